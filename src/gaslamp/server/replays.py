"""Finished matches and examples of the rulebook, played again: what one would have seen, moment by moment."""

from __future__ import annotations

from importlib import resources

from msgspec.structs import replace

from gaslamp.bots import able_bots
from gaslamp.core.decisions import Phrase
from gaslamp.core.errors import Mistake
from gaslamp.core.match import Match
from gaslamp.core.packs import Pack
from gaslamp.core.reading import convert, parse_yaml
from gaslamp.core.save import Save
from gaslamp.core.scenario import Player, Scenario, begin
from gaslamp.core.watch import watched
from gaslamp.protocol import Lesson, LessonAnswer, LessonStep, PackInfo, Story, StoryFrame
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
    for count, ((seat, choice), by) in enumerate(zip(match.choices, match.chosen_by, strict=True), start=1):
        question = replay.question
        decision = next(decision for decision in replay.pending if decision.seat == seat)
        labels.append(decision.find(choice).label)
        onlookers = Onlookers(replay, {None: view})
        with watched(replay, onlookers.look):
            replay.choose(seat, choice, by)
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


def tell_file(save: Save, pack: Pack) -> Story:
    """A match that somebody brings in a file. It may still be in play: who has the file knows all of it anyway."""
    if save.position is not None:
        # what such a position costs to play on from is anybody's guess; our own matches begin from the start
        raise Mistake("server-file-from-position").at("position")
    try:
        match = Match.from_save(save, pack)
    except Mistake as mistake:
        raise mistake.in_file("") from None
    seats = save.notes.get("seats")
    known = able_bots(save.game)
    bots = [seat if seat in known else "" for seat in seats] if isinstance(seats, list) else []
    header = NamedMatch(
        id="",
        table_id="",
        name="",
        game=save.game,
        rules=save.rules,
        pack=pack.digest,
        players=list(match.players),
        bots=bots if len(bots) == len(match.players) else [""] * len(match.players),
        seed=str(save.seed),
        options=save.options,
        public=False,
    )
    return tell_story(header, match)


def tell_lesson(pack: Pack, id: str) -> Lesson:
    """A scenario that teaches, choice by choice, with each of its answers played out."""
    scenario = convert(parse_yaml(lesson_text(pack, id)), Scenario)
    match, steps = taught(scenario, pack)
    answers: list[LessonAnswer] = []
    for answer in scenario.answers:
        end, all_steps = taught(scenario.answered(answer), pack)
        fork, *rest = all_steps[len(steps) :]
        view = end.view(scenario.you)
        answers.append(LessonAnswer(str(fork.choice), fork.events, fork.steps, tuple(rest), view))
    if answers:
        steps.append(replace(fork, choice=None, events=(), steps=()))
    view = match.view(scenario.you)
    return Lesson(id, pack.game.id, scenario.rule, match.players, tuple(steps), tuple(answers), view)


def lesson_text(pack: Pack, id: str) -> str:
    """A lesson's file: one written for the lessons, or an example of the rulebook."""
    folders = resources.files(pack.game.package) / "scenarios"
    files = [folders / folder / f"{id}.yaml" for folder in ("lessons", "rulebook")]
    return next(file for file in files if file.is_file()).read_text(encoding="utf-8")


def taught(scenario: Scenario, pack: Pack) -> tuple[Match, list[LessonStep]]:
    """A scenario played out, and the choices that are the reader's; what others choose is part of what happens."""
    match = begin(scenario, pack)
    player = Player(match)
    steps: list[LessonStep] = []
    told = 0  # events before the last step
    onlookers = Onlookers(match, {})

    def finish() -> None:
        if steps:
            seat = steps[-1].seat
            events = tuple(map(told_event, match.events_for(seat, told)))
            steps[-1] = replace(steps[-1], events=events, steps=tuple(map(tuple, onlookers.steps(seat, events))))

    for choice in scenario.choices:
        for pick in choice.choose if isinstance(choice.choose, list) else [choice.choose]:
            decision = next((decision for decision in match.pending if decision.seat == choice.seat), None)
            if decision is not None and scenario.you in (None, choice.seat):  # else nothing is asked of the reader
                finish()
                view, told = match.view(choice.seat), len(match.events)
                onlookers = Onlookers(match, {choice.seat: view})
                found = decision.find(pick).id
                steps.append(LessonStep(choice.seat, view, decision_info(match, decision), found, (), ()))
            with watched(match, onlookers.look):
                player.choose(choice.seat, pick)
    finish()
    return match, steps
