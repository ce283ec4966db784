"""The command: ``gaslamp``, or ``python -m gaslamp``."""

from __future__ import annotations

import sys

from gaslamp.core.errors import Mistake
from gaslamp.terminal.language import system_language

# What the command imports beyond what the library needs; a plain `pip install gaslamp` has none of it.
OPTIONAL = frozenset(
    ("aiosqlite", "httpx", "litestar", "prometheus_client", "rich", "sqlalchemy", "typer", "uvicorn", "websockets")
)


def main() -> None:
    """Run the command, or say in one sentence what to install first."""
    try:
        from gaslamp.cli import main as run

        run()
    except ModuleNotFoundError as error:
        library = (error.name or "").partition(".")[0]
        if library not in OPTIONAL:
            raise
        print(Mistake("core-not-installed", library=library).in_language(system_language()), file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
