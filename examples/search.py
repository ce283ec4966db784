"""Search: one seat tries every option in positions of its own, plays each on at random, and keeps the best.

The match is set up here, so its position is at hand: `match.state`. To play fair nevertheless, the searching seat never
plays on from that one, but from `game.reshuffle(state, seat, seed)`: a copy that looks the same from this seat, with
everything that it cannot see (decks, dice, what others have chosen in secret) dealt anew.
"""

from __future__ import annotations

import argparse
from random import Random

from gaslamp import Decision, Match, Option, State


def worth(state: State, seat: int, random: Random) -> float:
    """Play a position on to its end at random: how far ahead of the best of the others the seat is then."""
    while state.outcome is None:
        for decision in state.pending:
            state.choose(decision.seat, random.choice(decision.options))
    scores = state.outcome.scores
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def best_option(match: Match, decision: Decision, tries: int, random: Random) -> Option:
    """The option that comes out best on average, each tried in the same guesses of what is hidden."""
    seat = decision.seat
    total = dict.fromkeys(decision.options, 0.0)
    for _ in range(tries):
        guess = match.game.reshuffle(match.state, seat, random.getrandbits(64))
        for option in decision.options:
            position = guess.copy()
            position.choose(seat, option.id)
            total[option] += worth(position, seat, random)
    return max(decision.options, key=lambda option: total[option])


def main() -> None:
    arguments = argparse.ArgumentParser(description="A searching player against random ones.")
    arguments.add_argument("--games", type=int, default=3)
    arguments.add_argument("--tries", type=int, default=4, help="guesses for each choice")
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    random = Random(given.seed)
    won = 0
    for number in range(given.games):
        match = Match.start("bloodborne", players=3, seed=given.seed + number, record=False)
        while not match.over:
            for decision in match.pending:
                if decision.seat == 0:
                    match.choose(0, best_option(match, decision, given.tries, random))
                else:
                    match.choose(decision.seat, random.choice(decision.options))
        assert match.outcome is not None
        won += 0 in match.outcome.winners
        print(f"game {number + 1}: scores {match.outcome.scores}, the first one searched")
    print(f"won {won} of {given.games}; a fair share is one in three")


if __name__ == "__main__":
    main()
