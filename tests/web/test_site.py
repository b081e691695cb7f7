"""The page as files, deep in a folder of a host that has only files: `tablee site` and `python -m http.server`."""

import os
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.support.web.history import bring, file_of, id_of, local_match
from tests.support.web.playing import GAMES, PREFER
from tests.support.web.site import UNDER, at_site, kept_from_site

UPDATE = "navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => true)"


@pytest.mark.parametrize("game", GAMES)
def test_a_match_with_the_network_off_after_the_first_visit(host, visit, game):
    """Begun, loaded again, gone on with; and one that was brought along is played to its end."""
    guest = kept_from_site(host, visit)
    asked: set[str] = set()
    guest.context.on("request", lambda request: asked.add(request.url))
    host.stop()
    guest.context.set_offline(True)
    guest.play_alone(game)
    guest.play(PREFER[game], moves=6)
    before = guest.ply
    guest.page.reload()
    guest.until(f"Number(document.querySelector('.match')?.dataset.ply ?? -1) >= {before}")
    guest.play(PREFER[game], moves=4)
    assert not guest.over
    guest.turn_to(f"/{UNDER}/?/matches")
    bring(guest, file_of(local_match(1, game, bot="level-1", moves=0, last=4)))
    guest.turn_to(f"/{UNDER}/?/table/{id_of(1)}").play(PREFER[game])
    assert guest.over
    assert {url for url in asked if not url.startswith((guest.address, "blob:", "data:"))} == set()


def test_places_are_queries_of_the_page(host, visit):
    guest = kept_from_site(host, visit)
    host.stop()
    guest.page.locator("a", has_text="Rules").first.click()
    guest.page.wait_for_selector(".clause")
    assert re.fullmatch(rf"{guest.address}/\?/rules/[a-z-]+", guest.page.url)
    guest.go("/?/rules/sunrise-lane#SL-11").page.wait_for_selector("[id=SL-11].on")
    guest.go("/index.html?/learn/sunny-day").page.wait_for_selector("[data-next]")
    guest.go("/?/settings").page.wait_for_selector("h1")
    guest.page.go_back()
    guest.page.wait_for_selector("[data-next]")


def test_it_says_that_it_has_no_house_and_how_to_get_one(host, visit):
    guest = at_site(host, visit)
    assert guest.page.locator("[data-no-house]").is_visible()
    assert guest.violations() == []
    guest.page.click("[data-game=sunny-day]")
    guest.page.click("[data-way=friends]")
    assert "make play" in guest.page.locator("dialog [data-no-house]").inner_text()


def test_other_pages_of_the_host_are_left_alone(host, visit):
    (host.folder / UNDER / "notes").mkdir()
    (host.folder / UNDER / "notes" / "index.html").write_text("<title>notes</title><link rel=icon href='data:,'>")
    guest = kept_from_site(host, visit)
    guest.go("/notes/")
    assert guest.page.title() == "notes"


# --- a new version ----------------------------------------------------------------------------------------------------


def publish_next(folder: Path) -> None:
    """The next version of the page, which says so: all its scripts have other names, the old ones are gone."""
    scripts = sorted((folder / "assets").glob("*.js"))
    names = re.compile("|".join(re.escape(file.name) for file in scripts))
    for file in [*scripts, folder / "index.html", folder / "sw.js"]:
        file.write_text(names.sub(lambda name: f"next-{name.group()}", file.read_text("utf-8")), "utf-8")
    for file in scripts:
        file.rename(file.with_name(f"next-{file.name}"))
    worker = (folder / "sw.js").read_text("utf-8")
    (folder / "sw.js").write_text(re.sub('^const VERSION = ".+"', 'const VERSION = "next"', worker), "utf-8")
    script = folder / re.findall('^const SCRIPT = "(.+)"', worker, re.MULTILINE)[0]
    script.write_text(script.read_text("utf-8") + "\nglobalThis.isNext = true\n", "utf-8")


def renew(page: Any) -> None:
    """Press the button, and come back in the new version."""
    with page.expect_navigation():
        page.click("[data-renew]")


def test_a_new_version_waits_until_it_is_asked_in(host, visit):
    guest = kept_from_site(host, visit)
    guest.play_alone("sunrise-lane")
    guest.play(PREFER["sunrise-lane"], moves=6)
    before = guest.ply
    publish_next(host.folder / UNDER)
    other = guest.context.new_page()
    guest.watch(other)
    other.goto(guest.address + "/")
    other.wait_for_selector("[data-game]")
    guest.until(UPDATE)
    guest.page.wait_for_selector("header [data-renew]")
    assert guest.ply >= before
    guest.play(PREFER["sunrise-lane"], moves=4)  # nothing has happened to the match
    before = guest.ply
    assert not guest.page.evaluate("'isNext' in globalThis")
    renew(guest.page)
    assert guest.page.evaluate("'isNext' in globalThis")
    guest.page.wait_for_selector("[data-ply]")
    guest.until(f"Number(document.querySelector('.match').dataset.ply) >= {before}")
    guest.play(PREFER["sunrise-lane"], moves=4)
    # The other page was not touched, and still finds what belongs to it, although the host has it no more.
    host.stop()
    assert not other.evaluate("'isNext' in globalThis")
    other.wait_for_selector("[data-renew]")
    other.locator("a", has_text="Rules").first.click()
    other.wait_for_selector(".clause")
    renew(other)
    other.wait_for_selector(".clause")
    assert other.evaluate("'isNext' in globalThis")


def test_half_a_version_is_never_taken(host, visit):
    """A host that has the new list already, but still the old page: nothing changes until it is whole.

    Both pages have the same date, which a browser is told to go by: the new one is found all the same.
    """
    guest = kept_from_site(host, visit)
    folder = host.folder / UNDER
    page = folder / "index.html"
    old, date = page.read_text("utf-8"), page.stat().st_mtime
    publish_next(folder)
    new = page.read_text("utf-8")
    page.write_text(old, "utf-8")
    os.utime(page, (date, date))
    guest.page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")
    guest.until("navigator.serviceWorker.getRegistration().then((one) => !one.installing && !one.waiting)")
    assert guest.page.evaluate("caches.keys().then((names) => names.length)") == 1
    guest.page.reload()
    guest.page.wait_for_selector("[data-game]")
    page.write_text(new, "utf-8")
    os.utime(page, (date, date))
    offered = f"{UPDATE}.then(() => document.querySelector('[data-renew]') !== null)"
    guest.until(offered)  # an attempt that is bound to fail may still be under way
    renew(guest.page)
    assert guest.page.evaluate("'isNext' in globalThis")


def test_only_the_last_version_but_one_is_kept(host, visit):
    guest = kept_from_site(host, visit)
    folder = host.folder / UNDER
    for number in range(3):
        worker = (folder / "sw.js").read_text("utf-8")
        (folder / "sw.js").write_text(re.sub('^const VERSION = ".+"', f'const VERSION = "{number}"', worker), "utf-8")
        guest.until(UPDATE)
        renew(guest.page)
        assert guest.page.evaluate("caches.keys().then((names) => names.at(-1))").endswith(f" {number}")
        guest.page.wait_for_selector("[data-game]")
    assert len(guest.page.evaluate("caches.keys()")) == 2


def test_a_browser_that_keeps_nothing_still_plays(host, visit):
    shutil.rmtree(host.folder / UNDER / "icons")  # a worker that misses a file gives up
    guest = at_site(host, visit, keeps=True)
    guest.play_alone("sunrise-lane")
    guest.play(PREFER["sunrise-lane"], moves=4)
    assert guest.page.evaluate("caches.keys().then((names) => names.length)") == 0
