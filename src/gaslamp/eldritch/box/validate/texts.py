"""Whether a text makes sense where it stands: what it speaks of must be there when it is resolved.

A text is read as the engine resolves it, effect after effect. What it can speak of is a set of words: some come
from where it stands (``card``, ``monster``, ``research``), others from what it has done so far (``result``,
``chosen``, ``that``).
"""

from __future__ import annotations

from typing import assert_never

import msgspec

from gaslamp.core.decisions import Phrase
from gaslamp.core.errors import Mistake
from gaslamp.eldritch.box import checks
from gaslamp.eldritch.box import effects as do
from gaslamp.eldritch.box.checks import Check
from gaslamp.eldritch.box.components import PackData
from gaslamp.eldritch.box.effects import AnyEffect, Text
from gaslamp.eldritch.box.terms import PLACES

# AnyEffect and checks that speak of something, with the words that it may go by.
NEEDS: dict[type, tuple[str, ...]] = {
    do.PassBox: ("pass_box",),
    do.FailBox: ("fail_box",),
    do.Skip: ("fight",),
    do.PreventLoss: ("loss",),
    do.DiscardThis: ("card", "ongoing"),
    do.DiscardIt: ("it",),
    do.Flip: ("back",),
    do.FlipBack: ("turned",),
    do.SwapSpaces: ("partner",),
    do.IgnoreMonsters: ("turn",),
    do.PickClue: ("turn",),
    do.Research: ("clue",),
    do.TakeClue: ("research",),
    do.DiscardClue: ("clue",),
    do.MoveClue: ("clue",),
    do.CloseGate: ("world",),
    do.TakeToken: ("in_play",),
    do.PlaceWound: ("in_play",),
    do.OtherWorld: ("rumor",),
    checks.SomebodyOnIt: ("monster",),
    checks.NoTokens: ("in_play",),
    checks.NoFours: ("result",),
    checks.LostSanity: ("lost",),
    checks.Spawned: ("spawned",),
    checks.Defeated: ("slain",),
    checks.GateDiscarded: ("gates_discarded",),
}
# The same for words in the fields of effects and checks.
MEASURES = {
    "result": "result",
    "lost": "lost",
    "gates_discarded": "gates_discarded",
    "tokens": "in_play",
    "wounds": "in_play",
    "players_less_wounds": "in_play",
    "toughness": "toughness",
    "value": "value",
}
AMOUNTS = ("amount", "need", "more", "fewer", "health", "sanity", "clues", "most_value", "least_value")
WORD_NEEDS: dict[str, dict[str, str]] = {
    "which": {"this": "monster", "that": "that"},
    "who": {"on_it": "monster", "near_it": "monster", "nearest": "monster", "chosen": "chosen"},
    "source": {"that": "gate", "this": "in_play"},
    **{field: {"its_space": "monster"} for field in ("at", "to", "toward")},
    **dict.fromkeys(AMOUNTS, MEASURES),
}
# What an effect leaves to be spoken of.
LEAVES: dict[type, tuple[str, ...]] = {
    do.Test: ("result",),
    do.Lose: ("lost",),
    do.One: ("chosen",),
    do.Trade: ("partner",),
    do.PickClue: ("clue",),
    do.GainAsset: ("it", "value"),
    do.GainSpell: ("it",),
    do.GainArtifact: ("it",),
    do.SpawnMonsters: ("that", "spawned"),
    do.SpawnEpic: ("that", "spawned"),
    do.Ambush: ("that", "slain"),
    do.Fight: ("that", "slain"),
    do.HurtMonsters: ("toughness",),
    do.DefeatMonsters: ("toughness",),
    do.DiscardMonsters: ("toughness",),
    do.DiscardGates: ("gates_discarded",),
}
# Where "all" and "any" are amounts. Everywhere else a number is meant, or something that is counted.
WHOLE: dict[tuple[type, str], tuple[str, ...]] = {
    (do.Lose, "health"): ("all",),
    (do.Lose, "sanity"): ("all",),
    (do.Recover, "health"): ("all",),
    (do.Recover, "sanity"): ("all",),
    (do.PreventLoss, "amount"): ("all",),
    (do.Discard, "amount"): ("all", "any"),
    (do.DiscardBoardClues, "amount"): ("all",),
    (do.GainAsset, "amount"): ("any",),
    (do.HealMonsters, "amount"): ("all",),
    (do.RemoveTokens, "amount"): ("all",),
}
# Of each of these effects one number at least must be more than nothing.
EITHER = {
    do.Lose: ("health", "sanity"),
    do.Recover: ("health", "sanity"),
    do.Spend: ("clues", "health", "sanity"),
    do.Aid: ("bonus", "dice", "rerolls"),
}
# And so must these numbers, wherever they stand.
AT_LEAST_ONE = ("amount", "need", "times", "at_least", "least_value")
# What can be paid, in full or not at all.
PRICES = (
    do.Spend, do.SpendTogether, do.Lose, do.Discard, do.DiscardThis, do.DiscardIt, do.Delay, do.GainCondition,
)  # fmt: skip
# Places that need no choice, no chance and no start.
FIXED = ("here", "its_space", "expedition", "ancient_one")
NEAREST_TYPES = ("nearest_city", "nearest_wilderness", "nearest_sea")
# What would bring a text about again while it is being resolved, by the word for where it stands.
ENDLESS: dict[str, tuple[type, ...]] = {
    "reckoning": (do.Reckon,),
    "instead_of_doom": (do.AdvanceDoom, do.AdvanceOmen, do.SpawnGates),
    "in_fight": (do.Ambush, do.Fight),
}


