"""What a viewer may know, built from nothing but what they may know.

This is a game of allies: almost everything lies open. Hidden are the order of decks, stacks and pools, the Mythos
cards to come, and the backs of Spells and Conditions, except those that somebody has seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Literal

import msgspec

from gaslamp.core.dice import Dice
from gaslamp.core.view import View, head
from gaslamp.eldritch.box.abilities import OnOmen, SolvedBy
from gaslamp.eldritch.box.agreements import DIFFICULTIES
from gaslamp.eldritch.box.box import Card, CardKind, EncounterCard, MonsterKind, Mystery, Mythos, Sheet
from gaslamp.eldritch.box.components import ICONS, SKILLS, Gate
from gaslamp.eldritch.resolving.measures import amount, expedition
from gaslamp.eldritch.rules.dice_pools import breakdown, doubles_sixes, odds, pool, success_from, successes
from gaslamp.eldritch.table.frames import LEAD, Frame
from gaslamp.eldritch.table.pieces import Body, InPlay, Investigator, Monster
from gaslamp.eldritch.table.state import (
    CARDS,
    CLUES,
    CUP,
    DICE,
    ENCOUNTERS,
    GATES,
    MYTHOS_DECK,
    PHASES,
    PURPOSES,
    Board,
)


class CardView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card that somebody holds; its back only for whoever has seen it."""

    id: str
    kind: str  # ``asset``, ``artifact``, ``spell``, ``condition``
    back: int | None = None  # from 1, where there are several
    turned: bool = False  # a Condition that lies face down


class Tickets(msgspec.Struct, frozen=True):
    train: int
    ship: int


class InvestigatorView(msgspec.Struct, frozen=True, kw_only=True):
    """An investigator in play."""

    seat: int
    id: str  # of the investigator
    space: str
    health: int
    max_health: int
    sanity: int
    max_sanity: int
    clues: int
    tickets: Tickets
    possessions: list[CardView]
    conditions: list[CardView]
    improvements: dict[str, int]  # by skill, where there are any
    skills: dict[str, int]  # with improvements
    delayed: bool  # loses the next actions
    actions_left: int  # in this turn
    actions: list[str]  # already taken in this turn


class BodyView(msgspec.Struct, frozen=True, kw_only=True):
    """A defeated investigator who waits to be met."""

    id: str
    space: str
    by: str  # ``health`` or ``sanity``: what ran out
    possessions: list[CardView]
    clues: int
    tickets: Tickets


class GateView(msgspec.Struct, frozen=True):
    space: str
    omen: str  # ``green``, ``blue`` or ``red``


class MonsterView(msgspec.Struct, frozen=True):
    """A monster on the board; ``number`` is its own for the whole match."""

    id: str
    number: int
    space: str
    damage: int  # on it
    toughness: int  # at which it is defeated
    epic: bool


class MysteryView(msgspec.Struct, frozen=True, kw_only=True):
    """The active Mystery: what it ``needs`` to be solved, and what of that is there."""

    id: str
    tokens: int
    clues: int
    gates: int
    toughness: int  # of the monsters on it
    needs: dict[str, int]  # by the names of the four above
    epic: str  # the Epic Monster that must be defeated
    slain: bool  # that one is
    placed: list[str]  # where it has placed Eldritch tokens


class OngoingView(msgspec.Struct, frozen=True, kw_only=True):
    """A Mythos card that stays: an ongoing effect, or a rumor with its space; what it ``needs`` as of a Mystery."""

    id: str
    kind: str  # ``ongoing`` or ``rumor``
    space: str  # of a rumor, else empty
    tokens: int
    wounds: int  # Health tokens on it
    toughness: int  # of the monsters on it
    needs: dict[str, int]
    epic: str  # the Epic Monster that must be defeated
    placed: list[str]  # where it has placed Eldritch tokens


class OmenView(msgspec.Struct, frozen=True):
    """A space of the Omen track."""

    omen: str  # its colour
    tokens: int  # Eldritch tokens there
    doom: int  # so often Doom would advance if the Omen advanced to here


