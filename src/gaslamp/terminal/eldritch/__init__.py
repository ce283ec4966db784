"""The board of Eldritch Horror in text."""
