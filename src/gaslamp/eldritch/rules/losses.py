"""Health and Sanity: losing, preventing, recovering, and what happens to those who have none left."""

from __future__ import annotations

import msgspec

from gaslamp.core.agenda import Answers
from gaslamp.core.decisions import Decision, Option, Phrase
from gaslamp.eldritch.box import effects as do
from gaslamp.eldritch.box.abilities import OnLoss, Prevent
from gaslamp.eldritch.box.box import Card
from gaslamp.eldritch.box.texts import Node
from gaslamp.eldritch.resolving.measures import amount
from gaslamp.eldritch.resolving.resolve import ENOUGH, NOTHING, answer, ask, can_pay, declined, does, resolve, would_do
from gaslamp.eldritch.resolving.spaces import nearest
from gaslamp.eldritch.rules.costs import spend_health, spend_sanity
from gaslamp.eldritch.rules.doom import advance_doom
from gaslamp.eldritch.rules.ending import eliminate, lose_if_nobody_is_left
from gaslamp.eldritch.rules.spells import cast_spell
from gaslamp.eldritch.rules.turns import begin_turn
from gaslamp.eldritch.table import events
from gaslamp.eldritch.table.frames import Frame, Loss, Use
from gaslamp.eldritch.table.pieces import Body, Investigator
from gaslamp.eldritch.table.state import MYTHOS, Board

BY_HEALTH = Option("health", Phrase("eldritch-option-by-health"))
BY_SANITY = Option("sanity", Phrase("eldritch-option-by-sanity"))


@does(do.Lose)
def lose(state: Board, node: Node[do.Lose], frame: Frame) -> None:
    seat = state.seat_of(frame)
    lose_points(
        state, seat, amount(state, node.effect.health, frame), amount(state, node.effect.sanity, frame), frame.during
    )


def lose_points(state: Board, seat: int, health: int, sanity: int, during: tuple[str, ...] = ()) -> None:
    """An investigator is about to lose Health or Sanity; what may prevent it is asked for first."""
    if health > 0 or sanity > 0:
        state.losses.append(Loss(seat, health, sanity, during))
        state.agenda.append((soften, ()))


def soften(state: Board) -> None:
    """Ask those who can prevent some of the loss, one after the other; then it happens."""
    loss = state.losses[-1]
    victim = state.investigators[loss.seat]
    if victim is not None and (loss.health > 0 or loss.sanity > 0):
        for owner in state.present():
            if owner.seat in loss.declined:
                continue
            options = _preventions(state, loss, owner, victim)
            if options:
                prompt = Phrase(
                    "eldritch-ask-prevent", {"seat": loss.seat, "health": loss.health, "sanity": loss.sanity}
                )
                state.ask_one(Decision(owner.seat, "prevent", prompt, (*options, NOTHING)), prevented)
                return
    state.losses.pop()
    if victim is not None:
        suffer(state, victim, max(0, loss.health), max(0, loss.sanity))


def _preventions(state: Board, loss: Loss, owner: Investigator, victim: Investigator) -> list[Option]:
    """What this investigator may use now; what costs nothing is used at once."""
    options = []
    for power, card in state.powers(owner, Prevent):
        ability = power.ability
        if (
            getattr(loss, ability.stat) <= 0
            or (owner is not victim and (ability.whose != "here" or owner.space != victim.space))
            or (ability.during and ability.during not in loss.during)
            or power.path in loss.applied
            or Use("prevention", card.number if card else power.owner) in state.used
        ):
            continue
        if not power.optional:
            loss.applied = (*loss.applied, power.path)
            reduce(
                state, loss, ability.stat, amount(state, ability.amount, Frame(owner.seat, power.owner)), power.owner
            )
        elif can_pay(state, Frame(owner.seat, power.owner, card=card), power.pay):
            assert card is not None
            options.append(card.kind.option)
    for spell, card in state.powers(owner, OnLoss):
        assert card is not None
        if getattr(loss, spell.ability.stat) > 0 and Use("prevention", card.number) not in state.used:
            options.append(card.kind.option)
    return options if loss.health > 0 or loss.sanity > 0 else []


