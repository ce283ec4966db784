"""What the other commands print: cards, rules, simulations, scenarios, replays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.table import Table

from gaslamp.core.match import Match
from gaslamp.core.scenario import Result
from gaslamp.core.text import Voice
from gaslamp.lab.simulate import Report
from gaslamp.terminal.screen import EndOfInput, Screen, cells


def show_cards(screen: Screen, voice: Voice, game: str, components: list[dict[str, Any]]) -> None:
    """Every component, under the heading of its section."""
    section = ""
    for card in components:
        if card["section"] != section:
            section = card["section"]
            screen.line()
            screen.line(voice.say(f"{game}-section-{section.replace('_', '-')}"), "bold")
        facts = [card["id"], *card["facts"], voice.say("terminal-copies", count=card["copies"]), card["provenance"]]
        screen.line(f"{card['name']} ({'; '.join(facts)})", "bold")
        screen.indented(card["text"])


def show_rules(screen: Screen, sections: list[tuple[str, str, str]]) -> None:
    for rule, title, text in sections:
        screen.line()
        screen.line(f"{title}  [{rule}]", "bold")
        screen.line(text)


def show_report(screen: Screen, voice: Voice, report: Report) -> None:
    """Win shares with their 95% intervals, and what a game was like."""

    def say(key: str, **arguments: Any) -> str:
        return voice.say(f"terminal-{key}", **arguments)

    screen.line(say("games", count=report.games, players=len(report.bots), seed=str(report.seed)), "bold")
    table = Table()
    for head in ("bot", "wins", "average-score"):
        table.add_column(say(head), justify="left" if head == "bot" else "right")
    for bot in report.bots:
        low, high = bot["win_share_95"]
        share = f"{bot['win_share']:.1%} ({low:.1%} – {high:.1%})"
        table.add_row(*cells(bot["bot"], share, f"{bot['average_score']:.1f}"))
    if screen.plain:
        for bot in report.bots:
            low, high = bot["win_share_95"]
            share = f"{say('wins')} {bot['win_share']:.1%} ({low:.1%} - {high:.1%})"
            screen.line(f"{bot['bot']}: {share}, {say('average-score')} {bot['average_score']:.1f}")
    else:
        screen.draw(table)
    screen.line(f"{say('fair-share')}: {1 / len(report.bots):.1%}")
    screen.line(f"{say('rounds')}: {report.rounds:.1f}")
    screen.line(f"{say('deaths')}: {report.deaths:.1f}")


def show_result(screen: Screen, voice: Voice, file: Path, result: Result, tell: bool) -> None:
    if tell:
        teller = result.match.voice(voice.lang)
        screen.line()
        screen.line(result.scenario.title, "bold")
        screen.line(result.scenario.about)
        for event in result.match.events:
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
