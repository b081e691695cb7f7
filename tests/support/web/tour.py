"""Every page, dialog and phase of a match, one after the other; a test decides what to look at there."""

from collections.abc import Callable, Iterator

from tests.support.web.playing import GAMES, PREFER, TO_THE_END
from tests.support.web.positions import before, last_decision, middle, plays, sit_down
from tests.support.web.scripts import PLAYING
from tests.support.web.visitor import Visitor

Come = Callable[[], Visitor]
Stops = Iterator[tuple[str, Visitor, str]]
"""The name of a stop, who is there, and the part of the page that was not to be seen at the stop before."""
WHOLE = "html"
WORDS = ""
"""The part that is new where only the words are: it looks like that at another stop, too."""
CANNOT = {
    "sunrise-lane": "[data-cell=a2]",
    "rue-de-la-paix": "[data-lot]:not([data-move], [data-opens])",
    "sunny-day": "[role=gridcell]:not([data-move])",
}
"""Things to press that cannot be done when the first tile or house is laid."""
CARDS = ("special-permit", "new-plans", "quick-build", "relocation")
"""Fortune cards, one for each kind of question: a zone, dice, a property, two of them."""
BOTH_ACTED = 12
"""Actions within which each of two has had a turn."""
SKIP = """async () => {
  while (document.querySelector('[data-next]')) {
    document.querySelector('[data-next]').click()
    await new Promise((next) => requestAnimationFrame(next))
  }
}"""
"""To the end of an introduction."""


def home(come: Come) -> Stops:
    """The home page, its dialogs, and what there is to see without sitting at a table."""
    guest = come()
    guest.go().page.wait_for_selector("[data-game]")
    yield "home", guest, WHOLE
    guest.page.click("[data-game=sunrise-lane]")
    guest.page.click("dialog summary")
    yield "new table", guest, "dialog"
    guest.page.click("[data-way=device]")
    yield "new table on one device", guest, "dialog"
    guest.page.click("dialog form .main")
    guest.page.wait_for_selector("[data-curtain]")
    yield "curtain", guest, WHOLE
    for name in ("matches", "settings", "nowhere", "table/nosuchtable", "replay/nosuchtable"):
        guest.turn_to(f"/{name}").page.wait_for_selector("h1")
        yield name, guest, "main"
    guest.forgive("404 (Not Found)")


def learning(come: Come, game: str) -> Stops:
    """The rules of a game, and its introduction."""
    guest = come()
    guest.go(f"/rules/{game}").page.wait_for_selector("figure")
    guest.page.locator("figure").first.scroll_into_view_if_needed()
    guest.page.wait_for_selector(".still")
    yield f"rules of {game}", guest, WHOLE
    guest.turn_to(f"/learn/{game}").page.wait_for_selector("[data-next]")
    yield f"introduction to {game}", guest, WORDS
    guest.play_until("document.querySelector('.answer strong') !== null")
    yield f"introduction to {game}, answered", guest, WHOLE
    guest.page.evaluate(SKIP)
    yield f"introduction to {game}, end", guest, "main"


def studies(come: Come) -> Stops:
    """What people learn from: puzzles, and the analysis board."""
    guest = come()
    guest.go("/puzzles").page.wait_for_selector("[data-day]")
    yield "puzzles", guest, WHOLE
    guest.turn_to("/puzzles/sunny-day?number=1").page.locator("aside [data-solution]").click()
    guest.page.wait_for_selector("[data-answered=shown] .sheet .text p:nth-child(3)")
    yield "a puzzle, shown", guest, "aside"
    guest.turn_to("/analysis").page.wait_for_selector("[data-fresh]")
    yield "analysis, nothing yet", guest, "main"
    guest.page.click("[data-fresh=rue-de-la-paix]")
    guest.page.wait_for_selector("[data-evaluation]:not([data-evaluation='0'])")
    guest.page.locator("aside summary").click()
    yield "analysis", guest, WHOLE


