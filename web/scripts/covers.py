"""Writes the pictures of the games' covers, for previews of links: the drawings of the home page as PNG.

PYTHONPATH=src:tests/support CANTINA_CLIENT=web/dist python web/scripts/covers.py
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from browser_fixtures import launch_browser
from playwright.sync_api import sync_playwright
from server_process import ServerProcess

GAMES = Path(__file__).parents[1] / "src" / "games"
WIDTH, HEIGHT = 1200, 630


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launch_browser(playwright)
        server = ServerProcess(Path(folder) / "cantina.db")
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        page.goto(server.url)
        for one in sorted(GAMES.iterdir()):
            cover = page.locator(f"article.{one.name} svg").first
            if not (one / "Cover.svelte").is_file():
                continue
            cover.wait_for()
            cover.evaluate(
                f"""(svg) => {{
                  svg.setAttribute("preserveAspectRatio", "xMidYMid slice");
                  svg.style.cssText = "position:fixed;inset:0;z-index:99;width:{WIDTH}px;height:{HEIGHT}px";
                  document.body.append(svg);
                }}"""
            )
            page.screenshot(path=one / "cover.png")
            page.evaluate("document.body.lastElementChild.remove()")
        server.stop()
        browser.close()


if __name__ == "__main__":
    main()
