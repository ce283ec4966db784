"""Combat encounters: Will, then Strength, and what the monster does in between."""

from __future__ import annotations

from collections.abc import Sequence

from gaslamp.core.agenda import Answers
from gaslamp.core.decisions import Decision, Option, Phrase
from gaslamp.eldritch.box import effects as do
from gaslamp.eldritch.box.abilities import InFight, OnDefeat, OnFight, SoftenDamage, SoftenHorror
from gaslamp.eldritch.box.box import Card
from gaslamp.eldritch.box.texts import AnyAble, Node, Power
from gaslamp.eldritch.resolving.measures import monsters_meant
from gaslamp.eldritch.resolving.resolve import NOTHING, Queue, answer, ask, branch, declined, does, one_by_one, resolve
from gaslamp.eldritch.rules.losses import lose_points, soften
from gaslamp.eldritch.rules.monsters import (
    hurt,
    invulnerable,
    monster_options,
    remove_monster,
)
from gaslamp.eldritch.rules.mysteries import monster_defeated
from gaslamp.eldritch.rules.skill_tests import begin_test
from gaslamp.eldritch.rules.spells import cast_spell
from gaslamp.eldritch.table import events
from gaslamp.eldritch.table.frames import Combat, Frame, Loss
from gaslamp.eldritch.table.pieces import Investigator, Monster
from gaslamp.eldritch.table.state import Board


def begin_fight(state: Board, seat: int, number: int) -> None:
    """One combat encounter, in a frame of its own; ``frame.slain`` of the text around it tells how it ended."""
    monster = state.monsters.get(number)
    if state.investigators[seat] is None or monster is None:
        return
    during = state.frames[-1].during if state.frames else ()
    state.fights.append(Combat(seat, number, state.aids))
    state.tell((events.AmbushBegan if monster.ambush else events.FightBegan)(seat, monster.kind.id))
    state.frames.append(Frame(seat, monster.kind.id, monster=number, during=(*during, "combat")))
    agenda = state.agenda
    agenda.append((end_fight, ()))
    agenda.append((strength_test, ()))
    agenda.append((at_blow, ("before_strength",)))
    agenda.append((at_blow, ("after_will",)))
    agenda.append((will_test, ()))
    agenda.append((at_blow, ("before_will",)))
    agenda.append((may_prepare, ((),)))


def fighters(state: Board) -> tuple[Investigator, Monster] | None:
    """The two who fight, as long as both are there."""
    fight = state.fights[-1]
    you, monster = state.investigators[fight.seat], state.monsters.get(fight.monster)
    return None if you is None or monster is None else (you, monster)


def may_prepare(state: Board, tried: tuple[str, ...]) -> None:
    """Spells and the like that are used when a fight begins."""
    both = fighters(state)
    if both is None:
        return
    you, _ = both
    cards = [card for power, card in state.powers(you, OnFight) if card is not None and card.kind.id not in tried]
    if cards:
        options = tuple([card.kind.option for card in cards])
        prompt = Phrase("eldritch-ask-prepare-fight", {"monster": both[1].kind.id})
        state.ask_one(Decision(you.seat, "prepare_fight", prompt, (*options, NOTHING)), prepared, tried)


def prepared(state: Board, answers: Answers, tried: tuple[str, ...]) -> None:
    [(seat, option)] = answers.items()
    you = state.investigators[seat]
    if declined(option) or you is None:
        return
    card = next(card for card in you.cards if card.kind.option is option)
    state.agenda.append((may_prepare, ((*tried, card.kind.id),)))
    state.tell(events.CardUsed(seat, card.kind.id, rule="spells"))
    cast_spell(state, you, card, card.kind.get(OnFight)[0], during=state.frames[-1].during)


def at_blow(state: Board, moment: str) -> None:
    """What the monster says about a moment of the fight, as long as both fight."""
    if fighters(state) is not None:
        after_blow(state, moment)


def after_blow(state: Board, moment: str) -> None:
    """The same, when the monster may be gone already."""
    fight, frame = state.fights[-1], state.frames[-1]
    if state.investigators[fight.seat] is None:
        return
    for power in reversed(victim(state).get(InFight)):
        if power.ability.at == moment:
            text = Frame(fight.seat, frame.source, monster=fight.monster, during=frame.during, slain=fight.defeated)
            text.result, text.lost = frame.result, frame.lost
            resolve(state, power.text, text)


