"""Eldritch Horror, as the rest of the house knows it."""

from __future__ import annotations

from gaslamp.core.decisions import Phrase
from gaslamp.core.game import Game, Lab, LessonInfo
from gaslamp.eldritch.box.agreements import Agreements, agree, agreements
from gaslamp.eldritch.box.box import Box
from gaslamp.eldritch.box.checks import EveryoneEliminated
from gaslamp.eldritch.box.components import PackData
from gaslamp.eldritch.box.effects import Choose, If, May, Test, Unless
from gaslamp.eldritch.box.texts import all_in
from gaslamp.eldritch.box.validate.components import decode, essence
from gaslamp.eldritch.rules.hints import hint
from gaslamp.eldritch.rules.setup import set_up
from gaslamp.eldritch.scenario.lay_out import place
from gaslamp.eldritch.scenario.rare_positions import rare_position
from gaslamp.eldritch.scenario.schema import position_of
from gaslamp.eldritch.table.state import Board
from gaslamp.eldritch.view import BoardView, reshuffle, view
from gaslamp.eldritch.words.rule_sections import RULES
from gaslamp.eldritch.words.vocabulary import vocabulary
from gaslamp.eldritch.words.wording import components


def effect_names(box: Box) -> set[str]:
    """Every effect of every component, and every way that one which divides can go."""
    names = set()
    for node in box.all_nodes():
        names.add(node.path)
        if isinstance(node.effect, (Test, May, Unless, If, Choose)):
            names |= {f"{node.path}/{branch}" for branch in node.texts if branch != "pay" or node.texts["pay"]}
    return names


def unreachable(box: Box) -> dict[str, Phrase]:
    """What would happen once everybody is eliminated: the game is over before."""
    over_before = Phrase("eldritch-unreachable-over")
    names = [
        name
        for node in box.all_nodes()
        if isinstance(node.effect, If) and node.effect.check == EveryoneEliminated()
        for name in (f"{node.path}/then", *(inner.path for inner in all_in(node.texts["then"])))
    ]
    return dict.fromkeys(names, over_before)


def figures(state: Board) -> dict[str, int]:
    return {
        "rounds": state.round,
        "mysteries": len(state.solved),
        "defeats": len(state.box.investigators) - len(state.unused) - len(state.present()),
    }


LESSONS = (
    LessonInfo("to_arkham", 2),
    LessonInfo("the_tome", 2),
    LessonInfo("the_shop", 2),
    LessonInfo("which_deck", 2),
    LessonInfo("first_clue", 2),
    LessonInfo("at_the_gate", 3),
    LessonInfo("the_revolver", 3),
    LessonInfo("a_mythos_card", 3),
    LessonInfo("a_reckoning", 2),
    LessonInfo("the_awakening", 3),
)

# One to eight allies against an Ancient One. Table talk comes with the browser's table.
GAME: Game[PackData, Box, Agreements, Board] = Game(
    id="eldritch",
    package=__package__,
    rules_version=2,
    players=range(1, 9),
    default_players=4,
    allies=True,
    player_names=("Ada", "Boris", "Clara", "Dario", "Elena", "Felix", "Greta", "Hugo"),
    decode_pack=decode,
    essence=essence,
    open_box=Box,
    agree=agree,
    agreements=agreements,
    set_up=set_up,
    view=view,
    view_type=BoardView,
    reshuffle=reshuffle,
    position=position_of,
    place=place,
    unordered=frozenset(
        (
            "possessions", "conditions", "gates", "clues", "reserve", "aside", "removed", "winners", "monsters",
            "rumors", "ongoing", "bodies", "placed",
        )
    ),
    ordered=frozenset(("decks",)),
    vocabulary=vocabulary,
    components=lambda box, lang: components(box.data, lang),
    hint=hint,
    rules=RULES,
    lessons=LESSONS,
    lab=Lab(
        effects=lambda box: (effect_names(box), set()),
        figures=figures,
        reached=lambda state: (state.reached or set(), set()),
        unreachable=unreachable,
        rare_position=rare_position,
    ),
)  # fmt: skip
