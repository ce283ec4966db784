"""A match is its seed and its choices. Saving, loading, replaying and undoing are all that one list."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from gaslamp.core.agenda import Question, State
from gaslamp.core.decisions import Decision, Option, Outcome, Phrase
from gaslamp.core.errors import Mistake, UndoRefused
from gaslamp.core.events import Event, PlayedBy
from gaslamp.core.game import AnyGame, Opening
from gaslamp.core.packs import Pack
from gaslamp.core.plugins import find_game
from gaslamp.core.reading import fingerprint
from gaslamp.core.save import Save, read_save, write_save
from gaslamp.core.text import Voice
from gaslamp.core.view import View

MAX_NAME = 40


class Start(msgspec.Struct, frozen=True):
    """Everything that, with the choices, makes a match what it is."""

    players: tuple[str, ...]
    seed: int
    options: dict[str, Any]
    # a scenario's position and dictated rolls; None for a fresh set-up
    position: dict[str, Any] | None = None
    rolls: tuple[str, ...] | None = None
    # the version of the rules to play by; None for today's
    rules: int | None = None


class Mark(msgspec.Struct, frozen=True):
    """What there is to know of a choice for taking it back."""

    events: int  # how many there were before it
    together: bool  # it was the last of several made at once, and so everybody's became known


class Match:
    """A game being played: look at ``pending``, answer with ``choose``, until it is ``over``.

    Attributes:
        game: The rules.
        pack: The cards.
        origin: The seed and all else that, with the choices, makes this match what it is.
        choices: What was chosen so far, as seat and option id.
        chosen_by: For each of these whose hands it was: empty for the player's own, ``bot`` for those of a bot that
            sits there, ``stand_in`` for a bot that plays for somebody, ``clock`` for one that chose as the time was up.
        state: The position; ``state.copy()`` is one of its own, for search.

    Examples:
        >>> from gaslamp import Match
        >>> match = Match.start("bloodborne", players=["Ana", "Bruno", "Carla"], seed=7)
        >>> [decision.seat for decision in match.pending]
        [0, 1, 2]
        >>> option = match.choose(0, match.pending[0].options[0])
        >>> [decision.seat for decision in match.pending]
        [1, 2]
        >>> match.undo()
        >>> match.choices
        []
    """

    def __init__(self, pack: Pack, start: Start, record: bool = True) -> None:
        game, box, players = pack.game, pack.box, len(start.players)
        self.game: AnyGame = game
        self.pack = pack
        self.origin = start
        self.choices: list[tuple[int, str]] = []
        agreed = game.agree(start.options, players, box)
        rules = game.rules_version if start.rules is None else start.rules
        opening = Opening(players, start.seed, agreed, rules, [] if record else None)
        self.state: State
        if start.position is None:
            self.state = game.set_up(box, opening)
        else:
            self.state = game.place(box, opening, start.position, start.rolls)
        self._marks: list[Mark] = []
        self.chosen_by: list[str] = []
        self._open: dict[int, str] = {}  # by whom the answers to the open question were given
        self._hands: dict[int, str] = {}  # who answered for a seat before that, if not its person

    @classmethod
    def start(
        cls,
        game: str,
        *,
        players: int | Sequence[str] | None = None,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
        pack: Pack | str | Path | None = None,
        record: bool = True,
    ) -> Match:
        """A new match. Without a seed one is drawn and kept; ``record=False`` keeps no events (for simulation).

        ``players`` are their number or their names, ``options`` what the table agrees on, ``pack`` the cards if they
        are not those that ship with the game.

        Examples:
            >>> match = Match.start("eldritch", players=2, seed=1, options={"ancient_one": "azathoth"})
            >>> match.players
            ('Ada', 'Boris')
        """
        if pack is None:
            pack = Pack.core(game)
        elif not isinstance(pack, Pack):
            pack = Pack.load(pack)
        rules = find_game(game)
        if pack.game is not rules:
            raise Mistake("core-other-game", found=pack.game.id, expected=game)
        if seed is None:
            seed = secrets.randbits(32)
        if options is not None and not isinstance(options, dict):
            raise Mistake("core-bad-options", found=repr(options))
        start = Start(seat_names(rules, players), check_seed(seed), dict(options or {}))
        return cls(pack, start, record)

    @property
    def players(self) -> tuple[str, ...]:
        """The names of those at the table, by seat."""
        return self.origin.players

    @property
    def seed(self) -> int:
        """What the match was dealt from: the same seed and the same choices are the same match."""
        return self.origin.seed

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.state.outcome is not None

    @property
    def outcome(self) -> Outcome | None:
        """Who won, with what scores and why; None while the match goes on."""
        return self.state.outcome

    @property
    def pending(self) -> list[Decision]:
        """The decisions that somebody must take now; several when choices are simultaneous."""
        return self.state.pending

    @property
    def question(self) -> Question | None:
        """The decisions posed at one moment, answered or not; every new question is another object."""
        return self.state.question

    def asked(self, seat: int) -> Decision | None:
        """What a seat is asked, whether or not it has answered already; not what the engine answers for it."""
        for decision in self.question.decisions if self.question is not None else ():
            if decision.seat == seat and not decision.taken_by_engine:
                return decision
        return None

    def hint(self, decision: Decision, option: Option) -> Phrase | None:
        """What an option of an open decision would do, where the game can tell: ``takes 1 damage, 3 health left``."""
        return self.game.hint(self.state, decision, option)

    def answer_of(self, seat: int) -> Option | None:
        """What a seat has answered, while others still choose."""
        return self.state.answers.get(seat)

    @property
    def events(self) -> list[Event]:
        """All that happened so far, in order; empty when the match keeps no events."""
        return self.state.log or []

    def choose(self, seat: int, choice: Option | str | int, by: str = "") -> Option:
        """Answer a pending decision with an option, its id or its index. Refused choices change nothing.

        ``by`` tells whose hands it was, if not the player's own; the log tells that a bot has chosen for somebody.

        Examples:
            >>> match = Match.start("bloodborne", players=3, seed=7)
            >>> first = match.pending[0].options[0]
            >>> match.choose(0, first.id) is first
            True
            >>> match.choose(0, first.id)
            Traceback (most recent call last):
            gaslamp.core.errors.IllegalChoice: seat 0 has already chosen, and waits for the others
        """
        state = self.state
        log, question = state.log, state.question
        before = 0 if log is None else len(log)
        self._look_at_hands(seat, choice, by)
        option = state.choose(seat, choice) if state.dice.script is None else self._choose_scripted(seat, choice)
        if log is not None:
            together = question is not None and question is not state.question and len(question.decisions) > 1
            self._marks.append(Mark(before, together))
        self.choices.append((int(seat), option.id))
        self.chosen_by.append(by)
        return option

    def _look_at_hands(self, seat: int, choice: Option | str | int, by: str) -> None:
        """Before an answer that settles a question: tell of all who have answered by other hands than before.

        Not earlier: as long as a choice can be changed, it is nobody's business who has made it.
        """
        if not (by or self._open or self._hands):
            return  # everybody has always played with their own
        question, asked = self.question, self.asked(seat)
        if question is None or asked is None or seat in self.state.answers:
            return  # to be refused
        asked.find(choice)
        self._open[seat] = by
        if len(self.state.answers) + 1 < len(question.decisions):
            return
        answered, self._open = self._open, {}
        for who, hands in sorted(answered.items()):
            if hands == "clock":
                self.state.tell(PlayedBy(who, hands))
            elif hands != (before := self._hands.get(who, "")):
                self._hands[who] = hands
                if hands == "stand_in" or before == "stand_in":  # else somebody new sits there
                    self.state.tell(PlayedBy(who, hands or "person"))

    def change(self, seat: int, choice: Option | str | int, by: str = "") -> Option:
        """Choose otherwise, while others still choose: the match is as if the first choice had never been made."""
        option = self.state.change(seat, choice)
        made = max(index for index, (who, _) in enumerate(self.choices) if who == seat)
        del self.choices[made], self.chosen_by[made]
        self.choices.append((seat, option.id))
        self.chosen_by.append(by)
        self._open[seat] = by
        return option

    def _choose_scripted(self, seat: int, choice: Option | str | int) -> Option:
        """Choose where a scenario dictates the dice: if its faces do not fit, nothing has happened."""
        before = self.state.copy()
        before.log = None if self.state.log is None else self.state.log.copy()
        try:
            return self.state.choose(seat, choice)
        except Mistake:
            self.state = before
            raise

    def view(self, seat: int | None, players: Sequence[str] = ()) -> dict[str, Any]:
        """What a seat may know, or with None a spectator: plain data, as it travels to clients.

        Examples:
            >>> match = Match.start("bloodborne", players=3, seed=7)
            >>> ["hand" in hunter for hunter in match.view(1)["hunters"]]
            [False, True, False]
        """
        view: dict[str, Any] = msgspec.to_builtins(self.seen(seat, players))
        return view

    def seen(self, seat: int | None, players: Sequence[str] = ()) -> View:
        """The same as the game's own struct; ``players`` are those who sit there now, if not those who began."""
        if seat is not None and not (isinstance(seat, int) and 0 <= seat < len(self.players)):
            raise Mistake("core-no-such-seat", seat=str(seat), last=len(self.players) - 1)
        return self.game.view(self.state, seat, players or self.players)

    def events_for(self, seat: int | None, since: int = 0) -> list[Event]:
        """The events that a seat, or a spectator, may know of."""
        return [event for event in self.events[since:] if event.visible_to(seat)]

    def voice(self, lang: str) -> Voice:
        """A voice that can tell this match's events and decisions in a language.

        Examples:
            >>> match = Match.start("bloodborne", players=3, seed=7)
            >>> match.voice("it").phrase(match.pending[0].prompt)
            'Scegli una carta da giocare in questo round.'
        """
        return Voice(lang, self.game.vocabulary(self.pack.box, lang).namers(self.players))

    def undo(self, seat: int | None = None, force: bool = False) -> None:
        """Take back the last choice (of a seat, and all that came after it), unless something was revealed since."""
        before = self.replayed(self.undo_point(seat, force), record=self.state.log is not None)
        vars(self).update(vars(before))

    def undo_point(self, seat: int | None = None, force: bool = False) -> int:
        """How many choices an undo would leave; a sentence why not, otherwise."""
        made = [index for index, (who, _) in enumerate(self.choices) if seat is None or who == seat]
        if not made:
            raise UndoRefused("core-nothing-to-undo")
        if not force:
            told = self if self.state.log is not None else self.replayed(len(self.choices), record=True)
            since = told._marks[made[-1] :]
            if any(mark.together for mark in since) or any(e.reveals for e in told.events[since[0].events :]):
                raise UndoRefused("core-undo-reveals")
        return made[-1]

    def replayed(self, count: int, record: bool = True) -> Match:
        """The same match after its first ``count`` choices."""
        twin = Match(self.pack, self.origin, record)
        for (seat, choice), by in zip(self.choices[:count], self.chosen_by, strict=False):
            twin.choose(seat, choice, by)
        return twin

    def fingerprint(self) -> str:
        """A short name for the position: everything on the table, what is asked, and what was chosen in secret."""
        state = self.state
        asked = [
            (decision.seat, decision.kind, [option.id for option in decision.options]) for decision in state.pending
        ]
        hidden = sorted((seat, option.id) for seat, option in state.answers.items())
        return fingerprint([self.game.position(state), asked, hidden])

    def save(self, path: str | Path, notes: dict[str, Any] | None = None) -> None:
        """Write the match to a file; ``notes`` are the client's own (who is a bot, which language).

        Examples:
            >>> from tempfile import TemporaryDirectory
            >>> match = Match.start("bloodborne", players=3, seed=7)
            >>> with TemporaryDirectory() as folder:
            ...     match.save(f"{folder}/evening.json")
            ...     Match.load(f"{folder}/evening.json").fingerprint() == match.fingerprint()
            True
        """
        write_save(Path(path), self.as_save(notes))

    def as_save(self, notes: dict[str, Any] | None = None) -> Save:
        """What a match file holds."""
        return Save(
            game=self.game.id,
            rules=self.state.rules,
            pack=self.pack.digest,
            pack_title=self.pack.title,
            players=self.origin.players,
            seed=self.origin.seed,
            options=self.origin.options,
            position=self.origin.position,
            rolls=self.origin.rolls,
            choices=tuple(self.choices),
            end=self.fingerprint(),
            notes=notes or {},
        )

    @classmethod
    def load(cls, path: str | Path, pack: Pack | str | Path | None = None) -> Match:
        """A saved match, replayed and compared with where it stood when it was saved."""
        return cls.from_save(read_save(Path(path)), pack, str(path))

    @classmethod
    def from_save(cls, save: Save, pack: Pack | str | Path | None = None, path: str = "save") -> Match:
        """The match of a file that has been read; ``path`` is what a mistake in it is said to be in."""
        try:
            game = find_game(save.game)
            check_rules(save.rules, game)
            if pack is None:
                pack = Pack.core(save.game)
            elif not isinstance(pack, Pack):
                pack = Pack.load(pack)
            if pack.digest != save.pack:
                raise Mistake(
                    "core-save-other-pack",
                    title=save.pack_title,
                    expected=save.pack,
                    found_title=pack.title,
                    found=pack.digest,
                )
            names = seat_names(game, save.players)
            start = Start(names, check_seed(save.seed), save.options, save.position, save.rolls, save.rules)
            match = cls(pack, start)
            for index, (seat, choice) in enumerate(save.choices):
                try:
                    match.choose(seat, choice)
                except Mistake as mistake:
                    raise mistake.at(f"choices[{index}]") from None
            if match.fingerprint() != save.end:
                raise Mistake("core-save-ends-elsewhere", found=match.fingerprint(), expected=save.end)
        except Mistake as mistake:
            raise mistake.in_file(path) from None
        return match


