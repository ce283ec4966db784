"""What happens in Eldritch Horror: one kind of event for each thing that the log tells."""

from __future__ import annotations

from typing import ClassVar

from gaslamp.core.decisions import Phrase
from gaslamp.core.events import Event


class RoundBegan(Event, frozen=True, gc=False):
    round: int
    rule: str = "round"


class PhaseBegan(Event, frozen=True, gc=False):
    phase: str
    rule: str = "round"


class AncientOneChosen(Event, frozen=True, gc=False):
    ancient_one: str
    rule: str = "setup"


class InvestigatorChosen(Event, frozen=True, gc=False):
    seat: int
    investigator: str
    space: str
    rule: str = "setup"


class WentWithout(Event, frozen=True, gc=False):
    seat: int
    card: str
    rule: str = "new-investigators"


class LeadPassed(Event, frozen=True, gc=False):
    seat: int
    rule: str = "lead"


class TurnBegan(Event, frozen=True, gc=False):
    seat: int
    phase: str
    rule: str = "turn-order"


class StoodUp(Event, frozen=True, gc=False):
    seat: int
    rule: str = "delayed"


class Traveled(Event, frozen=True, gc=False):
    seat: int
    space: str
    route: str
    rule: str = "travel"


class Moved(Event, frozen=True, gc=False):
    seat: int
    space: str
    rule: str = "spaces"


class CannotMove(Event, frozen=True, gc=False):
    seat: int
    rule: str = "detained"


class Rested(Event, frozen=True, gc=False):
    seat: int
    rule: str = "rest"


class TicketGained(Event, frozen=True, gc=False):
    seat: int
    ticket: str
    rule: str = "prepare"


class TicketDiscarded(Event, frozen=True, gc=False):
    seat: int
    ticket: str
    rule: str = "prepare"


class ActionTaken(Event, frozen=True, gc=False):
    seat: int
    source: str
    rule: str = "component-actions"


class CardUsed(Event, frozen=True, gc=False):
    seat: int
    source: str
    rule: str = "bonuses"


class GaveCard(Event, frozen=True, gc=False):
    seat: int
    to: int
    card: str
    rule: str = "trade"


class GaveClues(Event, frozen=True, gc=False):
    seat: int
    to: int
    amount: int
    rule: str = "trade"


class GaveTicket(Event, frozen=True, gc=False):
    seat: int
    to: int
    ticket: str
    rule: str = "trade"


class LoanTaken(Event, frozen=True, gc=False):
    seat: int
    rule: str = "loan"


class TestBegun(Event, frozen=True, gc=False):
    seat: int
    skill: str
    dice: int
    least: int
    aim: str
    need: int
    odds: int
    base: int
    improved: int
    modifier: str
    bonus: int
    source: str
    more: int
    helpers: tuple[str, ...]
    rule: str = "tests"


class DiceRolled(Event, frozen=True, gc=False):
    reveals: ClassVar[bool] = True
    seat: int
    faces: str
    successes: int
    rule: str = "tests"


class DiceRerolled(Event, frozen=True, gc=False):
    reveals: ClassVar[bool] = True
    seat: int
    source: str
    faces: str
    successes: int
    rule: str = "rerolls"


class DieRaised(Event, frozen=True, gc=False):
    seat: int
    source: str
    faces: str
    successes: int
    rule: str = "rerolls"


class SuccessesBought(Event, frozen=True, gc=False):
    seat: int
    amount: int
    rule: str = "tests"


class TestEnded(Event, frozen=True, gc=False):
    seat: int
    skill: str
    successes: int
    passed: str
    rule: str = "tests"


class DieRolled(Event, frozen=True, gc=False):
    reveals: ClassVar[bool] = True
    seat: int
    face: int
    rule: str = "tests"


class HealthLost(Event, frozen=True, gc=False):
    seat: int
    amount: int
    left: int
    rule: str = "health-sanity"


class SanityLost(Event, frozen=True, gc=False):
    seat: int
    amount: int
    left: int
    rule: str = "health-sanity"


class HealthRecovered(Event, frozen=True, gc=False):
    seat: int
    amount: int
    left: int
    rule: str = "health-sanity"


class SanityRecovered(Event, frozen=True, gc=False):
    seat: int
    amount: int
    left: int
    rule: str = "health-sanity"


class HealthSpent(Event, frozen=True, gc=False):
    seat: int
    amount: int
    left: int
    rule: str = "spending"


class SanitySpent(Event, frozen=True, gc=False):
    seat: int
    amount: int
    left: int
    rule: str = "spending"


class LossPrevented(Event, frozen=True, gc=False):
    seat: int
    source: str
    amount: int
    rule: str = "prevention"


