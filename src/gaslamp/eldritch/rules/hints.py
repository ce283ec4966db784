"""What an option would do here and now, for who is about to choose. Only what everybody can see goes into it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from gaslamp.core.decisions import Decision, Option, Phrase
from gaslamp.eldritch.box import abilities as ab
from gaslamp.eldritch.box import effects as do
from gaslamp.eldritch.box.box import Card
from gaslamp.eldritch.box.components import SKILLS
from gaslamp.eldritch.box.texts import AnyNode, Lines
from gaslamp.eldritch.resolving.measures import amount, expedition
from gaslamp.eldritch.resolving.resolve import declined
from gaslamp.eldritch.rules import action_phase as acts
from gaslamp.eldritch.rules.acquiring import LOAN, LOAN_WORTH
from gaslamp.eldritch.rules.dice_pools import (
    chance,
    doubles_sixes,
    imagined,
    odds,
    pool,
    spread,
    success_from,
    successes,
)
from gaslamp.eldritch.rules.encounters import card_encounters
from gaslamp.eldritch.rules.fight_odds import fight_odds
from gaslamp.eldritch.rules.monsters import invulnerable
from gaslamp.eldritch.rules.skill_tests import AID, CLUE, KEEP, ROLL, SANITY, SUCCESS, helpers, mends, worth_raising
from gaslamp.eldritch.rules.travel import MAX_TICKETS
from gaslamp.eldritch.table.frames import Frame, Trial
from gaslamp.eldritch.table.pieces import Investigator
from gaslamp.eldritch.table.state import Board

Hint = Callable[[Board, Investigator, Decision, Option], Phrase | None]


def hint(state: Board, decision: Decision, option: Option) -> Phrase | None:
    """What is known of an option before it is chosen: what it brings, what it costs, and the odds."""
    you = state.investigators[decision.seat]
    found = HINTS.get(decision.kind)
    return None if you is None or found is None else found(state, you, decision, option)


def percent(share: float) -> int:
    return round(100 * share)


# -- tests -----------------------------------------------------------------------------------------------------


def first_test(text: Lines) -> do.Test | None:
    """The test that a text begins with, or soon comes to."""
    return next((node.effect for node in text if isinstance(node.effect, do.Test)), None)


def test_odds(state: Board, you: Investigator, test: do.Test, frame: Frame) -> tuple[int, int, float]:
    """The dice of a test, the successes it needs, and the chance to pass."""
    extra = amount(state, test.more, frame) - amount(state, test.fewer, frame)
    trial = imagined(you, test.skill, test.mod, frame.during, extra)
    dice, need = pool(state, you, trial), amount(state, test.need, frame)
    return dice, need, chance(dice, success_from(state, you), need, doubles_sixes(state, you, trial))


def text_hint(state: Board, you: Investigator, text: Lines, frame: Frame) -> Phrase | None:
    """The odds of the test in a text, if it has one."""
    test = first_test(text)
    if test is None:
        return None
    dice, need, share = test_odds(state, you, test, frame)
    return Phrase("eldritch-hint-test", {"skill": test.skill, "dice": dice, "need": need, "odds": percent(share)})


def card_frame(state: Board, you: Investigator, card: Card | None, name: str) -> Frame:
    """How the text of a card begins: as a Spell, if it is one."""
    during = state.frames[-1].during if state.frames else ()
    if card is not None and card.kind.sort == "spell":
        during = (*during, "spell")
    return Frame(you.seat, name, card=card, during=during)


def power_hint(state: Board, you: Investigator, kind: type[ab.Ability], option: Option) -> Phrase | None:
    """The odds of what a card does at such a moment."""
    for power, card in state.powers(you, kind):
        if card is not None and card.kind.option is option:
            return text_hint(state, you, power.text, card_frame(state, you, card, power.owner))
    return None


def branch_hint(state: Board, you: Investigator, decision: Decision, option: Option) -> Phrase | None:
    """One of several texts, with the test that it leads to."""
    assert state.question is not None
    node: AnyNode = state.question.args[0]
    branches = {"may": ("then", "else"), "unless": ("pay", "suffer")}.get(decision.kind)
    name = f"of/{int(option.id) - 1}" if branches is None else branches[declined(option)]
    return text_hint(state, you, node.texts[name], state.frames[-1])


# -- actions ---------------------------------------------------------------------------------------------------


def action_hint(state: Board, you: Investigator, decision: Decision, option: Option) -> Phrase | None:
    if option in BASIC:
        return BASIC[option](state, you)
    for found, power, card, _ in acts.component_actions(state, you):
        if found.id == option.id:
            return text_hint(state, you, power.text, card_frame(state, you, card, power.owner))
    return power_hint(state, you, ab.ActionPhase, option)


def travel(state: Board, you: Investigator) -> Phrase:
    near = state.box.routes[you.space]
    reach = {there for space in near for there in in_reach(state, space, you.trains, you.ships)} - {you.space}
    words = {"amount": len(near), "reach": len(reach), "tickets": you.tickets}
    return Phrase("eldritch-hint-travel", words)


def in_reach(state: Board, space: str, trains: int, ships: int) -> set[str]:
    """Where one can go on to with these tickets, and the space itself."""
    found = {space}
    for there, route in state.box.routes[space].items():
        if route == "train" and trains:
            found |= in_reach(state, there, trains - 1, ships)
        elif route == "ship" and ships:
            found |= in_reach(state, there, trains, ships - 1)
    return found


def rest(state: Board, you: Investigator) -> Phrase:
    health, sanity = (min(1, max(0, missing)) for missing in missing_points(you))
    helping = [card.kind.id for _, _, card in acts.help_at_rest(state, you)]
    return Phrase("eldritch-hint-rest", {"health": health, "sanity": sanity, "helpers": helping or None})


def missing_points(you: Investigator) -> tuple[int, int]:
    return you.sheet.data.health - you.health, you.sheet.data.sanity - you.sanity


def trade(state: Board, you: Investigator) -> Phrase:
    return Phrase("eldritch-hint-trade", {"seat": acts.trade_partners(state, you)})


def prepare(state: Board, you: Investigator) -> Phrase:
    return Phrase("eldritch-hint-prepare", {"ticket": state.box.tickets[you.space], "held": you.tickets})


def acquire(state: Board, you: Investigator) -> Phrase:
    """The dice, what they bring on average, and how likely each card can be afforded."""
    trial = imagined(you, "influence", 0, ("acquire",))
    dice = pool(state, you, trial)
    rolled = spread(dice, success_from(state, you), doubles_sixes(state, you, trial))
    average = round(sum(count * share for count, share in enumerate(rolled)), 1)
    cards = sorted(state.reserve, key=lambda card: (card.kind.value, card.kind.id))
    worth = [
        Phrase("eldritch-hint-afford", {"card": card.kind.id, "odds": percent(sum(rolled[card.kind.value :]))})
        for card in cards
    ]
    return Phrase("eldritch-hint-acquire", {"dice": dice, "average": average, "cards": worth})


BASIC: dict[Option, Callable[[Board, Investigator], Phrase]] = {
    acts.TRAVEL: travel,
    acts.REST: rest,
    acts.TRADE: trade,
    acts.PREPARE: prepare,
    acts.ACQUIRE: acquire,
}


def step_hint(state: Board, you: Investigator, decision: Decision, option: Option) -> Phrase:
    """By which route, and how many spaces one's tickets lead to from there."""
    route = state.box.routes[you.space][option.id]
    further = in_reach(state, option.id, you.trains, you.ships) - {option.id, you.space}
    return Phrase("eldritch-hint-step", {"route": route, "amount": len(further)})


