"""The page as files on a host of its own, and the service worker that keeps it."""

from typing import Any

from tests.support.web.hosting import FileHost

UNDER = "games/tablee"
CALM = 1500
"""Milliseconds without a press, after which the page lets its service worker copy everything."""
INSTALLING = "navigator.serviceWorker.getRegistration().then((one) => Boolean(one?.installing ?? one?.active))"
KEPT = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"


def keep(guest: Any) -> None:
    """Open the home page, and wait until the service worker has copied the whole page into the browser."""
    guest.page.clock.install()
    guest.go("/").page.wait_for_selector("[data-game]")
    guest.until(INSTALLING)
    guest.page.clock.fast_forward(CALM)
    guest.until(KEPT)


def at_site(host: FileHost, visit: Any, **looks: Any) -> Any:
    """A visitor on the home page of the site."""
    guest = visit(f"{host.address}/{UNDER}", weather=True, **looks)
    guest.go("/").page.wait_for_selector("[data-game]")
    return guest


def kept_from_site(host: FileHost, visit: Any, **looks: Any) -> Any:
    """A visitor on the home page of the site whose browser has a copy of it."""
    guest = visit(f"{host.address}/{UNDER}", weather=True, keeps=True, **looks)
    keep(guest)
    return guest
