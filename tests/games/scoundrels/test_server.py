"""Standing answers of 3000 Scoundrels over the server."""

from __future__ import annotations

from pathlib import Path

import pytest
from server_process import Client, ServerProcess


@pytest.mark.rule("SC-HENCH-19")
def test_a_standing_answer_lasts_for_the_rest_of_the_turn(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "cantina.db")
    table, tokens = server.start_table("scoundrels", "me", "easy", "easy")
    with Client(server, table, tokens["0"]) as me:
        while (decision := me.wait_for_decision()) is not None and decision["standing"] is None:
            me.play(1)
        number, turn = me.decision_number, me.view["turn"]
        assert me.request("answer-standing", decision_number=number)["type"] == "done"
        assert me.update["standing"]
        me.answered = number
        while (decision := me.wait_for_decision()) is not None and me.view["turn"] == turn:
            assert decision["standing"] is None
            me.play(1)
    assert "Traceback" not in server.stop()