# What goes together on the board; and effects of which there is nothing to check, or only that they do anything: their
# fields make sense as they are, wherever what they speak of is there. Whoever adds an effect says which it is.
OnBoard = (
    do.SpawnMonsters | do.SpawnEpic | do.MoveMonsters | do.HurtMonsters | do.Move | do.MoveTo | do.MoveClue
    | do.MoveClues | do.SpawnClues | do.DiscardBoardClues | do.PlaceTokens
)  # fmt: skip
Plain = (
    do.Test | do.May | do.Unless | do.Choose | do.If | do.Each | do.One | do.PassBox | do.FailBox | do.Skip
    | do.Lose | do.PreventLoss | do.Recover | do.Spend | do.SpendTogether | do.Aid | do.GainClues | do.Improve
    | do.Delay | do.DiscardThis | do.DiscardIt | do.Flip | do.FlipBack | do.Devour | do.ActAgain | do.Trade
    | do.SwapSpaces | do.Convert | do.Reassign | do.IgnoreMonsters | do.PickClue | do.Research | do.TakeClue
    | do.DiscardClue | do.Ambush | do.Fight | do.HealMonsters | do.DefeatMonsters | do.DiscardMonsters
    | do.SpawnGates | do.CloseGate | do.DiscardGates | do.SortGates | do.TakeGate | do.AdvanceDoom
    | do.RetreatDoom | do.EmptyDoom | do.AdvanceOmen | do.TurnBackOmen | do.SetOmen | do.RemoveTokens
    | do.TakeToken | do.PlaceWound | do.PlaceSanity | do.SolveRumor | do.DrawRumor | do.UnsolveMystery | do.Reckon
    | do.OtherWorld | do.RemoveExpeditions | do.ShuffleExpeditions | do.ClearReserve | do.RefillReserve
    | do.RemoveAssets | do.RemoveDefeated | do.LoseGame
)  # fmt: skip


