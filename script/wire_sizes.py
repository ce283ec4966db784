"""How much a client of a table is sent over a whole match of bots: the welcome, and each update. ``PYTHONPATH=.``"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path

from tests.server.house import Guest, hear_all, open_house

from gaslamp.bots import Chair, let_choose, make_bot
from gaslamp.core.match import Match
from gaslamp.server.connection import encode

KIB = 1024


def bot_match(game: str, players: int, seed: int) -> list[tuple[int, str]]:
    """The choices of a match that bots play to its end."""
    match = Match.start(game, players=players, seed=seed)
    bots = [make_bot("greedy", Chair.at(match, seat, seed)) for seat in range(players)]
    while not match.over:
        let_choose(match, match.pending[0], bots[match.pending[0].seat])
    return match.choices


async def sent(game: str, players: int, seed: int, file: Path) -> tuple[list[bytes], int]:
    """All that one client is sent while a match is played at a table, and the size of the largest view."""
    async with open_house(file) as house:
        table, secrets = await house.laid(Match.start(game, players=players, seed=seed))
        guests: list[Guest] = [await house.come(table, secret) for secret in secrets]
        largest = 0
        for seat, choice in bot_match(game, players, seed):
            await guests[seat].choose(choice)
            hear_all(guests)
            largest = max(largest, len(encode(guests[0].state["view"])))
        return guests[0].raw, largest


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("game", nargs="?", default="eldritch")
    options.add_argument("--players", type=int, default=4)
    options.add_argument("--seed", type=int, default=1)
    wanted = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        raw, largest = asyncio.run(sent(wanted.game, wanted.players, wanted.seed, Path(folder) / "db"))
    updates = [len(data) for data in raw if data.startswith(b'{"type":"update"')]
    print(f"{wanted.game}, {wanted.players} players, seed {wanted.seed}: {len(updates)} updates, nothing compressed")
    print(f"an update: {sum(updates) / len(updates) / KIB:.2f} KiB on average, {max(updates) / KIB:.1f} KiB at most")
    print(f"the first welcome: {len(raw[0]) / KIB:.1f} KiB; the largest view: {largest / KIB:.1f} KiB")


if __name__ == "__main__":
    main()
