"""Setting up the game, in the rulebook's nine steps."""

from __future__ import annotations

from functools import lru_cache

from gaslamp.core.dice import Dice
from gaslamp.core.game import Opening
from gaslamp.eldritch.box.abilities import Encounter
from gaslamp.eldritch.box.agreements import DIFFICULTIES, Agreements
from gaslamp.eldritch.box.box import AncientOne, Box, EncounterCard, Mythos
from gaslamp.eldritch.box.components import Cards, Reference, ResearchCard
from gaslamp.eldritch.resolving.resolve import resolve
from gaslamp.eldritch.rules.clues import spawn_clues
from gaslamp.eldritch.rules.gates import spawn_gates
from gaslamp.eldritch.rules.mysteries import draw_mystery
from gaslamp.eldritch.rules.mythos_phase import enter_play
from gaslamp.eldritch.rules.new_investigators import choose_investigator, take_seat
from gaslamp.eldritch.rules.possessions import fill_reserve
from gaslamp.eldritch.rules.round import begin_round
from gaslamp.eldritch.table import events
from gaslamp.eldritch.table.frames import LEAD, NOBODY, Frame
from gaslamp.eldritch.table.pieces import Piles
from gaslamp.eldritch.table.state import CARDS, CLUES, CUP, ENCOUNTERS, GATES, MYTHOS_DECK, PURPOSES, SETUP, Board

TEAMWORK = "teamwork"


def lay_out(box: Box, opening: Opening[Agreements]) -> Board:
    """Everything shuffled and in its place; nobody has chosen an investigator, nothing is on the board."""
    players, agreed = opening.players, opening.agreed
    dice = Dice.seeded(opening.seed, PURPOSES)

    # 3. the Lead
    lead = dice.below(SETUP, players)
    if isinstance(agreed.lead, int):
        lead = agreed.lead

    # 5. the Ancient One
    ancient = dice.pick(SETUP, list(box.ancient_ones.values()))
    if agreed.ancient_one != "random":
        ancient = box.ancient_ones[agreed.ancient_one]

    # 2. gates and Clues; 6. the monster cup; 7. decks
    aside = [box.monsters[name] for name in ancient.data.set_aside]
    cup = [
        kind
        for kind in box.monsters.values()
        if not kind.epic
        for _ in range(kind.data.copies - ancient.data.set_aside.count(kind.id))
    ]
    dice.shuffle(CUP, cup)
    mythos, boxed = mythos_deck(box, ancient, agreed, dice)
    alone = players == 1 and agreed.solo
    decks = Piles(
        mythos=mythos,
        gates=list(box.data.gates),
        clues=[space.id for space in box.data.spaces],
        mysteries=[mystery for mystery in box.mysteries.values() if mystery.data.ancient_one == ancient.id],
        cards={
            section: [card for card in cards if not (alone and TEAMWORK in card.kind.traits)]
            for section, cards in box.cards.items()
        },
        encounters={name: list(cards) for name, cards in encounters_with(ancient, box).items()},
    )
    dice.shuffle(GATES, decks.gates)
    dice.shuffle(CLUES, decks.clues)
    dice.shuffle(MYTHOS_DECK, decks.mysteries)
    for deck in decks.cards.values():
        dice.shuffle(CARDS, deck)
    for pile in decks.encounters.values():
        dice.shuffle(ENCOUNTERS, pile)

    return Board(
        dice=dice,
        log=opening.log,
        rules=opening.rules,
        box=box,
        agreed=agreed,
        reference=reference_card(box, players, agreed.variant),
        ancient=ancient,
        side=ancient.front,
        investigators=[None] * players,
        eliminated=[False] * players,
        unused=list(box.investigators.values()),
        bodies=[],
        lead=lead,
        turn=NOBODY,
        active=NOBODY,
        round=0,
        phase=0,
        awake=False,
        doom=ancient.data.doom,
        omen=0,
        omen_tokens=0,
        sheet_tokens=0,
        sheet_sanity=0,
        sheet_gates=[],
        mystery=None,
        solved=[],
        final=False,
        final_solved=False,
        ongoing=[],
        gates=[],
        clues={},
        monsters={},
        next_number=0,
        tokens={},
        cup=cup,
        aside=aside,
        reserve=[],
        decks=decks,
        discards=Piles.empty(decks),
        boxed=boxed,
        removed=[],
        frames=[],
        trials=[],
        losses=[],
        fights=[],
        used=set(),
        aids=(),
        turned=(),
        backs=tuple(box.backs),
        known=frozenset(),
        known_gates={},
        far_clue="",
        far_aids=(),
        ignore_monsters=False,
        skip_encounter=False,
        reached=None if opening.log is None else set(),
    )


