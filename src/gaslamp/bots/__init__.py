"""Players without hands. A bot sees what its seat may see, and nothing else."""

from gaslamp.bots.bot import Bot, Chair, Pointing, Reply
from gaslamp.bots.registry import (
    BOTS,
    MIXED,
    AnyBot,
    able_bots,
    add_bot,
    ask,
    bot_names,
    default_bot,
    find_bot,
    let_choose,
    make_bot,
    mixture,
)

__all__ = [
    "BOTS",
    "MIXED",
    "AnyBot",
    "Bot",
    "Chair",
    "Pointing",
    "Reply",
    "able_bots",
    "add_bot",
    "ask",
    "bot_names",
    "default_bot",
    "find_bot",
    "let_choose",
    "make_bot",
    "mixture",
]
