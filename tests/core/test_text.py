"""Words of rooms that nobody knows."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from gaslamp import Mistake, Voice


def test_a_key_makes_nobody_import_a_module_of_that_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sinister.py").write_text("raise SystemExit('run')", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert Mistake("sinister-reason", found="x").in_language("es") == "Reason: found x"
    assert "sinister" not in sys.modules


@pytest.mark.parametrize(
    ("key", "said"), [("", ""), ("How many?", "How many?"), ("take", "Take"), ("nobody-ask-take_one", "Take one")]
)
def test_what_is_no_key_of_ours_ends_nothing(key: str, said: str) -> None:
    assert Voice("en").say(key) == said
