"""What things cost: whether a price can be paid, and paying it. Costs are paid in full or not at all."""

from __future__ import annotations

from typing import Any

from gaslamp.core.agenda import Answers
from gaslamp.core.decisions import Decision, Option, Phrase
from gaslamp.eldritch.box import effects as do
from gaslamp.eldritch.box.abilities import CheaperClues, SanityForClue
from gaslamp.eldritch.box.box import Card, Lines, Node, Power
from gaslamp.eldritch.resolving.measures import amount, matching_cards, monsters_meant, open_assets
from gaslamp.eldritch.resolving.resolve import answer, ask, does
from gaslamp.eldritch.table import events
from gaslamp.eldritch.table.frames import Frame
from gaslamp.eldritch.table.pieces import Investigator
from gaslamp.eldritch.table.state import Board

SPEND_CLUE = Option("clue", Phrase("eldritch-option-clue"))


def can_pay(state: Board, frame: Frame, price: Lines) -> bool:
    """Whether everything in a price can be done in full."""
    you = state.you(frame)
    return you is not None and all(_possible(state, frame, you, node.effect) for node in price)


def _possible(state: Board, frame: Frame, you: Investigator, effect: Any) -> bool:
    kind = type(effect)
    if kind is do.Spend:
        return (
            can_spend_clues(state, you, amount(state, effect.clues, frame))
            and _can_spare(you.health, amount(state, effect.health, frame))
            and _can_spare(you.sanity, amount(state, effect.sanity, frame))
        )
    if kind is do.SpendTogether:
        purses = [len(other.clues) + len(clue_savers(state, other)) for other in state.present()]
        return sum(purses) >= amount(state, effect.clues, frame)
    if kind is do.Discard:
        if effect.kind == "clue":
            return len(you.clues) >= amount(state, effect.amount, frame)
        return len(matching_cards(you, effect.kind, effect.trait, effect.names)) >= amount(state, effect.amount, frame)
    if kind is do.GainCondition:
        return not you.has_condition(effect.name) and any(c.kind.id == effect.name for c in state.decks["conditions"])
    if kind is do.Delay:
        return not you.delayed
    if kind is do.DiscardThis:
        return frame.card is not None and frame.card in you.cards
    if kind is do.DiscardIt:
        return frame.it is not None and frame.it in you.cards
    return True


def can_matter(state: Board, frame: Frame, node: Node) -> bool:
    """Whether what is offered would do anything: what would not is not offered."""
    you = state.you(frame)
    return (
        you is None
        or bool(node.effect.otherwise)
        or any(does_something(state, frame, you, n) for n in node.texts["then"])
    )


def does_something(state: Board, frame: Frame, you: Investigator, node: Node) -> bool:
    """Whether an effect would change anything; of those that are not so easily told, yes."""
    effect = node.effect
    kind = type(effect)
    if kind is do.Discard and effect.kind != "clue":
        return bool(matching_cards(you, effect.kind, effect.trait, effect.names))
    if kind is do.Recover:
        hurt, upset = you.health < you.sheet.data.health, you.sanity < you.sheet.data.sanity
        return bool((effect.health and hurt) or (effect.sanity and upset))
    if kind is do.DiscardMonsters:
        return any(not monster.kind.epic for monster in monsters_meant(state, effect.which, frame))
    if kind is do.HurtMonsters:
        return bool(monsters_meant(state, effect.which, frame))
    if kind is do.GainAsset and effect.source != "deck" and not effect.name:
        most = 99 if effect.most_value is None else amount(state, effect.most_value, frame)
        return bool(open_assets(state, effect, most))
    if kind is do.SolveRumor and effect.one:
        return any(card.card.data.kind == "rumor" for card in state.ongoing)
    if kind is do.Trade:
        purses = [
            other.clues if effect.only else other.clues or other.cards or other.tickets for other in state.present()
        ]
        return len(purses) > 1 and any(purses)
    if kind is do.Give:
        return len(state.present()) > 1
    if kind is do.One and effect.who == "another":
        return any(not other.delayed for other in state.present() if other is not you)
    if kind is do.Test:
        return any(does_something(state, frame, you, inner) for text in node.texts.values() for inner in text)
    if kind is do.Choose:
        return any(does_something(state, frame, you, inner) for text in node.texts.values() for inner in text)
    return True


