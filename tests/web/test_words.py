"""Every word comes from the catalogues: a pseudo-locale marks what does, and nothing else may be seen or heard."""

import re
import shutil
from pathlib import Path

import pytest

from tablee.core.texts import MESSAGE
from tests.support.server.process import ServerProcess
from tests.support.web import tour

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "tablee"
TEXTS = ROOT / "web" / "src" / "texts"
LANGUAGES = ("fr", "it")
OPEN, CLOSE = "\ue000", "\ue001"
"""Around every sentence of the marked catalogues: two letters that no language has."""
MARKED = re.compile(f"{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}")
CUT = re.compile(f"^[^{OPEN}{CLOSE}]*{CLOSE}|{OPEN}[^{OPEN}{CLOSE}]*$")
"""A sentence of which only one end is shown."""
NOBODYS = re.compile(
    r"""
    https?://\S+ | [0-9a-f]{64} |                     # addresses and numbers of luck
    \b(SL|RP|SD)-\d+\b | \b[a-k]\d{1,2}\b |           # clauses, cells in labels
    \b[AB][12]\b | \b[PWCLSTK]{4}(\#\d)?\b |          # districts, tiles
    English | Français | Italiano |                   # languages are called by their own names
    \b\d{1,2}\s\w+\.?\s\d{4}\b |                       # dates, in the words that the browser has for them
    \b\d*\s?M\b | \b[FWC]\b                           # millions, faces of a die, a source of points
    """,
    re.VERBOSE,
)
SHOWN = """() => {
  const said = [document.title]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement
    if (parent.checkVisibility() && !parent.closest('.sentence')) said.push(walker.currentNode.data)
  }
  for (const one of document.querySelectorAll('.sentence')) if (one.checkVisibility()) said.push(one.textContent)
  for (const name of ['aria-label', 'title', 'alt', 'placeholder'])
    for (const one of document.querySelectorAll(`[${name}]`))
      if (one.checkVisibility()) said.push(one.getAttribute(name))
  return said
}"""


NAMES = """() => {
  const places = '[data-seat] strong, .who strong, .replay .soft, input.input, h1, .name'
  return [...document.querySelectorAll(places)].map((one) => `${one.value ?? one.innerText} ${one.placeholder ?? ''}`)
}"""
LESSON = {"Bruno"}
"""Who plays in the introductions besides the learner."""


def marked_catalogue(text: str) -> str:
    """A catalogue with marks around every sentence; names of bots and words for commands are left as they are."""
    starts = [*MESSAGE.finditer(text)]
    ends = [*(start.start() for start in starts[1:]), len(text)]
    marked = text[: starts[0].start()]
    for start, end in zip(starts, ends, strict=True):
        lines = text[start.end() : end].split("\n")
        length = next((n for n, line in enumerate(lines) if n and not line.startswith(" ")), len(lines))
        sentence, rest = "\n".join(lines[:length]), "\n".join(["", *lines[length:]])
        blank = sentence[: len(sentence) - len(sentence.lstrip())]
        marked += f"{start[0]}{blank}{OPEN}{sentence.strip()}{CLOSE}{rest}"
    return marked


OFFERED = re.compile(r"(?<=\btitle:)`[^`]*`|(?<=\btext:)`[^`]*`|(?<=\btagline:)`[^`]*`|(?<=\bvalue_texts:)\[[^\]]*\]")
"""What a script says that offers games: sentences of catalogues, filled in when the page was built."""


def marked_offers(script: str) -> str:
    return OFFERED.sub(lambda found: re.sub("`([^`]*)`", f"`{OPEN}\\1{CLOSE}`", found[0]), script)


def catalogues(language: str) -> list[str]:
    """The catalogues that the page is built with: those of the rules, bots and reviews, and its own."""
    parts = [SOURCE / part / "texts" / f"{language}.ftl" for part in ("bots", "review")]
    rules = [*(SOURCE / "games").glob(f"*/texts/{language}.ftl"), *parts]
    return [file.read_text("utf-8") for file in [*rules, *(TEXTS / language).glob("*.ftl")]]


@pytest.fixture(scope="module")
def marked(tmp_path_factory):
    """A server of a copy of the package whose French and Italian sentences are marked."""
    folder = tmp_path_factory.mktemp("marked")
    copy = folder / "tablee"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    for language in LANGUAGES:
        for file in copy.rglob(f"texts/{language}.ftl"):
            file.write_text(marked_catalogue(file.read_text("utf-8")), "utf-8")
        found = 0
        for script in (copy / "server" / "static" / "assets").glob("*.js"):
            text = script.read_text("utf-8")
            for one in catalogues(language):
                built = one.replace("\u00a0", r"\xA0")
                if built in text:
                    text = text.replace(built, marked_catalogue(one))  # several may stand in one script
                    found += 1
            script.write_text(marked_offers(text) if "value_texts:" in text else text, "utf-8")
        assert found == len(catalogues(language))
    process = ServerProcess(folder / "data", gear="interpreted", PYTHONPATH=str(folder)).start()
    yield process
    process.stop()


def strangers(said: list[str], names: set[str]) -> set[str]:
    """What is left of texts without what was marked and what is nobody's to translate."""
    left = set()
    for text in said:
        rest, before = text, ""
        while rest != before:
            rest, before = MARKED.sub(" ", rest), rest
        rest = NOBODYS.sub(" ", CUT.sub(" ", rest))
        words = {word for word in re.findall(r"[^\W\d_]+", rest) if word not in names}
        left |= {f"{word!r} in {text.strip()[:90]!r}" for word in words}
    return left


def names_at(guest) -> set[str]:
    """What the people at the table are called."""
    names = guest.page.evaluate(NAMES)
    return {word for name in names for word in re.findall(r"[^\W\d_]+", name)}


WALKS = {
    "pages": ("it", tour.pages),
    "friends": ("fr", tour.friends),
    "sunrise-lane": ("it", lambda come: tour.match(come, "sunrise-lane")),
    "rue-de-la-paix": ("fr", lambda come: tour.match(come, "rue-de-la-paix")),
    "sunny-day": ("it", lambda come: tour.match(come, "sunny-day")),
    "ending": ("fr", lambda come: tour.ending(come, "sunny-day")),
}


@pytest.mark.parametrize("walk", WALKS)
def test_every_word_is_from_the_catalogues(marked, visit, walk):
    language, stops = WALKS[walk]
    seen = 0
    for stop, guest in stops(lambda: visit(marked.address, language=language, weather=True)):
        said = guest.page.evaluate(SHOWN)
        seen += sum(OPEN in text for text in said)
        assert (stop, strangers(said, names_at(guest) | LESSON)) == (stop, set())
    assert seen > 50


@pytest.mark.parametrize(
    ("text", "left"), [(f"{OPEN}Bonjour {OPEN}rouge{CLOSE}{CLOSE} 3", 0), ("Hello", 1), (f"{OPEN}un{CLOSE} two", 1)]
)
def test_the_check_notices_a_foreign_word(text, left):
    assert len(strangers([text], set())) == left


def test_notation_that_is_shown_is_noticed(house, visit):
    guest = visit(house.address)
    guest.go().page.wait_for_selector("[data-game]")
    for text in ("Build on f7", "Place SLKC here", "at 1,-1", "red-5", "ice_halves"):
        guest.page.evaluate(
            """text => document.body.append(Object.assign(document.createElement('p'),
               { className: 'match', textContent: text }))""",
            text,
        )
        for _ in range(100):
            if not guest.complaints:
                guest.page.wait_for_timeout(50)
        guest.forgive(f"notation is shown: {text}")
