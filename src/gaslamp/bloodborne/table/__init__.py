"""What lies on the table, and what happened."""
