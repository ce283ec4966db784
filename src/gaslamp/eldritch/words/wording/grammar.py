"""What kind of clause an effect or check makes: who does it, and what it can stand beside."""

from __future__ import annotations

from gaslamp.eldritch.box import checks
from gaslamp.eldritch.box import effects as do
from gaslamp.eldritch.box.checks import AnyCheck
from gaslamp.eldritch.box.effects import AnyEffect, Text

# AnyEffect that hold texts, which have more to say than a clause.
STRUCTURES = (do.Test, do.May, do.Unless, do.Choose, do.If, do.Roll, do.Each)

# What an investigator does or suffers; anything else happens to the game.
OWN_DOINGS = (
    do.Test, do.PassBox, do.FailBox, do.Skip,
    do.Lose, do.PreventLoss, do.Recover, do.Spend, do.Aid, do.GainClues, do.GainCondition, do.GainSpell,
    do.GainArtifact, do.GainAsset, do.Improve, do.Delay, do.Discard, do.Move, do.MoveTo, do.Devour, do.ActAgain,
    do.Give, do.Trade, do.Convert, do.Reassign, do.IgnoreMonsters,
    do.PickClue, do.Research, do.TakeClue, do.SetOmen, do.Ambush, do.Fight, do.TakeToken,
)  # fmt: skip

# Clauses that allow, and do not tell.
ALLOWING = (do.May, do.ActAgain, do.IgnoreMonsters, do.Research)

# What becomes of the card itself stands by itself at the end of a text.
HOUSEKEEPING = (do.DiscardThis, do.Flip, do.FlipBack, do.RemoveAssets)

# Clauses that name who does it, so that no "they" goes before them.
WITH_SUBJECT = (do.If, do.Each, do.SpendTogether, do.SwapSpaces, do.HealMonsters, do.LoseGame)

# What befalls an investigator: "you" are told of it and not ordered. Spanish has no order for being Delayed either.
BEFALLING = (do.Ambush, do.Devour)
BEFALLING_IN = {"es": (*BEFALLING, do.Delay)}

# What may go one way or the other: an "otherwise" after it could mean either.
FORKS = (do.Test, do.May, do.Unless, do.If, do.Roll, do.Ambush, do.Fight)

GAINS = (do.GainClues, do.GainCondition, do.GainSpell, do.GainArtifact, do.GainAsset, do.TakeClue)

# AnyCheck about one investigator, which can follow their name: "each investigator on a City space".
OF_INVESTIGATORS = (checks.OnSpace, checks.AtGate, checks.NearExpedition, checks.Has)


def is_structure(effect: AnyEffect) -> bool:
    match effect:
        case do.One():
            return bool(effect.text)
        case do.Ambush() | do.Fight():
            return bool(effect.won or effect.lost)
        case _:
            return isinstance(effect, STRUCTURES)


def is_own_doing(effect: AnyEffect) -> bool:
    """Whether it is done by, or up to, one investigator."""
    match effect:
        case do.May():
            return not is_shared(effect.pay)
        case do.Unless():
            return any(map(is_own_doing, effect.suffer)) or not is_shared(effect.pay)
        case do.Choose():
            return True
        case do.HurtMonsters() | do.DefeatMonsters() | do.DiscardMonsters() | do.MoveMonsters():
            return effect.which.startswith("one_") or effect.which == "each_on_one_space"
        case do.DiscardGates():
            return effect.which == "one"
        case do.SolveRumor():
            return effect.one
        case do.UnsolveMystery():
            return not effect.random
        case do.Reckon():
            return effect.of == "conditions"
        case do.SpawnClues():
            return effect.at == "choice"
        case do.One():
            return not effect.text
        case _:
            return isinstance(effect, OWN_DOINGS)


def has_subject(effect: AnyEffect) -> bool:
    """Whether its clause says who does it."""
    match effect:
        case do.One():
            return bool(effect.text)
        case do.May():
            return is_shared(effect.pay)
        case _:
            return isinstance(effect, WITH_SUBJECT)


def befalls(effect: AnyEffect, lang: str) -> bool:
    """Whether "you" are told of it and not ordered."""
    return isinstance(effect, BEFALLING_IN.get(lang, BEFALLING))


def forks(text: Text) -> bool:
    """Whether an "otherwise" after it would leave open what it denies."""
    return any(
        (isinstance(effect, FORKS) and is_structure(effect)) or forks(getattr(effect, "text", ())) for effect in text
    )


def is_shared(price: Text) -> bool:
    """Whether it is a price that the investigators pay as a group."""
    return any(isinstance(effect, do.SpendTogether) for effect in price)


def in_one_breath(effect: AnyEffect) -> str:
    """What effects in a row have in common, if they can be said as one."""
    match effect:
        case do.PlaceTokens(to="space", amount=1, where_none=False):
            return "place"
        case _:
            return "gain" if isinstance(effect, GAINS) else ""


def is_of_investigators(check: AnyCheck) -> bool:
    """Whether it can follow an investigator's name; else it is said first, as an if."""
    if isinstance(check, checks.Monsters):
        return check.at == "here" and check.at_least == 1
    return isinstance(check, OF_INVESTIGATORS)