class SheetView(msgspec.Struct, frozen=True):
    """What lies on the Ancient One's sheet; once it is awake, what the Final Mystery ``needs``."""

    tokens: int
    sanity: int
    gates: list[str]
    needs: dict[str, int]
    epic: str  # the Epic Monster that must be defeated


class ReferenceView(msgspec.Struct, frozen=True):
    """The numbers of the Reference card."""

    players: int
    gates: int
    clues: int
    surge: int


class TestView(msgspec.Struct, frozen=True, kw_only=True):
    """The test being made: its pool, where the dice come from, and the odds."""

    seat: int
    skill: str  # which is tested
    dice: int  # in the pool
    base: int  # the skill as printed
    improved: int  # by how much
    modifier: str  # of the test with its sign, if there is one
    bonus: int  # the highest, which alone counts
    source: str  # of the bonus
    more: int  # additional dice
    helpers: list[str]  # the sources of more dice
    aim: str  # what the successes are for
    need: int  # so many successes
    odds: int  # in percent
    least: int  # the lowest face that is a success
    doubled: bool  # a 6 counts as two successes
    faces: list[int]  # rolled so far
    successes: int  # so far


class FightView(msgspec.Struct, frozen=True, kw_only=True):
    """The fight that is on: who, with which monster, and the monster's numbers as they are here."""

    seat: int
    monster: str
    number: int  # of the monster, for the whole match
    will: int | None  # to be added to Will; None where there is no such test
    horror: int
    strength: int | None  # to be added to Strength
    damage: int
    toughness: int
    hurt: int  # damage on the monster
    defeated: bool  # the monster is


class BoardView(View, frozen=True, kw_only=True):
    """The board as somebody sees it."""

    game: Literal["eldritch"]
    lead: int  # the seat that leads
    active: int | None  # whose turn it is
    ancient_one: str
    awake: bool  # the Ancient One is
    doom: int  # the marker; at 0 the Ancient One awakens
    doom_track: int  # the highest number on it
    omen: int  # the space of the track
    omen_color: str  # of that space
    omen_tokens: int  # Eldritch tokens on the track
    omens: list[OmenView]  # the track, clockwise
    mystery: MysteryView | None
    solved: list[str]  # Mysteries
    needed: int  # so many Mysteries
    final: bool  # the Final Mystery has begun
    sheet: SheetView  # the Ancient One's
    reference: ReferenceView
    investigators: list[InvestigatorView | None]  # by seat
    eliminated: list[bool]  # by seat: out of the game for good
    bodies: list[BodyView]  # defeated investigators
    unused: list[str]  # investigators whom nobody has played yet
    gates: list[GateView]
    monsters: list[MonsterView]
    clues: list[str]  # the spaces where one lies
    tokens: dict[str, int]  # Eldritch tokens, by space
    ongoing: list[OngoingView]  # Mythos cards in play
    expedition: str | None  # where the next one leads
    reserve: list[str]  # Assets to be had
    aside: list[str]  # monsters set aside
    decks: dict[str, int]  # how many are left in each
    stages: list[dict[str, int]]  # of the Mythos deck, the next to be drawn first: cards left, by colour
    discards: dict[str, list[str]]  # by deck
    known_gates: list[str]  # seen in the stack by this viewer, the bottom last
    test: TestView | None  # being made now
    fight: FightView | None  # that is on
    resolving: list[str]  # the components whose texts are, of encounters with the part; the innermost last
    element: str  # of the Mythos card: the icon that happens now, or its kind while its text does


