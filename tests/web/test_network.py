"""With friends: a link that works from elsewhere, one click away, at the machine that hosts."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.server.process import OTHER_ADDRESS as OTHER
from tests.support.server.process import ServerProcess
from tests.support.web.friends import play_together


@pytest.fixture
def at_home(tmp_path: Path) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path / "data").start()
    yield process
    process.stop()


def test_a_friend_comes_by_the_network(at_home, visit):
    host = visit(at_home.address)
    host.choose_game("sunrise-lane")
    host.page.click("[data-way=friends]")
    host.page.wait_for_selector("[data-open-house]")
    assert host.page.locator("img[src*=qr]").count() == 0
    assert "Everybody in this network" in host.text()
    host.page.click("[data-open-house]")
    host.page.wait_for_selector("img[src*=qr]")
    host.until("document.querySelector('img[src*=qr]').naturalWidth > 0")
    assert host.violations() == []
    link = host.page.locator(".invite [data-copy]").get_attribute("data-copy")
    assert link.startswith(f"http://{OTHER}:{at_home.port}/table/")
    friend = visit(f"http://{OTHER}:{at_home.port}", seed=2)
    friend.page.goto(link)
    friend.page.click("[data-sit]")
    host.page.click("[data-start]:enabled")
    for guest in (host, friend):
        guest.page.wait_for_selector("[data-ply]")
    play_together([host, friend], "sunrise-lane", host.ply + 2)
    personal = host.page.locator("[data-copy*='/return/']").get_attribute("data-copy")
    assert personal.startswith(f"http://{OTHER}:{at_home.port}/return/")
    assert link.startswith(friend.address)


def test_without_a_network_it_says_why(house, visit):
    guest = visit(house.address)
    told = '{"address": null, "here": true, "offer": null, "reach": "machine"}'
    guest.context.route("**/api/house?*", lambda route: route.fulfill(body=told, content_type="application/json"))
    guest.choose_game("sunny-day")
    guest.page.click("[data-way=friends]")
    guest.page.get_by_text("in no network").wait_for()
    assert guest.page.locator("img[src*=qr]").count() == 0
    assert guest.violations() == []
