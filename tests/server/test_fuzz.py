"""Fuzzing: the HTTP routes from their OpenAPI description, the WebSocket with arbitrary messages."""

from __future__ import annotations

from typing import Any

import msgspec
import schemathesis
from choose_game import game_for
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test
from matches import LONG_RUN
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from server_process import Client, ServerProcess
from websockets.exceptions import ConnectionClosed

GAME_FOR_3 = game_for(3).meta.name
QUICK = settings(
    max_examples=150 if LONG_RUN else 8,
    stateful_step_count=60 if LONG_RUN else 25,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    database=None,
)


def test_http_keeps_to_its_description(server: ServerProcess) -> None:
    """Requests the description allows, and many it does not, are answered without a server error."""
    schema = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
    seen = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()

        @QUICK
        @given(case=operation.as_strategy())
        def check(case: Any) -> None:
            case.call_and_validate(base_url=server.url, checks=[not_a_server_error])

        check()
        seen += 1
    assert seen > 8


TYPES = st.sampled_from(
    [
        "hello",
        "choose",
        "answer-standing",
        "withdraw-standing",
        "undo",
        "why-not",
        "hint",
        "set-pace",
        "text-board",
        "chat",
        "ready",
        "rename",
        "lend-seat",
        "reclaim-seat",
        "x",
    ]
)
NUMBERS = st.integers(-5, 2**40)
FIELDS = st.dictionaries(
    st.sampled_from(
        [
            "decision_number",
            "choice",
            "text",
            "name",
            "level",
            "language",
            "ready",
            "since",
            "token",
            "id",
            "pace",
        ]
    ),
    st.one_of(NUMBERS, st.text(max_size=30), st.booleans(), st.none()),
    max_size=4,
)


class ArbitraryMessages(RuleBasedStateMachine):
    """One client sends anything at all; another one at the same table plays on undisturbed."""

    server: ServerProcess

    def __init__(self) -> None:
        super().__init__()
        self.table, tokens = self.server.start_table(GAME_FOR_3, "me", "me", "easy")
        self.token = tokens["0"]
        self.good = Client(self.server, self.table, tokens["1"])
        self.bad = Client(self.server, self.table, self.token)

    @rule(kind=TYPES, fields=FIELDS)
    def send_message(self, kind: str, fields: dict[str, Any]) -> None:
        self._send(msgspec.json.encode({"type": kind, "id": "a", **fields}).decode())

    @rule(text=st.text(max_size=200))
    def send_text(self, text: str) -> None:
        self._send(text)

    @rule(choice=st.integers(0, 400), number=st.integers(0, 40))
    def choose_anything(self, choice: int, number: int) -> None:
        message = {"type": "choose", "id": f"{choice}", "decision_number": number, "choice": choice}
        self._send(msgspec.json.encode(message).decode())

    @precondition(lambda self: self.good.update.get("result") is None)
    @rule()
    def play_on(self) -> None:
        self.good.wait_for_update()
        self.good.drain()
        if self.good.has_to_decide:
            answer = self.good.choose()
            assert answer["type"] == "done" or answer["code"] == "too-late"

    @invariant()
    def table_answers(self) -> None:
        assert self.good.request("text-board", language="en")["text"]

    def _send(self, text: str) -> None:
        try:
            self.bad.socket.send(text)
        except ConnectionClosed:
            self.bad.__exit__()
            self.bad = Client(self.server, self.table, self.token)

    def teardown(self) -> None:
        self.good.__exit__()
        self.bad.__exit__()


def test_no_message_can_disturb_a_table(server: ServerProcess) -> None:
    ArbitraryMessages.server = server
    run_state_machine_as_test(ArbitraryMessages, settings=QUICK)
