"""A crowded world: eight investigators, nine gates, thirty monsters, and one of everything else."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from gaslamp import Match
from gaslamp.bots import Chair, let_choose, make_bot
from gaslamp.core.scenario import Scenario, begin

PLAYERS = ("Ana", "Bruno", "Carla", "Davide", "Elena", "Farid", "Gina", "Hugo")
GATES = ("arkham", "buenos_aires", "istanbul", "london", "rome", "san_francisco", "shanghai", "sydney", "tokyo")
MONSTERS = (
    "byakhee", "colour_out_of_space", "cthonian", "cultist", "cultist", "dark_young", "deep_one", "elder_thing",
    "ghost", "ghoul", "goat_spawn", "gug", "hound_of_tindalos", "lloigor", "maniac", "mi_go", "mummy", "nightgaunt",
    "riot", "serpent_people", "shoggoth", "skeleton", "star_spawn", "vampire", "warlock", "witch", "wraith", "zombie",
)  # fmt: skip
HURT = ("dark_young", "gug", "star_spawn", "shoggoth")
EPIC = {"wind_walker": "rome", "zombie_horde": "the_amazon"}

POSITION: dict[str, Any] = {
    "ancient_one": "azathoth",
    "investigators": [
        {"id": "lily_chen", "space": "rome", "tickets": {"train": 1, "ship": 1}},
        {"id": "silas_marsh", "space": "rome"},
        {"id": "akachi_onyele", "space": "rome"},
        {"id": "diana_stanley", "space": "rome"},
        {"id": "jim_culver", "space": "rome"},
        {"id": "norman_withers", "space": "arkham"},
        {"id": "leo_anderson", "space": "the_amazon"},
        {"id": "trish_scarborough", "space": "17"},
    ],
    "gates": list(GATES),
    "monsters": [
        *({"id": name, "space": space} for name, space in EPIC.items()),
        # a heap in Rome, the others around the world
        *(
            {"id": name, "space": "rome" if index < 6 else GATES[index % len(GATES)], "damage": int(name in HURT)}
            for index, name in enumerate(MONSTERS)
        ),
    ],
    "bodies": [{"id": "mark_harrigan", "space": "rome"}, {"id": "lola_hayes", "space": "london"}],
    "clues": [{"token": "rome", "space": "rome"}, "10", "16", "21"],
    "tokens": {"rome": 2, "11": 1},
    "rumors": ["lost_knowledge", "growing_madness"],
    "expedition": "the_pyramids",
}


def crowded(me: int | None = 0) -> dict[str, Any]:
    """The crowded world as a seat sees it; one of the rumors is told in Rome too."""
    view = begin(Scenario("eldritch", players=list(PLAYERS), position=POSITION)).view(me)
    view["ongoing"][0]["space"] = "rome"
    return view


def acting(players: tuple[str, ...] = PLAYERS[:4], seed: int = 5) -> Match:
    """A match of bots up to the first action of its first seat."""
    match = Match.start("eldritch", players=players, seed=seed)
    bots = [make_bot("greedy", Chair.at(match, seat, seat)) for seat in range(len(players))]
    while not (match.pending[0].kind == "action" and match.pending[0].seat == 0):
        decision = match.pending[0]
        let_choose(match, decision, bots[decision.seat])
    return match


def show(page: Page, view: dict[str, Any]) -> None:
    """From now on this page is told another view of the board than the server's, and no later one."""

    def answered(message: str | bytes) -> str | bytes:
        told = json.loads(message)
        if told["type"] == "welcome":
            told["state"]["view"] |= view
        return json.dumps(told)

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda message: line.send(answered(message)))

    page.route_web_socket(lambda address: "/api/" in address, between)
