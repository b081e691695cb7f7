"""The Chromium that the browser tests drive."""

import os
import shutil
from pathlib import Path

STATIC = Path(__file__).parents[3] / "src" / "tablee" / "server" / "static"
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run",
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,MediaRouter,PaintHolding,HttpsUpgrades",
]  # fmt: skip
