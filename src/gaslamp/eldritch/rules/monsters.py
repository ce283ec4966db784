"""Monsters on the board: how they come, move, get hurt and go."""

from __future__ import annotations

from collections.abc import Callable

from gaslamp.core.agenda import Answers
from gaslamp.core.decisions import Option, Phrase
from gaslamp.eldritch.box import effects as do
from gaslamp.eldritch.box.abilities import Invulnerable, OnDefeated, OnSpawn
from gaslamp.eldritch.box.box import MonsterKind
from gaslamp.eldritch.box.texts import Node
from gaslamp.eldritch.resolving.measures import amount, fixed_place, monsters_meant
from gaslamp.eldritch.resolving.resolve import answer, ask, does, resolve, would_do
from gaslamp.eldritch.resolving.spaces import at_place, candidates
from gaslamp.eldritch.rules.mysteries import epic_defeated, monster_defeated
from gaslamp.eldritch.table import events
from gaslamp.eldritch.table.frames import LEAD, NOBODY, Frame
from gaslamp.eldritch.table.pieces import Investigator, Monster
from gaslamp.eldritch.table.state import Board

# -- coming ------------------------------------------------------------------------------------------------


def place_monster(state: Board, kind: MonsterKind, space: str) -> Monster:
    """A token on the board, and what happens when it comes."""
    monster = Monster(state.next_number, kind, space)
    state.next_number += 1
    state.monsters[monster.number] = monster
    state.tell(events.MonsterSpawned(kind.id, space))
    if state.frames:
        state.frames[-1].spawned = True
        state.frames[-1].that = monster.number
    for power in state.monster_powers(monster, OnSpawn):
        resolve(state, power.text, Frame(LEAD, kind.id, monster=monster.number))
    return monster


def spawn_from_cup(state: Board, space: str) -> None:
    if state.cup:
        place_monster(state, state.cup.pop(), space)
    else:
        state.tell(events.CupEmpty())


@does(do.SpawnMonsters)
def spawn_monsters(state: Board, node: Node[do.SpawnMonsters], frame: Frame) -> None:
    effect = node.effect
    frame.spawned = False
    if effect.at == "cultists":
        cultists = (monster.space for monster in state.on_board() if monster.kind.fighter is None)
        spaces = list(dict.fromkeys(cultists))
        for space in reversed(spaces):
            state.agenda.append((spawn_wanted, (space, effect.names, effect.or_random)))
    else:
        for _ in range(amount(state, effect.amount, frame)):
            state.agenda.append((spawn_at, (effect.at, effect.names, effect.or_random)))


def spawn_at(state: Board, place: str, names: tuple[str, ...], or_random: bool) -> None:
    at_place(state, place, state.frames[-1], spawn_wanted, names, or_random)


def spawn_wanted(state: Board, space: str, names: tuple[str, ...], or_random: bool) -> None:
    """One of these names if it is set aside, or any from the cup."""
    if names:
        kinds = list(dict.fromkeys(kind for kind in state.aside if kind.id in names))
        if kinds:
            options = tuple([kind.option for kind in kinds])
            ask(state, state.seat_of(state.frames[-1]), "spawn", options, spawn_chosen, space)
            return
        if not or_random:
            return
    spawn_from_cup(state, space)


def spawn_chosen(state: Board, answers: Answers, space: str) -> None:
    kind = state.box.monsters[answer(answers).id]
    state.aside.remove(kind)
    place_monster(state, kind, space)


@does(do.SpawnEpic)
def spawn_epic(state: Board, node: Node[do.SpawnEpic], frame: Frame) -> None:
    """Unless it is on the board already."""
    kind = state.box.monsters[node.effect.name]
    frame.spawned = False
    if not any(monster.kind is kind for monster in state.on_board()):
        space = fixed_place(state, node.effect.at, frame)
        if space:
            place_monster(state, kind, space)


# -- which -------------------------------------------------------------------------------------------------


def monster_options(state: Board, monsters: list[Monster]) -> tuple[Option, ...]:
    """One option for each; those of the same kind are told apart by where they are, or by a number."""
    options = []
    taken: set[str] = set()
    for monster in monsters:
        name = monster.kind.id
        if sum(other.kind is monster.kind for other in monsters) > 1:
            name = f"{name}@{monster.space}"
            number = 2
            base = name
            while name in taken:
                name = f"{base}:{number}"
                number += 1
        taken.add(name)
        label = Phrase("eldritch-option-monster-at", {"monster": monster.kind.id, "space": monster.space})
        options.append(Option(name, label, f"monster:{monster.number}"))
    return tuple(options)


