"""A table as a client sees it, over the line: for bots, tools and tests. It needs no server code."""
