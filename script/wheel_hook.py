"""A wheel without the browser client would be half a program: where the client is missing, it is built first."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_NODE = 20


class ClientHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "standard" and not (root / "src" / "gaslamp" / "server" / "web" / "index.html").is_file():
            build_client(root / "web")


def build_client(web: Path) -> None:
    """Build the browser client; if that fails, one sentence says what to do (an exception would be a page of them)."""
    npm = shutil.which("npm")
    if npm is None or node_version() < OLDEST_NODE:
        sys.exit(
            f"The browser client has not been built: install Node {OLDEST_NODE} or newer with npm and try again,"
            " or make the wheel with script/build on a machine that has them."
        )
    steps = [["run", "--silent", "build", "--", "--logLevel", "warn"]]
    if not (web / "node_modules").exists():
        steps.insert(0, ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"])
    for step in steps:
        if subprocess.run([npm, *step], cwd=web).returncode:
            sys.exit(f"The browser client could not be built: `npm {' '.join(step)}` failed in {web}.")


def node_version() -> int:
    """The major version of Node; 0 where there is none."""
    node = shutil.which("node")
    if node is None:
        return 0
    told = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    return int(told.removeprefix("v").partition(".")[0] or 0)
