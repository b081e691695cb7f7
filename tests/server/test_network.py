"""The house's address: found, opened by whoever is at the machine, and by nobody else."""

import asyncio
import socket
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import httpx
import pytest

from tablee.server import network
from tablee.server.errors import Refused
from tablee.server.network import Network, is_loopback, machine_addresses, reach_of, without_port
from tablee.server.settings import Settings
from tests.support.server.client import NO_CERTIFICATES, get
from tests.support.server.process import OTHER_ADDRESS as OTHER
from tests.support.server.process import ServerProcess


@pytest.fixture
def closed(tmp_path: Path) -> Any:
    """A house that only its own machine can open, in a network."""
    process = ServerProcess(tmp_path / "data")
    yield process.start()
    process.stop()


@pytest.fixture(scope="module")
def still_closed(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The same for those who may not open it."""
    process = ServerProcess(tmp_path_factory.mktemp("closed") / "data")
    yield process.start()
    process.stop()


def answers(address: str) -> bool:
    try:
        return get(f"{address}/healthz").status_code == 200
    except httpx.ConnectError:
        return False


def test_one_click_at_the_machine_opens_the_house(closed: ServerProcess) -> None:
    with httpx.Client(base_url=closed.address, verify=NO_CERTIFICATES) as browser:
        browser.get("/api/me")  # a browser that has been here
        told = browser.get("/api/house").json()
        assert told == {"address": None, "here": True, "offer": OTHER, "reach": "network"}
        assert not answers(f"http://{OTHER}:{closed.port}")
        opened = browser.post("/api/house/open").json()
        assert opened == {"address": f"http://{OTHER}:{closed.port}", "here": True, "offer": None, "reach": "machine"}
        assert answers(opened["address"])
        assert browser.post("/api/house/open").json() == opened


def test_many_clicks_open_it_once(closed: ServerProcess) -> None:
    async def click() -> set[str]:
        async with httpx.AsyncClient(base_url=closed.address, verify=NO_CERTIFICATES) as browser:
            await browser.get("/api/me")
            found = await asyncio.gather(*(browser.post("/api/house/open") for _ in range(8)))
        return {one.json()["address"] for one in found}

    assert asyncio.run(click()) == {f"http://{OTHER}:{closed.port}"}


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "evil.example.org:8642", "Origin": "http://evil.example.org:8642"},  # a name that leads here
        {"Host": "192.168.1.20:8642"},
        {"X-Forwarded-For": "192.168.1.77"},  # a proxy speaks for somebody else
        {"Origin": "http://evil.example.org"},
        {"Cookie": ""},  # a browser that has never been here
    ],
)
def test_nobody_else_opens_it(still_closed: ServerProcess, headers: dict[str, str]) -> None:
    with httpx.Client(base_url=still_closed.address, verify=NO_CERTIFICATES) as browser:
        browser.get("/api/me")
        refused = browser.post("/api/house/open", headers=headers)
        assert (refused.status_code, refused.json()["slug"]) in ((403, "not-at-machine"), (403, "foreign-origin"))
        if "Origin" not in headers:
            told = browser.get("/api/house", headers=headers).json()
            assert (told["here"], told["offer"]) == (False, None)
    assert not answers(f"http://{OTHER}:{still_closed.port}")


def test_the_invitation_works_from_elsewhere(closed: ServerProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    with httpx.Client(base_url=closed.address, verify=NO_CERTIFICATES) as browser:
        table = browser.post("/api/tables", json={"game": "sunny-day"}).json()["table"]
        before = browser.get(f"/api/tables/{table}/qr.svg").text
        address = browser.post("/api/house/open").json()["address"]
        assert browser.get(f"/api/tables/{table}/qr.svg").text != before
        assert browser.get(f"{address}/api/tables/{table}/qr.svg").text == browser.get(
            f"/api/tables/{table}/qr.svg"
        ).text  # fmt: skip


def test_open_from_the_start(tmp_path: Path) -> None:
    process = ServerProcess(tmp_path / "data").start("--lan")
    assert process.process is not None and process.process.stdout is not None  # noqa: PT018
    assert f"http://{OTHER}:{process.port}/" in process.process.stdout.readline()
    assert answers(f"http://{OTHER}:{process.port}")
    assert get(f"{process.address}/api/house").json()["address"] == f"http://{OTHER}:{process.port}"
    process.stop()
    assert not answers(f"http://{OTHER}:{process.port}")


@pytest.mark.parametrize(
    ("options", "says"),
    [(("--network", "nonsense"), "--network"), (("--lan", "--network", "192.0.2.254"), "192.0.2.254")],
)
def test_an_address_that_is_none_is_told(tmp_path: Path, options: tuple[str, ...], says: str) -> None:
    process = ServerProcess(tmp_path / "data")
    with pytest.raises(RuntimeError, match=says):
        process.start(*options)
    process.kill()


# --- finding it -------------------------------------------------------------------------------------------------------


def test_addresses_are_found_and_none_is_of_this_machine_alone() -> None:
    for one in machine_addresses():
        assert not one.is_loopback
        assert not one.is_link_local


def found(monkeypatch: pytest.MonkeyPatch, towards: list[str | None], named: list[str]) -> list[str]:
    ways = iter(towards)
    monkeypatch.setattr(network, "_towards", lambda probe: (lambda way: way and ip_address(way))(next(ways)))
    monkeypatch.setattr(network, "_named", lambda: [ip_address(one) for one in named])
    return [str(one) for one in machine_addresses()]


@pytest.mark.parametrize(
    ("towards", "named", "expected"),
    [
        (["192.168.1.20", "2a01:db8::5"], ["127.0.1.1"], ["192.168.1.20", "2a01:db8::5"]),
        (["8.8.4.4", "fd12::5"], [], ["fd12::5", "8.8.4.4"]),  # who comes from this network comes first
        ([None, "fe80::1"], ["127.0.1.1", "192.168.7.3"], ["192.168.7.3"]),  # a network with no way out
        ([None, None], ["127.0.1.1", "::1"], []),
        (["169.254.3.4", None], [], []),
    ],
)
def test_the_likeliest_comes_first(
    monkeypatch: pytest.MonkeyPatch, towards: list[str | None], named: list[str], expected: list[str]
) -> None:
    assert found(monkeypatch, towards, named) == expected


def test_a_machine_without_a_network_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def listen(host: str) -> int:
        raise AssertionError(host)

    monkeypatch.setattr(network, "machine_addresses", list)
    house = Network(Settings(data=tmp_path))
    house.start(listen, 8642, None)
    assert asyncio.run(house.offer()) is None
    with pytest.raises(Refused) as refusal:
        asyncio.run(house.open())
    assert refusal.value.slug == "no-network"


@pytest.mark.parametrize(
    ("settings", "address"),
    [
        ({"address": "https://play.example.org"}, "https://play.example.org"),
        ({"host": "192.168.1.20"}, "http://192.168.1.20:8642"),
        ({"host": "fd12::5"}, "http://[fd12::5]:8642"),
        ({"host": "0.0.0.0", "network": "10.0.0.3"}, "http://10.0.0.3:8642"),
        ({"host": "::1"}, None),
    ],
)
def test_what_is_open_already(settings: dict[str, str], address: str | None, tmp_path: Path) -> None:
    async def listen(host: str) -> int:
        return 8642

    house = Network(Settings(data=tmp_path, **settings))  # type: ignore[arg-type]
    house.start(listen, 8642, None)
    assert house.address == address
    assert house.invitation("http", "127.0.0.1:8642") == (address or "http://127.0.0.1:8642")


def test_who_could_come() -> None:
    assert reach_of(ip_address("192.168.1.20")) == "network"
    assert reach_of(ip_address("8.8.4.4")) == "internet"
    assert [is_loopback(one) for one in ("localhost", "127.0.0.1", "[::1]", "localhost.example.org", "")] == [
        True, True, True, False, False,
    ]  # fmt: skip
    assert [without_port(one) for one in ("[::1]:80", "[::1]", "a:80", "a", "")] == ["[::1]", "[::1]", "a", "a", ""]


def test_ipv6_works_too(tmp_path: Path) -> None:
    with socket.socket(socket.AF_INET6) as probe:
        probe.bind(("::1", 0))
    process = ServerProcess(tmp_path / "data").start("--network", "::1")
    with httpx.Client(base_url=process.address, verify=NO_CERTIFICATES) as browser:
        browser.get("/api/me")
        assert browser.post("/api/house/open").json()["address"] == f"http://[::1]:{process.port}"
    assert answers(f"http://[::1]:{process.port}")
    process.stop()
