"""People at one keyboard, bots at the other seats."""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from gaslamp.bots import Chair, let_choose, make_bot
from gaslamp.core.decisions import Decision, Option
from gaslamp.core.dice import seed_for
from gaslamp.core.errors import Mistake
from gaslamp.core.events import Event
from gaslamp.core.match import Match
from gaslamp.core.rules import search_rules
from gaslamp.core.text import capital
from gaslamp.core.view import View
from gaslamp.terminal.drawing import drawing_for
from gaslamp.terminal.finding import folded, matching
from gaslamp.terminal.screen import EndOfInput, Screen

HUMAN = "human"
Section = tuple[str, str, str]  # of the rules: its id, its title, its text


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
        self.people = [seat for seat, name in enumerate(seats) if name == HUMAN]
        self.me = self.people[0]  # who is being asked
        self.screen = screen
        self.drawing = drawing_for(match, lang, screen)
        self.voice = self.drawing.voice
        self.file = file
        self.packs = packs
        self.told = 0  # events already shown
        self.saved_at = self.own_choices()  # how many of the people's choices need no saving
        self.skipping: dict[int, int] = {}  # who passes what can be passed, and in which round
        # bots pick up where a saved match left off, with chance of their own
        self.bots = {
            seat: make_bot(name, Chair.at(match, seat, seed_for(match.seed, "bot", seat, len(match.choices))))
            for seat, name in enumerate(seats)
            if name != HUMAN
        }
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.explain,
            "help": self.help,
            "why": self.why,
            "log": self.log,
            "table": lambda _: self.drawing.show(self.view()),
            "rules": self.rules,
            "skip": self.skip,
            "undo": self.undo,
            "save": self.save,
            "quit": self.quit,
        }
        for name, command in self.drawing.commands.items():
            self.commands[name] = partial(self.at_table, command)
        # other words for them, some in the player's language
        aliases = dict(pair.split("=") for pair in self.say("aliases").split())
        self.aliases = {word.replace("_", " "): name for word, name in aliases.items() if name in self.commands}
        self.spoken = {folded(word): name for word, name in self.aliases.items()}

    def own_choices(self) -> int:
        return sum(seat in self.people for seat, _ in self.match.choices)

    def view(self) -> View:
        return self.match.seen(self.me)

    def at_table(self, command: Callable[[View, str], None], rest: str) -> None:
        """Do one of the game's own commands."""
        command(self.view(), rest)

    def events(self, since: int = 0) -> list[Event]:
        """What the people at the keyboard may know of."""
        return [event for event in self.match.events[since:] if any(map(event.visible_to, self.people))]

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
        """Let the bots choose what they can, then a person, if one is asked."""
        if all(self.drawing.is_out(self.match.seen(seat)) for seat in self.people):
            self.watch()
        ours = [decision for decision in self.match.pending if decision.seat in self.people]
        self.bots_choose()
        if ours:
            self.me = ours[0].seat
            self.decide(ours[0])

    def watch(self) -> None:
        """Out of the game, but still at the table: look on round by round."""
        view = self.view()
        if view.round != self.drawing.shown_round:
            self.tell()
            self.drawing.show(view)
            self.commands_until_enter("watching")

    def commands_until_enter(self, prompt: str) -> None:
        """Do what commands say until an empty answer, or until one of them has changed the match."""
        before = len(self.match.choices)
        while len(self.match.choices) == before and (answer := self.screen.ask(self.say(prompt))):
            if not self.command(answer):
                self.screen.line(self.say("no-such-command", word=answer))

    def welcome(self) -> None:
        bots = [f"{self.match.players[seat]} ({self.seats[seat]})" for seat in self.bots]
        people = [self.match.players[seat] for seat in self.people]
        company = {"count": len(bots), "bots": self.voice.join(bots), "seed": str(self.match.seed)}
        if len(people) == 1:
            self.screen.line(self.say("welcome", name=people[0], **company))
        else:
            self.screen.line(self.say("welcome-together", names=self.voice.join(people), **company))
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
        events = self.events(self.told)
        self.told = len(self.match.events)
        first = len(self.events()) - len(events) + 1
        news = [(number, event) for number, event in enumerate(events, first) if not self.drawing.is_minor(event)]
        if news:
            self.screen.line()
        views = [self.match.seen(seat) for seat in self.people]
        before = None
        for number, event in news:
            self.screen.numbered(number, self.drawing.tell(event, before), self.drawing.style(event))
            before = event
            for view in views:
                if blow := self.drawing.blow(event, view):
                    self.screen.framed(blow, self.drawing.style(event))

    def finish(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        self.screen.line()
        self.screen.line(self.say("over", reason=outcome.reason), "bold")
        self.drawing.scores(self.view())
        if self.match.game.allies:
            self.screen.line(self.say("won-together" if outcome.winners else "lost-together"), "bold")
        else:
            names = self.voice.join([self.match.players[seat] for seat in outcome.winners])
            self.screen.line(self.say("winner", count=len(outcome.winners), names=names), "bold")
        self.screen.line()
        self.commands_until_enter("after-the-end")
        if self.match.over:
            raise Leave

    # -- asking --------------------------------------------------------------------------------------

    def decide(self, decision: Decision) -> None:
        """Ask until the player has chosen or done something that changes the question."""
        if self.skip_past(decision):
            return
        self.tell()
        self.drawing.before(decision, self.view())
        self.show_options(decision)
        before = len(self.match.choices)
        while len(self.match.choices) == before:
            answer = self.screen.ask(self.addressed("your-choice", "choice-of"))
            if self.command(answer):
                self.skip_past(decision)
                continue
            option = self.find(answer, decision)
            if option is not None:
                self.match.choose(self.me, option)
                self.screen.line(self.addressed("you-choose", "they-choose", choice=option.label))

    def skip_past(self, decision: Decision) -> bool:
        """Decline for the one who is asked, if they have said that this round they decline what can be declined."""
        if self.skipping.get(self.me) != self.view().round or decision not in self.match.pending:
            return False
        for option in decision.options:
            if option.id in self.drawing.declining:
                self.match.choose(self.me, option)
                return True
        return False

    def addressed(self, alone: str, together: str, **arguments: Any) -> str:
        """Something said to the one who is asked, by name if several people share the keyboard."""
        if len(self.people) == 1:
            return self.say(alone, **arguments)
        return self.say(together, name=self.match.players[self.me], **arguments)

    def show_options(self, decision: Decision) -> None:
        view = self.view()
        self.screen.line()
        question = self.voice.phrase(decision.prompt)
        if len(self.people) > 1:
            question = self.say("question-to", name=self.match.players[self.me], question=question)
        self.screen.line(question, "bold")
        options = self.drawing.arranged(decision.options)
        for sign, option in zip(self.drawing.signs(options), options, strict=True):
            name, facts, color = self.drawing.describe(option, decision, view)
            effect = self.match.hint(decision, option)
            if effect is not None:
                facts = ". ".join(filter(None, (capital(self.voice.phrase(effect)), facts)))
            self.screen.item(sign, name, facts, color)

    def find(self, answer: str, decision: Decision) -> Option | None:
        """The option meant by an answer, or a sentence why there is none."""
        options = self.drawing.arranged(decision.options)
        signs = self.drawing.signs(options)
        sign = answer.rstrip(".)").lower()
        if sign in signs:
            return options[signs.index(sign)]
        names = {option.id: self.voice.phrase(option.label) for option in options}
        # where options have letters, a number is a name, and nobody who types 1 means 11
        whole = sign.isdecimal() and not signs[0].isdecimal()
        found = [key for key in names if key == sign] if whole else matching(answer, names)
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
            self.screen.line(self.say("unknown", word=answer, first=signs[0], last=signs[-1]))
        return None

    def command(self, answer: str) -> bool:
        """Do what a command says, if it is one."""
        if answer.startswith("?"):
            self.commands["?"](answer[1:].strip())
            return True
        for length in (2, 1):  # "por qué" is two words
            words = answer.split(maxsplit=length)
            word = folded(" ".join(words[:length]))
            name = self.spoken.get(word, word)
            if name in self.commands:
                self.commands[name](" ".join(words[length:]))
                return True
        return False

    # -- commands ------------------------------------------------------------------------------------

    def help(self, _: str) -> None:
        lines = self.say("help", own=self.drawing.help).splitlines()
        text = "\n".join(filter(str.strip, lines))  # a game may have no commands of its own
        self.screen.line(text)
        others = [word for word in self.aliases if not re.search(rf"^\s*{word}\b", text, re.MULTILINE)]
        self.screen.line(self.say("help-also", words=", ".join(others)))

    def explain(self, word: str) -> None:
        """One card by name, or whatever else has that name: a place, a rule; without a name all cards in sight."""
        if not word:
            for name in self.drawing.in_sight(self.view()):
                self.screen.line(self.drawing.explain(name))
            return
        found = matching(word, self.drawing.all_names())
        lines = [*self.drawing.about(word, self.view()), *map(self.drawing.explain, found)]
        for line in lines:
            self.screen.line(line)
        if lines:
            return
        named, others = self.sections(word)
        if not named:
            self.screen.line(self.say("no-such-card", word=word))
        self.show_sections(named, others)

    def why(self, word: str) -> None:
        """The rule, and the card, behind an event."""
        events = self.events()
        if not events:
            self.screen.line(self.say("nothing-happened"))
            return
        if word and not (word.isdecimal() and 1 <= int(word) <= len(events)):
            self.screen.line(self.say("no-such-line", number=word))
            return
        event = events[int(word) - 1] if word else events[-1]
        key = f"{self.match.game.id}-rule-{event.rule}"
        self.screen.line(self.voice.event(event))
        if self.voice.knows(f"{key}.title"):
            self.screen.line(self.say("why", title=self.voice.say(f"{key}.title"), text=self.voice.say(key)))
        else:
            self.screen.line(self.say("no-rule"))
        if card := self.drawing.behind(event):
            self.screen.line(self.say("why-cause", text=card))

    def log(self, word: str) -> None:
        """Everything that happened, or the last so many lines."""
        lines = list(enumerate(self.events(), 1))
        before = None
        for number, event in lines[-int(word) :] if word.isdecimal() and int(word) else lines:
            self.screen.line(f"{number:4}  {self.drawing.tell(event, before)}")
            before = event

    def rules(self, word: str) -> None:
        """The sections about a word; where only texts have it, all of these; without a word every title."""
        named, others = self.sections(word)
        if word and not named:
            named, others = others, []
        self.show_sections(named, others)
        if not (named or others):
            self.screen.line(self.say("nothing-found", word=word))

    def sections(self, word: str) -> tuple[list[Section], list[Section]]:
        """The sections of the rules with a word in their titles, and those with it only in their texts."""
        wanted = folded(word)
        every = search_rules(self.match.game, self.voice)
        if not wanted:
            return [], [] if word else every
        named = [section for section in every if wanted in folded(" ".join(section[:2]))]
        return named, [section for section in every if section not in named and wanted in folded(section[2])]

    def show_sections(self, whole: list[Section], titles: list[Section]) -> None:
        for _, title, text in whole:
            self.screen.line(title, "bold")
            self.screen.line(text)
        for rule, title, _ in titles:
            self.screen.line(f"{title}  [{rule}]")

    def skip(self, _: str) -> None:
        """Pass whatever can be passed until the next round."""
        self.skipping[self.me] = self.view().round
        self.screen.line(self.addressed("skipping", "skips"))

    def undo(self, _: str) -> None:
        """Take back the last choice made at this keyboard; the table is as it was then."""
        ours = [seat for seat, _ in self.match.choices if seat in self.people]
        self.skipping.clear()
        try:
            self.match.undo(ours[-1] if ours else self.me)
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
