"""The page keeps itself: installed, started without a network, and renewed without losing anything."""

import json
from typing import Any

import pytest

from tests.web.conftest import STATIC

KEPT = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"

LISTED = """async () => {
  const [version] = await caches.keys()
  return (await (await caches.open(version)).keys()).map((one) => new URL(one.url).pathname)
}"""


def keep(guest: Any) -> None:
    """Wait until the whole page is in the browser's hands."""
    guest.until(KEPT)


def test_the_page_can_be_installed(house, visit):
    guest = visit(house.address)
    guest.go().page.wait_for_selector("[data-game]")
    keep(guest)
    browser = guest.context.new_cdp_session(guest.page)
    found = browser.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    # A private window is the one thing that stands in the way: every visitor of these tests has one.
    errors = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in errors if one["errorId"] != "in-incognito"] == []


def test_everything_the_page_may_load_is_kept(house, visit):
    guest = visit(house.address)
    guest.go().page.wait_for_selector("[data-game]")
    keep(guest)
    kept = guest.page.evaluate(LISTED)
    files = {f"/{file.relative_to(STATIC).as_posix()}" for file in STATIC.rglob("*") if file.is_file()}
    assert set(kept) == files - {"/index.html", "/site.html", "/sw.js"} | {"/"}


@pytest.mark.parametrize("path", ["/", "/rules/sunny-day", "/learn/sunrise-lane", "/settings", "/table/nowhere"])
def test_the_page_starts_without_a_house(start_server, visit, path):
    house = start_server()
    guest = visit(house.address, weather=True)
    guest.go().page.wait_for_selector("[data-game]")
    keep(guest)
    house.kill()
    guest.context.set_offline(True)
    guest.go(path).page.wait_for_selector("main :is(h1, [role=alert], [role=status])")
