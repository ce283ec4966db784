"""The command, the flags that its parts share, and how they are read."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
import typer

from gaslamp.bots import MIXED, add_bot, bot_names, find_bot, mixture
from gaslamp.core.errors import Mistake
from gaslamp.core.packs import Pack
from gaslamp.core.plugins import find_game, game_names
from gaslamp.core.reading import parse_yaml
from gaslamp.core.text import find_language
from gaslamp.terminal.language import system_language

app = typer.Typer(
    name="gaslamp",
    help="Horror tabletop games played for real: in the terminal, against bots, in four languages.",
    add_completion=False,
    pretty_exceptions_enable=False,
)
pack_app = typer.Typer(help="Check and export packs: a game's cards as data.", no_args_is_help=True)
app.add_typer(pack_app, name="pack")

GAMES = " or ".join(game_names())
KNOWN_BOTS = sorted({bot for game in game_names() for bot in bot_names(game)})
BOTS = f"{', '.join(KNOWN_BOTS)}, or your own as module:Class"

GameName = Annotated[str, typer.Argument(metavar="GAME", help=GAMES)]
Lang = Annotated[str | None, typer.Option("--lang", help="en, es, it or pt-BR; else the system's language.")]
Packs = Annotated[list[Path] | None, typer.Option("--pack", help="A pack file; several are layered in order.")]
Plain = Annotated[bool, typer.Option("--plain", help="Bare sentences: for screen readers and pipes.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Seed = Annotated[int | None, typer.Option("--seed", help="The same seed deals the same game.")]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        help="An agreement of the table, as key=value; lists as [a, b] (see docs/rulings.md and docs/eldritch.md).",
    ),
]

N = TypeVar("N", int, float)

_language = "en"


def speak(lang: str | None) -> str:
    """The language asked for, else the system's, else English; mistakes from here on are told in it too."""
    global _language
    _language = system_language() if lang is None else find_language(lang)
    return _language


def language() -> str:
    """The language that is spoken now."""
    return _language


def load_pack(game: str, packs: list[Path] | None) -> Pack:
    find_game(game)
    if not packs:
        return Pack.core(game)
    pack = Pack.load(*packs)
    if pack.game.id != game:
        raise Mistake("core-other-game", found=pack.game.id, expected=game).in_file(packs[0])
    return pack


def read_options(pairs: list[str] | None) -> dict[str, Any]:
    """``--option key=value`` as a mapping; values as in YAML."""
    options = {}
    for pair in pairs or []:
        key, equals, value = pair.partition("=")
        if not equals or not key:
            raise Mistake("terminal-bad-option", found=pair)
        try:
            options[key.strip()] = parse_yaml(value)
        except Mistake as mistake:
            raise mistake.in_file(f"--option {key.strip()}") from None
    return options


def at_least(flag: str, value: N, least: int) -> N:
    if value < least:
        raise Mistake("terminal-bad-number", flag=flag, least=least, found=value)
    return value


def check_bot(name: str, game: str) -> None:
    """Refuse a bot that cannot be had, or does not play the game, before anything begins."""
    try:
        find_bot(name, game)
    except Mistake as mistake:
        raise mistake.in_file("--bots") from None


def read_bots(bots: str, seats: int, pack: Pack, turn: int = 0) -> list[str]:
    """``greedy`` or ``greedy,random,random`` as one name for each seat; ``mixed`` as all styles by turns."""
    if bots == MIXED:
        styles = mixture(pack.game.id)
        return [styles[(turn + seat) % len(styles)] for seat in range(seats)]
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        check_bot(name, pack.game.id)
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise Mistake("terminal-wrong-bots", found=len(names), expected=seats)
    return names


def add_bots(pairs: list[str]) -> None:
    """``--bot name=module:Class`` makes somebody's own bots known."""
    for pair in pairs:
        name, equals, target = pair.partition("=")
        try:
            if not equals or not name.isidentifier():
                raise Mistake("terminal-bad-bot", found=pair)
            add_bot(name, target)
        except Mistake as mistake:
            raise mistake.in_file("--bot") from None


def print_json(data: Any) -> None:
    print(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())
