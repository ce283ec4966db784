"""The command line."""

from __future__ import annotations

import asyncio
import os
import secrets
import shlex
import sys
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import gaslamp
from gaslamp.bots import add_bot, bot_names, default_bot, find_bot
from gaslamp.core.errors import Mistake
from gaslamp.core.game import AnyGame
from gaslamp.core.match import Match
from gaslamp.core.packs import Pack, core_text
from gaslamp.core.plugins import find_game, game_names
from gaslamp.core.reading import parse_yaml
from gaslamp.core.rules import search_rules
from gaslamp.core.save import Save, read_save
from gaslamp.core.scenario import run_file
from gaslamp.core.text import LANGUAGES, Voice, find_language
from gaslamp.lab.bench import bench as run_bench
from gaslamp.lab.coverage import cover
from gaslamp.lab.simulate import Job
from gaslamp.lab.simulate import simulate as run_simulation
from gaslamp.server.limits import Limits
from gaslamp.terminal import reports
from gaslamp.terminal.play import HUMAN, Play
from gaslamp.terminal.screen import Screen

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
        help="An agreement of the table, as key=value (see `gaslamp rules GAME --search rulings`).",
    ),
]

N = TypeVar("N", int, float)

# What Typer raises for words it does not understand; it gives the class no public name of its own.
UsageError: Any = typer.BadParameter.__base__

_language = "en"


def speak(lang: str | None) -> str:
    """The language asked for, else the system's, else English; mistakes from here on are told in it too."""
    global _language
    if lang is not None:
        _language = find_language(lang)
        return _language
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(variable):
            try:
                _language = find_language(os.environ[variable])
            except Mistake:
                _language = "en"
            break
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


def read_bots(bots: str, seats: int, pack: Pack) -> list[str]:
    """``greedy`` or ``greedy,random,random`` as one name for each seat."""
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


