"""One person at the keyboard, bots at the other seats."""

from __future__ import annotations

import shlex
import unicodedata
from collections.abc import Callable
from pathlib import Path
from typing import Any

from gaslamp.bots import let_choose, make_bot
from gaslamp.core.decisions import Decision, Option
from gaslamp.core.dice import seed_for
from gaslamp.core.errors import Mistake
from gaslamp.core.match import Match
from gaslamp.core.rules import search_rules
from gaslamp.terminal.bloodborne import BloodborneTable
from gaslamp.terminal.screen import EndOfInput, Screen

HUMAN = "human"
TABLES = {"bloodborne": BloodborneTable}


def folded(text: str) -> str:
    """Text as people type it: no capitals, no accents, no punctuation."""
    letters = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in letters if letter.isalnum() or letter == " ").strip()


def matching(word: str, names: dict[str, str]) -> list[str]:
    """The ids meant by a word: an exact id or name, else everything that begins so, else has a word that does."""
    wanted = folded(word.replace("_", " "))
    spoken = {key: (folded(name), folded(key.replace("_", " "))) for key, name in names.items()}
    for test in (
        lambda name: name == wanted,
        lambda name: name.startswith(wanted),
        lambda name: any(part.startswith(wanted) for part in name.split()),
    ):
        found = [key for key, forms in spoken.items() if wanted and any(map(test, forms))]
        if found:
            return found
    return []


def packs_as_flags(packs: tuple[Path, ...]) -> list[str]:
    return [word for pack in packs for word in ("--pack", str(pack))]


class Leave(Exception):  # noqa: N818 - not an error: the player goes home
    """The player leaves the table."""


