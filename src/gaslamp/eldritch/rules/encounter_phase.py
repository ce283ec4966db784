"""The Encounter Phase: each investigator fights the monsters on their space, then resolves an encounter."""

from __future__ import annotations

from gaslamp.core.agenda import Answers
from gaslamp.core.decisions import Decision, Phrase
from gaslamp.eldritch.box import abilities as ab
from gaslamp.eldritch.box.box import Card
from gaslamp.eldritch.box.effects import PickClue
from gaslamp.eldritch.box.texts import Power
from gaslamp.eldritch.resolving.resolve import NO_ENCOUNTER, declined, resolve
from gaslamp.eldritch.rules.combat import begin_fight
from gaslamp.eldritch.rules.encounters import encounters_at, resolve_encounter
from gaslamp.eldritch.rules.monsters import monster_options
from gaslamp.eldritch.rules.spells import cast_spell
from gaslamp.eldritch.rules.turns import begin_turn, turns
from gaslamp.eldritch.table import events
from gaslamp.eldritch.table.frames import Frame
from gaslamp.eldritch.table.pieces import Investigator
from gaslamp.eldritch.table.state import ENCOUNTER, Board


def encounter_phase(state: Board) -> None:
    turns(state, ENCOUNTER, take_turn)


def take_turn(state: Board, seat: int) -> None:
    you = state.investigators[seat]
    if you is None:
        return
    begin_turn(state, seat)
    state.ignore_monsters = False
    state.skip_encounter = False
    state.far_clue = ""
    state.far_aids = ()
    state.tell(events.TurnBegan(seat, "encounter"))
    state.agenda.append((turn_ends, ()))
    for power, card in state.powers(you, ab.InsteadOfEncounter):
        resolve(state, power.text, Frame(seat, power.owner, card=card))
        return
    state.agenda.append((choose_encounter, (seat, you.space, (), ())))


def turn_ends(state: Board) -> None:
    state.aids = ()


def choose_encounter(state: Board, seat: int, space: str, fought: tuple[int, ...], used: tuple[str, ...]) -> None:
    """Fight first, in the order of one's choice, the Epic Monsters last; then one encounter, if none is left."""
    you = state.investigators[seat]
    if you is None or (state.skip_encounter and you.space != space):  # carried away from it all
        return
    here = state.monsters_at(you.space)
    waiting = [monster for monster in here if monster.number not in fought]
    common = [monster for monster in waiting if not monster.kind.epic] or waiting
    helpers = [card.kind.option for _, card in before_encounter(state, you, fought, used)]
    if state.ignore_monsters:
        options = (*encounters_at(state, you), *monster_options(state, common), *helpers)
        decision = Decision(seat, "encounter", Phrase("eldritch-ask-encounter"), options)
    elif waiting:
        options = (*monster_options(state, common), *helpers)
        decision = Decision(seat, "fight", Phrase("eldritch-ask-fight"), options)
    elif here or state.skip_encounter:
        return
    else:
        options = (*encounters_at(state, you), *helpers)
        if fought:
            options = (*options, NO_ENCOUNTER)
        decision = Decision(seat, "encounter", Phrase("eldritch-ask-encounter"), options)
    state.ask_one(decision, encounter_chosen, space, fought, used)


def before_encounter(
    state: Board, you: Investigator, fought: tuple[int, ...], used: tuple[str, ...]
) -> list[tuple[Power[ab.EncounterPhase], Card]]:
    """What may be used before one chooses what to encounter."""
    found = []
    for power, card in state.powers(you, ab.EncounterPhase):
        if card is not None and power.path not in used and can_help(state, you, card, power, fought):
            found.append((power, card))
    return found


def can_help(
    state: Board, you: Investigator, card: Card, power: Power[ab.EncounterPhase], fought: tuple[int, ...]
) -> bool:
    """A Spell may be cast for nothing; who has begun to fight cannot hide any more."""
    if any(isinstance(node.effect, PickClue) for node in power.text):
        return any(space != you.space for space in state.clues.values())
    if fought or state.ignore_monsters:
        return False
    return card.kind.sort == "spell" or bool(state.monsters_at(you.space))


def encounter_chosen(
    state: Board, answers: Answers, space: str, fought: tuple[int, ...], used: tuple[str, ...]
) -> None:
    [(seat, option)] = answers.items()
    you = state.playing(seat)
    if declined(option):
        return
    if option.target.startswith("monster:"):
        number = int(option.target.removeprefix("monster:"))
        state.ignore_monsters = False
        state.agenda.append((choose_encounter, (seat, space, (*fought, number), used)))
        begin_fight(state, seat, number)
        return
    for power, card in before_encounter(state, you, fought, used):
        if card.kind.option is option:
            state.agenda.append((choose_encounter, (seat, space, fought, (*used, power.path))))
            state.tell(events.CardUsed(seat, card.kind.id, rule="encounter-phase"))
            cast_spell(state, you, card, power)
            return
    resolve_encounter(state, you, option.id)
