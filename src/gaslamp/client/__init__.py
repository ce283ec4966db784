"""The far end of the line: what a bot or tool needs to play at a table, without the server's own code.

``Line.open(url)`` goes to a table, ``asked(line.state)`` is the decision that waits, ``line.do(...)`` says one of the
messages of :mod:`gaslamp.protocol`; ``join`` does all of it with one of our bots.
"""

from gaslamp.client.bot import join
from gaslamp.client.line import Line, asked

__all__ = ["Line", "asked", "join"]
