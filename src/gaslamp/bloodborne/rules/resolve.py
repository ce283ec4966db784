"""The one executor of effects: each kind of effect is one function here."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from typing import Any

from gaslamp.bloodborne.box.box import Box, Card, E, Power
from gaslamp.bloodborne.box.components import TROPHY_TYPES
from gaslamp.bloodborne.box.effects import (
    AddMonster,
    Bank,
    Damage,
    Draw,
    Exhaust,
    Gain,
    Heal,
    Lose,
    Negate,
    Reclaim,
    Remove,
    Rest,
    Return,
    Steal,
    Strike,
    TakeToken,
    Target,
    Trophy,
    Upgrade,
)
from gaslamp.bloodborne.rules.conditions import how_much, is_choice, who
from gaslamp.bloodborne.rules.fight import advance, strike
from gaslamp.bloodborne.rules.harm import halved, heal, hurt, prevented
from gaslamp.bloodborne.rules.sources import UPGRADE_LIMIT, source
from gaslamp.bloodborne.rules.triggers import EXECUTE, executes
from gaslamp.bloodborne.table import events
from gaslamp.bloodborne.table.state import DUNGEON, INSTANTS, Hunt, Hunter
from gaslamp.core.agenda import Answers
from gaslamp.core.decisions import Decision, Option, Phrase

# -- effects on hunters ------------------------------------------------------------------------------

Apply = Callable[[Hunt, list[Hunter], Power[E], int, int], None]
APPLY: dict[type, tuple[str, Callable[..., None]]] = {}


def on_hunters(kind: type[E], field: str) -> Callable[[Apply[E]], Apply[E]]:
    """Mark a function that does an effect to the hunters named by one of the effect's fields."""

    def register(function: Apply[E]) -> Apply[E]:
        APPLY[kind] = field, function
        EXECUTE[kind] = find_hunters
        return function

    return register


def find_hunters(state: Hunt, power: Power[Any], seat: int, dealt: int, card: Card | None) -> None:
    """Do an effect to all the hunters it means, or ask which of them."""
    field, apply = APPLY[type(power.effect)]
    target: Target = getattr(power.effect, field)
    hunters = who(state, target, seat, power.card_id)
    if hunters and is_choice(target):
        options = tuple(state.box.seats[hunter.seat] for hunter in hunters)
        state.ask_one(Decision(seat, "choose_hunter", ask_hunter(power), options), hunter_chosen, power, seat, dealt)
    else:
        apply(state, hunters, power, seat, dealt)


# Effects whose prompt tells what the hunter is chosen for, where their amount is a plain number.
ASK_HUNTER: dict[type, str] = {
    Damage: "bloodborne-ask-hunter-damage",
    Heal: "bloodborne-ask-hunter-heal",
    Lose: "bloodborne-ask-hunter-lose",
    Negate: "bloodborne-ask-hunter-negate",
    Steal: "bloodborne-ask-hunter-steal",
}


def ask_hunter(power: Power[Any]) -> Phrase:
    amount = getattr(power.effect, "amount", 0)
    key = ASK_HUNTER.get(type(power.effect))
    if key is None or not isinstance(amount, int):
        return Phrase("bloodborne-ask-hunter", {"card": power.card_id})
    return Phrase(key, {"card": power.card_id, "amount": amount})


def hunter_chosen(state: Hunt, answers: Answers, power: Power[Any], seat: int, dealt: int) -> None:
    _, apply = APPLY[type(power.effect)]
    chosen = state.hunters[state.box.seats.index(answers[seat])]
    apply(state, [chosen], power, seat, dealt)


@on_hunters(Damage, "to")
def damage(state: Hunt, hunters: list[Hunter], power: Power[Damage], seat: int, dealt: int) -> None:
    amount = how_much(state, power.effect.amount, seat, dealt, power.card_id)
    for hunter in hunters:
        left = halved(state, hunter, amount, attack=False) if power.effect.halved else amount
        hurt(state, hunter, prevented(state, hunter, left, attack=False), power, seat)


@on_hunters(Heal, "to")
def heal_hunters(state: Hunt, hunters: list[Hunter], power: Power[Heal], seat: int, dealt: int) -> None:
    amount = how_much(state, power.effect.amount, seat, dealt, power.card_id)
    for hunter in hunters:
        heal(state, hunter, amount, power, seat)


@on_hunters(Gain, "to")
def gain(state: Hunt, hunters: list[Hunter], power: Power[Gain], seat: int, dealt: int) -> None:
    amount = how_much(state, power.effect.amount, seat, dealt, power.card_id)
    for hunter in hunters:
        hunter.collected += amount
        if amount and state.log is not None:
            by = source(state, power, seat, hunter)
            state.tell(events.EchoesGained(hunter.seat, amount, by, cause=power.cause))