class InvestigatorDefeated(Event, frozen=True, gc=False):
    seat: int
    investigator: str
    by: str
    rule: str = "defeat"


class BodyLaid(Event, frozen=True, gc=False):
    investigator: str
    space: str
    rule: str = "defeat"


class InvestigatorDevoured(Event, frozen=True, gc=False):
    seat: int
    investigator: str
    rule: str = "devoured"


class PlayerEliminated(Event, frozen=True, gc=False):
    seat: int
    rule: str = "elimination"


class BodyRecovered(Event, frozen=True, gc=False):
    seat: int
    investigator: str
    rule: str = "defeated-encounter"


class BodiesRemoved(Event, frozen=True, gc=False):
    amount: int
    rule: str = "defeat"


class CardGained(Event, frozen=True, gc=False):
    reveals: ClassVar[bool] = True
    seat: int
    card: str
    rule: str = "gaining-cards"


class CardDiscarded(Event, frozen=True, gc=False):
    seat: int
    card: str
    instead: str = "none"  # the Condition that is not gained
    rule: str = "possessions"


class NothingGained(Event, frozen=True, gc=False):
    seat: int
    rule: str = "running-out"


class HasAlready(Event, frozen=True, gc=False):
    seat: int
    card: str
    rule: str = "conditions"


class CardTurned(Event, frozen=True, gc=False):
    reveals: ClassVar[bool] = True
    seat: int
    card: str
    back: int
    instead: str = "none"  # the Condition that is not gained
    rule: str = "conditions"


class BackSeen(Event, frozen=True, gc=False):
    reveals: ClassVar[bool] = True
    seat: int
    card: str
    back: int
    rule: str = "secrets"


class CardTurnedBack(Event, frozen=True, gc=False):
    seat: int
    card: str
    rule: str = "conditions"


class CluesGained(Event, frozen=True, gc=False):
    reveals: ClassVar[bool] = True
    seat: int
    amount: int
    rule: str = "clues"


class CluesSpent(Event, frozen=True, gc=False):
    seat: int
    amount: int
    rule: str = "spending"


class CluesDiscarded(Event, frozen=True, gc=False):
    seat: int
    amount: int
    rule: str = "clues"


class SkillImproved(Event, frozen=True, gc=False):
    seat: int
    skill: str
    value: int
    rule: str = "improvements"


class ImprovementsSpent(Event, frozen=True, gc=False):
    seat: int
    amount: int
    rule: str = "improvements"


class BecameDelayed(Event, frozen=True, gc=False):
    seat: int
    rule: str = "delayed"


class ActionsLost(Event, frozen=True, gc=False):
    seat: int
    rule: str = "delayed"


class ClueSpawned(Event, frozen=True, gc=False):
    reveals: ClassVar[bool] = True
    space: str
    rule: str = "clues"


class ClueMoved(Event, frozen=True, gc=False):
    space: str
    goal: str
    rule: str = "clues"


class ClueDiscarded(Event, frozen=True, gc=False):
    space: str
    rule: str = "clues"


class NoCluesLeft(Event, frozen=True, gc=False):
    rule: str = "running-out"


class RandomSpace(Event, frozen=True, gc=False):
    reveals: ClassVar[bool] = True
    space: str
    rule: str = "spaces"


class GateOpened(Event, frozen=True, gc=False):
    reveals: ClassVar[bool] = True
    space: str
    omen: str
    rule: str = "gates"


class GateClosed(Event, frozen=True, gc=False):
    seat: int
    space: str
    rule: str = "other-world"


class GateDiscarded(Event, frozen=True, gc=False):
    space: str
    rule: str = "gates"


class GatesSorted(Event, frozen=True, gc=False):
    reveals: ClassVar[bool] = True
    seat: int
    rule: str = "secrets"


class GateSeen(Event, frozen=True, gc=False):
    reveals: ClassVar[bool] = True
    seat: int
    space: str
    rule: str = "secrets"


class NoGatesLeft(Event, frozen=True, gc=False):
    rule: str = "running-out"


class GateTaken(Event, frozen=True, gc=False):
    space: str
    rule: str = "final-mystery"


class MonsterSpawned(Event, frozen=True, gc=False):
    reveals: ClassVar[bool] = True
    monster: str
    space: str
    rule: str = "monsters"


class CupEmpty(Event, frozen=True, gc=False):
    rule: str = "running-out"


class MonsterMoved(Event, frozen=True, gc=False):
    monster: str
    space: str
    rule: str = "monsters"


class MonsterHurt(Event, frozen=True, gc=False):
    monster: str
    amount: int
    left: int
    rule: str = "combat"


class MonsterHealed(Event, frozen=True, gc=False):
    monster: str
    amount: int
    rule: str = "monsters"


