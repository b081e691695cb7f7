"""Anything may come over a socket or by REST: it is answered, nothing breaks, nothing hangs."""

from collections.abc import Callable

import pytest

from tests.support.luck import seed
from tests.support.server.client import get, run
from tests.support.server.fuzzing import fuzz_rest, fuzz_socket
from tests.support.server.process import ServerProcess


@pytest.mark.parametrize("messages", [500, pytest.param(10_000, marks=pytest.mark.soak)])
def test_messages_of_all_kinds(start_server: Callable[..., ServerProcess], messages: int) -> None:
    server = start_server(TABLEE_LIMIT_MESSAGE_BURST=str(2 * messages))

    async def check() -> None:
        answered = await fuzz_socket(server.address, messages, seed(3))
        assert answered >= messages

    run(check(), 600)
    assert "internal" not in server.errors()


@pytest.mark.parametrize("examples", [5, pytest.param(300, marks=pytest.mark.soak)])
def test_rest_of_all_kinds(server: ServerProcess, examples: int) -> None:
    assert fuzz_rest(server.address, examples) >= 8 * examples
    assert get(f"{server.address}/healthz").json()["status"] == "ok"
    assert "request failed" not in server.errors()
