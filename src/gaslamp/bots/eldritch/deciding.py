"""Questions about people and the board, wherever they come up."""

from __future__ import annotations

from typing import Any

from gaslamp.bots.eldritch.board import Seen
from gaslamp.bots.eldritch.encountering import foe_of
from gaslamp.bots.eldritch.judging import Judge, Mind, judges, seat_of
from gaslamp.bots.eldritch.people import Person, chance, pain
from gaslamp.bots.eldritch.turn import Turn, power_worth
from gaslamp.bots.eldritch.weights import CLUE, DICE, DOOM, NEAR_OMENS, WORTH_DOING
from gaslamp.core.decisions import Decision, Option
from gaslamp.eldritch.box import abilities as ab
from gaslamp.eldritch.box import effects as do
from gaslamp.eldritch.box.box import Box
from gaslamp.eldritch.box.components import SKILLS
from gaslamp.eldritch.view import CardView, InvestigatorView, Tickets

# -- people ------------------------------------------------------------------------------------------------------


@judges("new_investigator")
def new_investigator(mind: Mind, decision: Decision, seen: Seen) -> Judge:
    """Good at what the game is won by, armed, and not where others are; among equals, any."""
    others = [person.space for person in seen.people.values()]

    def judge(option: Option) -> float:
        person = fresh(seen.box, option.id, seen.players)
        worth = 4.0 * seen.texts.deck(person, "research", "city", seen.ancient.id).take
        worth += 10.0 * seen.texts.deck(person, "other_world", "").close
        worth += 0.3 * (person.dice("strength", "combat") + person.dice("will", "combat"))
        worth += 0.3 * person.clues + 0.1 * person.dice("influence", "acquire")
        worth += 0.3 * min((seen.box.distance[person.space][space] for space in others), default=3)
        for power in person.sheet.get(ab.Action):
            worth += 0.5 * max(0.0, power_worth(seen, person, power))
        return worth + mind.dice.below(0, 1000) / 2000

    return judge


def fresh(box: Box, name: str, players: int) -> Person:
    """An investigator as the sheet has them."""
    data = box.investigators[name].data
    cards = (*data.belongings.assets, *data.belongings.spells)
    shown = InvestigatorView(
        seat=0,
        id=name,
        space=data.space,
        health=data.health,
        max_health=data.health,
        sanity=data.sanity,
        max_sanity=data.sanity,
        clues=data.belongings.clues,
        tickets=Tickets(0, 0),
        possessions=[CardView(card, box.kinds[card].sort) for card in cards],
        conditions=[],
        improvements={},
        skills={skill: getattr(data.skills, skill) for skill in SKILLS},
        delayed=False,
        actions_left=0,
        actions=[],
    )
    return Person(box, shown, players)


@judges("improve")
def improve(mind: Mind, decision: Decision, seen: Seen) -> Judge:
    you = seen.you

    def judge(option: Option) -> float:
        dice = you.dice(option.id)
        return DICE[option.id] * (chance(dice + 1, you.least, 1) - chance(dice, you.least, 1))

    return judge


@judges("investigator")
def investigator(mind: Mind, decision: Decision, seen: Seen) -> Judge:
    """Good things for whoever is weakest, bad ones for whoever can bear them and has least to lose."""
    source = decision.prompt.args["source"]
    texts = [node.texts["text"] for node in nodes_of(seen, source, do.One)]
    good = sum(seen.texts.of(text, seen.you).total for text in texts) >= 0

    def judge(option: Option) -> float:
        person = seen.people[seat_of(option)]
        need = pain(person.health) + pain(person.sanity)
        return need + (0.5 if person is seen.me else 0.0) if good else -need - 0.5 * person.clues

    return judge


def nodes_of(seen: Seen, source: str, *kinds: type) -> list[Any]:
    """The effects of these kinds on a card."""
    return [
        node
        for path, node in seen.texts.nodes.items()
        if path.startswith(f"{source}/") and isinstance(node.effect, kinds)
    ]


