"""The Chromium that the browser tests drive."""

import os
import shutil
from pathlib import Path

STATIC = Path(__file__).parents[3] / "src" / "tablee" / "server" / "static"
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")
"""The first takes a third less time than a whole browser, and can do all that these tests need."""
CHROMIUM = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run",
    # Pages live for seconds, so optimising compilers never pay off; fewer and larger tiles are drawn faster.
    "--js-flags=--no-opt,--no-maglev", "--default-tile-width=1280", "--default-tile-height=1024",
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,MediaRouter,PaintHolding,HttpsUpgrades",
]  # fmt: skip
