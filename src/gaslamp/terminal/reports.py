"""What the other commands print: cards, rules, simulations, scenarios, replays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.table import Table

from gaslamp.core.match import Match
from gaslamp.core.scenario import Result
from gaslamp.core.text import Voice, words
from gaslamp.lab.simulate import Report
from gaslamp.terminal.screen import EndOfInput, Screen, cells

Say = Callable[..., str]


def show_cards(screen: Screen, voice: Voice, game: str, components: list[dict[str, Any]]) -> None:
    """Every component, under the heading of its section."""
    section = ""
    for card in components:
        if card["section"] != section:
            section = card["section"]
            screen.line()
            key = f"{game}-section-{section.replace('_', '-')}"
            screen.line(voice.say(key) if voice.knows(key) else words(section), "bold")
        facts = [card["id"], *card["facts"], voice.say("terminal-copies", count=card["copies"]), origin(voice, card)]
        screen.line(f"{card['name']} ({'; '.join(facts)})", "bold")
        for line in [card["text"]] if isinstance(card["text"], str) else card["text"]:
            screen.indented(line)


def origin(voice: Voice, card: dict[str, Any]) -> str:
    """Where a component comes from; numbers and effect may have different sources."""
    return "/".join(voice.say(f"core-provenance-{source}") for source in card["provenance"].split("/"))


def show_rules(screen: Screen, sections: list[tuple[str, str, str]]) -> None:
    for rule, title, text in sections:
        screen.line()
        screen.line(f"{title}  [{rule}]", "bold")
        screen.line(text)


def show_report(screen: Screen, voice: Voice, report: Report) -> None:
    """Win shares with their 95% intervals, and what a game was like."""

    def say(key: str, **arguments: Any) -> str:
        return voice.say(f"terminal-{key}", **arguments)

    key = f"games-{report.game}" if voice.knows(f"terminal-games-{report.game}") else "games"
    screen.line(say(key, count=report.games, players=len(report.bots), seed=str(report.seed)), "bold")
    if report.together is None:
        show_rivals(screen, say, report)
    else:
        show_allies(screen, voice, report)
    for name, value in report.figures.items():
        if name != "decisions":
            figure = say(f"figure-{name}") if voice.knows(f"terminal-figure-{name}") else words(name)
            screen.line(f"{figure}: {value:.1f}")


def share(counted: dict[str, Any], dash: str) -> str:
    """``12.5% (10.1% – 15.3%)``."""
    low, high = counted["win_share_95"]
    return f"{counted['win_share']:.1%} ({low:.1%} {dash} {high:.1%})"


def show_rivals(screen: Screen, say: Say, report: Report) -> None:
    """Each bot of the line-up by itself."""
    table = Table()
    for head in ("bot", "wins", "average-score"):
        table.add_column(say(head), justify="left" if head == "bot" else "right")
    for bot in report.bots:
        score = f"{bot['average_score']:.1f}"
        if screen.plain:
            screen.line(f"{bot['bot']}: {say('wins')} {share(bot, '-')}, {say('average-score')} {score}")
        else:
            table.add_row(*cells(bot["bot"], share(bot, "–"), score))
    if not screen.plain:
        screen.draw(table)
    screen.line(f"{say('fair-share')}: {1 / len(report.bots):.1%}")


def show_allies(screen: Screen, voice: Voice, report: Report) -> None:
    """All bots together: how often they won, and how their games ended."""

    def say(key: str) -> str:
        return voice.say(f"terminal-{key}")

    assert report.together is not None
    screen.line(f"{say('line-up')}: {', '.join(bot['bot'] for bot in report.bots)}")
    screen.line(f"{say('games-won')}: {share(report.together, '-' if screen.plain else '–')}")
    screen.line(f"{say('average-score')}: {report.together['average_score']:.1f}")
    for title, endings in (("won-by", report.together["won_by"]), ("lost-by", report.together["lost_by"])):
        if endings:
            screen.line(f"{say(title)}:")
        told: Counter[str] = Counter()  # an ending may sound the same whoever it was against
        for ending in endings:
            told[voice.say(ending["reason"], **ending["args"])] += ending["games"]
        for sentence, games in told.most_common():
            screen.indented(f"{games:4}  {sentence}")


def show_result(screen: Screen, voice: Voice, file: Path, result: Result, tell: bool) -> None:
    if tell:
        teller = result.match.voice(voice.lang)
        screen.line()
        screen.line(result.scenario.title, "bold")
        screen.line(result.scenario.about)
        for told in (result, *result.answers):
            for event in told.match.events:
                screen.indented(teller.event(event))
    verdict = voice.say("terminal-passed" if result.passed else "terminal-failed")
    screen.line(f"{verdict}  {file}  {result.scenario.title}", "" if result.passed else "bold red")
    for difference in result.told(voice.lang):
        screen.line(f"    {difference}")


def step_through(screen: Screen, voice: Voice, match: Match) -> None:
    """Show a match choice by choice, everything that happened included."""
    told = 0
    wanted = 0
    for number in range(len(match.choices) + 1):
        here = match.replayed(number)
        if number:
            seat, choice = match.choices[number - 1]
            option = next(
                o for d in match.replayed(number - 1).pending if d.seat == seat for o in d.options if o.id == choice
            )
            screen.line()
            screen.line(
                voice.say(
                    "terminal-step",
                    number=number,
                    count=len(match.choices),
                    name=match.players[seat],
                    choice=option.label,
                ),
                "bold",
            )
        for event in here.events[told:]:
            screen.line(voice.event(event))
        told = len(here.events)
        if number < wanted or number == len(match.choices):
            continue
        try:
            answer = screen.ask(voice.say("terminal-step-hint"))
        except EndOfInput:
            return
        if answer == "q":
            return
        wanted = number + (int(answer) if answer.isdecimal() else 1)
