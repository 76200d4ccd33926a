"""A table over its socket: playing, watching, coming back, and all that people may do there."""

from __future__ import annotations

import time
import zlib
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest
from house import Client, House, in_turn
from websockets.exceptions import ConnectionClosed

import cantina


@pytest.mark.parametrize("game", cantina.games())
def test_a_person_and_bots_play_a_whole_match(house: House, game: str) -> None:
    table, tokens = house.start(game, "me", "easy", "easy")
    with Client(house, table, tokens["0"]) as me:
        assert me.play(pick=1) > (0 if game == "marshals" else 5)  # a Marshal can be out after a few
        assert me.update["step"] > 5
        assert me.update["result"]["ranking"]
        me.until_over()


def test_two_people_see_their_own_hands_only(house: House) -> None:
    table, tokens = house.start("colt-express", "me", "me", "easy")
    with Client(house, table, tokens["0"]) as one, Client(house, table, tokens["1"]) as two:
        one.hear("update")
        two.hear("update")
        for me, seat in ((one, 0), (two, 1)):
            seats = me.update["view"]["seats"]
            assert len(seats[seat]["hand_known"]) == seats[seat]["hand"]
            assert seats[1 - seat]["hand_known"] == []


def test_whoever_watches_sees_what_is_public_and_decides_nothing(house: House) -> None:
    table, _ = house.start("marshals", "me", "me")
    with Client(house, table) as public:
        public.hear("update")
        assert public.update["view"]["seat"] is None
        assert public.update["decision"] is None
        assert public.ask("choose", ask=0, choice=0)["code"] == "only-watching"


def test_a_refusal_names_the_rule(house: House) -> None:
    table, tokens = house.start("colt-express", "me", "me", "me")
    with ExitStack() as open_now:
        people = [open_now.enter_context(Client(house, table, tokens[seat])) for seat in ("0", "1", "2")]
        active = in_turn(*people)
        waiting = next(one for one in people if one is not active)
        fire = cantina.game("colt-express").parse("fire belle").number
        refused = active.choose(fire)
        assert (refused["code"], refused["rule"]) == ("other-decision", "CE-PLAN-3")
        refused = waiting.ask("choose", ask=waiting.until_told()["ask"], choice=fire)
        assert refused["code"] == "not-your-decision"
        assert active.choose(99_999)["code"] == "no-such-choice"
        for _ in range(12):  # a hand may hold every kind of card, but not for long
            reasons = active.ask("why")["reasons"]
            if reasons:
                break
            active.choose()
            active = in_turn(*people)
        assert reasons
        assert all(reason["rule"].startswith("CE-") for reason in reasons)


def test_the_same_submission_is_carried_out_once(house: House) -> None:
    table, tokens = house.start("colt-express", "me", "easy")
    with Client(house, table, tokens["0"]) as me:
        first = me.choose(id="only-once")
        again = me.ask("choose", id="only-once", ask=0, choice=0)
        assert again["type"] == "done"  # as a new one it would be too late
        assert again["step"] >= first["step"]  # the bot may have chosen in between


def test_an_answer_to_an_old_question_is_too_late(house: House) -> None:
    table, tokens = house.start("colt-express", "me", "easy")
    with Client(house, table, tokens["0"]) as me:
        me.until_asked()
        ask = me.update["ask"]
        me.choose()
        decision = me.until_asked()
        assert decision is not None
        assert me.ask("choose", ask=ask, choice=decision["choices"][0])["code"] == "too-late"


def test_coming_back_brings_what_was_missed_and_nothing_twice(house: House) -> None:
    table, tokens = house.start("colt-express", "me", "easy", "easy")
    with Client(house, table, tokens["0"]) as me:
        me.play(2)
        me.until_asked()
        step = me.update["step"]
        seen = _events(me)
    with Client(house, table, tokens["0"], since=step) as back:
        back.hear("update")
        assert back.update["after"] == step
        back.play(3)
        seen += _events(back)
    with Client(house, table, tokens["0"]) as whole:
        whole.hear("update")
        everything = _events(whole)
        digest = whole.update["digest"]
    assert everything[: len(seen)] == seen
    total = 0
    for batch in everything:
        total = zlib.crc32(msgspec.json.encode(batch), total)
    assert total == digest


