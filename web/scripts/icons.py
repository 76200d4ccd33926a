"""Draws the icons of the client: SVG from the shapes below, PNG from the SVG, for systems that show no SVG.

python web/scripts/icons.py     # needs playwright and a Chromium (CANTINA_BROWSER)
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "public"
PAPER, INK, SIGNAL, LAMP = "#f4ead7", "#2b2118", "#b3261e", "#e0a83c"
BRIM = "M8 40c8 6 40 6 48 0-3 9-13 14-24 14S11 49 8 40z"
CROWN = "M18 38c0-14 4-24 8-24 3 0 4 3 6 3s3-3 6-3c4 0 8 10 8 24-8 3-20 3-28 0z"
BAND = "M18 35c8 3 20 3 28 0"
HAT = (
    f'<path d="{BRIM}" fill="{INK}"/>'
    f'<path d="{CROWN}" fill="{SIGNAL}" stroke="{INK}" stroke-width="3"/>'
    f'<path d="{BAND}" fill="none" stroke="{INK}" stroke-width="4"/>'
)
TURN = f'<circle cx="52" cy="12" r="11" fill="{LAMP}" stroke="{INK}" stroke-width="3"/>'
ROUNDED = f'<rect width="64" height="64" rx="12" fill="{PAPER}"/>'
FULL = f'<rect width="64" height="64" fill="{PAPER}"/>'
INNER = '<g transform="translate(32 32) scale(.66) translate(-32 -34)">'
"""Systems cut a maskable icon to their own shape: all but the middle circle may be lost."""
SILHOUETTE = f'<path d="{BRIM}" fill="#fff"/><path d="{CROWN}" fill="#fff"/>'
"""What a status bar shows: the system reads only where it is opaque."""

SVG = {
    "icon": ROUNDED + HAT,
    "icon-turn": ROUNDED + HAT + TURN,
    "icon-maskable": FULL + INNER + HAT + "</g>",
    "icon-badge": SILHOUETTE,
}
PNG = {
    "icon-192": ("icon", 192),
    "icon-512": ("icon", 512),
    "icon-maskable-512": ("icon-maskable", 512),
    "icon-badge-96": ("icon-badge", 96),
}
SVG_FILES = ("icon", "icon-turn")
"""Drawings that pages use as they are."""


def svg(name: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">{SVG[name]}</svg>\n'


def main() -> None:
    from playwright.sync_api import sync_playwright

    for name in SVG_FILES:
        (FOLDER / f"{name}.svg").write_text(svg(name), encoding="utf-8")
    with sync_playwright() as playwright:
        program = os.environ.get("CANTINA_BROWSER") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for name, (drawing, size) in PNG.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{svg(drawing)}")
            page.screenshot(path=FOLDER / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
