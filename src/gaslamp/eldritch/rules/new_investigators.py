"""Players take investigators: at set-up, and when theirs are lost."""

from __future__ import annotations

from gaslamp.core.agenda import Answers
from gaslamp.eldritch.box.box import Card, Sheet
from gaslamp.eldritch.resolving.resolve import ask
from gaslamp.eldritch.rules.clues import gain_clues
from gaslamp.eldritch.rules.improvements import choose_improvement
from gaslamp.eldritch.rules.possessions import fill_reserve
from gaslamp.eldritch.table import events
from gaslamp.eldritch.table.pieces import Investigator
from gaslamp.eldritch.table.state import Board


def choose_investigator(state: Board, seat: int) -> None:
    ask(state, seat, "new_investigator", tuple([sheet.option for sheet in state.unused]), investigator_chosen)


def investigator_chosen(state: Board, answers: Answers) -> None:
    [(seat, option)] = answers.items()
    take_seat(state, seat, state.box.investigators[option.id])


def take_seat(state: Board, seat: int, sheet: Sheet) -> None:
    """3 and 4. The token on its space, full Health and Sanity, and what the sheet says, as far as it is to be had."""
    data = sheet.data
    state.unused.remove(sheet)
    you = Investigator(seat, sheet, data.space, data.health, data.sanity, [], [], [], [0] * 5)
    state.investigators[seat] = you
    missing = []
    for name in (*data.belongings.assets, *data.belongings.spells):
        card = find_belonging(state, name)
        if card is None:
            missing.append(name)
        else:
            you.take(card)
    state.tell(events.InvestigatorChosen(seat, sheet.id, data.space))
    for name in missing:
        state.tell(events.WentWithout(seat, name))
    for _ in range(data.belongings.improvements):
        state.agenda.append((first_improvement, (seat,)))
    gain_clues(state, you, data.belongings.clues)


def find_belonging(state: Board, name: str) -> Card | None:
    """From the deck, the discarded cards or the reserve."""
    section = "spells" if state.box.kinds[name].sort == "spell" else "assets"
    for pile in (state.decks.cards[section], state.discards.cards[section], state.reserve):
        for index in range(len(pile) - 1, -1, -1):
            if pile[index].kind.id == name:
                card: Card = pile.pop(index)
                if pile is state.reserve:
                    state.agenda.append((fill_reserve, ()))
                return card
    return None


def first_improvement(state: Board, seat: int) -> None:
    you = state.investigators[seat]
    if you is not None:
        choose_improvement(state, you)
