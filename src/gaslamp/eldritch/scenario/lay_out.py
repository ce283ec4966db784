"""From a position in the shape of scenario files onto the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from gaslamp.core.errors import Mistake
from gaslamp.core.game import Opening
from gaslamp.core.packs import unknown_id
from gaslamp.core.reading import convert, show
from gaslamp.eldritch.box.agreements import Agreements
from gaslamp.eldritch.box.box import Box, Card, MonsterKind, Mythos
from gaslamp.eldritch.box.components import SKILLS
from gaslamp.eldritch.resolving.measures import expedition
from gaslamp.eldritch.rules.gates import spawn_gates
from gaslamp.eldritch.rules.mysteries import draw_mystery
from gaslamp.eldritch.rules.possessions import fill_reserve
from gaslamp.eldritch.rules.round import begin_round, go_on_from
from gaslamp.eldritch.rules.setup import (
    ancient_one_set_up,
    begin,
    belongs,
    first_clues,
    lay_out,
    seat_everybody,
    starting_rumor,
)
from gaslamp.eldritch.rules.travel import MAX_TICKETS
from gaslamp.eldritch.scenario.contradictions import check_placed
from gaslamp.eldritch.scenario.schema import (
    DECKS,
    DISCARDS,
    AnyCard,
    AnyInPlay,
    BodyPosition,
    CardPosition,
    CluePosition,
    InPlayPosition,
    InvestigatorPosition,
    MonsterPosition,
    Position,
    Tickets,
)
from gaslamp.eldritch.table.pieces import Body, InPlay, Investigator, Monster
from gaslamp.eldritch.table.state import ACTION, PHASES, Board
from gaslamp.eldritch.view import name_of


def place(box: Box, opening: Opening[Agreements], raw: dict[str, Any], rolls: Sequence[str] | None) -> Board:
    """The position on the board, played on to its first decision."""
    check_rolls(rolls)
    try:
        position = convert(raw, Position)
        agreed = as_placed(box, position, opening)
        state = lay_out(box, msgspec.structs.replace(opening, agreed=agreed))
        state.dice.script = None if rolls is None else list(rolls)
        if raw:
            Placing(state, position).everything()
        else:
            begin(state)
    except Mistake as mistake:
        raise mistake.at("position") from None
    state.run()
    return state


def check_rolls(rolls: Sequence[str] | None) -> None:
    for index, face in enumerate(rolls or ()):
        if face not in ("1", "2", "3", "4", "5", "6"):
            raise Mistake("core-unknown-value", found=f'"{face}"', expected="1, 2, 3, 4, 5, 6").at(f"rolls[{index}]")


def named_backs(position: Position) -> set[tuple[str, int]]:
    """The cards that the position asks for by their backs."""
    piles = [*position.decks.values(), *position.discards.values(), *(body.possessions for body in position.bodies)]
    for given in position.investigators or ():
        piles += [given.possessions or [], given.conditions]
    return {(card.id, card.back) for pile in piles for card in pile if isinstance(card, CardPosition) and card.back}


def check_tickets(given: Tickets, place: str) -> None:
    if given.train + given.ship > MAX_TICKETS:
        raise Mistake("core-out-of-range", found=str(given.train + given.ship), bound=f"<= {MAX_TICKETS}").at(place)


def as_placed(box: Box, position: Position, opening: Opening[Agreements]) -> Agreements:
    """What was agreed on, with the Ancient One and Lead that the position names."""
    players, agreed = opening.players, opening.agreed
    if position.over or position.outcome is not None:
        raise Mistake("core-match-is-over").at("over" if position.over else "outcome")
    changes: dict[str, Any] = {}
    if position.lead is not None or agreed.lead == "random":
        changes["lead"] = position.lead or 0
    if position.lead is not None and not 0 <= position.lead < players:
        raise Mistake("core-no-such-seat", seat=position.lead, last=players - 1).at("lead")
    if position.ancient_one is not None:
        if position.ancient_one not in box.ancient_ones:
            raise unknown_id(position.ancient_one, list(box.ancient_ones)).at("ancient_one")
        if agreed.ancient_one not in ("random", position.ancient_one):
            raise Mistake("eldritch-agreed-otherwise", found=agreed.ancient_one).at("ancient_one")
        changes["ancient_one"] = position.ancient_one
    return msgspec.structs.replace(agreed, **changes)


class Placing:
    """Puts a position onto a laid-out board; every piece is taken from where it lies."""

    def __init__(self, state: Board, position: Position) -> None:
        self.state = state
        self.position = position
        self.box = state.box
        # how many on top of each deck are there because the position says so, and nobody else can have them
        self.listed: Counter[str] = Counter()
        self.named_backs = named_backs(position)

    def everything(self) -> None:
        state, position = self.state, self.position
        state.round = position.round
        if position.awake:
            state.awake, state.side, state.doom = True, state.ancient.back, 0
        self.tracks()
        self.leave_out()
        self.decks()
        self.mysteries()
        self.mythos()
        for index, clue in enumerate(position.clues or ()):
            self.clue(clue, f"clues[{index}]")
        self.people()
        self.board()
        self.empty_decks()
        check_placed(state, position)
        self.moment()

    # -- finding things ------------------------------------------------------------------------------------

    def space(self, name: str, place: str) -> str:
        if name not in self.box.spaces:
            raise unknown_id(name, list(self.box.spaces)).at(place)
        return name

    def free(self, deck: str) -> int:
        """How many of a deck can still be taken from it."""
        return len(self.state.decks.named(deck)) - self.listed[deck]

    def take_card(self, wanted: AnyCard, place: str, sorts: tuple[str, ...], turnable: bool = False) -> Card:
        """A card from its deck."""
        if isinstance(wanted, str):
            wanted = CardPosition(wanted)
        name, back = wanted.id, wanted.back
        kind = self.box.kinds.get(name)
        if kind is None or kind.sort not in sorts:
            known = [kind.id for kind in self.box.kinds.values() if kind.sort in sorts]
            raise unknown_id(name, known).at(place)
        if wanted.turned and not turnable:
            raise Mistake("eldritch-not-turned").at(f"{place}.turned")
        if back is not None and not kind.backs:
            raise Mistake("eldritch-one-sided", found=name).at(f"{place}.back")
        if back is not None and back > len(kind.backs):
            raise Mistake("core-out-of-range", found=str(back), bound=f"<= {len(kind.backs)}").at(f"{place}.back")
        section = f"{kind.sort}s"
        pile: list[Card] = self.state.decks.named(section)
        found = [card for card in reversed(pile[: self.free(section)]) if card.kind is kind]
        if back is None:  # one that nobody asks for by its back, if there is any
            found.sort(key=lambda card: (name, self.state.backs[card.number] + 1) in self.named_backs)
        else:
            found = [card for card in found if self.state.backs[card.number] == back - 1]
        if not found:
            raise Mistake("eldritch-no-more", found=name).at(place)
        pile.remove(found[0])
        return found[0]

    def take_thing(self, deck: str, name: str, place: str) -> Any:
        """Something else by its id: a Mythos card, a Mystery, a gate, a Clue, a monster, an encounter card."""
        pile = self.state.cup if deck == "cup" else self.state.decks.named(deck)
        for index, thing in enumerate(pile[: len(pile) - self.listed[deck]]):
            if name_of(thing) == name:
                return pile.pop(index)
        if deck == "cup" and name in self.box.monsters:
            kind = self.box.monsters[name]
            if kind in self.state.aside:
                self.state.aside.remove(kind)
                return kind
        if deck == "mythos":
            for card in self.state.boxed:
                if card.id == name:
                    self.state.boxed.remove(card)
                    return card
        known = self.known(deck)
        if name not in known:
            raise unknown_id(name, known).at(place)
        raise Mistake("eldritch-other-game" if self.foreign(deck, name) else "eldritch-no-more", found=name).at(place)

    def foreign(self, deck: str, name: str) -> bool:
        """Whether it is for a game with another Ancient One."""
        if deck == "mysteries":
            return bool(self.box.mysteries[name].data.ancient_one != self.state.ancient.id)
        cards = self.box.encounters.get(deck, ())
        return any(card.id == name and not belongs(card, self.state.ancient, self.box) for card in cards)

    def known(self, deck: str) -> list[str]:
        box = self.box
        if deck == "mythos":
            return list(box.mythos)
        if deck == "mysteries":
            return list(box.mysteries)
        if deck == "gates":
            return list(box.gates)
        if deck == "clues":
            return list(box.spaces)
        if deck == "cup":
            return [kind.id for kind in box.monsters.values() if not kind.epic]
        return [card.id for card in box.encounters[deck]]

    def tokens(self, wanted: int | list[str], place: str) -> list[str]:
        """So many Clues from the pool, or these."""
        if isinstance(wanted, int):
            pool = self.state.decks.clues
            if wanted > self.free("clues"):
                raise Mistake("eldritch-no-more", found="clue").at(place)
            on_board = {
                *self.position.clue_tokens,
                *(clue for clue in self.position.clues or () if isinstance(clue, str)),
            }
            loose = [token for token in pool[: self.free("clues")] if token not in on_board]
            taken = (loose + [token for token in pool if token in on_board])[:wanted]
            for token in taken:
                pool.remove(token)
            return taken
        return [self.take_thing("clues", name, f"{place}[{index}]") for index, name in enumerate(wanted)]

    # -- parts of the board ----------------------------------------------------------------------------------

    def tracks(self) -> None:
        state, position = self.state, self.position
        if position.doom is not None:
            if position.doom > self.box.data.doom_track:
                bound = f"<= {self.box.data.doom_track}"
                raise Mistake("core-out-of-range", found=str(position.doom), bound=bound).at("doom")
            state.doom = position.doom
        state.omen = self.omen()
        state.sheet_tokens, state.sheet_sanity = position.sheet.tokens, position.sheet.sanity
        for index, name in enumerate(position.sheet.gates):
            state.sheet_gates.append(self.take_thing("gates", name, f"sheet.gates[{index}]"))
        for name, number in position.tokens.items():
            state.tokens[self.space(name, f"tokens.{name}")] = number

    def omen(self) -> int:
        """The space of the Omen track, by its number or as the first of its colour."""
        omens, omen, space = self.box.data.omens, self.position.omen, self.position.omen_space
        number = omen if isinstance(omen, int) else omens.index(omen) if omen in omens else len(omens)
        if number >= len(omens):
            expected = ", ".join([*map(str, range(len(omens))), *dict.fromkeys(omens)])
            raise Mistake("core-unknown-value", found=show(omen), expected=expected).at("omen")
        if space is None:
            return number
        if space >= len(omens) or omens[space] != omens[number]:
            raise Mistake("eldritch-other-omen", found=str(omen)).at("omen_space")
        return space

    def leave_out(self) -> None:
        """What has left the game."""
        for index, name in enumerate(self.position.removed):
            place = f"removed[{index}]"
            sheet = self.box.investigators.get(name)
            if sheet is not None and sheet in self.state.unused:
                self.state.unused.remove(sheet)
                thing: Any = sheet
            elif name in self.box.kinds:
                thing = self.take_card(name, place, ("asset", "artifact", "spell", "condition"))
            else:
                decks = ("gates", "clues", "expedition")
                piles = self.state.decks
                deck = next((deck for deck in decks if name in map(name_of, piles.named(deck))), "expedition")
                thing = self.take_thing(deck, name, place)
            self.state.removed.append(thing)

    def decks(self) -> None:
        """Listed cards are drawn first; the rest of a deck follows, unless the list is empty."""
        for where in ("discards", "decks"):
            for deck, wanted in getattr(self.position, where).items():
                place = f"{where}.{deck}"
                piles = DECKS if where == "decks" else DISCARDS
                if deck not in piles:
                    raise Mistake("core-unknown-value", found=show(deck), expected=", ".join(piles)).at(where)
                if wanted and where == "discards" and deck in ("spells", "conditions"):
                    raise Mistake("eldritch-no-discards").at(place)
                found = [self.draw_listed(deck, card, f"{place}[{index}]") for index, card in enumerate(wanted)]
                if where == "discards":
                    self.state.discards.named(deck).extend(found)
                    continue
                pile = self.state.cup if deck == "cup" else self.state.decks.named(deck)
                pile += reversed(found)
                self.listed[deck] = len(found)
        self.expedition()

    def empty_decks(self) -> None:
        """What is listed as empty is, once everything else has been taken from it."""
        for deck, wanted in self.position.decks.items():
            if not wanted:
                (self.state.cup if deck == "cup" else self.state.decks.named(deck)).clear()

    def draw_listed(self, deck: str, wanted: AnyCard, place: str) -> Any:
        if deck in ("assets", "artifacts", "spells", "conditions"):
            return self.take_card(wanted, place, (deck.removesuffix("s"),))
        if isinstance(wanted, CardPosition) and (wanted.turned or wanted.back is not None):
            raise Mistake("eldritch-one-sided", found=wanted.id).at(place)
        return self.take_thing(deck, wanted if isinstance(wanted, str) else wanted.id, place)

    def expedition(self) -> None:
        space = self.position.expedition
        if space is None:
            return
        known = sorted({card.world for card in self.box.encounters["expedition"]})
        if space not in known:
            raise unknown_id(space, known).at("expedition")
        deck = self.state.decks.encounters["expedition"]
        empty = self.position.decks.get("expedition") == []
        if empty or (self.listed["expedition"] and expedition(self.state) != space):
            raise Mistake("eldritch-other-expedition").at("expedition")
        if expedition(self.state) != space:
            index = next((index for index, card in enumerate(deck) if card.world == space), None)
            if index is None:
                raise Mistake("eldritch-no-more", found=space).at("expedition")
            deck.append(deck.pop(index))

    def in_play(self, wanted: AnyInPlay, deck: str, place: str) -> InPlay:
        if isinstance(wanted, str):
            wanted = InPlayPosition(wanted)
        card = self.take_thing(deck, wanted.id, f"{place}.id")
        if isinstance(card, Mythos) and card.data.kind != place.partition("[")[0].removesuffix("s"):
            raise Mistake("eldritch-other-kind", found=wanted.id, kind=card.data.kind).at(f"{place}.id")
        tokens = wanted.tokens
        if tokens is None:
            tokens = card.data.tokens if isinstance(card, Mythos) else 0
        return InPlay(
            card,
            tokens,
            wanted.wounds,
            self.tokens(wanted.clues, f"{place}.clues"),
            [self.take_thing("gates", name, f"{place}.gates[{i}]") for i, name in enumerate(wanted.gates)],
            [self.take_thing("cup", name, f"{place}.monsters[{i}]") for i, name in enumerate(wanted.monsters)],
            wanted.slain,
            list(wanted.placed),
            getattr(card.data, "space", ""),
        )

    def mysteries(self) -> None:
        state, position = self.state, self.position
        for index, name in enumerate(position.solved):
            state.solved.append(self.take_thing("mysteries", name, f"solved[{index}]"))
        if position.mystery is not None:
            state.mystery = self.in_play(position.mystery, "mysteries", "mystery")
        if position.final is not None:
            state.final = position.final
        elif position.awake and state.ancient.data.final is not None:
            state.final = len(state.solved) >= state.ancient.data.mysteries

    def mythos(self) -> None:
        for key in ("rumors", "ongoing"):
            for index, wanted in enumerate(getattr(self.position, key) or ()):
                self.state.ongoing.append(self.in_play(wanted, "mythos", f"{key}[{index}]"))
        if self.position.boxed is not None:
            deck = self.state.decks.mythos
            rest = self.free("mythos")
            self.state.boxed += deck[:rest]
            del deck[:rest]
            left = [card.id for card in self.state.boxed]
            for index, name in enumerate(self.position.boxed):
                if name not in left:
                    known = list(self.box.mythos)
                    mistake = Mistake("eldritch-no-more", found=name) if name in known else unknown_id(name, known)
                    raise mistake.at(f"boxed[{index}]")
                left.remove(name)

    # -- people --------------------------------------------------------------------------------------------

    def people(self) -> None:
        state, wanted = self.state, self.position.investigators
        if wanted is None:
            self.bodies()
            return
        if len(wanted) != state.players:
            raise Mistake("eldritch-one-for-each-seat", found=len(wanted), expected=state.players).at("investigators")
        for seat, given in enumerate(wanted):
            if given.id is None:
                if given != InvestigatorPosition(eliminated=given.eliminated):
                    raise Mistake("core-missing-field", field="id").at(f"investigators[{seat}]")
                state.eliminated[seat] = given.eliminated
            elif given.id not in self.box.investigators:
                raise unknown_id(given.id, list(self.box.investigators)).at(f"investigators[{seat}].id")
            elif given.eliminated:
                raise Mistake("eldritch-eliminated", found=given.id).at(f"investigators[{seat}].eliminated")
        for seat, given in enumerate(wanted):
            if given.id is not None:
                self.investigator(seat, given, f"investigators[{seat}]")
        self.bodies()

    def bodies(self) -> None:
        for index, body in enumerate(self.position.bodies):
            self.body(body, f"bodies[{index}]")

    def investigator(self, seat: int, given: InvestigatorPosition, place: str) -> None:
        state = self.state
        sheet = self.box.investigators[given.id or ""]
        if sheet not in state.unused:
            raise Mistake("core-duplicate-id", found=sheet.id).at(f"{place}.id")
        state.unused.remove(sheet)
        data = sheet.data
        you = Investigator(seat, sheet, data.space, data.health, data.sanity, [], [], [], [0] * 5)
        state.investigators[seat] = you
        if given.space is not None:
            you.space = self.space(given.space, f"{place}.space")
        for stat in ("health", "sanity"):
            number = getattr(given, stat)
            if number is not None:
                if not 1 <= number <= getattr(data, stat):
                    bound = f">= 1, <= {getattr(data, stat)}"
                    raise Mistake("core-out-of-range", found=str(number), bound=bound).at(f"{place}.{stat}")
                setattr(you, stat, number)
        you.trains, you.ships = given.tickets.train, given.tickets.ship
        check_tickets(given.tickets, f"{place}.tickets")
        wanted = given.possessions
        belongings: list[AnyCard] = [*data.belongings.assets, *data.belongings.spells]
        for i, named in enumerate(belongings if wanted is None else wanted):
            you.take(self.take_card(named, f"{place}.possessions[{i}]", ("asset", "artifact", "spell")))
        for i, named in enumerate(given.conditions):
            you.take(self.take_card(named, f"{place}.conditions[{i}]", ("condition",), turnable=True))
        self.check_once(you.cards, f"{place}.possessions")
        self.check_once(you.conditions, f"{place}.conditions")
        for card, wanted_card in zip(you.conditions, given.conditions, strict=True):
            if isinstance(wanted_card, CardPosition) and wanted_card.turned:
                state.turned = (*state.turned, card)
        clues = data.belongings.clues if given.clues is None else given.clues
        you.clues = self.tokens(clues, f"{place}.clues")
        you.improvements = [getattr(given.improvements, skill) for skill in SKILLS]
        you.delayed = given.delayed

    def check_once(self, cards: list[Card], place: str) -> None:
        names = [card.kind.id for card in cards]
        for index, name in enumerate(names):
            if name in names[:index]:
                raise Mistake("core-duplicate-id", found=name).at(f"{place}[{index}]")

    def body(self, given: BodyPosition, place: str) -> None:
        sheet = self.box.investigators.get(given.id)
        if sheet is None:
            raise unknown_id(given.id, list(self.box.investigators)).at(f"{place}.id")
        if sheet not in self.state.unused:
            raise Mistake("core-duplicate-id", found=sheet.id).at(f"{place}.id")
        self.state.unused.remove(sheet)
        cards = tuple(
            self.take_card(card, f"{place}.possessions[{i}]", ("asset", "artifact", "spell"))
            for i, card in enumerate(given.possessions)
        )
        self.check_once(list(cards), f"{place}.possessions")
        check_tickets(given.tickets, f"{place}.tickets")
        clues = tuple(self.tokens(given.clues, f"{place}.clues"))
        space = self.space(given.space, f"{place}.space")
        self.state.bodies.append(Body(sheet, space, given.by, clues, cards, given.tickets.train, given.tickets.ship))

    # -- what stands on the board ----------------------------------------------------------------------------

    def board(self) -> None:
        state, position = self.state, self.position
        for index, name in enumerate(position.gates or ()):
            state.gates.append(self.take_thing("gates", name, f"gates[{index}]"))
        for index, monster in enumerate(position.monsters or ()):
            self.monster(monster, f"monsters[{index}]")
        if position.reserve is not None:
            state.reserve += [
                self.take_card(name, f"reserve[{index}]", ("asset",)) for index, name in enumerate(position.reserve)
            ]
        if position.aside is not None:
            wanted = [self.set_aside(name, f"aside[{index}]") for index, name in enumerate(position.aside)]
            state.cup[:0] = state.aside  # under what was listed
            state.aside = wanted

    def set_aside(self, name: str, place: str) -> MonsterKind:
        """One of those that the Ancient One sets aside."""
        kind = self.kind(name, place)
        if name not in self.state.ancient.data.set_aside:
            expected = ", ".join(dict.fromkeys(self.state.ancient.data.set_aside))
            raise Mistake("core-unknown-value", found=show(name), expected=expected).at(place)
        if kind not in self.state.aside:
            raise Mistake("eldritch-no-more", found=name).at(place)
        self.state.aside.remove(kind)
        return kind

    def kind(self, name: str, place: str) -> MonsterKind:
        if name not in self.box.monsters:
            raise unknown_id(name, list(self.box.monsters)).at(place)
        return self.box.monsters[name]

    def monster(self, given: MonsterPosition, place: str) -> None:
        state = self.state
        kind = self.kind(given.id, f"{place}.id")
        if not kind.epic:
            self.take_thing("cup", given.id, f"{place}.id")
        elif any(other.kind is kind for other in state.monsters.values()):
            raise Mistake("core-duplicate-id", found=given.id).at(f"{place}.id")
        monster = Monster(state.next_number, kind, self.space(given.space, f"{place}.space"), given.damage)
        state.next_number += 1
        state.monsters[monster.number] = monster
        if given.damage >= state.toughness(monster):
            bound = f"< {state.toughness(monster)}"
            raise Mistake("core-out-of-range", found=str(given.damage), bound=bound).at(f"{place}.damage")

    def clue(self, given: str | CluePosition, place: str) -> None:
        """On a space, with its own token if that is to be had."""
        state = self.state
        if isinstance(given, CluePosition):
            space = self.space(given.space, f"{place}.space")
            token = self.take_thing("clues", given.token, f"{place}.token")
            state.clues[token] = space
            return
        space = self.space(given, place)
        pool = state.decks.clues
        free = pool[: self.free("clues")]
        moved = [token for token, where in self.position.clue_tokens.items() if where == space and token in free]
        if moved:
            pool.remove(token := moved[0])
        elif space in free:
            pool.remove(token := space)
        elif free:
            token = pool.pop(0)
        else:
            raise Mistake("eldritch-no-more", found="clue").at(place)
        state.clues[token] = space

    # -- and off it goes ---------------------------------------------------------------------------------------

    def moment(self) -> None:
        """From the beginning of a phase on; what was not given is dealt as at set-up."""
        state, position = self.state, self.position
        phase = PHASES.index(position.phase)
        state.phase = phase
        if phase == ACTION:
            state.round -= 1
            state.agenda.append((begin_round, ()))
        else:
            go_on_from(state, phase)
        if state.agreed.starting_rumor and position.rumors is None:
            state.agenda.append((starting_rumor, ()))
        if position.mystery is None and not state.final and len(state.solved) < state.ancient.data.mysteries:
            state.agenda.append((draw_mystery, ()))
        if position.clues is None:
            state.agenda.append((first_clues, ()))
        if position.gates is None and position.monsters is None:
            spawn_gates(state, state.reference.gates)
        if position.reserve is None:
            fill_reserve(state)
        if position.omen_tokens is not None:
            state.omen_tokens = position.omen_tokens
        else:
            state.agenda.append((ancient_one_set_up, ()))
        if position.investigators is None:
            seat_everybody(state)
