"""The client as an installed program: its manifest and icons, and a service worker that keeps no table."""

from __future__ import annotations

import json
import shutil
import struct
import time
from pathlib import Path
from typing import Any

import pytest
from browser_fixtures import CLIENT, EXPECT_MS
from browser_user import BrowserUser, browser_user
from choose_game import game_for
from playwright.sync_api import Browser, expect
from server_process import ServerProcess

PUBLIC = Path(__file__).parents[2] / "web" / "public"
GAME = game_for(3).meta.name
READY = "navigator.serviceWorker.ready.then((found) => found.active.state)"
KEPT = """async () => {
  const found = {};
  for (const name of await caches.keys())
    found[name] = (await (await caches.open(name)).keys()).map((request) => new URL(request.url).pathname);
  return found;
}"""

RECORD_NOTIFICATIONS = """() => {
  self.shown = [];
  self.registration.showNotification = (title, options) => {
    self.shown.push([title, options.body, options.tag, options.data]);
    return Promise.resolve();
  };
}"""


def install(me: BrowserUser) -> None:
    """Opens the home page and waits until the service worker controls it."""
    me.go("/")
    me.page.evaluate(READY)
    me.page.wait_for_function("navigator.serviceWorker.controller !== null")


def test_the_manifest_names_icons_of_the_sizes_they_have() -> None:
    manifest = json.loads((PUBLIC / "manifest.webmanifest").read_text(encoding="utf-8"))
    sizes = [icon["sizes"] for icon in manifest["icons"] if icon["type"] == "image/png"]
    assert {"192x192", "512x512"} <= set(sizes)
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    for icon in manifest["icons"]:
        data = (PUBLIC / icon["src"].lstrip("/")).read_bytes()
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", data[16:24])
            assert f"{width}x{height}" == icon["sizes"], icon


def test_without_a_connection_a_page_says_so_and_with_one_it_goes_on(
    web_server: ServerProcess, browser: Browser
) -> None:
    with browser_user(web_server, browser, service_workers="allow") as me:
        install(me)
        me.context.set_offline(True)
        me.go("/t/anywhere")
        expect(me.page.get_by_role("heading", level=1)).to_have_text("No connection")
        expect(me.page.locator("section[lang=es]")).to_be_hidden()
        assert me.accessibility_violations() == []
        me.page.evaluate("localStorage.setItem('cantina.prefs', JSON.stringify({ language: 'es' }))")
        me.page.reload()
        expect(me.page.get_by_role("heading", level=1)).to_have_text("Sin conexión")
        me.context.set_offline(False)  # the browser tells the page, which opens what was asked for
        me.expect_text("Esa mesa no existe")
        me.errors.clear()  # the browser reports what it could not load


def test_the_client_is_kept_and_no_table_and_no_answer_of_the_server_is(
    web_server: ServerProcess, browser: Browser
) -> None:
    with browser_user(web_server, browser, service_workers="allow") as me:
        install(me)
        table, tokens = web_server.start_table(GAME, "me", "easy", "easy")
        me.go(f"/t/{table}#seat=0&token={tokens['0']}")
        me.play(3)
        (kept,) = me.page.evaluate(KEPT).values()
        assert any(path.startswith("/assets/") and path.endswith(".js") for path in kept)
        others = [path for path in kept if not path.startswith("/assets/")]
        assert sorted(others) == ["/icon.svg", "/offline.css", "/offline.html", "/offline.js"]


def test_after_an_upgrade_nobody_is_served_the_old_client(
    tmp_path: Path, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = tmp_path / "client"
    shutil.copytree(CLIENT.parent, client)
    monkeypatch.setenv("CANTINA_CLIENT", str(client))
    server = ServerProcess(tmp_path / "cantina.db")
    with browser_user(server, browser, service_workers="allow") as me:
        install(me)
        (old,) = me.page.evaluate(KEPT)
        server.stop()
        worker = (client / "service-worker.js").read_text(encoding="utf-8")
        (client / "service-worker.js").write_text(
            worker.replace(old.removeprefix("cantina-"), "newer"), "utf-8"
        )
        page = (client / "index.html").read_text(encoding="utf-8")
        (client / "index.html").write_text(page.replace("<head>", '<head><meta name="newer" />'), "utf-8")
        server.start()
        me.page.reload()
        expect(me.page.locator("meta[name=newer]")).to_have_count(1)
        me.page.wait_for_function("caches.keys().then((names) => names.join() === 'cantina-newer')")
        me.errors.clear()  # while the server was away the page asked in vain
    server.stop()


def test_a_part_of_the_client_that_is_no_longer_there_loads_the_page_anew(
    web_server: ServerProcess, browser: Browser
) -> None:
    with browser_user(web_server, browser) as me:
        me.go("/")
        expect(me.page.locator("article").first).to_be_visible()
        me.page.route("**/assets/Rules-*.js", lambda route: route.fulfill(status=404), times=1)
        me.page.get_by_role("link", name="Rules", exact=True).first.click()
        expect(me.page.get_by_role("heading", level=1)).to_contain_text("Rules")
        me.errors.clear()


def test_a_notification_of_ones_turn_is_shown_and_names_its_table(
    web_server: ServerProcess, browser: Browser
) -> None:
    """The browser hands its service worker what a push service has delivered, decrypted.

    A browser without windows has nowhere to show a notification, so the worker's request is looked at.
    """
    with browser_user(web_server, browser, service_workers="allow") as me:
        install(me)
        (worker,) = me.context.service_workers
        worker.evaluate(RECORD_NOTIFICATIONS)
        session = me.context.new_cdp_session(me.page)
        found: list[str] = []
        session.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
        )
        session.send("ServiceWorker.enable")
        until = time.monotonic() + EXPECT_MS / 1000
        while not found and time.monotonic() < until:
            me.page.wait_for_timeout(20)
        message = {"title": "It is your turn", "body": "Some game", "table": "abc"}
        session.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": web_server.url, "registrationId": found[0], "data": json.dumps(message)},
        )
        shown: list[Any] = []
        while not shown and time.monotonic() < until:
            me.page.wait_for_timeout(20)
            shown = worker.evaluate("self.shown")
        assert shown == [["It is your turn", "Some game", "abc", "/t/abc"]]
