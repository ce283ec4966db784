"""Finished matches and examples of the rulebook, played again: what one would have seen, moment by moment."""

from __future__ import annotations

from importlib import resources

from gaslamp.core.decisions import Phrase
from gaslamp.core.match import Match
from gaslamp.core.packs import Pack
from gaslamp.core.reading import convert, parse_yaml
from gaslamp.core.scenario import Player, Scenario, begin
from gaslamp.core.watch import watched
from gaslamp.protocol import Lesson, LessonStep, PackInfo, Story, StoryFrame
from gaslamp.server.changes import changes
from gaslamp.server.rows import NamedMatch
from gaslamp.server.steps import Onlookers
from gaslamp.server.wire import decision_info, told_event


def tell_story(header: NamedMatch, match: Match) -> Story:
    """A finished match as everybody at the table could see it, one frame for each question that was answered."""
    replay = match.replayed(0)
    view = first = replay.view(None)
    opening = tuple(map(told_event, replay.events_for(None)))
    frames: list[StoryFrame] = []
    made: list[tuple[int, str]] = []
    labels: list[Phrase] = []
    told = len(replay.events)
    for count, (seat, choice) in enumerate(match.choices, start=1):
        question = replay.question
        decision = next(decision for decision in replay.pending if decision.seat == seat)
        labels.append(decision.find(choice).label)
        onlookers = Onlookers(replay, {None: view})
        with watched(replay, onlookers.look):
            replay.choose(seat, choice)
        made.append((seat, choice))
        if replay.question is question:
            continue  # others still choose
        now = replay.view(None)
        events = tuple(map(told_event, replay.events_for(None, told)))
        steps = tuple(map(tuple, onlookers.steps(None, events)))
        frames.append(StoryFrame(tuple(made), tuple(labels), count, tuple(changes(view, now)), events, steps))
        view, made, labels, told = now, [], [], len(replay.events)
    return Story(
        match=header.id,
        table=header.table_id,
        name=header.name,
        game=header.game,
        pack=PackInfo(match.pack.digest, match.pack.title),
        options=header.options,
        players=match.players,
        bots=tuple(header.bots),
        ended=header.ended,
        view=first,
        events=opening,
        frames=tuple(frames),
    )


def tell_lesson(pack: Pack, id: str) -> Lesson:
    """A scenario that teaches, choice by choice."""
    game = pack.game
    file = resources.files(game.package) / "scenarios" / "rulebook" / f"{id}.yaml"
    scenario = convert(parse_yaml(file.read_text(encoding="utf-8")), Scenario)
    match = begin(scenario, pack)
    player = Player(match)
    steps: list[LessonStep] = []
    for choice in scenario.choices:
        for pick in choice.choose if isinstance(choice.choose, list) else [choice.choose]:
            decision = next((decision for decision in match.pending if decision.seat == choice.seat), None)
            view, told = match.view(choice.seat), len(match.events)
            onlookers = Onlookers(match, {choice.seat: view})
            with watched(match, onlookers.look):
                player.choose(choice.seat, pick)
            if decision is not None:  # else the engine has taken it already
                events = tuple(map(told_event, match.events_for(choice.seat, told)))
                found = decision.find(pick).id
                seen = tuple(map(tuple, onlookers.steps(choice.seat, events)))
                steps.append(LessonStep(choice.seat, view, decision_info(decision), found, events, seen))
    return Lesson(id, game.id, scenario.rule, match.players, tuple(steps), match.view(None))