def reduce(state: Board, loss: Loss, stat: str, most: int, source: str) -> int:
    """Prevent up to so much of a loss."""
    number: int = max(0, min(most, getattr(loss, stat)))
    if number:
        setattr(loss, stat, getattr(loss, stat) - number)
        state.tell(events.LossPrevented(loss.seat, source, number))
    return number


def prevented(state: Board, answers: Answers) -> None:
    loss = state.losses[-1]
    [(seat, option)] = answers.items()
    owner = state.investigators[seat]
    if declined(option) or owner is None:
        loss.declined = (*loss.declined, seat)
        state.agenda.append((soften, ()))
        return
    card = next(card for card in owner.cards if card.kind.option is option)
    loss.declined = ()  # who declined may think again
    state.agenda.append((soften, ()))
    state.tell(events.CardUsed(seat, card.kind.id, rule="prevention"))
    _use(state, owner, card, loss)


def _use(state: Board, owner: Investigator, card: Card, loss: Loss) -> None:
    for spell in card.kind.get(OnLoss):
        if getattr(loss, spell.ability.stat) > 0:
            state.used.add(Use("prevention", card.number))
            cast_spell(state, owner, card, spell, loss.during, loss)
            return
    for power in card.kind.get(Prevent):
        ability = power.ability
        if not power.optional or getattr(loss, ability.stat) <= 0:
            continue
        if ability.once_per_round:
            state.used.add(Use("prevention", card.number))
        frame = Frame(owner.seat, card.kind.id, card=card)
        state.agenda.append((reduce_now, (ability.stat, amount(state, ability.amount, frame), card.kind.id)))
        resolve(state, power.pay, frame)
        return


def reduce_now(state: Board, stat: str, most: int, source: str) -> None:
    reduce(state, state.losses[-1], stat, most, source)


@does(do.PreventLoss)
def prevent_loss(state: Board, node: Node[do.PreventLoss], frame: Frame) -> None:
    if state.losses:
        most = amount(state, node.effect.amount, frame) - frame.prevented
        frame.prevented += reduce(state, state.losses[-1], frame.stat, most, frame.source)


def suffer(state: Board, victim: Investigator, health: int, sanity: int) -> None:
    """Health and Sanity are lost, and the investigator perhaps with them."""
    health, sanity = min(health, victim.health), min(sanity, victim.sanity)
    if health:
        victim.health -= health
        state.tell(events.HealthLost(victim.seat, health, victim.health))
    if sanity:
        victim.sanity -= sanity
        state.tell(events.SanityLost(victim.seat, sanity, victim.sanity))
    if state.frames:
        frame = state.frames[-1]
        frame.lost = health + sanity
        frame.lost_sanity = frame.lost_sanity or sanity > 0
    if victim.health <= 0 and victim.sanity <= 0:
        ask(state, victim.seat, "fallen", (BY_HEALTH, BY_SANITY), fallen)
    elif victim.health <= 0 or victim.sanity <= 0:
        defeat(state, victim, "health" if victim.health <= 0 else "sanity")


def fallen(state: Board, answers: Answers) -> None:
    [(seat, option)] = answers.items()
    victim = state.playing(seat)
    defeat(state, victim, option.id)


# -- defeat ------------------------------------------------------------------------------------------------


def defeat(state: Board, victim: Investigator, by: str) -> None:
    """The four steps of the rulebook: Doom, the body, the belongings, the Lead."""
    take_away(state, victim)
    for card in victim.conditions:
        state.discard(card)
    body = Body(victim.sheet, victim.space, by, tuple(victim.clues), tuple(victim.cards), victim.trains, victim.ships)
    state.bodies.append(body)
    state.tell(events.InvestigatorDefeated(victim.seat, victim.sheet.id, by))
    never_again(state, victim.seat)
    state.agenda.append((pass_lead_on, (victim.seat,)))
    state.agenda.append((lay_down, (body, victim.seat)))
    advance_doom(state, 1)


def take_away(state: Board, victim: Investigator) -> None:
    state.investigators[victim.seat] = None
    state.turned = tuple(card for card in state.turned if card not in victim.conditions)


def never_again(state: Board, seat: int) -> None:
    """Once the Ancient One is awake nobody else comes for them."""
    if state.awake:
        eliminate(state, seat)
        lose_if_nobody_is_left(state)


