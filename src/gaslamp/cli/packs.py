"""Packs: the cards of a game as data."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Annotated

import typer

from gaslamp.cli.app import GameName, Lang, Packs, at_least, load_pack, pack_app, speak
from gaslamp.core.errors import Mistake
from gaslamp.core.packs import Pack, core_text
from gaslamp.core.plugins import find_game
from gaslamp.core.text import Voice
from gaslamp.lab.coverage import cover


@pack_app.command("check")
def pack_check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Pack files; several are layered in order.")],
    lang: Lang = None,
) -> None:
    """Validate a pack."""
    voice = Voice(speak(lang))
    pack = Pack.load(*files)
    count = sum(card["copies"] for card in pack.game.components(pack.box, voice.lang))
    print(voice.say("terminal-pack-good", file=str(files[-1]), title=pack.title, count=count, digest=pack.digest))


@pack_app.command("export")
def pack_export(
    game: GameName,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="The file to write; else standard output.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Write the core pack, for editing."""
    voice = Voice(speak(lang))
    find_game(game)
    text = core_text(game)
    if output is None:
        print(text, end="")
        return
    try:
        with output.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise Mistake("core-file-exists").in_file(output) from None
    except OSError as error:
        raise Mistake("core-file-unwritable", reason=error.strerror or str(error)).in_file(output) from None
    print(voice.say("terminal-exported", file=shlex.quote(str(output))))


@pack_app.command("cover")
def pack_cover(
    game: GameName,
    pack: Packs = None,
    games: Annotated[int, typer.Option("--games", help="Stop after so many games.")] = 8000,
    lang: Lang = None,
) -> None:
    """Play random games until every effect of every card has happened; name those that never did."""
    voice = Voice(speak(lang))
    coverage = cover(load_pack(game, pack), at_least("games", games, 1))
    print(voice.say("terminal-covered", count=len(coverage.fired), games=coverage.games))
    for name in coverage.never_fired:
        print(voice.say("terminal-never-fired", name=name))
    for name in coverage.never_idle:
        print(voice.say("terminal-never-idle", name=name))
    for name, reason in coverage.unreachable.items():
        print(voice.say("terminal-unreachable", name=name, reason=reason))
    if not coverage.complete:
        raise typer.Exit(1)
