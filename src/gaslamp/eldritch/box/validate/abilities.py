"""All texts of a pack, each read as what it is; and which abilities fit which kind of component."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import get_args

from gaslamp.core.errors import Mistake
from gaslamp.core.language import check_complete
from gaslamp.core.packs import unknown_id
from gaslamp.eldritch.box import abilities as ab
from gaslamp.eldritch.box import effects as do
from gaslamp.eldritch.box.abilities import Ability
from gaslamp.eldritch.box.box import ENCOUNTER_DECKS
from gaslamp.eldritch.box.components import AncientOneData, Complex, PackData, SideData
from gaslamp.eldritch.box.effects import Text
from gaslamp.eldritch.box.terms import PLACES
from gaslamp.eldritch.box.text_paths import inside
from gaslamp.eldritch.box.validate.texts import Reader, tag

PERSONAL = (
    ab.Bonus, ab.ExtraDice, ab.Reroll, ab.RaiseDie, ab.DoubleSixes, ab.SuccessFrom, ab.DoubleClueReroll, ab.Prevent,
    ab.SoftenDamage, ab.SoftenHorror, ab.Immune, ab.Action, ab.OnClose, ab.InsteadOfGaining,
    ab.InsteadOfEncounter, ab.ImproveAgain, ab.ShareAssets,
)  # fmt: skip
OF_CARDS = (*PERSONAL, ab.ActionPhase, ab.EncounterPhase, ab.OnGain, ab.OnRest, ab.Reckoning, ab.CheaperClues)
POSSESSIONS = (*OF_CARDS, ab.OnFight, ab.OnLoss, ab.OnDefeat)
CULTISTS = (ab.InFight, ab.OnSpawn, ab.OnDefeated, ab.Reckoning)
ABILITIES: dict[str, tuple[type, ...]] = {
    "investigators": (*PERSONAL, ab.OnCondition, ab.SanityForClue),
    "assets": POSSESSIONS,
    "artifacts": POSSESSIONS,
    "spells": POSSESSIONS,
    "conditions": (*OF_CARDS, ab.Restricted),
    "monsters": (*CULTISTS, ab.Invulnerable, ab.NoClueRerolls),
    "cultists": CULTISTS,
    "sides": (ab.OnOmen, ab.OnEnter, ab.InsteadOfDoom, ab.Reckoning, ab.Encounter),
    "mysteries": (ab.Encounter, ab.When, ab.OnEmpty),
    "mythos": (ab.Reckoning, ab.Forbids, ab.Encounter, ab.When, ab.OnEmpty),
}
check_complete(
    "box/validate/abilities.py does not say which components can have",
    get_args(ab.AnyAbility),
    frozenset(kind for kinds in ABILITIES.values() for kind in kinds),
)
# Of these a component can have only one, for they would be one and the same option.
ALIKE: tuple[tuple[type, ...], ...] = (
    (ab.Action, ab.ActionPhase),
    (ab.Reroll, ab.RaiseDie),
    (ab.OnFight,),
    (ab.OnDefeat,),
    (ab.EncounterPhase,),
    (ab.OnRest,),
    (ab.Encounter,),
    (ab.OnCondition,),
    (ab.CheaperClues,),
)
OPTIONAL: tuple[tuple[type, ...], ...] = ((ab.Bonus, ab.ExtraDice), (ab.Prevent, ab.OnLoss))
# What a fight has brought about at each of its moments.
BLOWS: dict[str, tuple[str, ...]] = {
    "passed_will": ("result",),
    "failed_will": ("result",),
    "lost_sanity": ("result", "lost"),
    "after_will": ("result",),
    "before_strength": ("result",),
    "failed_strength": ("result", "loss"),
    "lost_health": ("result", "lost"),
    "won": ("result",),
}
# What can be put onto a card at such an event.
PLACED: dict[str, tuple[str, ...]] = {
    "researched": ("clue",),
    "gate_closed": ("gate", "token"),
    "monster_defeated": ("monster", "token"),
    "lore_by_spell": ("token",),
}


def check_abilities(reader: Reader, kind: str, abilities: Sequence[Ability], place: str, base: set[str]) -> set[str]:
    """The abilities of one component; what their texts have left to be spoken of."""
    left: set[str] = set()
    for index, ability in enumerate(abilities):
        try:
            if not isinstance(ability, ABILITIES[kind]):
                expected = ", ".join(tag(allowed) for allowed in ABILITIES[kind])
                raise Mistake("eldritch-wrong-ability", found=tag(ability), expected=expected)
            if is_optional(ability) and kind in ("investigators", "conditions"):
                check_usable(ability, kind)
            check_fields(ability)
            left |= check_texts(reader, ability, base)
        except Mistake as mistake:
            raise mistake.at(f"{place}[{index}]") from None
    check_alike(abilities, place)
    return left


def is_optional(ability: Ability) -> bool:
    """It has a price or works once per round, so its owner decides when to use it."""
    return bool(getattr(ability, "pay", ())) or bool(getattr(ability, "once_per_round", False))


def check_usable(ability: Ability, kind: str) -> None:
    """Some things are used as one uses a possession."""
    if isinstance(ability, ab.Prevent) or (isinstance(ability, ab.Bonus) and kind == "investigators"):
        raise Mistake("eldritch-only-possessions", found=tag(ability))


def check_alike(abilities: Sequence[Ability], place: str) -> None:
    groups = [[a for a in abilities if isinstance(a, kinds)] for kinds in ALIKE]
    groups += [
        [a for a in abilities if isinstance(a, kinds) and (is_optional(a) or isinstance(a, ab.OnLoss))]
        for kinds in OPTIONAL
    ]
    for group in groups:
        if len(group) > 1:
            raise Mistake("eldritch-alike", one=tag(group[0]), other=tag(group[1])).at(place)


def check_fields(ability: Ability) -> None:
    match ability:
        case ab.Bonus(skills=()) | ab.Immune(to=()):
            raise Mistake("eldritch-idle")
        case ab.Bonus(amount=0) | ab.ExtraDice(amount=0) | ab.Prevent(amount=0):
            raise Mistake("core-out-of-range", found="0", bound=">= 1").at("amount")
        case ab.SoftenDamage(by=0):
            raise Mistake("core-out-of-range", found="0", bound=">= 1").at("by")
        case ab.Reroll(dice=dice) if dice == 0 or (isinstance(dice, str) and dice != "any"):
            raise Mistake("eldritch-wrong-amount", found=str(dice)).at("dice")
        case ab.Prevent(amount=amount) if isinstance(amount, str) and amount != "all":
            raise Mistake("eldritch-wrong-amount", found=amount).at("amount")
        case ab.SuccessFrom(face=face) if not 2 <= face <= 6:
            raise Mistake("core-out-of-range", found=str(face), bound=">= 2, <= 6").at("face")
        case ab.ExtraDice(during=during, except_during=but) if during and during == but:
            raise Mistake("eldritch-not-both", one="during", other="except_during")
        case ab.Encounter():
            if bool(ability.text) is bool(ability.special):
                key = "eldritch-not-both" if ability.text else "eldritch-one-of"
                raise Mistake(key, one="text", other="special")
        case ab.When():
            check_when(ability)


def check_when(ability: ab.When) -> None:
    if ability.place not in PLACED[ability.event]:
        expected = ", ".join(PLACED[ability.event])
        raise Mistake("core-unknown-value", found=f'"{ability.place}"', expected=expected).at("place")
    if ability.place == "clue" and ability.pay != (do.Spend(clues=1),):
        raise Mistake("eldritch-clue-price").at("pay")
    if ability.at and ability.event != "monster_defeated":
        raise Mistake("eldritch-only-with", one="at", other="event: monster_defeated").at("at")
    if ability.at in PLACES:
        raise Mistake("eldritch-wrong-place", found=ability.at).at("at")
    if ability.matching and ability.event != "gate_closed":
        raise Mistake("eldritch-only-with", one="matching", other="event: gate_closed").at("matching")


def check_texts(reader: Reader, ability: Ability, base: set[str]) -> set[str]:
    known = base | setting(ability)
    if isinstance(ability, ab.OnDefeated) or (isinstance(ability, ab.InFight) and ability.at == "won"):
        known -= {"monster"}  # which is gone
    if isinstance(ability, ab.When) and not ability.pay:
        raise Mistake("eldritch-idle").at("pay")
    reader.text(getattr(ability, "pay", ()), "pay", known, price=True)
    if isinstance(ability, (ab.Action, ab.Encounter)):
        reader.checks(ability.when, "when", known)
    if isinstance(ability, ab.InsteadOfDoom):
        reader.text(ability.gate, "gate", known | {"gate"})
    text: Text = getattr(ability, "text", ())
    if "text" in ability.__struct_fields__ and not isinstance(ability, ab.Encounter):
        reader.whole(text, "text", known)
    else:
        reader.text(text, "text", known)
    return known


def setting(ability: Ability) -> set[str]:
    """What an ability's text can speak of, beside what its component brings."""
    match ability:
        case ab.InFight():
            return {"fight", "slain", "in_fight", *BLOWS.get(ability.at, ())}
        case ab.OnFight():
            return {"fight"}
        case ab.OnLoss():
            return {"loss", "chosen"}
        case ab.EncounterPhase():
            return {"turn"}
        case ab.Reckoning():
            return {"reckoning"}
        case ab.InsteadOfDoom():
            return {"instead_of_doom"}
        case ab.When(event="lore_by_spell"):
            return {"it"}
        case _:
            return set()


