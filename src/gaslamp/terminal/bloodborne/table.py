"""The table of Bloodborne, drawn from a seat's view and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gaslamp.bloodborne.box.box import Box, Card, Monster
from gaslamp.bloodborne.box.components import TROPHY_TYPES, Provenance
from gaslamp.bloodborne.table import events
from gaslamp.bloodborne.view import HunterView, MonsterView, TableView
from gaslamp.bloodborne.words.wording import Wording
from gaslamp.core.decisions import Decision, Option
from gaslamp.core.events import ChoiceTaken, Event
from gaslamp.core.packs import Pack
from gaslamp.core.text import Voice, capital
from gaslamp.terminal.finding import matching
from gaslamp.terminal.plain import numbered
from gaslamp.terminal.screen import Screen, cells

COLORS = {
    "melee": "#d06a62",
    "ranged": "#6fa3d8",
    "utility": "#b9ab93",
    "green": "#6fae6a",
    "yellow": "#d6b64a",
    "red": "#d9635c",
    "brass": "#c9a25e",
    "blood": "#d9635c",
    "faded": "#b9ab93",
}


WIDE = 100  # columns from which used piles fit into the table


class BloodborneDrawing:
    """Draws the table and explains what lies on it, in one language."""

    declining = frozenset(("pass",))

    def __init__(self, pack: Pack, voice: Voice, screen: Screen) -> None:
        self.box: Box = pack.box
        self.voice = voice
        self.screen = screen
        self.wording = Wording(self.box, voice.lang)
        self.shown_round = -1
        self.help = self.say("help-bloodborne")
        self.commands: Mapping[str, Callable[[TableView, str], None]] = {"hands": lambda view, _: self.show_hands(view)}

    def say(self, key: str, **arguments: Any) -> str:
        return self.voice.say(f"terminal-{key}", **arguments)

    def noun(self, field: str) -> str:
        """What a field of the view is called, to stand alone."""
        return capital(self.voice.say(f"bloodborne-field-{field}"))

    def name(self, card: str) -> str:
        return self.wording.name(card)

    def names(self, cards: list[str]) -> str:
        return ", ".join(self.name(card) for card in cards) or self.say("none")

    # -- the table -----------------------------------------------------------------------------------

    def show(self, view: TableView) -> None:
        self.shown_round = view.round
        (self.show_plain if self.screen.plain else self.show_drawn)(view)

    def before(self, decision: Decision, view: TableView) -> None:
        if decision.kind == "choose_card" or self.shown_round < 0:
            self.show(view)

    def headline(self, view: TableView) -> str:
        phase = "" if view.phase == "over" else self.phase(view.phase)
        return f"{self.voice.say('core-round', round=view.round)} · {phase}"

    def phase(self, phase: str) -> str:
        return self.voice.say(f"bloodborne-phase-{phase.replace('_', '-')}")

    def foe_lines(self, view: TableView) -> tuple[str, str, list[str]]:
        """The monster in play: kind, title, and what there is to know of it."""
        monster = view.monster
        if monster is None:
            return self.noun("monster"), self.say("no-monster"), []
        foe = self.box.foes[monster.id]
        title = f"{self.name(foe.id)} — {self.say('echoes', count=monster.echoes)}{self.start(view, monster)}"
        return self.kind(foe), title, [*self.foe_facts(foe), self.wording.text(foe.data)]

    def start(self, view: TableView, monster: MonsterView) -> str:
        """What a monster began with, where that is more than its card says."""
        hunters, boss = monster.for_hunters, monster.for_final_boss
        if not hunters and not boss:
            return ""
        parts = [self.voice.say("bloodborne-starts-printed", count=monster.printed)]
        if hunters:
            parts.append(self.voice.say("bloodborne-starts-for-hunters", count=hunters, hunters=len(view.hunters)))
        if boss:
            parts.append(self.voice.say("bloodborne-starts-for-final-boss", count=boss, card=view.final_boss))
        return f" ({', '.join(parts)})"

    def kind(self, foe: Monster) -> str:
        kind = "final-boss" if foe.final else "boss" if foe.boss else "monster"
        return self.voice.say(f"bloodborne-kind-{kind}")

    def foe_facts(self, foe: Monster) -> list[str]:
        types = self.voice.join([self.voice.say(f"bloodborne-type-{TROPHY_TYPES[kind]}") for kind in foe.types])
        return [capital(self.wording.die(foe.die)), f"{self.noun('trophies')}: {types}"]

    def is_last(self, view: TableView) -> bool:
        """Whether the Final Boss is in play."""
        return view.monster is not None and view.monster.id == view.final_boss

    def boss_lines(self, view: TableView) -> list[str]:
        boss = self.box.foes[view.final_boss]
        ahead = self.say("final-boss-ahead", name=self.name(boss.id), count=view.dungeon_size)
        return [ahead, self.wording.text(boss.data)]

    def trophies(self, hunter: HunterView) -> str:
        return ", ".join(
            self.say(
                "track-space",
                type=kind,
                space=getattr(hunter.trophies, kind),
                worth=worth(hunter, kind),
                coming=self.coming(hunter, kind),
            )
            for kind in TROPHY_TYPES
        )

    def coming(self, hunter: HunterView, kind: str) -> int:
        """What the next space of a track is worth."""
        track: tuple[int, ...] = getattr(self.box.numbers.trophy_tracks, kind)
        space: int = getattr(hunter.trophies, kind)
        return track[min(space + 1, len(track) - 1)]

    def is_out(self, view: TableView) -> bool:
        """Whether the viewer is out of the game."""
        return view.seat is not None and view.hunters[view.seat].out

    def marks(self, view: TableView, hunter: HunterView) -> list[str]:
        seat = hunter.seat
        facts = {
            "core-you": seat == view.seat,
            "bloodborne-field-first-player": seat == view.first_player,
            "bloodborne-field-out": hunter.out,
            "terminal-dead": not hunter.health and not hunter.out,
        }
        marks = [self.voice.say(mark) for mark, holds in facts.items() if holds]
        if hunter.deaths and not hunter.out and self.box.foes[view.final_boss].lives:
            marks.append(self.voice.say("bloodborne-times-died", count=hunter.deaths))
        return marks

    def titled(self, view: TableView, hunter: HunterView) -> str:
        name = view.players[hunter.seat]
        marks = self.marks(view, hunter)
        return self.say("mark", name=name, marks=", ".join(marks)) if marks else name

    def show_plain(self, view: TableView) -> None:
        line = self.screen.line
        line()
        line(self.headline(view))
        kind, title, facts = self.foe_lines(view)
        line(f"{kind}: {title}. {'. '.join(facts)}" if facts else title)
        if not self.is_last(view):
            line(f"{self.noun('final-boss')}: {'. '.join(self.boss_lines(view))}")
        for hunter in view.hunters:
            line(
                self.say(
                    "hunter-line",
                    name=self.titled(view, hunter),
                    health=hunter.health,
                    max=view.max_health,
                    collected=hunter.collected,
                    banked=hunter.banked,
                    trophies=self.trophies(hunter),
                    used=self.names(hunter.used),
                    hand=hunter.hand_size,
                )
            )
        line(f"{self.noun('available-upgrades')}: {self.upgrades(view)}")

    def upgrades(self, view: TableView) -> str:
        left = self.voice.say("bloodborne-upgrades-left", count=view.upgrade_deck_size)
        return f"{self.names(view.available_upgrades)} ({left})"

    def show_drawn(self, view: TableView) -> None:
        kind, title, facts = self.foe_lines(view)
        body = Text(title + "\n", style="bold", justify="center")
        if view.monster is not None:
            echoes = view.monster.echoes
            drops = " ".join("●" * min(5, echoes - start) for start in range(0, echoes, 5))
            body.append(drops + "\n", style=COLORS["blood"])
            color = COLORS[self.box.foes[view.monster.id].die]
            body.append(f"{facts[0]} · {facts[1]}\n", style=color)
            body.append(facts[-1], style="not bold")
        subtitle = (
            None
            if self.is_last(view)
            else Text(f"{self.noun('final-boss')}: {' — '.join(self.boss_lines(view))}", COLORS["faded"])
        )
        self.screen.draw(
            "",
            Panel(
                body,
                title=f"[{COLORS['brass']}]{self.headline(view)} · {kind}[/]",
                border_style=COLORS["brass"],
            ),
        )
        if subtitle is not None:
            self.screen.draw(subtitle)
        self.screen.draw(self.hunters_table(view))
        if self.screen.console.width < WIDE:
            for line in self.used_lines(view):
                self.screen.line(line, COLORS["faded"])
        self.screen.draw(Text.assemble((self.noun("available-upgrades"), "bold"), ": ", self.upgrades(view)))

    def hunters_table(self, view: TableView) -> Table:
        table = Table(border_style=COLORS["faded"], header_style="bold", expand=True)
        wide = self.screen.console.width >= WIDE
        heads = ["hunters", "health", "collected", "banked", "trophies", "hand", *(["score", "used"] if wide else [])]
        for head in heads:
            number = head in ("health", "collected", "banked", "hand", "score")
            short = head not in ("hunters", "score", "used")
            table.add_column(self.noun(head), justify="right" if number else "left", no_wrap=short)
        for hunter in view.hunters:
            own = hunter.seat == view.seat
            health = Text(f"{hunter.health}/{view.max_health}")
            if hunter.health <= 3:
                health.stylize(f"bold {COLORS['blood']}")
            row = cells(
                Text(self.titled(view, hunter), style=f"bold {COLORS['brass']}" if own else ""),
                health,
                hunter.collected,
                hunter.banked,
                self.short_trophies(hunter),
                hunter.hand_size,
            )
            more = cells(hunter.score, self.names(hunter.used) if hunter.used else "") if wide else ()
            table.add_row(*row, *more)
        return table

    def short_trophies(self, hunter: HunterView) -> str:
        """For each track what it is worth now and on the next space: ``K 1→3``."""
        return "  ".join(
            f"{self.voice.say(f'bloodborne-type-{kind}')[0]} {worth(hunter, kind)}→{self.coming(hunter, kind)}"
            for kind in TROPHY_TYPES
        )

    def used_lines(self, view: TableView) -> list[str]:
        """The used piles that are not empty, one to a line."""
        return [
            f"{self.noun('used')}, {view.players[hunter.seat]}: {self.names(hunter.used)}"
            for hunter in view.hunters
            if hunter.used
        ]

    def show_hands(self, view: TableView) -> None:
        """What everybody can still hold: all they own, less what is used or in play. Anyone could keep count."""
        for hunter in view.hunters:
            cards = Counter(hunter.owned) - Counter(hunter.used) - Counter(hunter.played)
            self.screen.line(f"{view.players[hunter.seat]}: {self.names(list(cards.elements()))}")

    def tell(self, event: Event, before: Event | None = None) -> str:
        """A line of the log; it names what made it happen."""
        return self.voice.event(event)

    def blow(self, event: Event, view: TableView) -> str:
        return ""

    def is_minor(self, event: Event) -> bool:
        """What the table shows anyway, and lines that only the full log needs."""
        minor = (events.CardsUsed, events.TokenPassed, events.AbilityIdle, events.ScoreCounted, events.GameEnded)
        return isinstance(event, minor)

    def style(self, event: Event) -> str:
        """How a line of the log looks."""
        match event:
            case events.HunterDied() | events.HunterOut():
                return f"bold {COLORS['blood']}"
            case events.DamageTaken() | events.MonsterAttacked():
                return COLORS["blood"]
            case events.EchoesTaken() | events.EchoesBanked() | events.TrophyEarned() | events.MonsterKilled():
                return COLORS["brass"]
            case events.DamageReduced() | events.MonsterStrengthened() | ChoiceTaken():
                return "dim"
            case events.CardRevealed() | events.MonsterRevealed() | events.WeaponDrawn() | events.RoundBegan():
                return "bold"
        return ""

    # -- options -------------------------------------------------------------------------------------

    def arranged(self, options: tuple[Option, ...]) -> list[Option]:
        """Options in the order of the pack, so that a card is found where it was last time."""
        order = {card.id: card.order for card in self.box.cards.values()}
        return sorted(options, key=lambda option: order.get(option.id, -1))

    def signs(self, options: list[Option]) -> list[str]:
        return numbered(len(options))

    def describe(self, option: Option, decision: Decision, view: TableView) -> tuple[str, str, str]:
        """An option's name, what to know of it, and its colour."""
        kind, _, target = option.target.partition(":")
        name = self.voice.phrase(option.label)
        if kind == "card":
            card = self.box.cards[target]
            kind = self.voice.say(f"bloodborne-kind-{card.type}")
            return name, f"{kind}. {self.wording.text(card.data)}", COLORS[card.type]
        if kind == "seat":
            hunter = view.hunters[int(target)]
            facts = [f"{self.noun(key)} {getattr(hunter, key)}" for key in ("health", "collected", "banked")]
            return name, ", ".join([*facts, *([self.names(hunter.played)] if hunter.played else [])]), ""
        return name, "", ""

    # -- explaining ----------------------------------------------------------------------------------

    def in_sight(self, view: TableView) -> list[str]:
        """The ids of every card and monster that lies open or in the own hand."""
        ids: list[str] = [] if view.monster is None else [view.monster.id]
        ids.append(view.final_boss)
        if view.seat is not None:
            ids += view.hunters[view.seat].hand or ()
        ids += view.available_upgrades
        for hunter in view.hunters:
            ids += [*hunter.played, *hunter.used]
        return list(dict.fromkeys(ids))

    def about(self, word: str, view: TableView) -> list[str]:
        """The dice that a word may mean, with their odds."""
        dice = {color: self.voice.say("bloodborne-fact-die", color=color, faces="") for color in self.box.dice}
        return [
            f"{capital(self.wording.die(color))}. {capital(self.wording.odds(color))}."
            for color in matching(word, dice)
        ]

    def explain(self, name: str) -> str:
        """One card or monster: its name, its facts, its text, where it comes from."""
        thing = self.box.component(name)
        if isinstance(thing, Card):
            facts = [self.voice.say(f"bloodborne-kind-{thing.type}")]
        else:
            facts = [
                self.kind(thing),
                self.say("echoes", count=thing.echoes),
                *self.foe_facts(thing),
            ]
        origin = self.origin(thing.data.provenance)
        return f"{self.name(name)} ({'; '.join(facts)}). {self.wording.text(thing.data)} {origin}"

    def origin(self, source: Provenance) -> str:
        if source.numbers == source.effect:
            return self.voice.say(f"core-provenance-{source.numbers}.text")
        numbers, effect = (self.voice.say(f"core-provenance-{part}") for part in (source.numbers, source.effect))
        return self.voice.say("core-provenance-two", numbers=numbers, effect=effect)

    def behind(self, event: Event) -> str:
        return self.explain(event.cause.split("/")[0]) if event.cause else ""

    def all_names(self) -> dict[str, str]:
        """Every card and monster of the box: id to name."""
        return {name: self.name(name) for name in (*self.box.cards, *self.box.foes)}

    # -- the end -------------------------------------------------------------------------------------

    def scores(self, view: TableView) -> None:
        assert view.outcome is not None
        winners, scores = view.outcome.winners, view.outcome.scores
        for seat in sorted(range(len(scores)), key=lambda seat: (-scores[seat], seat)):
            hunter = view.hunters[seat]
            bonuses = {kind: worth(hunter, kind) for kind in TROPHY_TYPES}
            total = self.say("sum", banked=hunter.banked, total=scores[seat], **bonuses)
            style = f"bold {COLORS['brass']}" if seat in winners else ""
            self.screen.line(f"{view.players[seat]}: {total}", style)


def worth(hunter: HunterView, kind: str) -> int:
    """What a hunter's trophies of a kind are worth now."""
    found: int = getattr(hunter.bonuses, kind)
    return found
