"""What a data set is made of. The plan lies in the folder, so that nobody goes on with another one by accident."""

from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path

import msgspec

import tablee
from tablee.arena.luck import number_of
from tablee.arena.playing import contestant
from tablee.core.encoding import encoding_of
from tablee.core.registry import game_class
from tablee.core.rules import OptionValue
from tablee.datasets.errors import DatasetError
from tablee.datasets.files import write_whole

FORMAT = 1
FILE = "dataset.json"
FORMATS = ("parquet", "jsonl")
TABLES = ("matches", "plies")


class Source(msgspec.Struct, frozen=True):
    """A record that is to be read: where it lies, and a digest of its text."""

    path: str
    digest: str


class Plan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Matches between bots, or records; written in parts of so many matches."""

    game: str
    players: int | None = None
    options: dict[str, OptionValue] = {}
    bots: tuple[str, ...] = ()
    seed: int = 0
    matches: int
    records: tuple[Source, ...] = ()
    observations: bool = False
    formats: tuple[str, ...] = FORMATS
    part: int = 500
    rules: int = 0
    version: str = ""
    format: int = FORMAT

    def checked(self) -> "Plan":
        """The same plan, complete with the versions of today; what cannot be done is refused."""
        kind = game_class(self.game)
        if self.matches < 1 or self.part < 1:
            raise DatasetError("nothing-to-write")
        for name in self.formats:
            if name not in FORMATS:
                raise DatasetError("unknown-format", got=name, known=", ".join(FORMATS))
        for bot in self.bots:
            contestant(bot)
        if self.observations:
            encoding_of(kind)
        players, options = self.players, self.options
        if not self.records:
            if not self.bots:
                raise DatasetError("no-players")
            game = kind(players=players, options=options)
            players, options = game.players, game.options
        return msgspec.structs.replace(
            self, players=players, options=options, rules=kind.version, version=tablee.__version__
        )

    @property
    def parts(self) -> range:
        """The numbers of the parts."""
        return range(-(-self.matches // self.part))

    def inside(self, part: int) -> range:
        """The numbers of the matches of a part."""
        return range(part * self.part, min((part + 1) * self.part, self.matches))

    def files(self, part: int) -> list[str]:
        """The names of a part's files."""
        return [f"{table}-{part:05}.{form}" for form in self.formats for table in TABLES]

    def lineup(self, match: int) -> tuple[str, ...]:
        """Who plays a match: for each seat a bot is drawn, all as likely."""
        draws = (number_of(f"{self.seed}/{match}/bot/{seat}") for seat in range(self.players or 0))
        return tuple(self.bots[draw % len(self.bots)] for draw in draws)

    def luck(self, match: int) -> int:
        """The seed of a match: `game.match(seed)` brings the same luck."""
        return number_of(f"{self.seed}/{match}/luck")


def write_plan(plan: Plan, folder: Path) -> None:
    """Write the plan into its folder; a folder with another plan, or with something else in it, is refused."""
    path = folder / FILE
    try:
        if path.exists():
            _compare(msgspec.json.decode(path.read_bytes(), type=Plan), plan, folder)
            return
        if folder.exists() and any(folder.iterdir()):
            raise DatasetError("folder-not-empty", path=str(folder))
        folder.mkdir(parents=True, exist_ok=True)
        write_whole(path, msgspec.json.format(msgspec.json.encode(plan), indent=1) + b"\n")
    except msgspec.DecodeError:
        raise DatasetError("plan-damaged", path=str(path)) from None
    except OSError as error:
        raise DatasetError("cannot-write", path=str(folder), detail=error.strerror or str(error)) from None


def _compare(old: Plan, new: Plan, folder: Path) -> None:
    for name in Plan.__struct_fields__:
        before, now = getattr(old, name), getattr(new, name)
        if before != now:
            raise DatasetError("other-plan", path=str(folder), setting=name, before=_shown(before), now=_shown(now))


def _shown(value: object) -> str:
    if isinstance(value, Sequence) and value and isinstance(value[0], Source):
        return blake2b(msgspec.json.encode(value), digest_size=4).hexdigest()
    return msgspec.json.encode(value).decode()
