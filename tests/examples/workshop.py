"""Where the examples are tried as a stranger would: an environment of their own, and the lines of their README."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sysconfig
import venv
from pathlib import Path

from tests.server.house import PATIENCE, Server, environment

ROOT = Path(__file__).parents[2]
README = (ROOT / "examples" / "README.md").read_text(encoding="utf-8")


def lines() -> list[tuple[str, str]]:
    """Every command of the README, with the folder that it is run in."""
    found = []
    for block in re.findall(r"^```sh\n(.*?)^```", README, re.DOTALL | re.MULTILINE):
        folder = "."
        for line in block.splitlines():
            if line.startswith("cd "):
                folder = line.removeprefix("cd ")
            else:
                found.append((folder, line))
    return found


class Workshop:
    """An environment that has all that this one has, into which more can be installed; nothing is fetched."""

    def __init__(self, folder: Path) -> None:
        venv.create(folder, symlinks=True)
        self.programs = folder / "bin"
        self.python = self.programs / "python"
        (packages,) = folder.glob("lib/python*/site-packages")
        ours = sysconfig.get_path("purelib")
        (packages / "ours.pth").write_text(f"import site; site.addsitedir({ours!r})\n", encoding="utf-8")
        self.add_program("gaslamp", "from gaslamp.__main__ import main; main()")
        here = "import sys; sys.argv += ['--no-index', '--no-build-isolation', '--disable-pip-version-check']"
        self.add_program("pip", f"{here}; import runpy; runpy.run_module('pip', run_name='__main__')")

    def add_program(self, name: str, code: str) -> None:
        program = self.programs / name
        program.write_text(f"#!{self.python}\n{code}\n", encoding="utf-8")
        program.chmod(0o755)

    def environment(self) -> dict[str, str]:
        return environment() | {
            "PATH": f"{self.programs}{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": str(ROOT / "src"),
        }

    def run(self, line: str, folder: str | Path = ".", answers: str = "") -> subprocess.CompletedProcess[str]:
        """Run a command in a folder of the checkout."""
        return subprocess.run(
            shlex.split(line),
            cwd=ROOT / folder,
            env=self.environment(),
            input=answers,
            capture_output=True,
            text=True,
            timeout=4 * PATIENCE,
        )

    def serve(self, database: Path) -> Server:
        """``gaslamp serve``, where everything of the workshop is installed."""

        class Here(Server):
            program = [str(self.programs / "gaslamp")]

        return Here(database, "--messages", 1000)
