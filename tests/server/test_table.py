"""A table over its WebSocket: playing, watching, reconnecting, and all other requests."""

from __future__ import annotations

import time
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from choose_game import game_for, game_with
from server_process import Client, ServerProcess, next_to_decide
from websockets.exceptions import ConnectionClosed

import cantina
from cantina.kernel.view_changes import apply_changes
from cantina.rulebook import rules


def offers_undo(game: cantina.Game) -> bool:
    """Whether an early choice can be taken back when the first choices are made."""
    if not game.meta.seats[0] <= 2 <= game.meta.seats[1]:
        return False
    match = cantina.Match(game.meta.name, 2)
    for _ in range(60):
        decision = match.state.decision
        if decision is None:
            return False
        alone = not match.state.answers
        match.play(decision.choices[0], decision.seat)
        if alone and not match.state.answers and not match.state.over and match.can_undo(decision.seat):
            return True
    return False


def starts_simultaneously(players: int) -> Callable[[cantina.Game], bool]:
    """Whether the first decision of a game is one of all seats at once."""

    def check(game: cantina.Game) -> bool:
        fewest, most = game.meta.seats
        return fewest <= players <= most and len(game.new(players, 0).decisions) == players

    return check


GAME, GAME_FOR_3 = game_for(2).meta.name, game_for(3).meta.name
GAME_WITH_UNDO = game_with(offers_undo).meta.name
GAME_WITH_STANDING_ANSWERS = game_with(
    lambda game: any(frame.standing for frame in game.decision_frames())
).meta.name
SIMULTANEOUS_GAME = game_with(starts_simultaneously(2)).meta.name
SIMULTANEOUS_GAME_FOR_3 = game_with(starts_simultaneously(3)).meta.name


@pytest.mark.parametrize("game", cantina.games())
def test_a_person_and_bots_play_a_whole_match(server: ServerProcess, game: str) -> None:
    fewest, most = cantina.game(game).meta.seats
    table, tokens = server.start_table(game, "me", *["easy"] * (max(fewest, min(3, most)) - 1))
    with Client(server, table, tokens["0"]) as me:
        assert me.play(pick=1) > 0
        assert me.update["step"] > 5
        assert me.update["result"]["ranking"]
        me.wait_for_end()


def test_a_spectator_sees_what_is_public_and_decides_nothing(server: ServerProcess) -> None:
    table, _ = server.start_table(GAME, "me", "me")
    with Client(server, table) as public:
        public.receive("update")
        assert public.view["seat"] is None
        assert public.update["decision"] is None
        assert public.request("choose", decision_number=0, choice=0)["code"] == "only-watching"


def test_a_rejected_choice_names_the_rule(server: ServerProcess) -> None:
    table, tokens = server.start_table(GAME, "me", "me")
    with Client(server, table, tokens["0"]) as one, Client(server, table, tokens["1"]) as two:
        active = next_to_decide(one, two)
        waiting = two if active is one else one
        decision = active.wait_for_decision()
        assert decision is not None
        game = cantina.game(GAME)
        not_offered = next(c.number for c in game.choices if c.number not in decision["choices"])
        rejected = active.choose(not_offered)
        assert rejected["type"] == "rejected"
        assert rejected["rule"] in rules(GAME)
        assert active.choose(99_999)["code"] == "no-such-choice"
        if waiting.wait_for_update()["decision"] is None:
            number = waiting.decision_number
            rejected = waiting.request("choose", decision_number=number, choice=not_offered)
            assert rejected["code"] == "not-your-decision"


def test_the_reasons_against_other_choices_name_rules(server: ServerProcess) -> None:
    table, tokens = server.start_table(GAME, "me", "me")
    with Client(server, table, tokens["0"]) as one, Client(server, table, tokens["1"]) as two:
        for _ in range(100):  # at some decisions everything of the same kind is allowed
            active = next_to_decide(one, two)
            reasons = active.request("why-not")["reasons"]
            if reasons:
                break
            active.choose()
        assert reasons
        assert all(reason["rule"] in rules(GAME) for reason in reasons)


