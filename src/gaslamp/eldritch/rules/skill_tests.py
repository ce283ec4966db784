"""Tests: the pool and where each die comes from, the roll, and what may be done about it afterwards."""

from __future__ import annotations

from gaslamp.core.agenda import Answers
from gaslamp.core.decisions import Decision, Option, Phrase
from gaslamp.eldritch.box import effects as do
from gaslamp.eldritch.box.abilities import (
    Bonus,
    DoubleClueReroll,
    ExtraDice,
    NoClueRerolls,
    RaiseDie,
    Reroll,
)
from gaslamp.eldritch.box.box import Card
from gaslamp.eldritch.box.components import SKILLS
from gaslamp.eldritch.box.effects import Aid
from gaslamp.eldritch.box.texts import Node, Power
from gaslamp.eldritch.resolving.measures import amount
from gaslamp.eldritch.resolving.resolve import can_pay, does, resolve, roll_die
from gaslamp.eldritch.rules.costs import can_spend_clues, spend_clues, spend_sanity
from gaslamp.eldritch.rules.dice_pools import applies, breakdown, doubles_sixes, odds, pool, success_from, successes
from gaslamp.eldritch.table import events
from gaslamp.eldritch.table.frames import Frame, Helping, Trial, Use
from gaslamp.eldritch.table.pieces import Investigator
from gaslamp.eldritch.table.state import Board

ROLL = Option("roll", Phrase("eldritch-option-roll"))
KEEP = Option("keep", Phrase("eldritch-option-keep"))
CLUE = Option("clue", Phrase("eldritch-option-clue"))
SANITY = Option("sanity", Phrase("eldritch-option-sanity-die"))
SUCCESS = Option("success", Phrase("eldritch-option-success"))
AID = Option("aid", Phrase("eldritch-option-aid"))


INDEX: dict[str, int] = {skill: index for index, skill in enumerate(SKILLS)}


def begin_test(
    state: Board,
    you: Investigator,
    skill: str,
    modifier: int,
    *,
    need: int = 1,
    enough: int = 1,
    goal: int = 0,
    aim: str = "pass",
    extra: int = 0,
    boost: str = "",
    path: str = "",
) -> None:
    """A test. Its result is in the frame when the next step of the agenda is reached."""
    index = INDEX[skill]
    base = you.sheet.skills[index] + you.improvements[index] + modifier
    during = state.frames[-1].during
    trial = Trial(
        you.seat,
        index,
        base,
        need,
        goal or need,
        aim,
        enough,
        during,
        path,
        extra,
        boost=boost,
        no_clues=clues_are_useless(state, you),
    )
    if extra:
        trial.helpers = ("text",)
    state.trials.append(trial)
    if state.frames[-1].ones:  # nothing helps
        trial.faces = [1] * pool(state, you, trial)
        end_test(state, you, 0)
    else:
        before_roll(state)


def clues_are_useless(state: Board, you: Investigator) -> bool:
    """In a fight with some monsters no Clue lets one roll again, whatever the test is for."""
    if not state.fights or state.fights[-1].seat != you.seat:
        return False
    monster = state.monsters.get(state.fights[-1].monster)
    return monster is not None and bool(monster.kind.get(NoClueRerolls))


# -- before the roll -----------------------------------------------------------------------------------------


def before_roll(state: Board) -> None:
    """What may be used before the dice are rolled; with nothing to use they are rolled at once."""
    trial = state.trials[-1]
    you = state.playing(trial.seat)
    options = tuple([option for option, _, _ in helpers(state, you, trial)])
    if trial.boost == "sanity" and you.sanity > 1:
        options = (*options, SANITY)
    if options:
        state.ask_one(Decision(you.seat, "before_roll", prompt(state, you, trial), (ROLL, *options)), readied)
    else:
        roll_dice(state)


def prompt(state: Board, you: Investigator, trial: Trial) -> Phrase:
    """The pool, where it comes from, and the odds."""
    dice = pool(state, you, trial)
    return Phrase(
        "eldritch-ask-before-roll",
        {
            "skill": SKILLS[trial.skill],
            "dice": dice,
            "least": success_from(state, you),
            "aim": trial.aim,
            "need": max(1, trial.goal - trial.paid),
            "odds": odds(state, you, trial, dice),
            **breakdown(state, you, trial)._asdict(),
        },
    )


Helper = tuple[Option, Power[Bonus | ExtraDice], Card | None]


