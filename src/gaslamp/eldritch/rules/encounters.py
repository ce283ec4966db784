"""Encounters: which there are for an investigator, and resolving them."""

from __future__ import annotations

from collections.abc import Iterator

from gaslamp.core.decisions import Option, Phrase
from gaslamp.eldritch.box import abilities as ab
from gaslamp.eldritch.box import effects as do
from gaslamp.eldritch.box.box import EncounterCard
from gaslamp.eldritch.box.texts import Node, Power
from gaslamp.eldritch.resolving.measures import expedition, holds
from gaslamp.eldritch.resolving.resolve import does, go_on, resolve
from gaslamp.eldritch.rules.doom import doom_retreats
from gaslamp.eldritch.rules.mysteries import researched
from gaslamp.eldritch.rules.skill_tests import begin_test
from gaslamp.eldritch.rules.travel import settle_tickets
from gaslamp.eldritch.table import events
from gaslamp.eldritch.table.frames import Frame
from gaslamp.eldritch.table.pieces import Body, Investigator
from gaslamp.eldritch.table.state import ENCOUNTERS, Board


def shuffle_deck(state: Board, name: str) -> None:
    state.dice.shuffle(ENCOUNTERS, state.decks.encounters[name])


def draw_encounter(state: Board, deck: str, world: str = "") -> EncounterCard | None:
    """The next card of a deck, or of a world in it."""
    cards, discarded = state.decks.encounters[deck], state.discards.encounters[deck]
    if world and not any(card.world == world for card in cards):
        back = [card for card in discarded if card.world == world]
        discarded[:] = [card for card in discarded if card.world != world]
        cards += back
        shuffle_deck(state, deck)
    state.renew(cards, discarded, ENCOUNTERS)
    for index in range(len(cards) - 1, -1, -1):
        if not world or cards[index].world == world:
            card = cards.pop(index)
            state.renew(cards, discarded, ENCOUNTERS)
            return card
    return None


def put_away(state: Board, deck: str, card: EncounterCard) -> None:
    state.discards.encounters[deck].append(card)


# -- which there are -------------------------------------------------------------------------------------------


def option(name: str, label: str, target: str = "", **words: str) -> Option:
    return Option(name, Phrase(f"eldritch-option-encounter-{label}", words), target)


def encounters_at(state: Board, you: Investigator) -> list[Option]:
    """What an investigator may encounter where they are, if no monster keeps them from it."""
    space = state.box.spaces[you.space]
    options = []
    if space.region:
        options.append(option(space.region, "location", f"space:{space.id}", space=space.id))
    options.append(option("general", "general", f"space:{space.id}", type=space.type))
    if you.space in state.clues.values():
        options.append(option("research", "research", f"space:{space.id}"))
    if state.far_clue in state.clues:
        where = state.clues[state.far_clue]
        options.append(option("far_research", "far-research", f"space:{where}", space=where))
    if state.gate_at(you.space) is not None:
        options.append(option("other_world", "other-world", f"space:{space.id}"))
    if expedition(state) == you.space and not state.forbidden("expedition"):
        options.append(option("expedition", "expedition", f"space:{space.id}", space=space.id))
    options += [option(name, "card", f"card:{name}", source=name) for name, _ in card_encounters(state, you)]
    options += [
        option(body.sheet.id, "body", f"investigator:{body.sheet.id}", investigator=body.sheet.id)
        for body in state.bodies
        if body.space == you.space
    ]
    return options


