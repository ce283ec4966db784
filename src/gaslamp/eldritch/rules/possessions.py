"""Gaining and discarding: Assets, Artifacts, Spells and Conditions; the reserve."""

from __future__ import annotations

from collections.abc import Callable

from gaslamp.core.agenda import Answers
from gaslamp.core.decisions import Decision, Option, Phrase
from gaslamp.eldritch.box import effects as do
from gaslamp.eldritch.box.abilities import Immune, InsteadOfGaining, OnCondition, OnGain
from gaslamp.eldritch.box.box import Card
from gaslamp.eldritch.box.texts import Node
from gaslamp.eldritch.resolving.measures import amount, matching_cards, open_assets
from gaslamp.eldritch.resolving.resolve import ENOUGH, NO, ask, declined, does, payable, resolve, would_do
from gaslamp.eldritch.table import events
from gaslamp.eldritch.table.frames import Frame, Use
from gaslamp.eldritch.table.pieces import Investigator
from gaslamp.eldritch.table.state import CARDS, Board

# -- decks ---------------------------------------------------------------------------------------------------


def draw(state: Board, section: str, wanted: Callable[[Card], bool] | None = None) -> Card | None:
    """The next card of a deck, or the next that is wanted: who looks through a deck shuffles it."""
    if wanted is None:
        return state.draw_card(section)
    deck, discarded = state.decks.cards[section], state.discards.cards[section]
    for pile in (deck, discarded):
        for index in range(len(pile) - 1, -1, -1):
            if wanted(pile[index]):
                card = pile.pop(index)
                if index < len(pile) and pile is deck:
                    state.dice.shuffle(CARDS, pile)
                state.renew(deck, discarded, CARDS)
                return card
    return None


def discard_from(state: Board, owner: Investigator, card: Card, instead: str = "") -> None:
    """Somebody's card is discarded, perhaps instead of gaining a Condition."""
    if card in owner.cards:
        owner.cards.remove(card)
    else:
        owner.conditions.remove(card)
        state.turned = tuple(other for other in state.turned if other is not card)
    state.discard(card)
    state.tell(events.CardDiscarded(owner.seat, card.kind.id, instead or "none"))


def gain_card(state: Board, you: Investigator, card: Card, from_deck: bool = True) -> None:
    """A card is gained, and what it does then happens."""
    frame = state.frames[-1] if state.frames else None
    if frame is not None:
        frame.it = card
        frame.value = card.kind.value
    you.take(card)
    state.tell(events.CardGained(you.seat, card.kind.id))
    for power in card.kind.get(OnGain):
        if from_deck or not power.ability.from_deck:
            resolve(state, power.text, Frame(you.seat, card.kind.id, card=card))


# -- Conditions ----------------------------------------------------------------------------------------------


@payable(do.GainCondition)
def can_take_condition(state: Board, node: Node[do.GainCondition], frame: Frame, you: Investigator) -> bool:
    name = node.effect.name
    return not you.has_condition(name) and any(card.kind.id == name for card in state.decks.cards["conditions"])


@does(do.GainCondition)
def effect_gains_condition(state: Board, node: Node[do.GainCondition], frame: Frame) -> None:
    you = state.actor(frame)
    gain_condition(state, you, node.effect.name, node.effect.trait, node.price)


def gain_condition(state: Board, you: Investigator, name: str, trait: str = "", chosen: bool = False) -> None:
    """A Condition by its name, or the next of a trait that is not held already."""
    if name:
        for power, held in state.powers(you, InsteadOfGaining):
            if power.ability.name == name:
                resolve(state, power.text, Frame(you.seat, power.owner, card=held, instead=name))
                return
        if not chosen and any(name in power.ability.to for power, _ in state.powers(you, Immune)):
            return
        if you.has_condition(name):
            state.tell(events.HasAlready(you.seat, name))
            return
    held_names = {card.kind.id for card in you.conditions}
    card = draw(
        state,
        "conditions",
        lambda card: card.kind.id == name if name else trait in card.kind.traits and card.kind.id not in held_names,
    )
    if card is None:
        state.tell(events.NothingGained(you.seat))
        return
    gain_card(state, you, card)
    if "common" not in card.kind.traits:
        offer_a_look(state, you, card)


def offer_a_look(state: Board, gainer: Investigator, card: Card) -> None:
    """Who may look at the Condition that another has gained; not during set-up, as it is once per round."""
    if not state.round:
        return
    for other in state.present():
        if other is not gainer:
            for power, _ in state.powers(other, OnCondition):
                if Use("ability", power.path) not in state.used:
                    state.agenda.append((may_look, (other.seat, gainer.seat, card)))


