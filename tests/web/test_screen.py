"""What is on the screen, measured: the answers to the question asked now, scores and hand, in every phase and size."""

from typing import Any

import pytest

from tests.support.web.playing import GAMES, PREFER
from tests.support.web.positions import a_lot_for, before, go_on, only, wins_by_number
from tests.support.web.screen import MEASURE, SIZES

PHONE, DESK = SIZES[0], SIZES[3]
LANGUAGES = ("fr", "en", "it")
TWICE = 2
"""How often a phase is measured: the first times that it is met, in one language after the other."""
PHASE = """() => {
  const kind = ({ dataset }) => dataset.move?.match(/^card \\S+|^\\S+/)[0] ?? ('opens' in dataset ? 'opens' : 'confirm')
  const all = [...document.querySelectorAll('[data-confirm], [data-move], [data-opens]')]
    .filter((one) => one.checkVisibility())
  return [...new Set(all.map((one) => (one.closest('[role=grid]') ? 'board ' : '') + kind(one)))].sort().join(', ')
}"""
WATCH_SHIFTS = """
  globalThis.shifts = []
  // What a press brings, until half a second after the match has gone on by it, however slow the machine is.
  const presses = []
  const now = () => performance.now()
  const press = () => {
    for (const one of presses) one.end = Math.min(one.end, now())
    presses.push({ start: now(), end: Infinity })
  }
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, press, true)
  new MutationObserver(() => {
    const last = presses.at(-1)
    requestAnimationFrame(() => { if (last?.end === Infinity) last.end = now() + 500 })
  }).observe(document, { subtree: true, attributeFilter: ['data-ply'] })
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) {
      const moved = one.sources.map(({ node, previousRect: was, currentRect: is }) => {
        const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join()
        return `${node?.nodeName}.${node?.className?.baseVal ?? node?.className} ${place(was)} -> ${place(is)}`
      })
      const brought = ({ start, end }) => start <= one.startTime && one.startTime <= end
      const input = one.hadRecentInput || presses.some(brought)
      const { dataset } = document.querySelector('.match') ?? document.body
      const at = `${innerWidth} px, action ${dataset.ply}, over: ${dataset.over}`
      shifts.push({ at, value: one.value, input, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
"""
SHIFTED = "() => shifts.splice(0)"
MOST_SHIFT = 0.02
MOST_AFTER_PRESS = 0.05
"""What a press brings may make room for itself, but not more than a line of text."""
FRAMES = "async () => { for (let count = 4; count; count--) await new Promise((next) => requestAnimationFrame(next)) }"


WATCH_DEED = """() => {
  globalThis.tops = []
  const look = () => {
    const top = document.querySelector('.deed')?.getBoundingClientRect().top
    if (top !== undefined && !tops.includes(top)) tops.push(top)
    requestAnimationFrame(look)
  }
  look()
}"""


@pytest.mark.parametrize("game", GAMES)
def test_the_answers_are_on_the_screen(house, visit, game):
    """A whole match; each phase at every size, in thumb's reach on a phone, at least 44 px, covered by nothing.

    And between two questions nothing jumps, on a phone or on a desk: what shifts by itself in the whole match adds up
    to almost nothing.
    """
    guest = visit(house.address, width=360, height=740, seed=5)
    guest.page.add_init_script(WATCH_SHIFTS)
    guest.play_alone(game, players=3)
    guest.wait_for_turn()
    guest.page.evaluate(SHIFTED)
    jumps: list[dict[str, Any]] = []
    met: dict[str, int] = {}
    trouble: list[str] = []
    while guest.wait_for_turn():
        phase = guest.page.evaluate(PHASE)
        times = met[phase] = met.get(phase, 0) + 1
        if phase and times <= TWICE:
            jumps += guest.page.evaluate(SHIFTED)
            guest.speak(LANGUAGES[len(met) % 3 - times])
            for width, height in SIZES:
                guest.page.set_viewport_size({"width": width, "height": height})
                found = guest.page.evaluate(MEASURE)
                trouble += [f"{width}x{height}, {phase}: {one}" for one in found if not guest.over]
            width, height = DESK if len(met) % 2 else PHONE
            guest.page.set_viewport_size({"width": width, "height": height})
            guest.page.evaluate(FRAMES)
            guest.page.evaluate(SHIFTED)
        guest.step(PREFER[game])
    jumps += guest.page.evaluate(SHIFTED)
    assert guest.over
    assert trouble == []
    unasked = sorted((one for one in jumps if not one["input"]), key=lambda one: -one["value"])
    assert sum(one["value"] for one in unasked) < MOST_SHIFT, "\n".join(map(str, unasked[:8]))
    assert [one for one in jumps if one["value"] > MOST_AFTER_PRESS] == []


@pytest.mark.parametrize("game", GAMES)
def test_what_others_did_is_outlined_and_shown_again(house, visit, game):
    """From the end of one's turn until one acts again; the page shows it once more, and comes back by itself."""
    guest = visit(house.address)
    guest.play_alone(game, players=3)
    again, changed = (guest.page.locator(f"[data-{what}]") for what in ("again", "changed"))
    while guest.wait_for_turn() and not (again.count() and changed.count()):  # a card that was drawn leaves no trace
        guest.step(PREFER[game])
    assert changed.count() > 0
    ply = guest.ply
    guest.page.click("[data-again]")
    guest.page.wait_for_selector(".past")
    guest.page.wait_for_selector(".past", state="detached")
    assert guest.ply == ply
    guest.wait_for_turn()
    while guest.ply == ply:
        guest.step(("keep", "draw", *PREFER[game]))
        guest.page.wait_for_timeout(50)
    guest.until("!document.querySelector('[data-changed]') || document.querySelector('[data-again]') !== null")


