"""The program as a stranger gets it: checkouts, wheels, and environments with nothing else in them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).parents[2]
BUILT_PAGE = ROOT / "src" / "gaslamp" / "server" / "web"


def surroundings(**more: str) -> dict[str, str]:
    """The environment variables of this process, without those that would lead a program back to this checkout."""
    ours = ("PYTHONPATH", "VIRTUAL_ENV", "LC_ALL", "LC_MESSAGES")
    return {name: value for name, value in os.environ.items() if name not in ours} | {"LANG": "C"} | more


def fresh_checkout(folder: Path) -> Path:
    """What a wheel is made from, copied, without a page that has been built before."""

    def made_here(place: str, names: list[str]) -> list[str]:
        return [name for name in names if name in ("node_modules", "__pycache__") or Path(place, name) == BUILT_PAGE]

    for name in ("script", "src", "web"):
        shutil.copytree(ROOT / name, folder / name, ignore=made_here)
    for name in ("LICENSE", "README.md", "pyproject.toml"):
        shutil.copy(ROOT / name, folder / name)
    return folder


def pip(*arguments: object, **more: str) -> subprocess.CompletedProcess[str]:
    """This environment's pip, as the machine has set it up."""
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", *map(str, arguments)]
    return subprocess.run(command, env=surroundings(**more), capture_output=True, text=True)


def make_wheel(checkout: Path, **more: str) -> subprocess.CompletedProcess[str]:
    return pip("wheel", "--no-build-isolation", "--no-deps", "--wheel-dir", checkout / "dist", checkout, **more)


class Environment:
    """A virtual environment with the locked requirements of that name and a wheel, and nothing else.

    The wheel is installed without an index: pip refuses it if the lock lacks anything that it asks for.
    """

    def __init__(self, folder: Path, requirements: str, wheel: Path, extra: str = "") -> None:
        venv.create(folder, symlinks=True)
        self.programs = folder / "bin"
        lock = ROOT / "requirements" / f"{requirements}.txt"
        self.install("--require-hashes", "-r", lock)
        self.install("--no-index", f"gaslamp{extra} @ {wheel.as_uri()}")

    def install(self, *arguments: object) -> None:
        done = pip("--python", self.programs / "python", "install", *arguments)
        assert done.returncode == 0, done.stderr

    def run(self, program: str, *arguments: object, answers: str = "", **more: str) -> subprocess.CompletedProcess[str]:
        """Run a program of this environment, away from the checkout."""
        command = [str(self.programs / program), *map(str, arguments)]
        return subprocess.run(
            command, env=surroundings(**more), input=answers, capture_output=True, text=True, cwd=self.programs
        )
