"""Getting things: what a reserve is worth to somebody who shops, and a trade to both sides."""

from __future__ import annotations

from gaslamp.bots.eldritch.board import Seen
from gaslamp.bots.eldritch.cards import card_worth
from gaslamp.bots.eldritch.people import Person, successes

TROUBLE = 0.3  # a card changes hands only if that is worth more


def basket(seen: Seen, person: Person, money: int) -> tuple[float, list[str]]:
    """The best that so many successes buy from the reserve."""
    best: tuple[float, list[str]] = (0.0, [])
    cards = [seen.box.kinds[name] for name in seen.view.reserve]
    worths = [card_worth(seen.texts, card, person) + seen.wishes.get(f"card:{card.id}", 0.0) for card in cards]
    for chosen in range(1, 1 << len(cards)):
        picked = [index for index in range(len(cards)) if chosen >> index & 1]
        if sum(cards[index].value for index in picked) <= money:
            worth = sum(worths[index] for index in picked)
            if worth > best[0]:
                best = (worth, [cards[index].id for index in picked])
    return best


def shopping(seen: Seen, person: Person) -> float:
    """What an Influence test buys on average."""
    rolled = successes(max(1, person.dice("influence", "acquire")), person.least)
    return sum(chance * basket(seen, person, money)[0] for money, chance in enumerate(rolled) if money)


def trade_worth(seen: Seen, giver: Person, taker: Person, ware: str) -> float:
    """What it is worth that a thing changes hands: Clues are gathered where they are enough for something."""
    if ware == "clue":
        gathers = max(giver.clues, taker.clues) < seen.price <= giver.clues + taker.clues
        leads = (taker.clues, -taker.seat) > (giver.clues, -giver.seat)
        return 1.0 if gathers and leads else -1.0
    kind = seen.box.kinds.get(ware)
    if kind is None:
        return -1.0
    return card_worth(seen.texts, kind, taker) - card_worth(seen.texts, kind, giver) - TROUBLE


def trading(seen: Seen, you: Person, other: Person, only: str = "") -> float:
    """What a whole trade with somebody is worth."""
    worth = 0.0
    for giver, taker in ((you, other), (other, you)):
        held = {card.id for card in taker.cards}
        wares = ["clue"] * bool(giver.clues)
        if not only:
            wares += [card.id for card in giver.cards if card.id not in held]
        worth += sum(max(0.0, trade_worth(seen, giver, taker, ware)) for ware in wares)
    return worth
