"""`tablee serve`: a table for friends, on this network or beyond."""

from pathlib import Path
from typing import Annotated

import typer

from tablee.cli.language import choose_language
from tablee.cli.language import language as spoken
from tablee.cli.options import Language

Data = Annotated[Path | None, typer.Option("--data", help="Where everything is kept; else the user's data folder.")]
Database = Annotated[
    str | None, typer.Option("--database", help="postgresql://... instead of SQLite in the data folder.")
]


def serve(
    host: Annotated[
        str, typer.Option("--host", help="The address to listen on; 0.0.0.0 for the network.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="0 takes any free one.")] = 8642,
    data: Data = None,
    database: Database = None,
    address: Annotated[
        str | None, typer.Option("--address", help="What people type, behind a proxy: https://play.example.org")
    ] = None,
    proxies: Annotated[
        str, typer.Option("--proxies", help="Addresses of proxies whose X-Forwarded headers are believed.")
    ] = "127.0.0.1",
    workers: Annotated[int, typer.Option("--workers", min=1, help="Processes that bots think in.")] = 1,
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
    from tablee.server.run import serve as run
    from tablee.server.settings import Settings, default_data_folder

    choose_language(language)
    if address is not None and not address.startswith(("http://", "https://")):
        raise Refused("bad-address", name="--address", expected="https://…", got=address[:60])
    log_to_stderr()
    settings = Settings(
        data=data or default_data_folder(), database=database, host=host, port=port,
        address=address.rstrip("/") if address else None, proxies=proxies, workers=workers, bot_pace=bot_pace,
        keep_days=keep_days,
    )  # fmt: skip

    def ready(bound: int) -> None:
        _greet(settings.host, bound, str(settings.database or settings.data), settings.keep_days)
        if open_browser:
            import webbrowser

            webbrowser.open(f"http://localhost:{bound}/")

    run(settings, ready)


def _greet(host: str, port: int, data: str, keep_days: int) -> None:
    from tablee.core.texts import sentence
    from tablee.server.errors import PACKAGE

    def say(key: str, **params: object) -> None:
        typer.echo(sentence(PACKAGE, spoken(), "serve", key, **params))

    everywhere = host in ("0.0.0.0", "::")
    say("ready", address=f"http://{'localhost' if everywhere else host}:{port}/")
    if everywhere:
        say("local", address=f"http://{_network_address()}:{port}/")
    say("data", data=_without_password(data))
    if keep_days:
        say("retention", days=keep_days)
    else:
        say("for-ever")
    say("stop")


def _network_address() -> str:
    """This machine's address as others on the network reach it; nothing is sent to find out."""
    import socket

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "localhost"


def _without_password(data: str) -> str:
    scheme, mark, rest = data.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}" if mark else data
