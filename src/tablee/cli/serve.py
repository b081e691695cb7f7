"""`tablee serve`: a table for friends, on this network or beyond."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tablee.cli.language import choose_language
from tablee.cli.language import language as spoken
from tablee.cli.options import Language

if TYPE_CHECKING:
    from tablee.server.settings import Settings

Data = Annotated[Path | None, typer.Option("--data", help="Where everything is kept; else the user's data folder.")]
Database = Annotated[
    str | None, typer.Option("--database", help="postgresql://... instead of SQLite in the data folder.")
]


def serve(
    host: Annotated[
        str, typer.Option("--host", help="The address to listen on; 0.0.0.0 for all of them.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="0 takes any free one.")] = 8642,
    lan: Annotated[
        bool, typer.Option("--lan", help="Listen in this machine's network, too, for friends there.")
    ] = False,
    network: Annotated[
        str | None,
        typer.Option("--network", metavar="ADDRESS", help="This machine's address there; else the one that is found."),
    ] = None,
    data: Data = None,
    database: Database = None,
    address: Annotated[
        str | None, typer.Option("--address", help="What people type, behind a proxy: https://play.example.org")
    ] = None,
    proxies: Annotated[
        str, typer.Option("--proxies", help="Addresses of proxies whose X-Forwarded headers are believed.")
    ] = "127.0.0.1",
    workers: Annotated[int, typer.Option("--workers", min=1, help="Processes that bots think in.")] = 1,
    processes: Annotated[
        int, typer.Option("--processes", min=1, help="Processes that serve, on a shared PostgreSQL.")
    ] = 1,
    node_address: Annotated[
        str, typer.Option("--node-address", help="Where nodes on other machines reach this one: host or host:port.")
    ] = "127.0.0.1",
    bot_pace: Annotated[float, typer.Option("--bot-pace", min=0, help="Seconds a bot's move takes at least.")] = 0.7,
    keep_days: Annotated[
        int, typer.Option("--keep-days", min=0, help="Delete tables that nobody touched for so long; 0: never.")
    ] = 365,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
    language: Language = None,
) -> None:
    """Host tables in the browser, for family and friends."""
    from tablee.server.errors import Refused
    from tablee.server.logs import log_to_stderr
    from tablee.server.network import address_of
    from tablee.server.run import serve as run
    from tablee.server.settings import Settings, default_data_folder

    choose_language(language)
    if address is not None and not address.startswith(("http://", "https://")):
        raise Refused("bad-address", name="--address", expected="https://…", got=address[:60])
    if network is not None:
        address_of(network)
    log_to_stderr()
    settings = Settings(
        data=data or default_data_folder(), database=database, host=host, port=port, lan=lan, network=network,
        address=address.rstrip("/") if address else None, proxies=proxies, workers=workers, bot_pace=bot_pace,
        keep_days=keep_days, processes=processes, node_address=node_address,
    )  # fmt: skip

    def ready(bound: int, reached: str | None) -> None:
        _greet(settings, bound, reached)
        if open_browser:
            import webbrowser

            webbrowser.open(f"http://localhost:{bound}/")

    run(settings, ready)


def _greet(settings: "Settings", port: int, reached: str | None) -> None:
    """Where it is, for whom, and what happens to what is kept."""
    from tablee.core.texts import sentence
    from tablee.server.errors import PACKAGE
    from tablee.server.network import EVERYWHERE

    def say(key: str, **params: object) -> None:
        typer.echo(sentence(PACKAGE, spoken(), "serve", key, **params))

    everywhere = settings.host in EVERYWHERE
    say("ready", address=f"http://{'localhost' if everywhere else settings.host}:{port}/")
    if reached is not None and settings.address is None:
        say("local", address=f"{reached}/")
    elif settings.lan and settings.address is None:
        say("no-network")
    say("data", data=_without_password(str(settings.database or settings.data)))
    if settings.keep_days:
        say("retention", days=settings.keep_days)
    else:
        say("for-ever")
    say("stop")


def _without_password(data: str) -> str:
    scheme, mark, rest = data.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}" if mark else data
