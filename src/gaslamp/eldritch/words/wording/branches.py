"""What one decides between, in a few words: for the buttons of decisions."""

from __future__ import annotations

from gaslamp.eldritch.box.components import PackData
from gaslamp.eldritch.box.effects import Choose, May, Text, Unless
from gaslamp.eldritch.box.text_paths import named_texts
from gaslamp.eldritch.words.wording.flow import capitalised, flowing
from gaslamp.eldritch.words.wording.phrases import YOU
from gaslamp.eldritch.words.wording.wording import Wording


def branch_names(data: PackData, lang: str) -> dict[str, str]:
    """For every effect that leaves a choice, by the path of the effect and the name of the branch.

    ``america_1/san_francisco/0/pay`` is "Spend 1 Clue: improve Observation"; without a price it says what would be
    done.
    """
    wording = Wording(data, lang)
    names: dict[str, str] = {}

    def named(path: str, *texts: Text) -> None:
        said = [wording.inline(text, YOU.may) for text in texts if text]
        together = wording.say("text-price", pay=said[0], what=said[1]) if len(said) > 1 else "".join(said)
        names[path] = capitalised(flowing(together, lang))

    for path, text in named_texts(data):
        for number, effect in enumerate(text):
            node = f"{path}/{number}"
            match effect:
                case May():
                    named(f"{node}/pay", effect.pay, effect.then)
                    named(f"{node}/then", effect.then)
                    if effect.otherwise:
                        named(f"{node}/else", effect.otherwise)
                case Unless():
                    named(f"{node}/pay", effect.pay)
                    named(f"{node}/suffer", effect.suffer)
                case Choose():
                    for branch, alternative in enumerate(effect.of):
                        named(f"{node}/of/{branch}", alternative)
    for path, text in named_texts(data):  # prices of abilities, which are no effect of a text
        if path.endswith("/pay") and path not in names and text:
            named(path, text)
    return names