@app.callback(invoke_without_command=True)
def about(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """Without a command, the table opens in the browser."""
    if version:
        print(gaslamp.__version__)
        raise typer.Exit
    if context.invoked_subcommand is None:
        serve(open_browser=True)


@app.command()
def serve(
    host: Annotated[str, typer.Option("--host", help="0.0.0.0 lets friends on your network in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help="0 takes any free one.")] = 8420,
    database: Annotated[
        str | None, typer.Option("--database", help="A SQLite file, or the address of another database.")
    ] = None,
    pack: Packs = None,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser.")] = False,
    pace: Annotated[float, typer.Option("--pace", help="How long bots take: 0 is no time, 1 is natural.")] = 1.0,
    connections: Annotated[
        int, typer.Option("--connections", help="How many lines one address may hold.")
    ] = Limits().connections,
    messages: Annotated[
        int, typer.Option("--messages", help="How many messages a second one line may send.")
    ] = Limits().messages_per_second,
    requests: Annotated[
        int, typer.Option("--requests", help="How many requests a minute one address may send.")
    ] = Limits().requests_per_minute,
    origin: Annotated[
        list[str] | None, typer.Option("--origin", help="The address of the page behind a proxy: https://play.example.")
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option("--proxy", help="The address of a proxy that tells who asks; 127.0.0.1 is known."),
    ] = None,
    log: Annotated[str, typer.Option("--log", help="What is logged, as JSON: error, warning or info.")] = "warning",
    bot: Annotated[
        list[str] | None, typer.Option("--bot", help="A bot of yours for its tables: name=module:Class.")
    ] = None,
    lang: Lang = None,
) -> None:
    """The table in the browser, for friends and bots."""
    # imported here, because only this command needs it and it takes half a second
    from gaslamp.server.pages import client_built
    from gaslamp.server.run import default_database, set_up_logs
    from gaslamp.server.run import serve as run_server
    from gaslamp.server.setting import Setting

    voice = Voice(speak(lang))
    if log not in ("error", "warning", "info"):
        raise Mistake("core-unknown-value", found=log, expected="error, warning, info").in_file("--log")
    set_up_logs(log)
    add_bots(bot or [])
    limits = Limits(
        connections=at_least("connections", connections, 1),
        messages_per_second=at_least("messages", messages, 1),
        requests_per_minute=at_least("requests", requests, 1),
        tables_per_minute=max(1, requests // 10),
    )
    if not client_built():
        print(voice.say("server-no-client"), file=sys.stderr)
    packs = tuple(Pack.load(file) for file in pack or ())
    place = database or default_database()
    setting = Setting(place, packs, limits, at_least("pace", pace, 0), tuple(origin or ()), ",".join(proxy or ()))
    run_server(setting, host, port, open_browser, lambda url: print(voice.say("server-at", url=url), flush=True))


@app.command()
def join(
    url: Annotated[str, typer.Argument(metavar="URL", help="The link of a table.")],
    bot: Annotated[str, typer.Option("--bot", help=f"Who plays: {BOTS}.")] = "greedy",
    name: Annotated[str | None, typer.Option("--name", help="Its name at the table.")] = None,
    seed: Seed = None,
    lang: Lang = None,
) -> None:
    """Sit down at a table as a bot, over the public protocol, and play the match to its end."""
    from gaslamp.client import join as join_table

    voice = Voice(speak(lang))
    if ":" not in bot and bot not in KNOWN_BOTS:  # its game is known only at the table
        raise Mistake("core-unknown-bot", found=bot, expected=", ".join(KNOWN_BOTS)).in_file("--bot")
    chosen = secrets.randbits(32) if seed is None else seed
    view = asyncio.run(join_table(url, bot, name or f"{bot}-{chosen % 1000}", chosen))
    scores = zip(view["players"], view["outcome"]["scores"], strict=True)
    print(voice.say("server-joined-ended", scores=", ".join(f"{who} {score}" for who, score in scores)))


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help=GAMES)] = None,
    players: Annotated[int | None, typer.Option("--players", help="How many sit at the table, you included.")] = None,
    people: Annotated[
        int | None, typer.Option("--people", help="How many of them share this keyboard (in a game of allies).")
    ] = None,
    bots: Annotated[
        str | None, typer.Option("--bots", help=f"Who plays the others: {BOTS}. One name, or one for each.")
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
    others = read_bots(bots or default_bot(game), count - own, loaded)
    seats = [*others[:seat], *[HUMAN] * own, *others[seat:]]
    match = Match.start(game, players=names, seed=seed, options=read_options(option), pack=loaded)
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
def scenario(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Scenario files, or folders of them.")],
    show: Annotated[bool, typer.Option("--show", help="Tell what happens in each.")] = False,
    pack: Packs = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Set up positions, play their choices, check their expectations."""
    voice = Voice(speak(lang))
    screen = Screen()
    loaded = Pack.load(*pack) if pack else None
    found = [file for path in files for file in (scenario_files(path) if path.is_dir() else [path])]
    if not found:
        raise Mistake("terminal-no-scenarios").in_file(files[0])
    results = []
    for file in found:
        try:
            results.append((file, run_file(file, loaded)))
        except Mistake as mistake:
            if len(found) == 1:
                raise
            print(mistake.in_language(voice.lang), file=sys.stderr)
    if as_json:
        positions = [result.position for _, result in results]
        print_json(positions[0] if len(found) == 1 else positions)
    for file, result in results:
        if as_json and not result.passed:
            print("\n".join([f"{file}:", *result.told(voice.lang)]), file=sys.stderr)
        elif not as_json:
            reports.show_result(screen, voice, file, result, show)
    passed = sum(result.passed for _, result in results)
    if not as_json:
        screen.line(voice.say("terminal-passed-count", passed=passed, count=len(found)))
    if len(results) < len(found):
        raise typer.Exit(2)
    if passed < len(results):
        raise typer.Exit(1)


def scenario_files(folder: Path) -> list[Path]:
    return sorted(file for file in folder.rglob("*") if file.suffix in (".yaml", ".yml", ".json"))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved match.")],
    verify: Annotated[bool, typer.Option("--verify", help="Only replay and compare.")] = False,
    pack: Packs = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Step through a saved match, or verify it."""
    language = speak(lang)
    match = Match.load(file, Pack.load(*pack) if pack else None)
    screen = Screen(plain)
    voice = match.voice(language)
    if verify:
        screen.line(voice.say("terminal-verified", file=str(file), count=len(match.choices)))
    else:
        reports.step_through(screen, voice, match)


@app.command()
def cards(game: GameName, pack: Packs = None, lang: Lang = None, plain: Plain = False, as_json: AsJson = False) -> None:
    """Every component with its text and provenance."""
    language = speak(lang)
    loaded = load_pack(game, pack)
    components = loaded.game.components(loaded.box, language)
    if as_json:
        print_json(in_every_language(loaded, components))
    else:
        reports.show_cards(Screen(plain), Voice(language), game, components)


def in_every_language(pack: Pack, components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Each component with its name and text in all languages, beside those in the reader's own."""
    told = {lang: pack.game.components(pack.box, lang) for lang in LANGUAGES}

    def everywhere(index: int, key: str) -> dict[str, Any]:
        return {lang: entries[index][key] for lang, entries in told.items()}

    return [
        component | {"names": everywhere(index, "name"), "texts": everywhere(index, "text")}
        for index, component in enumerate(components)
    ]


@app.command()
def rules(
    game: GameName,
    search: Annotated[str, typer.Option("--search", help="Only sections with this word.")] = "",
    lang: Lang = None,
    plain: Plain = False,
    as_json: AsJson = False,
) -> None:
    """The rules reference, in our own words."""
    voice = Voice(speak(lang))
    found = search_rules(find_game(game), voice, search)
    if as_json:
        print_json([{"rule": rule, "title": title, "text": text} for rule, title, text in found])
    elif found:
        reports.show_rules(Screen(plain), found)
    else:
        Screen(plain).line(voice.say("terminal-nothing-found", word=search))


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


def main() -> None:
    """Run the command; a mistake of the person's is one sentence and exit code 2."""
    assert game_names()
    sys.path.append(os.getcwd())  # where somebody's own bot lies; last, so that it hides nothing
    try:
        status = app(standalone_mode=False)
        sys.stdout.flush()
    except Mistake as mistake:
        print(mistake.in_language(_language), file=sys.stderr)
        status = 2
    except UsageError as error:
        print(error.format_message(), file=sys.stderr)
        status = 2
    except (typer.Abort, KeyboardInterrupt):
        status = 130
    except (BrokenPipeError, SystemExit):  # whoever read our output has seen enough (Typer turns that into an exit)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 0
    sys.exit(status if isinstance(status, int) else 0)
