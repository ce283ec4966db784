"""Lanterns: three to five lamplighters on a windy night, each with a flame that nobody else sees until all are shown.

A flame lights as many lamps as it is tall, but flames of the same height choke each other, and the tallest that still
burns stands in the wind: it goes out, or it shines twice as far.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from gaslamp import (
    Agreement,
    Answers,
    Decision,
    Dice,
    Event,
    Game,
    NoComponents,
    Opening,
    Option,
    Outcome,
    Phrase,
    State,
    View,
    Vocabulary,
    Voice,
    convert,
    head,
)

FLAMES = ("spark", "glow", "flame", "flare", "blaze")  # 1 to 5 high
HEIGHT = {flame: height for height, flame in enumerate(FLAMES, start=1)}
SHELTER = 6  # a flame and the wind may come to so much together before it goes out
LAMPS = {"short": 12, "long": 20}  # in each lamplighter's street; dawn comes after as many rounds

OPTIONS = tuple(Option(flame, Phrase(f"lanterns-option-{flame}")) for flame in FLAMES)


# -- the position ----------------------------------------------------------------------------------------


class Street(State):
    """Everything on the table, as plain data; dice, agenda and what is asked come with `State`."""

    goal: int
    lamps: list[int]  # lit so far, by seat
    flames: list[str] = []  # shown last, by seat
    wind: int = 0
    round: int = 1


class Agreed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the table agrees on before the match."""

    street: Literal["short", "long"] = "short"


# -- what happens ----------------------------------------------------------------------------------------


class FlameShown(Event, frozen=True):
    seat: int
    flame: str
    rule: str = "flames"


class FlamesChoked(Event, frozen=True):
    seats: tuple[int, ...]
    rule: str = "gas"


class WindRose(Event, frozen=True):
    reveals = True  # a die: nobody takes back a choice after seeing it
    wind: int
    rule: str = "wind"


class FlameBlownOut(Event, frozen=True):
    seat: int
    rule: str = "wind"


class LampsLit(Event, frozen=True):
    seat: int
    amount: int
    lamps: int
    rule: str = "flames"


# -- the rules -------------------------------------------------------------------------------------------


def set_up(box: NoComponents, opening: Opening[Agreed]) -> Street:
    state = Street(
        dice=Dice.seeded(opening.seed, ("wind",)),
        rules=opening.rules,
        log=opening.log,
        goal=LAMPS[opening.agreed.street],
        lamps=[0] * opening.players,
        agenda=[(choose_flames, ())],
    )
    state.run()
    return state


def choose_flames(state: Street) -> None:
    """Everybody at once; `show_flames` goes on when the last one has chosen."""
    seats = range(len(state.lamps))
    state.ask([Decision(seat, "flame", Phrase("lanterns-ask-flame"), OPTIONS) for seat in seats], show_flames)


def show_flames(state: Street, answers: Answers) -> None:
    state.flames = [answers[seat].id for seat in range(len(state.lamps))]
    for seat, flame in enumerate(state.flames):
        state.tell(FlameShown(seat, flame))
    burning = {}  # the height of each flame that does not choke, by seat
    for flame in FLAMES:
        seats = tuple(seat for seat, shown in enumerate(state.flames) if shown == flame)
        if len(seats) == 1:
            burning[seats[0]] = HEIGHT[flame]
        elif seats:
            state.tell(FlamesChoked(seats))
    state.wind = 1 + state.dice.below(0, 6)
    state.tell(WindRose(state.wind))
    light_lamps(state, burning)


def light_lamps(state: Street, burning: dict[int, int]) -> None:
    tallest = max(burning.values(), default=0)
    for seat, height in burning.items():
        if height < tallest:
            light(state, seat, height)
        elif height + state.wind <= SHELTER:
            light(state, seat, 2 * height)
        else:
            state.tell(FlameBlownOut(seat))
    most = max(state.lamps)
    if most < state.goal and state.round < state.goal:
        state.round += 1
        state.agenda.append((choose_flames, ()))
        return
    winners = tuple(seat for seat, lamps in enumerate(state.lamps) if lamps == most)
    reason = Phrase("lanterns-end-street" if most >= state.goal else "lanterns-end-dawn")
    state.outcome = Outcome(winners, tuple(state.lamps), reason)


def light(state: Street, seat: int, amount: int) -> None:
    state.lamps[seat] += amount
    rule = "flames" if amount == HEIGHT[state.flames[seat]] else "wind"
    state.tell(LampsLit(seat, amount, state.lamps[seat], rule=rule))


# -- what somebody may know ------------------------------------------------------------------------------


class Lamplighter(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    seat: int
    lamps: int
    shown: str = ""  # the flame of the round before
    chosen: str = ""  # for this round, and only in one's own view


class StreetView(View, frozen=True, kw_only=True):
    game: Literal["lanterns"]
    goal: int
    wind: int | None  # of the round before
    lamplighters: list[Lamplighter]


def view(state: Street, seat: int | None, players: Sequence[str]) -> StreetView:
    chosen = {who: option.id for who, option in state.answers.items() if who == seat}
    return StreetView(
        game="lanterns",
        **head(state, seat, players),
        round=state.round,
        phase="over" if state.outcome else "choosing",
        goal=state.goal,
        wind=state.wind or None,
        lamplighters=[
            Lamplighter(
                seat=who, lamps=lamps, shown=state.flames[who] if state.flames else "", chosen=chosen.get(who, "")
            )
            for who, lamps in enumerate(state.lamps)
        ],
    )


# -- the game as the house knows it ----------------------------------------------------------------------


def agree(raw: dict[str, Any], players: int, box: NoComponents) -> Agreed:
    return convert(raw, Agreed)


def vocabulary(box: NoComponents, lang: str) -> Vocabulary:
    """How arguments of phrases and events, and fields of the view, are called: by which kind of thing they are."""
    flames = {flame: Voice(lang).say(f"lanterns-flame-{flame}") for flame in FLAMES}
    kinds = {"seat": "seat", "seats": "seat", "flame": "flame", "shown": "flame", "chosen": "flame"}
    return Vocabulary({"flame": flames}, {name: (kind,) for name, kind in kinds.items()})


GAME: Game[NoComponents, NoComponents, Agreed, Street] = Game(
    id="lanterns",
    package=__name__,
    rules_version=1,
    players=range(3, 6),
    default_players=4,
    player_names=("Agnes", "Barnaby", "Clara", "Dorian", "Edith"),
    set_up=set_up,
    view=view,
    view_type=StreetView,
    agree=agree,
    agreements=lambda box: (Agreement("street", tuple(LAMPS)),),
    vocabulary=vocabulary,
    rules=("aim", "flames", "gas", "wind", "dawn"),
)
