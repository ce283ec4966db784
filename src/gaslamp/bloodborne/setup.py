"""Setting up the game, in the rulebook's nine steps."""

from __future__ import annotations

from gaslamp.bloodborne import events
from gaslamp.bloodborne.box import Box, Monster
from gaslamp.bloodborne.options import Options
from gaslamp.bloodborne.state import DUNGEON, PLAYER_ORDER, PURPOSES, SEATS, UPGRADES, Hunter, Table, threat
from gaslamp.bloodborne.steps import begin_round
from gaslamp.bloodborne.steps.end_of_round import reveal_monster
from gaslamp.core.dice import Dice
from gaslamp.core.events import Event


def lay_out(box: Box, players: int, seed: int, options: Options, log: list[Event] | None = None) -> Table:
    """Steps 1 to 8: everything on the table, nothing revealed yet."""
    dice = Dice.seeded(seed, PURPOSES)

    # 1. choose the final boss
    final_boss = dice.pick(DUNGEON, box.final_bosses)
    if options.final_boss != "random":
        final_boss = box.foes[options.final_boss]

    # 2. prepare the Chalice Dungeon deck; the rest stays in the box
    monsters, bosses = list(box.monsters), list(box.bosses)
    dice.shuffle(DUNGEON, monsters)
    dice.shuffle(DUNGEON, bosses)
    unused = monsters[box.numbers.monsters_in_deck :]
    dungeon = monsters[: box.numbers.monsters_in_deck] + bosses[: box.numbers.bosses_in_deck]
    dice.shuffle(DUNGEON, dungeon)

    # 3. prepare the upgrade deck
    upgrade_deck = box.upgrade_pile.copy()
    dice.shuffle(UPGRADES, upgrade_deck)
    available = [upgrade_deck.pop() for _ in range(min(players, len(upgrade_deck)))]

    # 4, 5, 6, 7. hunter boards, starter cards, the blood reserve (without end), health dials
    health = max_health(box, final_boss)
    starters = list(box.starters)
    hunters = [Hunter(seat, health, starters.copy(), [], [0, 0, 0]) for seat in range(players)]

    # 8. choose the first player
    first = dice.below(SEATS, players)
    if isinstance(options.first_player, int):
        first = options.first_player

    return Table(
        dice=dice,
        agenda=[],
        question=None,
        answers={},
        outcome=None,
        log=log,
        box=box,
        options=options,
        hunters=hunters,
        final_boss=final_boss,
        threat=threat(box, None, final_boss),
        foe=None,
        echoes=0,
        dungeon=dungeon,
        unused=unused,
        upgrade_deck=upgrade_deck,
        available=available,
        first=first,
        order=PLAYER_ORDER[players][first],
        next_first=-1,
        max_health=health,
    )


def max_health(box: Box, final_boss: Monster) -> int:
    """What the health dials can show."""
    return min([box.numbers.health, *(power.effect.amount for power in final_boss.max_health)])


def set_up(box: Box, players: int, seed: int, options: Options, log: list[Event] | None = None) -> Table:
    """A new game: laid out, the first monster revealed, the first round begun."""
    state = lay_out(box, players, seed, options, log)
    if log is not None:
        log.append(events.FinalBossChosen(state.final_boss.id))
        for power in state.final_boss.max_health:
            log.append(events.HealthCapped(state.max_health, cause=power.cause))
        log.append(events.UpgradesRefilled(tuple(card.id for card in state.available), rule="setup-upgrades"))
    state.agenda.append((begin_round, ()))
    reveal_monster(state)  # 9. reveal the first monster
    state.run()
    return state
