"""Names, amounts and places as they stand inside a sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from gaslamp.core.text import Voice
from gaslamp.eldritch.box.components import PackData
from gaslamp.eldritch.box.terms import PLACES, Amount, Skill
from gaslamp.eldritch.words.wording.flow import begins_with_article, small_article


class Stance(NamedTuple):
    """To whom a clause speaks, and in which form of the verb.

    ``you`` is told what to do; ``each`` follows a subject ("each investigator loses"), ``they`` takes up one that
    was named; ``may`` is the infinitive, and ``unless`` what a price is named in, with ``-they`` where it is not
    "you" who may or pays. ``who`` tells whose space and choice is meant.
    """

    form: str
    who: str

    @property
    def after(self) -> Stance:
        """For a clause that follows on one of this stance."""
        return {"you": YOU, "lead": LEAD}.get(self.who, THEY)

    @property
    def may(self) -> Stance:
        return Stance("may" if self.who == "you" else "may-they", self.who)

    @property
    def unless(self) -> Stance:
        return Stance("unless" if self.who == "you" else "unless-they", self.who)

    @property
    def told(self) -> Stance:
        """For what is nobody's own doing: an order, whoever it is about."""
        return Stance("you", self.who)


YOU = Stance("you", "you")
EACH = Stance("each", "they")
THEY = Stance("they", "they")
# "You" is the Lead, who is not the reader: their own doings are told of them, the rest to the table.
LEAD = Stance("you", "lead")


class Phrases:
    """Says names, amounts and places of one pack in one language."""

    def __init__(self, data: PackData, lang: str) -> None:
        self.data = data
        self.lang = lang
        self.voice = Voice(lang)
        named = (
            "traits",
            "worlds",
            "spaces",
            "ancient_ones",
            "monsters",
            "assets",
            "artifacts",
            "spells",
            "conditions",
        )
        self.names: dict[str, dict[str, str]] = {
            section: {thing.id: thing.name.in_language(lang) for thing in getattr(data, section)} for section in named
        }
        self.epic = frozenset(monster.id for monster in data.monsters if monster.epic)
        self.conjunction = self.voice.join(["", ""])

    def say(self, key: str, stance: Stance = YOU, **arguments: Any) -> str:
        message = f"eldritch-{key.replace('_', '-')}"
        return self.voice.say(message, form=stance.form, who=stance.who, **arguments)

    # -- things ----------------------------------------------------------------------------------------

    def skill(self, skill: Skill, mod: int = 0) -> str:
        name = self.say(f"skill-{skill}")
        return f"{name} {signed(mod)}" if mod else name

    def skills(self, skills: Iterable[Skill]) -> str:
        return self.voice.join([self.skill(skill) for skill in skills])

    def either(self, section: str, ids: Iterable[str]) -> str:
        """``Cursed or Dark Pact``."""
        return self.voice.either([self.names[section][name] for name in ids])

    def monster(self, names: tuple[str, ...] = ()) -> str:
        """A monster as a noun: any, or one of these names."""
        return self.say("monster-named", name=self.either("monsters", names)) if names else self.say("monster")

    def a_monster(self, name: str = "") -> str:
        """``a Deep One``; of an Epic Monster there is only one."""
        if name in self.epic:
            return small_article(self.names["monsters"][name], self.lang)
        return self.say("a-monster", monster=self.monster((name,) if name else ()))

    def which(self, which: str, stance: Stance, names: tuple[str, ...] = ()) -> str:
        if len(names) == 1 and names[0] in self.epic:
            return self.a_monster(names[0])
        return self.say(f"which-{which}", stance, monster=self.monster(names))

    def card(self, article: str, kind: str, trait: str = "", name: str = "") -> str:
        """``a Debt Condition``, ``no Clues``."""
        if trait or name:
            label = self.names["traits"][trait] if trait else self.names["conditions"][name]
            return self.say(f"card-{article}-{kind}-trait", trait=label)
        return self.say(f"card-{article}-{kind}")

    def listed(self, clauses: list[str]) -> str:
        """Clauses in a row; where one is a list itself, what comes last is set off from it."""
        if any(self.conjunction in clause for clause in clauses[:-1]):
            return self.say("text-list", first=", ".join(clauses[:-1]), last=clauses[-1])
        return self.voice.join(clauses)

    # -- how much --------------------------------------------------------------------------------------

    def much(self, unit: str, amount: Amount, stance: Stance, **more: Any) -> str:
        """``2 Clues``, ``all your Clues``, ``1 Clue for each player``."""
        return self.counted(amount, stance, lambda count: self.say(f"much-{unit}", stance, amount=count, **more))

    def counted(self, amount: Amount, stance: Stance, said: Callable[[int | str], str]) -> str:
        """Something so many times: as a number, or once for each thing that is counted."""
        if isinstance(amount, int) or amount in ("all", "any"):
            return said(amount)
        return self.say(f"per-{amount}", stance, much=said(2 if amount == "twice_players" else 1))

    def both(self, health: Amount, sanity: Amount, stance: Stance) -> str:
        """``2 Health and 1 Sanity``."""
        parts = [
            self.much(unit, amount, stance) for unit, amount in (("health", health), ("sanity", sanity)) if amount != 0
        ]
        return self.voice.join(parts)

    # -- where -----------------------------------------------------------------------------------------

    def place(self, place: str, stance: Stance) -> str:
        """A place as a noun: ``your space``, ``the Amazon``, ``space 3``. One that is not named is here."""
        if place in PLACES or not place:
            return self.say(f"place-{place or 'here'}", stance)
        if place.isdigit():
            return self.say("place-numbered", number=place)
        return small_article(self.names["spaces"][place], self.lang)

    def sort_of_place(self, place: str) -> str:
        """``space`` where its noun says so, ``town`` for a bare name, ``region`` for one with an article."""
        if place not in self.names["spaces"] or place.isdigit():
            return "space"
        return "region" if begins_with_article(self.names["spaces"][place], self.lang) else "town"

    def at(self, place: str, stance: Stance) -> str:
        return self.say(f"at-{self.sort_of_place(place)}", place=self.place(place, stance))

    def to(self, place: str, stance: Stance) -> str:
        return self.say(f"to-{self.sort_of_place(place)}", place=self.place(place, stance))

    def toward(self, place: str, stance: Stance) -> str:
        return self.say("toward", place=self.place(place, stance))

    def at_of(self, place: str, stance: Stance) -> str:
        """Where it is, or that it is anywhere on the board."""
        return self.at(place, stance) if place else self.say("on-board")


def signed(number: int) -> str:
    """``+2``, ``−1``."""
    return f"+{number}" if number >= 0 else f"−{-number}"