class Reader:
    """Reads texts of one pack, and refuses what makes no sense."""

    def __init__(self, pack: PackData) -> None:
        self.epic = frozenset(monster.id for monster in pack.monsters if monster.epic)
        # the traits that cards of each kind have
        self.traits = {
            section.removesuffix("s"): {trait for card in getattr(pack, section) for trait in card.traits}
            for section in ("assets", "artifacts", "spells", "conditions")
        }
        self.traits["possession"] = self.traits["asset"] | self.traits["artifact"] | self.traits["spell"]

    def text(self, text: Text, place: str, known: set[str], price: bool = False) -> None:
        """A text; ``known`` is what it can speak of, and has grown when it is read."""
        for index, effect in enumerate(text):
            try:
                if price:
                    check_price(effect)
                if not price and isinstance(effect, (do.Spend, do.SpendTogether)):
                    raise Mistake("eldritch-only-price", found=tag(effect))
                self.effect(effect, known)
            except Mistake as mistake:
                raise mistake.at(f"{place}[{index}]") from None
        purses = [tag(effect) for effect in text if price and from_purse(effect)]
        if len(purses) > 1:
            raise Mistake("eldritch-not-both", one=purses[0], other=purses[1]).at(place)

    def whole(self, text: Text, place: str, known: set[str]) -> None:
        """A text that must say something."""
        if not text:
            raise Mistake("eldritch-idle").at(place)
        self.text(text, place, known)

    def effect(self, effect: AnyEffect, known: set[str]) -> None:
        for word, kinds in ENDLESS.items():
            if word in known and isinstance(effect, kinds):
                raise Mistake("eldritch-endless", found=tag(effect))
        self.words(effect, known)
        check_numbers(effect)
        self.check_effect(effect)
        if isinstance(effect, do.Move) and effect.with_this:
            demand("with_this", ("monster",), known)
        if isinstance(effect, do.SolveRumor) and not effect.one:
            demand(tag(effect), ("rumor",), known)
        before = set(known)
        known |= set(LEAVES.get(type(effect), ()))
        if getattr(effect, "which", "").startswith("one_"):
            known.add("that")
        self.inside(effect, before, known)

    def words(self, thing: AnyEffect | Check, known: set[str]) -> None:
        """Everything that an effect or check itself speaks of."""
        demand(tag(thing), NEEDS.get(type(thing), ()), known)
        for field in thing.__struct_fields__:
            value = getattr(thing, field)
            needed = WORD_NEEDS.get(field, {}).get(value) if isinstance(value, str) else None
            if needed is not None:
                demand(value, (needed,), known)

    # -- texts inside an effect ----------------------------------------------------------------------------

    def inside(self, effect: AnyEffect, before: set[str], known: set[str]) -> None:
        """The texts in an effect. Some are resolved instead of it, so they know only what was known ``before``."""
        match effect:
            case do.If():
                self.check(effect.check, "if", before)
            case do.Each() | do.One():
                self.checks(effect.where, "where", before)
        for name, text in do.branches(effect):
            place = f"{name[:2]}[{name[3:]}]" if name.startswith("of/") else name.replace("/", ".")
            if name == "pay":
                self.text(text, place, known, price=True)
            elif isinstance(effect, (do.Each, do.One)):
                self.text(text, place, set(known))  # what they leave is theirs
            else:
                left = set(before if name in ("else", "suffer") or "/" in name else known)
                self.text(text, place, left)
                known |= left

    def checks(self, checks: tuple[Check, ...], place: str, known: set[str]) -> None:
        for index, check in enumerate(checks):
            self.check(check, f"{place}[{index}]", known)

    def check(self, check: Check, place: str, known: set[str]) -> None:
        try:
            self.words(check, known)
            check_numbers(check)
            match check:
                case checks.Has():
                    self.check_kind(check.kind, check.trait, (check.name,) if check.name else (), "name")
                case checks.Monsters(at=at) if at in PLACES and at not in FIXED:
                    raise Mistake("eldritch-wrong-place", found=at).at("at")
        except Mistake as mistake:
            raise mistake.at(place) from None

    # -- single effects ------------------------------------------------------------------------------------

    def check_effect(self, effect: AnyEffect) -> None:
        """What goes together, and what does not."""
        match effect:
            case do.May(pay=(), then=()) | do.Unless(pay=()) | do.Unless(suffer=()) | do.If(then=(), otherwise=()):
                raise Mistake("eldritch-idle")
            case do.Each(text=()) | do.Move(spaces=0):
                raise Mistake("eldritch-idle")
            case do.Choose() if len(effect.of) < 2:
                raise Mistake("core-wrong-length", found=str(len(effect.of)), bound=">= 2").at("of")
            case do.Roll():
                check_faces(effect)
            case do.GainCondition():
                exactly_one(name=effect.name, trait=effect.trait)
                self.check_trait("condition", effect.trait)
            case do.GainSpell() | do.GainArtifact():
                not_both(name=effect.name, trait=effect.trait)
                not_both(name=effect.name, amount=getattr(effect, "amount", 1) != 1)
                self.check_trait("spell" if isinstance(effect, do.GainSpell) else "artifact", effect.trait)
            case do.GainAsset():
                check_assets(effect)
                for trait in effect.traits:
                    self.check_trait("asset", trait)
            case do.Discard():
                self.check_kind(effect.kind, effect.trait, effect.names, "names")
                if effect.keep and effect.amount != "all":
                    raise Mistake("eldritch-only-with", one="keep", other="amount: all").at("keep")
            case do.Give():
                if effect.kind == "condition":
                    raise Mistake("eldritch-no-gift").at("kind")
                self.check_kind(effect.kind, effect.trait)
            case do.Reckon() if effect.of != "conditions" and (effect.name or effect.ones):
                raise Mistake("eldritch-only-with", one="name, ones", other="of: conditions")
            case _:
                if not isinstance(effect, Plain):
                    self.check_on_board(effect)

    def check_on_board(self, effect: OnBoard) -> None:
        """AnyEffect on monsters, Clues and tokens."""
        match effect:
            case do.SpawnMonsters():
                self.check_epic(effect.names, False, "names")
                if effect.or_random and not effect.names:
                    raise Mistake("eldritch-only-with", one="or_random", other="names")
                check_place(effect.at, "at", ("cultists",))
            case do.SpawnEpic():
                self.check_epic((effect.name,), True, "name")
                check_place(effect.at, "at", only=FIXED)
            case do.MoveMonsters():
                self.check_epic(effect.names, False, "names")
                exactly_one(to=effect.to, toward=effect.toward)
                exactly_one(to=effect.to, spaces=effect.spaces)
                check_place(effect.to, "to")
                check_place(effect.toward, "toward", without=("random",))
            case do.HurtMonsters():
                if effect.in_all and effect.which != "that":
                    raise Mistake("eldritch-only-with", one="in_all", other="which: that").at("in_all")
            case do.Move():
                not_both(along=effect.along, toward=effect.toward)
                check_place(effect.toward, "toward", without=("random",))
            case do.MoveTo() | do.MoveClue() | do.MoveClues():
                check_place(effect.to, "to")
            case do.SpawnClues():
                check_place(effect.at, "at")
            case do.DiscardBoardClues():
                check_place(effect.at, "at", only=FIXED)
            case do.PlaceTokens():
                check_tokens(effect)
            case _:
                assert_never(effect)

    def check_kind(self, kind: str, trait: str, names: tuple[str, ...] = (), field: str = "") -> None:
        """Clues have no traits, and only Conditions go by their names."""
        if trait and kind == "clue":
            raise Mistake("eldritch-not-both", one="kind: clue", other="trait").at("trait")
        if names and kind != "condition":
            raise Mistake("eldritch-only-with", one=field, other="kind: condition").at(field)
        if names and trait:
            raise Mistake("eldritch-not-both", one=field, other="trait")
        self.check_trait(kind, trait)

    def check_trait(self, kind: str, trait: str) -> None:
        if trait and trait not in self.traits[kind]:
            raise Mistake("eldritch-no-such-trait", found=trait)

    def check_epic(self, names: tuple[str, ...], epic: bool, place: str) -> None:
        for name in names:
            if (name in self.epic) is not epic:
                raise Mistake("eldritch-not-epic" if epic else "eldritch-epic", found=name).at(place)


