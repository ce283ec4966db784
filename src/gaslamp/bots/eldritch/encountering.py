"""Questions of the Encounter Phase: what to encounter, fights, tests and texts."""

from __future__ import annotations

from gaslamp.bots.eldritch.board import Seen
from gaslamp.bots.eldritch.judging import Judge, Mind, is_pass, judges
from gaslamp.bots.eldritch.people import Foe, Person, pain
from gaslamp.bots.eldritch.texts import Outlook
from gaslamp.bots.eldritch.weights import CLUE, EVERYDAY_TEST, FLIPPED_SPELL
from gaslamp.core.decisions import Decision, Option
from gaslamp.eldritch.box import abilities as ab
from gaslamp.eldritch.box import effects as do

HARD = 1.0  # a fight that costs this much is worth a card


@judges("encounter")
def encounter(mind: Mind, decision: Decision, seen: Seen) -> Judge:
    you = seen.you
    worths = seen.encounters(you, you.space)
    wanted = max(worths, key=lambda name: worths[name])
    mind.expect(seen, stake_of(wanted, seen), any(offer.name == wanted for offer in seen.encounters_of_cards))

    def judge(option: Option) -> float:
        if option.id in worths:
            return worths[option.id]
        if option.id == "far_research":
            return seen.research_worth(you, option.target.removeprefix("space:"))
        if is_pass(option):
            return 0.0
        if option.target.startswith("monster:"):  # one may fight what one could ignore
            return seen.fight_worth(you, [foe_of(option, seen)])
        return helped(seen, you, option.id, worths[wanted], worths[wanted])

    return judge


def stake_of(name: str, seen: Seen) -> float:
    """What the tests of an encounter are about."""
    you = seen.you
    if name == "research":
        return max(seen.clue_worth(you), seen.when("researched", you))
    if name == "other_world":
        return seen.closed_worth(you, you.space)
    if name in ("general", "expedition", seen.box.spaces[you.space].region):
        return EVERYDAY_TEST
    return seen.step_worth(name)


def helped(seen: Seen, you: Person, card: str, now: float, free: float) -> float:
    """What using a card before the encounter makes of it: monsters ignored, a Clue far away."""
    kind = seen.box.kinds[card]
    effects = [inner.effect for node in kind.get(ab.EncounterPhase)[0].text for inner in node.walk()]
    passed = you.passes("lore", 0, 1, "spell") if any(isinstance(effect, do.Test) for effect in effects) else 1.0
    then = now
    if any(isinstance(effect, do.PickClue) for effect in effects):
        then = max((seen.research_worth(you, space) for space in seen.clues if space != you.space), default=now)
    elif seen.foes.get(you.space):
        then = free
    cost = FLIPPED_SPELL if kind.sort == "spell" else 0.0
    return passed * (max(now, then) + seen.when("lore_by_spell", you)) + (1 - passed) * now - cost


# -- fights ------------------------------------------------------------------------------------------------------


@judges("fight")
def fight(mind: Mind, decision: Decision, seen: Seen) -> Judge:
    """The easiest monster first; a card that spares the fights, if they are not worth having."""
    you = seen.you
    now = seen.worth_at(you, you.space)
    free = max(seen.encounters(you, you.space).values())
    mind.expect(seen, CLUE)

    def judge(option: Option) -> float:
        if option.target.startswith("monster:"):
            return now - 0.01 * seen.texts.bout(you, [foe_of(option, seen)]).cost
        return helped(seen, you, option.id, now, free) - 0.1

    return judge


def foe_of(option: Option, seen: Seen) -> Foe:
    number = int(option.target.removeprefix("monster:"))
    return seen.foe(next(monster for monster in seen.view.monsters if monster.number == number))


@judges("prepare_fight")
def prepare_fight(mind: Mind, decision: Decision, seen: Seen) -> Judge:
    """A Spell for the fight, for those who have no weapon and no lack of Sanity."""
    you = seen.you
    armed = you.dice("strength", "combat") - you.skills["strength"]
    gain = you.passes("lore", 0, 1, "spell") * (0.9 - 0.3 * armed + seen.when("lore_by_spell", you)) - FLIPPED_SPELL
    return lambda option: 0.0 if is_pass(option) else gain - (you.sanity <= 2)