def ride_hint(state: Board, you: Investigator, decision: Decision, option: Option) -> Phrase | None:
    if declined(option):
        return None
    route = state.box.routes[you.space][option.id]
    return Phrase("eldritch-hint-ride", {"ticket": route, "left": (you.trains if route == "train" else you.ships) - 1})


def ticket_hint(state: Board, you: Investigator, decision: Decision, option: Option) -> Phrase | None:
    return Phrase("eldritch-hint-ticket-full") if you.tickets >= MAX_TICKETS else None


def asset_hint(state: Board, you: Investigator, decision: Decision, option: Option) -> Phrase | None:
    left: int = decision.prompt.args["left"]
    if option is LOAN:
        return Phrase("eldritch-hint-loan", {"left": left + LOAN_WORTH})
    for card in state.reserve:
        if card.kind.option is option:
            return Phrase("eldritch-hint-asset", {"value": card.kind.value, "left": left - card.kind.value})
    return None


# -- encounters ------------------------------------------------------------------------------------------------


def encounter_hint(state: Board, you: Investigator, decision: Decision, option: Option) -> Phrase | None:
    if option.target.startswith("monster:"):
        return fight_hint(state, you, decision, option)
    space = state.box.spaces[you.space]
    name = option.id
    if name in (space.region, "general"):
        return deck_hint(state, you, name, space.id if name == space.region else space.type)
    if name in ("research", "far_research"):
        where = you.space if name == "research" else state.clues[state.far_clue]
        return deck_hint(state, you, "research", state.box.spaces[where].type)
    if name == "other_world":
        return deck_hint(state, you, name, "first", during=("other_world",))
    if name == "expedition":
        return deck_hint(state, you, name, "first", expedition(state))
    for body in state.bodies:
        if body.sheet.id == name and body.space == you.space:
            skill = getattr(body.sheet.data, "crippled" if body.by == "health" else "insane")
            dice, need, share = test_odds(state, you, do.Test(skill=skill), Frame(you.seat, name))
            return Phrase("eldritch-hint-body", {"skill": skill, "dice": dice, "need": need, "odds": percent(share)})
    for card, power in card_encounters(state, you):
        if card == name:
            if power.ability.special:
                return deck_hint(state, you, "special", "first", power.ability.special)
            return text_hint(state, you, power.text, Frame(you.seat, name, in_play=name))
    return power_hint(state, you, ab.EncounterPhase, option)


