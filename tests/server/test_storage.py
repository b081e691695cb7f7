"""The storage layer alone: groups, failures that spoil only themselves, migrations, backups, keys."""

import asyncio
import os
import stat
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import inspect, text
from sqlalchemy.exc import IntegrityError, OperationalError
from typer.testing import CliRunner

from tablee.cli.app import app
from tablee.server import acts
from tablee.server.acts import decode_act, encode_act
from tablee.server.errors import Refused
from tablee.server.house import BEAT_SECONDS, Hooks, House
from tablee.server.server import make_folder
from tablee.server.settings import Settings
from tablee.server.storage import leases, schema
from tablee.server.storage.backup import back_up
from tablee.server.storage.keys import house_key
from tablee.server.storage.schema import metadata, migrate, open_database, up_to_date
from tablee.server.storage.store import Store
from tablee.server.storage.writer import Entry, LeaseLost, Release, Task, Writer
from tests.support.server.clock import FakeClock
from tests.support.waiting import step


def row(id: str) -> dict[str, object]:
    return {"id": id, "game": "high-road", "state": "open", "public": True, "changed": 1, "summary": "{}"}


MOVED = encode_act(acts.Moved(at=1, seat=0, move="play 1", luck=["deal 2"]))


@pytest.fixture
def url(database: str | None, tmp_path: Path) -> str:
    return database or f"sqlite:///{tmp_path / 'tablee.db'}"


def written(writer: Writer, *entries: Entry) -> None:
    """Wait until all of them are durable; the first error, if any."""
    for outcome in asyncio.run(_outcomes(writer, entries)):
        if outcome is not None:
            raise outcome


async def _outcomes(writer: Writer, tasks: Sequence[Task]) -> list[Any]:
    async with asyncio.timeout(10):
        return await asyncio.gather(*map(writer.submit, tasks), return_exceptions=True)


def test_a_node_that_leaves_while_it_renews_has_lost_nothing(url: str) -> None:
    engine = up_to_date(url)
    writer = Writer(engine)
    lost: list[str] = []
    home = House(engine, writer, "tablee-test", "127.0.0.1:1", Hooks(lost=lambda: lost.append(home.id)))
    renew = home._renew

    async def check() -> None:
        await home.enter()
        loop = asyncio.get_running_loop()

        def renew_late(id: str, report: str) -> object:
            asyncio.run_coroutine_threadsafe(home.leave(), loop).result(10)
            return renew(id, report)

        home._renew = renew_late  # type: ignore[method-assign, assignment]
        await home._beat()

    asyncio.run(check())
    writer.close()
    engine.dispose()
    assert lost == []


def test_a_node_that_has_not_renewed_its_leases_holds_nothing(tmp_path: Path, clock: FakeClock) -> None:
    """Its own clock tells it, before it has asked the database."""
    engine = up_to_date(f"sqlite:///{tmp_path / 'tablee.db'}")
    writer = Writer(engine)
    written(writer, Entry("t", 1, [MOVED], row("t")))
    lost: list[str] = []

    async def check() -> None:
        home = House(engine, writer, "tablee-test", "127.0.0.1:1", Hooks(lost=lambda: lost.append(home.id)))
        await home.enter()
        await home.hold("t")

        def fail(id: str, report: str) -> object:
            raise OperationalError("renew", None, Exception("no connection"))

        home._renew = fail  # type: ignore[method-assign, assignment]
        keeping = asyncio.create_task(home.keep())
        await step()
        await clock.advance(BEAT_SECONDS)
        assert home.holds
        clock.offset += leases.LEASE_MS / 1000
        with pytest.raises(Refused) as caught:
            await home.hold("t")
        assert caught.value.slug == "table-elsewhere"
        assert lost == []
        await clock.advance(BEAT_SECONDS)
        assert lost == [""]
        keeping.cancel()

    asyncio.run(check())
    writer.close()
    engine.dispose()