def view(state: Board, seat: int | None, players: Sequence[str] = ()) -> BoardView:
    """The board as seen from a seat; None is a spectator."""
    reference = state.reference
    return BoardView(
        game="eldritch",
        **head(state, seat, players),
        round=state.round,
        phase="over" if state.outcome else PHASES[state.phase],
        lead=state.lead,
        active=state.turn if state.turn >= 0 else None,
        ancient_one=state.ancient.id,
        awake=state.awake,
        doom=state.doom,
        doom_track=state.box.data.doom_track,
        omen=state.omen,
        omen_color=state.omen_color,
        omen_tokens=state.omen_tokens,
        omens=[omen_view(state, color) for color in state.box.data.omens],
        mystery=None if state.mystery is None else mystery_view(state, state.mystery),
        solved=[mystery.id for mystery in state.solved],
        needed=state.ancient.data.mysteries,
        final=state.final,
        sheet=sheet_view(state),
        reference=ReferenceView(reference.players, reference.gates, reference.clues, reference.surge),
        investigators=[None if you is None else investigator_view(state, you, seat) for you in state.investigators],
        eliminated=state.eliminated.copy(),
        bodies=[body_view(state, body, seat) for body in state.bodies],
        unused=[sheet.id for sheet in state.unused],
        gates=[GateView(gate.space, gate.omen) for gate in state.gates],
        monsters=[
            MonsterView(
                monster.kind.id,
                monster.number,
                monster.space,
                monster.damage,
                state.toughness(monster),
                monster.kind.epic,
            )
            for monster in state.on_board()
        ],
        clues=list(state.clues.values()),
        tokens=dict(state.tokens),
        ongoing=[ongoing_view(state, card) for card in state.ongoing],
        expedition=expedition(state) or None,
        reserve=[card.kind.id for card in state.reserve],
        aside=[kind.id for kind in state.aside],
        decks={**{name: len(deck) for name, deck in state.decks.items()}, "cup": len(state.cup)},
        stages=[{color: sum(card.data.color == color for card in stage) for color in ICONS} for stage in stages(state)],
        discards={
            name: [name_of(card) for card in pile] for name, pile in state.discards.items() if name != "mysteries"
        },
        known_gates=list(state.known_gates.get(-1 if seat is None else seat, ())),
        test=trial_view(state),
        fight=fight_view(state),
        resolving=[f"{frame.source}/{frame.part}" if frame.part else frame.source for frame in state.frames],
        element=next((frame.element for frame in reversed(state.frames) if frame.element), ""),
    )


def name_of(thing: Card | EncounterCard | Mystery | Mythos | Sheet | Gate | MonsterKind | str) -> str:
    """By which id a position names what lies in a deck, a pile or a cup."""
    match thing:
        case str():
            return thing
        case Card():
            return thing.kind.id
        case Gate():
            return thing.space
    return thing.id


def knows_back(state: Board, card: Card, seat: int | None) -> bool:
    return (-1, card.number) in state.known or (seat is not None and (seat, card.number) in state.known)


def card_view(state: Board, card: Card, seat: int | None) -> CardView:
    seen = bool(card.kind.backs) and knows_back(state, card, seat)
    back = state.backs[card.number] + 1 if seen else None
    return CardView(card.kind.id, card.kind.sort, back, card in state.turned)


def investigator_view(state: Board, you: Investigator, seat: int | None) -> InvestigatorView:
    return InvestigatorView(
        seat=you.seat,
        id=you.sheet.id,
        space=you.space,
        health=you.health,
        max_health=you.sheet.data.health,
        sanity=you.sanity,
        max_sanity=you.sheet.data.sanity,
        clues=len(you.clues),
        tickets=Tickets(you.trains, you.ships),
        possessions=[card_view(state, card, seat) for card in you.cards],
        conditions=[card_view(state, card, seat) for card in you.conditions],
        improvements={skill: n for skill, n in zip(SKILLS, you.improvements, strict=True) if n},
        skills={skill: base + n for skill, base, n in zip(SKILLS, you.sheet.skills, you.improvements, strict=True)},
        delayed=you.delayed,
        actions_left=you.actions,
        actions=sorted(str(use.thing) for use in state.used if use.what == "action" and use.seat == you.seat),
    )


def body_view(state: Board, body: Body, seat: int | None) -> BodyView:
    return BodyView(
        id=body.sheet.id,
        space=body.space,
        by=body.by,
        possessions=[card_view(state, card, seat) for card in body.cards],
        clues=len(body.clues),
        tickets=Tickets(body.trains, body.ships),
    )


