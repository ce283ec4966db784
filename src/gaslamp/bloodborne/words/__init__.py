"""How the game speaks: card texts and names."""
