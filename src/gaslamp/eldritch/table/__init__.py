"""What lies on the table: the board, its pieces, the texts being resolved, and what happened."""
