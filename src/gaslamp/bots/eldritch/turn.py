"""A turn of the Action Phase: where it had better end, and what can be done on the way."""

from __future__ import annotations

from gaslamp.bots.eldritch.board import Seen
from gaslamp.bots.eldritch.dealings import shopping, trading
from gaslamp.bots.eldritch.people import Person
from gaslamp.bots.eldritch.ways import Traveler
from gaslamp.bots.eldritch.weights import ACTION, PATIENCE, TEAM, TICKET, USED_TICKET, WORTH_DOING
from gaslamp.eldritch.box import abilities as ab
from gaslamp.eldritch.box import effects as do
from gaslamp.eldritch.box.texts import AnyPower
from gaslamp.eldritch.rules.travel import MAX_TICKETS

Plan = tuple[float, str]  # what a turn is worth, and the action that it begins with


class Turn:
    """What the investigator of this seat could make of a turn."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self.box = seen.box
        self.ways = seen.texts.ways
        self.you = seen.you
        self.claims = seen.claims()
        self.rounds_to = {goal: self.ways.to(goal) for goal in self.claims}
        self.endings: dict[Traveler, float] = {}
        self.second: dict[str, float] = {}

    # -- where to go ---------------------------------------------------------------------------------------------

    def ending(self, space: str, trains: int, ships: int) -> float:
        """What it is worth to end the turn on a space: what is done there, and where one can go from it."""
        place = (space, trains, ships)
        found = self.endings.get(place)
        if found is None:
            share = self.claims.get(space, 1.0)
            later = self.waiting(space, share)
            for goal, left in self.claims.items():
                if goal != space:
                    rounds = self.rounds_to[goal][place]
                    worth = left * self.seen.worth_at(self.you, goal, rounds) + self.afterwards(goal)
                    later = max(later, worth * PATIENCE**rounds)
            found = self.endings[place] = share * self.seen.worth_at(self.you, space) + later
        return found

    def waiting(self, space: str, share: float) -> float:
        """What is gained by waiting at a gate until the Omen matches it."""
        if space not in self.seen.gates:
            return 0.0
        now, soon = (self.seen.worth_at(self.you, space, omen) for omen in (0, 1))
        return max(0.0, share * PATIENCE * (soon - max(0.0, now)))

    def afterwards(self, start: str) -> float:
        """What one could go for next from a goal."""
        found = self.second.get(start)
        if found is None:
            worths = [
                share * self.seen.worth_at(self.you, goal) * PATIENCE ** self.rounds_to[goal][start, 0, 0]
                for goal, share in self.claims.items()
                if goal != start
            ]
            found = self.second[start] = max(0.0, max(worths, default=0.0))
        return found

    def onward(self, space: str, trains: int, ships: int) -> float:
        """The best end of a journey that has come to this space, with the tickets that are left."""
        return max(
            self.ending(*place) - USED_TICKET * (trains + ships - place[1] - place[2])
            for place in self.ways.rides(space, trains, ships)
        )

    def journey(self, start: str, trains: int, ships: int) -> float:
        """The best journey from a space."""
        return max(self.onward(space, trains, ships) for space in self.box.routes[start])

    def with_ticket(self, kind: str) -> float:
        """What the turn can still come to with one more ticket of a kind."""
        you = self.you
        if you.trains + you.ships >= MAX_TICKETS:  # it takes the place of another
            return float(not (you.trains if kind == "train" else you.ships))
        trains, ships = you.trains + (kind == "train"), you.ships + (kind == "ship")
        if "travel" in you.used:
            return self.ending(you.space, trains, ships)
        return self.journey(you.space, trains, ships)

    def goal(self, travels: bool = True) -> str:
        """Where the best turn leads: the space where it ends, or the one that one is on the way to."""
        you = self.you
        start = (you.space, you.trains, you.ships)
        ends: list[Traveler] = [start, *(self.ways.journeys(*start) if travels else ())]
        space, trains, ships = max(ends, key=lambda end: self.ending(*end) + USED_TICKET * (end[1] + end[2]))
        if space in self.claims:
            return space
        worths = {
            goal: share * self.seen.worth_at(you, goal) * PATIENCE ** self.rounds_to[goal][space, trains, ships]
            for goal, share in self.claims.items()
        }
        best = max(worths, key=lambda goal: worths[goal], default=space)
        return best if worths.get(best, 0.0) > self.seen.worth_at(you, space) else space

    # -- what to do ----------------------------------------------------------------------------------------------

    def first_action(self, offered: set[str], left: int) -> str:
        """The action that the best turn begins with."""
        you = self.you
        others = [(self.action_worth(name, you.space), name) for name in offered if name not in ("travel", "pass")]
        useful = sorted((plan for plan in others if plan[0] > WORTH_DOING), reverse=True)
        staying = self.ending(you.space, you.trains, you.ships) + sum(worth for worth, _ in useful[:left])
        plans = [(staying, useful[0][1] if useful else "pass")]
        if "travel" in offered:
            plans += self.travels(offered, left, useful)
        if you.name in offered:
            plans += self.sailing(offered)
        return max(plans)[1]

    def travels(self, offered: set[str], left: int, useful: list[Plan]) -> list[Plan]:
        """Travel, with another action before or after it, or a ticket for the journey first."""
        you = self.you
        there = self.journey(you.space, you.trains, you.ships)
        if left < 2:
            return [(there, "travel")]
        before = useful[0] if useful else (0.0, "travel")
        plans = [(there + before[0], before[1])]
        for space in self.box.routes[you.space]:
            after = max(self.later_worth(name, space) for name in ("rest", "acquire", "prepare"))
            plans.append((self.onward(space, you.trains, you.ships) + after, "travel"))
        if "prepare" in offered:
            tickets = self.ways.prepared(you.space, you.trains, you.ships)
            plans += [(self.journey(*ticket), "prepare") for ticket in tickets]
        return plans

    def sailing(self, offered: set[str]) -> list[Plan]:
        """An action of one's own that moves one and gives the action back."""
        you = self.you
        for power in you.sheet.get(ab.Action):
            for node in power.text:
                if isinstance(node.effect, do.Move):
                    ends = [
                        self.journey(space, you.trains, you.ships)
                        if "travel" in offered
                        else self.ending(space, you.trains, you.ships)
                        for space, route in self.box.routes[you.space].items()
                        if not node.effect.along or route == node.effect.along
                    ]
                    return [(max(ends) + ACTION / 2, you.name)] if ends else []
        return []

    # -- what actions are worth ------------------------------------------------------------------------------------

    def later_worth(self, name: str, space: str) -> float:
        """What an action will be worth on a space that one travels to first."""
        city = self.box.spaces[space].type == "city"
        if name in self.you.used or (name != "rest" and not city):
            return 0.0
        if name != "prepare" and self.seen.foes.get(space):
            return 0.0
        return max(0.0, self.action_worth(name, space))

    def action_worth(self, name: str, space: str) -> float:
        you, seen = self.you, self.seen
        if name == "rest":
            return 0.0 if "rest" in seen.forbidden else self.rest_worth()
        if name == "prepare":
            return self.ticket_worth(space)
        if name == "acquire":
            return shopping(seen, you)
        if name == "trade":
            others = [person for person in seen.people.values() if person.space == space and person is not you]
            return max((trading(seen, you, other) for other in others), default=0.0) - WORTH_DOING
        return component_worth(seen, you, name)

    def ticket_worth(self, space: str) -> float:
        """How much nearer a ticket brings everything."""
        you = self.you
        places = list(self.ways.prepared(space, you.trains, you.ships))
        if not places:
            return 0.0
        best = max(self.ending(*place) for place in places)
        return TICKET + max(0.0, best - self.ending(space, you.trains, you.ships))

    def rest_worth(self) -> float:
        you = self.you
        worth = -you.harm(-1, -1)
        for power in you.powers(ab.OnRest):
            worth += max(0.0, self.seen.texts.of(power.text, you).total)
        return worth


