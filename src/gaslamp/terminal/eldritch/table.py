"""The table of Eldritch Horror, drawn from a seat's view and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

from gaslamp.core.decisions import Decision, Option
from gaslamp.core.events import ChoiceTaken, Event
from gaslamp.core.packs import Pack
from gaslamp.core.text import Voice
from gaslamp.eldritch.box.abilities import Action
from gaslamp.eldritch.box.box import Box
from gaslamp.eldritch.box.effects import PassBox, Test
from gaslamp.eldritch.box.text_paths import named_texts
from gaslamp.eldritch.table import events
from gaslamp.eldritch.view import BoardView
from gaslamp.eldritch.words.wording import Wording, components
from gaslamp.terminal.eldritch.map import BRASS
from gaslamp.terminal.eldritch.sheets import Sheets
from gaslamp.terminal.eldritch.world import HEALTH, WorldMap
from gaslamp.terminal.finding import folded, matching
from gaslamp.terminal.plain import lettered, numbered
from gaslamp.terminal.screen import Screen


class EldritchDrawing:
    """Draws the world and its sheets, and explains what lies on the table, in one language."""

    declining = frozenset(("pass", "keep", "roll"))

    def __init__(self, pack: Pack, voice: Voice, screen: Screen) -> None:
        box: Box = pack.box
        self.data = box.data
        self.voice = voice
        self.screen = screen
        self.names: dict[str, str] = {
            component.id: component.name.in_language(voice.lang)
            for _, section in self.data.sections()
            for component in section
        }
        self.wording = Wording(self.data, voice.lang)
        self.texts = dict(named_texts(self.data))
        self.conditions = {condition.id for condition in self.data.conditions}
        self.world = WorldMap(self.data, self.names, voice, screen)
        self.sheets = Sheets(self.world, self.data, self.names, self.wording, self.text)
        self.shown_round = -1
        self.turn: tuple[int, int | None] = (-1, -1)  # the round and seat of the turn that was shown last
        self.fresh = False  # whether nothing was asked since the table was shown but what to do
        self.choosable: dict[str, str] = {}  # the spaces that can be chosen now, with their signs
        self.help = voice.say("terminal-help-eldritch")
        self.commands: Mapping[str, Callable[[BoardView, str], None]] = {
            "map": self.show_map,
            "sheet": self.show_sheet,
        }

    def say(self, key: str, **arguments: Any) -> str:
        return self.voice.say(f"terminal-eldritch-{key}", **arguments)

    # -- the table -----------------------------------------------------------------------------------

    def show(self, view: BoardView) -> None:
        self.shown_round = view.round
        self.turn = (view.round, view.seat)
        self.fresh = True
        (self.show_plain if self.screen.plain else self.show_drawn)(view)

    def show_plain(self, view: BoardView) -> None:
        self.sheets.show_ancient_one(view)
        self.world.show(view, self.choosable)
        self.sheets.show_investigators(view)
        self.sheets.show_reserve(view)

    def show_drawn(self, view: BoardView) -> None:
        """From the world at large to what matters most, which stands next to the question."""
        self.screen.line()
        self.world.show(view, self.choosable)
        self.world.show_occupied(view)
        self.sheets.show_investigators(view)
        self.sheets.show_reserve(view)
        if view.seat is not None:
            self.sheets.show_sheet(view, view.seat)
        self.sheets.show_ancient_one(view)

    def before(self, decision: Decision, view: BoardView) -> None:
        """The whole table once a turn; the map again when there are spaces to choose from."""
        self.choosable = self.choosable_spaces(decision)
        fresh, self.fresh = self.fresh, False
        if not view.round:
            self.introduce(view.ancient_one)
            return
        acting = view.phase == "action" and view.active == decision.seat
        if self.shown_round <= 0 or (acting and self.turn != (view.round, decision.seat)):
            self.show(view)
        elif self.choosable and not self.screen.plain and not (fresh and decision.kind == "travel"):
            self.screen.line()
            self.world.show(view, self.choosable)

    def introduce(self, ancient_one: str) -> None:
        """Against whom one plays, before there is a table to show."""
        if self.shown_round < 0:
            self.shown_round = 0
            self.screen.line()
            self.screen.line(self.in_full(self.components[ancient_one][0]))

    def choosable_spaces(self, decision: Decision) -> dict[str, str]:
        """The spaces to choose from, with the signs of their options; none if all is about the same one."""
        options = self.arranged(decision.options)
        targets = [option.target.partition(":") for option in options]
        signs = zip(targets, self.signs(options), strict=True)
        spaces = [(space, sign) for (kind, _, space), sign in signs if kind == "space"]
        found = dict(reversed(spaces))
        return found if len(found) > 1 else {}

    def show_map(self, view: BoardView, word: str) -> None:
        """The world, or of one space what is there and where its paths lead."""
        if not word:
            self.world.show(view, self.choosable, whole=True)
            if not self.screen.plain:
                self.world.show_occupied(view)
            return
        for line in self.spaces_called(word, view) or [self.say("no-such-space", word=word)]:
            self.screen.line(line)

    def spaces_called(self, word: str, view: BoardView) -> list[str]:
        """The spaces with a name, in words; a number is the name of one space only."""
        names = {space: self.world.name(space) for space in self.world.spaces}
        found = [space for space in names if space == word] if word.isdecimal() else matching(word, names)
        return [self.world.in_words(view, self.world.spaces[space], whole=True) for space in found]

    def is_out(self, view: BoardView) -> bool:
        return view.seat is not None and view.eliminated[view.seat]

    def show_sheet(self, view: BoardView, word: str) -> None:
        """The own sheet, or that of whoever is named, as investigator or as player."""
        if not word and view.seat is not None:
            self.sheets.show_sheet(view, view.seat)
            return
        called = {str(seat): name for seat, name in enumerate(view.players)}
        played = {str(person.seat): self.names[person.id] for person in view.investigators if person is not None}
        found = matching(word, played) or matching(word, called)
        for seat in found:
            self.sheets.show_sheet(view, int(seat))
        if not found:
            self.screen.line(self.say("nobody-called", word=word))

    # -- the log -------------------------------------------------------------------------------------

    def tell(self, event: Event, before: Event | None = None) -> str:
        """A line of the log, with the text of a card that comes up, or the name of the one behind it."""
        line = self.voice.event(event)
        if printed := self.printed(event):
            return f"{line} {printed}"
        name = self.source(event)
        named = name in line or (before is not None and name == self.source(before))
        return line if named else f"{line} ({name})"

    def source(self, event: Event) -> str:
        """The name of the component behind an event; empty if there is none."""
        return self.names.get(event.cause.split("/")[0], "")

    def blow(self, event: Event, view: BoardView) -> str:
        match event:
            case events.InvestigatorDefeated(seat=seat) | events.InvestigatorDevoured(seat=seat):
                if seat == view.seat:
                    return f"{self.tell(event)} {self.say('lost-out' if self.is_out(view) else 'lost-next')}"
        return ""

    def printed(self, event: Event) -> str:
        """What is written on the card that an event brings up."""
        match event:
            case events.EncounterBegan() | events.CardTurned():
                return self.read(event.cause)
            case events.TestEnded(passed=passed):
                return self.read_box(event.cause, passed == "yes")
            case events.MythosDrawn(mythos=name) | events.MysteryDrawn(mystery=name):
                return self.text(name)
            case events.FightBegan(monster=name) | events.AmbushBegan(monster=name):
                return self.known(name) if self.components[name][-1]["facts"] else ""
            case events.BackSeen(card=card, back=back):
                return self.read(f"{card}/back{back}")
        return ""

    def read(self, path: str) -> str:
        """The text at a path, if there is one."""
        return self.wording.text(self.texts[path]) if self.texts.get(path) else ""

    def read_box(self, path: str, passed: bool) -> str:
        """The box of a complex card that a test leads to, if this is such a test."""
        text, _, number = path.rpartition("/")
        card, _, box = text.rpartition("/")
        if box != "first":
            return ""
        effect = self.texts[text][int(number)]
        leads = isinstance(effect, Test) and PassBox() in effect.passed
        return self.read(f"{card}/{'pass' if passed else 'fail'}") if leads else ""

    def is_minor(self, event: Event) -> bool:
        """What the table shows anyway, and what is only the beginning of what is told next."""
        return isinstance(event, (events.TurnBegan, events.GameWon, events.GameLost, ChoiceTaken))

    def style(self, event: Event) -> str:
        match event:
            case events.InvestigatorDefeated() | events.InvestigatorDevoured() | events.AncientOneAwoke():
                return f"bold {HEALTH}"
            case events.HealthLost() | events.SanityLost() | events.DoomAdvanced() | events.GateOpened():
                return HEALTH
            case events.CardGained(card=card) if card in self.conditions:
                return ""
            case events.CluesGained() | events.CardGained() | events.GateClosed() | events.MysterySolved():
                return BRASS
            case events.RoundBegan() | events.PhaseBegan():
                return "bold"
        return ""

    # -- options -------------------------------------------------------------------------------------

    def arranged(self, options: tuple[Option, ...]) -> list[Option]:
        return list(options)

    def signs(self, options: list[Option]) -> list[str]:
        """Letters if a space with a number for a name is among the options."""
        if any(option.id.isdecimal() and option.target == f"space:{option.id}" for option in options):
            return lettered(len(options))
        return numbered(len(options))

    def describe(self, option: Option, decision: Decision, view: BoardView) -> tuple[str, str, str]:
        kind, _, target = option.target.partition(":")
        name = self.voice.phrase(option.label)
        if not kind and decision.kind == "action":
            return name, self.of_action(option.id, decision.seat, view), ""
        match kind:
            case "space" if decision.kind == "encounter":
                return name, self.usual(option), ""
            case "space":
                return name, self.of_space(target, decision, view), ""
            case "seat":
                seat = int(option.id.removeprefix("seat:"))
                return name, self.sheets.in_words(view, seat), ""
            case "investigator":
                return name, self.of_investigator(target, decision.kind), ""
            case "card" | "monster" | "ancient_one" if target in self.components:
                return name, self.known(target), ""
        return name, "", ""

    def of_space(self, space: str, decision: Decision, view: BoardView) -> str:
        """What is on a space and, for who goes there, by which kind of path."""
        you = view.investigators[decision.seat]
        facts = self.world.words(view, space)
        if you is not None and decision.kind in ("travel", "travel_on", "move"):
            route = self.world.routes[you.space].get(space)
            facts = [self.say(f"route-{route}"), *facts] if route else facts
        return ", ".join(facts)

    def of_action(self, action: str, seat: int, view: BoardView) -> str:
        """What one of everybody's actions would do here and now."""
        you = view.investigators[seat]
        assert you is not None
        routes = self.world.routes[you.space]
        match action:
            case "travel":
                return self.say("action-travel", spaces=", ".join(map(self.world.label, routes)))
            case "prepare":
                kinds = [kind for kind in ("train", "ship") if kind in routes.values()]
                return self.say(
                    "action-prepare",
                    tickets=self.voice.either([str(self.voice.name("ticket", kind)) for kind in kinds]),
                )
            case "trade":
                people = self.world.people(view, you.space)
                return self.say(
                    "action-trade", names=self.voice.either([name for seat, name in people if seat != you.seat])
                )
            case "rest" | "acquire" | "pass":
                return self.say(f"action-{action}")
        return ""

    def usual(self, option: Option) -> str:
        """What the board promises of an encounter in a city."""
        space = self.world.spaces[option.target.partition(":")[2]]
        if option.id != space.region:
            return ""
        return self.say("usual", text=self.wording.text(space.usual))

    def of_investigator(self, name: str, asked: str) -> str:
        """The whole sheet for whoever chooses it, else only the action on it."""
        sheet = self.sheets.people[name]
        if asked != "new_investigator":
            actions = [ability for ability in sheet.abilities if isinstance(ability, Action)]
            return " ".join(map(self.wording.ability, actions))
        component = self.components[name][0]
        return described(component["facts"], component["text"][: len(sheet.abilities) + 1])

    # -- explaining ----------------------------------------------------------------------------------

    @cached_property
    def components(self) -> dict[str, list[dict[str, Any]]]:
        """Every component with a name in words, by its id; an Ancient One and its Epic Monster share one."""
        found: dict[str, list[dict[str, Any]]] = {}
        for component in components(self.data, self.voice.lang):
            if component["kind"] not in ("gate", "clue", "reference"):
                found.setdefault(component["id"], []).append(component)
        return found

    def text(self, name: str) -> str:
        """What a component says, as far as everybody may read it: not the backs of Spells and Conditions."""
        return " ".join(line for one in self.components[name] for line in one.get("front", one["text"]))

    def known(self, name: str) -> str:
        """What there is to know of a component beside its name."""
        return " ".join(described(one["facts"], one.get("front", one["text"])) for one in self.components[name])

    def in_sight(self, view: BoardView) -> list[str]:
        ids = [view.ancient_one]
        ids += [] if view.mystery is None else [view.mystery.id]
        ids += [card.id for card in view.ongoing]
        ids += [monster.id for monster in view.monsters]
        for person in view.investigators:
            ids += [] if person is None else [card.id for card in (*person.possessions, *person.conditions)]
        return list(dict.fromkeys([*ids, *view.reserve]))

    def about(self, word: str, view: BoardView) -> list[str]:
        """The spaces with a name, or the discard piles."""
        if folded(word) in ("discards", folded(self.world.noun("discards"))):
            return self.sheets.discards(view)
        return self.spaces_called(word, view)

    def explain(self, name: str) -> str:
        return "\n".join(self.in_full(component) for component in self.components[name])

    def in_full(self, component: dict[str, Any]) -> str:
        facts = f" ({'; '.join(component['facts'])})" if component["facts"] else ""
        return f"{component['name']}{facts}. {' '.join(component.get('front', component['text']))}"

    def behind(self, event: Event) -> str:
        """A component, or of an encounter card the text that was met; nothing for what everybody may do."""
        name, _, place = event.cause.partition("/")
        if name in self.names:
            return self.explain(name)
        text = self.read(f"{name}/{place.partition('/')[0]}")
        return f"{self.components[name][0]['name']}. {text}" if text else ""

    def all_names(self) -> dict[str, str]:
        return self.names

    # -- the end -------------------------------------------------------------------------------------

    def scores(self, view: BoardView) -> None:
        facts = [self.sheets.doom(view), *self.sheets.counts(view)]
        self.screen.line(f"{', '.join(facts)}.")


def described(facts: list[str], text: list[str]) -> str:
    """``Item; Weapon; value 1. During Combat Encounters, gain +2 Strength.``"""
    return " ".join([*([f"{'; '.join(facts)}."] if facts else []), *text])
