"""A target for each parser of what comes from outside: whatever the bytes, there is a value or a refusal."""

import hashlib
import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any

import msgspec

import tablee
from tablee.core.game import Game
from tablee.core.record import replay
from tablee.core.texts import LANGUAGES
from tablee.server import acts
from tablee.server.addresses import ban_of
from tablee.server.devices import Devices
from tablee.server.errors import Refused
from tablee.server.limits import whole_number
from tablee.server.messages import requests
from tablee.server.messages.settings import NewTable
from tablee.server.names import is_name, outline, visible
from tablee.server.reader.questions import CheckSetup
from tablee.server.reader.shelf import Shelf, stored_table
from tablee.server.reader.worker import check_setup
from tests.support.server.live import open_table

TOKENS = [
    b"\x00", b"\xff", b"\\", b'"', b"'", b'"""', b"[", b"]", b"{", b"}", b".", b",", b":", b"=", b";", b"\n", b"\r\n",
    b"-1", b"0", b"1", b"99999999999999999999", b"1e999", b"0.5", b"nan", b"true", b"null", b"[]", b"{}", b'""',
    "²".encode(), "\u202e".encode(), "\ud7ff".encode(), b"\xed\xa0\x80", b"chance ", b"digest ", b"tablee=", b"seat",
]  # fmt: skip


def mutated(seeds: list[bytes], random: Random) -> bytes:
    """A seed with a few changes: bytes flipped, parts left out, repeated, exchanged, foreign tokens put in."""
    text = bytearray(random.choice(seeds))
    for _ in range(random.choice((1, 1, 2, 3, 8))):
        start = random.randrange(len(text) + 1)
        end = min(len(text), start + random.choice((1, 2, 5, 20, 200)))
        kind = random.randrange(6)
        if kind == 0 and start < len(text):
            text[start] = random.randrange(256)
        elif kind == 1:
            del text[start:end]
        elif kind == 2:
            text[start:start] = text[start:end] * random.choice((1, 2, 30))
        elif kind == 3:
            text[start:start] = random.choice(TOKENS) * random.choice((1, 1, 1, 50))
        elif kind == 4:
            text[start:end] = random.choice(TOKENS)
        else:
            other = random.choice(seeds)
            place = random.randrange(len(other) + 1)
            text[start:] = other[place:]
    return bytes(text)


@dataclass(frozen=True)
class Target:
    """A parser: bytes to start from, and what to do with any others."""

    seeds: Callable[[], list[bytes]]
    check: Callable[[bytes], None]

    def run(self, cases: int, seed: int) -> None:
        """So many cases; one that fails is shown."""
        random, seeds = Random(seed), self.seeds()
        for _ in range(cases):
            data = mutated(seeds, random)
            try:
                self.check(data)
            except Exception as error:
                raise AssertionError(f"{type(error).__name__}: {error} for {data!r}") from error


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace")


DEVICES = Devices(b"k" * 32)
SIGNED = DEVICES.signed("a-device")


def check_cookie(data: bytes) -> None:
    """No cookie but a signed one is anybody's."""
    found = DEVICES.known(data.decode("latin-1"))
    assert found is None or SIGNED.encode() in data


@lru_cache
def games() -> list[Game]:
    return [tablee.load(name) for name in tablee.game_names()]


def refused(work: Callable[[], object]) -> str:
    """What the work was refused with, empty if it was done; the refusal has its sentence."""
    try:
        work()
    except tablee.TableeError as error:
        for language in LANGUAGES:
            error.message(language)
        return error.slug
    return ""


def check_edition(data: bytes) -> None:
    """An edition sets up a game, or is refused."""
    for kind in tablee.game_names():
        question = CheckSetup(wanted=NewTable(game=kind, edition=_text(data)))
        refused(lambda question=question: check_setup(_no_shelf, question))  # type: ignore[misc]


_no_shelf: Shelf = None  # type: ignore[assignment]
_request = msgspec.json.Decoder(requests.AnyRequest)
_table = msgspec.json.Decoder(NewTable)


def check_json(data: bytes) -> None:
    """A message is a request or not understood."""
    for decoder in (_request, _table):
        with suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            decoder.decode(data)


