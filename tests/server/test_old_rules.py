"""Matches begun before a rule was mended, at a table."""

from __future__ import annotations

from pathlib import Path

import pytest

from gaslamp import Match, Mistake
from gaslamp import protocol as said
from gaslamp.core.save import read_save
from gaslamp.protocol import NewTable
from gaslamp.server.record import Record
from tests.server.house import live, open_house

OLD = sorted((Path(__file__).parent.parent / "golden" / "eldritch" / "rules_1" / "mended").glob("*-2.json"))


@live
async def test_an_old_match_is_continued_by_its_own_rules(tmp_path: Path) -> None:
    save = read_save(OLD[0])
    match = Match.from_save(save)
    async with open_house(tmp_path / "db") as house:
        await house.laid(match, stage="over")
        new = NewTable(game="eldritch", players=len(save.players), options=save.options)
        created = await house.lobby.create(new, "match-1", len(save.choices))
        table = await house.lobby.find(created.id)
        guests = [await house.sit(table, seat) for seat in range(len(save.players))]
        await guests[0].get(said.Start())
        assert table.record.match is not None
        assert table.record.match.fingerprint() == save.end
        house.lobby.live.pop(created.id)
        again = await house.lobby.find(created.id)
        assert again.record.match is not None
        assert again.record.match.fingerprint() == save.end


@live
async def test_a_match_that_cannot_be_played_on_is_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise Mistake("core-match-is-over")

    async with open_house(tmp_path / "db") as house:
        table = await house.table(players=3)
        guests = [await house.sit(table, seat) for seat in range(3)]
        with monkeypatch.context() as patched:
            patched.setattr(Record, "_play", fails)
            assert (await guests[0].do(said.Start()))["type"] == "refused"
        await guests[0].get(said.Start())
        assert table.record.stage == "playing"
