"""Draws docs/terminal.svg anew: the first round of a game in the terminal, as it looks."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.text import Text

from gaslamp import Match
from gaslamp.terminal.play import HUMAN, Play
from gaslamp.terminal.screen import EndOfInput, Screen

ANSWERS = ["hunter axe", "? blunder", "why 12"]


class Recorded(Screen):
    """A screen that answers itself."""

    def __init__(self) -> None:
        console = Console(record=True, width=104, force_terminal=True, color_system="truecolor", file=io.StringIO())
        super().__init__(console=console)
        self.answers = iter(ANSWERS)

    def ask(self, prompt: str) -> str:
        answer = next(self.answers, None)
        self.console.print(Text.assemble((f"{prompt}: ", "bold"), answer or ""))
        if answer is None:
            raise EndOfInput
        return answer


def main() -> None:
    screen = Recorded()
    match = Match.start("bloodborne", players=4, seed=21, options={"final_boss": "gehrman"})
    play = Play(match, [HUMAN, "greedy", "greedy", "greedy"], "en", screen)
    play.run()
    picture = screen.console.export_svg(title="gaslamp play bloodborne")
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)  # no fonts from elsewhere
    (Path(__file__).parent.parent / "docs" / "terminal.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
