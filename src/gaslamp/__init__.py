"""Gaslamp plays horror tabletop games for real.

>>> import gaslamp
>>> match = gaslamp.Match.start("bloodborne", players=4, seed=7, options={"final_boss": "gehrman"})
>>> while not match.over:
...     for decision in match.pending:
...         _ = match.choose(decision.seat, decision.options[0])
>>> match.outcome.winners
(0,)
"""

from gaslamp.bots import Bot, Chair
from gaslamp.core.agenda import Answers, State
from gaslamp.core.decisions import PASS, Decision, Option, Outcome, Phrase
from gaslamp.core.dice import Dice
from gaslamp.core.errors import IllegalChoice, Mistake, UndoRefused
from gaslamp.core.events import Event
from gaslamp.core.game import Agreement, Game, Lab, NoComponents, NothingAgreed, Opening
from gaslamp.core.match import Match
from gaslamp.core.packs import Pack
from gaslamp.core.plugins import GAMES
from gaslamp.core.reading import convert
from gaslamp.core.text import LANGUAGES, Vocabulary, Voice
from gaslamp.core.view import View, head

__version__ = "0.1.0"

GAMES.add("bloodborne", "gaslamp.bloodborne.game:GAME")
GAMES.add("eldritch", "gaslamp.eldritch.game:GAME")

__all__ = [
    "LANGUAGES",
    "PASS",
    "Agreement",
    "Answers",
    "Bot",
    "Chair",
    "Decision",
    "Dice",
    "Event",
    "Game",
    "IllegalChoice",
    "Lab",
    "Match",
    "Mistake",
    "NoComponents",
    "NothingAgreed",
    "Opening",
    "Option",
    "Outcome",
    "Pack",
    "Phrase",
    "State",
    "UndoRefused",
    "View",
    "Vocabulary",
    "Voice",
    "convert",
    "head",
]
