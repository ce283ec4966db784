"""What a text counts, asks for and may be about, as things stand."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

from gaslamp.core.language import check_complete
from gaslamp.eldritch.box import checks
from gaslamp.eldritch.box import effects as do
from gaslamp.eldritch.box.abilities import Reckoning
from gaslamp.eldritch.box.box import Card
from gaslamp.eldritch.box.terms import Amount
from gaslamp.eldritch.table.frames import Frame
from gaslamp.eldritch.table.pieces import Investigator, Monster
from gaslamp.eldritch.table.state import Board


def half(number: int) -> int:
    """Half of it, rounded up."""
    return (number + 1) // 2


def amount(state: Board, value: Amount, frame: Frame) -> int:
    """A number, or what a measure comes to now."""
    return value if isinstance(value, int) else MEASURES[value](state, frame)


def own(count: Callable[[Investigator], int]) -> Callable[[Board, Frame], int]:
    def measure(state: Board, frame: Frame) -> int:
        you = state.you(frame)
        return 0 if you is None else count(you)

    return measure


def matching_gates(state: Board) -> int:
    return sum(gate.omen == state.omen_color for gate in state.gates)


def tokens_here(state: Board, frame: Frame) -> int:
    card = state.find_in_play(frame.in_play)
    return 0 if card is None else card.tokens


def wounds_here(state: Board, frame: Frame) -> int:
    card = state.find_in_play(frame.in_play)
    return 0 if card is None else card.wounds


def with_trait(cards: list[Card], trait: str) -> int:
    return sum(trait in card.kind.traits for card in cards)


MEASURES: dict[str, Callable[[Board, Frame], int]] = {
    "players": lambda state, frame: state.reference.players,
    "half_players": lambda state, frame: half(state.reference.players),
    "twice_players": lambda state, frame: 2 * state.reference.players,
    "players_less_wounds": lambda state, frame: max(0, state.reference.players - wounds_here(state, frame)),
    "result": lambda state, frame: frame.result,
    "lost": lambda state, frame: frame.lost,
    "gates": lambda state, frame: len(state.gates),
    "half_gates": lambda state, frame: half(len(state.gates)),
    "matching_gates": lambda state, frame: matching_gates(state),
    "gates_discarded": lambda state, frame: frame.gates_discarded,
    "rumors": lambda state, frame: sum(card.card.rumor for card in state.ongoing),  # type: ignore[union-attr]
    "cultists": lambda state, frame: sum(monster.kind.fighter is None for monster in state.on_board()),
    "clues": own(lambda you: len(you.clues)),
    "items": own(lambda you: with_trait(you.cards, "item")),
    "spells": own(lambda you: sum(card.kind.sort == "spell" for card in you.cards)),
    "injuries": own(lambda you: with_trait(you.conditions, "injury")),
    "madnesses": own(lambda you: with_trait(you.conditions, "madness")),
    "deals": own(lambda you: with_trait(you.conditions, "deal")),
    "tokens": tokens_here,
    "wounds": wounds_here,
    "sheet_sanity": lambda state, frame: state.sheet_sanity,
    "toughness": lambda state, frame: frame.toughness,
    "value": lambda state, frame: frame.value,
    "all": lambda state, frame: 99,
    "any": lambda state, frame: 99,
}


def matching_cards(you: Investigator, kind: str, trait: str = "", names: tuple[str, ...] = ()) -> list[Card]:
    """The cards of an investigator that a text may mean."""
    if kind == "condition":
        cards = you.conditions
    elif kind == "possession":
        cards = you.cards
    else:
        cards = [card for card in you.cards if card.kind.sort == kind]
    return [card for card in cards if (not trait or trait in card.kind.traits) and (not names or card.kind.id in names)]


def holds(state: Board, check: checks.Check, frame: Frame) -> bool:
    """Whether a check is met, now and for this text."""
    return CHECKS[type(check)](state, check, frame) is not check.unless


def has(state: Board, check: checks.Has, frame: Frame) -> bool:
    you = state.you(frame)
    if you is None:
        return False
    if check.kind == "clue":
        return bool(you.clues)
    return bool(matching_cards(you, check.kind, check.trait, (check.name,) if check.name else ()))


def on_space(state: Board, check: checks.OnSpace, frame: Frame) -> bool:
    you = state.you(frame)
    return you is not None and state.box.spaces[you.space].type == check.type


def at_gate(state: Board, check: checks.AtGate, frame: Frame) -> bool:
    you = state.you(frame)
    return you is not None and state.gate_at(you.space) is not None


def near_expedition(state: Board, check: checks.NearExpedition, frame: Frame) -> bool:
    you, space = state.you(frame), expedition(state)
    return you is not None and bool(space) and state.box.distance[space][you.space] <= 1


def somebody_on_it(state: Board, check: checks.SomebodyOnIt, frame: Frame) -> bool:
    monster = state.monsters.get(frame.monster)
    return monster is not None and bool(state.here(monster.space))


def monsters(state: Board, check: checks.Monsters, frame: Frame) -> bool:
    space = "" if not check.at else fixed_place(state, check.at, frame)
    found = [
        monster
        for monster in state.on_board()
        if (not check.at or monster.space == space) and (not check.name or monster.kind.id == check.name)
    ]
    return len(found) >= check.at_least


def fixed_place(state: Board, place: str, frame: Frame) -> str:
    """A place that needs no choice; empty if there is none."""
    you = state.you(frame)
    if place == "here":
        return you.space if you is not None else ""
    if place == "its_space":
        monster = state.monsters.get(frame.monster)
        return monster.space if monster is not None else ""
    if place == "expedition":
        return expedition(state)
    if place == "ancient_one":
        return next((m.space for m in state.on_board() if m.kind.id == state.ancient.id), "")
    return place


def expedition(state: Board) -> str:
    """Where the Active Expedition is: the place of the next card."""
    deck = state.decks.encounters["expedition"]
    return deck[-1].world if deck else ""


def reckoning_in_play(state: Board, check: checks.ReckoningInPlay, frame: Frame) -> bool:
    if check.of == "mythos":
        return any(card.card.get(Reckoning) for card in state.ongoing)
    return any(state.monster_powers(monster, Reckoning) for monster in state.on_board())


CHECKS: dict[type[checks.Check], Callable[..., bool]] = {
    checks.OnSpace: on_space,
    checks.AtGate: at_gate,
    checks.NearExpedition: near_expedition,
    checks.SomebodyOnIt: somebody_on_it,
    checks.Has: has,
    checks.RumorInPlay: lambda state, check, frame: MEASURES["rumors"](state, frame) > 0,
    checks.Monsters: monsters,
    checks.MysteriesSolved: lambda state, check, frame: len(state.solved) >= check.at_least,
    checks.GateMatches: lambda state, check, frame: matching_gates(state) > 0,
    checks.GateDiscarded: lambda state, check, frame: (
        frame.gates_discarded > 0 and frame.gate_matched is check.matching
    ),
    checks.GatesOnSheet: lambda state, check, frame: len(state.sheet_gates) >= check.at_least,
    checks.ReckoningInPlay: reckoning_in_play,
    checks.ExpeditionsGone: lambda state, check, frame: not state.decks.encounters["expedition"],
    checks.NoTokens: lambda state, check, frame: tokens_here(state, frame) == 0,
    checks.NoFours: lambda state, check, frame: 4 not in frame.dice,
    checks.LostSanity: lambda state, check, frame: frame.lost_sanity,
    checks.Spawned: lambda state, check, frame: frame.spawned,
    checks.Defeated: lambda state, check, frame: frame.slain,
    checks.EveryoneEliminated: lambda state, check, frame: all(state.eliminated),
}
check_complete("no function in CHECKS for", get_args(checks.AnyCheck), CHECKS)


# -- what a text may be about -----------------------------------------------------------------------------------


def monsters_meant(state: Board, which: str, frame: Frame, names: tuple[str, ...] = ()) -> list[Monster]:
    """The monsters among which ``which`` chooses, or all that it means."""
    you = state.you(frame)
    if which in ("this", "that"):
        found = state.monsters.get(frame.monster if which == "this" else frame.that)
        monsters = [] if found is None else [found]
    elif which in ("one_here", "each_here", "each_other_here"):
        monsters = [] if you is None else state.monsters_at(you.space)
        if which == "each_other_here":
            monsters = [monster for monster in monsters if monster.number != frame.that]
    elif which == "one_at_a_gate":
        gates = {gate.space for gate in state.gates}
        monsters = [monster for monster in state.on_board() if monster.space in gates]
    else:
        monsters = state.on_board()
    return [monster for monster in monsters if not names or monster.kind.id in names]


def open_assets(state: Board, effect: do.GainAsset, most: int) -> list[Card]:
    """The Assets in sight that an effect lets one choose from."""
    cards = list(state.reserve)
    if effect.source == "reserve_or_discard":
        cards += state.discards.cards["assets"]
    return [
        card
        for card in cards
        if card.kind.value <= most and (not effect.traits or not card.kind.traits.isdisjoint(effect.traits))
    ]
