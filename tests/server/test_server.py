"""One server process without its wires: housekeeping, waking of inherited tables, and the connection to other nodes."""

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import tablee
from tablee.server import acts, relay
from tablee.server.errors import Refused
from tablee.server.house import LOOK_AGAIN, Hooks, Peer, Report
from tablee.server.server import ORDER_SECONDS, Server
from tablee.server.settings import Settings
from tablee.server.storage.writer import Entry
from tests.support.server.clock import FakeClock
from tests.support.server.live import play
from tests.support.waiting import step


@pytest.fixture
def node(tmp_path: Path) -> Iterator[Server]:
    """A server that is not a node yet: it answers nobody, and holds no leases."""
    server = Server(Settings(data=tmp_path), "127.0.0.1:1")
    yield server
    server.writer.close()
    server.engine.dispose()


def created_in_1970() -> acts.Created:
    game = tablee.load("high-road", players=2)
    return acts.Created(
        at=0, device="device 0", game=game.name, rules=game.version, players=2, options=game.options,
        edition=game.edition.text, secret="00" * 32,
    )  # fmt: skip


# --- housekeeping -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("days", "left"), [(0, 1), (365, 0)])
def test_old_tables_are_deleted_unless_days_are_0(node: Server, days: int, left: int) -> None:
    async def check() -> None:
        await node.tables.open_table(created_in_1970(), [])
        node.settings = replace(node.settings, keep_days=days)
        await node.prune()

    play(check())
    assert node.store.count() == node.tables.number == left


