"""The page as files on a host of its own, and the service worker that keeps it."""

from typing import Any

from tests.support.web.hosting import FileHost

KEPT = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"


def keep(guest: Any) -> None:
    """Wait until the whole page is in the browser's hands."""
    guest.until(KEPT)


UNDER = "games/tablee"


def at_site(host: FileHost, visit: Any, **looks: Any) -> Any:
    guest = visit(f"{host.address}/{UNDER}", weather=True, **looks)
    guest.go("/").page.wait_for_selector("[data-game]")
    return guest
