"""The world of Eldritch Horror in characters: land and sea, paths by kind, spaces, and what stands on them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import hypot
from typing import NamedTuple

from rich.text import Text

from gaslamp.eldritch.box.components import PackData, Path, Route, Space

# Land, as the board has it: people know where Arkham is, not at which share of a width.
LAND = """\
                                        #########
                                  ##############
                                     #########                #############
           #####      #######  ####   ####    #           #########   ##########       #########
 #########################             ##                #######          ##############################################
   #  ###  ################    ####                ##     ##############################################################
           ##########################              ###############################################################
           #######################                 ############################################################
           #######################                  ############################################################
             #################                   ######   ####   ############################################   ##
              ##############                     ##        ####   ##  ####################################    ####
               #####                              ########              #############################   #   ####
                #####                             #########             #############################
                    #####                        ##################### ######## ## ###### ############
                       ##########               ###################### ##########    ###    #########
                         ###########             ###################### #######      ##       ####
                         ############              #########################                 #####      #
                         ###############             #######################                  ##      #
                           ###############                   ##############                     #######     ###
                            ############                       ##########
                           ##########                          ##########                              #######
                           #######                             #########  #                         ##########
                          #####                                 ######                             ############
                           ##                                  ###                                      ######
                           ##                                                                            #####
                                                                                                                    #

                                                                    #####
                             #######                           ############################################
    ####################################################################################################################
