"""The command line: ``app`` has what all commands share, and each group of them is a file."""

from __future__ import annotations

import os
import sys
from typing import Annotated, Any

import typer

import gaslamp
from gaslamp.cli import lab, packs, play, reading, tables  # noqa: F401 - they bring the commands
from gaslamp.cli.app import app, language, speak
from gaslamp.core.errors import Mistake

# What Typer raises for words it does not understand; it gives the class no public name of its own.
UsageError: Any = typer.BadParameter.__base__


@app.callback(invoke_without_command=True)
def about(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """Without a command, the table opens in the browser."""
    if version:
        print(gaslamp.__version__)
        raise typer.Exit
    if context.invoked_subcommand is None:
        tables.serve(open_browser=True)


def main() -> None:
    """Run the command; a mistake of the person's is one sentence and exit code 2."""
    sys.path.append(os.getcwd())  # where somebody's own bot lies; last, so that it hides nothing
    speak(None)
    try:
        status = app(standalone_mode=False)
        sys.stdout.flush()
    except Mistake as mistake:
        print(mistake.in_language(language()), file=sys.stderr)
        status = 2
    except UsageError as error:
        print(error.format_message(), file=sys.stderr)
        status = 2
    except (typer.Abort, KeyboardInterrupt):
        status = 130
    except (BrokenPipeError, SystemExit):  # whoever read our output has seen enough (Typer turns that into an exit)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 0
    sys.exit(status if isinstance(status, int) else 0)
