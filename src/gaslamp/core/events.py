"""What happened: typed, ordered, each with the rule that made it and who may see it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, ClassVar

import msgspec

from gaslamp.core.decisions import Phrase


def kebab(name: str) -> str:
    """``CardDrawn`` -> ``card-drawn``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Event(msgspec.Struct, frozen=True, kw_only=True, gc=False, tag=kebab, tag_field="event"):
    """The frozen record of one thing that happened.

    ``rule`` is the section of the rules reference that made it; ``cause`` the card ability behind it
    (``lamp/0/0``), or the card as such (``lamp``), if one was; ``seen_by`` the seats that may know of it, None for
    everybody.
    A class with ``reveals`` shows what was hidden: nobody goes back past it for free.

    Examples:
        >>> from gaslamp import Match
        >>> match = Match.start("bloodborne", players=3, seed=7)
        >>> event = match.events[0]
        >>> event.rule, event.visible_to(None)
        ('setup-final-boss', True)
    """

    reveals: ClassVar[bool] = False
    idle: ClassVar[bool] = False  # tells that an ability did not apply

    cause: str = ""
    seen_by: tuple[int, ...] | None = None

    if TYPE_CHECKING:  # every kind of event gives its own default

        @property
        def rule(self) -> str: ...

    @property
    def text_key(self) -> str:
        """The message that tells this event; an event belongs to the room of the house that defines it."""
        from gaslamp.core.text import room_of

        return f"{room_of(type(self).__module__)}-event-{kebab(type(self).__name__)}"

    def visible_to(self, seat: int | None) -> bool:
        """Whether a seat, or with None a spectator, may know of it."""
        return self.seen_by is None or seat in self.seen_by


class PlayedBy(Event, frozen=True, gc=False):
    """Other hands than before have chosen for a seat: a bot as the time was up, a bot that stands in, the person again.

    ``by`` is ``clock``, ``stand_in`` or ``person``. What was chosen it does not tell.
    """

    seat: int
    by: str
    rule: str = "stand-in"


class ChoiceTaken(Event, frozen=True, gc=False):
    """The engine took the only option there was; ``label`` is what it says, as an id alone may mean several things."""

    seat: int
    option: str
    label: Phrase
    rule: str = "only-option"
