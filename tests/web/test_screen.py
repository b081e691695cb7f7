"""What is on the screen, measured: the answers to the question asked now, scores and hand, in every phase and size."""

from typing import Any

import pytest

from tests.support.web import tour
from tests.support.web.playing import GAMES, PREFER
from tests.support.web.positions import (
    a_lot_for,
    before,
    finished,
    first_turn,
    middle,
    only,
    phases,
    place,
    plays,
    shortly_before,
    sit_down,
    stored,
    wins_by_number,
)
from tests.support.web.screen import MEASURE, SIZES
from tests.support.web.scripts import PLAYING
from tests.support.web.visitor import MOST_PRESSES

PHONE, DESK = SIZES[0], SIZES[3]
LANGUAGES = ("fr", "en", "it")
CARD_FIRST = tuple(f"opens {card}" for card in tour.CARDS)
PRESSES_A_MOVE = 6
"""Enough to open something, choose and confirm."""
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


def questions_of_cards(game):
    """Tables at which Fortune cards of each kind can be played."""
    return [stored(before(game, lambda match, card=card: plays(match, card))[0]) for card in tour.CARDS]


@pytest.mark.parametrize(
    ("game", "positions"), [*((game, phases) for game in GAMES), ("rue-de-la-paix", questions_of_cards)]
)
def test_the_answers_are_on_the_screen(house, visit, game, positions):
    """Every kind of decision at every size, in thumb's reach on a phone, at least 44 px, covered by nothing.

    From positions that hold all kinds of answers, and all kinds of questions that Fortune cards ask; and on to what a
    press opens there, until a move is played.
    """
    guest = visit(house.address, width=360, height=740)
    tables, met, trouble = positions(game), set(), []
    assert len(tables) > 1
    for number, table in enumerate(tables):
        sit_down(guest, table)
        guest.speak(LANGUAGES[number * len(LANGUAGES) // len(tables)])
        first = guest.ply
        for _ in range(PRESSES_A_MOVE):
            phase = guest.page.evaluate(PHASE)
            if phase and phase not in met:  # none before the dice are thrown
                found = measure(guest, phase)
                if guest.ply == first:  # else the last press was still being answered
                    trouble += found
                    met.add(phase)
            guest.step((*CARD_FIRST, *PREFER[game]))
            if not guest.wait_for_turn() or guest.ply != first:
                break
    assert trouble == []
    assert len(met) >= len(tables), "each table asks something of its own"


def measure(guest, phase):
    """What is not where it should be, at every size."""
    found = []
    for width, height in SIZES:
        guest.page.set_viewport_size({"width": width, "height": height})
        found += [f"{width}x{height}, {phase}: {one}" for one in guest.page.evaluate(MEASURE)]
    guest.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    return found


@pytest.mark.parametrize("presses", [12, pytest.param(MOST_PRESSES, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", GAMES)
def test_between_two_questions_nothing_jumps(house, visit, game, presses):
    """On a phone from the first turn on, on a desk to the end: what shifts by itself adds up to almost nothing."""
    guest = visit(house.address, width=PHONE[0], height=PHONE[1], seed=5)
    guest.page.add_init_script(WATCH_SHIFTS)
    guest.play_alone(game, players=3)
    guest.wait_for_turn()
    guest.page.evaluate(SHIFTED)
    guest.play(PREFER[game], moves=presses)
    jumps: list[dict[str, Any]] = guest.page.evaluate(SHIFTED)
    guest.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    whole = finished(game, players=3)
    sit_down(guest, *shortly_before(whole, 2))
    guest.page.evaluate(FRAMES)
    guest.page.evaluate(SHIFTED)
    guest.play(PREFER[game])
    assert guest.over
    jumps += guest.page.evaluate(SHIFTED)
    unasked = sorted((one for one in jumps if not one["input"]), key=lambda one: -one["value"])
    assert sum(one["value"] for one in unasked) < MOST_SHIFT, "\n".join(map(str, unasked[:8]))
    assert [one for one in jumps if one["value"] > MOST_AFTER_PRESS] == []


@pytest.mark.parametrize("game", GAMES)
def test_what_others_did_is_outlined_and_shown_again(house, visit, game):
    """From the end of one's turn until one acts again; the page shows it once more, and comes back by itself."""
    guest = visit(house.address)
    guest.page.clock.install()
    sit_down(guest, middle(game, players=3))
    guest.play_until("document.querySelector('[data-again]') && document.querySelector('[data-changed]')", PREFER[game])
    ply = guest.ply
    guest.page.click("[data-again]")
    guest.page.wait_for_selector(".past")
    while guest.page.locator(".past").count():
        guest.page.clock.run_for(1000)
    assert guest.ply == ply
    guest.play_until(f"{PLAYING} !== {ply}", ("keep", "draw", *PREFER[game]))
    guest.until("!document.querySelector('[data-changed]') || document.querySelector('[data-again]') !== null")


def test_the_larger_board_opens_at_what_can_be_done(house, visit):
    guest = visit(house.address, width=360, height=740)
    sit_down(guest, first_turn("sunrise-lane", 0))
    guest.page.get_by_role("button", name="Larger board").click()
    assert guest.page.evaluate(MEASURE) == []


def test_however_many_hotels_one_may_build_every_number_is_on_the_screen(house, visit):
    guest = visit(house.address)
    lot = sit_down(guest, *before("rue-de-la-paix", a_lot_for(10))).split()[1]
    guest.page.click(f"[data-opens={lot}]")
    for width, height in SIZES:
        guest.page.set_viewport_size({"width": width, "height": height})
        assert guest.page.evaluate(MEASURE) == []


def test_what_a_building_brings_is_told_in_a_place_kept_for_it(house, visit):
    """One hotel changes nothing, more of them win the title and move tokens: the deed stays where it is."""
    guest = visit(house.address, width=360, height=740)
    lot = sit_down(guest, *before("rue-de-la-paix", wins_by_number)).split()[1]
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
    """Nothing is lit before; a press throws them, no matter who begins. Where nothing moves, they lie there at once."""
    guest = visit(house.address, motion="full")
    for begins in (0, 1):
        place(guest, first_turn("rue-de-la-paix", begins))
        guest.page.wait_for_selector("[data-throw]")
        assert not guest.page.locator("[data-opens], [data-move]").count()
        assert guest.page.locator("[data-question]").inner_text() == "Throw the dice."
        rolls = guest.page.locator("[role=log] li", has_text="rolls")
        before = rolls.count()
        guest.page.click("[data-throw]")
        guest.until("document.querySelector('[data-throw]') === null")
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


@pytest.mark.parametrize("language", POSSIBLE)
def test_where_only_one_thing_is_possible_it_is_said_and_offered(house, visit, language):
    """And nobody is asked for what he cannot do, as for a card that he has not got."""
    guest = visit(house.address, width=360, height=740, language=language)
    for game, kind, _, sentence in (one for one in ONLY if one[2] == language):
        move = sit_down(guest, *before(game, lambda match, kind=kind: only(match, kind)))
        assert guest.page.locator("[data-question]").inner_text() == sentence
        offer = guest.page.locator("[data-only]")
        assert offer.get_attribute("data-move") == move
        assert POSSIBLE[language] in guest.page.locator(".only").inner_text()
        assert guest.page.evaluate(MEASURE) == []
        ply = guest.ply
        offer.click()
        guest.until(f"{PLAYING} > {ply}")


def test_a_choice_of_storeys_shows_its_points_and_lit_plots_what_can_stand_there(house, visit):
    guest = visit(house.address)
    sit_down(guest, first_turn("sunrise-lane", 0))
    assert guest.page.locator("[data-lit=house], [data-lit=park]").count() > 0
    guest.play_until("document.querySelector('[data-points]') !== null", ("opens .*", "draw"))
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
