"""One wheel and two environments; all tests here are marked to run in one worker, so that these are made once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.packaging.house import ROOT, Environment, fresh_checkout, make_wheel


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Made as `pip install .` makes it, from a checkout where the page has not been built."""
    checkout = fresh_checkout(tmp_path_factory.mktemp("checkout"))
    (checkout / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    done = make_wheel(checkout)
    assert done.returncode == 0, done.stdout + done.stderr
    (made,) = (checkout / "dist").glob("*.whl")
    return made


@pytest.fixture(scope="session")
def library(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Environment:
    """What `pip install gaslamp` gives."""
    return Environment(tmp_path_factory.mktemp("library"), "base", wheel)


@pytest.fixture(scope="session")
def program(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Environment:
    """What `pip install "gaslamp[play]"` gives."""
    return Environment(tmp_path_factory.mktemp("program"), "play", wheel, "[play]")
