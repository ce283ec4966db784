"""What stands where on the board of Eldritch Horror: as marks for the map, in words, and by region."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from gaslamp.core.text import Voice
from gaslamp.eldritch.box.components import PackData, Region, Route, Space
from gaslamp.eldritch.view import BoardView, MonsterView
from gaslamp.terminal.eldritch.map import (
    BRASS,
    FADED,
    INKS,
    MARKERS,
    NARROWEST,
    NIGHT,
    PARCHMENT,
    Chart,
    Mark,
)
from gaslamp.terminal.screen import Screen

HEALTH = "#d9635c"
SANITY = "#6fa3d8"
OMEN_COLORS = {"green": "#6fae6a", "blue": "#6fa3d8", "red": "#d9635c"}
# a comet, a constellation, an eclipse: an omen is never told by its colour alone
OMENS = {"green": "✦", "blue": "∷", "red": "◐"}
SEATS = ("#c9a25e", "#6fae6a", "#6fa3d8", "#b48ed8", "#e08e6d", "#5fb8b0", "#d98cb0", "#ece2cf")
REGIONS: dict[Region, float] = {"america": 0.36, "europe": 0.64, "asia_australia": 1.01}  # and where they end
SHADES = ("truecolor", "256")  # the colours that land and sea need


def initials(name: str) -> str:
    """``Lily Chen`` -> ``LC``."""
    words = name.split()
    return (words[0][0] + words[-1][0]).upper()


def tag(name: str, seat: int) -> Mark:
    """An investigator as a mark."""
    return Mark(initials(name), f"bold {NIGHT} on {SEATS[seat]}")


class WorldMap:
    """The map with what stands on it: drawn, or in words."""

    def __init__(self, data: PackData, names: dict[str, str], voice: Voice, screen: Screen) -> None:
        self.data = data
        self.names = names  # of components
        self.voice = voice
        self.screen = screen
        self.spaces = {space.id: space for space in data.spaces}
        self.routes: dict[str, dict[str, Route]] = {space: {} for space in self.spaces}
        for path in data.paths:
            self.routes[path.a][path.b] = self.routes[path.b][path.a] = path.type
        self.explained = False  # whether the signs of the map have been explained already

    def say(self, key: str, **arguments: Any) -> str:
        return self.voice.say(f"terminal-eldritch-{key}", **arguments)

    def noun(self, field: str) -> str:
        """What a field of the view is called, as in a sentence."""
        return self.voice.say(f"eldritch-field-{field}")

    def label(self, space: str) -> str:
        """What a space is called on the map: a number needs no other name."""
        return space if space.isdecimal() else self.name(space)

    def name(self, space: str) -> str:
        return self.spaces[space].name.in_language(self.voice.lang)

    def region(self, space: Space) -> Region:
        return next(region for region, end in REGIONS.items() if space.x < end)

    def region_name(self, region: Region) -> str:
        return self.say(f"region-{region.replace('_', '-')}")

    # -- what stands there ---------------------------------------------------------------------------

    def people(self, view: BoardView, space: str) -> Iterator[tuple[int, str]]:
        """The investigators on a space, with their seats."""
        for investigator in view.investigators:
            if investigator is not None and investigator.space == space:
                yield investigator.seat, self.names[investigator.id]

    def marks(self, view: BoardView, space: str) -> list[Mark]:
        """Everything on a space, in signs."""
        found = [tag(name, seat) for seat, name in self.people(view, space)]
        gates = [gate.omen for gate in view.gates if gate.space == space]
        found += [Mark(f"({OMENS[omen]})", f"bold {OMEN_COLORS[omen]}") for omen in gates]
        monsters = [monster.epic for monster in view.monsters if monster.space == space]
        kinds = {
            "M": (monsters.count(True), f"bold {NIGHT} on {HEALTH}"),
            "m": (monsters.count(False), f"bold {HEALTH}"),
            "?": (view.clues.count(space), f"bold {BRASS}"),
            "*": (view.tokens.get(space, 0), f"bold {PARCHMENT}"),
            "⚑": (view.expedition == space, f"bold {PARCHMENT}"),
            "!": (sum(card.space == space for card in view.ongoing), f"bold {HEALTH}"),
        }
        found += [
            Mark(sign + (str(count) if count > 1 else ""), style) for sign, (count, style) in kinds.items() if count
        ]
        for body in view.bodies:
            if body.space == space:
                found.append(Mark(f"†{initials(self.names[body.id])}", FADED))
        return found

    def words(self, view: BoardView, space: str) -> list[str]:
        """Everything on a space, in words."""
        found = [name for _, name in self.people(view, space)]
        found += [self.say("gate", omen=gate.omen) for gate in view.gates if gate.space == space]
        monsters = [self.monster(monster) for monster in view.monsters if monster.space == space]
        found += [tally(monsters)] if monsters else []
        if clues := view.clues.count(space):
            found.append(self.say("clues-here", count=clues))
        if tokens := view.tokens.get(space):
            found.append(self.say("tokens-here", count=tokens))
        if view.expedition == space:
            found.append(self.noun("expedition"))
        found += [self.say("rumor-here", name=self.names[c.id]) for c in view.ongoing if c.space == space]
        found += [self.say("body", name=self.names[b.id]) for b in view.bodies if b.space == space]
        return found

    def monster(self, monster: MonsterView) -> str:
        """A monster with what it has suffered."""
        name = self.names[monster.id]
        if monster.damage:
            return self.say("hurt-monster", name=name, damage=monster.damage, toughness=monster.toughness)
        return name

    def ways(self, space: str) -> str:
        """The paths from a space, by kind."""
        kinds: dict[Route, list[str]] = {}
        for there, kind in self.routes[space].items():
            kinds.setdefault(kind, []).append(self.label(there))
        ways = "; ".join(f"{self.say(f'route-{kind}')}: {', '.join(kinds[kind])}" for kind in INKS if kind in kinds)
        return ways[:1].upper() + ways[1:]

    # -- showing -------------------------------------------------------------------------------------

    def show(self, view: BoardView, signs: dict[str, str], whole: bool = False) -> None:
        """The world; ``signs`` are those of the spaces to choose from. ``whole`` asks for all there is to tell."""
        if self.screen.plain:
            self.show_plain(view, whole)
            return
        wide = self.screen.console.width >= NARROWEST
        self.screen.draw(*(self.drawn(view, signs) if wide else [self.listed(view, signs)]))
        if whole or not self.explained:
            self.explained = True
            self.screen.draw(self.legend(paths=wide))

    def show_occupied(self, view: BoardView) -> None:
        """What the signs on the map stand for, space by space."""
        for space in self.data.spaces:
            if things := self.words(view, space.id):
                self.screen.draw(Text.assemble((f"{self.name(space.id)}: ", BRASS), ", ".join(things)))

    def drawn(self, view: BoardView, signs: dict[str, str]) -> Iterator[RenderableType]:
        console = self.screen.console
        labels = {space: self.label(space) for space in self.spaces}
        chart = Chart(self.data, labels, console.width, console.color_system in SHADES)
        chart.fill({space: self.marks(view, space) for space in self.spaces}, signs)
        yield from chart.busy_rows()

    def legend(self, paths: bool) -> Text:
        """What the signs mean."""
        parts = [(MARKERS[kind], FADED, self.voice.say(f"eldritch-type-{kind}")) for kind in MARKERS]
        if paths:
            lines = {"train": "──", "ship": "╌╌", "uncharted": "··"}
            parts += [(lines[kind], ink, self.say(f"route-{kind}")) for kind, ink in INKS.items()]
        parts += [(f"({OMENS[omen]})", OMEN_COLORS[omen], self.say("gate", omen=omen)) for omen in OMENS]
        parts += [
            ("?", BRASS, self.noun("clues")),
            ("m", HEALTH, self.noun("monsters")),
            ("M", HEALTH, self.noun("epic")),
            ("⚑", PARCHMENT, self.noun("expedition")),
            ("!", HEALTH, self.voice.say("eldritch-mythos-rumor")),
            ("*", PARCHMENT, self.noun("tokens")),
            ("†", FADED, self.noun("bodies")),
        ]
        signs = [Text.assemble((sign, f"bold {color}"), f" {word}") for sign, color, word in parts]
        return side_by_side(signs, self.screen.console.width)

    def listed(self, view: BoardView, signs: dict[str, str]) -> Columns:
        """Every space with its marks, in a column for each region."""
        width = self.screen.console.width // 3 - 1
        columns = []
        for region in REGIONS:
            lines = [Text(self.region_name(region), style=f"bold {BRASS}")]
            lines += [
                self.listed_space(view, space, signs.get(space.id))
                for space in self.data.spaces
                if self.region(space) == region
            ]
            columns.append(Text("\n").join(lines))
        return Columns(columns, width=width, padding=(0, 1))

    def listed_space(self, view: BoardView, space: Space, sign: str | None) -> Text:
        marks = self.marks(view, space.id)
        color = PARCHMENT if marks or sign is not None else FADED
        line = Text.assemble((f"{MARKERS[space.type]} ", color))
        if sign is not None:
            line.append(f"{sign})", f"bold {NIGHT} on {BRASS}").append(" ")
        line.append(self.label(space.id), f"bold {BRASS}" if sign is not None else color)
        for mark in marks:
            line.append(" ").append(*mark)
        return line

    def show_plain(self, view: BoardView, whole: bool) -> None:
        """A line for every space with something on it, or for all of them with their paths."""
        for region in REGIONS:
            spaces = [space for space in self.data.spaces if self.region(space) == region]
            lines = [line for space in spaces if (line := self.in_words(view, space, whole))]
            if lines:
                self.screen.line(f"{self.region_name(region)}:")
            for line in lines:
                self.screen.line(line)

    def in_words(self, view: BoardView, space: Space, whole: bool) -> str:
        """A space with what is there, and with its paths if the whole world is asked for."""
        things = self.words(view, space.id)
        if not (things or whole):
            return ""
        there = ", ".join(things) or self.voice.say("eldritch-thing-nothing")
        line = f"{self.name(space.id)} ({self.voice.say(f'eldritch-type-{space.type}')}): {there}."
        return f"{line} {self.ways(space.id)}." if whole else line


def side_by_side(parts: list[Text], width: int) -> Text:
    """As many parts on a line as there is room for, none of them broken."""
    lines = [parts[0]]
    for part in parts[1:]:
        if len(lines[-1]) + 2 + len(part) <= width:
            lines[-1] = Text.assemble(lines[-1], "  ", part)
        else:
            lines.append(part)
    return Text("\n").join(lines)


def tally(names: list[str]) -> str:
    """``Ghoul, Cultist x2``: the same name is said once."""
    return ", ".join(name if count == 1 else f"{name} x{count}" for name, count in Counter(names).items())
