"""Random messages for the socket and random requests for the REST interface."""

import json
import string
from random import Random
from typing import Any

import msgspec
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance

from tablee.server.messages.requests import REQUESTS
from tests.support.luck import LUCK
from tests.support.server.client import Browser, people

KINDS = [kind.__struct_config__.tag for kind in REQUESTS]
FIELDS = sorted({field.name for kind in REQUESTS for field in msgspec.structs.fields(kind)})


def anything(random: Random, depth: int = 2) -> Any:
    """A value that has no business here, or almost has."""
    choices: list[Any] = [
        None, True, -1, 0, 1, 2, 2**70, 0.5, "", "x", "play 1", "0" * 64, "\u202e", "😀", "x" * 500, KINDS[0],
    ]  # fmt: skip
    if depth and random.random() < 0.2:
        return [anything(random, depth - 1) for _ in range(random.randrange(4))]
    if depth and random.random() < 0.2:
        return {random.choice(FIELDS): anything(random, depth - 1) for _ in range(random.randrange(4))}
    return random.choice(choices)


def message(random: Random) -> str | bytes:
    """Bytes, half JSON, wrong JSON, and requests that are nearly right."""
    kind = random.randrange(10)
    if kind == 0:
        return random.randbytes(random.randrange(60))
    if kind == 1:
        return "".join(random.choices(string.printable, k=random.randrange(80)))
    if kind == 2:
        return json.dumps(anything(random))
    request = {"type": random.choice(KINDS), "id": f"f{random.randrange(50)}"}
    for name in random.sample(FIELDS, random.randrange(5)):
        request[name] = anything(random)
    if kind > 5:
        request |= {"seat": random.randrange(2), "ply": random.randrange(12), "name": "Eve", "move": "play 3"}
    text = json.dumps({key: value for key, value in request.items() if random.random() < 0.95})
    return text[: random.randrange(len(text))] if kind == 3 else text


async def fuzz_socket(address: str, count: int, seed: int) -> int:
    """Send so many messages to a table in the middle of a match; how many answers came."""
    random = Random(seed)
    async with Browser(address) as browser:
        table = await browser.open(players=2, people=people("Anna", "Ben"), chat="free")
        page = await browser.join(table)
        await page.ask("start")
        answered = 0
        for number in range(count):
            await page.connection.send(message(random))
            if number % 50 == 49:
                before = len(page.raw)
                await page.ask("ping")
                answered += len(page.raw) - before
        again = await browser.join(table)
        assert again.match is not None
    return answered


def fuzz_rest(address: str, examples: int) -> int:
    """Whatever the description of the interface allows, and what it does not; how many requests were made."""
    schema = schemathesis.openapi.from_url(f"{address}/api/openapi.json")
    made = 0
    for result in schema.get_all_operations():
        operation = result.ok()

        @settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck), derandomize=not LUCK)
        @given(case=operation.as_strategy())
        def check(case: Any) -> None:
            nonlocal made
            made += 1
            response = case.call(allow_redirects=False)
            case.validate_response(response, checks=[not_a_server_error, response_schema_conformance])

        check()
    return made
