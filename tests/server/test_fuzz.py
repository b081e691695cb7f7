"""Anything may come over a socket or by REST: it is answered, nothing breaks, nothing hangs."""

import httpx

from tests.support.server.client import run
from tests.support.server.fuzzing import fuzz_rest, fuzz_socket
from tests.support.server.process import ServerProcess

MESSAGES = 1_500
EXAMPLES = 25


def test_messages_of_all_kinds(server: ServerProcess) -> None:
    async def check() -> None:
        answered = await fuzz_socket(server.address, MESSAGES, seed=3)
        assert answered >= MESSAGES

    run(check())
    assert "internal" not in server.errors()


def test_rest_of_all_kinds(server: ServerProcess) -> None:
    assert fuzz_rest(server.address, EXAMPLES) > 50
    assert httpx.get(f"{server.address}/healthz").json()["status"] == "ok"
    assert "request failed" not in server.errors()
