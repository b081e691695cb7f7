"""Everything that can go wrong, as errors with a stable slug and a sentence in every language.

The sentences live in the catalogues (`texts/*.ftl`): here for what concerns all games, in a game's own folder for its
refusals. An error says what was expected, what came, and what to do.
"""

from typing import Any

from tablee.core.texts import DEFAULT_LANGUAGE, Said, sentence, sentence_about


class TableeError(Exception):
    """Base of all errors. `slug` is stable; `params` fill the sentence, another error in the reader's language."""

    package = "tablee"
    section = "error"

    def __init__(self, slug: str, **params: Any) -> None:
        self.slug = slug
        self.params = params
        super().__init__(slug)

    def message(self, language: str = DEFAULT_LANGUAGE) -> str:
        return sentence(self.package, language, self.section, self.slug, **self._params_in(language))

    def _params_in(self, language: str) -> dict[str, Any]:
        return {
            name: Said(value.message(language)) if isinstance(value, TableeError) else value
            for name, value in self.params.items()
        }

    def __str__(self) -> str:
        return self.message()


class BadInput(TableeError, ValueError):
    """A game, player count, option, seat, seed or gear that does not exist."""


class _ErrorOfAGame(TableeError, ValueError):
    """An error whose sentence may be in a game's own catalogue, and take what it needs of its parameters."""

    def __init__(self, slug: str, *, package: str = "tablee", section: str = "error", **params: Any) -> None:
        super().__init__(slug, **params)
        self.package, self.section = package, section

    def message(self, language: str = DEFAULT_LANGUAGE) -> str:
        return sentence_about(self.package, language, self.section, self.slug, self._params_in(language))


class BadEdition(_ErrorOfAGame):
    """An edition file that does not describe the components of its game."""


class BadRecord(TableeError, ValueError):
    """A text that is not a whole, unaltered record of a match that this version can replay."""


class BadPosition(_ErrorOfAGame):
    """Position data that no match can reach, or that is not position data at all."""


class BadMove(TableeError, ValueError):
    """A text that is no move of the game's notation."""


class IllegalMove(TableeError, ValueError):
    """A move that the rules forbid here. `clause` names the rule; the sentence teaches it."""

    section = "refusal"

    def __init__(self, package: str, reason: str, **params: Any) -> None:
        super().__init__(reason, **params)
        self.package = package
        self.clause = reason.split(".")[0]

    def message(self, language: str = DEFAULT_LANGUAGE) -> str:
        said = sentence_about(self.package, language, self.section, self.slug, self._params_in(language))
        return f"{self.clause}: {said}"


class NotNow(TableeError, RuntimeError):
    """Something asked of a match at the wrong time: a result before the end, a move after it."""