def each_monster(
    state: Board,
    node: Node[do.DefeatMonsters | do.DiscardMonsters | do.HealMonsters | do.HurtMonsters | do.MoveMonsters],
    frame: Frame,
    then: Callable[..., None],
    *args: object,
    epic: bool = True,
    names: tuple[str, ...] = (),
) -> None:
    """Do ``then(state, number, *args)`` with every monster meant; the one of somebody's choice is asked for."""
    which = node.effect.which
    monsters = [m for m in monsters_meant(state, which, frame, names) if epic or not m.kind.epic or which == "this"]
    if not monsters:
        return
    if which.startswith("one_"):
        ask(state, state.seat_of(frame), "monster", monster_options(state, monsters), monster_chosen, then, *args,
            source=frame.source)  # fmt: skip
    elif which == "each_on_one_space":
        spaces = list(dict.fromkeys(monster.space for monster in monsters))
        ask(state, state.seat_of(frame), "space", state.space_options(spaces), space_chosen, then, *args,
            source=frame.source)  # fmt: skip
    else:
        for monster in reversed(monsters):
            state.agenda.append((then, (monster.number, *args)))


def monster_chosen(state: Board, answers: Answers, then: Callable[..., None], *args: object) -> None:
    number = int(answer(answers).target.removeprefix("monster:"))
    state.frames[-1].that = number
    then(state, number, *args)


def space_chosen(state: Board, answers: Answers, then: Callable[..., None], *args: object) -> None:
    for monster in reversed(state.monsters_at(answer(answers).id)):
        state.agenda.append((then, (monster.number, *args)))


# -- Health ------------------------------------------------------------------------------------------------


@would_do(do.HurtMonsters)
def finds_victims(state: Board, node: Node[do.HurtMonsters], frame: Frame, you: Investigator) -> bool:
    return bool(monsters_meant(state, node.effect.which, frame))


@does(do.HurtMonsters)
def hurt_monsters(state: Board, node: Node[do.HurtMonsters], frame: Frame) -> None:
    number = amount(state, node.effect.amount, frame)
    if node.effect.in_all:
        number -= frame.hurt
    frame.hurt = 0 if node.effect.which != "that" else frame.hurt
    each_monster(state, node, frame, hurt_by_text, number)


def hurt_by_text(state: Board, number: int, points: int) -> None:
    frame = state.frames[-1]
    frame.hurt += points
    # in version 1 it was the active investigator who had done it, whoever's text it was
    hurt(state, number, points, frame.seat if state.rules > 1 else NOBODY)


def hurt(state: Board, number: int, points: int, seat: int = NOBODY) -> bool:
    """A monster loses Health; whether that has defeated it."""
    monster = state.monsters.get(number)
    if monster is None or not take_damage(state, monster, points):
        return False
    defeat_monster(state, monster, seat)
    return True


def take_damage(state: Board, monster: Monster, points: int) -> bool:
    """Damage on the token; whether it is enough to defeat it."""
    if points > 0 and invulnerable(state, monster):
        state.tell(events.MonsterInvulnerable(monster.kind.id))
    elif points > 0:
        monster.damage += points
        left = max(0, state.toughness(monster) - monster.damage)
        state.tell(events.MonsterHurt(monster.kind.id, points, left))
    return not invulnerable(state, monster) and monster.damage >= state.toughness(monster)


def invulnerable(state: Board, monster: Monster) -> bool:
    return bool(monster.kind.get(Invulnerable)) and len(state.solved) < state.ancient.data.mysteries


@does(do.HealMonsters)
def heal_monsters(state: Board, node: Node[do.HealMonsters], frame: Frame) -> None:
    each_monster(state, node, frame, heal, amount(state, node.effect.amount, frame))


def heal(state: Board, number: int, points: int) -> None:
    monster = state.monsters.get(number)
    if monster is not None and monster.damage:
        points = min(points, monster.damage)
        monster.damage -= points
        state.tell(events.MonsterHealed(monster.kind.id, points))


# -- going -------------------------------------------------------------------------------------------------


