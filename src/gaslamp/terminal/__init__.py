"""The text client: a table drawn line by line, for terminals, pipes and screen readers."""