def test_the_same_submission_is_carried_out_once(server: ServerProcess) -> None:
    table, tokens = server.start_table(GAME, "me", "easy")
    with Client(server, table, tokens["0"]) as me:
        first = me.choose(id="only-once")
        second = me.request("choose", id="only-once", decision_number=0, choice=0)
        assert second["type"] == "done"  # as a new one it would be too late
        assert second["step"] >= first["step"]  # the bot may have chosen in between


def test_an_answer_to_an_earlier_decision_is_too_late(server: ServerProcess) -> None:
    table, tokens = server.start_table(GAME, "me", "easy")
    with Client(server, table, tokens["0"]) as me:
        me.wait_for_decision()
        number = me.decision_number
        me.choose()
        decision = me.wait_for_decision()
        assert decision is not None
        assert me.request("choose", decision_number=number, choice=decision["choices"][0])["code"] == "too-late"


def test_reconnecting_sends_what_was_missed_and_nothing_twice(server: ServerProcess) -> None:
    table, tokens = server.start_table(GAME_FOR_3, "me", "easy", "easy")
    with Client(server, table, tokens["0"]) as me:
        me.play(2)
        me.wait_for_decision()
        step = me.update["step"]
        seen = _events(me)
    with Client(server, table, tokens["0"], since=step) as back:
        back.receive("update")
        assert back.update["after"] == step
        back.play(3)
        seen += _events(back)
    with Client(server, table, tokens["0"]) as whole:
        whole.receive("update")
        everything = _events(whole)
        digest = whole.update["digest"]
    assert everything[: len(seen)] == seen
    total = 0
    for events in everything:
        total = zlib.crc32(msgspec.json.encode(events), total)
    assert total == digest


def _events(client: Client) -> list[list[Any]]:
    updates = [msgspec.json.decode(text) for text in client.received if '"type":"update"' in text]
    return [step["events"] for update in updates for step in update["steps"] if step["events"]]


def test_a_choice_can_be_undone_where_nothing_was_revealed(server: ServerProcess) -> None:
    table, tokens = server.start_table(GAME_WITH_UNDO, "me", "me")
    with Client(server, table, tokens["0"]) as one, Client(server, table, tokens["1"]) as two:
        for _ in range(60):
            me = next_to_decide(one, two)
            me.choose()
            if me.update["undo"]:
                step = me.update["step"]
                assert me.request("undo")["type"] == "done"
                assert me.update["step"] == step + 1
                assert me.update["steps"][-1]["undone"] == (0 if me is one else 1)
                assert me.wait_for_decision() is not None
                return
        pytest.fail("nothing could be undone")


def test_a_standing_answer_is_given_and_withdrawn(server: ServerProcess) -> None:
    table, tokens = server.start_table(GAME_WITH_STANDING_ANSWERS, "me", "easy")
    with Client(server, table, tokens["0"]) as me:
        while (decision := me.wait_for_decision()) is not None and decision["standing"] is None:
            me.play(1)
        number = me.decision_number
        assert me.request("answer-standing", decision_number=number)["type"] == "done"
        assert me.update["standing"]
        assert me.request("withdraw-standing")["type"] == "done"
        me.receive("update")
        assert not me.update["standing"]


def test_nobody_hears_of_a_hidden_answer(server: ServerProcess) -> None:
    table, tokens = server.start_table(SIMULTANEOUS_GAME, "me", "me")
    with Client(server, table, tokens["0"]) as one, Client(server, table, tokens["1"]) as two:
        one.receive("update")
        two.receive("update")
        assert one.update["decision"]
        assert two.update["decision"]
        before = len(two.received)
        one.choose()
        assert one.update["decision"] is None
        assert len(one.view["deciding"]) == 2  # nothing shows that one has answered
        assert two.request("why-not")["type"] == "why-not-reasons"
        assert [msgspec.json.decode(text)["type"] for text in two.received[before:]] == ["why-not-reasons"]
        two.choose()
        one.receive("update")


