"""Every text of the box by its path: ``america_1/arkham``, and inside it ``america_1/arkham/1/fail``.

The n-th effect of a text is ``<path>/<n>``, and a text inside that effect ``<path>/<n>/<field>``. Events cite
these paths, decisions ask about them, and the coverage runner counts them.
"""

from __future__ import annotations

from collections.abc import Iterator

from gaslamp.eldritch.box.abilities import Ability
from gaslamp.eldritch.box.components import AncientOneData, Encounters, PackData
from gaslamp.eldritch.box.effects import Text, branches

Named = tuple[str, Text]


def named_texts(data: PackData) -> Iterator[Named]:
    """Every text with its path, an empty one too, and after each the texts inside it."""
    for path, text in whole_texts(data):
        yield from inside(path, text)


def inside(path: str, text: Text) -> Iterator[Named]:
    """A text and all those nested in it."""
    yield path, text
    for number, effect in enumerate(text):
        for field, nested in branches(effect):
            yield from inside(f"{path}/{number}/{field}", nested)


def whole_texts(data: PackData) -> Iterator[Named]:
    """The texts that stand on components by themselves, in the order of the pack."""
    for investigator in data.investigators:
        yield from of_abilities(investigator.id, investigator.abilities)
    for ancient_one in data.ancient_ones:
        yield from of_sheet(ancient_one)
    for mystery in data.mysteries:
        yield f"{mystery.id}/enters", mystery.enters
        yield from of_abilities(mystery.id, mystery.abilities)
    for mythos in data.mythos:
        yield f"{mythos.id}/text", mythos.text
        yield from of_abilities(mythos.id, mythos.abilities)
    for monster in data.monsters:
        yield from of_abilities(monster.id, monster.abilities)
    for possession in (*data.assets, *data.artifacts):
        yield from of_abilities(possession.id, possession.abilities)
    for spell in data.spells:
        yield from of_abilities(spell.id, spell.abilities)
        for number, results in enumerate(spell.backs, 1):
            yield from ((f"{spell.id}/back{number}/{result}", text) for result, text in results.items())
    for condition in data.conditions:
        yield from of_abilities(condition.id, condition.abilities)
        yield from ((f"{condition.id}/back{number}", back.text) for number, back in enumerate(condition.backs, 1))
    yield from of_encounters(data.encounters)


def of_abilities(owner: str, abilities: tuple[Ability, ...]) -> Iterator[Named]:
    """``<owner>/<n>/text`` of the n-th ability, and its price, ``<owner>/<n>/pay``."""
    for number, ability in enumerate(abilities):
        for field, text in branches(ability):
            yield f"{owner}/{number}/{field}", text


def of_sheet(sheet: AncientOneData) -> Iterator[Named]:
    """Both sides of an Ancient One sheet, what its Cultists do included."""
    yield f"{sheet.id}/set_up", sheet.set_up
    for name, side in (("front", sheet.front), ("back", sheet.back)):
        yield from of_abilities(f"{sheet.id}/{name}", side.abilities)
        if side.cultist:
            yield from of_abilities(f"{sheet.id}/{name}/cultist", side.cultist.abilities)
    yield f"{sheet.id}/awakens", sheet.awakens
    if sheet.final:
        yield f"{sheet.id}/final", sheet.final.begins


def of_encounters(encounters: Encounters) -> Iterator[Named]:
    """Sections by city or type of space; complex cards by their three boxes."""
    for card in (*encounters.america, *encounters.europe, *encounters.asia_australia, *encounters.general):
        yield from ((f"{card.id}/{section}", text) for section, text in card.texts.items())
    for research in encounters.research:
        yield from ((f"{research.id}/{section}", text) for section, text in research.texts.items())
    for box in (*encounters.other_world, *encounters.expedition, *encounters.special):
        yield f"{box.id}/first", box.first
        yield f"{box.id}/pass", box.passed
        yield f"{box.id}/fail", box.failed
