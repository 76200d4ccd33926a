"""The terminal table at Colt Express: what each person sees."""

from __future__ import annotations

import random

import pytest
from typed_terminal import TypeAhead, terminal_table, type_ahead_into

import cantina
from cantina.cli import console
from cantina.cli.play import PlayerLeft
from cantina.cli.replay import ReplayViewer
from cantina.localization import Localizer


@pytest.fixture
def type_ahead(monkeypatch: pytest.MonkeyPatch) -> TypeAhead:
    return type_ahead_into(monkeypatch)


def test_each_person_sees_their_own_hand_and_log_only(type_ahead: TypeAhead) -> None:
    match = cantina.Match("colt-express", players=3, seed=2)
    terminal = type_ahead(*["", "1"] * 9)
    with pytest.raises(console.InputEnded):
        terminal_table(match).run()
    localizer = Localizer(match.game, "en")
    curtains, turns = terminal.pages[0::2], terminal.pages[1::2]
    again, _ = cantina.Match.open_record(match.record())
    for at, (seat, choice) in enumerate(match.choices):
        view = again.state.view(seat)
        localizer.name_seats(view)
        assert match.game.text_board(view, localizer) in turns[at]
        for other in range(3):
            if other != seat:
                hand = match.game.text_board(again.state.view(other), localizer).splitlines()[-1]
                assert hand not in turns[at]
        assert "Your hand" not in curtains[at]
        assert f"person {seat + 1} ({localizer.seat(seat)})" in curtains[at]
        again.play(choice, seat)
    opening = [localizer.event(event, 0) for event in match.setup_events]
    first_of_seat_0 = next(at for at, (seat, _) in enumerate(match.choices) if seat == 0)
    assert all(str(line) in turns[first_of_seat_0] for line in opening if "draws" in str(line))


def test_leaving_at_the_curtain_shows_nothing(type_ahead: TypeAhead) -> None:
    terminal = type_ahead("q")
    with pytest.raises(PlayerLeft):
        terminal_table(cantina.Match("colt-express", players=3, seed=2)).run()
    assert len(terminal.pages) == 1
    assert "Your hand" not in terminal.file.getvalue()


def test_answers_by_number_by_notation_and_by_the_words_shown(type_ahead: TypeAhead) -> None:
    for answer in ("2", "plan fire", "Play Fire", "play fire"):
        match = cantina.Match("colt-express", players=4, seed=7)
        assert match.state.decision is not None
        assert match.state.decision.choices[1].text == "plan fire"
        type_ahead(answer)
        with pytest.raises(console.InputEnded):
            terminal_table(match, 1, 2, 3).run()
        assert match.choices[0][1].text == "plan fire"


def match_with_a_hidden_card() -> cantina.Match:
    """A finished match in which somebody has played a card face down."""
    for seed in range(100):
        match = cantina.Match("colt-express", players=4, seed=seed, characters="ghost,doc,tuco,belle")
        rng = random.Random(seed)
        while (decision := match.state.decision) is not None:
            match.play(rng.choice(decision.choices), decision.seat)
        if any("face-down" in choice.text for _, choice in match.choices):
            return match
    raise AssertionError("no card was played face down")


def test_replay_shows_each_seat_what_it_saw(type_ahead: TypeAhead) -> None:
    match = match_with_a_hidden_card()
    hidden = next(at for at, (_, choice) in enumerate(match.choices) if "face-down" in choice.text)
    owner, choice = match.choices[hidden]
    other = (owner + 1) % match.players
    terminal = type_ahead(str(hidden + 1), f"s {other + 1}", f"s {owner + 1}", "s p", "s 77", "q")
    ReplayViewer(match, Localizer(match.game, "en"), None).run()
    words = Localizer(match.game, "en").choice(choice)
    shown = [words in page for page in terminal.pages[1:5]]
    assert shown == [False, False, True, False]
    assert "77" in terminal.pages[5]
