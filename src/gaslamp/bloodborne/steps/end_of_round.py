"""Step 8: End of the Round."""

from __future__ import annotations

from gaslamp.bloodborne.box.box import Card, Monster
from gaslamp.bloodborne.rules.sources import source
from gaslamp.bloodborne.rules.triggers import trigger
from gaslamp.bloodborne.steps.hunters_dream import dream, refill_upgrades
from gaslamp.bloodborne.table import events
from gaslamp.bloodborne.table.state import END, Hunt, Hunter


def end_of_round(state: Hunt) -> None:
    """What happens at the end of the round; then discard, pass the token, reveal the next monster."""
    state.phase = END
    state.agenda.append((close_round, ()))
    if state.threat.at_end:
        trigger(state, state.threat.at_end, -1)
    for seat in reversed(state.order):
        hunter = state.hunters[seat]
        for card in hunter.played:
            if card.at_end and not hunter.out:
                trigger(state, card.at_end, seat, 0, card)


def close_round(state: Hunt) -> None:
    discard_cards(state)
    pass_token(state)
    if state.foe is None:
        reveal_monster(state)


def discard_cards(state: Hunt) -> None:
    """The cards played go to their owners' used piles, for everybody to see."""
    for hunter in state.hunters:
        played = hunter.played
        if played:
            if hunter.leaving or hunter.returning:
                played = put_elsewhere(state, hunter)
            hunter.used.extend(played)
            hunter.played = ()
            if played and state.log is not None:
                state.tell(events.CardsUsed(hunter.seat, tuple(card.id for card in played)))
        hunter.damaged = 0
        if hunter.struck or hunter.negated:
            hunter.struck = hunter.negated = False
        if hunter.leaving or hunter.returning:
            hunter.leaving = hunter.claimed = hunter.returning = ()
    state.slain = None


def put_elsewhere(state: Hunt, hunter: Hunter) -> tuple[Card, ...]:
    """Cards in play that leave the game or return to hand; what remains of the played ones is used."""
    used = []
    returning = {power.card_id: power for power in hunter.returning}
    for card in hunter.played:
        hunter.played = hunter.played[1:]
        if card in hunter.leaving:
            if state.log is not None:
                power = hunter.claimed[hunter.leaving.index(card)]
                by = None if power.card_id == card.id else source(state, power, hunter.seat, hunter)
                state.tell(events.CardRemoved(hunter.seat, card.id, by, cause=power.cause, rule="abilities"))
        elif card.id in returning:
            hunter.hand.append(card)
            if state.log is not None:
                state.tell(events.CardReturned(hunter.seat, card.id, cause=returning[card.id].cause))
        else:
            used.append(card)
    return tuple(used)


def pass_token(state: Hunt) -> None:
    """The first player token goes to the left, past hunters who are out of the game."""
    first = state.next_first
    state.next_first = -1
    if first < 0:
        first = state.order[1]
    while state.hunters[first].out:
        first = (first + 1) % len(state.hunters)
    state.give_token(first)
    if state.log is not None:
        state.tell(events.TokenPassed(first))


def starting_echoes(state: Hunt, foe: Monster) -> int:
    """The printed echoes, more with four or five hunters, more again if the final boss says so."""
    return foe.echoes + echoes_for_hunters(state) + echoes_for_final_boss(state, foe)


def echoes_for_hunters(state: Hunt) -> int:
    """How many more every foe starts with, Monster or Boss, for the number of hunters."""
    return state.box.extra_echoes[len(state.hunters)]


def echoes_for_final_boss(state: Hunt, foe: Monster) -> int:
    """How many more a foe starts with for the ability of the final boss."""
    tougher = state.final_boss.tougher
    if not tougher or foe is state.final_boss:
        return 0
    return sum(power.effect.amount for power in tougher)


def reveal_rule(state: Hunt, foe: Monster) -> str:
    if foe.final:
        return "final-boss"
    return "step-8-reveal" if state.round else "setup-first-monster"


def reveal_monster(state: Hunt) -> None:
    """The next monster of the dungeon, or the final boss, with its echoes; and what it does when revealed."""
    foe = state.dungeon.pop() if state.dungeon else state.final_boss
    echoes = starting_echoes(state, foe)
    state.face(foe)
    state.echoes = echoes
    state.revealed = (*state.revealed, foe)
    if state.log is not None:
        state.tell(events.MonsterRevealed(foe.id, echoes, rule=reveal_rule(state, foe)))
        if foe is not state.final_boss:
            for power in state.final_boss.tougher:
                by = source(state, power, -1)
                state.tell(events.MonsterStrengthened(foe.id, power.effect.amount, by, cause=power.cause))
    if state.threat.reveal:
        if state.agreed.killed_on_reveal == "return":
            state.agenda.append((return_the_killed, ()))
        trigger(state, state.threat.reveal, -1)


def return_the_killed(state: Hunt) -> None:
    """The table's ruling that hunters killed by a reveal take their upgrade and rest before the round begins."""
    dead = [seat for seat in state.order if not state.hunters[seat].health and not state.hunters[seat].out]
    if dead:
        state.agenda.append((refill_upgrades, ()))
        for seat in reversed(dead):
            state.agenda.append((dream, (seat,)))
