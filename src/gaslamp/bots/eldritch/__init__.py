"""An ally worth playing with: goes where it is needed and able, arms itself, rests, keeps out of hopeless fights.

Everything is counted in Clues: what texts and cards are worth, what wounds cost, what every place on the board has
to offer. The bot plans a turn by the place where it ends and what can be done on the way; who goes where is worked
out alike by all who see the same board. It looks at nothing but its own seat's view and the cards' public data.

``weights`` is the table of what things are worth; ``people`` knows dice, wounds and fights, ``ways`` the map,
``texts``, ``effects`` and ``cards`` what is printed; ``board`` puts it together, ``turn`` and ``dealings`` plan with
it, ``acting``, ``encountering`` and ``deciding`` answer the questions, and ``company`` talks with people.
"""

from __future__ import annotations

from collections.abc import Callable

# the modules that know the answers
from gaslamp.bots.bot import Bot, Chair, Pointing, Reply
from gaslamp.bots.eldritch import acting, company, deciding, encountering  # noqa: F401
from gaslamp.bots.eldritch.board import Seen
from gaslamp.bots.eldritch.judging import JUDGES, Mind
from gaslamp.core.decisions import Decision, Option
from gaslamp.eldritch.view import BoardView


class GreedyAlly(Bot[BoardView]):
    """Chooses what is worth most to all of them."""

    games = frozenset(("eldritch",))

    def __init__(self, chair: Chair) -> None:
        super().__init__(chair)
        self.mind = Mind(chair.pack.box, chair.seed)

    def choose(self, decision: Decision, look: Callable[[], BoardView]) -> Option:
        """The option worth most; of a question that hardly matters, the plain answer."""
        make_judge = JUDGES.get(decision.kind)
        if make_judge is None:
            return plain_answer(decision)
        seen = self.see(look)
        if seen.me is None and decision.kind != "new_investigator":
            return decision.options[0]
        return max(decision.options, key=make_judge(self.mind, decision, seen))

    def see(self, look: Callable[[], BoardView]) -> Seen:
        view = look()
        return Seen(self.mind.texts, view, self.mind.wishes(view.round))

    def intends(self, decision: Decision, look: Callable[[], BoardView]) -> Pointing | None:
        if decision.kind != "action":
            return None
        seen = self.see(look)
        return None if seen.me is None else company.intention(seen, decision)

    def asked(self, asker: int, wish: Pointing, look: Callable[[], BoardView]) -> Reply | None:
        return company.reply(self.mind, self.see(look), wish)

    def agree(self, asker: int, wish: Pointing, look: Callable[[], BoardView]) -> None:
        company.keep(self.mind, self.see(look), wish)


def plain_answer(decision: Decision) -> Option:
    """Yes to what costs nothing, no to the rest."""
    wanted = "accept" if decision.kind in ("look", "improve_again") else "pass"
    return next((option for option in decision.options if option.id == wanted), decision.options[0])
