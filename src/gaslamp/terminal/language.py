"""Which language to speak, when nobody says."""

from __future__ import annotations

import os

from gaslamp.core.errors import Mistake
from gaslamp.core.text import find_language


def system_language() -> str:
    """The system's language if it is one of ours, else English."""
    wanted = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "en")
    try:
        return find_language(wanted)
    except Mistake:
        return "en"
