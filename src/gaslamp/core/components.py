"""What the components of any game's pack have in common."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

Id = Annotated[str, Meta(pattern=r"^[a-z0-9]+(_[a-z0-9]+)*$", max_length=60)]
Word = Annotated[str, Meta(min_length=1, max_length=80)]


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"pt_br": "pt-BR"}):
    """A component's name in every language."""

    en: Word
    es: Word
    it: Word
    pt_br: Word

    def in_language(self, lang: str) -> str:
        return str(getattr(self, lang.lower().replace("-", "_")))
