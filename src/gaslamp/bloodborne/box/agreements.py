"""What a table may agree on before the game: the final boss, who begins, and rulings with two fair readings."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta

from gaslamp.bloodborne.box.box import Box
from gaslamp.core.errors import Mistake
from gaslamp.core.game import Agreement
from gaslamp.core.packs import unknown_id
from gaslamp.core.reading import convert


class Agreements(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rulings are numbered as in docs/rulings.md; the first value is this project's reading."""

    final_boss: str = "random"
    first_player: Literal["random"] | Annotated[int, Meta(ge=0, le=4)] = "random"
    # 3: Transform may be played with no weapon left in hand
    transform_without_weapon: bool = True
    # 6: when an instant kills the monster, the instants still to come resolve what needs no monster
    instants_after_kill: bool = True
    # 7: the unresolved instant of a hunter killed in step 3 still resolves
    instants_of_the_dead: bool = False
    # 15: killed when a monster is revealed: out until step 7 of that round, or back (upgrade and rest) at once
    killed_on_reveal: Literal["sit_out", "return"] = "sit_out"
    # 20: when everybody is out of the game: nobody wins, or the scores decide
    everyone_out: Literal["nobody", "score"] = "nobody"
    # 21: a monster that takes weapons away takes starters too
    claims_starters: bool = True
    # 22: damage passed "to the left" goes to the next living hunter, or only to the very neighbour
    left: Literal["next_living", "neighbour"] = "next_living"


def agreements(box: Box) -> tuple[Agreement, ...]:
    """All of it as a list to choose from."""
    result = [
        Agreement("final_boss", ("random", *(boss.id for boss in box.final_bosses))),
        Agreement("first_player", ("random", *range(5))),
    ]
    for field in msgspec.structs.fields(Agreements):
        if field.type is bool:
            result.append(Agreement(field.name, (field.default, not field.default)))
        elif field.name not in ("final_boss", "first_player"):
            result.append(Agreement(field.name, get_args(field.type)))
    return tuple(result)


def agree(raw: dict[str, Any], players: int, box: Box) -> Agreements:
    """Agreements as a person gave them, checked against the table and the pack."""
    agreed = convert(raw, Agreements)
    bosses = [boss.id for boss in box.final_bosses]
    if agreed.final_boss != "random" and agreed.final_boss not in bosses:
        raise unknown_id(agreed.final_boss, bosses).at("final_boss")
    if isinstance(agreed.first_player, int) and agreed.first_player >= players:
        raise Mistake("core-no-such-seat", seat=agreed.first_player, last=players - 1).at("first_player")
    return agreed
