"""Nicknames and talk: letters that can be seen, and names that cannot be taken for one another."""

import unicodedata

LONGEST_STACK = 2
"""Marks upon a letter; more of them climb over the neighbouring lines."""

UNSEEN_CATEGORIES = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})
UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0" + "".join(map(chr, range(0x180B, 0x1810))))
"""Letters and marks by their category that draw nothing: fillers, joiners, the empty Braille cell."""
VARIATIONS = (range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))

LOOK_ALIKES = str.maketrans(
    "АВЕЅІЈКМНОРСТХУԚԜаеѕіјорсухԁԛԝһΑΒΕΖΗΙΚΜΝΟΡΤΥΧονρіıӏǀ|!01",
    "ABESIJKMHOPCTXYQWaesijopcyxdqwhABEZHIKMNOPTYXovpilllllol",
)
"""Letters of other alphabets, and signs, that look like Latin ones."""


def visible(text: str) -> str:
    """The text without what cannot be seen, runs of spaces as one, marks not piled up."""
    seen = (" " if unicodedata.category(letter) == "Zs" else letter for letter in text if not _is_unseen(letter))
    kept: list[str] = []
    stack = 0
    for letter in unicodedata.normalize("NFC", "".join(seen)):
        stack = stack + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if stack <= LONGEST_STACK:
            kept.append(letter)
    return " ".join("".join(kept).split())


def is_name(text: str) -> bool:
    """Whether there is something to call somebody by: a letter, a digit or a sign, not marks alone."""
    return any(unicodedata.category(letter)[0] in "LNPS" for letter in text)


def outline(name: str) -> str:
    """What a name looks like at a glance: two names of one outline would be taken for one another."""
    plain = unicodedata.normalize("NFKC", name).translate(LOOK_ALIKES).casefold()
    return "".join(letter for letter in plain.translate(LOOK_ALIKES).replace("i", "l") if not letter.isspace())


def _is_unseen(letter: str) -> bool:
    return (
        unicodedata.category(letter) in UNSEEN_CATEGORIES
        or letter in UNSEEN
        or any(ord(letter) in variations for variations in VARIATIONS)
    )
