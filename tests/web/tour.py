"""Every page, dialog and phase of a match, one after the other; what is looked at there is the affair of a test."""

from collections.abc import Callable, Iterator

from tests.web.test_matches import GAMES, PREFER
from tests.web.visitor import Visitor

Come = Callable[[], Visitor]
Stops = Iterator[tuple[str, Visitor]]
CANNOT = {
    "sunrise-lane": "[data-cell=a2]",
    "rue-de-la-paix": "[data-lot]:not([data-move])",
    "sunny-day": "[role=gridcell]:not([data-move])",
}
"""Things to press that cannot be done when the first tile or house is laid."""


def pages(come: Come) -> Stops:
    """What there is to see without sitting at a table."""
    guest = come()
    guest.go().page.wait_for_selector("[data-game]")
    yield "home", guest
    guest.page.click("[data-game=sunrise-lane]")
    guest.page.click("dialog summary")
    yield "new table", guest
    guest.page.click("[data-way=device]")
    yield "new table on one device", guest
    guest.page.click("dialog form .main")
    guest.page.wait_for_selector("[data-curtain]")
    yield "curtain", guest
    for name in ("matches", "settings", "nowhere", "table/nosuchtable", "replay/nosuchtable"):
        guest.go(f"/{name}").page.wait_for_selector("h1")
        yield name, guest
    guest.forgive("404 (Not Found)")
    for game in GAMES:
        guest.go(f"/rules/{game}").page.wait_for_selector("figure")
        guest.page.locator("figure").first.scroll_into_view_if_needed()
        guest.page.wait_for_selector(".still")
        yield f"rules of {game}", guest
        yield from _lesson(guest, game)


def _lesson(guest: Visitor, game: str) -> Stops:
    guest.go(f"/learn/{game}").page.wait_for_selector("[data-next]")
    yield f"lesson of {game}", guest
    while not guest.page.locator(".answer strong").count():
        guest.step()
    yield f"lesson of {game}, answered", guest
    while guest.page.locator("[data-next]").count():
        guest.page.click("[data-next]")
    yield f"lesson of {game}, end", guest


def friends(come: Come) -> Stops:
    """Two people: the seats before the match, talk, somebody who goes away and comes back."""
    host, friend = come(), come()
    host.choose_game("sunrise-lane")
    host.page.click("[data-way=friends]")
    host.page.wait_for_selector(".invite [data-copy]")
    yield "seats, host", host
    friend.page.goto(host.page.url)
    friend.page.wait_for_selector("[data-sit]")
    yield "seats, friend", friend
    friend.page.click("[data-sit]")
    host.page.click("[data-start]:enabled")
    for one in (host, friend):
        one.page.wait_for_selector(".match")
    host.page.click(".talk summary")
    host.page.click("[data-phrase=hello]")
    friend.page.wait_for_selector(".talk .lines p")
    yield "talk, host", host
    yield "talk, friend", friend
    address = friend.page.url
    friend.go("/settings")
    host.page.wait_for_selector("[data-away=true]")
    yield "somebody is away", host
    host.page.click("[data-keep]")
    host.page.wait_for_selector("[data-kept=true]")
    yield "a bot keeps a seat", host
    friend.page.goto(address)
    host.page.wait_for_selector("[data-kept=false][data-away=false][data-seat='1']")


def match(come: Come, game: str) -> Stops:
    """A match from its start into its middle."""
    guest = come()
    guest.play_alone(game)
    guest.wait_for_turn()
    yield f"{game}, start", guest
    while not guest.page.locator("[data-cell][data-move], [data-cell][data-opens], [data-lot][data-move]").count():
        guest.step(("keep", "zone .*", "pass"))
    guest.page.locator(CANNOT[game]).first.dispatch_event("click")
    guest.page.wait_for_selector("[role=alert] a")
    yield f"{game}, refused", guest
    for _ in range(20):
        guest.step(PREFER[game])
        if guest.page.locator("[data-confirm]:visible").count():
            break
    guest.page.wait_for_selector("[data-preview]")
    yield f"{game}, preview", guest
    guest.play(PREFER[game], moves=24)
    yield f"{game}, later", guest
    guest.page.locator("[role=log] li button").nth(4).click()
    guest.page.wait_for_selector(".past")
    yield f"{game}, a moment before", guest


def ending(come: Come, game: str) -> Stops:
    """A match that bots have played: score sheet, luck, board and replay."""
    guest = come()
    guest.watch_bots(game)
    guest.page.wait_for_selector("dialog table")
    guest.page.click("dialog summary")
    guest.page.click("[data-verify]")
    guest.page.wait_for_selector(".fine")
    yield f"{game}, score sheet", guest
    guest.page.keyboard.press("Escape")
    guest.page.wait_for_selector("dialog", state="detached")
    yield f"{game}, over", guest
    table = guest.page.url.split("/table/")[1].split("?")[0]
    guest.go(f"/replay/{table}?ply=40&seat=0").page.wait_for_selector(".replay")
    yield f"{game}, replay", guest