def _events(client: Client) -> list[list[Any]]:
    updates = [msgspec.json.decode(text) for text in client.raw if '"type":"update"' in text]
    return [batch["events"] for update in updates for batch in update["batches"] if batch["events"]]


def test_a_choice_can_be_taken_back_where_nothing_was_shown(house: House) -> None:
    table, tokens = house.start("tiny-epic-western", "me", "me")
    with Client(house, table, tokens["0"]) as one, Client(house, table, tokens["1"]) as two:
        for _ in range(60):
            me = in_turn(one, two)
            me.choose()
            if me.update["undo"]:
                step = me.update["step"]
                assert me.ask("undo")["type"] == "done"
                assert me.update["step"] == step + 1
                assert me.update["batches"][-1]["undone"] == (0 if me is one else 1)
                assert me.until_asked() is not None
                return
        pytest.fail("nothing could be taken back")


@pytest.mark.rule("SC-HENCH-19")
def test_a_standing_answer_speaks_for_the_rest_of_the_turn(house: House) -> None:
    table, tokens = house.start("scoundrels", "me", "easy", "easy")
    with Client(house, table, tokens["0"]) as me:
        while (decision := me.until_asked()) is not None and decision["standing"] is None:
            me.play(1)
        ask, turn = me.update["ask"], me.update["view"]["turn"]
        assert me.ask("stand", ask=ask)["type"] == "done"
        assert me.update["standing"]
        me.answered = ask
        while (decision := me.until_asked()) is not None and me.update["view"]["turn"] == turn:
            assert decision["standing"] is None
            me.play(1)


def test_answers_given_unseen_are_told_to_nobody(house: House) -> None:
    table, tokens = house.start("tiny-epic-western", "me", "me")
    with Client(house, table, tokens["0"]) as one, Client(house, table, tokens["1"]) as two:
        one.hear("update")
        two.hear("update")
        assert one.update["decision"]["kind"] == two.update["decision"]["kind"] == "keep"
        before = len(two.raw)
        one.choose()
        assert one.update["decision"] is None
        assert len(one.update["view"]["deciding"]) == 2  # that one has answered shows nowhere
        assert two.ask("why")["type"] == "reasons"
        assert [msgspec.json.decode(text)["type"] for text in two.raw[before:]] == ["reasons"]
        two.choose()
        one.hear("update")


def test_chat_reaches_everybody_and_is_kept(house: House) -> None:
    table, tokens = house.make("marshals", "me", "open")
    with Client(house, table, tokens["0"]) as me, Client(house, table) as public:
        assert me.ask("chat", text="  <b>howdy</b>\u0007 there ")["type"] == "done"
        assert public.hear("chatted")["text"] == "<b>howdy</b> there"
    with Client(house, table) as later:
        assert later.hear("chatted")["number"] == 0


def test_people_join_make_ready_and_the_host_starts(house: House) -> None:
    table, tokens = house.make("marshals", "me", "open", listed=True)
    assert table in [one["id"] for one in house.http.get("/api/tables").json()]
    joined = house.http.post(f"/api/tables/{table}/join", json={"name": "Ana\n"}).json()
    assert list(joined["tokens"]) == ["1"]
    assert house.http.post(f"/api/tables/{table}/join", json={}).json()["code"] == "table-full"
    with Client(house, table, tokens["0"]) as host, Client(house, table, joined["tokens"]["1"]) as guest:
        assert host.ask("start")["code"] == "not-ready"
        assert guest.ask("start")["code"] == "not-host"
        assert guest.ask("ready", ready=True)["type"] == "done"
        assert guest.ask("rename", name="Berta")["type"] == "done"
        assert host.ask("start")["type"] == "done"
        host.until_told()
        guest.until_told()
        assert [seat["name"] for seat in guest.lobby["table"]["seats"]] == ["", "Berta"]
        assert host.ask("start")["code"] == "already-started"