def deck_hint(
    state: Board, you: Investigator, deck: str, section: str, world: str = "", during: tuple[str, ...] = ()
) -> Phrase:
    """Nobody knows the card; but all know which there are, and so which tests are likely."""
    cards = (*state.decks.encounters[deck], *state.discards.encounters[deck])
    texts = [card.texts.get(section, ()) for card in cards if not world or card.world == world]
    tests = Counter(test for test in map(first_test, texts) if test is not None)
    if not tests:
        return Phrase("eldritch-hint-deck", {"deck": deck, "skill": None, "odds": 0})
    skills = {skill: sum(count for test, count in tests.items() if test.skill == skill) for skill in SKILLS}
    likely = sorted(filter(skills.get, SKILLS), key=lambda skill: -skills[skill])[:2]
    frame = Frame(you.seat, "", during=during)
    total = sum(percent(test_odds(state, you, test, frame)[2]) * count for test, count in tests.items())
    return Phrase("eldritch-hint-deck", {"deck": deck, "skill": likely, "odds": round(total / tests.total())})


def fight_hint(state: Board, you: Investigator, decision: Decision, option: Option) -> Phrase | None:
    if not option.target.startswith("monster:"):
        return power_hint(state, you, ab.EncounterPhase, option)
    return fight_odds_hint(state, you, int(option.target.removeprefix("monster:")))


def fight_odds_hint(state: Board, you: Investigator, number: int) -> Phrase:
    monster = state.monsters[number]
    survive, defeat = fight_odds(state, you, monster)
    key = "eldritch-hint-fight-invulnerable" if invulnerable(state, monster) else "eldritch-hint-fight"
    return Phrase(key, {"survive": percent(survive), "defeat": percent(defeat)})


def prepare_fight_hint(state: Board, you: Investigator, decision: Decision, option: Option) -> Phrase | None:
    if declined(option):
        return fight_odds_hint(state, you, state.fights[-1].monster)
    return power_hint(state, you, ab.OnFight, option)


# -- dice ------------------------------------------------------------------------------------------------------


