"""Each Ancient One to the end, won and lost, from a moment shortly before it: by the engine and at a table."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from gaslamp.eldritch.table.state import Board
from tests.eldritch.boards import BOX
from tests.eldritch.ended import ENDINGS, near_end
from tests.server.house import hear_all, open_house


def test_every_ancient_one_is_beaten_and_beats() -> None:
    assert {f"{name}_{how}" for name in BOX.ancient_ones for how in ("won", "lost")} == set(ENDINGS)


@pytest.mark.parametrize("name", ENDINGS)
def test_the_last_choices_end_it(name: str) -> None:
    match, choices = near_end(name)
    assert isinstance(match.state, Board)
    ancient_one, _, how = name.rpartition("_")
    assert match.state.ancient.id == ancient_one
    for seat, choice in choices:
        assert not match.over
        match.choose(seat, choice)
    assert match.outcome is not None
    assert match.outcome.winners == ((0, 1) if how == "won" else ())


@pytest.mark.parametrize("name", ENDINGS)
def test_a_table_laid_near_the_end_comes_to_it(tmp_path: Path, name: str) -> None:
    async def evening() -> None:
        match, choices = near_end(name)
        async with open_house(tmp_path / "db") as house:
            table, secrets = await house.laid(match)
            guests = [await house.come(table, secret) for secret in secrets]
            for seat, choice in choices:
                hear_all(guests)
                await guests[seat].choose(choice)
            hear_all(guests)
            assert [guest.stage for guest in guests] == ["over", "over"]
            won = name.endswith("_won")
            assert [guest.state["view"]["outcome"]["winners"] for guest in guests] == [[0, 1] if won else []] * 2

    asyncio.run(evening())