@lru_cache(maxsize=64)
def encounters_with(ancient: AncientOne, box: Box) -> dict[str, tuple[EncounterCard, ...]]:
    """The encounter decks of a game with this Ancient One, unshuffled."""
    return {
        name: tuple(card for card in cards if belongs(card, ancient, box)) for name, cards in box.encounters.items()
    }


def belongs(card: EncounterCard, ancient: AncientOne, box: Box) -> bool:
    """Whether an encounter card is for the game with this Ancient One."""
    if isinstance(card.data, ResearchCard):
        return card.data.ancient_one == ancient.id
    return card.data not in box.data.encounters.special or card.world in special_worlds(ancient, box)


def special_worlds(ancient: AncientOne, box: Box) -> set[str]:
    """The Special Encounters that the sheet or its Mysteries lead to."""
    mysteries = [mystery for mystery in box.mysteries.values() if mystery.data.ancient_one == ancient.id]
    return {
        power.ability.special
        for able in (ancient.front, ancient.back, *mysteries)
        for power in able.get(Encounter)
        if power.ability.special
    }


def reference_card(box: Box, players: int, variant: bool) -> Reference:
    cards = [card for card in box.data.references if card.players == players]
    return next(card for card in cards if bool(card.variant) is variant)


def mythos_deck(box: Box, ancient: AncientOne, agreed: Agreements, dice: Dice) -> tuple[list[Mythos], list[Mythos]]:
    """8. Stage I on stage II on stage III, each of random cards of the colours asked for; and what stays in the box."""
    left = list(box.mythos.values())
    dice.shuffle(MYTHOS_DECK, left)
    stages = []
    for wanted, allowed in zip(ancient.data.mythos, DIFFICULTIES[agreed.difficulty], strict=True):
        stage = take_stage(left, wanted, allowed)
        dice.shuffle(MYTHOS_DECK, stage)
        stages.append(stage)
    return [card for stage in reversed(stages) for card in stage], left


def take_stage(left: list[Mythos], wanted: Cards, allowed: tuple[str, ...]) -> list[Mythos]:
    stage = []
    for color in ("green", "yellow", "blue"):
        fitting = [card for card in left if card.data.color == color and card.data.difficulty in allowed]
        stage += fitting[: getattr(wanted, color)]
    for card in stage:
        left.remove(card)
    return stage


def set_up(box: Box, opening: Opening[Agreements]) -> Board:
    """A new game, played on to its first decision."""
    state = lay_out(box, opening)
    begin(state)
    state.run()
    return state


def begin(state: Board) -> None:
    """What is done once everything is laid out, up to the first round."""
    state.tell(events.AncientOneChosen(state.ancient.id))
    state.agenda.append((begin_round, ()))
    state.agenda.append((prepare_board, ()))
    state.agenda.append((ancient_one_set_up, ()))
    seat_everybody(state)


def seat_everybody(state: Board) -> None:
    for seat in reversed(state.order()):
        state.agenda.append((seat_investigator, (seat,)))


def ancient_one_set_up(state: Board) -> None:
    resolve(state, state.ancient.set_up, Frame(LEAD, state.ancient.id))


def prepare_board(state: Board) -> None:
    """9. The reserve, gates, the Active Expedition, Clues and the first Mystery, in this order."""
    agenda = state.agenda
    if state.agreed.starting_rumor:
        agenda.append((starting_rumor, ()))
    agenda.append((draw_mystery, ()))
    agenda.append((first_clues, ()))
    spawn_gates(state, state.reference.gates)
    fill_reserve(state)


def first_clues(state: Board) -> None:
    spawn_clues(state, state.reference.clues)


def starting_rumor(state: Board) -> None:
    """A rumor from the box: its token and what happens when it comes, but not its Clues."""
    rumors = [card for card in state.boxed if card.rumor]
    if rumors:
        card = state.dice.pick(MYTHOS_DECK, rumors)
        state.boxed.remove(card)
        state.tell(events.MythosDrawn(card.id))
        enter_play(state, card)


def seat_investigator(state: Board, seat: int) -> None:
    """3. As agreed: by name, by chance or by choice."""
    agreed = state.agreed.investigators
    if isinstance(agreed, tuple):
        take_seat(state, seat, state.box.investigators[agreed[seat]])
    elif agreed == "random":
        take_seat(state, seat, state.dice.pick(SETUP, state.unused))
    else:
        choose_investigator(state, seat)