def mystery_view(state: Board, card: InPlay) -> MysteryView:
    solved_by = card.card.solved_by
    assert solved_by is not None
    return MysteryView(
        id=card.card.id,
        tokens=card.tokens,
        clues=len(card.clues),
        gates=len(card.gates),
        toughness=sum(state.toughness_of(kind) for kind in card.monsters),
        needs=needs(state, card.card.id, solved_by),
        epic=solved_by.epic,
        slain=card.slain,
        placed=card.placed.copy(),
    )


def ongoing_view(state: Board, card: InPlay) -> OngoingView:
    solved_by = card.card.solved_by
    return OngoingView(
        id=card.card.id,
        kind=card.kind,
        space=card.space,
        tokens=card.tokens,
        wounds=card.wounds,
        toughness=sum(state.toughness_of(kind) for kind in card.monsters),
        needs=needs(state, card.card.id, solved_by) if solved_by else {},
        epic=solved_by.epic if solved_by else "",
        placed=card.placed.copy(),
    )


def needs(state: Board, card: str, solved_by: SolvedBy) -> dict[str, int]:
    """What must lie on a card so that it is solved, and how much of it."""
    frame = Frame(LEAD, card, in_play=card)
    wanted = {name: getattr(solved_by, name) for name in ("tokens", "clues", "gates", "toughness")}
    return {name: amount(state, value, frame) for name, value in wanted.items() if value}


def sheet_view(state: Board) -> SheetView:
    final = state.ancient.data.final if state.awake else None
    return SheetView(
        state.sheet_tokens,
        state.sheet_sanity,
        [gate.space for gate in state.sheet_gates],
        needs(state, state.ancient.id, final.solved_by) if final else {},
        final.solved_by.epic if final else "",
    )


def omen_view(state: Board, color: str) -> OmenView:
    tokens = state.omen_tokens if any(power.ability.color == color for power in state.side.get(OnOmen)) else 0
    return OmenView(color, tokens, tokens + sum(gate.omen == color for gate in state.gates))


def stages(state: Board) -> list[list[Mythos]]:
    """The Mythos deck by its stages, the next to be drawn first; a scenario's deck may be longer."""
    deck, found = state.decks.mythos, []
    start = 0
    for stage in reversed(state.ancient.data.mythos):
        size = stage.green + stage.yellow + stage.blue
        found.append(deck[start : start + size])
        start += size
    found[-1] = found[-1] + deck[start:]
    return found[::-1]


def trial_view(state: Board) -> TestView | None:
    if not state.trials:
        return None
    trial = state.trials[-1]
    you = state.playing(trial.seat)
    dice = pool(state, you, trial)
    parts = breakdown(state, you, trial)
    return TestView(
        seat=trial.seat,
        skill=SKILLS[trial.skill],
        dice=dice,
        base=parts.base,
        improved=parts.improved,
        modifier="" if parts.modifier == "none" else parts.modifier,
        bonus=parts.bonus,
        source=parts.source,
        more=parts.more,
        helpers=list(parts.helpers),
        aim=trial.aim,
        need=trial.goal,
        odds=odds(state, you, trial, dice),
        least=success_from(state, you),
        doubled=doubles_sixes(state, you, trial),
        faces=list(trial.faces),
        successes=successes(state, you, trial),
    )


def fight_view(state: Board) -> FightView | None:
    if not state.fights:
        return None
    fight = state.fights[-1]
    monster = state.monsters.get(fight.monster)
    if monster is None:  # gone, but the fight is not over yet
        sources = [frame.source for frame in reversed(state.frames) if frame.monster == fight.monster]
        kinds = [state.box.monsters[source] for source in sources if source in state.box.monsters]
        if not kinds:
            return None
        monster = Monster(fight.monster, kinds[0], "")
    fighter, toughness = state.fighter(monster), state.toughness(monster)
    return FightView(
        seat=fight.seat,
        monster=monster.kind.id,
        number=fight.monster,
        will=fighter.will,
        horror=fighter.horror or 0,
        strength=fighter.strength,
        damage=fighter.damage or 0,
        toughness=toughness,
        hurt=toughness if fight.defeated else monster.damage,
        defeated=fight.defeated,
    )


# -- dealing anew what a viewer cannot see -----------------------------------------------------------------------