# -- Will ------------------------------------------------------------------------------------------------------


def will_test(state: Board) -> None:
    both = fighters(state)
    if both is None:
        return
    you, monster = both
    fighter = state.fighter(monster)
    if fighter.will is None or fighter.horror is None:
        return
    uses_result = any(power.ability.at == "passed_will" for power in state.monster_powers(monster, InFight))
    state.agenda.append((will_tested, ()))
    begin_test(
        state, you, "will", fighter.will,
        enough=99 if uses_result else max(1, horror(state, you, monster)),
        goal=max(1, horror(state, you, monster)), aim="unharmed",
        path=f"{monster.kind.id}/will",
    )  # fmt: skip


def horror(state: Board, you: Investigator, monster: Monster) -> int:
    value: int = state.fighter(monster).horror or 0
    return min([value, *(int(power.ability.to) for power, _ in state.powers(you, SoftenHorror))])


def damage(state: Board, you: Investigator, monster: Monster) -> int:
    value: int = state.fighter(monster).damage or 0
    for power, _ in state.powers(you, SoftenDamage):
        value = min(value, max(power.ability.least, value - power.ability.by))
    return value


def will_tested(state: Board) -> None:
    both = fighters(state)
    if both is None:
        return
    you, monster = both
    frame = state.frames[-1]
    frame.lost = 0
    state.agenda.append((at_blow, ("passed_will" if frame.result else "failed_will",)))
    state.agenda.append((after_horror, ()))
    lose_points(state, you.seat, 0, horror(state, you, monster) - frame.result, frame.during)


def after_horror(state: Board) -> None:
    if state.frames[-1].lost:
        at_blow(state, "lost_sanity")


# -- Strength --------------------------------------------------------------------------------------------------


def strength_test(state: Board) -> None:
    both = fighters(state)
    if both is None or state.fights[-1].no_strength:
        return
    you, monster = both
    fighter = state.fighter(monster)
    if fighter.strength is None or fighter.damage is None:
        return
    parried = damage(state, you, monster)
    left = state.toughness(monster) - monster.damage
    goal, aim = (parried, "invulnerable") if invulnerable(state, monster) else (left, "defeat")
    state.agenda.append((strength_tested, ()))
    begin_test(
        state, you, "strength", fighter.strength, enough=max(1, parried, goal), goal=max(1, goal), aim=aim,
        path=f"{monster.kind.id}/strength",
    )  # fmt: skip


def strength_tested(state: Board) -> None:
    """Both lose Health at the same time; what wins the game comes first."""
    both = fighters(state)
    if both is None:
        return
    you, monster = both
    frame = state.frames[-1]
    frame.lost = 0
    points = frame.result
    final = state.ancient.data.final
    if monster.kind.epic and final is not None and final.solved_by.epic == monster.kind.id:
        if hurt(state, monster.number, points, you.seat):
            return
        points = 0
    suffered = damage(state, you, monster) - frame.result
    state.agenda.append((after_blows, (points,)))
    if suffered > 0:
        state.losses.append(Loss(you.seat, suffered, 0, frame.during))
        state.agenda.append((soften, ()))
        if frame.result == 0:
            at_blow(state, "failed_strength")


def after_blows(state: Board, points: int) -> None:
    """The monster's loss, and what follows from both."""
    fight = state.fights[-1]
    frame = state.frames[-1]
    you = state.investigators[fight.seat]
    lost = frame.lost
    hurt(state, fight.monster, points, fight.seat)
    if lost and you is not None:
        frame.lost = lost
        after_blow(state, "lost_health")


Fruit = tuple[Power[OnDefeat] | None, Card | None]  # nothing: what the monster itself says


def end_fight(state: Board) -> None:
    """What winning brings, and the end of everything that lasted as long as the fight."""
    fight = state.fights[-1]
    you = state.investigators[fight.seat]
    state.agenda.append((leave_fight, ()))
    if fight.trophy is not None:
        monster_defeated(state, fight.seat, fight.trophy)
    if fight.defeated and you is not None:
        fruits: list[Fruit] = [(None, None), *state.powers(you, OnDefeat)]
        one_by_one(state, you.seat, "victory", VICTORY, fruits)


