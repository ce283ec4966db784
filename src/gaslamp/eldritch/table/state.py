"""The board: investigators, what stands on the map, decks, and the texts that are being resolved."""

from __future__ import annotations

from typing import Self, TypeVar

import msgspec

from gaslamp.core.agenda import State
from gaslamp.core.decisions import Option
from gaslamp.core.events import Event
from gaslamp.eldritch.box.abilities import Ability, Forbids
from gaslamp.eldritch.box.agreements import Agreements
from gaslamp.eldritch.box.box import (
    DECK_OF,
    AncientOne,
    Box,
    Card,
    EncounterCard,
    MonsterKind,
    Mystery,
    Mythos,
    Sheet,
    Side,
)
from gaslamp.eldritch.box.components import Fighter, Gate, Reference
from gaslamp.eldritch.box.texts import AnyAble, AnyPower, Power
from gaslamp.eldritch.table.frames import NOBODY, Combat, Frame, Helping, Loss, Trial, Use, copied_trial
from gaslamp.eldritch.table.pieces import Body, InPlay, Investigator, Monster, Piles

# One stream of chance for each purpose.
PURPOSES = ("setup", "mythos", "cup", "gates", "clues", "cards", "encounters", "dice")
SETUP, MYTHOS_DECK, CUP, GATES, CLUES, CARDS, ENCOUNTERS, DICE = range(8)

PHASES = ("action", "encounter", "mythos")
ACTION, ENCOUNTER, MYTHOS = range(3)


T = TypeVar("T")
Sought = TypeVar("Sought", bound=Ability)