def remove_monster(state: Board, monster: Monster) -> None:
    """A token leaves the board: into the cup, aside, or for an Epic Monster into the box."""
    del state.monsters[monster.number]
    if state.frames:
        state.frames[-1].toughness = state.toughness(monster)
    if monster.space:
        state.return_monster(monster.kind)


def defeat_monster(state: Board, monster: Monster, seat: int = NOBODY) -> None:
    """A monster is defeated, by somebody or by an effect."""
    kind, powers = monster.kind, state.monster_powers(monster, OnDefeated)
    if state.frames and state.frames[-1].monster == monster.number:
        state.frames[-1].slain = True
    for power in powers:
        resolve(state, power.text, Frame(LEAD, kind.id, monster=monster.number))
    remove_monster(state, monster)
    fight = state.fights[-1] if state.fights and state.fights[-1].monster == monster.number else None
    if fight is not None:
        fight.defeated = True
    state.tell(events.MonsterDefeated(kind.id))
    if kind.epic:
        epic_defeated(state, kind)
    elif monster.space and fight is not None:
        fight.trophy = kind  # when the fight is over
    elif monster.space:
        monster_defeated(state, seat if seat != NOBODY else state.active, kind)


@does(do.DefeatMonsters)
def defeat_monsters(state: Board, node: Node[do.DefeatMonsters], frame: Frame) -> None:
    """Epic Monsters are defeated only by losing their Health."""
    each_monster(state, node, frame, defeat_now, epic=False)


def defeat_now(state: Board, number: int) -> None:
    monster = state.monsters.get(number)
    if monster is not None and not monster.kind.epic:
        defeat_monster(state, monster, state.frames[-1].seat)


@would_do(do.DiscardMonsters)
def finds_monsters(state: Board, node: Node[do.DiscardMonsters], frame: Frame, you: Investigator) -> bool:
    return any(not monster.kind.epic for monster in monsters_meant(state, node.effect.which, frame))


@does(do.DiscardMonsters)
def discard_monsters(state: Board, node: Node[do.DiscardMonsters], frame: Frame) -> None:
    each_monster(state, node, frame, discard_monster, epic=False)


def discard_monster(state: Board, number: int) -> None:
    monster = state.monsters.get(number)
    if monster is not None and not monster.kind.epic:
        remove_monster(state, monster)
        state.tell(events.MonsterDiscarded(monster.kind.id, monster.space))


# -- moving ------------------------------------------------------------------------------------------------


@does(do.MoveMonsters)
def move_monsters(state: Board, node: Node[do.MoveMonsters], frame: Frame) -> None:
    effect = node.effect
    each_monster(state, node, frame, send, effect, epic=False, names=effect.names)


def send(state: Board, number: int, effect: do.MoveMonsters) -> None:
    """One monster on its way; where there are several nearest places or ways, somebody chooses."""
    monster = state.monsters.get(number)
    frame = state.frames[-1]
    if monster is None:
        return
    if effect.to:
        at_place(state, effect.to, frame, monster_moves, number, start=monster.space)
    else:
        step_toward(state, number, effect.toward, effect.spaces)


def monster_moves(state: Board, space: str, number: int) -> None:
    monster = state.monsters.get(number)
    if monster is not None and monster.space != space:
        monster.space = space
        state.tell(events.MonsterMoved(monster.kind.id, space))


def step_toward(state: Board, number: int, place: str, left: int) -> None:
    monster = state.monsters.get(number)
    frame = state.frames[-1]
    if monster is None or left <= 0:
        return
    targets = candidates(state, place, frame, monster.space)
    spaces = steps_toward(state, monster.space, targets)
    if spaces:
        ask(state, state.seat_of(frame), "monster_step", state.space_options(spaces), stepped, number, place, left,
            monster=monster.kind.id)  # fmt: skip


def steps_toward(state: Board, start: str, targets: list[str]) -> list[str]:
    """The neighbouring spaces that lie on a shortest way to one of the targets."""
    distance = state.box.distance
    if not targets or start in targets:
        return []
    least = min(distance[start][target] for target in targets)
    return [
        space for space in state.box.routes[start] if any(distance[space][target] == least - 1 for target in targets)
    ]


def stepped(state: Board, answers: Answers, number: int, place: str, left: int) -> None:
    state.agenda.append((step_toward, (number, place, left - 1)))
    monster_moves(state, answer(answers).id, number)
