"""Playing at the keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from gaslamp.bots import MIXED, bot_names, default_bot
from gaslamp.cli.app import (
    BOTS,
    GAMES,
    Lang,
    Options,
    Packs,
    Plain,
    Seed,
    app,
    at_least,
    load_pack,
    read_bots,
    read_options,
    speak,
)
from gaslamp.core.errors import Mistake
from gaslamp.core.game import AnyGame
from gaslamp.core.match import Match
from gaslamp.core.packs import Pack
from gaslamp.core.save import Save, read_save
from gaslamp.core.text import LANGUAGES
from gaslamp.terminal.play import HUMAN, Play
from gaslamp.terminal.screen import Screen


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help=GAMES)] = None,
    players: Annotated[int | None, typer.Option("--players", help="How many sit at the table, you included.")] = None,
    people: Annotated[
        int | None, typer.Option("--people", help="How many of them share this keyboard (in a game of allies).")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option("--bots", help=f"Who plays the others: {BOTS}. One name, or one for each; else all styles mixed."),
    ] = None,
    name: Annotated[list[str] | None, typer.Option("--name", help="Your name; once for each person.")] = None,
    seat: Annotated[int, typer.Option("--seat", help="Your seat, from 0; others at the keyboard follow.")] = 0,
    seed: Seed = None,
    option: Options = None,
    pack: Packs = None,
    load: Annotated[Path | None, typer.Option("--load", help="Go on with a saved match.")] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Play in the terminal, against bots or with them."""
    language = speak(lang)
    screen = Screen(plain)
    if load is not None:
        resume(load, game, pack, lang, screen)
        return
    if game is None:
        raise Mistake("terminal-need-game-or-load")
    loaded = load_pack(game, pack)
    rules = loaded.game
    count = rules.default_players if players is None else players
    if count not in rules.players:
        raise Mistake("core-wrong-players", found=count, least=rules.players[0], most=rules.players[-1])
    if not 0 <= seat < count:
        raise Mistake("core-no-such-seat", seat=seat, last=count - 1).in_file("--seat")
    own = count_people(rules, people, name or [], count, seat)
    names = seat_people(rules, name or [], count, seat)
    match = Match.start(game, players=names, seed=seed, options=read_options(option), pack=loaded)
    others = read_bots(bots or MIXED, count - own, loaded, match.seed)
    seats = [*others[:seat], *[HUMAN] * own, *others[seat:]]
    Play(match, seats, language, screen, packs=tuple(pack or ())).run()


def count_people(game: AnyGame, people: int | None, names: list[str], players: int, seat: int) -> int:
    """How many people share the keyboard: as many as said, else as many as are named."""
    count = max(1, len(names)) if people is None else at_least("people", people, 1)
    if count > 1 and not game.allies:
        raise Mistake("terminal-not-one-keyboard")
    if seat + count > players:
        raise Mistake("terminal-too-many-people", people=count, players=players, seat=seat)
    if len(names) > count:
        raise Mistake("terminal-too-many-names", found=len(names), expected=count)
    return count


def seat_people(game: AnyGame, names: list[str], players: int, seat: int) -> list[str]:
    """A name for every seat, those given from the first person's seat on."""
    others = [name for name in game.player_names if name not in names][: players - len(names)]
    return [*others[:seat], *names, *others[seat:]]


def resume(file: Path, game: str | None, packs: list[Path] | None, lang: str | None, screen: Screen) -> None:
    """Go on with a saved match, seated as it was; flags for a new one mean nothing here."""
    save = read_save(file)
    if game is not None and game != save.game:
        raise Mistake("core-other-game", found=save.game, expected=game).in_file(file)
    match = Match.from_save(save, Pack.load(*packs) if packs else None, str(file))
    seats: Any = save.notes.get("seats")
    best = default_bot(match.game.id)
    known = (HUMAN, *bot_names(match.game.id))  # a file names no code that we would load
    seats = [seat if seat in known else best for seat in seats] if isinstance(seats, list) else []
    people = seats.count(HUMAN)
    if len(seats) != len(match.players) or not (people == 1 or (people and match.game.allies)):
        seats = [HUMAN] + [best] * (len(match.players) - 1)
    language = speak(lang if lang is not None else saved_language(save))
    Play(match, seats, language, screen, file, tuple(packs or ())).run()


def saved_language(save: Save) -> str | None:
    """The language a match was played in, if it is one of ours."""
    lang = save.notes.get("lang")
    return lang if lang in LANGUAGES else None