def test_chat_reaches_everybody_and_is_stored(server: ServerProcess) -> None:
    table, tokens = server.make_table(GAME, "me", "open")
    with Client(server, table, tokens["0"]) as me, Client(server, table) as public:
        assert me.request("chat", text="  <b>howdy</b>\u0007 there ")["type"] == "done"
        assert public.receive("chat-message")["text"] == "<b>howdy</b> there"
    with Client(server, table) as later:
        assert later.receive("chat-message")["number"] == 0


def test_people_join_are_ready_and_the_host_starts(server: ServerProcess) -> None:
    table, tokens = server.make_table(GAME, "me", "open", listed=True)
    assert table in [one["id"] for one in server.http.get("/api/tables").json()]
    joined = server.http.post(f"/api/tables/{table}/join", json={"name": "Ana\n"}).json()
    assert list(joined["tokens"]) == ["1"]
    assert server.http.post(f"/api/tables/{table}/join", json={}).json()["code"] == "table-full"
    with Client(server, table, tokens["0"]) as host, Client(server, table, joined["tokens"]["1"]) as guest:
        assert host.request("start")["code"] == "not-ready"
        assert guest.request("start")["code"] == "not-host"
        assert guest.request("ready", ready=True)["type"] == "done"
        assert guest.request("rename", name="Berta")["type"] == "done"
        assert host.request("start")["type"] == "done"
        host.wait_for_update()
        guest.wait_for_update()
        assert [seat["name"] for seat in guest.lobby["table"]["seats"]] == ["", "Berta"]
        assert host.request("start")["code"] == "already-started"


def test_leaving_the_lobby_frees_the_seat_and_makes_another_one_host(server: ServerProcess) -> None:
    table, tokens = server.make_table(GAME, "me", "open")
    joined = server.http.post(f"/api/tables/{table}/join", json={}).json()
    with Client(server, table, tokens["0"]) as host, Client(server, table, joined["tokens"]["1"]) as guest:
        host.request("leave")
        while guest.receive("lobby")["table"]["host"] != 1:
            pass
        assert not guest.lobby["table"]["seats"][0]["taken"]
    with pytest.raises(ConnectionClosed), Client(server, table, tokens["0"]) as gone:
        gone.receive("update")


def test_a_seat_can_be_lent_and_reclaimed(server: ServerProcess) -> None:
    table, tokens = server.start_table(GAME, "me", "me")
    with Client(server, table, tokens["0"]) as one, Client(server, table, tokens["1"]) as two:
        assert one.request("lend-seat", level="easy")["type"] == "done"
        assert one.lobby["table"]["seats"][0]["lent"]
        two.play(2)
        one.wait_for_update()
        assert one.request("choose", decision_number=one.decision_number, choice=0)["type"] == "rejected"
        assert one.request("reclaim-seat")["type"] == "done"
        assert not one.lobby["table"]["seats"][0]["lent"]
        assert one.request("lend-seat", level="godlike")["code"] == "no-such-level"


def test_a_rematch_seats_the_same_people(server: ServerProcess) -> None:
    table, tokens = server.start_table(GAME, "me", "easy")
    with Client(server, table, tokens["0"]) as me:
        assert me.request("rematch")["code"] == "not-over"
        me.play()
        me.wait_for_end()
        assert me.request("rematch")["type"] == "done"
        rematch = me.lobby["table"]["rematch"]
    with Client(server, rematch, tokens["0"]) as me:
        me.receive("lobby")
        assert me.lobby["seat"] == 0
        assert me.request("start")["type"] == "done"


