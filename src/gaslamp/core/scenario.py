"""Scenario files: set up a position, play its choices, check its expectations."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from gaslamp.core.decisions import PASS, Phrase
from gaslamp.core.errors import Mistake
from gaslamp.core.events import ChoiceTaken
from gaslamp.core.game import AnyGame
from gaslamp.core.match import Match, Start, check_seed, seat_names
from gaslamp.core.packs import Pack
from gaslamp.core.plugins import find_game
from gaslamp.core.reading import convert, read_yaml, show
from gaslamp.core.text import Voice


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One choice of a seat, or several in a row where several are picked."""

    seat: int
    choose: str | int | list[str | int]


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One way to go on where a scenario forks: its first choice, what follows, and what comes of it."""

    choices: Annotated[list[Choice], Meta(min_length=1)]
    expect: dict[str, Any] = {}


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario file. Each of its ``answers`` is played from where its choices lead, with the same rolls."""

    game: str
    title: str = ""
    about: str = ""
    rule: str = ""
    players: int | list[str] | None = None
    seed: int = 0
    options: dict[str, Any] = {}
    position: dict[str, Any] = {}
    rolls: list[str | int] | None = None
    choices: list[Choice] = []
    expect: dict[str, Any] = {}
    you: int | None = None  # in a lesson, the only seat whose choices are the reader's
    answers: list[Answer] = []

    def answered(self, answer: Answer) -> Scenario:
        """The scenario that takes one of its answers."""
        choices = [*self.choices, *answer.choices]
        return msgspec.structs.replace(self, choices=choices, expect=answer.expect, answers=[])


class Result(msgspec.Struct, frozen=True):
    """How a scenario went: the match, the position reached, and where it differs from the expected one.

    ``answers`` are the results of its answers, whose differences are among the unmet ones.
    """

    scenario: Scenario
    match: Match
    position: dict[str, Any]
    unmet: list[Phrase]
    answers: tuple[Result, ...] = ()

    @property
    def passed(self) -> bool:
        return not self.unmet

    @property
    def differences(self) -> list[str]:
        """The differences in English."""
        return self.told("en")

    def told(self, lang: str) -> list[str]:
        """The differences in a language."""
        return [Voice(lang).phrase(difference) for difference in self.unmet]


def pending(match: Match) -> list[dict[str, Any]]:
    """The open decisions as plain data."""
    return [
        {"seat": decision.seat, "kind": decision.kind, "options": [option.id for option in decision.options]}
        for decision in match.pending
    ]


def read_scenario(path: str | Path) -> Scenario:
    raw = read_yaml(Path(path))
    try:
        return convert(raw, Scenario)
    except Mistake as mistake:
        raise mistake.in_file(path) from None


def run_file(path: str | Path, pack: Pack | None = None) -> Result:
    """Run one scenario file."""
    scenario = read_scenario(path)
    try:
        return run(scenario, pack)
    except Mistake as mistake:
        raise mistake.in_file(path) from None


def run(scenario: Scenario, pack: Pack | None = None) -> Result:
    match = begin(scenario, pack)
    player = Player(match)
    for index, choice in enumerate(scenario.choices):
        try:
            for pick in choice.choose if isinstance(choice.choose, list) else [choice.choose]:
                player.choose(choice.seat, pick)
            if isinstance(choice.choose, list):
                player.finish_picking(choice.seat)
        except Mistake as mistake:
            raise mistake.at(f"choices[{index}]") from None
    position = {**match.game.position(match.state), "pending": pending(match)}
    answers = tuple(run_answer(scenario, number, pack) for number in range(len(scenario.answers)))
    unmet = compare(scenario.expect, position, match.game)
    return Result(scenario, match, position, [*unmet, *(one for each in answers for one in each.unmet)], answers)


def run_answer(scenario: Scenario, number: int, pack: Pack | None) -> Result:
    try:
        return run(scenario.answered(scenario.answers[number]), pack)
    except Mistake as mistake:
        raise mistake.at(f"answers[{number}]") from None


def begin(scenario: Scenario, pack: Pack | None = None) -> Match:
    """The scenario's position, before its first choice."""
    game = find_game(scenario.game)
    pack = pack or Pack.core(game.id)
    if pack.game is not game:
        raise Mistake("core-other-game", found=game.id, expected=pack.game.id).at("game")
    rolls = None if scenario.rolls is None else tuple(str(roll) for roll in scenario.rolls)
    start = Start(
        seat_names(game, scenario.players),
        check_seed(scenario.seed),
        scenario.options,
        scenario.position,
        rolls,
    )
    return Match(pack, start)


class Player:
    """Makes a scenario's choices. To list one that the engine took by itself is no error."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.since: dict[int, int] = {}  # for each seat, the events before its last listed choice

    def choose(self, seat: int, pick: str | int) -> None:
        events = self.match.events
        legal = any(
            decision.seat == seat and (isinstance(pick, int) or any(option.id == pick for option in decision.options))
            for decision in self.match.pending
        )
        if not legal:
            for number, event in enumerate(events):
                mine = isinstance(event, ChoiceTaken) and (event.seat, event.option) == (seat, pick)
                if mine and number >= self.since.get(seat, 0):
                    self.since[seat] = number + 1
                    return
        before = len(events)
        self.match.choose(seat, pick)
        self.since[seat] = before

    def finish_picking(self, seat: int) -> None:
        """After a list of picks, decline to pick more."""
        for decision in self.match.pending:
            if decision.seat == seat and any(option.id == PASS.id for option in decision.options):
                self.match.choose(seat, PASS.id)


def compare(expected: Any, found: Any, game: AnyGame) -> list[Phrase]:
    """Where a position is not as expected: mappings are subsets, a thing may be named by its id alone."""
    return _compare(expected, found, game, game.unordered)


def _compare(
    expected: Any, found: Any, game: AnyGame, unordered: frozenset[str], place: str = "", key: str = ""
) -> list[Phrase]:
    if isinstance(expected, str) and isinstance(found, dict) and "id" in found:
        found = found["id"]
    if isinstance(expected, dict) and isinstance(found, dict):
        differences = []
        for name, value in expected.items():
            here = f"{place}.{name}" if place else str(name)
            if name not in found:
                differences.append(Phrase("core-no-such-thing", {"place": here, "expected": show(value)}))
            else:
                free = frozenset[str]() if name in game.ordered else unordered
                differences += _compare(value, found[name], game, free, here, str(name))
        return differences
    if isinstance(expected, list) and isinstance(found, list):
        if key in unordered:
            if same_things(expected, found, game):
                return []
        elif any(isinstance(value, dict) for value in expected) and len(expected) <= len(found):
            pairs = enumerate(zip(expected, found, strict=False))
            return [line for i, (e, f) in pairs for line in _compare(e, f, game, unordered, f"{place}[{i}]", key)]
    if expected == found:
        return []
    return [Phrase("core-differs", {"place": place, "expected": show(expected), "found": show(found)})]


def same_things(expected: list[Any], found: list[Any], game: AnyGame) -> bool:
    """Whether each of these is one of those, in whatever order."""
    left = list(found)
    for value in expected:
        match = next((index for index, other in enumerate(left) if not compare(value, other, game)), None)
        if match is None:
            return False
        del left[match]
    return not left
