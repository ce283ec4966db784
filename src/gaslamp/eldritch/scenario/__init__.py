"""Positions in the shape of scenario files: read, laid out, printed."""
