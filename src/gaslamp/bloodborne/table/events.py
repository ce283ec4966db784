"""What can happen in a game, each with the section of the rules that it comes from.

``source`` names what made it happen: an attack, somebody's card, the ability of a foe.
"""

from __future__ import annotations

from typing import ClassVar

from gaslamp.core.decisions import Phrase
from gaslamp.core.events import Event


class FinalBossChosen(Event, frozen=True, gc=False):
    reveals: ClassVar[bool] = True
    monster: str
    rule: str = "setup-final-boss"


class RoundBegan(Event, frozen=True, gc=False):
    round: int
    seat: int
    rule: str = "round"


class MonsterRevealed(Event, frozen=True, gc=False):
    reveals: ClassVar[bool] = True
    monster: str
    echoes: int
    rule: str = "step-8-reveal"


class MonsterStrengthened(Event, frozen=True, gc=False):
    monster: str
    amount: int
    source: Phrase
    rule: str = "final-boss-abilities"


class HealthCapped(Event, frozen=True, gc=False):
    health: int
    source: Phrase
    rule: str = "final-boss-abilities"


class CardRevealed(Event, frozen=True, gc=False):
    reveals: ClassVar[bool] = True
    seat: int
    card: str
    rule: str = "step-1"


class WeaponDrawn(Event, frozen=True, gc=False):
    reveals: ClassVar[bool] = True
    seat: int
    card: str
    rule: str = "step-2"


class NothingDrawn(Event, frozen=True, gc=False):
    seat: int
    rule: str = "step-2"


class StrikesEarly(Event, frozen=True, gc=False):
    seat: int
    card: str
    rule: str = "step-3"


class AbilityIdle(Event, frozen=True, gc=False):
    """An ability whose condition did not hold."""

    idle: ClassVar[bool] = True
    card: str
    source: Phrase
    rule: str = "abilities"


class WeaponNegated(Event, frozen=True, gc=False):
    seat: int
    target: int
    card: str
    source: Phrase
    rule: str = "step-3"


class InstantLost(Event, frozen=True, gc=False):
    seat: int
    card: str
    reason: str  # "dead": the hunter; "killed": the monster
    rule: str = "step-3"


class DieRolled(Event, frozen=True, gc=False):
    reveals: ClassVar[bool] = True
    seat: int
    color: str
    face: str
    rule: str = "step-4"


class MonsterAttacked(Event, frozen=True, gc=False):
    monster: str
    amount: int
    rule: str = "step-4"


class AttackFiercer(Event, frozen=True, gc=False):
    seat: int
    amount: int
    source: Phrase
    rule: str = "abilities"


class DamageReduced(Event, frozen=True, gc=False):
    seat: int
    card: str  # of that hunter
    amount: int
    left: int
    rule: str = "damage"


class DamageNotReduced(Event, frozen=True, gc=False):
    seat: int
    amount: int
    source: Phrase
    rule: str = "abilities"


class DamageTaken(Event, frozen=True, gc=False):
    seat: int
    amount: int
    health: int
    source: Phrase
    rule: str = "damage"


class HunterDied(Event, frozen=True, gc=False):
    seat: int
    amount: int
    source: Phrase
    rule: str = "death"


class HunterOut(Event, frozen=True, gc=False):
    seat: int
    source: Phrase
    rule: str = "final-boss-abilities"


class HunterHealed(Event, frozen=True, gc=False):
    seat: int
    amount: int
    health: int
    source: Phrase
    rule: str = "damage"


class EchoesTaken(Event, frozen=True, gc=False):
    """A hunter damaged the monster: the echoes are the damage."""

    seat: int
    card: str
    amount: int
    left: int
    rule: str = "step-5"


class AttackMissed(Event, frozen=True, gc=False):
    """A hunter attacked and took nothing."""

    seat: int
    card: str
    rule: str = "step-5"


