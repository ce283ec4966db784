"""The terminal as it looks, for pictures."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

from gaslamp import Match
from gaslamp.terminal.play import HUMAN, Play
from gaslamp.terminal.screen import EndOfInput, Screen


class Recorded(Screen):
    """A screen that answers itself."""

    def __init__(self, width: int, answers: Iterable[str]) -> None:
        console = Console(record=True, width=width, force_terminal=True, color_system="truecolor", file=io.StringIO())
        super().__init__(console=console)
        self.answers = iter(answers)

    def ask(self, prompt: str) -> str:
        answer = next(self.answers, None)
        self.console.print(Text.assemble((f"{prompt}: ", "bold"), answer or ""))
        if answer is None:
            raise EndOfInput
        return answer


def drawn(match: Match, width: int, answers: Iterable[str]) -> str:
    """A match played from the first seat with these answers, as an SVG picture."""
    screen = Recorded(width, answers)
    Play(match, [HUMAN, *["greedy"] * (len(match.players) - 1)], "en", screen).run()
    picture = screen.console.export_svg(title=f"gaslamp play {match.game.id}")
    return re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)  # no fonts from elsewhere
