"""My matches: what was played on this device, alone and at a house; taken elsewhere as a file, and deleted."""

import re
from pathlib import Path
from typing import Any

import pytest

import tablee
from tests.support.web.history import bring, file_of, id_of, listed, local_match, near_the_end, play_past
from tests.support.web.playing import GAMES, PREFER
from tests.support.web.positions import go_on
from tests.support.web.site import UNDER, at_site, keep

FIRST_VERSION = """async ([table, acts]) => {
  const open = indexedDB.open('tablee', 1)
  open.onupgradeneeded = () => {
    open.result.createObjectStore('tables', { keyPath: 'id' })
    open.result.createObjectStore('acts')
  }
  const database = await new Promise((done) => (open.onsuccess = () => done(open.result)))
  const transaction = database.transaction(['tables', 'acts'], 'readwrite')
  transaction.objectStore('tables').put(table)
  acts.forEach((act, number) => transaction.objectStore('acts').put(act, [table.id, number]))
  await new Promise((done) => (transaction.oncomplete = done))
  database.close()
}"""
"""A database as the first version of the page made it."""

RECORDS = """new Promise((done) => (indexedDB.open('tablee').onsuccess = done)).then(async (event) => {
  const kept = event.target.result
  const asked = kept.transaction('remembered').objectStore('remembered').getAll()
  const all = await new Promise((done) => (asked.onsuccess = () => done(asked.result)))
  kept.close()
  return all.length > 0 && all.every((one) => one.record)
})"""
"""Whether this device has the records of all matches at a house."""


def rows(guest: Any, table: str) -> list[list[str]]:
    """What a table of numbers says, row by row."""
    found = guest.page.locator(f"[data-{table}] tbody tr")
    return [row.locator("th, td").all_inner_texts() for row in found.all()]


def finish_at_house(guest: Any, game: str) -> str:
    """A match that the server keeps, from shortly before its end; its table."""
    match = tablee.load(game).position(near_the_end(game, 4, number=1), seed=1)
    go_on(guest, match, "")
    guest.play(PREFER[game])
    return str(guest.page.url.split("/table/")[1].split("?")[0])


def saved(guest: Any, folder: Path) -> str:
    with guest.page.expect_download() as download:
        guest.page.click("[data-export]:enabled")
    download.value.save_as(folder / "matches.json")
    assert re.fullmatch(r"tablee-matches-\d{4}-\d\d-\d\d\.json", download.value.suggested_filename)
    return (folder / "matches.json").read_text("utf-8")


def test_matches_of_the_page_and_of_a_house_are_listed_and_counted(house, visit):
    guest = visit(house.address)
    table = finish_at_house(guest, "sunrise-lane")
    guest.go("/matches")
    guest.page.get_by_text("sent nowhere").wait_for()
    running = local_match(4, "sunny-day", bot="level-1", moves=4)
    bring(guest, file_of(*(local_match(number) for number in (1, 2, 3)), running))
    cards = listed(guest, 5)
    online = guest.page.locator(f"[data-match='{table}']").inner_text()
    assert "on a server" in online
    assert "Quick and greedy" in online
    assert re.search(r"Noa \(you\)\s+\d+", online)
    assert re.search("Won|Lost|Shared victory", online)
    assert "level 1" in cards.filter(has_text="Sunny Day").inner_text()
    assert cards.filter(has_text="level 2").count() == 3
    totals = rows(guest, "totals")
    wins = sum(0 in local_match(number)["table"]["ended"]["winners"] for number in (1, 2, 3))
    best = max(local_match(number)["table"]["ended"]["totals"][0] for number in (1, 2, 3))
    assert [row[0].split("\n")[0].strip() for row in totals] == ["Sunrise Lane", "Quick and greedy", "Rosalie"]
    assert "level 2" in totals[2][0]
    assert totals[2][1:] == ["3", str(wins), str(best)]
    name, played, _ = rows(guest, "opponents")[0]
    assert ("Rosalie" in name, "level 2" in name, played) == (True, True, "3")
    guest.page.locator("fieldset label", has_text="Sunny Day").click()
    listed(guest, 1).get_by_role("link", name="Go on playing").click()
    guest.page.wait_for_selector("[data-ply]")
    guest.turn_to("/").page.get_by_role("link", name="All my matches").click()
    listed(guest, 5)


def test_a_match_of_a_house_is_remembered_and_replayed_without_it(start_server, visit):
    server = start_server()
    guest = visit(server.address, weather=True, keeps=True)
    keep(guest)
    table = finish_at_house(guest, "rue-de-la-paix")
    guest.go("/matches")
    listed(guest, 1)
    guest.until(RECORDS)
    server.kill()
    guest.go("/matches")
    listed(guest, 1).get_by_role("link", name="Replay").click()
    guest.page.wait_for_selector(".replay:not([data-last='0'])")
    assert table in guest.page.url
    guest.page.locator("input[type=range]").fill("2")
    guest.page.wait_for_selector(".replay:not([data-ply='0'])")
    guest.page.locator("summary", has_text="luck").click()
    guest.page.click("[data-verify]")
    guest.page.wait_for_selector(".fine")
    guest.page.click("[data-play-on]")
    guest.page.wait_for_selector(".match[data-over=false]")


