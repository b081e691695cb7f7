"""Every word comes from the catalogues: a pseudo-locale marks what does, and nothing else may be seen or heard."""

import re
from pathlib import Path

from tablee.core.texts import MESSAGE
from tests.support.plugin import ROOT
from tests.support.web.visitor import Visitor

SOURCE = ROOT / "src" / "tablee"
TEXTS = ROOT / "web" / "src" / "texts"
LANGUAGES = ("fr", "it")
OPEN, CLOSE = "\u034f", "\ufe00"
"""Around every sentence of the marked catalogues: two characters without width that no text has.

They are marks, not control characters: those the page writes by their numbers where it quotes a text.
"""
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


def mark(package: Path) -> None:
    """Mark the French and Italian sentences of a copy of the package, those of the built page included."""
    for language in LANGUAGES:
        for file in package.rglob(f"texts/{language}.ftl"):
            file.write_text(marked_catalogue(file.read_text("utf-8")), "utf-8")
        found = 0
        for script in (package / "server" / "static" / "assets").glob("*.js"):
            text = script.read_text("utf-8")
            for one in catalogues(language):
                built = one.replace("\u00a0", r"\xA0")
                if built in text:
                    text = text.replace(built, marked_catalogue(one))  # several may stand in one script
                    found += 1
            script.write_text(marked_offers(text) if "value_texts:" in text else text, "utf-8")
        assert found == len(catalogues(language))


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


def names_at(guest: Visitor) -> set[str]:
    """The names of the people at the table."""
    names = guest.page.evaluate(NAMES)
    return {word for name in names for word in re.findall(r"[^\W\d_]+", name)}


def strange_words(guest: Visitor) -> set[str]:
    """What the page shows or reads aloud that no catalogue has."""
    said = guest.page.evaluate(SHOWN)
    assert any(OPEN in text for text in said), "nothing on the page is marked"
    return strangers(said, names_at(guest) | LESSON)