def test_a_finished_match_is_replayed_as_each_seat_saw_it_and_continued(server: ServerProcess) -> None:
    table, tokens = server.start_table(GAME, "me", "easy")
    address = f"/api/tables/{table}/replay"
    assert server.http.get(address).json()["code"] == "not-over"
    with Client(server, table, tokens["0"]) as me:
        me.play()
        last = me.view
    seen = server.http.get(address, params={"seat": 0, "text": "es"}).json()
    shown = seen["view"]
    for step in seen["steps"]:
        assert len(step["changes"]) == (max(1, len(step["events"])) if step["step"] else 0)
        assert len(step["texts"]) == max(1, len(step["changes"]))
        for changes in step["changes"]:
            shown = apply_changes(shown, changes)
    assert shown == last
    public = server.http.get(address).json()
    assert public["view"]["seat"] is None
    assert "seed" not in server.http.get(address).text
    step = len(public["steps"]) // 2
    request = {"step": step, "seat": 1}
    continued = server.http.post(f"/api/tables/{table}/continue", json=request).json()
    with Client(server, continued["table"], continued["tokens"]["1"]) as me:
        me.receive("update")
        assert me.update["step"] >= step - 1  # an answer unseen by this seat does not count yet
        assert me.play(3) > 0
    too_far = {"step": 10_000, "seat": 1}
    assert server.http.post(f"/api/tables/{table}/continue", json=too_far).status_code == 400


def test_my_tables_are_found_by_their_tokens(server: ServerProcess) -> None:
    table, tokens = server.make_table(GAME, "me", "open")
    seats = [
        {"table": table, "token": tokens["0"]},
        {"table": table, "token": "x"},
        {"table": "?", "token": "y"},
    ]
    found = server.http.post("/api/mine", json={"seats": seats}).json()
    assert [(one["table"]["id"], one["seat"]) for one in found] == [(table, 0)]


def test_clocks_run_while_somebody_decides(server: ServerProcess) -> None:
    table, tokens = server.start_table(GAME, "me", "me", clock=1)
    with Client(server, table, tokens["0"]) as one:
        one.receive("update")
        first = one.update["clocks"]
        assert max(first) <= 60
        time.sleep(0.3)
        with Client(server, table, tokens["1"]) as two:
            two.receive("update")
            deciding = {seat for seat, _ in two.view["deciding"]}
            for seat in (0, 1):
                assert (two.update["clocks"][seat] < first[seat]) == (seat in deciding)


def test_nothing_is_dealt_before_the_match_begins(server: ServerProcess) -> None:
    table, tokens = server.make_table(GAME, "me", "open")
    with Client(server, table, tokens["0"]) as me:
        for message in ("withdraw-standing", "why-not", "undo", "reclaim-seat"):
            assert me.request(message)["code"] == "not-started"
        assert me.request("text-board", language="en")["code"] == "not-started"
        assert me.request("choose", decision_number=0, choice=0)["code"] == "not-started"
        assert not me.update


def test_a_hidden_answer_shows_in_no_number(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "cantina.db")  # its own: the bots of other tables are counted, too
    table, tokens = server.start_table(SIMULTANEOUS_GAME_FOR_3, "me", "me", "me", clock=5)
    with Client(server, table, tokens["0"]) as one, Client(server, table, tokens["1"]) as two:
        one.wait_for_update()
        two.wait_for_update()
        counted = _choices_metric(server)
        one.choose()
        assert server.http.get(f"/api/tables/{table}").json()["step"] == 0
        assert two.request("text-board", language="en")["step"] == 0
        assert _choices_metric(server) == counted
        with Client(server, table) as public:
            update = public.wait_for_update()
            assert (update["step"], update["decision_number"]) == (0, 0)
            clocks = update["clocks"]
            assert max(clocks) - min(clocks) < 0.001
    server.stop()


def _choices_metric(server: ServerProcess) -> list[str]:
    lines = server.http.get("/metrics").text.splitlines()
    return [line for line in lines if line.startswith("cantina_choices_total")]


