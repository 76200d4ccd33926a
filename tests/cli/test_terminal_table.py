"""The terminal table and the replay reader, with answers typed ahead: what each person sees."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

import cantina
from cantina.bots import make
from cantina.cli import console
from cantina.cli.play import Leave, TerminalTable
from cantina.cli.replay import Reader
from cantina.kernel.mind import Mind
from cantina.tell import Teller

Typing = Callable[..., "Screen"]


class Screen:
    """A console that keeps what it shows, and a person who has typed ahead."""

    def __init__(self, answers: list[str]) -> None:
        self.answers = answers
        self.file = io.StringIO()
        self.pages: list[str] = []
        """What was on the screen at each question."""

    def ask(self, prompt: str) -> str:
        self.pages.append(self.file.getvalue() + prompt)
        self.file.seek(0)
        self.file.truncate()
        if not self.answers:
            raise console.InputEnded
        return self.answers.pop(0)


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch) -> Typing:
    def type_ahead(*answers: str) -> Screen:
        screen = Screen(list(answers))
        monkeypatch.setattr(console, "out", Console(file=screen.file, width=200, height=5))
        monkeypatch.setattr(console, "ask", screen.ask)
        return screen

    return type_ahead


def table(match: cantina.Match, *bots: int) -> TerminalTable:
    return TerminalTable(match, Teller(match.game, "en"), {seat: make("random", seat) for seat in bots})


def test_each_person_sees_their_own_hand_and_log_only(typing: Typing) -> None:
    match = cantina.Match("colt-express", players=3, seed=2)
    screen = typing(*["", "1"] * 9)
    with pytest.raises(console.InputEnded):
        table(match).run()
    say = Teller(match.game, "en")
    curtains, turns = screen.pages[0::2], screen.pages[1::2]
    again, _ = cantina.Match.open(match.record())
    for at, (seat, choice) in enumerate(match.choices):
        view = again.state.view(seat)
        say.name_seats(view)
        assert match.game.draw(view, say) in turns[at]
        for other in range(3):
            if other != seat:
                hand = match.game.draw(again.state.view(other), say).splitlines()[-1]
                assert hand not in turns[at]
        assert "Your hand" not in curtains[at]
        assert f"person {seat + 1} ({say.seat(seat)})" in curtains[at]
        again.play(choice, seat)
    opening = [say.event(event, 0) for event in match.opening]
    first_of_seat_0 = next(at for at, (seat, _) in enumerate(match.choices) if seat == 0)
    assert all(str(line) in turns[first_of_seat_0] for line in opening if "draws" in str(line))


def test_leaving_at_the_curtain_shows_nothing(typing: Typing) -> None:
    screen = typing("q")
    with pytest.raises(Leave):
        table(cantina.Match("colt-express", players=3, seed=2)).run()
    assert len(screen.pages) == 1
    assert "Your hand" not in screen.file.getvalue()


def undoable() -> cantina.Match:
    """A match in which it is seat 0's turn and its last choice may be taken back over the bots."""
    for seed in range(200):
        match = cantina.Match("colt-express", players=3, seed=seed)
        bots = [make("random", seat + seed) for seat in range(3)]
        while (decision := match.state.decision) is not None:
            if decision.seat == 0 and match.can_undo(0, over=(1, 2)):
                return match
            match.play(bots[decision.seat].choose(Mind(match.state, decision.seat)))
    raise AssertionError("no match with an undo")


def test_undo_takes_the_person_back_to_the_last_choice(typing: Typing) -> None:
    match = undoable()
    made = len(match.choices)
    mine = max(at for at, (seat, _) in enumerate(match.choices) if seat == 0)
    screen = typing("u", "q")
    with pytest.raises(Leave):
        table(match, 1, 2).run()
    assert len(match.choices) == mine < made
    assert "Taken back." in screen.pages[1]


def test_answers_by_number_by_notation_and_by_the_words_shown(typing: Typing) -> None:
    for answer in ("2", "plan fire", "Play Fire", "play fire"):
        match = cantina.Match("colt-express", players=4, seed=7)
        assert match.state.decision is not None
        assert match.state.decision.choices[1].text == "plan fire"
        typing(answer)
        with pytest.raises(console.InputEnded):
            table(match, 1, 2, 3).run()
        assert match.choices[0][1].text == "plan fire"


@pytest.mark.parametrize("answer", ["²", "٣", "9" * 5000, "", "\x00", "-1", "1.5", "🤠"])
def test_strange_answers_are_refused_politely(answer: str, typing: Typing) -> None:
    match = cantina.Match("colt-express", players=4, seed=7)
    screen = typing(answer, "?" + answer, "q")
    with pytest.raises(Leave):
        table(match, 1, 2, 3).run()
    assert not match.choices
    assert "neither a number" in screen.pages[1]


def test_why_not_of_something_possible_says_so(typing: Typing) -> None:
    match = cantina.Match("colt-express", players=4, seed=7)
    screen = typing("? plan fire", "? 1", "? Play Fire", "q")
    with pytest.raises(Leave):
        table(match, 1, 2, 3).run()
    assert all("That is possible now." in page for page in screen.pages[1:4])


def golden() -> cantina.Match:
    folder = Path(__file__).parent.parent / "golden" / "colt-express"
    record = msgspec.json.decode((folder / "ghost-hides-the-first-card.json").read_bytes())
    return cantina.Match.replay(record)


def test_replay_steps_forward_back_and_to_any_step(typing: Typing) -> None:
    match = golden()
    screen = typing("", "", "b", "50", "999", "0", "q")
    Reader(match, Teller(match.game, "en"), None).run()
    last = len(match.choices)
    steps = [0, 1, 2, 1, 50, last, 0]
    for page, step in zip(screen.pages, steps, strict=True):
        words = f"Step {step} of {last}" if step else "Before the first choice"
        assert words in page
        assert "Seen by the public" in page


def test_replay_shows_each_seat_what_it_saw(typing: Typing) -> None:
    match = golden()
    hidden = next(at for at, (_, choice) in enumerate(match.choices) if "face-down" in choice.text)
    owner, choice = match.choices[hidden]
    other = (owner + 1) % match.players
    screen = typing(str(hidden + 1), f"s {other + 1}", f"s {owner + 1}", "s p", "s 77", "q")
    Reader(match, Teller(match.game, "en"), None).run()
    words = Teller(match.game, "en").choice(choice)
    shown = [words in page for page in screen.pages[1:5]]
    assert shown == [False, False, True, False]
    assert "77" in screen.pages[5]


@pytest.mark.rule("SC-HENCH-19")
def test_a_person_may_ask_not_to_be_asked_again_this_turn(typing: Typing) -> None:
    match = cantina.Match("scoundrels", players=2, seed=3)
    while True:
        decision = match.state.decision
        assert decision is not None
        if decision.standing is not None and decision.seat == 0:
            break
        match.play(decision.choices[0], decision.seat)
    screen = typing("n")
    with pytest.raises(console.InputEnded):
        table(match, 1).run()
    assert "n. Pass, and do not ask me again this turn" in screen.pages[0]
    assert not [d for d in match.state.decisions if d.standing is not None and d.span == decision.span]