class MonsterInvulnerable(Event, frozen=True, gc=False):
    monster: str
    rule: str = "final-mystery"


class MonsterDefeated(Event, frozen=True, gc=False):
    monster: str
    rule: str = "combat"


class MonsterDiscarded(Event, frozen=True, gc=False):
    monster: str
    space: str
    rule: str = "monsters"


class FightBegan(Event, frozen=True, gc=False):
    seat: int
    monster: str
    rule: str = "combat"


class AmbushBegan(Event, frozen=True, gc=False):
    reveals: ClassVar[bool] = True
    seat: int
    monster: str
    rule: str = "ambush"


class AmbushEnded(Event, frozen=True, gc=False):
    monster: str
    rule: str = "ambush"


class EncounterBegan(Event, frozen=True, gc=False):
    reveals: ClassVar[bool] = True
    seat: int
    deck: str
    encounter: str
    rule: str = "encounter-phase"


class TokenEncounter(Event, frozen=True, gc=False):
    seat: int
    source: str
    rule: str = "encounter-phase"


class ExpeditionMoved(Event, frozen=True, gc=False):
    space: str
    rule: str = "expedition"


class ExpeditionsRemoved(Event, frozen=True, gc=False):
    space: str
    amount: int
    rule: str = "expedition"


class MythosDrawn(Event, frozen=True, gc=False):
    reveals: ClassVar[bool] = True
    mythos: str
    rule: str = "mythos-phase"


class MythosOver(Event, frozen=True, gc=False):
    rule: str = "losing"


class OmenMoved(Event, frozen=True, gc=False):
    omen: str
    rule: str = "omen"


class DoomAdvanced(Event, frozen=True, gc=False):
    doom: int
    gate: str
    rule: str = "doom"


class DoomRetreated(Event, frozen=True, gc=False):
    doom: int
    rule: str = "doom"


class ReckoningBegan(Event, frozen=True, gc=False):
    source: str
    rule: str = "reckoning"


class SurgeWithoutGate(Event, frozen=True, gc=False):
    rule: str = "surge"


class OngoingEntered(Event, frozen=True, gc=False):
    mythos: str
    rule: str = "mythos-phase"


class OngoingDiscarded(Event, frozen=True, gc=False):
    mythos: str
    rule: str = "mythos-phase"


class RumorSolved(Event, frozen=True, gc=False):
    mythos: str
    rule: str = "rumors"


class TokensPlaced(Event, frozen=True, gc=False):
    source: str
    amount: int
    rule: str = "eldritch-tokens"


class TokensRemoved(Event, frozen=True, gc=False):
    source: str
    amount: int
    left: int
    rule: str = "eldritch-tokens"


class TokenOnSpace(Event, frozen=True, gc=False):
    space: str
    rule: str = "eldritch-tokens"


class TokenTaken(Event, frozen=True, gc=False):
    space: str
    source: str
    rule: str = "eldritch-tokens"


class WoundPlaced(Event, frozen=True, gc=False):
    source: str
    amount: int
    rule: str = "rumors"


class SheetSanity(Event, frozen=True, gc=False):
    amount: int
    rule: str = "final-mystery"


class CluePlaced(Event, frozen=True, gc=False):
    seat: int
    source: str
    rule: str = "mysteries"


class GatePlaced(Event, frozen=True, gc=False):
    seat: int
    source: str
    rule: str = "mysteries"


class MonsterPlaced(Event, frozen=True, gc=False):
    seat: int
    source: str
    monster: str
    rule: str = "mysteries"


class MysteryDrawn(Event, frozen=True, gc=False):
    reveals: ClassVar[bool] = True
    mystery: str
    rule: str = "mysteries"


class MysterySolved(Event, frozen=True, gc=False):
    mystery: str
    rule: str = "mysteries"


class MysteryUnsolved(Event, frozen=True, gc=False):
    mystery: str
    rule: str = "mysteries"


class AncientOneAwoke(Event, frozen=True, gc=False):
    ancient_one: str
    rule: str = "awakening"


class FinalMysteryBegan(Event, frozen=True, gc=False):
    ancient_one: str
    rule: str = "final-mystery"


class ReserveFilled(Event, frozen=True, gc=False):
    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]
    rule: str = "reserve"


class ReserveDiscarded(Event, frozen=True, gc=False):
    cards: tuple[str, ...]
    rule: str = "reserve"


class AssetsRemoved(Event, frozen=True, gc=False):
    amount: int
    rule: str = "possessions"


class GameWon(Event, frozen=True, gc=False):
    rule: str = "winning"


class GameLost(Event, frozen=True, gc=False):
    reason: Phrase
    rule: str = "losing"
