"""Cards in words: the printed text, made from the same structs that the engine runs."""

from gaslamp.eldritch.words.wording.branches import branch_names
from gaslamp.eldritch.words.wording.listing import components
from gaslamp.eldritch.words.wording.phrases import LEAD, YOU
from gaslamp.eldritch.words.wording.wording import Wording

__all__ = ["LEAD", "YOU", "Wording", "branch_names", "components"]
