"""Every page, dialog and phase of a match, one after the other; what is looked at there is the affair of a test."""

from collections.abc import Callable, Iterator

from tests.support.web.playing import GAMES, PREFER
from tests.support.web.visitor import Visitor

Come = Callable[[], Visitor]
Stops = Iterator[tuple[str, Visitor]]
CANNOT = {
    "sunrise-lane": "[data-cell=a2]",
    "rue-de-la-paix": "[data-lot]:not([data-move], [data-opens])",
    "sunny-day": "[role=gridcell]:not([data-move])",
}
"""Things to press that cannot be done when the first tile or house is laid."""
BOTH_ACTED = 12
"""Actions within which each of two has had a turn."""


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
    yield from _studies(guest)


def _studies(guest: Visitor) -> Stops:
    """What one learns from: puzzles, and the analysis board."""
    guest.go("/puzzles").page.wait_for_selector("[data-day]")
    yield "puzzles", guest
    guest.go("/puzzles/sunny-day?number=1").page.locator("aside [data-solution]").click()
    guest.page.wait_for_selector("[data-answered=shown] .sheet .text p:nth-child(3)")
    yield "a puzzle, shown", guest
    guest.go("/analysis").page.wait_for_selector("[data-fresh]")
    yield "analysis, nothing yet", guest
    guest.page.click("[data-fresh=rue-de-la-paix]")
    guest.page.wait_for_selector("[data-evaluation]:not([data-evaluation='0'])", timeout=60_000)
    guest.page.locator("aside summary").click()
    yield "analysis", guest


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
    since = host.ply
    while host.ply < since + BOTH_ACTED:
        host.play(("draw", "discard .*"), moves=1)
    friend.page.goto(address)
    host.page.wait_for_selector("[data-kept=false][data-away=false][data-seat='1']")
    friend.page.click("[data-played-for] button")
    yield "what was played for somebody", friend
    friend.page.keyboard.press("Escape")


def match(come: Come, game: str) -> Stops:
    """A match from its start into its middle."""
    guest = come()
    guest.play_alone(game)
    guest.wait_for_turn()
    yield f"{game}, start", guest
    while not guest.page.locator(":is([data-cell], [data-lot]):is([data-move], [data-opens])").count():
        guest.step(("keep", "zone .*", "pass"))
    guest.page.locator(CANNOT[game]).first.dispatch_event("click")
    guest.page.wait_for_selector("[role=alert] a")
    yield f"{game}, refused", guest
    while guest.wait_for_turn() and not guest.page.locator("[data-preview]:visible").count():
        guest.step(PREFER[game])
    yield f"{game}, preview", guest
    guest.play(PREFER[game], moves=24)
    guest.wait_for_turn()  # lines of the log move on while others play
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
    guest.go(f"/replay/{table}?ply=40").page.wait_for_selector("[data-open-hand]", state="attached")
    yield f"{game}, replay", guest
