"""The page keeps itself: installed, started without a network, and renewed without losing anything."""

import json

from tests.support.web.browser import STATIC
from tests.support.web.history import bring, file_of, local_match
from tests.support.web.site import keep

LISTED = """async () => {
  const [version] = await caches.keys()
  return (await (await caches.open(version)).keys()).map((one) => new URL(one.url).pathname)
}"""


def test_the_page_can_be_installed_and_everything_it_may_load_is_kept(house, visit):
    guest = visit(house.address, keeps=True)
    keep(guest)
    kept = guest.page.evaluate(LISTED)
    files = {f"/{file.relative_to(STATIC).as_posix()}" for file in STATIC.rglob("*") if file.is_file()}
    assert set(kept) == files - {"/index.html", "/site.html", "/sw.js"} | {"/"}
    browser = guest.context.new_cdp_session(guest.page)
    found = browser.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    # A private window is the one thing that stands in the way: every visitor of these tests has one.
    errors = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in errors if one["errorId"] != "in-incognito"] == []


SHOWN = {
    "/": "[data-game]",
    "/rules/sunny-day": ".clause",
    "/learn/sunrise-lane": "[data-next]",
    "/settings": "h1",
    "/table/nowhere": "[role=alert], [role=status]",
}


def test_the_page_goes_on_and_starts_without_a_house(start_server, visit):
    """What the open page has not loaded yet is there, and every page at the next start; no answer of the server is."""
    house = start_server()
    guest = visit(house.address, weather=True, keeps=True)
    keep(guest)
    plain = guest.context.new_page()  # its console may miss an icon
    for path, text in (("/api/openapi.json", '"openapi"'), ("/healthz", '"ok"')):
        plain.goto(guest.address + path)
        assert text in plain.locator("body").inner_text()
    plain.close()
    house.kill()
    guest.context.set_offline(True)
    assert guest.page.evaluate("fetch('/api/games').then(() => 'answered', () => 'no answer')") == "no answer"
    guest.page.locator("a", has_text="Rules").first.click()
    guest.page.wait_for_selector(".clause")
    guest.speak("it")
    guest.page.get_by_role("heading", name="Regole").first.wait_for()
    for path, shown in SHOWN.items():
        guest.go(path).page.wait_for_selector(f"main :is({shown})")


OFFER = """() => {
  const event = new Event('beforeinstallprompt', { cancelable: true })
  event.prompt = async () => { globalThis.asked = true; return { outcome: 'accepted' } }
  dispatchEvent(event)
  return event.defaultPrevented
}"""


DRAWN = "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(true))))"
"""The page has drawn whatever changed before."""


def test_it_offers_itself_as_an_app_on_the_second_visit_and_takes_a_no(house, visit):
    guest = visit(house.address)
    card = guest.page.locator("[data-install]")
    for visits in (1, 2):
        guest.go().page.wait_for_selector("[data-game]")
        assert guest.page.evaluate(OFFER)
        guest.until(DRAWN)
        assert card.count() == visits - 1
        guest.page.evaluate("sessionStorage.clear()")
    assert guest.violations() == []
    card.get_by_role("button", name="Not now").click()
    assert card.count() == 0
    guest.page.reload()
    guest.page.wait_for_selector("[data-game]")
    guest.page.evaluate(OFFER)
    guest.until(DRAWN)
    assert card.count() == 0


def test_it_offers_itself_as_an_app_after_a_match(house, visit):
    guest = visit(house.address)
    guest.go("/matches")
    bring(guest, file_of(local_match(1)))
    guest.go().page.wait_for_selector("[data-game]")
    guest.page.evaluate(OFFER)
    guest.page.locator("[data-install]").get_by_role("button", name="Install").click()
    guest.until("globalThis.asked === true")
    assert guest.page.locator("[data-install]").count() == 0
