"""Positions from the middle and the end of games, where chance alone seldom leads."""

from __future__ import annotations

from random import Random
from typing import Any

from gaslamp.eldritch.abilities import Encounter
from gaslamp.eldritch.box import NONE, AncientOne, Box


def anywhere(box: Box, players: int, draw: Random) -> dict[str, Any]:
    """A position as in a scenario file: people well equipped and where something is to be done."""
    ancient = draw.choice(list(box.ancient_ones.values()))
    mysteries = [mystery for mystery in box.mysteries.values() if mystery.data.ancient_one == ancient.id]
    draw.shuffle(mysteries)
    awake = ancient.data.final is not None and draw.random() < 0.5
    solved = ancient.data.mysteries - draw.choice((0, 0, 1) if awake else (1, 2, 3))
    rumors = draw.sample([card for card in box.mythos.values() if card.rumor], draw.randint(0, 2))
    expedition = draw.choice(box.encounters["expedition"]).world
    gates = draw.sample(list(box.gates), draw.randint(1, 4))
    clues = draw.sample(list(box.spaces), draw.randint(1, 4))
    places = [*gates, *clues, expedition, *(card.data.space for card in rumors if card.data.space)]
    position: dict[str, Any] = {
        "ancient_one": ancient.id,
        "lead": draw.randrange(players),
        "doom": 0 if awake else draw.randint(1, ancient.data.doom),
        "awake": awake,
        "omen": draw.randrange(len(box.data.omens)),
        "round": draw.randint(1, 12),
        "phase": draw.choice(("action", "encounter", "encounter", "mythos")),
        "gates": gates,
        "clues": clues,
        "expedition": expedition,
        "rumors": [card.id for card in rumors],
        "monsters": [],
        "solved": [mystery.id for mystery in mysteries[:solved]],
    }
    if solved < ancient.data.mysteries:
        position["mystery"] = {"id": mysteries[solved].id, "tokens": draw.randint(0, 4)}
        places += [power.ability.at for power in mysteries[solved].powers.get(Encounter, NONE)]
    monsters = epic_monsters(box, ancient, position, awake)
    position["monsters"] = monsters
    places += [monster["space"] for monster in monsters]
    wanted = [place for place in places if place in box.spaces]
    if position.get("mystery"):
        position["tokens"] = {draw.choice(list(box.spaces)): 1 for _ in range(2)}
        wanted += list(position["tokens"])
    position["investigators"] = people(box, players, wanted, draw)
    return position


def epic_monsters(box: Box, ancient: AncientOne, position: dict[str, Any], awake: bool) -> list[dict[str, Any]]:
    """Those that the cards in play, and the Ancient One itself, would have brought."""
    found: list[dict[str, Any]] = []
    final = ancient.data.final
    if awake and final is not None and final.solved_by.epic:
        home = {"cthulhu": "3"}.get(ancient.id, "the_heart_of_africa")
        if ancient.id != "cthulhu" or len(position["solved"]) >= ancient.data.mysteries:
            found.append({"id": final.solved_by.epic, "space": home})
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