def reshuffle(state: Board, seat: int | None, seed: int) -> Board:
    """A position that looks the same to this viewer, with what they cannot see dealt anew."""
    twin = state.copy()
    dice = Dice.seeded(seed, PURPOSES)
    for name in ("assets", "artifacts"):
        dice.shuffle(CARDS, twin.decks.cards[name])
    for name in ("america", "europe", "asia_australia", "general", "research", "other_world", "special"):
        dice.shuffle(ENCOUNTERS, twin.decks.encounters[name])
    reshuffle_expeditions(twin, dice)
    dice.shuffle(CLUES, twin.decks.clues)
    dice.shuffle(MYTHOS_DECK, twin.decks.mysteries)
    dice.shuffle(CUP, twin.cup)
    reshuffle_gates(twin, seat, dice)
    reshuffle_mythos(twin, dice)
    swap_backs(twin, seat, dice)
    twin.dice.streams = dice.streams
    if twin.dice.script is not None:
        dice.shuffle(DICE, twin.dice.script)
    return twin


def reshuffle_expeditions(twin: Board, dice: Dice) -> None:
    """The back of the next card is known: where it leads; its face only while it is being resolved."""
    deck = twin.decks.encounters["expedition"]
    if not deck:
        return
    top = deck.pop()
    dice.shuffle(ENCOUNTERS, deck)
    if not any(frame.encounter is top for frame in twin.frames):
        alike = [index for index, card in enumerate(deck) if card.world == top.world]
        other = dice.pick(ENCOUNTERS, [-1, *alike])
        if other >= 0:
            top, deck[other] = deck[other], top
    deck.append(top)


def reshuffle_gates(twin: Board, seat: int | None, dice: Dice) -> None:
    """Who has looked at the stack knows its bottom and, as long as it lies there, its top."""
    stack = twin.decks.gates
    known = set(twin.known_gates.get(-1 if seat is None else seat, ()))
    if twin.question is not None:
        for decision in twin.question.decisions:
            if decision.kind == "gate_on_top":
                known |= {option.id for option in decision.options}
    loose = [gate for gate in stack if gate.space not in known]
    dice.shuffle(GATES, loose)
    twin.decks.gates = [gate if gate.space in known else loose.pop() for gate in stack]


def reshuffle_mythos(twin: Board, dice: Dice) -> None:
    """Of the deck one knows how many cards of each colour every stage still has."""
    deck = twin.decks.mythos
    unseen = [*deck, *twin.boxed]
    dice.shuffle(MYTHOS_DECK, unseen)
    sizes = [stage.green + stage.yellow + stage.blue for stage in twin.ancient.data.mythos]
    new: list[Mythos] = []
    start = 0
    stages = list(zip(sizes, DIFFICULTIES[twin.agreed.difficulty], strict=True))
    for size, allowed in reversed(stages):
        stage = deck[start : start + size]
        start += size
        drawn = []
        for color, count in Counter(card.data.color for card in stage).items():
            fitting = [card for card in unseen if card.data.color == color and card.data.difficulty in allowed]
            drawn += fitting[:count] if len(fitting) >= count else [c for c in stage if c.data.color == color]
            unseen = [card for card in unseen if card not in drawn]
        dice.shuffle(MYTHOS_DECK, drawn)
        new += drawn
    if start < len(deck):  # a scenario's deck may be longer
        new += deck[start:]
        unseen = [card for card in unseen if card not in new]
    twin.decks.mythos, twin.boxed = new, unseen


def swap_backs(twin: Board, seat: int | None, dice: Dice) -> None:
    """Spells and Conditions whose backs this viewer does not know may have any that they know of no other."""
    loose: dict[CardKind, list[Card]] = {}
    for section in ("spells", "conditions"):
        for card in twin.box.cards[section]:
            if not knows_back(twin, card, seat):
                loose.setdefault(card.kind, []).append(card)
        dice.shuffle(CARDS, twin.decks.cards[section])
    backs = list(twin.backs)
    for cards in loose.values():
        dealt = [backs[card.number] for card in cards]
        dice.shuffle(CARDS, dealt)
        for card, back in zip(cards, dealt, strict=True):
            backs[card.number] = back
    twin.backs = tuple(backs)
