"""Bloodborne: The Card Game, as the rest of the house knows it."""

from __future__ import annotations

from gaslamp.bloodborne.box.agreements import Agreements, agree, agreements
from gaslamp.bloodborne.box.box import Box
from gaslamp.bloodborne.box.components import PackData, essence
from gaslamp.bloodborne.box.validate import decode
from gaslamp.bloodborne.rules.hints import hint
from gaslamp.bloodborne.scenario import place, position_of
from gaslamp.bloodborne.setup import set_up
from gaslamp.bloodborne.table.state import Hunt
from gaslamp.bloodborne.view import TableView, reshuffle, view
from gaslamp.bloodborne.words.wording import RULES, components, effect_names, vocabulary
from gaslamp.core.game import Game, Lab, LessonInfo

# What hunters say to each other, true or not, and what may be answered.
PHRASES: dict[str, tuple[str, ...]] = {
    "strike": ("agreed", "doubt", "perhaps"),
    "dream": ("doubt", "perhaps"),
    "kill_now": ("agreed", "no_deal", "hold_back"),
    "no_pistol": ("doubt", "agreed"),
    "pistol": ("doubt",),
    "let_it_flee": ("agreed", "no_deal"),
    "hold_back": ("doubt", "perhaps"),
    "help": ("agreed", "no_deal", "perhaps"),
    "leader": ("agreed", "perhaps"),
    "agreed": (),
    "no_deal": (),
    "doubt": (),
    "perhaps": (),
    "sorry": (),
    "thanks": (),
    "well_played": ("thanks",),
    "wait": (),
}

# From the first card one plays to the last number that counts.
LESSONS = (
    LessonInfo("first_blow", 2),
    LessonInfo("fast_or_strong", 2),
    LessonInfo("executioner_trophy", 2),
    LessonInfo("eileens_dream", 3),
    LessonInfo("when_to_dream", 2),
    LessonInfo("odds", 3),
    LessonInfo("winter_lantern_escapes", 3),
    LessonInfo("scourge_beast", 3),
    LessonInfo("which_upgrade", 3),
    LessonInfo("who_to_trust", 2),
    LessonInfo("ludwigs_death", 2),
    LessonInfo("father_gascoigne_survives", 2),
    LessonInfo("father_gascoigne_dies", 2),
    LessonInfo("gehrman_two_more_echoes", 2),
    LessonInfo("final_boss_trophies", 2),
    LessonInfo("blood_score_of_21", 2),
)


def figures(state: Hunt) -> dict[str, int]:
    return {"rounds": state.round, "deaths": sum(hunter.deaths for hunter in state.hunters)}


def reached(state: Hunt) -> tuple[set[str], set[str]]:
    """The effects that have happened, and those whose condition was once not met, as the log cites them."""
    fired: set[str] = set()
    idle: set[str] = set()
    for event in state.log or ():
        if event.cause:
            (idle if event.idle else fired).add(event.cause)
    return fired, idle


# Three to five rivals, simultaneous secret choices.
GAME: Game[PackData, Box, Agreements, Hunt] = Game(
    id="bloodborne",
    package=__package__,
    rules_version=2,
    players=range(3, 6),
    default_players=4,
    player_names=("Henryk", "Eileen", "Ludwig", "Djura", "Valtr"),
    decode_pack=decode,
    essence=essence,
    open_box=Box,
    agree=agree,
    agreements=agreements,
    set_up=set_up,
    view=view,
    view_type=TableView,
    reshuffle=reshuffle,
    position=position_of,
    place=place,
    unordered=frozenset(("hand", "used", "played", "available_upgrades", "unused_monsters", "winners")),
    vocabulary=vocabulary,
    components=components,
    hint=hint,
    rules=RULES,
    lessons=LESSONS,
    phrases=PHRASES,
    lab=Lab(effects=effect_names, figures=figures, reached=reached),
)
