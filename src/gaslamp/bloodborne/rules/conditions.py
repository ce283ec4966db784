"""Who is meant, how much, and whether a condition holds. Only living hunters are ever meant."""

from __future__ import annotations

from gaslamp.bloodborne.box.box import Card, Power
from gaslamp.bloodborne.box.effects import (
    Conditions,
    Count,
    Dealt,
    Effect,
    FightingBoss,
    FirstPlayer,
    Group,
    Has,
    MonsterDied,
    Played,
    Stat,
    Target,
    Who,
    With,
    YouDamagedIt,
)
from gaslamp.bloodborne.rules.sources import source
from gaslamp.bloodborne.table import events
from gaslamp.bloodborne.table.state import Hunt, Hunter


def living(state: Hunt) -> list[Hunter]:
    """The living hunters in player order."""
    hunters = state.hunters
    return [hunters[seat] for seat in state.order if hunters[seat].health > 0]


def beside(state: Hunt, seat: int, step: int, past_the_dead: bool = False) -> Hunter | None:
    """The next hunter on that side who has not left the game; the dead count, or are passed over."""
    count = len(state.hunters)
    for i in range(1, count):
        hunter = state.hunters[(seat + i * step) % count]
        if hunter.health or not (hunter.out or past_the_dead):
            return hunter
    return None


def group(state: Hunt, of: Group, seat: int) -> list[Hunter]:
    hunters = state.hunters
    if of == "self":
        return [hunters[seat]] if hunters[seat].health else []
    if of == "all":
        return living(state)
    if of == "others":
        return [hunters[other] for other in state.order if other != seat and hunters[other].health]
    if of == "damagers":
        return [hunter for hunter in living(state) if hunter.damaged]
    found: list[Hunter | None]
    if of == "neighbours":
        left, right = beside(state, seat, 1), beside(state, seat, -1)
        found = [left] if left is right else [left, right]
    else:
        step = 1 if of == "left" else -1
        found = [beside(state, seat, step, past_the_dead=state.agreed.left == "next_living")]
    return [hunter for hunter in found if hunter is not None and hunter.health > 0]


def stat(hunter: Hunter, name: Stat) -> int:
    if name in ("hand", "used"):
        return len(getattr(hunter, name))
    if name == "trophies":
        return sum(hunter.trophies)
    return int(getattr(hunter, name))


def who(state: Hunt, target: Target, seat: int, this: str) -> list[Hunter]:
    """The hunters an effect means, in player order; for a chosen one, all who may be chosen."""
    if isinstance(target, str):
        return group(state, target, seat)
    hunters = group(state, target.of, seat)
    if target.played is not None:
        hunters = [h for h in hunters if any(card.matches(target.played, this) for card in h.played)]
    for name, best in ((target.most, max), (target.least, min)):
        if name is not None and hunters:
            mark = best(stat(hunter, name) for hunter in hunters)
            hunters = [hunter for hunter in hunters if stat(hunter, name) == mark]
    return hunters


def is_choice(target: Target) -> bool:
    return isinstance(target, Who) and target.choose


def how_much(state: Hunt, amount: int | str | Count, seat: int, dealt: int, this: str) -> int:
    """An amount as a number; ``all`` is more than anybody has."""
    if isinstance(amount, int):
        return amount
    if isinstance(amount, Count):
        return amount.times * len(who(state, amount.per, seat, this))
    return dealt if amount == "dealt" else 9999


def in_play(state: Hunt, of: Group, seat: int, cards: str, this: str) -> int:
    """How many hunters of a group have such a card in play, dead or alive."""
    if of == "all":
        hunters = state.hunters
    elif of == "others":
        hunters = [hunter for hunter in state.hunters if hunter.seat != seat]
    else:
        hunters = group(state, of, seat)
    return sum(any(card.matches(cards, this) for card in hunter.played) for hunter in hunters)


def between(value: int, least: int | None, most: int | None) -> bool:
    return (least is None or value >= least) and (most is None or value <= most)


def check(state: Hunt, condition: Conditions, seat: int, dealt: int, card: Card | None, this: str) -> bool:
    match condition:
        case Played(cards, by, at_least, at_most):
            return between(in_play(state, by, seat, cards, this), at_least, at_most)
        case With(cards):
            return card is not None and card.matches(cards, this)
        case Dealt(at_least):
            return dealt >= at_least
        case Has(name, at_least, at_most):
            return between(stat(state.hunters[seat], name), at_least, at_most)
        case MonsterDied():
            return state.slain is not None
        case YouDamagedIt():
            return state.hunters[seat].damaged > 0
        case FirstPlayer():
            return state.first == seat
        case FightingBoss():
            return state.foe is not None and state.foe.boss


def holds(state: Hunt, power: Power[Effect], seat: int, dealt: int = 0, card: Card | None = None) -> bool:
    """Whether all conditions of a power hold; if not, the log says that it stays idle."""
    for condition in power.conditions:
        if not check(state, condition, seat, dealt, card, power.card_id):
            if state.log is not None:
                state.tell(events.AbilityIdle(power.card_id, source(state, power, seat), cause=power.cause))
            return False
    return True
