"""The command line as tests use it."""

from __future__ import annotations

import io
import sys

import pytest

from gaslamp import cli


class Shell:
    """Runs a command; remembers what it printed and how it ended."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.out = self.err = ""

    def __call__(self, *arguments: object, answers: str = "") -> int:
        self.monkeypatch.setattr(sys, "argv", ["gaslamp", *map(str, arguments)])
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(answers))
        for variable in ("LC_ALL", "LC_MESSAGES"):
            self.monkeypatch.delenv(variable, raising=False)
        self.monkeypatch.setenv("LANG", "C")
        with pytest.raises(SystemExit) as caught:
            cli.main()
        self.out, self.err = self.capsys.readouterr()
        return int(caught.value.code or 0)
