"""The sheets of Eldritch Horror: the Ancient One with its tracks, the Mystery, the investigators, the reserve."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gaslamp.core.text import Voice, capital
from gaslamp.eldritch.box.components import SKILLS, PackData
from gaslamp.eldritch.view import BoardView, CardView, InvestigatorView, MysteryView, OngoingView
from gaslamp.eldritch.words.wording import LEAD, Wording
from gaslamp.terminal.eldritch.map import BRASS, FADED, PARCHMENT
from gaslamp.terminal.eldritch.world import HEALTH, OMEN_COLORS, OMENS, SANITY, SEATS, WorldMap, tag, tally
from gaslamp.terminal.screen import Screen, cells

WIDE = 100  # columns from which possessions fit into the table of investigators
NUMBERS = 8  # columns for what is only a number, whatever it is called
LOW = 3  # Health, Sanity or Doom that should worry somebody
LYING = {"tokens": "tokens-here", "wounds": "wounds-here"}  # what lies on cards that need not be filled
NAMED = ("mythos", "assets", "artifacts", "spells", "conditions")  # piles of cards that have names
Texts = Callable[[str], str]


class Sheets:
    """Draws sheets from a view; ``texts`` gives a component's text by its id."""

    def __init__(self, world: WorldMap, data: PackData, names: dict[str, str], wording: Wording, texts: Texts) -> None:
        self.world = world
        self.data = data
        self.names = names
        self.texts = texts
        self.voice: Voice = world.voice
        self.screen: Screen = world.screen
        self.say = world.say
        self.noun = world.noun
        self.values = {asset.id: asset.value for asset in data.assets}
        self.people = {investigator.id: investigator for investigator in data.investigators}
        self.ancient_ones = {one.id: one for one in data.ancient_ones}
        self.wording = wording

    # -- the Ancient One -----------------------------------------------------------------------------

    def headline(self, view: BoardView) -> str:
        parts = [self.voice.say("core-round", round=view.round)]
        if not view.over:
            parts.append(str(self.voice.name("phase", view.phase)))
        ancient_one = self.names[view.ancient_one]
        parts.append(self.say("awake", name=ancient_one) if view.awake else ancient_one)
        return " · ".join(parts)

    def omen_track(self, view: BoardView) -> Text:
        """The omens in a ring, the present one in brackets."""
        track = Text()
        for place, omen in enumerate(self.data.omens):
            here = place == view.omen
            sign = f"[{OMENS[omen]}]" if here else f" {OMENS[omen]} "
            track.append(sign, f"bold {OMEN_COLORS[omen]}" if here else OMEN_COLORS[omen])
        return track

    def doom_track(self, view: BoardView) -> Text:
        full, doom = self.data.doom_track, view.doom
        return Text.assemble(("■" * doom, HEALTH if doom <= LOW else BRASS), ("·" * (full - doom), FADED))

    def doom(self, view: BoardView) -> str:
        return f"{self.noun('doom')} {view.doom}"

    def counts(self, view: BoardView) -> list[str]:
        """What else there is to know of the Ancient One, in words."""
        found = [self.say("solved", count=len(view.solved), needed=view.needed)]
        found.append(self.say("mythos-left", count=view.decks["mythos"]))
        found.append(self.say("expedition-left", count=view.decks["expedition"]))
        sheet = view.sheet
        if view.omen_tokens:
            found.append(f"{capital(self.noun('omen-tokens'))}: {view.omen_tokens}")
        if sheet.tokens:
            found.append(self.say("sheet-tokens", count=sheet.tokens))
        if sheet.sanity:
            found.append(self.say("sheet-sanity", count=sheet.sanity))
        if sheet.gates:
            found.append(self.say("sheet-gates", count=len(sheet.gates)))
        return found

    def progress(self, card: MysteryView | OngoingView) -> str:
        """How far a Mystery or rumor is, ``Clues 1 of 4``, and what else lies on it."""
        needs = card.needs if isinstance(card, MysteryView) else {}
        lines = []
        for kind in ("tokens", "clues", "gates", "toughness", "wounds"):
            have: int = getattr(card, kind, 0)
            if kind in needs:
                what = self.say("toughness") if kind == "toughness" else self.noun(kind)
                lines.append(self.say("progress", what=what, have=have, need=needs[kind]))
            elif have and kind in LYING:
                lines.append(self.say(LYING[kind], count=have))
        return ", ".join(lines)

    def cards_in_play(self, view: BoardView) -> Iterator[tuple[str, str, str]]:
        """The Mystery, rumors and other cards in play: what each is, its name with its state, its text."""
        cards: list[MysteryView | OngoingView] = [] if view.mystery is None else [view.mystery]
        for card in [*cards, *view.ongoing]:
            kind = self.noun("mystery") if isinstance(card, MysteryView) else str(self.voice.name("kind", card.kind))
            state = [self.world.name(card.space)] if isinstance(card, OngoingView) and card.space else []
            state += [progress] if (progress := self.progress(card)) else []
            name = self.names[card.id]
            yield kind, f"{name} ({', '.join(state)})" if state else name, self.texts(card.id)
        final = self.ancient_ones[view.ancient_one].final
        if view.awake and final is not None:
            begins = [self.wording.text(final.begins, LEAD)] if final.begins else []
            text = " ".join([*begins, self.wording.solved_by(final.solved_by)])
            yield self.noun("final"), final.name.in_language(self.voice.lang), text

    def show_ancient_one(self, view: BoardView) -> None:
        omen = f"{self.noun('omen')}: {self.voice.name('omen', view.omen_color)}"
        self.screen.line()
        if self.screen.plain:
            self.screen.line(f"{self.headline(view)}.")
            facts = [self.doom(view), omen, *self.counts(view)]
            self.screen.line(f"{'. '.join(facts)}.")
            for kind, name, text in self.cards_in_play(view):
                self.screen.line(f"{kind}: {name}. {text}".rstrip())
            return
        body = Text.assemble((self.doom(view), "bold"), " ")
        body.append(self.doom_track(view)).append("   ").append(f"{omen} ", "bold").append(self.omen_track(view))
        body.append("\n" + " · ".join(self.counts(view)), FADED)
        for kind, name, text in self.cards_in_play(view):
            body.append(f"\n{kind}: ", BRASS).append(name, "bold").append(f"  {text}" if text else "")
        color = HEALTH if view.awake else BRASS
        self.screen.draw(Panel(body, title=Text(self.headline(view), color), border_style=color))

    # -- investigators -------------------------------------------------------------------------------

    def marks(self, view: BoardView, person: InvestigatorView) -> list[str]:
        facts = {
            "core-you": person.seat == view.seat,
            "terminal-eldritch-lead": person.seat == view.lead,
            "eldritch-field-delayed": person.delayed,
        }
        return [self.voice.say(mark) for mark, holds in facts.items() if holds]

    def titled(self, view: BoardView, person: InvestigatorView) -> str:
        """``Lily Chen (Ada, you, lead)``."""
        player = view.players[person.seat]
        return f"{self.names[person.id]} ({', '.join([player, *self.marks(view, person)])})"

    def without(self, view: BoardView, seat: int) -> str:
        """A player who has no investigator."""
        return f"{view.players[seat]}: {self.noun('eliminated') if view.eliminated[seat] else self.say('defeated')}"

    def tickets(self, person: InvestigatorView) -> str:
        kinds = {"train": person.tickets.train, "ship": person.tickets.ship}
        return ", ".join(self.say(f"tickets-{kind}", count=count) for kind, count in kinds.items() if count)

    def cards(self, cards: list[CardView]) -> str:
        return tally([self.names[card.id] for card in cards])

    def skills(self, person: InvestigatorView) -> str:
        parts = []
        for skill in SKILLS:
            more = person.improvements.get(skill, 0)
            name = self.voice.name("skill", skill)
            parts.append(f"{name} {person.skills[skill]}" + (f" (+{more})" if more else ""))
        return ", ".join(parts)

    def show_investigators(self, view: BoardView) -> None:
        if self.screen.plain:
            for seat in range(len(view.players)):
                self.screen.line(self.in_words(view, seat))
        elif len(view.players) > 1:  # alone one's sheet says it all
            self.screen.draw(self.investigators_table(view))
            if self.screen.console.width < WIDE:
                for person in view.investigators:
                    if person is not None and (held := self.held(person)):
                        self.screen.line(f"{self.names[person.id]}: {held}", FADED)

    def held(self, person: InvestigatorView) -> str:
        """``Possessions: .38 Revolver. Conditions: Debt.``"""
        kinds = {"possessions": person.possessions, "conditions": person.conditions}
        return " ".join(f"{capital(self.noun(kind))}: {self.cards(cards)}." for kind, cards in kinds.items() if cards)

    def in_words(self, view: BoardView, seat: int) -> str:
        """One investigator in a sentence."""
        person = view.investigators[seat]
        if person is None:
            return f"{self.without(view, seat)}."
        facts = [
            self.world.name(person.space),
            self.say("points", what=self.noun("health"), have=person.health, most=person.max_health),
            self.say("points", what=self.noun("sanity"), have=person.sanity, most=person.max_sanity),
            self.say("clues-held", count=person.clues),
            *([f"{self.noun('tickets')}: {tickets}"] if (tickets := self.tickets(person)) else []),
        ]
        return f"{self.titled(view, person)}: {', '.join(facts)}. {self.held(person)}".rstrip()

    def investigators_table(self, view: BoardView) -> Table:
        wide = self.screen.console.width >= WIDE
        table = Table(border_style=FADED, header_style="bold", expand=True)
        heads = ["investigators", "space", "health", "sanity", "clues", "tickets"]
        for head in [*heads, *(["possessions", "conditions"] if wide else [])]:
            number = head in ("health", "sanity", "clues")
            table.add_column(
                capital(self.noun(head)), justify="right" if number else "left", max_width=NUMBERS if number else None
            )
        for seat, person in enumerate(view.investigators):
            if person is None:
                table.add_row(own(Text(self.without(view, seat)), view, seat))
            else:
                table.add_row(*self.row(view, person, wide))
        return table

    def row(self, view: BoardView, person: InvestigatorView, wide: bool) -> list[Text]:
        title = own(Text(self.titled(view, person)), view, person.seat)
        return [
            Text.assemble(tag(self.names[person.id], person.seat), " ", title),
            Text(self.world.name(person.space)),
            points(person.health, person.max_health, HEALTH),
            points(person.sanity, person.max_sanity, SANITY),
            Text(str(person.clues), f"bold {BRASS}" if person.clues else FADED),
            Text(self.tickets(person)),
            *(cells(self.cards(person.possessions), self.cards(person.conditions)) if wide else ()),
        ]

    def show_sheet(self, view: BoardView, seat: int) -> None:
        """One investigator with everything, the texts of their cards included."""
        person = view.investigators[seat]
        self.screen.line()
        if person is None:
            self.screen.line(self.without(view, seat))
        elif self.screen.plain:
            self.screen.line(f"{self.role(person)}. {self.in_words(view, seat)} {self.skills(person)}.")
            self.screen.line(self.abilities(person))
            for card in self.all_cards(person):
                self.screen.line(f"{self.names[card]}: {self.texts(card)}")
        else:
            self.screen.draw(self.drawn_sheet(view, person))

    def role(self, person: InvestigatorView) -> str:
        return self.people[person.id].role.in_language(self.voice.lang)

    def abilities(self, person: InvestigatorView) -> str:
        return " ".join(self.wording.ability(ability) for ability in self.people[person.id].abilities)

    def all_cards(self, person: InvestigatorView) -> list[str]:
        return [card.id for card in (*person.possessions, *person.conditions)]

    def drawn_sheet(self, view: BoardView, person: InvestigatorView) -> Panel:
        body = Text(f"{self.world.name(person.space)}   ", BRASS)
        for what, have, most, color in (
            ("health", person.health, person.max_health, HEALTH),
            ("sanity", person.sanity, person.max_sanity, SANITY),
        ):
            body.append(f"{self.noun(what)} {have}/{most} ", "bold").append("■" * have, color)
            body.append("·" * (most - have), FADED).append("   ")
        body.append(self.say("clues-held", count=person.clues), BRASS)
        if tickets := self.tickets(person):
            body.append(f"   {capital(self.noun('tickets'))}: {tickets}")
        body.append(f"\n{self.skills(person)}\n", "bold").append(self.abilities(person))
        for card in self.all_cards(person):
            body.append(f"\n{self.names[card]}: ", BRASS).append(self.texts(card))
        title = Text.assemble(tag(self.names[person.id], person.seat), f" {self.titled(view, person)}")
        title.append(f" · {self.role(person)}")
        return Panel(body, title=title, border_style=SEATS[person.seat])

    # -- the reserve and the discards ----------------------------------------------------------------

    def discards(self, view: BoardView) -> list[str]:
        """The discard piles: cards with names by name, of the others how many."""
        lines = []
        for pile, cards in view.discards.items():
            if cards:
                listed = tally([self.names[card] for card in cards]) if pile in NAMED else str(len(cards))
                lines.append(f"{self.voice.name('discards', pile)}: {listed}.")
        return lines or [self.say("no-discards")]

    def show_reserve(self, view: BoardView) -> None:
        cards = [self.say("priced", name=self.names[card], value=self.values[card]) for card in view.reserve]
        listed = ", ".join(cards) or self.voice.say("eldritch-thing-nothing")
        if self.screen.plain:
            self.screen.line(f"{capital(self.noun('reserve'))}: {listed}.")
        else:
            self.screen.draw(Text.assemble((capital(self.noun("reserve")), f"bold {PARCHMENT}"), ": ", listed))


def points(have: int, most: int, color: str) -> Text:
    """``4/6``, in a warning colour when it is low."""
    return Text(f"{have}/{most}", f"bold {color}" if have <= LOW else "")


def own(text: Text, view: BoardView, seat: int) -> Text:
    """In the colour of whoever looks, if it is about them."""
    if seat == view.seat:
        text.stylize(f"bold {BRASS}")
    return text