def test_who_no_longer_waits_does_not_stop_the_writer(url: str) -> None:
    """A connection that is lost, or a bot whose table is put away, may be in the middle of writing."""
    engine = up_to_date(url)
    is_free = threading.Event()
    writer = Writer(engine, lambda size: is_free.wait(10) and None)

    async def check() -> None:
        await writer.write(Entry("t", 1, [MOVED], row("t")))
        gone = asyncio.ensure_future(writer.write(Entry("t", 2, [MOVED])))
        await step()
        gone.cancel()
        await asyncio.wait([gone])
        is_free.set()
        await asyncio.wait_for(writer.write(Entry("t", 2, [MOVED])), 10)

    asyncio.run(check())
    writer.close()
    assert len(Store(engine).acts("t")) == 2
    engine.dispose()


def test_acts_are_written_in_groups_and_read_in_order(url: str) -> None:
    engine = open_database(url)
    migrate(engine)
    groups: list[int] = []
    writer = Writer(engine, groups.append)
    written(writer, Entry("t", 1, [MOVED], row("t"), ["device"]))
    written(writer, *(Entry("t", number, [MOVED]) for number in range(2, 500)))
    writer.close()
    store = Store(engine)
    assert len(store.acts("t")) == 499
    assert store.acts("t")[3] == decode_act(MOVED)
    assert store.acts("other") == []
    assert store.lobby() == ["{}"]
    assert store.matches("device") == [("t", "{}")]
    assert store.count() == 1
    assert len(groups) < 499
    engine.dispose()


def test_a_failure_spoils_only_itself(url: str) -> None:
    engine = open_database(url)
    migrate(engine)
    writer = Writer(engine)
    written(writer, Entry("t", 1, [MOVED], row("t")))
    good = [Entry(f"t{n}", 1, [MOVED], row(f"t{n}")) for n in range(20)]
    twice, homeless = Entry("t", 1, [MOVED]), Entry("nowhere", 1, [MOVED])
    outcomes = asyncio.run(_outcomes(writer, [*good, twice, homeless]))
    assert outcomes[:20] == [None] * 20
    assert [type(outcome) for outcome in outcomes[20:]] == [IntegrityError, IntegrityError]
    writer.close()
    assert Store(engine).count() == 21
    engine.dispose()


def test_only_whoever_holds_a_table_writes(url: str) -> None:
    """Two nodes; what was queued under a lease that went elsewhere is not written, and spoils nothing else."""
    engine = up_to_date(url)
    with engine.begin() as connection:
        for node in ("a", "b"):
            leases.register(connection, node, f"host:{node}")
    writer = Writer(engine)
    for table in ("t", "u"):
        written(writer, Entry(table, 1, [MOVED], row(table)))
    assert asyncio.run(writer.claim("t", "a")) == "a"
    assert asyncio.run(writer.claim("t", "b")) == "a"
    assert asyncio.run(writer.claim("u", "b")) == "b"
    assert asyncio.run(writer.claim("nowhere", "b")) is None
    written(writer, Entry("t", 2, [MOVED], node="a"))
    with engine.begin() as connection:
        assert leases.end_expired(connection, "a", ["b"]) is None  # it has not expired
        assert leases.end(connection, "a", ["b"]) == 0  # nothing of it is being played
    both = [Entry("t", 3, [MOVED], node="a"), Entry("u", 2, [MOVED], node="b")]
    lost, kept = asyncio.run(_outcomes(writer, both))
    assert isinstance(lost, LeaseLost)
    assert kept is None
    assert asyncio.run(writer.claim("t", "b")) == "b"
    written(writer, Entry("t", 3, [MOVED], node="b"))
    asyncio.run(_outcomes(writer, [Release("t", "b")]))
    with pytest.raises(LeaseLost):
        written(writer, Entry("t", 4, [MOVED], node="b"))
    with pytest.raises(IntegrityError):
        asyncio.run(writer.claim("t", "a"))  # it is no node any more
    writer.close()
    assert [len(Store(engine).acts(table)) for table in ("t", "u")] == [3, 2]
    engine.dispose()


