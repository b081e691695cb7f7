"""Every page for everybody: languages, sizes, themes, accessibility, weight, replay, rules."""

import gzip
import json
import re
from pathlib import Path

import pytest

from tests.web.conftest import STATIC
from tests.web.test_matches import GAMES, PREFER

TEXTS = Path(__file__).parents[2] / "web" / "src" / "texts"
SIZES = ((360, 740), (768, 1024), (1440, 900))
WEIGHT = 200_000


def phases(guest, game):
    """Stop at several moments of a match, yielding a name for each."""
    guest.play_alone(game)
    guest.wait_for_turn()
    yield "start"
    for _ in range(20):
        guest.step(PREFER[game])
        if guest.page.locator("[data-confirm]:visible").count():
            break
    guest.page.wait_for_selector("[data-preview]")
    yield "preview"
    guest.play(PREFER[game], moves=30)
    yield "later"


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_in_any_phase(house, visit, game, theme):
    guest = visit(house.address, color_scheme=theme)
    for phase in phases(guest, game):
        assert (phase, guest.violations()) == (phase, [])


@pytest.mark.parametrize("path", ["/", "/settings", "/rules/sunrise-lane", "/learn/sunrise-lane", "/nowhere"])
def test_axe_finds_nothing_on_the_pages(house, visit, path):
    guest = visit(house.address, weather=True)
    guest.go(path).page.wait_for_selector("h1")
    assert guest.violations() == []


def test_axe_finds_nothing_in_the_dialogs(house, visit):
    guest = visit(house.address)
    guest.choose_game("sunrise-lane")
    guest.page.click("dialog summary")
    assert guest.violations() == []
    guest.page.click("[data-way=device]")
    assert guest.violations() == []
    guest.page.click("dialog form .main")
    guest.page.wait_for_selector("[data-curtain]")
    assert guest.violations() == []


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
@pytest.mark.parametrize("game", GAMES)
def test_it_fits_every_screen(house, visit, game, size):
    guest = visit(house.address, width=size[0], height=size[1], has_touch=size[0] < 1000)
    guest.go().page.wait_for_selector("[data-game]")
    assert not guest.scrolls_sideways()
    for phase in phases(guest, game):
        assert not guest.scrolls_sideways(), phase


def sentences(language):
    return {
        (part.stem, key): text
        for part in sorted((TEXTS / language).glob("*.json"))
        for key, text in json.loads(part.read_text("utf-8")).items()
    }


@pytest.mark.parametrize("language", ["fr", "it"])
def test_catalogues_have_the_same_keys_and_blanks(language):
    english, other = sentences("en"), sentences(language)
    assert other.keys() == english.keys()
    for key, text in english.items():
        assert set(re.findall(r"{(\w+)", other[key])) == set(re.findall(r"{(\w+)", text)), key


@pytest.mark.parametrize("language", ["fr", "it"])
@pytest.mark.parametrize("game", GAMES)
def test_no_english_is_left(house, visit, game, language):
    """English sentences of some length, of the page or of the rules, must not be seen in another language."""
    same = set(sentences("en").values()) - set(sentences(language).values())
    english = {text for text in same if len(text) > 12 and "{" not in text}
    guest = visit(house.address, language=language)
    guest.go().page.wait_for_selector("[data-game]")
    seen = guest.text()
    for _ in phases(guest, game):
        seen += guest.text()
        labels = guest.page.locator("[aria-label]").evaluate_all(
            "all => all.map(one => one.getAttribute('aria-label'))"
        )
        seen += "\n".join(labels)
    assert [text for text in english if text in seen] == []
    assert not re.search(r"\b(shell|sunrise-lane|rue-de-la-paix|sunny-day)\.[a-z_]", seen), "a sentence is missing"


def test_the_language_can_be_changed_in_the_middle_of_a_match(house, visit):
    guest = visit(house.address)
    guest.play_alone("sunrise-lane")
    guest.wait_for_turn()
    guest.page.select_option("header select", "fr")
    guest.page.get_by_text("L’histoire jusqu’ici").first.wait_for()
    guest.until("document.documentElement.lang === 'fr'")
    guest.page.reload()
    guest.page.get_by_text("L’histoire jusqu’ici").first.wait_for()


def test_the_page_is_light(house, visit):
    """Everything the browser fetches up to the first move weighs less than 200 kB, compressed."""
    guest = visit(house.address)
    fetched: set[str] = set()
    guest.page.on("response", lambda answer: fetched.add(answer.url))
    guest.play_alone("rue-de-la-paix")
    guest.wait_for_turn()
    files = [STATIC / url.removeprefix(house.address + "/") for url in fetched]
    weight = sum(len(gzip.compress(file.read_bytes())) for file in files if file.is_file())
    assert 10_000 < weight < WEIGHT
    assert all(url.startswith(house.address) or url.startswith(("data:", "blob:")) for url in fetched)


def test_replay_steps_links_and_plays_on(house, visit):
    guest = visit(house.address)
    guest.play_alone("sunrise-lane")
    guest.play(PREFER["sunrise-lane"])
    table = guest.page.url.split("/table/")[1].split("?")[0]
    guest.go(f"/replay/{table}?ply=30")
    guest.page.wait_for_selector("[data-last]:not([data-last='0'])")
    guest.page.click("[data-step=next]")
    guest.page.wait_for_selector(".replay[data-ply='31']")
    assert "ply=31" in guest.page.url
    assert guest.violations() == []
    guest.page.click("[data-step=back]")
    guest.page.wait_for_selector(".replay[data-ply='30']")
    guest.page.click("[data-play-on]")
    guest.page.wait_for_selector(".match")
    guest.play(PREFER["sunrise-lane"], moves=4)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_have_an_address_for_every_clause(house, visit, game):
    prefix = {"sunrise-lane": "SL", "rue-de-la-paix": "RP", "sunny-day": "SD"}[game]
    guest = visit(house.address)
    guest.go(f"/rules/{game}#{prefix}-11")
    guest.page.wait_for_selector(f"[id={prefix}-11].on")
    assert guest.page.locator(f"[id={prefix}-11]").is_visible()


def test_settings_are_remembered(house, visit):
    guest = visit(house.address)
    guest.go("/settings")
    guest.page.get_by_label("Evening").check(force=True)
    guest.page.get_by_label("Very large").check(force=True)
    guest.page.reload()
    guest.page.wait_for_selector("h1")
    root = guest.page.locator("html")
    assert (root.get_attribute("data-theme"), root.get_attribute("data-text")) == ("dark", "huge")