@on_hunters(Lose, "who")
def lose(state: Hunt, hunters: list[Hunter], power: Power[Lose], seat: int, dealt: int) -> None:
    amount = how_much(state, power.effect.amount, seat, dealt, power.card_id)
    for hunter in hunters:
        if power.effect.banked:
            lost = min(amount, hunter.banked)
            hunter.banked -= lost
        else:
            lost = min(amount, hunter.collected)
            hunter.collected -= lost
        if lost and state.log is not None:
            state.tell(events.EchoesLost(hunter.seat, lost, source(state, power, seat, hunter), cause=power.cause))


@on_hunters(Steal, "source")
def steal(state: Hunt, hunters: list[Hunter], power: Power[Steal], seat: int, dealt: int) -> None:
    amount = how_much(state, power.effect.amount, seat, dealt, power.card_id)
    thief = state.hunters[seat]
    for hunter in hunters:
        stolen = min(amount, hunter.collected)
        hunter.collected -= stolen
        thief.collected += stolen
        if stolen and state.log is not None:
            state.tell(events.EchoesStolen(seat, hunter.seat, power.card_id, stolen, cause=power.cause))


@on_hunters(Negate, "of")
def negate(state: Hunt, hunters: list[Hunter], power: Power[Negate], seat: int, dealt: int) -> None:
    for hunter in hunters:
        weapon = hunter.weapon
        if weapon is not None and weapon.matches(power.effect.cards, power.card_id):
            hunter.negated = True
            if state.log is not None:
                by = source(state, power, seat, hunter)
                state.tell(events.WeaponNegated(seat, hunter.seat, weapon.id, by, cause=power.cause))


@executes(Negate)
def stop_weapons(state: Hunt, power: Power[Negate], seat: int, dealt: int, card: Card | None) -> None:
    """Nobody is stopped once the monster has died in step 3: there will be no attacks."""
    if state.foe is None and state.phase == INSTANTS and state.rules > 1:  # version 1 stopped somebody all the same
        return
    find_hunters(state, power, seat, dealt, card)


@on_hunters(Exhaust, "who")
def exhaust(state: Hunt, hunters: list[Hunter], power: Power[Exhaust], seat: int, dealt: int) -> None:
    exhaust_one(state, tuple(hunter.seat for hunter in hunters), power, seat, power.effect.amount)


def exhaust_one(state: Hunt, seats: tuple[int, ...], power: Power[Exhaust], owner: int, times: int) -> None:
    """Each of these hunters puts a card from hand to used, all choosing at once; then again if there is more."""
    prompt = Phrase("bloodborne-ask-exhaust", {"card": power.card_id})
    decisions = [
        Decision(seat, "exhaust_card", prompt, options, (state.box.dream.never_removed,))
        for seat in seats
        if (options := card_options(state.box, state.hunters[seat].hand))
    ]
    if times and decisions:
        state.ask(decisions, exhausted, power, owner, times - 1)


def exhausted(state: Hunt, answers: dict[int, Card], power: Power[Exhaust], owner: int, times: int) -> None:
    for seat in state.order:
        if seat in answers:
            hunter = state.hunters[seat]
            card = answers[seat]
            hunter.hand.remove(card)
            hunter.used.append(card)
            if state.log is not None:
                by = source(state, power, owner, hunter)
                state.tell(events.CardExhausted(seat, card.id, by, cause=power.cause))
    exhaust_one(state, tuple(answers), power, owner, times)


def card_options(box: Box, cards: list[Card]) -> tuple[Option, ...]:
    """The different cards among these that a hunter may part with: all but Hunter's Dream."""
    return tuple(card for card in dict.fromkeys(cards) if card is not box.dream)


@on_hunters(Remove, "who")
def remove(state: Hunt, hunters: list[Hunter], power: Power[Remove], seat: int, dealt: int) -> None:
    prompt = Phrase("bloodborne-ask-remove", {"card": power.card_id})
    decisions = [
        Decision(hunter.seat, "remove_card", prompt, options, (state.box.dream.never_removed,))
        for hunter in hunters
        if (options := card_options(state.box, hunter.owned()))
    ]
    if decisions:
        state.ask(decisions, removed, power, seat)