def may_look(state: Board, seat: int, gainer: int, card: Card) -> None:
    other, owner = state.investigators[seat], state.investigators[gainer]
    if other is not None and owner is not None and card in owner.conditions:
        look = Option("accept", Phrase("eldritch-option-look", {"card": card.kind.id}))
        ask(state, seat, "look", (look, NO), looked, card, seat=gainer, card=card.kind.id)


def looked(state: Board, answers: Answers, card: Card) -> None:
    [(seat, option)] = answers.items()
    other = state.investigators[seat]
    if not declined(option) and other is not None:
        power, _ = state.powers(other, OnCondition)[0]
        state.used.add(Use("ability", power.path))
        state.known |= {(seat, card.number)}
        state.tell(events.BackSeen(seat, card.kind.id, state.backs[card.number] + 1, seen_by=(seat,)))
        resolve(state, power.text, Frame(seat, power.owner))


# -- Spells, Artifacts, Assets ---------------------------------------------------------------------------------


@does(do.GainSpell)
def gain_spell(state: Board, node: Node[do.GainSpell], frame: Frame) -> None:
    you = state.actor(frame)
    effect = node.effect
    for _ in range(amount(state, effect.amount, frame)):
        held = {card.kind.id for card in you.cards}
        card = draw(
            state,
            "spells",
            lambda card, held=held: (  # type: ignore[misc]
                card.kind.id not in held
                and (not effect.trait or effect.trait in card.kind.traits)
                and (not effect.name or card.kind.id == effect.name)
            ),
        )
        if card is None:
            state.tell(events.NothingGained(you.seat))
            return
        gain_card(state, you, card)


@does(do.GainArtifact)
def gain_artifact(state: Board, node: Node[do.GainArtifact], frame: Frame) -> None:
    you = state.actor(frame)
    gain_from_deck(state, you, "artifacts", (node.effect.trait,) if node.effect.trait else (), node.effect.name)


def gain_from_deck(state: Board, you: Investigator, deck: str, traits: tuple[str, ...], name: str) -> None:
    wanted: Callable[[Card], bool] | None = None
    if name:
        wanted = lambda card: card.kind.id == name  # noqa: E731
    elif traits:
        wanted = lambda card: not card.kind.traits.isdisjoint(traits)  # noqa: E731
    card = draw(state, deck, wanted)
    if card is None:
        state.tell(events.NothingGained(you.seat))
    else:
        gain_card(state, you, card)


@would_do(do.GainAsset)
def offers_assets(state: Board, node: Node[do.GainAsset], frame: Frame, you: Investigator) -> bool:
    effect = node.effect
    if effect.source == "deck" or effect.name:
        return True
    most = 99 if effect.most_value is None else amount(state, effect.most_value, frame)
    return bool(open_assets(state, effect, most))


@does(do.GainAsset)
def gain_asset(state: Board, node: Node[do.GainAsset], frame: Frame) -> None:
    you = state.actor(frame)
    effect = node.effect
    if effect.name:
        lying = next((card for card in state.reserve if card.kind.id == effect.name), None)
        if lying is not None:
            take_from_reserve(state, you, lying)
        else:
            gain_from_deck(state, you, "assets", (), effect.name)
    elif effect.source == "deck":
        for _ in range(amount(state, effect.amount, frame)):
            gain_from_deck(state, you, "assets", effect.traits, "")
    else:
        most = 99 if effect.most_value is None else amount(state, effect.most_value, frame)
        number = amount(state, effect.amount, frame)
        choose_open(state, node, you.seat, number, most)


def choose_open(state: Board, node: Node[do.GainAsset], seat: int, number: int, most: int) -> None:
    found = open_assets(state, node.effect, most)
    if found and number > 0:
        options = tuple([card.kind.option for card in found])
        if node.effect.amount == "any":
            options = (*options, ENOUGH)
        ask(state, seat, "gain_asset", options, open_chosen, node, number, most, source=state.frames[-1].source)


def open_chosen(state: Board, answers: Answers, node: Node[do.GainAsset], number: int, most: int) -> None:
    [(seat, option)] = answers.items()
    you = state.playing(seat)
    if declined(option):
        return
    card = next(card for card in open_assets(state, node.effect, most) if card.kind.option is option)
    if number > 1:
        state.agenda.append((choose_open, (node, seat, number - 1, most - card.kind.value)))
    if card in state.reserve:
        take_from_reserve(state, you, card)
    else:
        state.discards.cards["assets"].remove(card)
        gain_card(state, you, card, from_deck=False)