"""
LAND_WIDTH = 120

NIGHT = "#12100e"
PARCHMENT = "#ece2cf"
FADED = "#b9ab93"
BRASS = "#c9a25e"
GROUND = "#3b4034"
SEA = "#173038"

# How far apart the dots of a path are, and how long its dashes: rails are whole, sea routes dashed, trails dotted.
PATTERNS: dict[Route, tuple[int, int]] = {"train": (1, 1), "ship": (4, 7), "uncharted": (1, 3)}
INKS: dict[Route, str] = {"train": "#b08d4f", "ship": "#6f9fae", "uncharted": "#9aa57c"}
MARKERS = {"city": "●", "wilderness": "▲", "sea": "○"}

NARROWEST = 110  # columns a map needs
WIDEST = 140
# the bit of each of a cell's eight dots, by row and column (U+2800 is a cell without any)
BRAILLE = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))


class Mark(NamedTuple):
    """Something that stands on a space."""

    text: str
    style: str


class Cell(NamedTuple):
    glyph: str
    style: str


Place = tuple[int, int]  # column and row


class Chart:
    """The map at one width. Paths are drawn first, then spaces and names; marks find room beside their space."""

    def __init__(self, data: PackData, names: Mapping[str, str], width: int, shaded: bool = True) -> None:
        self.width = min(width, WIDEST)
        self.height = self.width // 4
        self.shaded = shaded
        self.names = names
        self.cells: dict[Place, Cell] = {}
        self.ends: dict[Place, str] = {}  # where paths leave the board, and to which space
        self.spots = {space.id: self.spot(space) for space in data.spaces}
        self.spaces = data.spaces
        self.draw_paths(data)

    def spot(self, space: Space) -> Place:
        """Where a space's marker stands; there is a margin for what comes in from the other edge."""
        return 1 + round(space.x * (self.width - 3)), round(space.y * (self.height - 1))

    def is_land(self, place: Place) -> bool:
        rows = LAND.splitlines()
        row = rows[place[1] * len(rows) // self.height]
        return row[place[0] * LAND_WIDTH // self.width :][:1] == "#"

    # -- paths ---------------------------------------------------------------------------------------

    def draw_paths(self, data: PackData) -> None:
        dots: dict[Place, int] = {}
        inks: dict[Place, str] = {}
        for path in sorted(data.paths, key=lambda path: list(INKS).index(path.type), reverse=True):
            for start, end in self.stretches(path):
                for x, y in dotted(start, end, PATTERNS[path.type]):
                    cell = (x // 2, y // 4)
                    dots[cell] = dots.get(cell, 0) | BRAILLE[y % 4][x % 2]
                    inks[cell] = INKS[path.type]
        for cell, bits in dots.items():
            self.cells[cell] = Cell(chr(0x2800 + bits), inks[cell])

    def stretches(self, path: Path) -> Iterator[tuple[Place, Place]]:
        """A path in dots, from space to space, or over the edges of the board."""
        (a, above), (b, below) = sorted((self.spots[path.a], self.spots[path.b]))
        if b - a < self.width / 2:
            yield (2 * a, 4 * above + 2), (2 * b, 4 * below + 2)
            return
        edge = above + (below - above) * a // (a + self.width - b)
        yield (0, 4 * edge + 2), (2 * a, 4 * above + 2)
        yield (2 * b, 4 * below + 2), (2 * self.width - 1, 4 * edge + 2)
        west, east = sorted((path.a, path.b), key=lambda space: self.spots[space])
        self.ends[0, edge] = f"‹{self.names[east]}"
        self.ends[self.width - 1, edge] = f"{self.names[west]}›"

    # -- names and marks -----------------------------------------------------------------------------

    def write(self, place: Place, text: str, style: str) -> None:
        column, row = place
        for offset, glyph in enumerate(text):
            self.cells[column + offset, row] = Cell(glyph, style)

    def fill(self, marks: Mapping[str, Sequence[Mark]], signs: Mapping[str, str]) -> None:
        """Set down the spaces. ``signs`` are those by which spaces can be chosen now."""
        taken = {cell for spot in self.spots.values() for cell in around(spot, 1)}
        for (edge, row), name in self.ends.items():
            column = edge and edge + 1 - len(name)
            place = self.room([(column, row), (column, row - 1), (column, row + 1)], len(name), taken)
            self.write(place, name, FADED)
            taken |= around(place, len(name))
        by_length = sorted(self.spaces, key=lambda space: -len(self.names[space.id]))
        for space in by_length:
            self.name_space(space, signs.get(space.id), bool(marks.get(space.id)), taken)
        for space in by_length:
            if marks.get(space.id):
                self.set_marks(self.spots[space.id], marks[space.id], taken)

    def name_space(self, space: Space, sign: str | None, busy: bool, taken: set[Place]) -> None:
        column, row = self.spots[space.id]
        name = self.names[space.id]
        color = PARCHMENT if busy or space.region else FADED
        self.cells[column, row] = Cell(MARKERS[space.type], f"bold {color}")
        label = name
        if sign is not None:
            label, color = f"{sign}) {name}", f"bold {BRASS}"
            self.cells[column, row] = Cell(MARKERS[space.type], color)
        length = len(label)
        middle = column - length // 2
        places = [(column + 2, row), (column - 1 - length, row), (middle, row + 1), (middle, row - 1)]
        place = self.room(places, length, taken)
        self.write(place, label, color)
        if sign is not None:
            self.write(place, f"{sign})", f"bold {NIGHT} on {BRASS}")
        taken |= around(place, length)

    def set_marks(self, spot: Place, marks: Sequence[Mark], taken: set[Place]) -> None:
        column, row = spot
        length = sum(len(mark.text) for mark in marks) + len(marks) - 1
        beside = [(column + 2, row), (column - 1 - length, row)]
        near = [(column + shift, row + line) for line in (1, -1, 2, -2) for shift in (0, -length // 2, 1 - length)]
        place = self.room([*near[:3], *beside, *near[3:]], length, taken)
        taken |= around(place, length)
        for mark in marks:
            self.write(place, mark.text, mark.style)
            place = (place[0] + len(mark.text) + 1, place[1])

    def room(self, places: Sequence[Place], length: int, taken: set[Place]) -> Place:
        """The first of some places with room for a text of that length, or the one with the most."""

        def crowd(place: Place) -> int:
            column, row = place
            if column < 0 or column + length > self.width or not 0 <= row < self.height:
                return length + 1
            return sum((column + offset, row) in taken for offset in range(length))

        return min(places, key=crowd)

    def rows(self) -> list[Text]:
        return [self.row(number) for number in range(self.height)]

    def busy_rows(self) -> list[Text]:
        """The rows from the first to the last with anything but land and sea."""
        drawn = [row for _, row in self.cells]
        return self.rows()[min(drawn) : max(drawn) + 1]

    def row(self, number: int) -> Text:
        line = Text(no_wrap=True, end="")
        for column in range(self.width):
            land = self.is_land((column, number))
            bare = Cell(" " if self.shaded or not land else "·", "" if self.shaded else "dim")
            cell = self.cells.get((column, number), bare)
            if not self.shaded or " on " in cell.style:
                line.append(cell.glyph, cell.style)
            else:
                line.append(cell.glyph, f"{cell.style} on {GROUND if land else SEA}".strip())
        return line


def around(place: Place, length: int) -> set[Place]:
    """The cells of a text, and one on either side."""
    return {(place[0] + offset, place[1]) for offset in range(-1, length + 1)}


def dotted(start: Place, end: Place, pattern: tuple[int, int]) -> Iterator[Place]:
    """The dots of a line, by its pattern: so many of so many."""
    (x, y), (to_x, to_y) = start, end
    steps = max(1, round(hypot(to_x - x, to_y - y)))
    inked, period = pattern
    for step in range(steps + 1):
        if step % period < inked:
            yield round(x + (to_x - x) * step / steps), round(y + (to_y - y) * step / steps)