def helpers(state: Board, you: Investigator, trial: Trial) -> list[Helper]:
    """Bonuses and dice that are used as their owner likes."""
    found: list[Helper] = []
    for power, card in state.powers(you, Bonus):
        if power.optional and usable(state, you, trial, power, card):
            assert card is not None
            found.append((card.kind.option, power, card))
    for owner in state.here(you.space):
        for dice, card in state.powers(owner, ExtraDice):
            shared = owner is you or dice.ability.whose == "here"
            if dice.optional and shared and usable(state, owner, trial, dice, card):
                found.append((card.kind.option if card else owner.sheet.option, dice, card))
    return found


def usable(
    state: Board,
    owner: Investigator,
    trial: Trial,
    power: Power[Bonus | ExtraDice | Reroll | RaiseDie],
    card: Card | None,
) -> bool:
    return (
        applies(power.ability, trial)
        and power.path not in trial.used
        and not (power.once_per_round and Use("ability", power.path) in state.used)
        and (not power.pay or can_pay(state, Frame(owner.seat, power.owner, card=card), power.pay))
    )


def readied(state: Board, answers: Answers) -> None:
    trial = state.trials[-1]
    [(seat, option)] = answers.items()
    you = state.playing(seat)
    if option is ROLL:
        roll_dice(state)
        return
    state.agenda.append((before_roll, ()))
    if option is SANITY:
        trial.extra += 1
        trial.helpers = ("text",)
        spend_sanity(state, you, 1)
    else:
        _, power, card = next(found for found in helpers(state, you, trial) if found[0] is option)
        help_out(state, you, trial, power, card)


def help_out(state: Board, you: Investigator, trial: Trial, power: Power[Bonus | ExtraDice], card: Card | None) -> None:
    """Use a bonus or additional dice. What was paid for holds for the whole encounter."""
    ability = power.ability
    trial.used = (*trial.used, power.path)
    if power.once_per_round:
        state.used.add(Use("ability", power.path))
    state.tell(events.CardUsed(you.seat, power.owner))
    if isinstance(ability, ExtraDice):
        trial.extra += ability.amount
        trial.helpers = (*trial.helpers, power.owner)
        return
    state.aids = (*state.aids, Helping(you.seat, ability, power.owner))
    if power.pay:
        resolve(state, power.pay, Frame(you.seat, power.owner, card=card))


# -- the roll -------------------------------------------------------------------------------------------------


def roll_dice(state: Board) -> None:
    trial = state.trials[-1]
    you = state.playing(trial.seat)
    dice = pool(state, you, trial)
    if state.log is not None:
        chances = odds(state, you, trial, dice)
        skill, need = SKILLS[trial.skill], max(1, trial.goal - trial.paid)
        pieces = breakdown(state, you, trial)
        state.tell(
            events.TestBegun(
                you.seat,
                skill,
                dice,
                success_from(state, you),
                trial.aim,
                need,
                chances,
                **pieces._asdict(),
                cause=trial.path,
            )
        )
    trial.faces = [roll_die(state) for _ in range(dice)]
    if state.log is not None:
        state.tell(events.DiceRolled(you.seat, shown(trial.faces), successes(state, you, trial), cause=trial.path))
    after_roll(state)


def shown(faces: list[int]) -> str:
    return " ".join(map(str, faces))


def after_roll(state: Board) -> None:
    """What may be done about the dice, as long as it can change anything."""
    trial = state.trials[-1]
    you = state.playing(trial.seat)
    count = successes(state, you, trial)
    least = success_from(state, you)
    if count < trial.enough:
        options = [option for option, _, _ in mends(state, you, trial, least)]
        if trial.boost == "clues" and can_spend_clues(state, you, 1):
            options.append(SUCCESS)
        if worth_rerolling(state, you, trial, least):
            if not trial.no_clues and can_spend_clues(state, you, 1):
                options.append(CLUE)
            if any(aid_rerolls(aid, trial) for seat, aid, _ in state.aids if seat == you.seat):
                options.append(AID)
        if options:
            asked = Phrase(
                "eldritch-ask-after-roll",
                {
                    "skill": SKILLS[trial.skill],
                    "faces": shown(trial.faces),
                    "successes": count,
                    "aim": trial.aim,
                    "need": trial.goal,
                    "odds": round(100 * (7 - least) / 6),
                },
            )
            state.ask_one(Decision(you.seat, "after_roll", asked, (KEEP, *options)), mended)
            return
    end_test(state, you, count)


def aid_rerolls(aid: Aid | Bonus, trial: Trial) -> bool:
    return (
        isinstance(aid, Aid)
        and aid.rerolls > trial.used.count("aid")
        and (not aid.skill or aid.skill == SKILLS[trial.skill])
    )