def check_price(effect: AnyEffect) -> None:
    """Something that can be paid in full: so much, or one card by its name."""
    if not isinstance(effect, PRICES):
        raise Mistake("eldritch-no-price", found=tag(effect))
    if isinstance(effect, do.GainCondition) and effect.trait:
        raise Mistake("eldritch-no-price", found="trait").at("trait")
    if isinstance(effect, do.Discard) and effect.amount in ("all", "any"):
        raise Mistake("eldritch-wrong-amount", found=effect.amount).at("amount")


def from_purse(effect: AnyEffect) -> bool:
    """What takes Clues, Health or Sanity: of two in a price, each alone could be paid and yet not both."""
    return isinstance(effect, (do.Spend, do.SpendTogether, do.Lose)) or (
        isinstance(effect, do.Discard) and effect.kind == "clue"
    )


def tag(thing: msgspec.Struct | type[msgspec.Struct]) -> str:
    return str(thing.__struct_config__.tag)


def demand(found: str, words: tuple[str, ...], known: set[str]) -> None:
    """One of these words must be known."""
    if words and known.isdisjoint(words):
        why = Phrase(f"eldritch-needs-{words[0].replace('_', '-')}")
        raise Mistake("eldritch-out-of-place", found=found, why=why)


def check_numbers(thing: AnyEffect | Check) -> None:
    """Amounts that are none, and numbers that are nothing."""
    kind = type(thing)
    for field in thing.__struct_fields__:
        value = getattr(thing, field)
        if value in ("all", "any") and field in AMOUNTS and value not in WHOLE.get((kind, field), ()):
            raise Mistake("eldritch-wrong-amount", found=value).at(field)
        if type(value) is int and not value and field in AT_LEAST_ONE:
            raise Mistake("core-out-of-range", found="0", bound=">= 1").at(field)
    if kind in EITHER and not any(getattr(thing, field) for field in EITHER[kind]):
        raise Mistake("eldritch-idle")