def removed(state: Hunt, answers: dict[int, Card], power: Power[Remove] | None = None, owner: int = -1) -> None:
    """Cards leave the game; of several copies one that leaves it anyway, or else the one that is least at hand."""
    for seat in state.order:
        if seat not in answers:
            continue
        hunter, card = state.hunters[seat], answers[seat]
        # version 1 did not look for a copy that leaves anyway, and both were lost
        leaves_anyway = state.rules > 1 and card in hunter.leaving and card in hunter.played
        if card in hunter.used and not leaves_anyway:
            hunter.used.remove(card)
        elif card in hunter.played:
            hunter.played = tuple(other for other in hunter.played if other is not card)
        else:
            hunter.hand.remove(card)
        if state.log is not None and power is None:
            state.tell(events.CardRemoved(seat, card.id, UPGRADE_LIMIT))
        elif state.log is not None and power is not None:
            by = source(state, power, owner, hunter)
            state.tell(events.CardRemoved(seat, card.id, by, cause=power.cause, rule="abilities"))


@executes(Remove)
def remove_card(state: Hunt, power: Power[Remove], seat: int, dealt: int, card: Card | None) -> None:
    """The card itself, or the weapon that did the damage, will leave the game in step 8."""
    if power.effect.card == "chosen":
        find_hunters(state, power, seat, dealt, card)
        return
    leaving = card if power.effect.card == "with" else state.box.cards.get(power.card_id)
    hunter = state.hunters[seat]
    if leaving is None or leaving in hunter.leaving or leaving not in hunter.played or leaving is state.box.dream:
        return
    if leaving.starter and (power.effect.upgrades_only or not state.agreed.claims_starters):
        return
    hunter.leaving = (*hunter.leaving, leaving)
    hunter.claimed = (*hunter.claimed, power)
    if state.log is not None:
        by = None if power.card_id == leaving.id else source(state, power, seat, hunter)
        state.tell(events.CardClaimed(seat, leaving.id, by, cause=power.cause))


# -- effects on the acting hunter, the monster and the decks -----------------------------------------


@executes(Strike)
def strike_monster(state: Hunt, power: Power[Strike], seat: int, dealt: int, card: Card | None) -> None:
    amount = how_much(state, power.effect.amount, seat, dealt, power.card_id)
    strike(state, state.hunters[seat], amount, state.box.cards[power.card_id], power.cause)


@executes(Bank)
def bank(state: Hunt, power: Power[Bank], seat: int, dealt: int, card: Card | None) -> None:
    hunter = state.hunters[seat]
    if not hunter.collected:
        return
    amount = min(hunter.collected, how_much(state, power.effect.amount, seat, dealt, power.card_id))
    hunter.collected -= amount
    hunter.banked += amount
    if amount and state.log is not None:
        state.tell(events.EchoesBanked(seat, amount, source(state, power, seat, hunter), cause=power.cause))


@executes(Return)
def return_card(state: Hunt, power: Power[Return], seat: int, dealt: int, card: Card | None) -> None:
    hunter = state.hunters[seat]
    if power.effect.card == "this":
        hunter.returning = (*hunter.returning, power)
        return
    options = tuple(dict.fromkeys(hunter.used))
    if options:
        prompt = Phrase("bloodborne-ask-return", {"card": power.card_id})
        state.ask_one(Decision(seat, "return_card", prompt, options), card_returned, power)


def card_returned(state: Hunt, answers: dict[int, Card], power: Power[Return]) -> None:
    for seat, card in answers.items():
        state.hunters[seat].used.remove(card)
        state.hunters[seat].hand.append(card)
        if state.log is not None:
            state.tell(events.CardReturned(seat, card.id, source(state, power, -1), cause=power.cause))


@executes(Trophy)
def extra_trophy(state: Hunt, power: Power[Trophy], seat: int, dealt: int, card: Card | None) -> None:
    foe = state.slain or state.foe
    if power.effect.type != "any":
        kinds: tuple[int, ...] = (TROPHY_TYPES.index(power.effect.type),)
    else:
        kinds = foe.types if foe is not None else ()
    if kinds:
        prompt = Phrase("bloodborne-ask-trophy", {"card": power.card_id})
        options = tuple(state.box.types[kind] for kind in kinds)
        state.ask_one(Decision(seat, "choose_trophy", prompt, options), trophy_chosen, power)


def trophy_chosen(state: Hunt, answers: Answers, power: Power[Trophy]) -> None:
    for seat, option in answers.items():
        advance(state, state.hunters[seat], state.box.types.index(option), power)


@executes(TakeToken)
def take_token(state: Hunt, power: Power[TakeToken], seat: int, dealt: int, card: Card | None) -> None:
    state.next_first = seat
    if state.log is not None:
        state.tell(events.TokenClaimed(seat, source(state, power, -1), cause=power.cause))


