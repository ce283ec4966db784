"""Every line of the examples' README does what it says."""

from __future__ import annotations

import asyncio
import re

import httpx
import pytest

from gaslamp import protocol as said
from gaslamp.client import Line, asked
from tests.examples.workshop import ROOT, Workshop, lines
from tests.server.house import PATIENCE, Server, until

pytestmark = pytest.mark.xdist_group("examples")

SERVER = "http://localhost:8420"
# What each line prints.
SAYS = {
    "python examples/library.py": r"Round 2 begins\..*The game is over\. Winner: ",
    "gaslamp play bloodborne --bots cautious:Cautious": r"Eileen \(cautious:Cautious\).*The game is over: ",
    "gaslamp simulate bloodborne --bots cautious:Cautious,random,random,random --games 100": (
        r"cautious:Cautious: Share of wins [6-9]\d\.\d%"
    ),
    "python examples/search.py": r"game 3: scores \(\d+, \d+, \d+\), the first one searched\nwon [0-3] of 3;",
    f"python examples/remote_bot.py {SERVER}": r"\{'Far away \d+': \d+, '\w+': \d+, '\w+': \d+\}",
    "gaslamp pack check examples/correction.yaml": r'a good pack, "As in my box", 87 cards',
    "gaslamp cards bloodborne --pack examples/correction.yaml": r"Kirkhammer[^\n]*\n *Damage 5\.",
    "gaslamp play bloodborne --pack examples/correction.yaml": r"The game is over: ",
    "gaslamp rules lanterns": r"Wind  \[wind\]\nThe tallest flame that still burns shelters the others",
    "gaslamp play lanterns": r"Clara \(greedy\).*How high do you turn your flame\?.*The game is over: ",
    "gaslamp play lanterns --players 3 --lang es -o street=long": r"Farolas de una calle: 20.*Fin de la partida\.",
    "gaslamp simulate lanterns --games 100": r"100 games of 4 players.*greedy: Share of wins",
}
# These sit down at a table where somebody waits.
SIT_DOWN = {
    f"python examples/remote_bot.py {SERVER}/table/ID": "bloodborne",
    f"gaslamp join {SERVER}/table/ID": "lanterns",
}
FIRST_OPTIONS = "1\n\n" * 600  # and who is out of the game looks on


def test_there_is_no_other_line() -> None:
    others = {"gaslamp serve", "pip install examples/lanterns"}  # which all others need
    assert {line for _, line in lines()} == {*SAYS, *SIT_DOWN, *others}


def test_every_example_is_in_the_readme() -> None:
    told = " ".join(f"{folder} {line}" for folder, line in lines())
    for file in (ROOT / "examples").glob("[a-z]*"):
        assert f"examples/{file.name}" in told.split(), file.name


@pytest.mark.parametrize(("folder", "line"), [(folder, line) for folder, line in lines() if line in SAYS])
def test_a_line_says_what_it_should(workshop: Workshop, server: Server, folder: str, line: str) -> None:
    ended = workshop.run(line.replace(SERVER, server.url), folder, FIRST_OPTIONS)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert re.search(SAYS[line], ended.stdout, re.DOTALL), ended.stdout[-3000:]


@pytest.mark.parametrize(("line", "game"), SIT_DOWN.items())
def test_a_bot_sits_down_where_somebody_waits(workshop: Workshop, server: Server, line: str, game: str) -> None:
    asyncio.run(evening(workshop, server, line, game))


async def evening(workshop: Workshop, server: Server, command: str, game: str) -> None:
    """Somebody, a bot of the house and one from afar play to the end."""
    made = httpx.post(f"{server.url}/api/tables", json={"game": game, "players": 3}).json()
    link = f"{server.url}/table/{made['id']}"
    line = await Line.open(link)
    await line.receive()
    await line.do(said.Sit(seat=0, name="Ana"))
    await line.do(said.Bot(seat=1, level="random"))
    joining = asyncio.create_task(asyncio.to_thread(workshop.run, command.replace(f"{SERVER}/table/ID", link)))
    await until(line, lambda line: line.state["table"]["seats"][2]["kind"] == "person")
    await line.do(said.Start())
    async with asyncio.timeout(4 * PATIENCE):
        while line.state["table"]["stage"] != "over":
            decision = asked(line.state)
            if decision is not None:
                await line.do(said.Choose(question=line.state["question"], choice=decision.options[0].id))
            else:
                await line.receive()
        ended = await joining
    await line.close()
    assert (ended.returncode, ended.stderr) == (0, "")
    for score in line.state["view"]["outcome"]["scores"]:
        assert str(score) in ended.stdout