def test_housekeeping_that_is_refused_is_put_off_to_the_next_round(
    node: Server, clock: FakeClock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked: list[int] = []

    def orders(after: int) -> list[tuple[int, str, str]]:
        asked.append(after)
        if len(asked) == 1:
            raise Refused("storage-failed")
        return []

    async def check() -> None:
        monkeypatch.setattr(node.store, "orders", orders)
        keeping = asyncio.create_task(node.keep())
        await step()
        await clock.advance(2 * ORDER_SECONDS)
        keeping.cancel()

    with caplog.at_level(logging.WARNING, "tablee.server"):
        play(check())
    assert len(asked) == 2
    (put_off,) = caplog.records
    assert (put_off.message, vars(put_off)["reason"]) == ("housekeeping put off", "storage-failed")


def test_a_match_that_cannot_be_replayed_does_not_keep_others_from_their_records(
    node: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[tuple[str, str | None]] = []

    async def ask(question: Any, client: str) -> Any:
        if question.table == "damaged":
            raise Refused("damaged-table")
        return SimpleNamespace(body=b"the record")

    async def write(entry: Entry) -> None:
        written.append((entry.table, entry.record))

    monkeypatch.setattr(node.store, "without_record", lambda most: ["damaged", "whole"])
    monkeypatch.setattr(node.reader, "ask", ask)
    monkeypatch.setattr(node.writer, "write", write)
    play(node.keep_records())
    assert written == [("whole", "the record")]


# --- tables -----------------------------------------------------------------------------------------------------------


def test_no_table_is_woken_while_the_server_closes(node: Server) -> None:
    async def check() -> None:
        id = await node.tables.open_table(created_in_1970(), [])
        await node.house.enter()
        await node.tables.wake(id)
        await node.tables.put_all_away()
        with pytest.raises(Refused) as caught:
            await node.tables.wake(id)
        assert caught.value.slug == "server-closing"
        assert not node.tables.live

    play(check())


def test_a_table_is_not_opened_if_the_leases_are_lost_while_it_is_loaded(
    node: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored = node.store.acts

    def load_and_lose(id: str) -> Sequence[acts.AnyAct]:
        node.house._lose("ended by another node")
        return stored(id)

    async def check() -> None:
        id = await node.tables.open_table(created_in_1970(), [])
        await node.house.enter()
        monkeypatch.setattr(node.store, "acts", load_and_lose)
        for _ in range(2):  # the second time there are no leases from the start
            with pytest.raises(Refused) as caught:
                await node.tables.wake(id)
            assert caught.value.slug == "table-elsewhere"
        assert not node.tables.live

    play(check())


def test_inherited_tables_are_woken_once_at_a_time(node: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """A node hears of them with every renewal until they are awake."""
    woken: list[str] = []
    finish = asyncio.Event()

    async def wake(id: str) -> None:
        woken.append(id)
        await finish.wait()

    async def check() -> None:
        monkeypatch.setattr(node.tables, "wake", wake)
        for _ in range(2):
            node.tables.wake_inherited(["one"])
            await step()
            await step()
        assert woken == ["one"]
        finish.set()
        waking = node.tables._waking
        assert waking is not None
        await waking
        node.tables.wake_inherited(["two"])
        assert node.tables._waking is not None
        await node.tables._waking
        assert woken == ["one", "two"]

    play(check())


# --- the other nodes --------------------------------------------------------------------------------------------------


def test_nothing_is_inherited_from_a_node_that_has_renewed_its_leases(node: Server) -> None:
    gone: list[str] = []
    node.house.hooks = Hooks(gone=gone.append)

    async def check() -> None:
        await node.house.enter()
        await node.house.inherit(node.house.id)
        await node.house.inherit("never seen")
        assert node.house.holds

    play(check())
    assert gone == []


def other_node() -> Peer:
    return Peer("other", "127.0.0.1:2", 0, False, Report())


def test_a_table_held_by_a_newcomer_is_found_once_a_renewal_tells_of_it(
    node: Server, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def claim(table: str, id: str) -> str:
        return "other"

    async def check() -> None:
        await node.house.enter()
        monkeypatch.setattr(node.writer, "claim", claim)
        finding = asyncio.create_task(node.house.find("table"))
        await step()
        await step()
        assert not finding.done()
        node.house.peers = {**node.house.peers, "other": other_node()}
        await clock.advance(LOOK_AGAIN)
        assert await finding == other_node()

    play(check())


class FarTransport:
    """A connection to another node that answers the request with these bytes, or not at all."""

    def __init__(self, answer: bytes) -> None:
        self.answer, self.aborted = answer, False
        self.side: Any = None

    def write(self, data: bytes) -> None:
        if self.answer:
            self.side.data_received(self.answer)

    def abort(self) -> None:
        self.aborted = True


def connected_to(transports: list[FarTransport]) -> Callable[[Peer], Any]:
    waiting = iter(transports)

    async def connected(peer: Peer) -> Any:
        side = relay._Side()
        transport: Any = next(waiting)
        transport.side, side.transport = side, transport
        return side

    return connected


def test_a_node_that_does_not_take_a_socket_is_left_and_the_next_is_asked(
    node: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One answers something else, one is silent until its leases are over, one accepts."""
    transports = [FarTransport(b"HTTP/1.1 503 \r\n"), FarTransport(b""), FarTransport(b"HTTP/1.1 101 \r\n")]
    looked: list[object] = []

    class Peers(dict[str, Peer]):
        def __contains__(self, id: object) -> bool:
            looked.append(id)
            return len(looked) == 1

    async def find(table: str) -> Peer:
        return other_node()

    async def check() -> None:
        node.house.peers = Peers()
        monkeypatch.setattr(node.house, "find", find)
        monkeypatch.setattr(relay, "LOOK_AGAIN", 0.0)
        monkeypatch.setattr(relay, "_connected", connected_to(transports))
        monkeypatch.setattr(relay, "_head", lambda *_: b"GET / HTTP/1.1\r\n\r\n")
        found = await relay._far_side(node, {}, "table")
        assert found is not None
        assert found[0] == other_node()
        assert found[1].transport is transports[2]  # type: ignore[comparison-overlap]

    play(check())
    assert [one.aborted for one in transports] == [True, True, False]
    assert len(looked) == 2


def test_a_request_is_passed_on_again_if_its_node_does_not_answer(
    node: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[str] = []

    async def find(table: str) -> Peer:
        return other_node()

    async def ask(server: Server, peer: Peer, request: Any) -> tuple[int, dict[str, str], bytes]:
        tried.append(peer.id)
        if len(tried) == 1:
            raise ConnectionRefusedError
        return 200, {}, b"found"

    async def check() -> None:
        monkeypatch.setattr(node.house, "find", find)
        monkeypatch.setattr(relay, "LOOK_AGAIN", 0.0)
        monkeypatch.setattr(relay, "ask", ask)
        request: Any = SimpleNamespace(path_params={"table": "table"}, scope={"state": {}})
        response = await relay.pass_on(request, node)
        assert response is not None
        assert (response.status_code, response.body) == (200, b"found")

    play(check())
    assert tried == ["other", "other"]


class Throttled:
    """A connection whose reading is paused and resumed."""

    def __init__(self, closing: bool) -> None:
        self.closing = closing
        self.done: list[str] = []

    def is_closing(self) -> bool:
        return self.closing

    def pause_reading(self) -> None:
        self.done.append("pause")

    def resume_reading(self) -> None:
        self.done.append("resume")


@pytest.mark.parametrize(("closing", "done"), [(False, ["pause", "resume"]), (True, [])])
def test_a_side_that_cannot_keep_up_stops_the_other(closing: bool, done: list[str]) -> None:
    async def check() -> None:
        slow, fast = relay._Side(), relay._Side()
        transport: Any = Throttled(closing)
        fast.transport = transport
        slow.pause_writing()  # nothing is passed through yet
        slow.resume_writing()
        assert transport.done == []
        slow.other = fast
        slow.pause_writing()
        slow.resume_writing()
        assert transport.done == done

    play(check())


def test_a_side_that_is_lost_closes_the_other() -> None:
    async def check() -> None:
        near, far = relay._Side(), relay._Side()
        far.connection_lost(None)  # before it is joined to a browser's: there is nothing to close
        assert far.first.is_set()
        assert far.lost.is_set()
        transport: Any = Closable()
        near.transport, far.other = transport, near
        far.connection_lost(None)
        assert transport.closed

    play(check())


class Closable:
    """A connection that notes whether it was closed."""

    closed = False

    def close(self) -> None:
        self.closed = True