def before_roll_hint(state: Board, you: Investigator, decision: Decision, option: Option) -> Phrase:
    """The dice and the odds, as they are or with this."""
    trial = state.trials[-1]
    dice = pool(state, you, trial)
    if option is SANITY:
        dice += 1
    elif option is not ROLL:
        power = next(power for found, power, _ in helpers(state, you, trial) if found is option)
        dice = pool_with(state, you, trial, power.ability)
    return Phrase("eldritch-hint-roll", {"dice": dice, "odds": odds(state, you, trial, dice)})


def pool_with(state: Board, you: Investigator, trial: Trial, ability: ab.Bonus | ab.ExtraDice) -> int:
    """The dice of a test once an ability has been used: of bonuses only the highest counts."""
    if isinstance(ability, ab.ExtraDice):
        return pool(state, you, trial) + ability.amount
    return pool(state, you, trial, at_least=ability.amount)


def after_roll_hint(state: Board, you: Investigator, decision: Decision, option: Option) -> Phrase:
    """What is missing, and how likely this makes up for it."""
    trial = state.trials[-1]
    count, least = successes(state, you, trial), success_from(state, you)
    if option is KEEP:
        return Phrase("eldritch-hint-keep", {"short": max(0, trial.goal - count)})
    if option is SUCCESS:
        return Phrase("eldritch-hint-then", {"successes": count + 1})
    number = 1
    if option is CLUE:
        number = 2 if any(state.powers(owner, ab.DoubleClueReroll) for owner in state.here(you.space)) else 1
    elif option is not AID:
        power, card = next((power, card) for found, power, card in mends(state, you, trial, least) if found is option)
        if isinstance(power.ability, ab.RaiseDie):
            return Phrase("eldritch-hint-then", {"successes": count + raised(state, you, trial, least)})
        frame = Frame(you.seat, power.owner, card=card)
        number = 99 if power.ability.dice == "any" else amount(state, power.ability.dice, frame)
    return reroll_hint(state, you, trial, least, number)


def raised(state: Board, you: Investigator, trial: Trial, least: int) -> int:
    """How many successes more a die brings that is one higher."""
    face = worth_raising(state, you, trial, least)
    return (face + 1 == least) + (face == 5 and doubles_sixes(state, you, trial))


def reroll_hint(state: Board, you: Investigator, trial: Trial, least: int, number: int) -> Phrase:
    """The lowest dice once more: how likely one comes to what is needed, or if that is there, to one more."""
    count, double = successes(state, you, trial), doubles_sixes(state, you, trial)
    need = trial.goal if count < trial.goal else count + 1
    if min(trial.faces) >= least:  # only a 6 is better
        dice, lost = 1, 1
    else:
        dice, lost = min(number, sum(face < least for face in trial.faces)), 0
    share = chance(dice, least, need - count + lost, double)
    return Phrase("eldritch-hint-reroll", {"dice": dice, "need": need, "odds": percent(share)})


# -- the rest --------------------------------------------------------------------------------------------------


def improve_hint(state: Board, you: Investigator, decision: Decision, option: Option) -> Phrase | None:
    if option.id not in SKILLS:
        return None
    index = SKILLS.index(option.id)
    now = you.sheet.skills[index] + you.improvements[index]
    return Phrase("eldritch-hint-improve", {"now": now, "soon": now + 1})


def loss_hint(state: Board, you: Investigator, decision: Decision, option: Option) -> Phrase | None:
    """What is left to whom it happens, if nobody prevents it."""
    loss = state.losses[-1]
    victim = state.investigators[loss.seat]
    if not declined(option) or victim is None:
        return None
    health, sanity = max(0, victim.health - loss.health), max(0, victim.sanity - loss.sanity)
    return Phrase("eldritch-hint-loss", {"health": health, "sanity": sanity})


HINTS: dict[str, Hint] = {
    "action": action_hint,
    "travel": step_hint,
    "travel_on": ride_hint,
    "ticket": ticket_hint,
    "acquire": asset_hint,
    "encounter": encounter_hint,
    "fight": fight_hint,
    "prepare_fight": prepare_fight_hint,
    "before_roll": before_roll_hint,
    "after_roll": after_roll_hint,
    "may": branch_hint,
    "unless": branch_hint,
    "choose": branch_hint,
    "improve": improve_hint,
    "prevent": loss_hint,
}