def check_seed(seed: Any) -> int:
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 1 << 64:
        raise Mistake("core-bad-seed", found=str(seed))
    return seed


def check_rules(rules: int, game: AnyGame) -> None:
    """Every version of the rules so far can be played; one that is still to come cannot."""
    if rules > game.rules_version:
        raise Mistake("core-save-newer-rules", found=rules, expected=game.rules_version)


def seat_names(game: AnyGame, players: int | Sequence[str] | None) -> tuple[str, ...]:
    """Names for the seats, from a number of players or from the names themselves."""
    if players is None:
        players = game.default_players
    if isinstance(players, int):
        count, names = players, tuple(game.player_names[: max(0, players)])
    elif isinstance(players, (list, tuple)):
        count, names = len(players), tuple(players)
    else:
        raise Mistake("core-bad-players", found=repr(players))
    if count not in game.players or isinstance(players, bool):
        raise Mistake("core-wrong-players", found=count, least=game.players[0], most=game.players[-1])
    for index, name in enumerate(names):
        if not isinstance(name, str) or not name.strip() or len(name) > MAX_NAME or not name.isprintable():
            raise Mistake("core-bad-name", limit=MAX_NAME).at(f"players[{index}]")
        if name in names[:index]:
            raise Mistake("core-duplicate-id", found=name).at(f"players[{index}]")
    return names