def _can_spare(has: int, wanted: int) -> bool:
    """The last Health or Sanity cannot be spent."""
    return not wanted or has > wanted


# -- Clues -----------------------------------------------------------------------------------------------


def clue_savers(state: Board, you: Investigator) -> list[tuple[Power, Card | None]]:
    """What makes spending Clues cheaper, as far as it can still be used this round."""
    kinds = (CheaperClues, SanityForClue) if you.sanity > 1 else (CheaperClues,)
    return [
        (power, card)
        for kind in kinds
        for power, card in state.powers(you, kind)
        if ("saver", power.owner) not in state.used
    ]


def can_spend_clues(state: Board, you: Investigator, number: int) -> bool:
    """Also with what stands in for Clues."""
    return len(you.clues) >= number or len(you.clues) + len(clue_savers(state, you)) >= number


def spend_clues(state: Board, you: Investigator, number: int) -> None:
    """Spend Clues; who has other means is asked."""
    if number <= 0:
        return
    savers = clue_savers(state, you)
    if not savers:
        _pay(state, you, number)
        return
    options = [state.box.kinds[p.owner].option if card else you.sheet.option for p, card in savers]
    if len(you.clues) >= number:
        options.append(SPEND_CLUE)
    decision = Decision(you.seat, "spend_clues", Phrase("eldritch-ask-spend-clues", {"amount": number}), tuple(options))
    state.ask_one(decision, clues_spent, number)


def clues_spent(state: Board, answers: Answers, number: int) -> None:
    for seat, option in answers.items():
        you = state.investigators[seat]
        assert you is not None
        if option is SPEND_CLUE:
            _pay(state, you, number)
            return
        state.used.add(("saver", option.id))
        state.tell(events.CardUsed(seat, option.id))
        if option is you.sheet.option:
            spend_sanity(state, you, 1)
        spend_clues(state, you, number - 1)


def _pay(state: Board, you: Investigator, number: int) -> None:
    for _ in range(number):  # the oldest first: a Mystery may want the newest
        state.discards["clues"].append(you.clues.pop(0))
    state.tell(events.CluesSpent(you.seat, number))


def spend_health(state: Board, you: Investigator, number: int) -> None:
    you.health -= number
    state.tell(events.HealthSpent(you.seat, number, you.health))


def spend_sanity(state: Board, you: Investigator, number: int) -> None:
    you.sanity -= number
    state.tell(events.SanitySpent(you.seat, number, you.sanity))


@does(do.Spend)
def spend(state: Board, node: Node, frame: Frame) -> None:
    you = state.you(frame)
    assert you is not None
    if health := amount(state, node.effect.health, frame):
        spend_health(state, you, health)
    if sanity := amount(state, node.effect.sanity, frame):
        spend_sanity(state, you, sanity)
    spend_clues(state, you, amount(state, node.effect.clues, frame))


@does(do.SpendTogether)
def spend_together(state: Board, node: Node, frame: Frame) -> None:
    collect(state, state.seat_of(frame), amount(state, node.effect.clues, frame))


def collect(state: Board, decider: int, number: int) -> None:
    """The group pays, one Clue after another."""
    givers = [investigator.seat for investigator in state.present() if can_spend_clues(state, investigator, 1)]
    if number > 0 and givers:
        ask(state, decider, "who_pays", state.seat_options(givers), paid_by, decider, number, amount=number)


def paid_by(state: Board, answers: Answers, decider: int, number: int) -> None:
    giver = state.investigators[int(answer(answers).id.removeprefix("seat:"))]
    assert giver is not None
    state.agenda.append((collect, (decider, number - 1)))
    spend_clues(state, giver, 1)