def test_everything_comes_along_to_another_device(house, visit, tmp_path):
    """A match that goes on differently on both devices becomes two."""
    running = local_match(2, bot="level-1", moves=0, last=20)  # seat 0 may draw cards or build
    guest = visit(house.address)
    table = finish_at_house(guest, "rue-de-la-paix")
    guest.go("/matches")
    bring(guest, file_of(local_match(1), running))
    listed(guest, 3)
    text = saved(guest, tmp_path)
    other = visit(house.address, weather=True, keeps=True, seed=2)
    keep(other)
    other.turn_to("/matches").page.get_by_text("Nothing has been played here yet.").wait_for()
    assert bring(other, text).strip() == "3 matches added."
    assert sorted(listed(other, 3).all_inner_texts()) == sorted(listed(guest, 3).all_inner_texts())
    assert rows(other, "totals") == rows(guest, "totals")
    assert bring(other, text) == "Nothing new in the file. 3 were here already."
    listed(other, 3)
    other.context.set_offline(True)
    for one in (table, id_of(1)):
        other.go(f"/replay/{one}").page.wait_for_selector(".replay:not([data-last='0'])")
    for player, choice in ((other, ("draw",)), (guest, ("build .*", "opens .*"))):
        player.go(f"/table/{id_of(2)}").wait_for_turn()
        ply = player.ply
        player.play_until(f"Number(document.querySelector('.match').dataset.ply) > {ply}", choice)
    other.context.set_offline(False)
    other.go("/matches")
    text = saved(other, tmp_path)
    guest.go("/matches")
    assert bring(guest, text) == "One match added. 2 were here already."
    listed(guest, 4)
    assert bring(guest, text) == "Nothing new in the file. 3 were here already."


def test_a_wrong_file_changes_nothing_and_is_told(house, visit):
    guest = visit(house.address)
    guest.go("/matches")
    bring(guest, file_of(local_match(1)))
    listed(guest, 1)
    damaged = file_of(tables=[{"table": {"game": "sunny-day"}}])
    for text, told in (
        ("no file of ours", "not a file of matches"),
        (file_of(version=2), "another version of the page"),
        (damaged, "One match in the file is damaged and was left out: Sunny"),
    ):
        assert told in bring(guest, text)
        listed(guest, 1)
    guest.page.reload()
    listed(guest, 1)


def test_a_damaged_record_is_left_out_and_the_rest_comes(house, visit):
    broken = local_match(1)
    broken["table"]["ended"]["record"] = broken["table"]["ended"]["record"].replace("players 2", "players 3")
    guest = visit(house.address)
    guest.go("/matches")
    told = bring(guest, file_of(broken, local_match(2)))
    assert "One match added." in told
    assert "One match in the file is damaged and was left out: Sunrise Lane." in told
    listed(guest, 1)


def test_what_is_deleted_stays_deleted(house, visit):
    guest = visit(house.address)
    table = finish_at_house(guest, "rue-de-la-paix")
    guest.go("/matches")
    bring(guest, file_of(local_match(1), local_match(2)))
    for left, (one, text) in zip(
        (2, 1), ((table, "The server keeps it for the others"), (id_of(1), "gone for good")), strict=True
    ):
        listed(guest, left + 1)
        guest.page.locator(f"[data-match='{one}'] [data-delete]").click()
        assert text in guest.page.locator("dialog").inner_text()
        guest.page.get_by_role("button", name="Back").click()
        listed(guest, left + 1)
        guest.page.locator(f"[data-match='{one}'] [data-delete]").press("Enter")
        guest.page.click("[data-delete-yes]")
        listed(guest, left)
    guest.page.reload()
    listed(guest, 1)
    guest.turn_to("/").page.wait_for_selector(".lines a")
    assert guest.page.locator(".lines a").count() == 1
    guest.turn_to(f"/replay/{id_of(1)}").page.get_by_text("is not kept in this browser").wait_for()
    guest.turn_to(f"/replay/{table}").page.wait_for_selector(".replay")


def test_a_browser_of_the_first_version_keeps_its_matches(house, visit):
    old = local_match(1, bot="level-1", moves=12)
    del old["table"]["moved"]
    guest = visit(house.address)
    picture = guest.context.new_page()  # the origin without the page; its console may miss an icon
    picture.goto(f"{guest.address}/icon.svg")
    picture.evaluate(FIRST_VERSION, [old["table"], old["acts"]])
    picture.close()
    guest.go("/matches")
    listed(guest, 1).get_by_role("link", name="Go on playing").click()
    guest.wait_for_turn()
    play_past(guest, "sunrise-lane", guest.ply)


def test_without_a_house(host, visit):
    guest = at_site(host, visit)
    guest.page.get_by_role("link", name="My matches").click()
    guest.page.get_by_text("Nothing has been played here yet.").wait_for()
    assert UNDER in guest.page.url
    bring(guest, file_of(local_match(1), local_match(2, moves=5)))
    listed(guest, 2).get_by_role("link", name="Replay").click()
    guest.page.wait_for_selector(".replay")


@pytest.mark.parametrize(("width", "language"), [(360, "fr"), (1440, "it")])
def test_it_fits_and_everybody_can_read_it(house, visit, width, language):
    """The list on a phone; on a screen the question whether to delete a match."""
    guest = visit(house.address, width=width, language=language)
    guest.go("/matches")
    bring(guest, file_of(*(local_match(n, game, moves=4 if n == 2 else 10_000) for n, game in enumerate(GAMES))))
    listed(guest, 3)
    assert not guest.scrolls_sideways()
    if width > 1000:
        guest.page.locator("[data-delete]").first.click()
        guest.page.wait_for_selector("dialog")
    assert guest.violations() == []
