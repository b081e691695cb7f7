"""Editions that outsiders wrote: bounded before they are parsed, and every way to be wrong has its sentence."""

import tablee
from tablee.core.editions import Edition, find_edition, shipped_editions
from tablee.core.game import Game
from tablee.server.errors import Refused

LONGEST = 20_000
"""Letters. Those that are shipped have under two thousand."""
DEEPEST = 16
"""Brackets within brackets, and parts of a dotted key: both cost a parser more than they say."""
LONGEST_WORD = 200
"""Letters of a number or a bare key."""


def edition_of(kind: type[Game], text: str | None) -> Edition:
    """An edition by its name, or by its text; a path is nothing that outsiders may give."""
    if text is None or "=" not in text:
        known = sorted(shipped_editions(kind.package))
        if text is not None and text not in known:
            raise tablee.BadEdition("edition-not-found", where=text[:60], known=", ".join(known))
        return find_edition(kind.package, text)
    check_bounds(text)
    try:
        return Edition.parse(text, "your edition")
    except tablee.TableeError:
        raise
    except (ValueError, RecursionError, OverflowError) as error:
        raise tablee.BadEdition("edition-not-toml", where="your edition", detail=str(error)[:200]) from None


def check_bounds(text: str) -> None:
    """One pass over the letters: how long, how deep, how many parts; strings and comments do not count."""
    if len(text) > LONGEST:
        raise Refused("edition-too-big", limit=LONGEST)
    place = depth = dots = word = 0
    while place < len(text):
        letter = text[place]
        if letter in "\"'":
            place = _string_end(text, place)
            word = 0
            continue
        if letter == "#":
            place = _line_end(text, place)
            continue
        depth += (letter in "[{") - (letter in "]}")
        dots = dots + 1 if letter == "." else 0 if letter in "=,\n[]{}" else dots
        word = word + 1 if letter.isalnum() or letter in "_-+" else 0
        if depth > DEEPEST or dots >= DEEPEST or word > LONGEST_WORD:
            raise Refused("edition-too-deep", depth=DEEPEST, word=LONGEST_WORD)
        place += 1


def _string_end(text: str, start: int) -> int:
    """The place after a string that begins here; where it does not end, the rest is the parser's to refuse."""
    quote = text[start]
    long = text.startswith(quote * 3, start)
    end = quote * 3 if long else quote
    place = start + len(end)
    while place < len(text):
        if text[place] == "\\" and quote == '"':
            place += 2
        elif text.startswith(end, place):
            return place + len(end)
        elif text[place] == "\n" and not long:
            return place
        else:
            place += 1
    return len(text)


def _line_end(text: str, start: int) -> int:
    found = text.find("\n", start)
    return len(text) if found < 0 else found