def test_the_larger_board_opens_at_what_can_be_done(house, visit):
    guest = visit(house.address, width=360, height=740)
    guest.play_alone("sunrise-lane")
    guest.wait_for_turn()
    guest.page.get_by_role("button", name="Larger board").click()
    assert guest.page.evaluate(MEASURE) == []


def test_however_many_hotels_one_may_build_every_number_is_on_the_screen(house, visit):
    guest = visit(house.address)
    lot = go_on(guest, *before("rue-de-la-paix", a_lot_for(10))).split()[1]
    guest.page.click(f"[data-opens={lot}]")
    for width, height in SIZES:
        guest.page.set_viewport_size({"width": width, "height": height})
        assert guest.page.evaluate(MEASURE) == []


def test_what_a_building_brings_is_told_in_a_place_kept_for_it(house, visit):
    """One hotel changes nothing, more of them win the title and move tokens: the deed stays where it is."""
    guest = visit(house.address, width=360, height=740)
    lot = go_on(guest, *before("rue-de-la-paix", wins_by_number)).split()[1]
    guest.page.evaluate(WATCH_DEED)
    guest.page.click(f"[data-opens={lot}]")
    told = set()
    for number in range(guest.page.locator("[data-choice] [data-move]").count()):
        guest.page.locator("[data-choice] [data-move]").nth(number).focus()
        guest.page.evaluate(FRAMES)
        told.add(guest.page.locator(".outcome li").count())
    assert len(told) > 1
    assert len(guest.page.evaluate("() => tops")) == 1


def test_dice_are_thrown_by_the_player(house, visit):
    """Nothing is lit before; a press throws them, whoever begins. Where nothing moves, they lie there at once."""
    guest = visit(house.address, motion="full")
    for _ in range(4):
        guest.play_alone("rue-de-la-paix")
        guest.page.wait_for_selector("[data-throw]")
        assert not guest.page.locator("[data-opens], [data-move]").count()
        assert guest.page.locator("[data-question]").inner_text() == "Throw the dice."
        rolls = guest.page.locator("[role=log] li", has_text="rolls")
        before = rolls.count()
        guest.page.click("[data-throw]")
        guest.page.wait_for_selector("[data-throw]", state="detached")
        assert guest.wait_for_turn()
        assert rolls.count() == before + 1, "what they show is told when it is seen"
        assert guest.page.locator("[data-question]").inner_text() != "Throw the dice."


ONLY = (
    ("rue-de-la-paix", "keep", "en", "None of your cards is for right after the roll."),
    ("rue-de-la-paix", "pass", "fr", "Aucune de vos cartes ne peut être jouée maintenant."),
    ("rue-de-la-paix", "suffer", "it", "Non hai un’assicurazione contro l’uragano."),
    ("sunrise-lane", "stop", "fr", "Vous ne pouvez plus continuer à côté de votre dernière construction."),
    ("sunrise-lane", "draw", "it", "Ora non puoi costruire nulla."),
    ("sunny-day", r"arrange \w+ 0 0,0", "en", "Your first tile goes on your towel as it is."),
    (
        "sunny-day",
        r"arrange \w+ \d (?!0,0)",
        "fr",
        "Il n’y a qu’un endroit de votre serviette où une tuile ramassée convient.",
    ),
)
POSSIBLE = {"en": "Only one thing is possible", "fr": "Une seule possibilité", "it": "una sola possibilità"}


@pytest.mark.parametrize(("game", "kind", "language", "sentence"), ONLY)
def test_where_only_one_thing_is_possible_it_is_said_and_offered(house, visit, game, kind, language, sentence):
    """And nobody is asked for what he cannot do, as for a card that he has not got."""
    guest = visit(house.address, width=360, height=740, language=language)
    move = go_on(guest, *before(game, lambda match: only(match, kind)))
    assert guest.page.locator("[data-question]").inner_text() == sentence
    offer = guest.page.locator("[data-only]")
    assert offer.get_attribute("data-move") == move
    assert POSSIBLE[language] in guest.page.locator(".only").inner_text()
    assert guest.page.evaluate(MEASURE) == []
    ply = guest.ply
    offer.click()
    guest.until(f"document.querySelector('.match').dataset.ply > {ply}")


def test_a_choice_of_storeys_shows_its_points_and_lit_plots_what_can_stand_there(house, visit):
    guest = visit(house.address)
    guest.play_alone("sunrise-lane")
    guest.wait_for_turn()
    assert guest.page.locator("[data-lit=house], [data-lit=park]").count() > 0
    while not guest.page.locator("[data-points]").count():
        guest.step(("opens .*", "draw"))
        guest.page.wait_for_timeout(50)
    points = guest.page.locator("[data-points]").evaluate_all("all => all.map(one => Number(one.dataset.points))")
    assert min(points) > 0
    assert guest.page.locator("[data-confirm]").count() == 0, "the button says what it does"


def test_a_watcher_is_told_so_and_talk_is_seen_at_the_seat(house, visit):
    host, friend, watcher = (visit(house.address, width=360, height=740, seed=seed) for seed in (1, 2, 3))
    host.choose_game("sunrise-lane")
    host.page.click("[data-way=friends]")
    host.page.wait_for_selector(".invite [data-copy]")
    friend.go(host.page.url.removeprefix(house.address))
    friend.page.click("[data-sit]")
    host.page.click("[data-start]:enabled")
    watcher.go(host.page.url.removeprefix(house.address)).page.wait_for_selector("[data-watching]")
    host.page.click("[data-talk]")
    host.page.click("dialog [data-phrase=hello]")
    for one in (host, friend, watcher):
        one.page.wait_for_selector(".scores [data-bubble]", state="attached")