Mending = tuple[Option, Power[Reroll | RaiseDie], Card | None]


def mends(state: Board, you: Investigator, trial: Trial, least: int) -> list[Mending]:
    """Cards that let dice be rolled again or raised, each once in a test."""
    found: list[Mending] = []
    if worth_rerolling(state, you, trial, least):
        for power, card in state.powers(you, Reroll):
            if usable(state, you, trial, power, card):
                found.append((card.kind.option if card else you.sheet.option, power, card))
    if worth_raising(state, you, trial, least):
        for raising, card in state.powers(you, RaiseDie):
            if usable(state, you, trial, raising, card):
                found.append((card.kind.option if card else you.sheet.option, raising, card))
    return found


def worth_rerolling(state: Board, you: Investigator, trial: Trial, least: int) -> bool:
    lowest = min(trial.faces)
    return lowest < least or (lowest < 6 and doubles_sixes(state, you, trial))


def worth_raising(state: Board, you: Investigator, trial: Trial, least: int) -> int:
    """The face of the die that one more would help most; 0 if it would help none."""
    useful = [least - 1]
    if doubles_sixes(state, you, trial):
        useful = [5, least - 1] if least == 6 else [least - 1, 5]
    return next((face for face in useful if face in trial.faces), 0)


def mended(state: Board, answers: Answers) -> None:
    trial = state.trials[-1]
    [(seat, option)] = answers.items()
    you = state.playing(seat)
    if option is KEEP:
        end_test(state, you, successes(state, you, trial))
        return
    state.agenda.append((after_roll, ()))
    if option is CLUE:
        double = any(state.powers(owner, DoubleClueReroll) for owner in state.here(you.space))
        state.agenda.append((reroll, ("clue", 2 if double else 1)))
        spend_clues(state, you, 1)
    elif option is SUCCESS:
        trial.paid += 1
        state.tell(events.SuccessesBought(seat, 1))
        spend_clues(state, you, 1)
    elif option is AID:
        trial.used = (*trial.used, "aid")
        state.agenda.append((reroll, ("aid", 1)))
    else:
        least = success_from(state, you)
        _, power, card = next(found for found in mends(state, you, trial, least) if found[0] is option)
        mend(state, you, trial, power, card, least)


def mend(
    state: Board, you: Investigator, trial: Trial, power: Power[Reroll | RaiseDie], card: Card | None, least: int
) -> None:
    ability = power.ability
    trial.used = (*trial.used, power.path)
    if power.once_per_round:
        state.used.add(Use("ability", power.path))
    if isinstance(ability, RaiseDie):
        face = worth_raising(state, you, trial, least)
        trial.faces[trial.faces.index(face)] += 1
        state.tell(events.DieRaised(you.seat, power.owner, shown(trial.faces), successes(state, you, trial)))
        return
    state.agenda.append(
        (
            reroll,
            (
                power.owner,
                99 if ability.dice == "any" else amount(state, ability.dice, Frame(you.seat, power.owner, card=card)),
            ),
        )
    )
    if power.pay:
        resolve(state, power.pay, Frame(you.seat, power.owner, card=card))


def reroll(state: Board, source: str, number: int) -> None:
    """The lowest dice are rolled again, and none that has succeeded as long as others have failed."""
    trial = state.trials[-1]
    you = state.playing(trial.seat)
    least = success_from(state, you)
    if min(trial.faces) >= least:  # no failure, but a 6 would be better still
        least, number = 6, 1
    failures = sorted((face, index) for index, face in enumerate(trial.faces) if face < least)
    for _, index in failures[:number]:
        trial.faces[index] = roll_die(state)
    if state.log is not None:
        count = successes(state, you, trial)
        state.tell(events.DiceRerolled(you.seat, source, shown(trial.faces), count))


def end_test(state: Board, you: Investigator, count: int) -> None:
    trial = state.trials.pop()
    frame = state.frames[-1]
    frame.result = count
    frame.dice = tuple(trial.faces)
    if state.log is not None:
        state.tell(
            events.TestEnded(
                you.seat, SKILLS[trial.skill], count, "yes" if count >= trial.need else "no", cause=trial.path
            )
        )


@does(do.Aid)
def aid(state: Board, node: Node[do.Aid], frame: Frame) -> None:
    """For the encounter that goes on, or for the Clue that this text is about."""
    given = Helping(state.seat_of(frame), node.effect, frame.source)
    if frame.clue:
        state.far_aids = (*state.far_aids, given)
    else:
        state.aids = (*state.aids, given)
