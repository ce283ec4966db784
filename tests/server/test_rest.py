"""The REST API keeps what its schema promises, and is kind to those who ask for nonsense."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import given, settings

from gaslamp.server.app import Setting, make_app
from tests.server.house import Server, serving

SCHEMA = make_app(Setting("")).openapi_schema.to_schema()
ROUTES = [(method, path) for path, item in SCHEMA["paths"].items() for method in item]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("rest") / "tables.sqlite", "--requests", 1_000_000) as running:
        yield running
        assert running.complaints() == []


@pytest.fixture(scope="module")
def promised(server: Server) -> Any:
    return schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_every_answer_is_as_the_schema_promises(promised: Any, method: str, path: str) -> None:
    @settings(max_examples=20, deadline=None)
    @given(promised[path][method].as_strategy())
    def ask(case: Any) -> None:
        case.call_and_validate()

    ask()