def friends(come: Come) -> Stops:
    """Two people: the seats before the match, talk, one of them goes away and comes back."""
    host, friend = come(), come()
    host.choose_game("sunrise-lane")
    host.page.click("[data-way=friends]")
    host.page.wait_for_selector(".invite [data-copy]")
    yield "seats, host", host, WHOLE
    friend.page.goto(host.page.url)
    friend.page.wait_for_selector("[data-sit]")
    yield "seats, friend", friend, "main"
    friend.page.click("[data-sit]")
    host.page.click("[data-start]:enabled")
    for one in (host, friend):
        one.page.wait_for_selector(".match")
    host.page.click(".talk summary")
    host.page.click("[data-phrase=hello]")
    friend.page.wait_for_selector(".talk .lines p")
    yield "talk, host", host, WORDS
    yield "talk, friend", friend, WORDS
    address = friend.page.url
    friend.go("/settings")
    host.page.wait_for_selector("[data-away=true]")
    yield "a person is away", host, ".people, .talk"
    host.page.click("[data-keep]")
    host.page.wait_for_selector("[data-kept=true]")
    yield "a bot keeps a seat", host, ".people"
    host.play_until(f"{PLAYING} >= {host.ply + BOTH_ACTED}", ("draw", "discard .*"))
    friend.page.goto(address)
    host.page.wait_for_selector("[data-kept=false][data-away=false][data-seat='1']")
    friend.page.click("[data-played-for] button")
    yield "what was played for a person", friend, "dialog"


def refuse(guest: Visitor, game: str) -> None:
    """In the first turn, press something that cannot be done; the clause is shown."""
    lit = "document.querySelector(':is([data-cell], [data-lot]):is([data-move], [data-opens])') !== null"
    guest.play_until(lit, ("keep", "zone .*", "pass"))
    guest.page.locator(CANNOT[game]).first.dispatch_event("click")
    guest.page.wait_for_selector("[role=alert] a")


def match(come: Come, game: str) -> Stops:
    """A match from its start into its middle."""
    guest = come()
    guest.play_alone(game)
    guest.wait_for_turn()
    yield f"{game}, start", guest, WORDS
    refuse(guest, game)
    yield f"{game}, refused", guest, WHOLE
    sit_down(guest, middle(game))
    yield f"{game}, later", guest, WORDS
    guest.play_until("document.querySelector('[data-preview]')?.checkVisibility()", PREFER[game])
    yield f"{game}, preview", guest, ".dock"
    guest.page.locator("[role=log] li button").nth(4).click()
    guest.page.wait_for_selector(".past")
    yield f"{game}, a moment before", guest, "main"


def cards(come: Come) -> Stops:
    """Fortune cards that ask something."""
    guest = come()
    for card in CARDS:
        sit_down(guest, *before("rue-de-la-paix", lambda match, card=card: plays(match, card)))
        guest.page.click(f"[data-opens={card}]")
        guest.page.wait_for_selector(f"[data-card={card}][aria-pressed=true]")
        yield f"{card} asks", guest, ".dock"


def ending(come: Come, game: str) -> Stops:
    """The last decision: the end is near, score sheet, luck, board and replay."""
    guest = come()
    sit_down(guest, *last_decision(game))
    assert guest.page.locator(".end").inner_text()
    yield f"{game}, the end is near", guest, "main"
    guest.play(PREFER[game])
    guest.page.wait_for_selector("dialog table")
    guest.page.click("dialog summary")
    guest.page.click("[data-verify]")
    guest.page.wait_for_selector(".fine")
    yield f"{game}, score sheet", guest, "dialog"
    guest.page.keyboard.press("Escape")
    guest.page.wait_for_selector("dialog", state="detached")
    yield f"{game}, over", guest, "main" if game == TO_THE_END else WORDS
    table = guest.page.url.split("/table/")[1].split("?")[0]
    guest.turn_to(f"/replay/{table}?ply=40").page.wait_for_selector("[data-open-hand]", state="attached")
    yield f"{game}, replay", guest, WHOLE


WALKS: dict[str, Callable[[Come], Stops]] = {
    "home": home,
    "studies": studies,
    "friends": friends,
    "cards": cards,
    **{f"learning {game}": lambda come, game=game: learning(come, game) for game in GAMES},
    **{f"match of {game}": lambda come, game=game: match(come, game) for game in GAMES},
    **{f"ending of {game}": lambda come, game=game: ending(come, game) for game in GAMES},
}
