"""Draws the page's icons that have to be PNG, from icon.svg: `python -m tools.icons` writes web/public/icons."""

from pathlib import Path

from tests.support.web.browser import ARGUMENTS, CHROMIUM

PUBLIC = Path(__file__).parent.parent / "web" / "public"
PAPER = "#fbf6ec"
SIZES = {"192": (192, 1.0), "512": (512, 1.0), "maskable-512": (512, 0.7), "touch-180": (180, 0.86)}
"""Name, width, and how much of it the drawing fills: a maskable one loses its corners, and with Apple all do."""


def main() -> None:
    """Once for every size; only a drawing that fills everything may be seen through."""
    from playwright.sync_api import sync_playwright

    drawing = (PUBLIC / "icon.svg").read_text("utf-8")
    (PUBLIC / "icons").mkdir(exist_ok=True)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for name, (width, filled) in SIZES.items():
            page = browser.new_page(viewport={"width": width, "height": width})
            whole = filled == 1
            page.set_content(
                f"<style>html {{ background: {'transparent' if whole else PAPER} }} body {{ margin: 0; height: 100vh; "
                f"display: grid; place-items: center }} svg {{ width: {100 * filled}%; height: auto }}</style>{drawing}"
            )
            page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=whole)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
