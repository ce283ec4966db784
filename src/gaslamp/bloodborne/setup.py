"""Setting up the game, in the rulebook's nine steps."""

from __future__ import annotations

from gaslamp.bloodborne.box.agreements import Agreements
from gaslamp.bloodborne.box.box import Box, Monster
from gaslamp.bloodborne.rules.sources import source
from gaslamp.bloodborne.steps import begin_round
from gaslamp.bloodborne.steps.end_of_round import reveal_monster
from gaslamp.bloodborne.table import events
from gaslamp.bloodborne.table.state import DUNGEON, PLAYER_ORDER, PURPOSES, SEATS, UPGRADES, Hunt, Hunter, threat
from gaslamp.core.dice import Dice
from gaslamp.core.game import Opening


def lay_out(box: Box, opening: Opening[Agreements]) -> Hunt:
    """Steps 1 to 8: everything on the table, nothing revealed yet."""
    players, agreed = opening.players, opening.agreed
    dice = Dice.seeded(opening.seed, PURPOSES)

    # 1. choose the final boss
    final_boss = dice.pick(DUNGEON, box.final_bosses)
    if agreed.final_boss != "random":
        final_boss = box.foes[agreed.final_boss]

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
    if isinstance(agreed.first_player, int):
        first = agreed.first_player

    return Hunt(
        dice=dice,
        log=opening.log,
        rules=opening.rules,
        box=box,
        agreed=agreed,
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


def set_up(box: Box, opening: Opening[Agreements]) -> Hunt:
    """A new game: laid out, the first monster revealed, the first round begun."""
    state = lay_out(box, opening)
    log = opening.log
    if log is not None:
        state.tell(events.FinalBossChosen(state.final_boss.id))
        for power in state.final_boss.max_health:
            state.tell(events.HealthCapped(state.max_health, source(state, power, -1), cause=power.cause))
        state.tell(events.UpgradesRefilled(tuple(card.id for card in state.available), rule="setup-upgrades"))
    state.agenda.append((begin_round, ()))
    reveal_monster(state)  # 9. reveal the first monster
    state.run()
    return state
