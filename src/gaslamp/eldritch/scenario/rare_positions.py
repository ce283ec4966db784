"""Positions from the middle and the end of games, where chance alone seldom leads."""

from __future__ import annotations

from random import Random
from typing import Any

from gaslamp.eldritch.box.abilities import Encounter
from gaslamp.eldritch.box.box import AncientOne, Box
from gaslamp.eldritch.box.components import ResearchCard
from gaslamp.eldritch.box.effects import SpawnEpic
from gaslamp.eldritch.box.texts import all_in
from gaslamp.eldritch.rules.setup import special_worlds


def rare_position(box: Box, players: int, draw: Random, wanted: str = "") -> dict[str, Any]:
    """A position as in a scenario file: people well equipped and where something is to be done.

    With the path of a wanted effect, its component is the next to be drawn, or in play.
    """
    aim = Aim(box, wanted, draw)
    ancient = aim.ancient
    mysteries = [mystery for mystery in box.mysteries.values() if mystery.data.ancient_one == ancient.id]
    draw.shuffle(mysteries)
    mysteries.sort(key=lambda mystery: mystery.id == aim.name)
    awake = ancient.data.final is not None and draw.random() < 0.5
    solved = ancient.data.mysteries - draw.choice((0, 0, 1) if awake else (1, 2, 3))
    rumors = draw.sample(
        [card for card in box.mythos.values() if card.rumor and card.id != aim.name], draw.randint(0, 2)
    )
    expedition = aim.expedition or draw.choice(box.encounters["expedition"]).world
    gates = draw.sample(list(box.gates), draw.randint(1, 4))
    clues = aim.clues or draw.sample(list(box.spaces), draw.randint(1, 4))
    position: dict[str, Any] = {
        "ancient_one": ancient.id,
        "lead": draw.randrange(players),
        "doom": 0 if awake else draw.randint(1, ancient.data.doom),
        "awake": awake,
        "omen": draw.randrange(len(box.data.omens)),
        "round": draw.randint(1, 12),
        "phase": aim.phase or draw.choice(("action", "encounter", "encounter", "mythos")),
        "gates": gates,
        "clues": clues,
        "expedition": expedition,
        "rumors": [card.id for card in rumors],
        "solved": [mystery.id for mystery in mysteries[:solved]],
        "decks": aim.decks,
    }
    places = [*gates, *clues, expedition, *(card.data.space for card in rumors if card.data.space)]
    if solved < ancient.data.mysteries:
        mystery = mysteries[-1] if mysteries[-1].id == aim.name else mysteries[solved]
        position["mystery"] = {"id": mystery.id, "tokens": draw.randint(0, 4)}
        position["tokens"] = {draw.choice(list(box.spaces)): 1 for _ in range(2)}
        places += [*position["tokens"], *(power.ability.at for power in mystery.get(Encounter))]
    position["monsters"] = epic_monsters(box, ancient, position, awake)
    places += [monster["space"] for monster in position["monsters"]]
    position["investigators"] = people(box, players, aim.places or [p for p in places if p in box.spaces], draw)
    return position


class Aim:
    """What a position must have for a wanted effect to come up soon."""

    def __init__(self, box: Box, wanted: str, draw: Random) -> None:
        self.name, _, rest = wanted.partition("/")
        self.ancient = draw.choice(list(box.ancient_ones.values()))
        self.phase = self.expedition = ""
        self.decks: dict[str, list[str]] = {}
        self.clues: list[str] = []
        self.places: list[str] = []
        if self.name in box.mythos:
            self.phase, self.decks = "mythos", {"mythos": [self.name]}
        elif self.name in box.mysteries:
            self.ancient = box.ancient_ones[box.mysteries[self.name].data.ancient_one]
        elif self.name in box.encounter_cards:
            self.encounter(box, rest.partition("/")[0])

    def encounter(self, box: Box, section: str) -> None:
        """The card on top of its deck, and everybody where it is drawn."""
        deck = next(name for name, cards in box.encounters.items() if box.encounter_cards[self.name] in cards)
        card = box.encounter_cards[self.name]
        self.phase, self.decks = "encounter", {deck: [self.name]}
        if deck == "expedition":
            self.expedition = card.world
            self.places = [card.world]
        elif deck in ("general", "research"):
            self.places = list(box.of_type[section])
        elif section in box.spaces:
            self.places = [section]
        if deck == "research":
            assert isinstance(card.data, ResearchCard)
            self.ancient = box.ancient_ones[card.data.ancient_one]
            self.clues = self.places
        elif deck == "special":
            self.ancient = next(one for one in box.ancient_ones.values() if card.world in special_worlds(one, box))


def epic_monsters(box: Box, ancient: AncientOne, position: dict[str, Any], awake: bool) -> list[dict[str, Any]]:
    """Those that the cards in play, and the Ancient One itself, would have brought."""
    found: list[dict[str, Any]] = []
    if awake:
        solved = len(position["solved"]) >= ancient.data.mysteries
        texts = (*ancient.awakens, *ancient.begins) if solved else ancient.awakens
        spawned = [node.effect for node in all_in(texts) if isinstance(node.effect, SpawnEpic)]
        found += [{"id": epic.name, "space": epic.at} for epic in spawned]
    cards: list[Any] = [box.mythos[name] for name in position["rumors"]]
    if position.get("mystery"):
        cards.append(box.mysteries[position["mystery"]["id"]])
    for card in cards:
        if card.solved_by is not None and card.solved_by.epic:
            text = getattr(card, "enters", ()) or getattr(card, "text", ())
            spaces = [node.effect.at for node in text if getattr(node.effect, "name", "") == card.solved_by.epic]
            found.append({"id": card.solved_by.epic, "space": spaces[0], "damage": 1})
    return found


def people(box: Box, players: int, places: list[str], draw: Random) -> list[dict[str, Any]]:
    """Investigators with Clues, cards and troubles, most of them at the given places."""
    sheets = draw.sample(list(box.investigators.values()), players)
    singles = [kind for kind in box.kinds.values() if kind.sort in ("asset", "artifact")]
    loose = draw.sample([kind for kind in singles if players > 1 or "teamwork" not in kind.traits], 3 * players)
    spells = [kind for kind in box.kinds.values() if kind.sort == "spell"]
    conditions = [kind for kind in box.kinds.values() if kind.sort == "condition"]
    held: dict[str, int] = {}

    def copies(kinds: list[Any], number: int) -> list[str]:
        chosen = []
        for kind in draw.sample(kinds, number):
            if held.get(kind.id, 0) < len(kind.backs):
                held[kind.id] = held.get(kind.id, 0) + 1
                chosen.append(kind.id)
        return chosen

    return [
        {
            "id": sheet.id,
            "space": draw.choice(places if places and draw.random() < 0.8 else list(box.spaces)),
            "health": draw.randint(1, sheet.data.health),
            "sanity": draw.randint(1, sheet.data.sanity),
            "clues": draw.randint(0, min(3, 24 // players)),
            "tickets": {"train": draw.randint(0, 1), "ship": draw.randint(0, 1)},
            "possessions": [loose.pop().id for _ in range(draw.randint(0, 3))] + copies(spells, 2),
            "conditions": copies(conditions, draw.randint(0, 2)),
            "improvements": {skill: draw.randint(0, 2) for skill in box.skills},
        }
        for sheet in sheets
    ]
