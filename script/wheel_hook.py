"""A wheel without the browser client would be half a program: it is not built."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        client = Path(self.root) / "src" / "gaslamp" / "server" / "web" / "index.html"
        if version == "standard" and not client.is_file():
            raise RuntimeError("the browser client has not been built: run script/build")
