"""The three phases of a round, in the rulebook's order."""