def lay_down(state: Board, body: Body, seat: int) -> None:
    """In the nearest city."""
    cities = nearest(state, body.space, state.box.of_type["city"])
    ask(state, seat, "lay_down", state.space_options(cities), laid_down, body)


def laid_down(state: Board, answers: Answers, body: Body) -> None:
    space = answer(answers).id
    if body in state.bodies:
        state.bodies[state.bodies.index(body)] = msgspec.structs.replace(body, space=space)
    state.tell(events.BodyLaid(body.sheet.id, space))


def pass_lead_on(state: Board, seat: int) -> None:
    """A defeated Lead passes the token to an investigator of their choice, or to a player who is still in the game."""
    others = [investigator.seat for investigator in state.present()]
    if not others and state.eliminated[seat]:
        others = [other for other in state.order() if not state.eliminated[other]]
    if state.lead == seat and others:
        ask(state, seat, "pass_lead", state.seat_options(others), lead_passed)


def lead_passed(state: Board, answers: Answers) -> None:
    option = answer(answers)
    if not declined(option):
        lead = int(option.id.removeprefix("seat:"))
        if lead != state.lead:
            state.lead = lead
            if state.phase == MYTHOS:
                begin_turn(state, lead)
            state.tell(events.LeadPassed(lead))


@does(do.Devour)
def devour(state: Board, node: Node[do.Devour], frame: Frame) -> None:
    victim = state.actor(frame)
    state.removed.append(victim.sheet)
    take_away(state, victim)
    for card in [*victim.conditions, *victim.cards]:
        state.discard(card)
    state.discards.clues += victim.clues
    state.tell(events.InvestigatorDevoured(victim.seat, victim.sheet.id))
    never_again(state, victim.seat)
    state.agenda.append((pass_lead_on, (victim.seat,)))
    advance_doom(state, 1)


# -- recovery ----------------------------------------------------------------------------------------------


@would_do(do.Recover)
def has_to_recover(state: Board, node: Node[do.Recover], frame: Frame, you: Investigator) -> bool:
    hurt, upset = you.health < you.sheet.data.health, you.sanity < you.sheet.data.sanity
    return bool((node.effect.health and hurt) or (node.effect.sanity and upset))


@does(do.Recover)
def recover(state: Board, node: Node[do.Recover], frame: Frame) -> None:
    you = state.actor(frame)
    recover_points(state, you, amount(state, node.effect.health, frame), amount(state, node.effect.sanity, frame))


def recover_points(state: Board, you: Investigator, health: int, sanity: int) -> None:
    """Up to what the sheet says."""
    health = min(health, you.sheet.data.health - you.health)
    sanity = min(sanity, you.sheet.data.sanity - you.sanity)
    if health > 0:
        you.health += health
        state.tell(events.HealthRecovered(you.seat, health, you.health))
    if sanity > 0:
        you.sanity += sanity
        state.tell(events.SanityRecovered(you.seat, sanity, you.sanity))


@does(do.Convert)
def convert(state: Board, node: Node[do.Convert], frame: Frame) -> None:
    """Health for Sanity or Sanity for Health, one at a time and only one way."""
    go_on_converting(state, state.seat_of(frame), "")


TO_SANITY = Option("health", Phrase("eldritch-option-health-for-sanity"))


TO_HEALTH = Option("sanity", Phrase("eldritch-option-sanity-for-health"))


def go_on_converting(state: Board, seat: int, way: str) -> None:
    you = state.investigators[seat]
    if you is None:
        return
    options = []
    if way != "sanity" and you.health > 1 and you.sanity < you.sheet.data.sanity:
        options.append(TO_SANITY)
    if way != "health" and you.sanity > 1 and you.health < you.sheet.data.health:
        options.append(TO_HEALTH)
    if options:
        state.ask_one(
            Decision(seat, "convert", Phrase("eldritch-ask-convert"), (*options, ENOUGH)),
            converted,
        )


def converted(state: Board, answers: Answers) -> None:
    [(seat, option)] = answers.items()
    you = state.investigators[seat]
    if declined(option) or you is None:
        return
    if option is TO_SANITY:
        spend_health(state, you, 1)
        recover_points(state, you, 0, 1)
    else:
        spend_sanity(state, you, 1)
        recover_points(state, you, 1, 0)
    state.agenda.append((go_on_converting, (seat, option.id)))
