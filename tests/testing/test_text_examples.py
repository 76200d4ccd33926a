"""The page of a game's texts: every message that matches show, with real arguments, in all languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from command import run

import cantina
from cantina.localization import LANGUAGES
from cantina.testing.text_examples import TextExamples, sources
from cantina.testing.text_page import texts_page


@pytest.mark.parametrize("game", cantina.games())
def test_every_message_of_a_match_is_on_the_page(game: str) -> None:
    found = cantina.game(game)
    examples = TextExamples(found)
    examples.play_at_random(found.variants[0], seed=1, boards=True)
    families = {name.partition("-")[0] for name in examples.by_message}
    assert families >= {"decision", "choice", "event", "ending"}
    assert all(len(one.texts) == len(LANGUAGES) for kept in examples.by_message.values() for one in kept)
    assert max(map(len, examples.by_message.values())) <= examples.limit
    page = texts_page(examples)
    for name in sources(found.package):
        assert f">{name}</th>" in page


def test_examples_of_a_message_show_different_arguments() -> None:
    found = cantina.game(cantina.games()[0])
    examples = TextExamples(found)
    for seed in range(2):
        examples.play_at_random(found.variants[0], seed)
    for kept in examples.by_message.values():
        assert len({one.texts for one in kept}) == len(kept)
    assert sum(len(kept) > 2 for kept in examples.by_message.values()) > 5


def test_the_page_is_written_from_records_too(tmp_path: Path) -> None:
    game = cantina.games()[0]
    record, page = tmp_path / "match.json", tmp_path / "page.html"
    run("play", game, "--people", "0", "--bots", "random", "--seed", "3", "--record", str(record))
    said = run("texts", game, str(record), "--matches", "0", "--html", str(page))
    assert str(page) in said
    assert "match, step 1;" in page.read_text(encoding="utf-8")
    run("texts", "all", "--html", str(page))
    assert ">table-prompt</th>" in page.read_text(encoding="utf-8")
