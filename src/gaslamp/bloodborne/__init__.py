"""Bloodborne: The Card Game."""