class DamageStopped(Event, frozen=True, gc=False):
    """The monster's ability stopped some damage."""

    monster: str
    seat: int
    card: str
    amount: int
    left: int
    source: Phrase
    rule: str = "abilities"


class DamageRaised(Event, frozen=True, gc=False):
    seat: int
    card: str
    amount: int
    rule: str = "abilities"


class AttacksFirst(Event, frozen=True, gc=False):
    seat: int
    card: str
    rule: str = "step-5"


class MonsterKilled(Event, frozen=True, gc=False):
    monster: str
    rule: str = "step-5-killing"


class TrophyEarned(Event, frozen=True, gc=False):
    seat: int
    type: str
    space: int
    source: Phrase
    rule: str = "trophies"


class MonsterEscaped(Event, frozen=True, gc=False):
    monster: str
    echoes: int
    rule: str = "step-6"


class BossStays(Event, frozen=True, gc=False):
    monster: str
    echoes: int
    rule: str = "step-6-bosses"


class MonsterAdded(Event, frozen=True, gc=False):
    amount: int
    source: Phrase
    rule: str = "final-boss-abilities"


class EchoesGained(Event, frozen=True, gc=False):
    seat: int
    amount: int
    source: Phrase
    rule: str = "abilities"


class EchoesLost(Event, frozen=True, gc=False):
    seat: int
    amount: int
    source: Phrase | None = None  # none: the dead keep nothing
    rule: str = "abilities"


class EchoesStolen(Event, frozen=True, gc=False):
    seat: int
    target: int
    card: str
    amount: int
    rule: str = "abilities"


class EchoesBanked(Event, frozen=True, gc=False):
    seat: int
    amount: int
    source: Phrase | None = None  # none: at the end of the game
    rule: str = "step-7-bank"


class CardsReclaimed(Event, frozen=True, gc=False):
    seat: int
    cards: tuple[str, ...]
    rule: str = "step-7-reclaim"


class UpgradeTaken(Event, frozen=True, gc=False):
    seat: int
    card: str
    rule: str = "step-7-upgrade"


class NoUpgradeLeft(Event, frozen=True, gc=False):
    seat: int
    rule: str = "step-7-upgrade"


class CardRemoved(Event, frozen=True, gc=False):
    seat: int
    card: str
    source: Phrase | None = None  # none: the card itself
    rule: str = "step-7-limit"


class Rested(Event, frozen=True, gc=False):
    seat: int
    health: int
    rule: str = "step-7-rest"


class UpgradesRefilled(Event, frozen=True, gc=False):
    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]
    rule: str = "step-7-refill"


class CardExhausted(Event, frozen=True, gc=False):
    seat: int
    card: str
    source: Phrase
    rule: str = "abilities"


class CardReturned(Event, frozen=True, gc=False):
    seat: int
    card: str
    source: Phrase | None = None  # none: the card itself
    rule: str = "abilities"


class CardsUsed(Event, frozen=True, gc=False):
    seat: int
    cards: tuple[str, ...]
    rule: str = "step-8-discard"


class TokenPassed(Event, frozen=True, gc=False):
    seat: int
    rule: str = "step-8-first-player"


class ScoreCounted(Event, frozen=True, gc=False):
    seat: int
    banked: int
    kin: int
    humanoid: int
    beast: int
    total: int
    rule: str = "scoring"


class GameEnded(Event, frozen=True, gc=False):
    """The winners; none when everybody is out."""

    winners: tuple[int, ...]
    rule: str = "ties"

    @property
    def text_key(self) -> str:
        return "bloodborne-event-game-ended" if self.winners else "bloodborne-event-game-ended-nobody"


class CardClaimed(Event, frozen=True, gc=False):
    """A card that will leave the game in step 8."""

    seat: int
    card: str
    source: Phrase | None = None  # none: the card itself
    rule: str = "abilities"


class TokenClaimed(Event, frozen=True, gc=False):
    seat: int
    source: Phrase
    rule: str = "abilities"
