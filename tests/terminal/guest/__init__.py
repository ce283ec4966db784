"""A small game by somebody else: no pack, no texts, no drawing, no bots."""
