"""Bots by name: those of the house, those that are installed, and anybody's as ``module:Class``.

An entry point of the group ``gaslamp.bots`` is called ``name.game`` if the bot plays one game (``greedy.chess``), or
only ``name`` if it plays any. People say the name, and the game they play decides which one is meant.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import cache
from typing import Any

from gaslamp.bots.bot import Bot, Chair
from gaslamp.core.decisions import Decision, Option
from gaslamp.core.errors import Mistake
from gaslamp.core.match import Match
from gaslamp.core.plugins import Plugins, load_target

AnyBot = Bot[Any]

BOTS = Plugins("gaslamp.bots")
BOTS.add("random", "gaslamp.bots.random:RandomBot")
BOTS.add("greedy.bloodborne", "gaslamp.bots.bloodborne.greedy:GreedyHunter")
BOTS.add("careful.bloodborne", "gaslamp.bots.bloodborne.styles:CarefulHunter")
BOTS.add("spiteful.bloodborne", "gaslamp.bots.bloodborne.styles:SpitefulHunter")
BOTS.add("greedy.eldritch", "gaslamp.bots.eldritch:GreedyAlly")

MIXED = "mixed"  # instead of a name: at each seat another of the styles
STYLES = ("careful", "greedy", "spiteful")


def bot_names(game: str) -> list[str]:
    """Who plays a game, the one first that plays if nobody is named."""
    known = BOTS.names()
    names = {name for name in known if "." not in name} | {
        name.removesuffix(f".{game}") for name in known if name.endswith(f".{game}")
    }
    first = default_bot(game)
    return [first, *sorted(names - {first})]


def able_bots(game: str) -> list[str]:
    """Of these, the ones that can be had and do play the game: to know that, they are imported."""

    def able(name: str) -> bool:
        try:
            find_bot(name, game)
        except Mistake:
            return False
        return True

    return [name for name in bot_names(game) if able(name)]


def default_bot(game: str) -> str:
    """Who plays if nobody is named: the greedy bot of the game, if it has one."""
    return "greedy" if f"greedy.{game}" in BOTS or "greedy" in BOTS else "random"


def mixture(game: str) -> list[str]:
    """Who plays if everybody is to play in another way: the styles that a game has."""
    return [style for style in STYLES if f"{style}.{game}" in BOTS] or [default_bot(game)]


def find_bot(name: str, game: str) -> type[AnyBot]:
    """The bot of that name, or at ``module:Class``, for a game."""
    if ":" in name:
        bot = checked(load_target(name, ""), "")
    else:
        key = f"{name}.{game}" if f"{name}.{game}" in BOTS else name
        if key not in BOTS:
            raise Mistake("core-unknown-bot", found=name, expected=", ".join(bot_names(game)))
        bot = checked(BOTS.load(key), f"{BOTS.group}: {key}")
    if bot.games is not None and game not in bot.games:
        raise Mistake("core-bot-other-game", bot=full_name(bot), game=game, games=", ".join(sorted(bot.games)))
    return bot


def checked(found: Any, place: str) -> type[AnyBot]:
    """What was found, if it is a bot."""
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise Mistake("core-bot-no-class", found=repr(found)).at(place)
    if fault := fault_of(found):
        raise Mistake(fault, bot=full_name(found)).at(place)
    return found


@cache
def fault_of(bot: type[AnyBot]) -> str:
    """Why nobody could play with a bot, if so."""
    if inspect.isabstract(bot) or not takes(bot.choose, 3):
        return "core-bot-no-choose"
    if not takes(bot, 1):
        return "core-bot-no-chair"
    return "core-bot-games" if isinstance(bot.games, str) else ""


def takes(function: Callable[..., Any], count: int) -> bool:
    """Whether something can be called with so many arguments."""
    try:
        inspect.signature(function).bind(*range(count))
    except TypeError:
        return False
    return True


def full_name(bot: type[AnyBot]) -> str:
    return f"{bot.__module__}:{bot.__qualname__}"


def make_bot(name: str, chair: Chair) -> AnyBot:
    """A bot by name, or at ``module:Class``, that sits down on a chair."""
    return find_bot(name, chair.pack.game.id)(chair)


def add_bot(name: str, target: str) -> None:
    """Make the bot at ``module:Class`` known by a name that is still free, at the games it plays."""
    if name == MIXED or any(known.partition(".")[0] == name for known in BOTS.names()):
        raise Mistake("core-bot-name-taken", name=name)
    games = checked(load_target(target, name), name).games
    for key in [name] if games is None else [f"{name}.{game}" for game in games]:
        BOTS.add(key, target)


def ask(bot: AnyBot, decision: Decision, look: Callable[[], Any]) -> Option:
    """What a bot chooses; a sentence that names the bot, if that cannot be chosen."""
    try:
        choice = bot.choose(decision, look)
    except Mistake:
        raise
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise Mistake("core-bot-raised", bot=full_name(type(bot)), kind=decision.kind, reason=reason) from error
    if choice in decision.options:
        return choice
    options = {option.id: option for option in decision.options}
    if isinstance(choice, Option) and choice.id in options:  # from a position that the bot has thought through
        return options[choice.id]
    found = choice.id if isinstance(choice, Option) else repr(choice)
    known = ", ".join(options)
    raise Mistake("core-bot-choice", bot=full_name(type(bot)), kind=decision.kind, found=found, options=known)


def let_choose(match: Match, decision: Decision, bot: AnyBot) -> Option:
    """Let a bot answer one pending decision of a match."""
    return match.choose(decision.seat, ask(bot, decision, lambda: match.seen(decision.seat)))
