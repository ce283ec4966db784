"""How phrases and events name what they speak of."""

from __future__ import annotations

from gaslamp.core.text import Vocabulary, Voice
from gaslamp.eldritch.box.box import ENCOUNTER_DECKS, SORTS, Box
from gaslamp.eldritch.box.components import SKILLS
from gaslamp.eldritch.words.wording import branch_names, components

# Words that are no component's: each has a message of its own.
WORDS: dict[str, tuple[str, ...]] = {
    "skill": SKILLS,
    "color": ("green", "blue", "red"),
    "phase": ("action", "encounter", "mythos"),
    "ticket": ("train", "ship"),
    "pile": ENCOUNTER_DECKS,
    "type": ("city", "wilderness", "sea"),
    "aim": ("pass", "unharmed", "defeat", "invulnerable", "buy"),
    "thing": ("clue", "aid", "acquire", "omen", "text", "nothing"),
    "kind": tuple(SORTS.values()),
}
# By which section of the box a deck or a pile of discards is called.
DECKS: dict[str, str] = {
    **SORTS,
    **{deck: deck.replace("_", "-") for deck in ENCOUNTER_DECKS},
    "mythos": "mythos",
    "mysteries": "mystery",
    "gates": "gate",
    "clues": "clue",
}
ACTIONS = ("travel", "rest", "trade", "prepare", "acquire")  # everybody's

# Which kinds of names an argument may be.
ARGUMENTS: dict[str, tuple[str, ...]] = {
    "seat": ("seat",),
    "to": ("seat",),
    "space": ("space",),
    "goal": ("space",),
    "gate": ("space",),
    "card": ("card",),
    "cards": ("card",),
    "instead": ("card",),
    "investigator": ("investigator",),
    "ancient_one": ("ancient_one",),
    "monster": ("monster",),
    "mythos": ("mythos",),
    "mystery": ("mystery",),
    "encounter": ("encounter",),
    "source": ("thing", "monster", "card", "investigator", "ancient_one", "mythos", "mystery", "encounter"),
    "helpers": ("card", "investigator", "thing"),
    "ware": ("card", "thing", "ticket"),
    "wares": ("card", "thing", "ticket"),
    "gifts": ("card", "thing", "ticket"),
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
    "kind": ("kind",),
    "decks": ("deck",),
    "discards": ("deck",),
    "actions": ("action", "component"),
}


def vocabulary(box: Box, lang: str) -> Vocabulary:
    """The names of everything in a language; made once for a box."""
    if lang not in box.vocabularies:
        box.vocabularies[lang] = Vocabulary(all_names(box, lang), ARGUMENTS)
    return box.vocabularies[lang]


def all_names(box: Box, lang: str) -> dict[str, dict[str, str]]:
    voice = Voice(lang)

    def named(*sections: str) -> dict[str, str]:
        found = (component for section in sections for component in getattr(box.data, section))
        return {component.id: component.name.in_language(lang) for component in found}

    listed = {component["id"]: component["name"] for component in components(box.data, lang)}
    names = {
        "component": listed,
        "space": named("spaces"),
        "card": named("assets", "artifacts", "spells", "conditions"),
        "investigator": named("investigators"),
        "ancient_one": named("ancient_ones"),
        "monster": named("monsters"),
        "mythos": named("mythos"),
        "mystery": named("mysteries"),
        "encounter": {name: listed[name] for name in box.encounter_cards},
        "text": branch_names(box.data, lang),
    }
    for kind, words in WORDS.items():
        names[kind] = {word: voice.say(f"eldritch-{kind}-{word.replace('_', '-')}") for word in words}
    names["kind"] |= {kind: voice.say(f"eldritch-mythos-{kind}") for kind in ("ongoing", "rumor")}
    names["deck"] = {deck: voice.say(f"eldritch-section-{section}") for deck, section in DECKS.items()}
    names["deck"]["cup"] = voice.say("eldritch-cup")
    names["action"] = {action: voice.say(f"eldritch-option-action-{action}") for action in ACTIONS}
    return names