@executes(AddMonster)
def add_monster(state: Hunt, power: Power[AddMonster], seat: int, dealt: int, card: Card | None) -> None:
    amount = min(power.effect.amount, len(state.unused))
    state.added += amount
    for _ in range(amount):
        state.dungeon.insert(0, state.unused.pop(state.dice.below(DUNGEON, len(state.unused))))
    if amount and state.log is not None:
        state.tell(events.MonsterAdded(amount, source(state, power, -1), cause=power.cause))


# -- Transform ---------------------------------------------------------------------------------------


@executes(Draw)
def draw_weapon(state: Hunt, power: Power[Draw], seat: int, dealt: int, card: Card | None) -> None:
    """One hunter alone draws a weapon; step 2 itself asks all who transform at once."""
    decision = draw_decision(state, power, seat)
    if decision is not None:
        state.ask_one(decision, weapons_drawn, power.cause)
    elif state.log is not None:
        state.tell(events.NothingDrawn(seat, cause=power.cause))


def draw_decision(state: Hunt, power: Power[Draw], seat: int) -> Decision | None:
    """The weapons that Transform may bring out, or None when the hand holds none."""
    hand = dict.fromkeys(state.hunters[seat].hand)
    drawable = [card for card in hand if card.type in power.effect.types and card is not state.box.dream]
    if not drawable:
        return None
    options = tuple(drawable)
    blocked = tuple([card.not_a_weapon for card in hand if card not in drawable])
    return Decision(seat, "draw_weapon", ASK_WEAPON, options, blocked)


ASK_WEAPON = Phrase("bloodborne-ask-weapon")


def weapons_drawn(state: Hunt, answers: dict[int, Card], cause: str) -> None:
    """The drawn weapons are revealed at the same time."""
    for seat, card in sorted(answers.items(), key=itemgetter(0)):
        hunter = state.hunters[seat]
        hunter.hand.remove(card)
        hunter.played = (*hunter.played, card)
        if state.log is not None:
            state.tell(events.WeaponDrawn(seat, card.id, cause=cause))


# -- the dream ---------------------------------------------------------------------------------------


@executes(Reclaim)
def reclaim(state: Hunt, power: Power[Reclaim], seat: int, dealt: int, card: Card | None) -> None:
    hunter = state.hunters[seat]
    cards = (*hunter.used, *hunter.played)
    hunter.hand += cards
    hunter.used.clear()
    hunter.played = ()
    if state.log is not None:
        state.tell(events.CardsReclaimed(seat, tuple(card.id for card in cards), cause=power.cause))


@executes(Upgrade)
def upgrade(state: Hunt, power: Power[Upgrade], seat: int, dealt: int, card: Card | None) -> None:
    take_upgrade(state, seat, power.cause)


ASK_UPGRADE = Phrase("bloodborne-ask-upgrade")
ASK_LIMIT = Phrase("bloodborne-ask-limit")


def take_upgrade(state: Hunt, seat: int, cause: str = "") -> None:
    """Choose one of the available upgrades, if any is left."""
    options = tuple(dict.fromkeys(state.available))
    if options:
        state.ask_one(Decision(seat, "take_upgrade", ASK_UPGRADE, options), upgrade_taken, cause)
    elif state.log is not None:
        state.tell(events.NoUpgradeLeft(seat))


def upgrade_taken(state: Hunt, answers: dict[int, Card], cause: str) -> None:
    """The upgrade joins the hand; an eighth card means removing one at once, the new one if you like."""
    for seat, card in answers.items():
        hunter = state.hunters[seat]
        state.available.remove(card)
        hand, used, played = hunter.hand, hunter.used, hunter.played
        if card in hand or card in used or card in played:
            hunter.twins = True
        hand.append(card)
        if state.log is not None:
            state.tell(events.UpgradeTaken(seat, card.id, cause=cause))
        if len(hand) + len(used) + len(played) > state.box.numbers.card_limit:
            options = card_options(state.box, hunter.owned())
            kept = (state.box.dream.never_removed,)
            state.ask_one(Decision(seat, "remove_card", ASK_LIMIT, options, kept), removed)


@executes(Rest)
def rest(state: Hunt, power: Power[Rest], seat: int, dealt: int, card: Card | None) -> None:
    rest_hunter(state, seat, power.cause)


def rest_hunter(state: Hunt, seat: int, cause: str = "") -> None:
    """Back to full health, and to life."""
    hunter = state.hunters[seat]
    if hunter.out:
        return
    hunter.health = state.max_health
    if state.log is not None:
        state.tell(events.Rested(seat, hunter.health, cause=cause))