@judges("prevent")
def prevent(mind: Mind, decision: Decision, seen: Seen) -> Judge:
    args = decision.prompt.args
    victim = seen.people[args["seat"]]
    health, sanity = args["health"], args["sanity"]
    spared = victim.harm(health, sanity) - victim.harm(max(0, health - 2), max(0, sanity - 2))

    def judge(option: Option) -> float:
        if is_pass(option):
            return 0.0
        if seen.box.kinds[option.id].sort == "spell":
            return seen.you.passes("lore", 0, 1, "spell") * spared - FLIPPED_SPELL
        return spared - 0.3

    return judge


# -- tests -------------------------------------------------------------------------------------------------------


@judges("before_roll")
def before_roll(mind: Mind, decision: Decision, seen: Seen) -> Judge:
    """What costs nothing is used; what is spent, in a hard fight or one for the Mystery."""
    you = seen.you
    odds: float = decision.prompt.args["odds"] / 100
    foes = seen.foes.get(you.space, [])
    matters = any(foe.kind.id in seen.epics or seen.texts.bout(you, [foe]).cost > HARD for foe in foes)

    def judge(option: Option) -> float:
        if option.id == "roll":
            return 0.0
        if option.id == "clue":
            return 0.7 - odds
        if option.id == "sanity":
            return 0.6 - odds if you.sanity > 3 else -1.0
        kind = seen.box.kinds.get(option.id)
        spent = kind is not None and any(power.pay for power in kind.get(ab.Bonus))
        return 0.9 if not spent else 1.0 if matters else -1.0

    return judge


@judges("after_roll")
def after_roll(mind: Mind, decision: Decision, seen: Seen) -> Judge:
    """Free ways to roll again first; a Clue only for what is worth more than a Clue."""
    you, args = seen.you, decision.prompt.args
    hit: float = args["odds"] / 100
    stake, pays = mind.at_stake(seen)
    if args["successes"] >= args["need"]:
        stake = 0.0
    if seen.foes.get(you.space) and args["skill"] in ("will", "strength"):
        left = you.sanity if args["skill"] == "will" else you.health
        stake = max(stake, pain(left - 2) - pain(left))
    spare = you.clues - seen.price
    kept = CLUE * (0.45 if spare > 1 else 0.8 if spare > 0 else 1.5)
    if pays and spare <= 0:
        kept = stake  # without it, passing would bring nothing
    dice = 2 if you.has(ab.DoubleClueReroll) else 1

    def judge(option: Option) -> float:
        if option.id == "keep":
            return 0.0
        if option.id == "clue":
            return (1 - (1 - hit) ** dice) * stake - kept
        kind = seen.box.kinds.get(option.id)
        if kind is not None and any(power.pay for power in kind.get(ab.Reroll)):
            return hit * stake - 1.0 if you.sanity > 3 else -1.0
        return 1.0

    return judge


# -- texts -------------------------------------------------------------------------------------------------------


@judges("may", "unless", "choose")
def text(mind: Mind, decision: Decision, seen: Seen) -> Judge:
    you, texts = seen.you, seen.texts
    source = decision.prompt.args["source"]
    closed = seen.closed_worth(you, you.space) if you.space in seen.gates else 1.0
    step = seen.step_worth(source)
    offer = decision.options[0].label.args["text"]

    def weigh(outlook: Outlook) -> float:
        return outlook.rest + closed * outlook.close + seen.clue_worth(you) * outlook.take + step * outlook.step

    def judge(option: Option) -> float:
        path = option.label.args.get("text")
        if path is None:
            return weigh(texts.declined(offer, you))
        first = texts.nodes.get(f"{path}/0")
        loses_token = first is not None and isinstance(first.effect, do.RemoveTokens)
        return weigh(texts.branch(path, you)) + (seen.lost_token(source) if loses_token else 0.0)

    return judge


@judges("contribute")
def contribute(mind: Mind, decision: Decision, seen: Seen) -> Judge:
    rumor = any(card.id == decision.prompt.args["source"] for card, _ in seen.ongoing)
    wanted = seen.step > 0 or (rumor and seen.you.clues > 1)
    return lambda option: float(is_pass(option) is not wanted)
