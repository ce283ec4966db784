"""What a test rolls: the dice, where they come from, what a success is, and the odds."""

from __future__ import annotations

from collections.abc import Iterator
from math import comb
from typing import NamedTuple

from gaslamp.eldritch.box.abilities import Bonus, DoubleSixes, ExtraDice, RaiseDie, Reroll, SuccessFrom
from gaslamp.eldritch.box.components import SKILLS
from gaslamp.eldritch.box.effects import Aid
from gaslamp.eldritch.table.frames import Trial
from gaslamp.eldritch.table.pieces import Investigator
from gaslamp.eldritch.table.state import Board

USUAL_SUCCESS = 5  # the lowest face that is one, unless something says otherwise


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


def pool(state: Board, you: Investigator, trial: Trial) -> int:
    """How many dice are rolled; never fewer than one."""
    best = max((amount for amount, _ in bonuses(state, you, trial)), default=0)
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


def chance(dice: int, least: int, need: int, double: bool = False) -> float:
    """The chance of so many successes, without rolling again.

    >>> round(chance(2, 5, 1), 4)
    0.5556
    """
    single = (6 - least + (0 if double else 1)) / 6
    six = 1 / 6 if double else 0.0
    fail = 1 - single - six
    lost = 0.0
    for sixes in range(dice + 1):
        for singles in range(dice - sixes + 1):
            if 2 * sixes + singles < need:
                ways = comb(dice, sixes) * comb(dice - sixes, singles)
                lost += ways * six**sixes * single**singles * fail ** (dice - sixes - singles)
    return 1 - lost


def odds(state: Board, you: Investigator, trial: Trial, dice: int) -> int:
    """The chance in percent, as things stand."""
    least, double = success_from(state, you), doubles_sixes(state, you, trial)
    return round(100 * chance(dice, least, trial.goal - trial.paid, double))