def take_from_reserve(state: Board, you: Investigator, card: Card, refill: bool = True) -> None:
    """A card leaves the reserve, which is filled again at once, except while somebody acquires."""
    state.reserve.remove(card)
    if refill:
        state.agenda.append((fill_reserve, ()))
    gain_card(state, you, card, from_deck=False)


RESERVE = 4


def fill_reserve(state: Board) -> None:
    if state.forbidden("reserve"):
        return
    added = []
    while len(state.reserve) < RESERVE:
        card = draw(state, "assets")
        if card is None:
            break
        state.reserve.append(card)
        added.append(card.kind.id)
    if added:
        state.tell(events.ReserveFilled(tuple(added)))


@does(do.ClearReserve)
def clear_reserve(state: Board, node: Node[do.ClearReserve], frame: Frame) -> None:
    if state.reserve:
        names = tuple(card.kind.id for card in state.reserve)
        state.discards.cards["assets"] += state.reserve
        state.reserve.clear()
        state.tell(events.ReserveDiscarded(names))


@does(do.RefillReserve)
def refill_reserve(state: Board, node: Node[do.RefillReserve], frame: Frame) -> None:
    fill_reserve(state)


@does(do.RemoveAssets)
def remove_assets(state: Board, node: Node[do.RemoveAssets], frame: Frame) -> None:
    least = amount(state, node.effect.least_value, frame)
    before = len(state.removed)
    for pile in (state.decks.cards["assets"], state.discards.cards["assets"], state.reserve):
        state.removed += [card for card in pile if card.kind.value >= least]
        pile[:] = [card for card in pile if card.kind.value < least]
    state.tell(events.AssetsRemoved(len(state.removed) - before))
    fill_reserve(state)


# -- discarding ------------------------------------------------------------------------------------------------


@payable(do.Discard)
def can_discard(state: Board, node: Node[do.Discard], frame: Frame, you: Investigator) -> bool:
    wanted = amount(state, node.effect.amount, frame)
    return len(you.clues if node.effect.kind == "clue" else discardable(you, node.effect)) >= wanted


@would_do(do.Discard)
def has_to_discard(state: Board, node: Node[do.Discard], frame: Frame, you: Investigator) -> bool:
    return node.effect.kind == "clue" or bool(discardable(you, node.effect))


def discardable(you: Investigator, effect: do.Discard) -> list[Card]:
    return matching_cards(you, effect.kind, effect.trait, effect.names)


@does(do.Discard)
def discard(state: Board, node: Node[do.Discard], frame: Frame) -> None:
    """As many as there are, if there are too few."""
    effect = node.effect
    you = state.actor(frame)
    number = amount(state, effect.amount, frame)
    if effect.kind == "clue":
        discard_clues(state, you, number)
    else:
        discard_some(state, node, you.seat, number)


def discard_clues(state: Board, you: Investigator, number: int) -> None:
    number = min(number, len(you.clues))
    if number:
        for _ in range(number):
            state.discards.clues.append(you.clues.pop())
        state.tell(events.CluesDiscarded(you.seat, number))


def discard_some(state: Board, node: Node[do.Discard], seat: int, number: int) -> None:
    effect = node.effect
    you = state.playing(seat)
    found = matching_cards(you, effect.kind, effect.trait, effect.names)
    if effect.amount == "all":
        number = len(found) - effect.keep
        if not effect.keep:
            for card in found:
                discard_from(state, you, card)
            return
    if not found or number <= 0:
        return
    options = tuple([card.kind.option for card in found])
    if effect.amount == "any":
        options = (*options, ENOUGH)
    elif len(found) <= number:
        for card in found:
            discard_from(state, you, card)
        return
    source = state.frames[-1].source
    if effect.amount == "any":
        prompt = Phrase("eldritch-ask-discard-any", {"source": source})
    else:
        prompt = Phrase("eldritch-ask-discard", {"source": source, "number": number})
    state.ask_one(Decision(seat, "discard", prompt, options), discarded, node, number)


def discarded(state: Board, answers: Answers, node: Node[do.Discard], number: int) -> None:
    [(seat, option)] = answers.items()
    you = state.playing(seat)
    if not declined(option):
        card = next(card for card in you.held() if card.kind.option is option)
        discard_from(state, you, card)
        state.agenda.append((discard_some, (node, seat, number - 1)))