def component_worth(seen: Seen, you: Person, name: str) -> float:
    """What an action of a sheet or card is worth; ``card:seat`` is somebody else's."""
    owner, _, seat = name.partition(":")
    able = seen.box.investigators.get(owner) or seen.box.kinds[owner]
    powers = (*able.get(ab.Action), *able.get(ab.ActionPhase))
    return max(power_worth(seen, you, power) for power in powers) * (TEAM if seat else 1.0)


def power_worth(seen: Seen, you: Person, power: AnyPower) -> float:
    """What it is worth here and now."""
    effects = [inner.effect for node in power.text for inner in node.walk()]
    if any(getattr(effect, "which", "").endswith("_here") for effect in effects) and not seen.foes.get(you.space):
        return 0.0
    worth = seen.texts.of(power.pay, you).total + seen.texts.of(power.text, you).total
    for effect in effects:
        if isinstance(effect, do.Convert):
            worth += max(0.0, -you.harm(1, -1), -you.harm(-1, 1))
        elif isinstance(effect, do.Trade):
            others = [other for other in seen.people.values() if other is not you]
            worth += max((trading(seen, you, other, effect.only) for other in others), default=0.0)
    kind = seen.box.kinds.get(power.owner)
    if kind is not None and kind.sort == "spell":
        worth += you.passes("lore", 0, 1, "spell") * seen.when("lore_by_spell", you)
    return worth
