"""Whole texts: how effects follow on one another, and those that hold other texts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from gaslamp.eldritch.box import checks
from gaslamp.eldritch.box import effects as do
from gaslamp.eldritch.box.effects import AnyEffect, Text
from gaslamp.eldritch.words.wording.clauses import Clauses
from gaslamp.eldritch.words.wording.flow import capitalised, flowing
from gaslamp.eldritch.words.wording.grammar import (
    ALLOWING,
    GAINS,
    HOUSEKEEPING,
    befalls,
    forks,
    has_subject,
    is_of_investigators,
    is_own_doing,
    is_shared,
    is_structure,
)
from gaslamp.eldritch.words.wording.phrases import EACH, LEAD, THEY, YOU, Stance

PASS_AND_FAIL = ((do.PassBox(),), (do.FailBox(),))


def runs(text: Text, stance: Stance, whole: bool = False) -> Iterator[Text]:
    """A text in pieces that can be said in one breath: plain effects in a row, or one structure.

    Where it is not told to "you", what an investigator does and what happens to the game are different subjects.
    A ``whole`` text has room for more sentences than one inside another.
    """
    run: tuple[AnyEffect, ...] = ()
    for effect in text:
        if run and apart(run[-1], effect, stance, whole):
            yield run
            run = ()
        run = (*run, effect)
    if run:
        yield run


def alone(effect: AnyEffect, whole: bool) -> bool:
    """Whether it is no part of a list."""
    return is_structure(effect) or isinstance(effect, (*ALLOWING, do.SwapSpaces, *(HOUSEKEEPING if whole else ())))


def apart(effect: AnyEffect, following: AnyEffect, stance: Stance, whole: bool) -> bool:
    """Whether what follows begins anew; after what a monster loses it would seem to be the monster's."""
    if alone(effect, whole) or alone(following, whole) or isinstance(effect, do.HurtMonsters):
        return True
    return stance.who != "you" and is_own_doing(effect) != is_own_doing(following)


