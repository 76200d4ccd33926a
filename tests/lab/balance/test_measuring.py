"""What a balance study counts: it adds up, for every game, and has a name in every language."""

from __future__ import annotations

import msgspec
import pytest
from choose_game import game_for

import cantina
from cantina.lab.balance import BalanceStudy, make_report, make_study, run_study
from cantina.lab.balance.counts import ChunkResult, total
from cantina.lab.balance.reseeding import play_with
from cantina.lab.balance.running import run_chunk
from cantina.lab.balance.study import random_sources
from cantina.localization import LANGUAGES, Localizer

every_game = pytest.mark.parametrize("name", cantina.games())


def small_study(name: str, matches: int = 20, **more: object) -> BalanceStudy:
    given = {"bots": ["random"], "per_option": 0, "deals": 0, **more}
    return make_study(name, matches, **given)  # type: ignore[arg-type]


@every_game
def test_counts_add_up(name: str) -> None:
    study = small_study(name, 20)
    results = run_study(study)
    counts = total(result.counts for result in results)
    assert counts.matches == 20
    for summary in counts.summaries:
        assert sum(summary.won) == pytest.approx(1)
        assert len(summary.scores) == summary.players
    seats = make_report(study, results).seats
    assert list(seats) == study.players
    for players, wins in seats.items():
        assert sum(win.share * win.times for win in wins) == pytest.approx(wins[0].times)
        assert sum(win.lift.value for win in wins) == pytest.approx(0)
        assert all(win.fair == pytest.approx(1 / players) for win in wins)
    assert sum(choices.decisions for choices in counts.choices.values()) <= sum(
        summary.decisions for summary in counts.summaries
    )
    for choices in counts.choices.values():
        assert sum(choices.made.values()) == choices.decisions
        assert sum(choices.uniform.values()) == pytest.approx(choices.decisions)
    for kind, cards in counts.cards.items():
        assert set(cards) <= set(counts.card_names[kind])
        for card in cards.values():
            assert card.taken <= card.offered
            assert card.users <= card.owners
            assert card.left.times == card.offered - card.taken
            assert card.owned.times == card.owners
            assert card.owned.wins <= card.owned.times


@every_game
def test_counts_add_up_to_the_same_total_in_any_order(name: str) -> None:
    results = run_study(small_study(name, 30))
    whole = total(result.counts for result in results)
    other = total(total(result.counts for result in results[at::2]) for at in (0, 1))
    assert sorted(one.seed for one in whole.summaries) == sorted(one.seed for one in other.summaries)
    assert other.choices.keys() == whole.choices.keys()
    for kind, choices in whole.choices.items():
        assert other.choices[kind].made == choices.made
    for kind, cards in whole.cards.items():
        for card_name, card in cards.items():
            same = other.cards[kind][card_name]
            for number in ("offered", "taken", "owners", "users", "matches"):
                assert getattr(same, number) == getattr(card, number)
            for role in ("owned", "used", "left"):
                sums = msgspec.to_builtins(getattr(card, role))
                assert msgspec.to_builtins(getattr(same, role)) == pytest.approx(sums)


def test_bots_change_seats_and_are_counted_by_name() -> None:
    study = small_study(game_for(3).meta.name, 8, players=3, bots=["random", "random", "greedy:1"])
    labels = make_report(study, run_study(study)).labels["bot"]
    assert {win.name: win.times for win in labels} == {"random": 16, "greedy:1": 8}


@every_game
def test_results_of_chunks_survive_being_written_to_a_file(name: str) -> None:
    result = run_chunk(next(small_study(name, 3).chunks()))
    assert msgspec.json.decode(msgspec.json.encode(result), type=ChunkResult) == result


@every_game
def test_the_same_seeds_play_the_same_match(name: str) -> None:
    chunk = next(chunk for chunk in small_study(name, 1, deals=1).chunks() if chunk.is_reseeded)
    game = cantina.game(name)
    assert play_with(game, chunk, 3, set()) == play_with(game, chunk, 3, set())
    everything = set(range(len(random_sources(game))))
    assert play_with(game, chunk, 3, everything) == play_with(game, chunk, 3, everything)


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_everything_counted_has_a_name(name: str, language: str) -> None:
    game = cantina.game(name)
    localizer = Localizer(game, language)
    for variant in game.variants:
        options = {key: value for key, value in variant.items() if key != "players"}
        study = small_study(name, 1, players=variant["players"], options=options)
        counts = total(result.counts for result in run_study(study))
        for kind, names in counts.card_names.items():
            assert localizer.format(f"statistic-{kind}")
            for card in names:
                assert localizer.has(f"{game.vocabularies.get(kind, kind)}-{card}"), (kind, card)
        for kind in counts.choices:
            assert localizer.decision(kind)
    for stream in game.streams:
        assert localizer.format(f"stream-{stream}")
