"""The page keeps itself: installed, started without a network, and renewed without losing anything."""

import json

from tests.support.web.browser import STATIC
from tests.support.web.playing import PREFER
from tests.support.web.site import keep

LISTED = """async () => {
  const [version] = await caches.keys()
  return (await (await caches.open(version)).keys()).map((one) => new URL(one.url).pathname)
}"""


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


SHOWN = {
    "/": "[data-game]",
    "/rules/sunny-day": ".clause",
    "/learn/sunrise-lane": "[data-next]",
    "/settings": "h1",
    "/table/nowhere": "[role=alert], [role=status]",
}


def test_the_page_starts_without_a_house(start_server, visit):
    house = start_server()
    guest = visit(house.address, weather=True)
    guest.go().page.wait_for_selector("[data-game]")
    keep(guest)
    house.kill()
    guest.context.set_offline(True)
    for path, shown in SHOWN.items():
        guest.go(path).page.wait_for_selector(f"main :is({shown})")


def test_the_page_that_was_there_first_goes_on_without_a_house(start_server, visit):
    """Not only the next start: what the open page has not loaded yet is there, too."""
    house = start_server()
    guest = visit(house.address, weather=True)
    guest.go().page.wait_for_selector("[data-game]")
    keep(guest)
    house.kill()
    guest.context.set_offline(True)
    guest.page.locator("a", has_text="Rules").first.click()
    guest.page.wait_for_selector(".clause")
    guest.speak("it")
    guest.page.get_by_role("heading", name="Regole").first.wait_for()


def test_what_the_server_says_is_never_kept(start_server, visit):
    house = start_server()
    guest = visit(house.address, weather=True)
    guest.go().page.wait_for_selector("[data-game]")
    keep(guest)
    guest.go("/api/openapi.json")
    assert '"openapi"' in guest.text()
    guest.go("/healthz")
    assert '"ok"' in guest.text()
    guest.go()
    house.kill()
    guest.forgive("404")  # a page of plain text has no icon
    assert guest.page.evaluate("fetch('/api/games').then(() => 'answered', () => 'nobody')") == "nobody"


OFFER = """() => {
  const event = new Event('beforeinstallprompt', { cancelable: true })
  event.prompt = async () => { globalThis.asked = true; return { outcome: 'accepted' } }
  dispatchEvent(event)
  return event.defaultPrevented
}"""


def test_it_offers_itself_as_an_app_on_the_second_visit_and_takes_a_no(house, visit):
    guest = visit(house.address)
    card = guest.page.locator("[data-install]")
    for visits in (1, 2):
        guest.go().page.wait_for_selector("[data-game]")
        assert guest.page.evaluate(OFFER)
        guest.page.wait_for_timeout(50)
        assert card.count() == visits - 1
        guest.page.evaluate("sessionStorage.clear()")
    assert guest.violations() == []
    card.get_by_role("button", name="Not now").click()
    assert card.count() == 0
    guest.page.reload()
    guest.page.wait_for_selector("[data-game]")
    guest.page.evaluate(OFFER)
    assert card.count() == 0


def test_it_offers_itself_as_an_app_after_a_match(house, visit):
    guest = visit(house.address)
    guest.play_alone("sunrise-lane")
    guest.play(PREFER["sunrise-lane"])
    guest.go().page.wait_for_selector("[data-game]")
    guest.page.evaluate(OFFER)
    guest.page.locator("[data-install]").get_by_role("button", name="Install").click()
    guest.until("globalThis.asked === true")
    assert guest.page.locator("[data-install]").count() == 0