def check_record(data: bytes) -> None:
    """A record replays or is refused, also when its digest fits; whoever brings one gets a table or a refusal."""
    refused(lambda: replay(data))
    body = data.rpartition(b"\ndigest ")[0] + b"\n"
    refused(lambda: replay(body + f"digest {hashlib.sha256(body).hexdigest()}\n".encode()))
    text = _text(body)
    signed = f"{text}digest {hashlib.sha256(text.encode()).hexdigest()}\n"
    question = CheckSetup(wanted=NewTable(game="", record=signed))
    refused(lambda: check_setup(_no_shelf, question))


def check_position(data: bytes) -> None:
    """A position is one of its game, or refused; as it came, and with one of its values exchanged."""
    random = Random(data)
    try:
        found = json.loads(data)
    except (ValueError, RecursionError):
        found = random.choice(games()).match(seed=len(data)).position()
    for changed in (found, _exchanged(found, random)):
        for game in games():
            refused(lambda game=game, changed=changed: game.state(changed))  # type: ignore[misc]


def _exchanged(data: Any, random: Random) -> Any:
    """The same with one value, somewhere, that has no business there."""
    if isinstance(data, list | dict) and data and random.random() < 0.9:
        place = random.choice(list(data) if isinstance(data, dict) else range(len(data)))
        copy = dict(data) if isinstance(data, dict) else list(data)
        copy[place] = _exchanged(data[place], random)
        return copy
    return random.choice([None, True, -1, 0, 1, 255, 2**40, 2**70, 0.5, "", "x", [], {}, [[]], {"x": 1}])


def check_acts(data: bytes) -> None:
    """Stored acts, however damaged, are a table or a refusal."""
    stored = []
    for line in data.split(b"\n"):
        with suppress(msgspec.DecodeError, RecursionError):
            stored.append(acts.decode_act(_text(line)))
    assert refused(lambda: stored_table(stored, "t")) in ("", "damaged-table", "unknown-table", "other-rules")


def check_words(data: bytes) -> None:
    """Names, numbers and addresses."""
    text = _text(data)
    name = visible(text)
    assert visible(name) == name
    assert outline(name) == outline(visible(name + "\u200b"))
    assert is_name(name) or not name.isalnum()
    assert (whole_number(text) or 0) >= 0
    with suppress(Refused):
        assert ban_of(text)[1]


def _record_seeds() -> list[bytes]:
    texts = []
    for game in games():
        match = game.match(seed=3)
        random = Random(3)
        for _ in range(12):
            match.play(random.choice(match.legal()))
        texts.append(match.record().encode())
    return texts


def _act_seeds() -> list[bytes]:
    table = open_table(2)
    done: list[acts.AnyAct] = [table.created]
    done += [acts.Sat(at=1, seat=n, name=f"p{n}", key="k", owner=f"d{n}", contribution="0b" * 32) for n in (0, 1)]
    done += [
        acts.Said(at=1, seat=0, phrase="hello"),
        acts.Started(at=2),
        acts.Kept(at=2, seat=0, bot="x", reason="away"),
    ]
    done += [acts.Returned(at=2, seat=0), acts.Undone(at=3, seat=0), acts.Muted(at=3, seat=1, muted=True)]
    return [b"\n".join(acts.encode_act(act).encode() for act in done)]


TARGETS = {
    "cookie": Target(lambda: [f"a=b; tablee={SIGNED}; c=d".encode(), b'tablee="\\\\"'], check_cookie),
    "edition": Target(lambda: [game.edition.text.encode() for game in games()], check_edition),
    "json": Target(
        lambda: [
            b'{"type":"play","id":"x","seat":0,"ply":3,"move":"draw"}',
            b'{"type":"sit","id":"x","seat":0,"name":"A","contribution":"' + b"0" * 64 + b'"}',
            b'{"game":"high-road","players":2,"options":{"steep":true},"clock":{"per":"turn","seconds":5},"bots":{"1":"x"}}',
        ],
        check_json,
    ),
    "record": Target(_record_seeds, check_record),
    "position": Target(
        lambda: [json.dumps(game.match(seed=2).position()).encode() for game in games()], check_position
    ),
    "acts": Target(_act_seeds, check_acts),
    "words": Target(
        lambda: ["Anna Маша 小明 é\u0301\u3164".encode(), b"192.0.2.1", b"2001:db8::1/64", b"12"], check_words
    ),
}
