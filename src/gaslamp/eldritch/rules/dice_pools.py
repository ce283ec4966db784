"""What a test rolls: the dice, where they come from, what a success is, and the odds."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from gaslamp.eldritch.box.abilities import Bonus, DoubleSixes, ExtraDice, RaiseDie, Reroll, SuccessFrom
from gaslamp.eldritch.box.components import SKILLS
from gaslamp.eldritch.box.effects import Aid
from gaslamp.eldritch.table.frames import Trial
from gaslamp.eldritch.table.pieces import Investigator
from gaslamp.eldritch.table.state import Board

USUAL_SUCCESS = 5  # the lowest face that is one, unless something says otherwise


def imagined(you: Investigator, skill: str, modifier: int, during: tuple[str, ...] = (), extra: int = 0) -> Trial:
    """A test that somebody might make."""
    index = SKILLS.index(skill)
    base = you.sheet.skills[index] + you.improvements[index] + modifier
    return Trial(you.seat, index, base, 1, 1, "pass", 1, during, "", extra)


def applies(ability: Bonus | ExtraDice | Reroll | RaiseDie | DoubleSixes, trial: Trial) -> bool:
    """Whether an ability is for a test like this."""
    if ability.during and ability.during not in trial.during:
        return False
    if isinstance(ability, ExtraDice):
        return not ability.except_during or ability.except_during not in trial.during
    return not ability.skills or SKILLS[trial.skill] in ability.skills


def bonuses(state: Board, you: Investigator, trial: Trial) -> Iterator[tuple[int, str]]:
    """All bonuses that apply without asking, with their sources; only the highest counts."""
    for power, _ in state.powers(you, Bonus):
        if not power.optional and applies(power.ability, trial):
            yield power.ability.amount, power.owner
    for seat, aid, source in state.aids:
        if seat != you.seat:
            continue
        if isinstance(aid, Bonus):
            if applies(aid, trial):
                yield aid.amount, source
        elif aid.bonus and aid.skill in ("", SKILLS[trial.skill]):
            yield aid.bonus, source


def extra_dice(state: Board, you: Investigator, trial: Trial) -> Iterator[tuple[int, str]]:
    """All additional dice that need no asking."""
    kind = state.box.spaces[you.space].type
    for owner in state.here(you.space):
        for power, _ in state.powers(owner, ExtraDice):
            ability = power.ability
            if (
                not power.optional
                and (owner is you or ability.whose == "here")
                and (not ability.space or ability.space == kind)
                and applies(ability, trial)
            ):
                yield ability.amount, power.owner
    for seat, aid, source in state.aids:
        if seat == you.seat and isinstance(aid, Aid) and aid.dice and aid.skill in ("", SKILLS[trial.skill]):
            yield aid.dice, source


def pool(state: Board, you: Investigator, trial: Trial, at_least: int = 0) -> int:
    """How many dice are rolled, perhaps with a bonus that one might still use; never fewer than one."""
    best = max((amount for amount, _ in bonuses(state, you, trial)), default=0)
    best = max(best, at_least)
    more = sum(amount for amount, _ in extra_dice(state, you, trial))
    return max(1, trial.base + best + more + trial.extra)


class Breakdown(NamedTuple):
    """Where the dice come from: the skill, Improvements, the modifier, the one bonus, and additional dice."""

    base: int
    improved: int
    modifier: str  # with its sign, or ``none``
    bonus: int
    source: str  # of the bonus
    more: int
    helpers: tuple[str, ...]  # the sources of more dice


def breakdown(state: Board, you: Investigator, trial: Trial) -> Breakdown:
    skill, improved = you.sheet.skills[trial.skill], you.improvements[trial.skill]
    bonus, source = max(bonuses(state, you, trial), default=(0, ""))
    more = list(extra_dice(state, you, trial))
    modifier = trial.base - skill - improved
    return Breakdown(
        base=skill,
        improved=improved,
        modifier=f"{modifier:+}".replace("-", "−") if modifier else "none",
        bonus=bonus,
        source=source,
        more=sum(amount for amount, _ in more) + trial.extra,
        helpers=(*(name for _, name in more), *trial.helpers),
    )


def success_from(state: Board, you: Investigator) -> int:
    """The lowest face that is a success."""
    for power, _ in state.powers(you, SuccessFrom):
        return power.ability.face
    return USUAL_SUCCESS


def doubles_sixes(state: Board, you: Investigator, trial: Trial) -> bool:
    return any(applies(power.ability, trial) for power, _ in state.powers(you, DoubleSixes))


def successes(state: Board, you: Investigator, trial: Trial) -> int:
    least = success_from(state, you)
    count = sum(face >= least for face in trial.faces)
    if 6 in trial.faces and doubles_sixes(state, you, trial):
        count += trial.faces.count(6)
    return count + trial.paid


@cache
def spread(dice: int, least: int, double: bool = False) -> tuple[float, ...]:
    """The chance of each number of successes, from none on.

    >>> [round(chance, 4) for chance in spread(2, 5)]
    [0.4444, 0.4444, 0.1111]
    """
    single = (6 - least + (0 if double else 1)) / 6
    six = 1 / 6 if double else 0.0
    die = (1 - single - six, single, six) if double else (1 - single, single)
    rolled = [1.0]
    for _ in range(dice):
        total = [0.0] * (len(rolled) + len(die) - 1)
        for count, before in enumerate(rolled):
            for more, now in enumerate(die):
                total[count + more] += before * now
        rolled = total
    return tuple(rolled)


def chance(dice: int, least: int, need: int, double: bool = False) -> float:
    """The chance of so many successes, without rolling again.

    >>> round(chance(2, 5, 1), 4)
    0.5556
    """
    return sum(spread(dice, least, double)[max(0, need) :])


def odds(state: Board, you: Investigator, trial: Trial, dice: int) -> int:
    """The chance in percent, as things stand."""
    least, double = success_from(state, you), doubles_sixes(state, you, trial)
    return round(100 * chance(dice, least, trial.goal - trial.paid, double))