def test_leaving_the_lobby_frees_the_seat_and_hands_on_the_house(house: House) -> None:
    table, tokens = house.make("marshals", "me", "open")
    joined = house.http.post(f"/api/tables/{table}/join", json={}).json()
    with Client(house, table, tokens["0"]) as host, Client(house, table, joined["tokens"]["1"]) as guest:
        host.ask("leave")
        while guest.hear("lobby")["table"]["host"] != 1:
            pass
        assert not guest.lobby["table"]["seats"][0]["taken"]
    with pytest.raises(ConnectionClosed), Client(house, table, tokens["0"]) as gone:
        gone.hear("update")


def test_a_seat_can_be_lent_and_taken_back(house: House) -> None:
    table, tokens = house.start("colt-express", "me", "me")
    with Client(house, table, tokens["0"]) as one, Client(house, table, tokens["1"]) as two:
        assert one.ask("lend", level="easy")["type"] == "done"
        assert one.lobby["table"]["seats"][0]["lent"]
        two.play(2)
        one.until_told()
        assert one.ask("choose", ask=one.update["ask"], choice=0)["type"] == "refused"
        assert one.ask("take-back")["type"] == "done"
        assert not one.lobby["table"]["seats"][0]["lent"]
        assert one.ask("lend", level="godlike")["code"] == "no-such-level"


def test_a_rematch_seats_the_same_people(house: House) -> None:
    table, tokens = house.start("marshals", "me", "easy")
    with Client(house, table, tokens["0"]) as me:
        assert me.ask("again")["code"] == "not-over"
        me.play()
        me.until_over()
        assert me.ask("again")["type"] == "done"
        again = me.lobby["table"]["again"]
    with Client(house, again, tokens["0"]) as me:
        me.hear("lobby")
        assert me.lobby["seat"] == 0
        assert me.ask("start")["type"] == "done"


def test_a_finished_match_is_replayed_as_each_seat_saw_it_and_gone_on_with(house: House) -> None:
    table, tokens = house.start("marshals", "me", "easy")
    address = f"/api/tables/{table}/replay"
    assert house.http.get(address).json()["code"] == "not-over"
    with Client(house, table, tokens["0"]) as me:
        me.play()
        last = me.update["view"]
    seen = house.http.get(address, params={"seat": 0, "text": "es"}).json()
    assert seen["moments"][-1]["view"] == last
    assert seen["moments"][-1]["text"]
    public = house.http.get(address).json()
    assert public["moments"][3]["view"]["seat"] is None
    assert "seed" not in house.http.get(address).text
    step = len(public["moments"]) // 2
    wish = {"step": step, "seat": 1}
    seated = house.http.post(f"/api/tables/{table}/continue", json=wish).json()
    with Client(house, seated["table"], seated["tokens"]["1"]) as me:
        me.hear("update")
        assert me.update["step"] >= step
        assert me.play(3) > 0
    too_far = {"step": 10_000, "seat": 1}
    assert house.http.post(f"/api/tables/{table}/continue", json=too_far).status_code == 400


def test_my_tables_are_found_by_their_secrets(house: House) -> None:
    table, tokens = house.make("marshals", "me", "open")
    held = [
        {"table": table, "token": tokens["0"]},
        {"table": table, "token": "x"},
        {"table": "?", "token": "y"},
    ]
    mine = house.http.post("/api/mine", json={"held": held}).json()
    assert [(one["table"]["id"], one["seat"]) for one in mine] == [(table, 0)]


def test_clocks_run_while_somebody_decides(house: House) -> None:
    table, tokens = house.start("colt-express", "me", "me", clock=1)
    with Client(house, table, tokens["0"]) as one:
        one.hear("update")
        first = one.update["clocks"]
        assert max(first) <= 60
        time.sleep(0.3)
        with Client(house, table, tokens["1"]) as two:
            two.hear("update")
            deciding = {seat for seat, _ in two.update["view"]["deciding"]}
            for seat in (0, 1):
                assert (two.update["clocks"][seat] < first[seat]) == (seat in deciding)


