"""`tablee train`: a network learns a game by playing itself."""

import json
from pathlib import Path
from typing import Annotated, Literal

import typer

from tablee.cli.arena import start_compiled
from tablee.cli.language import choose_language
from tablee.cli.options import Language


def train(
    game: Annotated[str, typer.Argument(help="The game's name, such as sunrise-lane.")],
    out: Annotated[Path, typer.Option("--out", metavar="FOLDER", help="Where the run is kept; what is there goes on.")],
    seconds: Annotated[float, typer.Option(min=1, metavar="S", help="How long the whole run is to learn.")] = 1000.0,
    sitting: Annotated[
        float | None, typer.Option(min=0, metavar="S", help="How long it learns now; to the end by default.")
    ] = None,
    matches: Annotated[int, typer.Option("--matches", "-m", min=32, metavar="N", help="Played side by side.")] = 65536,
    steps: Annotated[int, typer.Option(min=1, metavar="N", help="Decisions of each match between updates.")] = 64,
    rate: Annotated[
        float, typer.Option(metavar="R", help="How fast it learns at first; in the end not at all.")
    ] = 1e-3,
    variety: Annotated[
        float, typer.Option(min=0, metavar="R", help="How much it tries things out at first; in the end hardly.")
    ] = 0.01,
    league: Annotated[
        float, typer.Option(min=0, max=0.9, metavar="PART", help="The part of tables with past selves and advice.")
    ] = 0.25,
    against: Annotated[
        Literal["advice", "expert"], typer.Option(help="Examined by; the expert is then its only opponent.")
    ] = "advice",
    begin: Annotated[
        Literal["advice", "expert"], typer.Option(help="As whom: advised players, or the network that ships.")
    ] = "advice",
    deals: Annotated[int, typer.Option(min=2, metavar="N", help="Deals of an examination.")] = 512,
    every: Annotated[float, typer.Option(min=0, metavar="S", help="Seconds between examinations.")] = 75.0,
    device: Annotated[Literal["cuda", "cpu"], typer.Option(help="Where; on a CPU take few matches.")] = "cuda",
    seed: Annotated[int, typer.Option(min=0, metavar="N", help="Which matches and which first network.")] = 1,
    language: Language = None,
) -> None:
    """Train a network by self-play, for all player counts at once. Interrupted, the same command goes on."""
    choose_language(language)
    start_compiled()
    from tablee.bots.expert import CARD, FILE
    from tablee.training.export import exported
    from tablee.training.run import Plan, Run, plot

    plan = Plan(
        game, seconds, matches=matches, steps=steps, rate=rate, variety=variety, league=league, deals=deals,
        seed=seed, against=against, begin=begin,
    )  # fmt: skip
    run = Run(plan, out, device)
    run.train(seconds if sitting is None else sitting, every)
    (out / FILE).write_bytes(exported(run.network, run.kind).tobytes())
    (out / CARD).write_text(json.dumps(run.card(), indent=1) + "\n", "utf-8")
    plot([(game, run.progress.curve)], out / "curve.svg", against)
