"""How the game speaks: names, sections of the rules reference, card texts."""
