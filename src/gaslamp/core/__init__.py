"""What any tabletop game is: decisions, events, the agenda, dice, packs, text, matches, scenarios."""