class Play:
    """A match in the terminal."""

    def __init__(
        self,
        match: Match,
        seats: list[str],
        lang: str,
        screen: Screen,
        file: Path | None = None,
        packs: tuple[Path, ...] = (),
    ) -> None:
        self.match = match
        self.seats = seats
        self.me = seats.index(HUMAN)
        self.screen = screen
        self.voice = match.voice(lang)
        self.table = TABLES[match.game.id](match.pack.box, self.voice, screen)
        self.file = file
        self.packs = packs
        self.shown_round = -1  # the round whose table was shown last
        self.told = 0  # events already shown
        self.saved_at = self.own_choices()  # how many of the player's choices need no saving
        # bots pick up where a saved match left off, with chance of their own
        self.bots = {
            seat: make_bot(name, match.pack, seed_for(match.seed, "bot", seat, len(match.choices)))
            for seat, name in enumerate(seats)
            if name != HUMAN
        }
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.explain,
            "help": self.help,
            "why": self.why,
            "log": self.log,
            "table": lambda _: self.show_table(),
            "hands": self.hands,
            "rules": self.rules,
            "undo": self.undo,
            "save": self.save,
            "quit": self.quit,
        }
        # other words for them, some in the player's language
        self.aliases = dict(pair.split("=") for pair in self.say("aliases").split())

    def own_choices(self) -> int:
        return sum(seat == self.me for seat, _ in self.match.choices)

    def say(self, key: str, **arguments: Any) -> str:
        return self.voice.say(f"terminal-{key}", **arguments)

    # -- the course of a match -----------------------------------------------------------------------

    def run(self) -> None:
        """Play until the match is over or the player leaves."""
        self.welcome()
        try:
            while True:
                while not self.match.over:
                    self.take_turn()
                self.tell()
                self.finish()
        except Leave:
            self.screen.line(self.say("bye"))
        except EndOfInput:
            if not self.match.over:
                self.screen.line(self.say("no-input", seed=str(self.match.seed)))

    def take_turn(self) -> None:
        """Let the bots choose what they can, then the player, if they are asked."""
        if self.table.is_out(self.match.view(self.me)):
            self.watch()
        mine = [decision for decision in self.match.pending if decision.seat == self.me]
        self.bots_choose()
        if mine:
            self.tell()
            self.decide(mine[0])

    def watch(self) -> None:
        """Out of the game, but still at the table: look on round by round."""
        view = self.match.view(self.me)
        if view["round"] != self.shown_round:
            self.tell()
            self.show_table()
            self.commands_until_enter("watching")

    def commands_until_enter(self, prompt: str) -> None:
        """Do what commands say until an empty answer, or until one of them has changed the match."""
        before = len(self.match.choices)
        while len(self.match.choices) == before and (answer := self.screen.ask(self.say(prompt))):
            if not self.command(answer):
                self.screen.line(self.say("no-such-command", word=answer))

    def welcome(self) -> None:
        bots = [f"{self.match.players[seat]} ({self.seats[seat]})" for seat in self.bots]
        self.screen.line(
            self.say(
                "welcome",
                name=self.match.players[self.me],
                count=len(bots),
                bots=self.voice.join(bots),
                seed=str(self.match.seed),
            )
        )
        if self.match.choices:
            self.told = len(self.match.events)
            self.screen.line(self.say("resumed", count=len(self.match.choices)))
        self.screen.line(self.say("hint"))

    def bots_choose(self) -> None:
        for decision in self.match.pending:
            if decision.seat in self.bots:
                let_choose(self.match, decision, self.bots[decision.seat])

    def tell(self) -> None:
        """What happened since the last time."""
        events = self.match.events_for(self.me, self.told)
        self.told = len(self.match.events)
        if events:
            self.screen.line()
        first = len(self.match.events_for(self.me)) - len(events) + 1
        for number, event in enumerate(events, first):
            if not self.table.is_minor(event):
                self.screen.numbered(number, self.table.tell(event), self.table.style(event))

    def finish(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        self.screen.line()
        self.screen.line(self.say("over", reason=outcome.reason), "bold")
        self.table.scores(self.match.view(self.me))
        names = self.voice.join([self.match.players[seat] for seat in outcome.winners])
        self.screen.line(self.say("winner", count=len(outcome.winners), names=names), "bold")
        self.screen.line()
        self.commands_until_enter("after-the-end")
        if self.match.over:
            raise Leave

    def show_table(self) -> None:
        view = self.match.view(self.me)
        self.shown_round = view["round"]
        self.table.show(view)

    # -- asking --------------------------------------------------------------------------------------

    def decide(self, decision: Decision) -> None:
        """Ask until the player has chosen or done something that changes the question."""
        if decision.kind == "choose_card" or self.shown_round < 0:
            self.show_table()
        self.show_options(decision)
        before = len(self.match.choices)
        while len(self.match.choices) == before:
            answer = self.screen.ask(self.say("your-choice"))
            if self.command(answer):
                continue
            option = self.find(answer, decision)
            if option is not None:
                self.match.choose(self.me, option)
                self.screen.line(self.say("you-choose", name=self.voice.phrase(option.label)))

    def show_options(self, decision: Decision) -> None:
        view = self.match.view(self.me)
        self.screen.line()
        self.screen.line(self.voice.phrase(decision.prompt), "bold")
        for number, option in enumerate(self.table.arranged(decision.options), 1):
            name, facts, color = self.table.describe(option, view)
            self.screen.item(number, name, facts, color)

    def find(self, answer: str, decision: Decision) -> Option | None:
        """The option meant by an answer, or a sentence why there is none."""
        options = self.table.arranged(decision.options)
        number = answer.rstrip(".")
        if number.isdecimal() and 1 <= int(number) <= len(options):
            return options[int(number) - 1]
        names = {option.id: self.voice.phrase(option.label) for option in options}
        found = matching(answer, names)
        if len(found) == 1:
            return next(option for option in options if option.id == found[0])
        if found:
            spoken = self.voice.either([names[key] for key in found])
            self.screen.line(self.say("ambiguous", word=answer, names=spoken))
            return None
        refused = {option.id: self.voice.phrase(option.label) for option in decision.blocked}
        for key in matching(answer, refused)[:1]:
            option = next(option for option in decision.blocked if option.id == key)
            self.screen.line(self.say("refused", name=refused[key], reason=option.reason))
            return None
        if answer:
            self.screen.line(self.say("unknown", word=answer, count=len(options)))
        return None

    def command(self, answer: str) -> bool:
        """Do what a command says, if it is one."""
        word, _, rest = answer.partition(" ")
        name = "?" if answer.startswith("?") else self.aliases.get(word.lower(), word.lower())
        if name not in self.commands:
            return False
        self.commands[name](answer[1:].strip() if name == "?" else rest.strip())
        return True

    # -- commands ------------------------------------------------------------------------------------

    def help(self, _: str) -> None:
        self.screen.line(self.say("help"))

    def explain(self, word: str) -> None:
        """One card by name, or all in sight."""
        if not word:
            for name in self.table.in_sight(self.match.view(self.me)):
                self.screen.line(self.table.explain(name))
            return
        found = matching(word, self.table.all_names())
        for name in found:
            self.screen.line(self.table.explain(name))
        if not found:
            self.screen.line(self.say("no-such-card", word=word))

    def why(self, word: str) -> None:
        """The rule, and the card, behind an event."""
        events = self.match.events_for(self.me)
        if not events:
            self.screen.line(self.say("nothing-happened"))
            return
        if word and not (word.isdecimal() and 1 <= int(word) <= len(events)):
            self.screen.line(self.say("no-such-line", number=word))
            return
        event = events[int(word) - 1] if word else events[-1]
        key = f"{self.match.game.id}-rule-{event.rule}"
        self.screen.line(self.voice.event(event))
        self.screen.line(self.say("why", title=self.voice.say(f"{key}.title"), text=self.voice.say(key)))
        if event.cause:
            self.screen.line(self.say("why-cause", text=self.table.explain(event.cause.split("/")[0])))

    def log(self, word: str) -> None:
        """Everything that happened, or the last so many lines."""
        lines = list(enumerate(self.match.events_for(self.me), 1))
        for number, event in lines[-int(word) :] if word.isdecimal() and int(word) else lines:
            self.screen.line(f"{number:4}  {self.table.tell(event)}")

    def hands(self, _: str) -> None:
        self.table.show_hands(self.match.view(self.me))

    def rules(self, word: str) -> None:
        found = search_rules(self.match.game, self.voice, word)
        if not word:
            for rule, title, _ in found:
                self.screen.line(f"{title}  [{rule}]")
            return
        for _, title, text in found:
            self.screen.line(title, "bold")
            self.screen.line(text)
        if not found:
            self.screen.line(self.say("nothing-found", word=word))

    def undo(self, _: str) -> None:
        """Take back the own last choice; the table is as it was then."""
        try:
            self.match.undo(self.me)
        except Mistake as mistake:
            self.complain(mistake)
            return
        self.told = len(self.match.events)
        self.screen.line(self.say("undone"))

    def complain(self, mistake: Mistake) -> None:
        sentence = mistake.in_language(self.voice.lang)
        self.screen.line(f"{sentence[:1].upper()}{sentence[1:]}.")

    def save(self, word: str) -> None:
        path = Path(word.strip("\"'")) if word else self.file or Path(f"{self.match.game.id}-{self.match.seed}.json")
        if path.exists() and path != self.file:
            self.screen.line(self.say("file-there", file=str(path)))
            return
        try:
            self.match.save(path, {"seats": self.seats, "lang": self.voice.lang})
            command = shlex.join(["gaslamp", "play", "--load", str(path), *packs_as_flags(self.packs)])
        except Mistake as mistake:
            self.complain(mistake)
            return
        self.file = path
        self.saved_at = self.own_choices()
        self.screen.line(self.say("saved", file=str(path), command=command))

    def quit(self, _: str) -> None:
        if self.own_choices() > self.saved_at:
            self.saved_at = self.own_choices()
            self.screen.line(self.say("unsaved"))
            return
        raise Leave