def fruit_of_victory(state: Board, power: Power[OnDefeat] | None, card: Card | None) -> None:
    if power is None:
        after_blow(state, "won")
    else:
        resolve(state, power.text, Frame(state.fights[-1].seat, power.owner, card=card))


def fruit_waits(state: Board, power: Power[OnDefeat] | None, card: Card | None) -> bool:
    you = state.investigators[state.fights[-1].seat]
    if you is None or power is not None:
        return you is not None and (card is None or card in you.cards)
    return any(won.ability.at == "won" for won in victim(state).get(InFight))


def fruit_names(state: Board, fruits: Sequence[Fruit]) -> tuple[Option, ...]:
    """The order matters where winning has a price."""
    won = [power for power in victim(state).get(InFight) if power.ability.at == "won"]
    inside = {type(inner.effect) for power in won for node in power.text for inner in node.walk()}
    if not inside & {do.Lose, do.May}:
        return ()
    monster = state.box.monsters[state.frames[-1].source].option
    return tuple([monster if card is None else card.kind.option for _, card in fruits])


def victim(state: Board) -> AnyAble:
    """What the monster of this fight says, though it may be gone."""
    kind = state.box.monsters[state.frames[-1].source]
    return kind if kind.fighter is not None else state.side.cultist


VICTORY = Queue(fruit_of_victory, fruit_waits, fruit_names)


def leave_fight(state: Board) -> None:
    fight = state.fights.pop()
    state.frames.pop()
    state.aids = fight.aids
    monster = state.monsters.get(fight.monster)
    if monster is not None and monster.ambush:
        remove_monster(state, monster)
        state.tell(events.AmbushEnded(monster.kind.id))
    if state.frames:
        frame = state.frames[-1]
        frame.that = fight.monster
        frame.slain = fight.defeated and state.investigators[fight.seat] is not None


# -- fights that texts begin -----------------------------------------------------------------------------------


@does(do.Ambush)
def ambush(state: Board, node: Node[do.Ambush], frame: Frame) -> None:
    """A monster from the cup, or by its name without a token."""
    name = node.effect.name
    you = state.actor(frame)
    frame.slain = False
    if not name and not state.cup:
        state.tell(events.CupEmpty())
        return
    kind = state.box.monsters[name] if name else state.cup.pop()
    monster = Monster(state.next_number, kind, "" if name else you.space, ambush=True)
    state.next_number += 1
    state.monsters[monster.number] = monster
    state.agenda.append((fought, (node,)))
    state.agenda.append((begin_fight, (you.seat, monster.number)))


@does(do.Fight)
def fight(state: Board, node: Node[do.Fight], frame: Frame) -> None:
    you = state.actor(frame)
    frame.slain = False
    names = (node.effect.name,) if node.effect.name else ()
    monsters = monsters_meant(state, node.effect.which, frame, names)
    state.agenda.append((fought, (node,)))
    fight_all(state, you.seat, tuple(monster.number for monster in monsters))


def fight_all(state: Board, seat: int, numbers: tuple[int, ...]) -> None:
    """Fight these, one after another, in the order of one's choice; Epic Monsters last."""
    monsters = [state.monsters[number] for number in numbers if number in state.monsters]
    if not monsters or state.investigators[seat] is None:
        return
    common = [monster for monster in monsters if not monster.kind.epic] or monsters
    ask(state, seat, "fight", monster_options(state, common), fight_chosen, numbers)


def fight_chosen(state: Board, answers: Answers, numbers: tuple[int, ...]) -> None:
    for seat in answers:
        number = int(answer(answers).target.removeprefix("monster:"))
        left = tuple(other for other in numbers if other != number)
        state.agenda.append((fight_all, (seat, left)))
        state.agenda.append((begin_fight, (seat, number)))


def fought(state: Board, node: Node[do.Ambush | do.Fight]) -> None:
    frame = state.frames[-1]
    if state.you(frame) is not None:
        branch(state, node, "won" if frame.slain else "lost")