def test_heirs_get_equal_shares_of_what_is_being_played(url: str) -> None:
    engine = up_to_date(url)
    writer = Writer(engine)
    with engine.begin() as connection:
        for node in ("a", "b", "c"):
            leases.register(connection, node, f"host:{node}")
    for number in range(9):
        playing = {**row(f"t{number}"), "state": "playing" if number < 6 else "open"}
        written(writer, Entry(f"t{number}", 1, [MOVED], playing))
        asyncio.run(writer.claim(f"t{number}", "a"))
    with engine.begin() as connection:
        assert leases.end(connection, "a", ["b", "c"]) == 6
        assert [len(leases.inherited(connection, heir)) for heir in ("b", "c")] == [3, 3]
        leases.awake(connection, leases.inherited(connection, "b"), "b")
        assert leases.inherited(connection, "b") == []
    assert asyncio.run(writer.claim("t8", "c")) == "c"  # nobody's, until somebody comes
    writer.close()
    engine.dispose()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_migrations_make_what_the_code_expects(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    """From an empty database, and once more from a migrated one."""
    if kind == "postgresql":
        url = request.getfixturevalue("postgres").database(empty=True)
    else:
        url = f"sqlite:///{tmp_path / 'tablee.db'}"
    engine = open_database(url)
    migrate(engine)
    migrate(engine)
    found = inspect(engine)
    for table in metadata.sorted_tables:
        assert {column["name"] for column in found.get_columns(table.name)} == set(table.columns.keys())
    engine.dispose()


def test_sqlite_is_durable(tmp_path: Path) -> None:
    engine = open_database(f"sqlite:///{tmp_path / 'x.db'}")
    with engine.connect() as connection:
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
    engine.dispose()


def test_the_key_is_made_once_for_all_nodes(url: str, tmp_path: Path) -> None:
    engines = [up_to_date(url), up_to_date(url)]
    with ThreadPoolExecutor() as pool:
        made = set(pool.map(lambda engine: house_key(engine, tmp_path), engines * 4))
    assert {len(key) for key in made} == {32}
    assert len(made) == 1
    for engine in engines:
        engine.dispose()


def test_a_key_from_before_goes_into_the_database(url: str, tmp_path: Path) -> None:
    """It was a file; browsers stay who they are, on every node."""
    (tmp_path / "secret.key").write_bytes(bytes(range(32)))
    engine = up_to_date(url)
    assert house_key(engine, tmp_path) == bytes(range(32))
    assert not (tmp_path / "secret.key").exists()
    (tmp_path / "secret.key").write_bytes(bytes(32))
    assert house_key(engine, tmp_path) == bytes(range(32))
    assert (tmp_path / "secret.key").exists()
    engine.dispose()


def test_a_broken_key_is_not_used(url: str, tmp_path: Path) -> None:
    """With an empty key, as a crash might have left it, anybody could sign cookies."""
    (tmp_path / "secret.key").touch()
    engine = up_to_date(url)
    with pytest.raises(Refused) as caught:
        house_key(engine, tmp_path)
    assert caught.value.slug == "bad-key"
    engine.dispose()


def test_the_data_folder_is_private(tmp_path: Path) -> None:
    make_folder(tmp_path / "data")
    assert stat.S_IMODE(os.stat(tmp_path / "data").st_mode) == 0o700
    (tmp_path / "a file").touch()
    with pytest.raises(Refused) as caught:
        make_folder(tmp_path / "a file" / "data")
    assert caught.value.slug == "bad-data-folder"


def test_the_database_is_private_in_any_folder(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    engine = up_to_date(f"sqlite:///{tmp_path / 'tablee.db'}")
    for path in tmp_path.iterdir():
        assert stat.S_IMODE(path.stat().st_mode) == 0o600, path
    engine.dispose()


def test_the_last_migration_is_the_form_that_is_expected(tmp_path: Path) -> None:
    from alembic.script import ScriptDirectory

    folder = Path(schema.__file__).parent / "migrations"
    assert ScriptDirectory(str(folder)).get_current_head() == schema.REVISION


def test_a_database_of_a_newer_version_is_left_alone(url: str, tmp_path: Path) -> None:
    engine = open_database(url)
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("update alembic_version set version_num = '9999'"))
    with pytest.raises(Refused, match="newer") as caught:
        migrate(engine)
    assert caught.value.slug == "newer-database"
    with engine.connect() as connection:
        assert schema.revision(connection) == "9999"
    engine.dispose()
    with pytest.raises(Refused) as caught:
        back_up(Settings(data=tmp_path, database=url), tmp_path / "copy")
    assert caught.value.slug == "other-database"
    assert not (tmp_path / "copy").exists()


def test_running_matches_are_listed_first(url: str) -> None:
    engine = open_database(url)
    migrate(engine)
    writer = Writer(engine)
    entries = []
    for number in range(120):
        late = {
            **row(f"t{number}"),
            "state": "over" if number else "playing",
            "changed": number,
            "summary": str(number),
        }
        entries.append(Entry(f"t{number}", 1, [MOVED], late, ["device"]))
    written(writer, *entries)
    writer.close()
    listed = [summary for _, summary in Store(engine).matches("device")]
    assert listed[:3] == ["0", "119", "118"]
    assert len(listed) == 100
    engine.dispose()


def test_a_backup_is_a_folder_to_start_from(database: str | None, tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "data", database=database)
    make_folder(settings.data)
    engine = up_to_date(settings.database_url)
    key = house_key(engine, settings.data)
    writer = Writer(engine)
    written(writer, *(Entry(f"t{number}", 1, [MOVED] * 100, row(f"t{number}"), ["device"]) for number in range(30)))
    assert back_up(settings, tmp_path / "copy") == 30
    writer.close()
    engine.dispose()
    copied = open_database(Settings(data=tmp_path / "copy").database_url)
    assert len(Store(copied).acts("t7")) == 100
    assert house_key(copied, tmp_path / "copy") == key
    copied.dispose()
    with pytest.raises(Refused, match="exists already"):
        back_up(settings, tmp_path / "copy")


def test_the_backup_command(tmp_path: Path) -> None:
    told = CliRunner().invoke(app, ["backup", str(tmp_path / "copy"), "--data", str(tmp_path / "none")])
    assert told.exit_code == 2
    (tmp_path / "tablee.db").write_bytes(b"this is no database" * 100)
    told = CliRunner().invoke(app, ["backup", str(tmp_path / "copy"), "--data", str(tmp_path), "--language", "en"])
    assert told.exit_code == 2
    assert "cannot be opened: file is not a database" in " ".join(told.output.split())
    assert not (tmp_path / "copy").exists()


SAMPLES: list[acts.AnyAct] = [
    acts.Created(at=1, device="d", game="g", rules=1, players=2, options={"a": True}, edition="e", secret="s"),
    acts.Sat(at=1, seat=0, name="Anna", key="k", owner="d", contribution="c"),
    acts.Contributed(at=1, seat=0, contribution="c"),
    acts.Claimed(at=1, device="d", seat=0),
    acts.Freed(at=1, seat=0),
    acts.BotSat(at=1, seat=0, bot="random", name="Ada"),
    acts.Reseated(at=1, order=[1, 0]),
    acts.Started(at=1),
    acts.Moved(at=1, seat=0, move="m", luck=["l"], spent=5),
    acts.Undone(at=1, seat=0),
    acts.Kept(at=1, seat=0, bot="random", reason="clock", for_good=True),
    acts.Returned(at=1, seat=0),
    acts.Said(at=1, seat=0, phrase="hello"),
    acts.Muted(at=1, seat=0, muted=True),
    acts.Followed(at=1, table="t", request="r"),
    acts.Closed(at=1),
    acts.Rekeyed(at=1, seat=0, key="k", forget=True),
]


def test_every_act_comes_back() -> None:
    assert {type(act) for act in SAMPLES} == set(acts.AnyAct.__args__)
    for act in SAMPLES:
        assert decode_act(encode_act(act)) == act
