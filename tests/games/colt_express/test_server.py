"""What the server sends about Colt Express."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from server_process import Client, ServerProcess, next_to_decide

import cantina

GAME = "colt-express"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    found = ServerProcess(tmp_path_factory.mktemp("server") / "cantina.db")
    yield found
    assert "Traceback" not in found.stop()


def test_two_people_see_their_own_hands_only(server: ServerProcess) -> None:
    table, tokens = server.start_table(GAME, "me", "me", "easy")
    with Client(server, table, tokens["0"]) as one, Client(server, table, tokens["1"]) as two:
        one.receive("update")
        two.receive("update")
        for me, seat in ((one, 0), (two, 1)):
            seats = me.update["view"]["seats"]
            assert len(seats[seat]["hand_known"]) == seats[seat]["hand"]
            assert seats[1 - seat]["hand_known"] == []


def test_a_rejected_choice_names_the_rule(server: ServerProcess) -> None:
    table, tokens = server.start_table(GAME, "me", "me", "me")
    with ExitStack() as exit_stack:
        people = [exit_stack.enter_context(Client(server, table, tokens[seat])) for seat in ("0", "1", "2")]
        active = next_to_decide(*people)
        waiting = next(one for one in people if one is not active)
        fire = cantina.game(GAME).parse("fire belle").number
        rejected = active.choose(fire)
        assert (rejected["code"], rejected["rule"]) == ("other-decision", "CE-PLAN-3")
        number = waiting.wait_for_update()["decision_number"]
        rejected = waiting.request("choose", decision_number=number, choice=fire)
        assert rejected["code"] == "not-your-decision"
        for _ in range(12):  # a hand may hold every kind of card, but not for long
            reasons = active.request("why-not")["reasons"]
            if reasons:
                break
            active.choose()
            active = next_to_decide(*people)
        assert reasons
        assert all(reason["rule"].startswith("CE-") for reason in reasons)