@judges("convert")
def convert(mind: Mind, decision: Decision, seen: Seen) -> Judge:
    gains = {"health": -seen.you.harm(1, -1), "sanity": -seen.you.harm(-1, 1), "pass": WORTH_DOING}
    return lambda option: gains[option.id]


@judges("who_pays")
def who_pays(mind: Mind, decision: Decision, seen: Seen) -> Judge:
    return lambda option: seen.people[seat_of(option)].clues


@judges("spend_clues")
def spend_clues(mind: Mind, decision: Decision, seen: Seen) -> Judge:
    """Something else than a Clue, but not the last of one's mind."""
    you = seen.you
    dear = you.name if you.sanity <= 3 else ""
    return lambda option: 0.0 if option.id == "clue" else -1.0 if option.id == dear else 1.0


# -- places ------------------------------------------------------------------------------------------------------


@judges("space")
def space(mind: Mind, decision: Decision, seen: Seen) -> Judge:
    """Monsters go away from people, or are hurt where they are strongest; else it is where one would like to be."""
    source = decision.prompt.args["source"]
    if source in seen.box.monsters:
        return away(mind, decision, seen)
    if nodes_of(seen, source, do.HurtMonsters):
        return lambda option: sum(foe.left for foe in seen.foes.get(option.id, []))
    turn = Turn(seen)
    return lambda option: turn.ending(option.id, seen.you.trains, seen.you.ships)


@judges("monster_step")
def away(mind: Mind, decision: Decision, seen: Seen) -> Judge:
    spaces = [person.space for person in seen.people.values()]
    return lambda option: min(seen.box.distance[option.id][space] for space in spaces)


@judges("clue")
def clue(mind: Mind, decision: Decision, seen: Seen) -> Judge:
    """The Clue that nobody is near."""
    far = away(mind, decision, seen)
    return lambda option: seen.research_worth(seen.you, option.id) + 0.2 * CLUE * far(option)


@judges("gate")
def gate(mind: Mind, decision: Decision, seen: Seen) -> Judge:
    """The most threatening; one of the current omen, for texts that ask for it."""
    color = seen.view.omen_color
    return lambda option: seen.threat(seen.gates[option.id]) + DOOM * (seen.gates[option.id] == color)


@judges("gate_on_top")
def gate_on_top(mind: Mind, decision: Decision, seen: Seen) -> Judge:
    return lambda option: -seen.threat(seen.box.gates[option.id].omen)


@judges("omen")
def omen(mind: Mind, decision: Decision, seen: Seen) -> Judge:
    omens = seen.box.data.omens
    gates = list(seen.gates.values())

    def judge(option: Option) -> float:
        at = int(option.id.removeprefix("omen:"))
        return -sum(NEAR_OMENS**step * gates.count(omens[(at + step) % len(omens)]) for step in (1, 2, 3))

    return judge


# -- monsters and rumors -----------------------------------------------------------------------------------------


@judges("monster")
def monster(mind: Mind, decision: Decision, seen: Seen) -> Judge:
    """The worst one, unless it is to be fought or paid for with Health."""
    painful = nodes_of(seen, decision.prompt.args["source"], do.Fight, do.Lose)

    def judge(option: Option) -> float:
        foe = foe_of(option, seen)
        if painful:
            return -foe.left
        return seen.slain_worth(seen.you, foe) + seen.epics.get(foe.kind.id, 0.0)

    return judge


@judges("spawn")
def spawn(mind: Mind, decision: Decision, seen: Seen) -> Judge:
    def judge(option: Option) -> float:
        fighter = seen.box.monsters[option.id].fighter
        return 0.0 if fighter is None else -fighter.toughness

    return judge


@judges("rumor")
def rumor(mind: Mind, decision: Decision, seen: Seen) -> Judge:
    worths = {card.id: seen.rumor_worth(card, shown) for card, shown in seen.ongoing}
    return lambda option: worths[option.id]
