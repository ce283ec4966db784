"""The library in ten lines: a match against chance, told as it happens."""

from random import Random

from gaslamp import Match

random, match = Random(7), Match.start("bloodborne", players=["Ana", "Bruno", "Carla"], seed=7)
voice, told = match.voice("en"), 0
while not match.over:
    for decision in match.pending:  # several at once when choices are secret
        match.choose(decision.seat, random.choice(decision.options))
    for event in match.events[told:]:
        print(voice.event(event))
    told = len(match.events)
