"""What a viewer may know, built from nothing but what they may know.

This is a game of allies: almost everything lies open. Hidden are the order of decks, stacks and pools, the Mythos
cards to come, and the backs of Spells and Conditions, except those that somebody has seen.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from gaslamp.core.dice import Dice
from gaslamp.eldritch.amounts import amount, expedition
from gaslamp.eldritch.box import Card, Kind, Mythos
from gaslamp.eldritch.cards import SKILLS
from gaslamp.eldritch.frames import LEAD, Frame
from gaslamp.eldritch.options import DIFFICULTIES
from gaslamp.eldritch.pieces import Body, InPlay, Investigator
from gaslamp.eldritch.skilltests import breakdown, odds, pool
from gaslamp.eldritch.state import CARDS, CLUES, CUP, DICE, ENCOUNTERS, GATES, MYTHOS_DECK, PHASES, PURPOSES, Board


def view(state: Board, seat: int | None) -> dict[str, Any]:
    """The board as seen from a seat; None is a spectator."""
    outcome, pending = state.outcome, state.pending
    own = next((decision for decision in pending if decision.seat == seat), None)
    return {
        "game": "eldritch",
        "seat": seat,
        "round": state.round,
        "phase": "over" if outcome else PHASES[state.phase],
        "over": outcome is not None,
        "lead": state.lead,
        "active": state.active if state.active >= 0 else None,
        "ancient_one": state.ancient.id,
        "awake": state.awake,
        "doom": state.doom,
        "omen": state.omen,
        "omen_color": state.omen_color,
        "omen_tokens": state.omen_tokens,
        "mystery": None if state.mystery is None else mystery_view(state, state.mystery),
        "solved": [mystery.id for mystery in state.solved],
        "needed": state.ancient.data.mysteries,
        "final": state.final,
        "sheet": {
            "tokens": state.sheet_tokens,
            "sanity": state.sheet_sanity,
            "gates": [gate.space for gate in state.sheet_gates],
        },
        "reference": {name: getattr(state.reference, name) for name in ("players", "gates", "clues", "surge")},
        "investigators": [
            investigator_view(state, number, investigator, seat)
            for number, investigator in enumerate(state.investigators)
        ],
        "bodies": [body_view(state, body, seat) for body in state.bodies],
        "unused": [sheet.id for sheet in state.unused],
        "gates": [{"space": gate.space, "omen": gate.omen} for gate in state.gates],
        "monsters": [
            {
                "id": monster.kind.id,
                "number": monster.number,
                "space": monster.space,
                "damage": monster.damage,
                "toughness": state.toughness(monster),
                "epic": monster.kind.epic,
            }
            for monster in state.on_board()
        ],
        "clues": list(state.clues.values()),
        "tokens": dict(state.tokens),
        "ongoing": [ongoing_view(state, card) for card in state.ongoing],
        "expedition": expedition(state) or None,
        "reserve": [card.kind.id for card in state.reserve],
        "aside": [kind.id for kind in state.aside],
        "decks": {**{name: len(deck) for name, deck in state.decks.items()}, "cup": len(state.cup)},
        "discards": {name: [name_of(card) for card in pile] for name, pile in state.discards.items()},
        "known_gates": list(state.known_gates.get(-1 if seat is None else seat, ())),
        "test": trial_view(state),
        "waiting_for": [decision.seat for decision in pending],
        "decision": None
        if own is None
        else {
            "kind": own.kind,
            "options": [option.id for option in own.options],
            "blocked": [option.id for option in own.blocked],
        },
        "outcome": None
        if outcome is None
        else {"winners": list(outcome.winners), "scores": list(outcome.scores), "reason": outcome.reason.key},
    }


def name_of(card: Any) -> str:
    if isinstance(card, str):
        return card
    if isinstance(card, Card):
        return card.kind.id
    return str(getattr(card, "id", "") or card.space)


def knows_back(state: Board, card: Card, seat: int | None) -> bool:
    return (-1, card.number) in state.known or (seat is not None and (seat, card.number) in state.known)


def card_view(state: Board, card: Card, seat: int | None) -> dict[str, Any]:
    shown: dict[str, Any] = {"id": card.kind.id, "kind": card.kind.sort}
    if card.kind.backs and knows_back(state, card, seat):
        shown["back"] = state.backs[card.number] + 1
    if card in state.turned:
        shown["turned"] = True
    return shown


def investigator_view(state: Board, number: int, you: Investigator | None, seat: int | None) -> dict[str, Any]:
    if you is None:
        return {"seat": number, "id": None, "eliminated": state.eliminated[number]}
    return {
        "seat": number,
        "id": you.sheet.id,
        "eliminated": False,
        "space": you.space,
        "health": you.health,
        "max_health": you.sheet.data.health,
        "sanity": you.sanity,
        "max_sanity": you.sheet.data.sanity,
        "clues": len(you.clues),
        "tickets": {"train": you.trains, "ship": you.ships},
        "possessions": [card_view(state, card, seat) for card in you.cards],
        "conditions": [card_view(state, card, seat) for card in you.conditions],
        "improvements": {skill: n for skill, n in zip(SKILLS, you.improvements, strict=True) if n},
        "skills": {skill: base + n for skill, base, n in zip(SKILLS, you.sheet.skills, you.improvements, strict=True)},
        "delayed": you.delayed,
        "actions_left": you.actions,
        "actions": sorted(
            key[1] for key in state.used if isinstance(key, tuple) and key[0] == number and len(key) == 2
        ),
    }


def body_view(state: Board, body: Body, seat: int | None) -> dict[str, Any]:
    return {
        "id": body.sheet.id,
        "space": body.space,
        "by": body.by,
        "possessions": [card_view(state, card, seat) for card in body.cards],
        "clues": len(body.clues),
        "tickets": {"train": body.trains, "ship": body.ships},
    }


def mystery_view(state: Board, card: InPlay) -> dict[str, Any]:
    frame = Frame(LEAD, card.card.id, in_play=card.card.id)
    solved_by = card.card.solved_by
    assert solved_by is not None
    needs = {
        name: amount(state, getattr(solved_by, name), frame)
        for name in ("tokens", "clues", "gates", "toughness")
        if getattr(solved_by, name)
    }
    return {
        "id": card.card.id,
        "tokens": card.tokens,
        "clues": len(card.clues),
        "gates": len(card.gates),
        "toughness": sum(state.toughness_of(kind) for kind in card.monsters),
        "needs": needs,
        "epic": solved_by.epic,
        "slain": card.slain,
    }


def ongoing_view(state: Board, card: InPlay) -> dict[str, Any]:
    return {
        "id": card.card.id,
        "kind": card.card.data.kind,
        "space": card.space,
        "tokens": card.tokens,
        "wounds": card.wounds,
        "toughness": sum(state.toughness_of(kind) for kind in card.monsters),
    }


def trial_view(state: Board) -> dict[str, Any] | None:
    """The test being made: its pool, where the dice come from, and the odds."""
    if not state.trials:
        return None
    trial = state.trials[-1]
    you = state.investigators[trial.seat]
    assert you is not None
    dice = pool(state, you, trial)
    return {
        "seat": trial.seat,
        "skill": SKILLS[trial.skill],
        "dice": dice,
        **breakdown(state, you, trial),
        "aim": trial.aim,
        "need": trial.goal,
        "odds": odds(state, you, trial, dice),
        "faces": list(trial.faces),
    }


# -- dealing anew what a viewer cannot see -----------------------------------------------------------------------


def reshuffle(state: Board, seat: int | None, seed: int) -> Board:
    """A position that looks the same to this viewer, with what they cannot see dealt anew."""
    twin = state.copy()
    dice = Dice.seeded(seed, PURPOSES)
    for name in ("assets", "artifacts"):
        dice.shuffle(CARDS, twin.decks[name])
    for name in ("america", "europe", "asia_australia", "general", "research", "other_world", "special"):
        dice.shuffle(ENCOUNTERS, twin.decks[name])
    reshuffle_expeditions(twin, dice)
    dice.shuffle(CLUES, twin.decks["clues"])
    dice.shuffle(MYTHOS_DECK, twin.decks["mysteries"])
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
    deck = twin.decks["expedition"]
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
    stack = twin.decks["gates"]
    known = set(twin.known_gates.get(-1 if seat is None else seat, ()))
    if twin.question is not None:
        for decision in twin.question.decisions:
            if decision.kind == "gate_on_top":
                known |= {option.id for option in decision.options}
    loose = [gate for gate in stack if gate.space not in known]
    dice.shuffle(GATES, loose)
    twin.decks["gates"] = [gate if gate.space in known else loose.pop() for gate in stack]


def reshuffle_mythos(twin: Board, dice: Dice) -> None:
    """Of the deck one knows how many cards of each colour every stage still has."""
    deck: list[Mythos] = twin.decks["mythos"]
    unseen = [*deck, *twin.boxed]
    dice.shuffle(MYTHOS_DECK, unseen)
    sizes = [stage.green + stage.yellow + stage.blue for stage in twin.ancient.data.mythos]
    new: list[Mythos] = []
    start = 0
    stages = list(zip(sizes, DIFFICULTIES[twin.options.difficulty], strict=True))
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
    twin.decks["mythos"], twin.boxed = new, unseen


def swap_backs(twin: Board, seat: int | None, dice: Dice) -> None:
    """Spells and Conditions whose backs this viewer does not know may have any that they know of no other."""
    loose: dict[Kind, list[Card]] = {}
    for section in ("spells", "conditions"):
        for card in twin.box.cards[section]:
            if not knows_back(twin, card, seat):
                loose.setdefault(card.kind, []).append(card)
        dice.shuffle(CARDS, twin.decks[section])
    backs = list(twin.backs)
    for cards in loose.values():
        dealt = [backs[card.number] for card in cards]
        dice.shuffle(CARDS, dealt)
        for card, back in zip(cards, dealt, strict=True):
            backs[card.number] = back
    twin.backs = tuple(backs)