def test_the_host_can_give_a_seat_to_a_bot(server: ServerProcess) -> None:
    table, tokens = server.make_table(GAME_FOR_3, "me", "open", "open")
    gone = server.http.post(f"/api/tables/{table}/join", json={"seat": 1}).json()["tokens"]["1"]
    with Client(server, table, tokens["0"]) as host:
        assert host.request("set-seat", seat=0, level=None)["code"] == "not-host"
        assert host.request("set-seat", seat=1, level=None)["type"] == "done"
        assert host.request("set-seat", seat=1, level="easy")["type"] == "done"
        assert host.request("set-seat", seat=2, level="easy")["type"] == "done"
        assert host.request("start")["type"] == "done"
        assert host.play(2) == 2
    with pytest.raises(ConnectionClosed, match="no-such-seat"), Client(server, table, gone) as late:
        late.receive("update")


def test_only_a_seat_that_is_away_for_long_can_be_covered(server: ServerProcess) -> None:
    table, tokens = server.start_table(GAME, "me", "me")
    with Client(server, table, tokens["0"]) as me:
        assert me.request("cover", seat=1)["code"] == "not-away"


def test_anybody_may_start_when_the_host_is_gone(server: ServerProcess) -> None:
    table, _ = server.make_table(GAME, "me", "open")
    joined = server.http.post(f"/api/tables/{table}/join", json={}).json()
    with Client(server, table, joined["tokens"]["1"]) as guest:
        assert guest.request("start")["type"] == "done"


def test_a_rematch_at_one_device_can_begin_at_once(server: ServerProcess) -> None:
    table, tokens = server.start_table(GAME, "me", "me")
    with Client(server, table, tokens["0"]) as one, Client(server, table, tokens["1"]) as two:
        while not (one.wait_for_update()["result"] or two.wait_for_update()["result"]):
            next_to_decide(one, two).choose()
        one.wait_for_end()
        assert one.request("rematch", also=[tokens["1"]])["type"] == "done"
        rematch = one.lobby["table"]["rematch"]
    with Client(server, rematch, tokens["0"]) as one:
        assert one.request("start")["type"] == "done"


def test_the_same_chat_message_is_sent_once_and_there_is_a_limit(server: ServerProcess) -> None:
    table, tokens = server.make_table(GAME, "me", "open")
    with Client(server, table, tokens["0"]) as me:
        for _ in range(2):
            assert me.request("chat", id="same", text="howdy")["type"] == "done"
        answers = [me.request("chat", text=str(n)).get("code") for n in range(12)]
        assert "too-much-chat" in answers
        sent = [text for text in me.received if '"type":"chat-message"' in text]
        assert sum('"howdy"' in text for text in sent) == 1


def test_my_tables_say_whose_turn_it_is_since_when_and_who_won(server: ServerProcess) -> None:
    begun = int(time.time())
    table, tokens = server.start_table(GAME, "me", "me")

    def mine(seat: str) -> dict[str, Any]:
        asked = {"seats": [{"table": table, "token": tokens[seat]}]}
        (found,) = server.http.post("/api/mine", json=asked).json()
        return dict(found)

    first = mine("0")
    assert begun <= first["since"] <= time.time()
    with Client(server, table, tokens["0"]) as one, Client(server, table, tokens["1"]) as two:
        for _ in range(3):
            next_to_decide(one, two).choose()
        for seat, client in (("0", one), ("1", two)):
            client.drain()
            found = mine(seat)
            assert found["my_turn"] == (client.update["decision"] is not None)
            assert found["deciding"] == [who for who, _ in client.view["deciding"]]
            assert found["since"] >= first["since"]
            assert found["winners"] is None
        while one.update["result"] is None:
            next_to_decide(one, two).choose()
            one.drain(0.02)
            two.drain(0.02)
        one.wait_for_end()
        ranking = one.update["result"]["ranking"]
    over = mine("0")
    assert not over["my_turn"]
    assert over["winners"] == ranking[0]
    assert begun <= over["since"] <= time.time()
