"""The rules reference says all that it announces, in every language, and nothing else."""

from __future__ import annotations

import re
from importlib import resources

import pytest
from fluent.syntax import ast, parse

from gaslamp.core.text import LANGUAGES, Voice
from gaslamp.eldritch.words.rule_sections import RULES

MESSAGES = [f"eldritch-rule-{rule}" for rule in RULES]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_section_stands_in_the_file_in_reading_order_and_nothing_else_does(lang: str) -> None:
    file = resources.files("gaslamp.eldritch") / "text" / lang / "rules.ftl"
    body = parse(file.read_text(encoding="utf-8")).body
    sections = [entry for entry in body if isinstance(entry, ast.Message)]
    assert [entry.id.name for entry in sections] == MESSAGES
    assert all(isinstance(entry, ast.Message | ast.BaseComment) for entry in body)
    assert all([attribute.id.name for attribute in entry.attributes] == ["title"] for entry in sections)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_section_has_a_title_of_its_own_and_whole_sentences(lang: str) -> None:
    voice = Voice(lang)
    titles = [voice.say(f"{message}.title") for message in MESSAGES]
    assert all(titles)
    assert len(set(titles)) == len(titles)
    for message in MESSAGES:
        assert voice.say(message).endswith("."), message
        assert "  " not in voice.say(message), message


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_same_paragraphs_and_figures_in_every_language(lang: str) -> None:
    def shape(tag: str, message: str) -> tuple[int, set[str]]:
        text = Voice(tag).say(message)
        return text.count("\n\n"), set(re.findall(r"\d+", text))

    for message in MESSAGES:
        assert shape(lang, message) == shape("en", message), message