def test_nothing_is_dealt_before_the_match_begins(house: House) -> None:
    table, tokens = house.make("tiny-epic-western", "me", "open")
    with Client(house, table, tokens["0"]) as me:
        for message in ("withdraw", "why", "undo", "take-back"):
            assert me.ask(message)["code"] == "not-started"
        assert me.ask("board", language="en")["code"] == "not-started"
        assert me.ask("choose", ask=0, choice=0)["code"] == "not-started"
        assert not me.update


def test_that_somebody_has_answered_unseen_shows_in_no_number(house: House) -> None:
    table, tokens = house.start("tiny-epic-western", "me", "me", "me", clock=5)
    with Client(house, table, tokens["0"]) as one, Client(house, table, tokens["1"]) as two:
        one.until_told()
        two.until_told()
        counted = _choices_counted(house)
        one.choose()
        assert house.http.get(f"/api/tables/{table}").json()["step"] == 0
        assert two.ask("board", language="en")["step"] == 0
        assert _choices_counted(house) == counted
        with Client(house, table) as public:
            update = public.until_told()
            assert (update["step"], update["ask"]) == (0, 0)
            clocks = update["clocks"]
            assert max(clocks) - min(clocks) < 0.001


def _choices_counted(house: House) -> list[str]:
    lines = house.http.get("/metrics").text.splitlines()
    return [line for line in lines if line.startswith("cantina_choices_total")]


def test_the_host_can_seat_a_bot_where_nobody_comes(house: House) -> None:
    table, tokens = house.make("marshals", "me", "open", "open")
    gone = house.http.post(f"/api/tables/{table}/join", json={"seat": 1}).json()["tokens"]["1"]
    with Client(house, table, tokens["0"]) as host:
        assert host.ask("set-seat", seat=0, level=None)["code"] == "not-host"
        assert host.ask("set-seat", seat=1, level=None)["type"] == "done"
        assert host.ask("set-seat", seat=1, level="easy")["type"] == "done"
        assert host.ask("set-seat", seat=2, level="easy")["type"] == "done"
        assert host.ask("start")["type"] == "done"
        assert host.play(2) == 2
    with pytest.raises(ConnectionClosed, match="no-such-seat"), Client(house, table, gone) as late:
        late.hear("update")


def test_only_who_is_away_for_long_is_covered_by_a_bot(house: House) -> None:
    table, tokens = house.start("marshals", "me", "me")
    with Client(house, table, tokens["0"]) as me:
        assert me.ask("cover", seat=1)["code"] == "not-away"


def test_anybody_may_start_when_the_host_is_gone(house: House) -> None:
    table, _ = house.make("marshals", "me", "open")
    joined = house.http.post(f"/api/tables/{table}/join", json={}).json()
    with Client(house, table, joined["tokens"]["1"]) as guest:
        assert guest.ask("start")["type"] == "done"


def test_a_rematch_at_one_device_can_begin_at_once(house: House) -> None:
    table, tokens = house.start("marshals", "me", "me")
    with Client(house, table, tokens["0"]) as one, Client(house, table, tokens["1"]) as two:
        while not one.until_told()["result"]:
            in_turn(one, two).choose()
            one.settle()
        one.until_over()
        assert one.ask("again", also=[tokens["1"]])["type"] == "done"
        again = one.lobby["table"]["again"]
    with Client(house, again, tokens["0"]) as one:
        assert one.ask("start")["type"] == "done"


def test_the_same_line_of_chat_is_said_once_and_not_too_many(house: House) -> None:
    table, tokens = house.make("marshals", "me", "open")
    with Client(house, table, tokens["0"]) as me:
        for _ in range(2):
            assert me.ask("chat", id="same", text="howdy")["type"] == "done"
        answers = [me.ask("chat", text=str(n)).get("code") for n in range(12)]
        assert "too-much-chat" in answers
        said = [text for text in me.raw if '"type":"chatted"' in text]
        assert sum('"howdy"' in text for text in said) == 1
