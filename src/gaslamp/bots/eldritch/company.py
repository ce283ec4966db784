"""In company: what the ally says of its plans, and how it takes what people ask for."""

from __future__ import annotations

from gaslamp.bots.bot import Pointing, Reply
from gaslamp.bots.eldritch.board import Seen
from gaslamp.bots.eldritch.judging import Mind
from gaslamp.bots.eldritch.turn import Turn
from gaslamp.bots.eldritch.weights import ASKED, FAR, HOPELESS, PATIENCE
from gaslamp.core.decisions import Decision

# What is said of a goal, by what is to be done there.
PLANS = {"other_world": "close_gate", "research": "get_clue", "expedition": "expedition"}
# What is said where one stays, by the action that the turn begins with.
STAYING = {"rest": "rest_here", "acquire": "shop_here"}
REQUESTS = ("please_go", "please_close", "please_research", "help_here")


def intention(seen: Seen, decision: Decision) -> Pointing | None:
    """Where the turn that begins now leads, and what for."""
    you = seen.you
    if decision.kind != "action" or you.used or decision.prompt.args["left"] < 2:
        return None
    turn = Turn(seen)
    offered = {option.id for option in decision.options}
    goal = turn.goal("travel" in offered)
    plan = plan_at(seen, goal)
    if plan == "go_here" and goal == you.space:
        plan = STAYING.get(turn.first_action(offered, decision.prompt.args["left"]), "")
    return Pointing(f"space:{goal}", plan) if plan else None


def plan_at(seen: Seen, space: str) -> str:
    """What there is to do at a goal."""
    worths = seen.goals_at(seen.you, space)
    best = max(worths, key=lambda name: worths[name], default="")
    if best in PLANS:
        return PLANS[best]
    if any(body.id == best for body in seen.view.bodies):
        return "find_body"
    if any(card.id == best for card, _ in seen.ongoing):
        return "settle_rumor"
    if best:
        return "mystery_here"
    return "fight_here" if seen.foes.get(space) else "go_here"


def reply(mind: Mind, seen: Seen, wish: Pointing) -> Reply | None:
    """Whether it will do what somebody asks for: only what it then does indeed intend."""
    kind, _, name = wish.at.partition(":")
    if seen.me is None:
        return None
    if wish.say == "leave_it":
        mind.wish(wish.at, -ASKED, seen.view.round + 1)
        return Reply("yours", 0.0)
    if wish.say == "take_this" and kind == "card":
        there = name in seen.view.reserve
        return Reply("i_will_try", seen.me.dice("influence", "acquire")) if there else Reply("nothing_there", -99.0)
    if wish.say not in REQUESTS or kind != "space":
        return None
    return answer(mind, seen, wish, name)


def answer(mind: Mind, seen: Seen, wish: Pointing, space: str) -> Reply:
    gone = {"please_close": space not in seen.gates, "please_research": space not in seen.clues}
    if gone.get(wish.say):
        return Reply("nothing_there", -99.0)
    if wish.say == "please_close" and "close" in seen.forbidden:
        return Reply("cannot", -98.0)
    rounds = rounds_to(seen, space)
    if rounds > FAR:
        return Reply("too_far", -10.0 - rounds)
    foes = seen.foes.get(space, [])
    if foes and seen.texts.bout(seen.you, foes).won < HOPELESS:
        return Reply("too_dangerous", -3.0)
    wishes = {**mind.wishes(seen.view.round), wish.at: ASKED}
    if Turn(Seen(seen.texts, seen.view, wishes)).goal() != space:
        return Reply("busy", -1.0)
    return Reply("i_will", PATIENCE**rounds)


def keep(mind: Mind, seen: Seen, wish: Pointing) -> None:
    """It has said yes: what was asked for is worth more to it, until it can be there."""
    kind, _, name = wish.at.partition(":")
    rounds = rounds_to(seen, name) if kind == "space" else 1
    mind.wish(wish.at, ASKED, seen.view.round + max(1, rounds))


def rounds_to(seen: Seen, space: str) -> int:
    you = seen.you
    return seen.texts.ways.to(space)[you.space, you.trains, you.ships]
