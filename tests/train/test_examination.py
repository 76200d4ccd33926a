"""Examinations, and the curves drawn from them."""

from __future__ import annotations

from pathlib import Path

from policies import network_file

import cantina
from cantina.train.config import ExaminationSettings, TrainingSettings
from cantina.train.curves import UpdatePoint, write_image, write_page
from cantina.train.examination import ExaminationResult, examine

GAME = cantina.game(cantina.games()[0])
SETTINGS = ExaminationSettings(bots=("random", "greedy:4"), players=2)


def test_a_policy_is_examined_against_each_bot() -> None:
    file = network_file(GAME.meta.name)
    results = list(examine(file, GAME, SETTINGS, 4, 1, update=3, decisions=99, seconds=1.5))
    assert [result.bot for result in results] == ["random", "greedy:4"]
    for result in results:
        assert (result.update, result.decisions, result.players, result.matches) == (3, 99, 2, 4)
        assert 0 <= result.low <= result.share <= result.high <= 1
    assert list(examine(file, GAME, SETTINGS, 4, 1)) == list(examine(file, GAME, SETTINGS, 4, 1))


def test_curves_are_an_image_and_a_page(tmp_path: Path) -> None:
    results = [
        ExaminationResult(update, 1000 * update, 60.0 * update, bot, 4, 200, 0.2 + update / 100, 0.1, 0.5)
        for update in (0, 10, 20)
        for bot in ("random", "greedy")
    ]
    updates = [UpdatePoint(at, 100 * at, 1.0, 0.2, 0.1) for at in range(20)]
    image, page = tmp_path / "curve.png", tmp_path / "training.html"
    write_image(image, GAME, results)
    write_page(page, GAME, TrainingSettings(), 5, results, updates)
    assert image.read_bytes().startswith(b"\x89PNG")
    text = page.read_text(encoding="utf-8")
    for shown in ("20 updates", "demonstrations", "40.0%", "greedy", "Seed 5", "league_every", "<svg"):
        assert shown in text