class Board(State):
    """The whole position."""

    box: Box
    agreed: Agreements
    reference: Reference
    ancient: AncientOne
    side: Side
    investigators: list[Investigator | None]
    eliminated: list[bool]
    unused: list[Sheet]  # nobody has played them yet
    bodies: list[Body]
    lead: int
    turn: int  # whose turn it is; in the Mythos Phase the Lead's
    active: int  # who is acting: whose turn it is, or whom somebody has given an action
    round: int
    phase: int
    awake: bool
    doom: int
    omen: int
    omen_tokens: int
    sheet_tokens: int
    sheet_sanity: int
    sheet_gates: list[Gate]
    mystery: InPlay | None
    solved: list[Mystery]
    final: bool  # the Final Mystery has begun
    final_solved: bool  # and is solved, though of the others one may be missing again
    ongoing: list[InPlay]
    gates: list[Gate]
    clues: dict[str, str]  # token -> where it lies
    monsters: dict[int, Monster]
    next_number: int
    tokens: dict[str, int]  # Eldritch tokens on spaces
    cup: list[MonsterKind]
    aside: list[MonsterKind]
    reserve: list[Card]
    decks: Piles
    discards: Piles
    boxed: list[Mythos]  # Mythos cards left in the box
    removed: list[Card | EncounterCard | Sheet | Gate]  # what has left the game
    # what is being resolved
    frames: list[Frame]
    trials: list[Trial]
    losses: list[Loss]
    fights: list[Combat]
    used: set[Use]
    aids: tuple[Helping, ...]
    turned: tuple[Card, ...]  # Conditions that lie face down
    backs: tuple[int, ...]  # the back of each card, by its number
    known: frozenset[tuple[int, int]]  # (seat, card) whose back somebody knows; seat -1: everybody
    known_gates: dict[int, tuple[str, ...]]  # who knows where in the stack some gates are
    far_clue: str  # a Clue elsewhere that may be researched this turn
    far_aids: tuple[Helping, ...]  # what will help with that
    ignore_monsters: bool  # this encounter is chosen as if no monster were there
    skip_encounter: bool  # no encounter follows the fights of this turn
    reached: set[str] | None  # the effects that have happened, where that is recorded

    # -- who ------------------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        return len(self.investigators)

    def order(self) -> list[int]:
        """The seats from the Lead on, clockwise."""
        count, lead = len(self.investigators), self.lead
        return [*range(lead, count), *range(lead)]

    def present(self) -> list[Investigator]:
        """The investigators in play, from the Lead on."""
        everyone, lead = self.investigators, self.lead
        return [found for found in (*everyone[lead:], *everyone[:lead]) if found is not None]

    def here(self, space: str) -> list[Investigator]:
        everyone, lead = self.investigators, self.lead
        return [found for found in (*everyone[lead:], *everyone[:lead]) if found is not None and found.space == space]

    def you(self, frame: Frame) -> Investigator | None:
        """Whose text it is."""
        return self.investigators[self.lead if frame.seat < 0 else frame.seat]

    def playing(self, seat: int) -> Investigator:
        """The investigator of a seat that has one."""
        found = self.investigators[seat]
        assert found is not None
        return found

    def actor(self, frame: Frame) -> Investigator:
        """Whose text it is, where somebody resolves it: an effect happens to nobody who is gone."""
        found = self.investigators[self.lead if frame.seat < 0 else frame.seat]
        assert found is not None
        return found

    def seat_of(self, frame: Frame) -> int:
        """Who decides for a text."""
        return self.lead if frame.seat < 0 else frame.seat

    # -- what components can do ------------------------------------------------------------------------

    def powers(self, investigator: Investigator, kind: type[Sought]) -> list[tuple[Power[Sought], Card | None]]:
        """The abilities of that kind of a sheet and its cards, face up."""
        found: list[tuple[AnyPower, Card | None]] = []
        if kind in investigator.abilities:
            found += [(power, None) for power in investigator.sheet.powers.get(kind, ())]
            for card in investigator.cards:
                powers = card.kind.powers
                if kind in powers:
                    found += [(power, card) for power in powers[kind]]
        if investigator.conditions and kind in self.box.of_conditions:
            for card in investigator.conditions:
                powers = card.kind.powers
                if kind in powers and card not in self.turned:
                    found += [(power, card) for power in powers[kind]]
        return found  # type: ignore[return-value]  # they are kept by their kind

    def fighter(self, monster: Monster) -> Fighter:
        found = monster.kind.fighter or self.side.fighter or self.ancient.front.fighter
        assert found is not None
        return found

    def traits_of(self, monster: Monster) -> AnyAble:
        """Where a monster's abilities stand: on its token, or for Cultists on the sheet."""
        return monster.kind if monster.kind.fighter is not None else self.side.cultist

    def monster_powers(self, monster: Monster, kind: type[Sought]) -> tuple[Power[Sought], ...]:
        able = monster.kind if monster.kind.fighter is not None else self.side.cultist
        return able.powers.get(kind, ())  # type: ignore[return-value]  # they are kept by their kind

    def toughness(self, monster: Monster) -> int:
        fighter = self.fighter(monster)
        return fighter.toughness + (self.reference.players if fighter.plus_players else 0)

    def toughness_of(self, kind: MonsterKind) -> int:
        """The toughness of a monster that is not on the board."""
        return self.toughness(Monster(NOBODY, kind, ""))

    def monsters_at(self, space: str) -> list[Monster]:
        return [monster for monster in self.monsters.values() if monster.space == space and not monster.ambush]

    def on_board(self) -> list[Monster]:
        return [monster for monster in self.monsters.values() if not monster.ambush]

    def gate_at(self, space: str) -> Gate | None:
        for gate in self.gates:
            if gate.space == space:
                return gate
        return None

    @property
    def omen_color(self) -> str:
        return self.box.data.omens[self.omen]

    def forbidden(self, what: str) -> bool:
        """Whether an ongoing Mythos card forbids it."""
        return any(power.ability.what == what for card in self.ongoing for power in card.card.get(Forbids))

    def find_in_play(self, name: str) -> InPlay | None:
        for card in self.ongoing:
            if card.card.id == name:
                return card
        if self.mystery is not None and self.mystery.card.id == name:
            return self.mystery
        return None

    def renew(self, pile: list[T], discarded: list[T], stream: int) -> None:
        """An empty deck is made anew from its discarded cards, at once."""
        if not pile and discarded:
            pile += discarded
            discarded.clear()
            self.dice.shuffle(stream, pile)

    def draw(self, pile: list[T], discarded: list[T], stream: int) -> T | None:
        """The next of a deck, if there is one."""
        self.renew(pile, discarded, stream)
        drawn = pile.pop() if pile else None
        self.renew(pile, discarded, stream)
        return drawn

    def draw_clue(self) -> str | None:
        return self.draw(self.decks.clues, self.discards.clues, CLUES)

    def draw_card(self, section: str) -> Card | None:
        return self.draw(self.decks.cards[section], self.discards.cards[section], CARDS)

    def draw_gate(self) -> Gate | None:
        """The next gate of the stack; who knew where some are forgets this one, and all when the stack is new."""
        stack, discarded = self.decks.gates, self.discards.gates
        gate = None
        for _ in range(2):
            if not stack and discarded:
                self.renew(stack, discarded, GATES)
                self.known_gates = {}
            if gate is None and stack:
                gate = stack.pop()
                known = self.known_gates.items()
                self.known_gates = {seat: tuple(s for s in spaces if s != gate.space) for seat, spaces in known}
        return gate

    def discard(self, card: Card) -> None:
        """Spells and Conditions go back into their deck, nobody knows where; the rest onto its pile."""
        deck = DECK_OF[card.kind.sort]
        if card.kind.backs:
            cards = self.decks.cards[deck]
            cards.insert(self.dice.below(CARDS, len(cards) + 1), card)
            self.known = frozenset(known for known in self.known if known[1] != card.number)
        else:
            self.discards.cards[deck].append(card)

    def return_monster(self, kind: MonsterKind) -> None:
        """Into the cup, aside, or for an Epic Monster into the box."""
        if kind.epic:
            return
        if kind.id in self.ancient.data.set_aside:
            self.aside.append(kind)
        else:
            self.cup.insert(self.dice.below(CUP, len(self.cup) + 1), kind)

    def tell(self, event: Event) -> None:
        """Record what happened; what is told in the middle of a text has that text as its cause."""
        if self.log is None:
            return
        source = self.frames[-1].source if self.frames and not event.cause else ""
        if source and source != "acquire":
            event = msgspec.structs.replace(event, cause=source)
        self.log.append(event)

    def seat_options(self, seats: list[int]) -> tuple[Option, ...]:
        return tuple([self.box.seats[seat] for seat in seats])

    def space_options(self, spaces: list[str]) -> tuple[Option, ...]:
        options = self.box.space_options
        return tuple([options[space] for space in spaces])

    def copy(self) -> Self:
        new = self.bare_copy()
        new.investigators = [None if i is None else i.copy() for i in self.investigators]
        new.eliminated = self.eliminated.copy()
        new.unused = self.unused.copy()
        new.bodies = self.bodies.copy()
        new.sheet_gates = self.sheet_gates.copy()
        new.mystery = None if self.mystery is None else self.mystery.copy()
        new.solved = self.solved.copy()
        new.ongoing = [card.copy() for card in self.ongoing]
        new.gates = self.gates.copy()
        new.clues = self.clues.copy()
        new.monsters = {number: monster.__copy__() for number, monster in self.monsters.items()}
        new.tokens = self.tokens.copy()
        new.cup = self.cup.copy()
        new.aside = self.aside.copy()
        new.reserve = self.reserve.copy()
        new.decks = self.decks.copy()
        new.discards = self.discards.copy()
        new.boxed = self.boxed.copy()
        new.removed = self.removed.copy()
        new.frames = [frame.__copy__() for frame in self.frames]
        new.trials = [copied_trial(trial) for trial in self.trials]
        new.losses = [loss.__copy__() for loss in self.losses]
        new.fights = [fight.__copy__() for fight in self.fights]
        new.used = self.used.copy()
        new.reached = None
        return new
