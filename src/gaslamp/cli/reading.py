"""What can be read and checked: scenarios, saved matches, cards, rules."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from gaslamp.cli.app import AsJson, GameName, Lang, Packs, Plain, app, load_pack, print_json, speak
from gaslamp.core.errors import Mistake
from gaslamp.core.match import Match
from gaslamp.core.packs import Pack
from gaslamp.core.plugins import find_game
from gaslamp.core.rules import search_rules
from gaslamp.core.scenario import run_file
from gaslamp.core.text import LANGUAGES, Voice
from gaslamp.terminal import reports
from gaslamp.terminal.screen import Screen


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
    elif not components:
        print(Voice(language).say("terminal-no-cards", game=game))
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
        key = "terminal-nothing-found" if search else "terminal-no-rules"
        Screen(plain).line(voice.say(key, word=search))