def not_both(**fields: object) -> None:
    given = [field for field, value in fields.items() if value]
    if len(given) > 1:
        raise Mistake("eldritch-not-both", one=given[0], other=given[1])


def exactly_one(**fields: object) -> None:
    not_both(**fields)
    if not any(fields.values()):
        one, other = fields
        raise Mistake("eldritch-one-of", one=one, other=other)


def check_assets(effect: do.GainAsset) -> None:
    """By its name, by chance from the deck, or by choice from what lies open."""
    if effect.name and effect != do.GainAsset(name=effect.name):
        raise Mistake("eldritch-alone", found="name").at("name")
    if effect.source == "deck":
        if effect.most_value is not None:
            raise Mistake("eldritch-not-both", one="source: deck", other="most_value").at("most_value")
        if effect.amount == "any":
            raise Mistake("eldritch-wrong-amount", found="any").at("amount")


def check_faces(effect: do.Roll) -> None:
    """Each face has one text at most. How far ``1-players`` goes nobody knows, so it stands alone."""
    if not effect.faces:
        raise Mistake("eldritch-idle").at("faces")
    seen: set[int] = set()
    for faces in effect.faces:
        low, _, high = faces.partition("-")
        if high == "players" and len(effect.faces) > 1:
            raise Mistake("eldritch-alone", found=faces).at("faces")
        last = 6 if high == "players" else int(high or low)
        if last < int(low):
            raise Mistake("core-wrong-form", found=f'"{faces}"').at("faces")
        for face in range(int(low), last + 1):
            if face in seen:
                raise Mistake("eldritch-two-texts", found=str(face)).at("faces")
            seen.add(face)


def check_place(
    place: str, field: str, more: tuple[str, ...] = (), only: tuple[str, ...] = (), without: tuple[str, ...] = ()
) -> None:
    """Not every word for a place can be meant everywhere; ids of spaces can."""
    if place not in PLACES:
        return
    if (only and place not in only) or place in without or (place == "cultists" and place not in more):
        raise Mistake("eldritch-wrong-place", found=place).at(field)


def check_tokens(effect: do.PlaceTokens) -> None:
    check_place(effect.at, "at")
    if bool(effect.at) is not (effect.to == "space"):
        raise Mistake("eldritch-only-with", one="at", other="to: space").at("at")
    if effect.where_none and effect.at in PLACES and effect.at not in (*FIXED, *NEAREST_TYPES):
        raise Mistake("eldritch-wrong-place", found=effect.at).at("at")
    if effect.where_none and not effect.at:
        raise Mistake("eldritch-only-with", one="where_none", other="at").at("where_none")
