"""What the eight steps have in common: effects, damage, death, scoring."""
