"""How phrases and events name what they speak of."""

from __future__ import annotations

from gaslamp.core.components import Name
from gaslamp.core.text import Vocabulary, Voice
from gaslamp.eldritch.box import ENCOUNTER_DECKS, Box
from gaslamp.eldritch.cards import SKILLS
from gaslamp.eldritch.wording import branch_names

# Words that are no component's: each has a message of its own.
WORDS: dict[str, tuple[str, ...]] = {
    "skill": SKILLS,
    "color": ("green", "blue", "red"),
    "phase": ("action", "encounter", "mythos"),
    "ticket": ("train", "ship"),
    "pile": ENCOUNTER_DECKS,
    "type": ("city", "wilderness", "sea"),
    "aim": ("pass", "unharmed", "defeat", "buy"),
    "thing": ("clue", "aid", "acquire", "omen", "text"),
}

# Which kinds of names an argument may be.
ARGUMENTS: dict[str, tuple[str, ...]] = {
    "seat": ("seat",),
    "to": ("seat",),
    "space": ("space",),
    "goal": ("space",),
    "card": ("card",),
    "cards": ("card",),
    "investigator": ("investigator",),
    "ancient_one": ("ancient_one",),
    "monster": ("monster",),
    "mythos": ("mythos",),
    "mystery": ("mystery",),
    "encounter": ("encounter",),
    "source": ("thing", "monster", "card", "investigator", "ancient_one", "mythos", "mystery", "encounter"),
    "helpers": ("card", "investigator", "thing"),
    "ware": ("card", "thing", "ticket"),
    "text": ("text",),
    "option": (
        "card",
        "monster",
        "investigator",
        "space",
        "pile",
        "skill",
        "ticket",
        "thing",
        "seat",
        "mythos",
        "mystery",
    ),
    "skill": ("skill",),
    "omen": ("color",),
    "phase": ("phase",),
    "ticket": ("ticket",),
    "deck": ("pile",),
    "aim": ("aim",),
    "type": ("type",),
}


def vocabulary(box: Box, lang: str) -> Vocabulary:
    """The names of everything in a language."""
    voice = Voice(lang)
    data = box.data

    def named(*sections: str) -> dict[str, str]:
        return {component.id: _in(component.name, lang) for section in sections for component in getattr(data, section)}

    names = {
        "space": named("spaces"),
        "card": named("assets", "artifacts", "spells", "conditions"),
        "investigator": named("investigators"),
        "ancient_one": named("ancient_ones"),
        "monster": named("monsters"),
        "mythos": named("mythos"),
        "mystery": named("mysteries"),
        "text": branch_names(data, lang),
    }
    for kind, words in WORDS.items():
        names[kind] = {word: voice.say(f"eldritch-{kind}-{word.replace('_', '-')}") for word in words}
    names["encounter"] = {
        card.id: voice.say("eldritch-encounter-card", deck=names["pile"][deck], number=card.id.rsplit("_", 1)[-1])
        for deck, cards in box.encounters.items()
        for card in cards
    }
    return Vocabulary(names, ARGUMENTS)


def _in(name: Name, lang: str) -> str:
    return name.in_language(lang)
