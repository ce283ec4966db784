"""Many games, and how fast."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from gaslamp.bots import default_bot
from gaslamp.cli.app import (
    BOTS,
    GAMES,
    AsJson,
    GameName,
    Lang,
    Options,
    Packs,
    app,
    at_least,
    load_pack,
    print_json,
    read_bots,
    read_options,
    speak,
)
from gaslamp.core.errors import Mistake
from gaslamp.core.match import Match
from gaslamp.core.plugins import find_game
from gaslamp.core.text import Voice
from gaslamp.lab.bench import bench as run_bench
from gaslamp.lab.simulate import Job
from gaslamp.lab.simulate import simulate as run_simulation
from gaslamp.terminal import reports
from gaslamp.terminal.screen import Screen


@app.command()
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option("--games", help="How many games.")] = 100,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            help=f"The line-up, one name for each seat: {BOTS}. Else greedy allies, or a greedy rival of random ones.",
        ),
    ] = None,
    players: Annotated[int | None, typer.Option("--players", help="How many seats, when the bots do not say.")] = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same result.")] = 0,
    workers: Annotated[int, typer.Option("--workers", help="Processes; the result does not depend on it.")] = 1,
    option: Options = None,
    pack: Packs = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Play many games with bots; count who wins, or how often allies do and how they lose."""
    voice = Voice(speak(lang))
    loaded = load_pack(game, pack)
    at_least("games", games, 1)
    at_least("workers", workers, 1)
    named = 1 if bots is None else len(bots.split(","))
    seats = players if players is not None else named if named > 1 else loaded.game.default_players
    if seats not in loaded.game.players:
        raise Mistake("core-wrong-players", found=seats, least=loaded.game.players[0], most=loaded.game.players[-1])
    if bots is None:
        best = default_bot(game)
        line_up = [best] + [best if loaded.game.allies else "random"] * (seats - 1)
    else:
        line_up = read_bots(bots, seats, loaded)
    options = read_options(option)
    Match.start(game, players=seats, seed=seed, options=options, pack=loaded, record=False)
    job = Job(game, tuple(line_up), seed, options, tuple(str(path) for path in pack or ()))
    console = Console(stderr=True)
    columns = (
        TextColumn(voice.say("terminal-playing")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
        task = progress.add_task("", total=games)
        report = run_simulation(job, games, workers, lambda done: progress.advance(task, done))
    if as_json:
        print_json(report.plain())
    else:
        namers = loaded.game.vocabulary(loaded.box, voice.lang).namers(loaded.game.player_names)
        reports.show_report(Screen(), Voice(voice.lang, namers), report)


@app.command()
def bench(
    game: Annotated[str, typer.Argument(metavar="GAME", help=GAMES)] = "bloodborne",
    players: Annotated[int | None, typer.Option("--players", help="How many seats.")] = None,
    seconds: Annotated[int, typer.Option("--seconds", help="How long to measure.")] = 5,
    tables: Annotated[
        int, typer.Option("--tables", help="Instead, measure the server: so many tables of four clients at once.")
    ] = 0,
    think: Annotated[float, typer.Option("--think", help="With --tables: seconds a client thinks, on average.")] = 1.0,
    as_json: AsJson = False,
) -> None:
    """Measure decisions and games per second of random play, and microseconds per copy; or the server under load."""
    find_game(game)
    if tables:
        from gaslamp.lab.load import measure as measure_load

        result = measure_load(game, at_least("tables", tables, 1), think)
    else:
        result = run_bench(game, players, at_least("seconds", seconds, 1))
    if as_json:
        print_json(result)
    else:
        for key, value in result.items():
            print(f"{key}: {value}")
