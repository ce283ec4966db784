"""The table of Bloodborne in text."""
