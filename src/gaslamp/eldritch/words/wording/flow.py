"""How words run together: what a message cannot know, because it depends on the name that comes next."""

from __future__ import annotations

import re

Rules = tuple[tuple[re.Pattern[str], str], ...]


def rules(*pairs: tuple[str, str]) -> Rules:
    return tuple((re.compile(pattern), replacement) for pattern, replacement in pairs)


FLOW: dict[str, Rules] = {
    "en": rules((r"\b([Aa]) (?=[AEIO]|Un)", r"\1n "), (r"\bthe The ", "the ")),
    "es": rules(
        (r"\b([Aa]) el ", r"\1l "),
        (r"\b([Dd])e el ", r"\1el "),
        (r" y (?=h?[iIíÍ](?![aeo]))", " e "),
        (r" o (?=h?[oOóÓ])", " u "),
        # "quedas" tells what happens to you, so what follows on it tells too, and orders no more
        (r"(uedas Retrasado y) obtén\b", r"\1 obtienes"),
        (r"(uedas Retrasado y) haz\b", r"\1 haces"),
        (r"(uedas Retrasado y) (\w+[ae]) ", r"\1 \2s "),
    ),
    "it": rules(
        (r"\b([Ii])n l'(?=Amazzonia|Antartide)", r"\1n "),  # lands without an article: in Antartide, but nell'Himalaya
        (r"\b[Ii]n le (?=Piramidi)", "alle "),
        (r"\b([Aa]|[Dd]a|[Ss]u) il ", r"\1l "),
        (r"\b([Aa]|[Dd]a|[Ss]u) (?=(?:l[oae]|i|gli) )", r"\1§"),
        (r"\b([Aa]|[Dd]a|[Ss]u) l'", r"\1ll'"),
        (r"\b([Dd])i il ", r"\1el "),
        (r"\b([Dd])i (?=(?:l[oae]|i|gli) )", r"\1e§"),
        (r"\b([Dd])i l'", r"\1ell'"),
        (r"\b[Ii]n il ", "nel "),
        (r"\b[Ii]n (?=(?:l[oae]|i|gli) )", "ne§"),
        (r"\b[Ii]n l'", "nell'"),
        (r"§(?=l)", "l"),
        (r"§", ""),
        (r"\b([Aa]) (?=[aAàÀ])", r"\1d "),
        (r" e (?=[eEèÈ])", " ed "),
    ),
    "pt-BR": rules(
        (r"\b([Dd])e ([oa]s?) ", r"\1\2 "),
        (r"\bem ([oa]s?) ", r"n\1 "),
        (r"\bEm ([oa]s?) ", r"N\1 "),
        (r"\b([Aa]) (os?) ", r"\1\2 "),
        (r"\ba a(s?) ", r"à\1 "),
        (r"\bpor ([oa]s?) ", r"pel\1 "),
        (r"(^|: )se mover\b", r"\1mover-se"),  # nothing begins with the small pronoun
    ),
}

# An article at the beginning of a place's name is small inside a sentence: the Amazon, el Amazonas.
ARTICLE = {
    "en": re.compile(r"^The (?=.)"),
    "es": re.compile(r"^(?:El|La|Los|Las) (?=.)"),
    "it": re.compile(r"^(?:Il |Lo |La |I |Gli |Le |L')(?=.)"),
    "pt-BR": re.compile(r"^(?:O|A|Os|As) (?=.)"),
}


def flowing(text: str, lang: str) -> str:
    """``a el Himalaya`` -> ``al Himalaya``; ``a Amnesia Condition`` -> ``an Amnesia Condition``."""
    for pattern, replacement in FLOW[lang]:
        text = pattern.sub(replacement, text)
    return text


def begins_with_article(name: str, lang: str) -> bool:
    return ARTICLE[lang].match(name) is not None


def small_article(name: str, lang: str) -> str:
    """``The Amazon`` -> ``the Amazon``."""
    return ARTICLE[lang].sub(lambda article: article.group().lower(), name)


def capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]
