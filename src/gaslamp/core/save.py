"""Match files: the seed and the choices, with a checksum and the fingerprint of where they lead."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from gaslamp.core.errors import Mistake
from gaslamp.core.reading import convert, fingerprint, read_text

FORMAT = "gaslamp-match"
VERSION = 1


class Save(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A match file."""

    format: str = FORMAT
    version: int = VERSION
    game: str
    rules: Annotated[int, Meta(ge=1)]
    pack: str
    pack_title: str
    players: tuple[str, ...]
    seed: int
    options: dict[str, Any]
    position: dict[str, Any] | None = None
    rolls: tuple[str, ...] | None = None
    choices: Annotated[tuple[tuple[int, str], ...], Meta(max_length=1_000_000)]
    end: str
    notes: dict[str, Any] = {}


def encode_save(save: Save) -> bytes:
    """A match file's text, with its checksum."""
    body = msgspec.to_builtins(save)
    return msgspec.json.format(msgspec.json.encode({**body, "checksum": fingerprint(body)}), indent=1) + b"\n"


def write_save(path: Path, save: Save) -> None:
    """Write a match file whole or not at all; what stood there before is replaced only at the end."""
    text = encode_save(save)
    temporary = ""
    try:
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with os.fdopen(handle, "wb") as file:
            file.write(text)
        mask = os.umask(0)
        os.umask(mask)
        os.chmod(temporary, 0o666 & ~mask)  # as any other file, not private as temporary ones are
        os.replace(temporary, path)
    except OSError as error:
        if temporary:
            Path(temporary).unlink(missing_ok=True)
        raise Mistake("core-file-unwritable", reason=error.strerror or str(error)).in_file(path) from None


def read_save(path: Path) -> Save:
    """A match file, or a sentence about what is wrong with it."""
    text = read_text(path)
    try:
        return decode_save(text)
    except Mistake as mistake:
        raise mistake.in_file(path) from None


def decode_save(text: str | bytes) -> Save:
    """What a match file's text holds, or a sentence about what is wrong with it."""
    try:
        raw = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Mistake("core-save-broken") from None
    if not isinstance(raw, dict) or raw.get("format") != FORMAT:
        raise Mistake("core-not-a-save")
    version = raw.get("version")
    if isinstance(version, int) and version > VERSION:
        raise Mistake("core-save-newer", found=version, expected=VERSION)
    checksum = raw.pop("checksum", None)
    save = convert(raw, Save)
    if checksum != fingerprint(raw):
        raise Mistake("core-save-edited")
    return save