def card_encounters(state: Board, you: Investigator) -> Iterator[tuple[str, Power[ab.Encounter]]]:
    """Rumors, the Mystery and the Ancient One, where they offer an encounter here."""
    in_play = [*state.ongoing, *([] if state.mystery is None else [state.mystery])]
    cards = [(card.card.id, card.card.get(ab.Encounter), card.space, card.placed) for card in in_play]
    cards.append((state.ancient.id, state.side.get(ab.Encounter), "", []))
    for name, powers, rumor, placed in cards:
        for power in powers:
            at = power.ability.at
            here = {
                "rumor": rumor == you.space,
                # in version 1 any token would do, also one that another component had placed
                "tokens": you.space in (placed if state.rules > 1 else state.tokens),
                "gate": state.gate_at(you.space) is not None,
                "expedition": expedition(state) == you.space,
            }.get(at, at == you.space)
            if here and all(holds(state, check, Frame(you.seat, name)) for check in power.ability.when):
                yield name, power


# -- resolving them --------------------------------------------------------------------------------------------


def resolve_encounter(state: Board, you: Investigator, name: str) -> None:
    """The encounter of that name, as :func:`encounters_at` offers it."""
    space = state.box.spaces[you.space]
    body = next((body for body in state.bodies if body.sheet.id == name and body.space == you.space), None)
    if name == space.region:
        simple(state, you, name, space.id)
    elif name == "general":
        simple(state, you, name, space.type)
    elif name == "research":
        clue = next(token for token, where in state.clues.items() if where == you.space)
        research(state, you, clue)
    elif name == "far_research":
        there = state.clues[state.far_clue]
        state.agenda.append((come_back, (you.seat, you.space, there)))
        you.space = there
        state.aids = (*state.aids, *state.far_aids)
        research(state, you, state.far_clue)
    elif name == "other_world":
        other_world(state, you, gate=you.space)
    elif name == "expedition":
        expedition_card(state, you)
    elif body is not None:
        recover_body(state, you, body)
    else:
        power = next(power for card, power in card_encounters(state, you) if card == name)
        state.tell(events.TokenEncounter(you.seat, name))
        if power.ability.special:
            complex_card(state, you, "special", power.ability.special, Frame(you.seat, ""))
        else:
            resolve(state, power.text, Frame(you.seat, name, in_play=name))


def simple(state: Board, you: Investigator, deck: str, section: str) -> None:
    card = draw_encounter(state, deck)
    if card is not None:
        state.tell(events.EncounterBegan(you.seat, deck, card.id, cause=f"{card.id}/{section}"))
        state.agenda.append((put_away, (deck, card)))
        resolve(state, card.texts[section], Frame(you.seat, card.id, encounter=card, part=section))


def research(state: Board, you: Investigator, clue: str) -> None:
    card = draw_encounter(state, "research")
    if card is not None:
        section = state.box.spaces[state.clues[clue]].type
        state.tell(events.EncounterBegan(you.seat, "research", card.id, cause=f"{card.id}/{section}"))
        state.agenda.append((put_away, ("research", card)))
        state.frames.append(Frame(you.seat, card.id, encounter=card, clue=clue, part=section))
        state.agenda.append((research_ends, ()))
        go_on(state, card.texts[section])


def research_ends(state: Board) -> None:
    frame = state.frames.pop()
    researched(state, frame.seat, frame.gained)


def come_back(state: Board, seat: int, home: str, there: str) -> None:
    """Who researched from afar was there only as long as that, unless something has moved them."""
    you = state.investigators[seat]
    if you is not None and you.space == there:
        you.space = home


def other_world(state: Board, you: Investigator, gate: str = "", solves: str = "") -> None:
    """Through a gate, which may be closed; or for a rumor, which is solved instead."""
    frame = Frame(you.seat, "", gate=gate, solves=solves, during=("other_world",))
    complex_card(state, you, "other_world", "", frame)


def complex_card(state: Board, you: Investigator, deck: str, world: str, frame: Frame) -> None:
    """A card of three boxes; the frame says what it is about, and is told which card it is."""
    card = draw_encounter(state, deck, world)
    if card is not None:
        state.tell(events.EncounterBegan(you.seat, deck, card.id, cause=f"{card.id}/first"))
        state.agenda.append((put_away, (deck, card)))
        frame.source, frame.encounter, frame.part = card.id, card, "first"
        resolve(state, card.texts["first"], frame)


