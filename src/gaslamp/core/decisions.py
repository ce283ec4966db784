"""What a player is asked, and what they may answer. The same for every client, bot and test."""

from __future__ import annotations

from typing import Any

import msgspec

from gaslamp.core.errors import IllegalChoice


class Phrase(msgspec.Struct, frozen=True):
    """A text key with its arguments; a ``Voice`` turns it into words."""

    key: str
    args: dict[str, Any] = {}


class Option(msgspec.Struct, frozen=True, eq=False):
    """One thing a player may choose.

    ``id`` is stable and public (``lamp``, ``seat:2``, ``pass``); ``target`` names what a client
    highlights; ``reason`` says why an option that is visible cannot be chosen now.

    Examples:
        >>> option = Option("pass", Phrase("core-option-pass"))
        >>> option.because(Phrase("core-match-is-over")).reason.key
        'core-match-is-over'
    """

    id: str
    label: Phrase
    target: str = ""
    reason: Phrase | None = None

    def because(self, reason: Phrase) -> Option:
        """The same option, refused."""
        return Option(self.id, self.label, self.target, reason)


PASS = Option("pass", Phrase("core-option-pass"))


class Decision(msgspec.Struct, frozen=True, eq=False, gc=False):
    """A question to one seat. ``options`` may all be chosen; ``blocked`` are visible but not allowed now.

    ``secret`` marks a question whose very answering by the engine would tell others something.

    Examples:
        >>> from gaslamp import Match
        >>> decision = Match.start("bloodborne", players=3, seed=7).pending[1]
        >>> decision.seat, decision.kind, len(decision.options)
        (1, 'choose_card', 5)
    """

    seat: int
    kind: str
    prompt: Phrase
    options: tuple[Option, ...]
    blocked: tuple[Option, ...] = ()
    secret: bool = False

    @property
    def taken_by_engine(self) -> bool:
        """There is only one option, and taking it tells nobody anything."""
        return len(self.options) == 1 and not self.secret

    def find(self, choice: Option | str | int) -> Option:
        """The option meant by an Option, its id or its index; a sentence why not, otherwise.

        Examples:
            >>> decision = Decision(0, "rest", Phrase("core-option-pass"), (PASS,))
            >>> decision.find("pass") is decision.find(0)
            True
            >>> decision.find("fight")
            Traceback (most recent call last):
            gaslamp.core.errors.IllegalChoice: "fight" is not an option of seat 0 now, expected one of: pass
        """
        if isinstance(choice, Option):
            if choice in self.options:
                return choice
            choice = choice.id
        if isinstance(choice, bool) or not isinstance(choice, (str, int)):
            raise IllegalChoice("core-choice-not-understood", choice=repr(choice))
        if isinstance(choice, int):
            if 0 <= choice < len(self.options):
                return self.options[choice]
            raise IllegalChoice("core-choice-out-of-range", choice=str(choice), count=len(self.options))
        for option in self.options:
            if option.id == choice:
                return option
        for option in self.blocked:
            if option.id == choice and option.reason is not None:
                raise IllegalChoice("core-choice-blocked", choice=choice, reason=option.reason)
        raise IllegalChoice(
            "core-choice-unknown",
            seat=self.seat,
            choice=choice,
            options=", ".join(o.id for o in self.options),
        )


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended: the winning seats, every seat's score, and why.

    Allies win together or not at all; ``winners`` is empty when nobody has won, ``scores`` where nothing is counted.
    """

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: Phrase
