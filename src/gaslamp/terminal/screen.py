"""Where lines go and answers come from: a coloured terminal, or plain text for pipes and screen readers."""

from __future__ import annotations

import sys
from typing import Any

from rich.console import Console, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table
from rich.text import Text


class EndOfInput(Exception):  # noqa: N818 - not an error: the other side has hung up
    """There is nobody left to answer."""


class PipeConsole(Console):
    """A console that leaves it to the command what to do when nobody reads its output any more."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """Prints and asks. ``plain`` prints bare sentences: no boxes, no colour, no wrapping."""

    def __init__(self, plain: bool = False, console: Console | None = None) -> None:
        self.plain = console is None and (plain or not sys.stdout.isatty())
        self.console = console or PipeConsole(highlight=False, soft_wrap=self.plain, no_color=self.plain, emoji=False)

    def line(self, text: str = "", style: str = "") -> None:
        if self.plain:
            print(text)
        else:
            self.console.print(Text(text, style=style))

    def numbered(self, number: int, text: str, style: str = "") -> None:
        """A line of the log; its number is for asking why."""
        if self.plain:
            print(text)
        else:
            self.console.print(self._row((f"{number:4}", "dim"), (text, style)))

    def item(self, sign: str, name: str, facts: str, style: str = "") -> None:
        """One of several things to choose from, with the number or letter it can be chosen by."""
        if self.plain:
            print(f"{sign:>2}. {name}{': ' + facts if facts else ''}")
        else:
            body = Text.assemble((name, f"bold {style}".strip()), (f"  {facts}" if facts else "", ""))
            self.console.print(self._row((f"{sign:>4}.", "bold"), body))

    def indented(self, text: str) -> None:
        if self.plain:
            print(f"    {text}")
        else:
            self.console.print(self._row(("   ", ""), (text, "")))

    def framed(self, text: str, style: str = "") -> None:
        """Something that nobody should overlook."""
        if self.plain:
            print(f"*** {text} ***")
        else:
            self.console.print(Panel(Text(text, style=style), border_style=style))

    @staticmethod
    def _row(*parts: tuple[str, str] | Text) -> Table:
        """Parts side by side; the last one wraps under itself."""
        row = Table.grid(padding=(0, 1))
        row.add_row(*(part if isinstance(part, Text) else Text(*part) for part in parts))
        return row

    def draw(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part)

    def ask(self, prompt: str) -> str:
        """One line from the person at the keyboard."""
        try:
            if self.plain:
                print(f"{prompt}: ", end="", flush=True)
                answer = input()
                if not sys.stdin.isatty():
                    print(answer)
            else:
                answer = self.console.input(f"[bold]{escape(prompt)}[/bold]: ")
        except (EOFError, KeyboardInterrupt):
            print()
            raise EndOfInput from None
        return answer.strip()


def cells(*values: Any) -> list[Text]:
    """Table cells in which brackets are only brackets."""
    return [value if isinstance(value, Text) else Text(str(value)) for value in values]