def expedition_card(state: Board, you: Investigator) -> None:
    """The card stays on its deck until it is resolved, so that the Active Expedition stays where it is."""
    card = state.decks.encounters["expedition"][-1]
    state.tell(events.EncounterBegan(you.seat, "expedition", card.id, cause=f"{card.id}/first"))
    state.agenda.append((expedition_ends, (card,)))
    resolve(state, card.texts["first"], Frame(you.seat, card.id, encounter=card, part="first"))


def expedition_ends(state: Board, card: EncounterCard) -> None:
    deck, discarded = state.decks.encounters["expedition"], state.discards.encounters["expedition"]
    if card in deck:
        deck.remove(card)
        discarded.append(card)
    state.renew(deck, discarded, ENCOUNTERS)
    state.tell(events.ExpeditionMoved(expedition(state)))


@does(do.OtherWorld)
def effect_opens_other_world(state: Board, node: Node[do.OtherWorld], frame: Frame) -> None:
    """An Other World without a gate: closing it solves this rumor."""
    you = state.actor(frame)
    other_world(state, you, solves=frame.in_play)


def recover_body(state: Board, you: Investigator, body: Body) -> None:
    """Take what they had; then a test, for Doom to retreat."""
    state.bodies.remove(body)
    state.removed.append(body.sheet)
    held = {card.kind.id for card in you.cards}
    for card in body.cards:
        if card.kind.sort == "spell" and card.kind.id in held:
            state.discard(card)
        else:
            you.take(card)
    you.clues += body.clues
    you.trains += body.trains
    you.ships += body.ships
    state.tell(events.BodyRecovered(you.seat, body.sheet.id))
    skill = getattr(body.sheet.data, "crippled" if body.by == "health" else "insane")
    state.frames.append(Frame(you.seat, body.sheet.id))
    state.agenda.append((body_found, ()))
    state.agenda.append((test_for_body, (you.seat, skill, f"{body.sheet.id}/{body.by}")))
    settle_tickets(state, you.seat)


def test_for_body(state: Board, seat: int, skill: str, path: str) -> None:
    you = state.investigators[seat]
    if you is not None:
        begin_test(state, you, skill, 0, path=path)


def body_found(state: Board) -> None:
    frame = state.frames.pop()
    if frame.result:
        doom_retreats(state, 1)


@does(do.RemoveDefeated)
def remove_defeated(state: Board, node: Node[do.RemoveDefeated], frame: Frame) -> None:
    """The bodies leave the game; what lay with them is discarded."""
    if state.bodies:
        number = len(state.bodies)
        for body in state.bodies:
            state.removed.append(body.sheet)
            for card in body.cards:
                state.discard(card)
            state.discards.clues += body.clues
        state.bodies.clear()
        state.tell(events.BodiesRemoved(number))


@does(do.RemoveExpeditions)
def remove_expeditions(state: Board, node: Node[do.RemoveExpeditions], frame: Frame) -> None:
    """Those in the deck and among the discarded cards."""
    space = expedition(state)
    if space:
        before = len(state.removed)
        deck, discarded = state.decks.encounters["expedition"], state.discards.encounters["expedition"]
        for pile in (deck, discarded):
            state.removed += [card for card in pile if card.world == space]
            pile[:] = [card for card in pile if card.world != space]
        state.tell(events.ExpeditionsRemoved(space, len(state.removed) - before))
        state.renew(deck, discarded, ENCOUNTERS)


@does(do.ShuffleExpeditions)
def shuffle_expeditions(state: Board, node: Node[do.ShuffleExpeditions], frame: Frame) -> None:
    shuffle_deck(state, "expedition")
    state.tell(events.ExpeditionMoved(expedition(state)))


@does(do.IgnoreMonsters)
def ignore_monsters(state: Board, node: Node[do.IgnoreMonsters], frame: Frame) -> None:
    state.ignore_monsters = True
