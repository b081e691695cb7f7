"""Patches of records: whoever applies one has the other record, and it is hardly larger than what changed."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchmarks.moves import OWN, measure
from tablee.core.registry import game_class
from tablee.server.byte_views import patch
from tests.support.server.engine import patched

RECORDS = st.integers(0, 300).flatmap(
    lambda size: st.tuples(st.binary(min_size=size, max_size=size), st.binary(min_size=size, max_size=size))
)


@given(RECORDS)
def test_a_patch_makes_one_record_of_the_other(records: tuple[bytes, bytes]) -> None:
    known, record = records
    assert patched(known, patch(known, record)) == record
    assert patched(None, patch(None, record)) == record


@given(st.binary(min_size=1, max_size=300), st.data())
def test_it_holds_what_changed(known: bytes, data: st.DataObject) -> None:
    places = data.draw(st.sets(st.integers(0, len(known) - 1), max_size=5))
    record = bytes(byte ^ 1 if place in places else byte for place, byte in enumerate(known))
    pieces = msgspec.msgpack.decode(patch(known, record))
    assert pieces[::2] == sorted(pieces[::2])
    assert sum(map(len, pieces[1::2])) <= 4 * len(places)
    assert all(known[place : place + len(part)] != part for place, part in zip(pieces[::2], pieces[1::2], strict=True))


def test_nothing_changed() -> None:
    assert msgspec.msgpack.decode(patch(b"same", b"same")) == []


@pytest.mark.parametrize("matches", [1, pytest.param(10, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", OWN)
def test_a_move_costs_a_screen_less_than_a_kilobyte(tmp_path: Path, game: str, matches: int) -> None:
    told = asyncio.run(measure(tmp_path, game, max(game_class(game).seats), "bytes", count=matches, most=10_000))
    assert told["largest"] <= 1_000