class Sentences(Clauses):
    """Says whole texts."""

    def text(self, text: Text, stance: Stance = YOU) -> str:
        """A text as sentences, or that it does nothing."""
        pieces = runs(text, stance, whole=True)
        said = [self.finished(sentence) for run in pieces for sentence in self.sentences(run, stance)]
        return " ".join(said) or self.say("text-nothing")

    def finished(self, sentence: str) -> str:
        """With a capital, a full stop, and its words run together."""
        return capitalised(flowing(sentence, self.lang)) + "."

    def sentences(self, run: Text, stance: Stance) -> list[str]:
        """A run at the top of a text: a test and what follows from it are sentences of their own."""
        effect = run[0]
        if isinstance(effect, do.Roll) or (isinstance(effect, do.Test) and stance != LEAD):
            return [self.head(effect, stance), *self.joined(self.branches(effect, stance.after))]
        if isinstance(effect, do.If):
            branches = self.branches(effect, stance)
            return branches if forks(effect.then) else self.joined(branches)
        return [self.segment(run, stance)]

    def joined(self, branches: list[str]) -> list[str]:
        """Branches in one sentence, unless one would be lost in another."""
        if any(";" in branch for branch in branches[:-1]):
            return branches
        return ["; ".join(branches)] if branches else []

    def inline(self, text: Text, stance: Stance) -> str:
        """A whole text inside a sentence."""
        said: list[str] = []
        for run in runs(text, stance):
            said.append(self.segment(run, stance.after if said else stance))
        return "; ".join(said) or self.say("text-idle", stance)

    def segment(self, run: Text, stance: Stance) -> str:
        """A run with the subject it needs."""
        if stance == LEAD and is_own_doing(run[0]):
            return self.about(self.say("one-lead"), run)
        if stance == THEY and not has_subject(run[0]):
            if is_own_doing(run[0]):
                return self.say("text-they", what=self.predicate(run, stance))
            return self.predicate(run, stance.told)
        return self.predicate(run, stance)

    def about(self, subject: str, text: Text) -> str:
        """A text that somebody else resolves."""
        if text and has_subject(text[0]):
            return self.say("text-about", subject=subject.rstrip(","), what=self.inline(text, THEY))
        return self.say("text-subject", subject=subject, what=self.inline(text, EACH))

    def predicate(self, run: Text, stance: Stance) -> str:
        """A run without its subject."""
        if not run:
            return self.say("text-idle", stance)
        effect = run[0]
        if not is_structure(effect):
            return self.in_a_row(run, stance)
        match effect:
            case do.May():
                return self.may(effect, stance)
            case do.Unless():
                return self.unless(effect, stance)
            case do.Choose():
                return self.choose(effect, stance)
            case do.Each():
                return self.narrowed(effect, self.about(self.people(effect, stance), effect.text), stance)
            case do.One() if effect.text:
                return self.narrowed(effect, self.about(self.person(effect, stance), effect.text), stance)
            case do.If():
                return "; ".join(self.branches(effect, stance)) or self.say("text-idle", stance)
            case _:
                return "; ".join([self.head(effect, stance), *self.branches(effect, stance.after)])

    def in_a_row(self, run: Text, stance: Stance) -> str:
        """Plain effects; what befalls "you" does not follow on an order like another order."""
        for number in range(1, len(run)) if stance.form == "you" else ():
            if befalls(run[number], self.lang) and not befalls(run[number - 1], self.lang):
                first, last = (self.listed(self.clauses(part, stance)) for part in (run[:number], run[number:]))
                return self.say("text-besides", first=first, last=last)
        return self.listed(self.clauses(run, stance))

    # -- structures ------------------------------------------------------------------------------------------

    def head(self, effect: AnyEffect, stance: Stance) -> str:
        """How it begins, before it branches."""
        if isinstance(effect, do.Test):
            return self.test(effect, stance)
        return self.clause(effect, stance)

    def branches(self, effect: AnyEffect, stance: Stance) -> list[str]:
        """``if you pass, ...``, ``if you fail, ...``."""
        match effect:
            case do.Test():
                cases = [("if-pass", effect.passed), ("if-fail", effect.failed)]
                if (effect.passed, effect.failed) == PASS_AND_FAIL:
                    return []  # the boxes of the card say so themselves
            case do.Ambush() | do.Fight():
                cases = [("if-won", effect.won), ("if-lost", effect.lost)]
            case do.Roll():
                return [
                    self.say("on-faces", faces=self.faces(faces), what=self.inline(text, stance))
                    for faces, text in effect.faces.items()
                ]
            case do.If():
                return self.conditional(effect, stance)
            case _:
                cases = []
        return [self.say(key, stance, what=self.inline(text, stance)) for key, text in cases if text]

    def test(self, effect: do.Test, stance: Stance) -> str:
        """``test Lore −1``, with what is unusual about it in brackets."""
        said = self.say("text-test", stance, skill=self.skill(effect.skill, effect.mod))
        notes = []
        if effect.need != 1:
            notes.append(self.say("test-need", what=self.much("successes", effect.need, stance)))
        if effect.more != 0:
            notes.append(self.much("more-dice", effect.more, stance))
        if effect.fewer != 0:
            notes.append(self.much("fewer-dice", effect.fewer, stance))
        if effect.boost:
            notes.append(self.say(f"test-boost-{effect.boost}"))
        return f"{said} ({'; '.join(notes)})" if notes else said

    def faces(self, faces: str) -> str:
        low, _, high = faces.partition("-")
        if high == "players":
            return self.say("faces-players")
        if not high:
            return self.say("faces-one", low=low)
        return self.say("faces-two" if int(high) == int(low) + 1 else "faces-range", low=low, high=high)

    def conditional(self, effect: do.If, stance: Stance) -> list[str]:
        """Who is meant is named in the condition, and need not be named again."""
        named = stance == LEAD and (is_of_investigators(effect.check) or isinstance(effect.check, checks.LostSanity))
        then = THEY if named else stance.after
        said = []
        if effect.then:
            what = self.of_it(effect.then, stance) if isinstance(effect.check, checks.Defeated) else ""
            what = what or self.inline(taken_up(effect), then)
            said.append(self.say("text-if", check=self.check(effect.check, stance), what=what))
        if effect.otherwise and forks(effect.then):
            denied = msgspec.structs.replace(effect.check, unless=not effect.check.unless)
            what = self.inline(effect.otherwise, then)
            return [self.say("text-if", check=self.check(denied, stance), what=what), *said]
        if effect.otherwise:
            what = self.inline(effect.otherwise, then)
            said.append(self.say("text-otherwise", what=what))
        return said

    def of_it(self, text: Text, stance: Stance) -> str:
        """What is done to this Monster, and nothing else, where it has just been named."""
        match text:
            case (do.MoveMonsters(which="this", to=to),) if to:
                return self.say("text-move-it", to=self.to(to, stance))
            case (do.HealMonsters(which="this", amount=amount),):
                return self.say("text-heal-it", what=self.much("its-health", amount, stance))
            case _:
                return ""

    def narrowed(self, effect: do.Each | do.One, said: str, stance: Stance) -> str:
        """What must hold but is not about the investigators comes first."""
        for check in effect.where:
            if not is_of_investigators(check):
                said = self.say("text-if", check=self.check(check, stance), what=said)
        return said

    def may(self, effect: do.May, stance: Stance) -> str:
        said = self.offer(effect, stance)
        if effect.otherwise:
            return f"{said}; {self.say('if-not', stance, what=self.inline(effect.otherwise, stance.after))}"
        return said

    def offer(self, effect: do.May, stance: Stance) -> str:
        """What may be done, and at which price."""
        if is_shared(effect.pay):
            offered = self.say("text-may-together", what=self.shared(effect.pay, stance))
            return f"{offered}; {self.say('if-group-does', what=self.inline(effect.then, stance.after))}"
        first, *rest = runs(effect.then, stance) if effect.then else [()]
        if not effect.pay:
            offered = self.allowed(self.doing(first, stance), stance)
            return f"{offered}; {self.if_do(sum(rest, ()), stance)}" if rest else offered
        price = self.price(effect.pay, stance.may)
        if effect.then and not rest and can_be_aim(first):
            what = self.predicate(first, stance.may)
            return self.allowed(self.say("text-in-order-to", pay=price, what=what), stance)
        offered = self.allowed(price, stance)
        return f"{offered}; {self.if_do(effect.then, stance)}" if effect.then else offered

    def doing(self, run: Text, stance: Stance) -> str:
        """A run in the infinitive; one with a subject of its own has none."""
        if run and has_subject(run[0]):
            return self.say("text-do-this", what=self.inline(run, stance.after))
        return self.predicate(run, stance.may)

    def allowed(self, what: str, stance: Stance) -> str:
        """``you may ...``; inside another "may" that is said already."""
        return what if stance.form in ("may", "may-they") else self.deed("may", what, stance)

    def if_do(self, text: Text, stance: Stance) -> str:
        return self.say("if-do", stance, what=self.inline(text, stance.after))

    def price(self, pay: Text, stance: Stance) -> str:
        return self.listed(self.clauses(pay, stance))

    def shared(self, pay: Text, stance: Stance) -> str:
        """What the investigators pay as a group."""
        return self.voice.join(
            [self.much("clues", effect.clues, stance) for effect in pay if isinstance(effect, do.SpendTogether)]
        )

    def unless(self, effect: do.Unless, stance: Stance) -> str:
        """``lose 3 Sanity unless you spend 1 Clue``; where it is more than a loss, the price comes first."""
        simple = not any(map(is_structure, effect.suffer))
        if is_shared(effect.pay):
            clues = self.shared(effect.pay, stance)
            if simple:
                return self.say("text-unless-together", what=self.inline(effect.suffer, stance), clues=clues)
            offered, key = self.say("text-may-together", what=clues), "if-group-does-not"
        elif simple and (stance.who == "you" or all(map(is_own_doing, effect.suffer))):
            price = self.price(effect.pay, stance.unless)
            return self.say("text-unless", stance, what=self.inline(effect.suffer, stance), pay=price)
        else:
            offered, key = self.allowed(self.price(effect.pay, stance.may), stance), "if-not"
        return f"{offered}; {self.say(key, stance, what=self.inline(effect.suffer, stance.after))}"

    def choose(self, effect: do.Choose, stance: Stance) -> str:
        """``gain 1 Clue or 1 Spell``; longer alternatives as a list."""
        firsts = [text[0] for text in effect.of if len(text) == 1]
        if len(firsts) == len(effect.of) and not any(map(is_structure, firsts)):
            if all(isinstance(first, GAINS) for first in firsts):
                return self.gains(firsts, stance, one_of=True)
            return self.voice.either([self.clause_of(first, stance) for first in firsts])
        listed = self.say("text-or").join(self.inline(text, stance.after) for text in effect.of)
        return self.say("text-choose", stance, what=listed)

    def clause_of(self, effect: AnyEffect, stance: Stance) -> str:
        return self.clauses([effect], stance)[0]


def taken_up(effect: do.If) -> Text:
    """What happens if there are investigators: it happens to one of them, who need not be described again."""
    match effect.then:
        case (do.One(who="on_it") as one, *rest) if effect.check == checks.SomebodyOnIt():
            return (msgspec.structs.replace(one, who="of_them"), *rest)
        case _:
            return effect.then


def can_be_aim(run: Sequence[AnyEffect]) -> bool:
    """Whether "to do this" can be said of it: plain effects without a subject of their own, or a choice of such."""
    if len(run) == 1 and isinstance(run[0], do.Choose):
        return all(len(text) == 1 and can_be_aim(text) for text in run[0].of)
    return not any(is_structure(effect) or has_subject(effect) for effect in run)