# -- texts -------------------------------------------------------------------------------------------------------


class Texts:
    """Reads all texts of a pack, each as what it is."""

    def __init__(self, pack: PackData) -> None:
        self.pack = pack
        self.reader = Reader(pack)
        self.worlds = {card.world for card in pack.encounters.special}

    def check(self) -> None:
        pack = self.pack
        for index, space in enumerate(pack.spaces):
            self.reader.text(space.usual, f"spaces[{index}].usual", set())
        for index, sheet in enumerate(pack.investigators):
            self.abilities("investigators", sheet.abilities, f"investigators[{index}]", set())
        for index, one in enumerate(pack.ancient_ones):
            self.ancient_one(one, f"ancient_ones[{index}]")
        for index, mystery in enumerate(pack.mysteries):
            self.reader.text(mystery.enters, f"mysteries[{index}].enters", {"in_play"})
            self.abilities("mysteries", mystery.abilities, f"mysteries[{index}]", {"in_play"})
        for index, card in enumerate(pack.mythos):
            words = set() if card.kind == "event" else {"in_play", "ongoing"}
            words |= {"rumor"} if card.kind == "rumor" else set()
            self.reader.text(card.text, f"mythos[{index}].text", set(words))
            self.abilities("mythos", card.abilities, f"mythos[{index}]", words)
        for index, monster in enumerate(pack.monsters):
            self.abilities("monsters", monster.abilities, f"monsters[{index}]", {"monster", "reckoning"})
        self.possessions()
        self.encounters()
        check_gains(list(self.all_abilities()))

    def abilities(self, kind: str, abilities: tuple[Ability, ...], place: str, base: set[str]) -> set[str]:
        for index, ability in enumerate(abilities):
            if isinstance(ability, ab.Encounter) and ability.special and ability.special not in self.worlds:
                known = sorted(self.worlds)
                raise unknown_id(ability.special, known).at(f"{place}.abilities[{index}].special")
        return check_abilities(self.reader, kind, abilities, f"{place}.abilities", base)

    def ancient_one(self, one: AncientOneData, place: str) -> None:
        self.reader.text(one.set_up, f"{place}.set_up", set())
        self.reader.text(one.awakens, f"{place}.awakens", set())
        if one.final is not None:
            self.reader.text(one.final.begins, f"{place}.final.begins", set())
        sides: tuple[tuple[str, SideData], ...] = (("front", one.front), ("back", one.back))
        for name, side in sides:
            self.abilities("sides", side.abilities, f"{place}.{name}", set())
            if side.cultist is not None:
                base = {"monster", "reckoning"}
                self.abilities("cultists", side.cultist.abilities, f"{place}.{name}.cultist", base)

    def possessions(self) -> None:
        """The back of a Spell goes on where its front ends; that of a Condition is a text by itself."""
        pack = self.pack
        for section in ("assets", "artifacts", "spells", "conditions"):
            for index, card in enumerate(getattr(pack, section)):
                place = f"{section}[{index}]"
                two_sided = section in ("spells", "conditions")
                left = self.abilities(section, card.abilities, place, {"card", "back"} if two_sided else {"card"})
                if section == "spells":
                    for number, results in enumerate(card.backs):
                        for result, text in results.items():
                            words = (left | {"card"}) - {"back"}
                            self.reader.text(text, f"{place}.backs[{number}].{result}", words)
                elif section == "conditions":
                    for number, back in enumerate(card.backs):
                        words = {"card", "turned", "reckoning"}
                        self.reader.whole(back.text, f"{place}.backs[{number}].text", words)

    def encounters(self) -> None:
        research = {"research", "clue"}
        for deck in ENCOUNTER_DECKS:
            for index, card in enumerate(getattr(self.pack.encounters, deck)):
                place = f"encounters.{deck}[{index}]"
                if isinstance(card, Complex):
                    self.boxes(card, place, {"world", "gate"} if deck == "other_world" else set())
                else:
                    for name, text in card.texts.items():
                        self.reader.text(text, f"{place}.texts.{name}", set(research if deck == "research" else ()))

    def boxes(self, card: Complex, place: str, base: set[str]) -> None:
        """The first box leads to one of the others, and each goes on with what was left by those before it."""
        words = {*base, "pass_box", "fail_box"}
        self.reader.whole(card.first, f"{place}.first", words)
        words -= {"pass_box"}
        self.reader.text(card.passed, f"{place}.pass", words)
        words -= {"fail_box"}
        self.reader.text(card.failed, f"{place}.fail", words)

    def all_abilities(self) -> Iterator[tuple[str, str, Ability]]:
        for section in ("investigators", "assets", "artifacts", "spells", "conditions"):
            for index, card in enumerate(getattr(self.pack, section)):
                for number, ability in enumerate(card.abilities):
                    yield f"{section}[{index}].abilities[{number}]", card.id, ability


# -- what would never end ----------------------------------------------------------------------------------------


def gained(text: Text) -> set[str]:
    """The cards that a text gives by their names."""
    gains = (do.GainCondition, do.GainSpell, do.GainArtifact, do.GainAsset)
    return {
        effect.name for _, nested in inside("", text) for effect in nested if isinstance(effect, gains) and effect.name
    }


def check_gains(abilities: Iterable[tuple[str, str, Ability]]) -> None:
    """What is gained, or happens instead, must not bring itself about: for (place, component, ability)."""
    for kind in (ab.OnGain, ab.InsteadOfGaining):
        leads: dict[str, set[str]] = {}
        places: dict[str, str] = {}
        for place, owner, ability in abilities:
            if isinstance(ability, kind):
                name = ability.name if isinstance(ability, ab.InsteadOfGaining) else owner
                leads.setdefault(name, set()).update(gained(ability.text))
                places.setdefault(name, f"{place}.text")
        for name in leads:
            if name in reachable(leads, name):
                raise Mistake("eldritch-endless", found=name).at(places[name])


def reachable(leads: dict[str, set[str]], start: str) -> set[str]:
    found: set[str] = set()
    waiting = list(leads.get(start, ()))
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += leads.get(name, ())
    return found
