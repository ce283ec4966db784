"""What the tests of every game's lessons share."""

from __future__ import annotations

from fluent.syntax import parse
from fluent.syntax.ast import Message

from gaslamp.core.text import text_folder
from gaslamp.protocol import Lesson


def lesson_key(game: str, *parts: object) -> str:
    """The message of a lesson's part."""
    return "-".join([f"{game}-lesson", *map(str, parts)]).replace("_", "-")


def check_words(game: str, lessons: list[Lesson]) -> None:
    """Every step and every end has its words, and there are no others."""

    def key(*parts: object) -> str:
        return lesson_key(game, *parts)

    needed = set()
    for lesson in lessons:
        needed |= {key(lesson.id), key(lesson.id, "end")}
        needed |= {key(lesson.id, number) for number, _ in enumerate(lesson.steps, start=1)}
        for answer in lesson.answers:
            needed.add(key(lesson.id, answer.choice, "end"))
            numbers = range(len(lesson.steps) + 1, len(lesson.steps) + len(answer.then) + 1)
            needed |= {key(lesson.id, answer.choice, number) for number in numbers}
    file = text_folder(game, "en") / "lessons.ftl"
    messages = [entry for entry in parse(file.read_text(encoding="utf-8")).body if isinstance(entry, Message)]
    assert {message.id.name for message in messages} == needed
    titled = {message.id.name for message in messages if message.attributes}
    assert titled == {key(lesson.id) for lesson in lessons}
    assert all([each.id.name for each in message.attributes] in ([], ["title", "learn"]) for message in messages)
