"""Fuzzing: the HTTP addresses from their own description, the socket by a machine that says anything."""

from __future__ import annotations

import os
from typing import Any

import msgspec
import schemathesis
from house import Client, House
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from websockets.exceptions import ConnectionClosed

LONG = int(os.environ.get("CANTINA_MATCHES", "4")) > 50
QUICK = settings(
    max_examples=150 if LONG else 8,
    stateful_step_count=60 if LONG else 25,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    database=None,
    derandomize=not LONG,
)


def test_http_keeps_to_its_description(house: House) -> None:
    """Whatever the description allows, and much that it does not, is answered; nothing fails inside."""
    schema = schemathesis.openapi.from_url(f"{house.url}/api/schema/openapi.json")
    seen = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()

        @QUICK
        @given(case=operation.as_strategy())
        def check(case: Any) -> None:
            case.call_and_validate(base_url=house.url, checks=[not_a_server_error])

        check()
        seen += 1
    assert seen > 8


WORDS = st.sampled_from(
    [
        "hello",
        "choose",
        "stand",
        "withdraw",
        "undo",
        "why",
        "hint",
        "set-pace",
        "board",
        "chat",
        "ready",
        "rename",
        "lend",
        "take-back",
        "x",
    ]
)
NUMBERS = st.integers(-5, 2**40)
FIELDS = st.dictionaries(
    st.sampled_from(
        ["ask", "choice", "text", "name", "level", "language", "ready", "since", "token", "id", "pace"]
    ),
    st.one_of(NUMBERS, st.text(max_size=30), st.booleans(), st.none()),
    max_size=4,
)


class Anything(RuleBasedStateMachine):
    """One client says anything at all; another one plays on undisturbed."""

    house: House

    def __init__(self) -> None:
        super().__init__()
        self.table, tokens = self.house.start("colt-express", "me", "me", "easy")
        self.token = tokens["0"]
        self.good = Client(self.house, self.table, tokens["1"])
        self.bad = Client(self.house, self.table, self.token)

    @rule(kind=WORDS, fields=FIELDS)
    def say_something(self, kind: str, fields: dict[str, Any]) -> None:
        self._say(msgspec.json.encode({"type": kind, "id": "a", **fields}).decode())

    @rule(text=st.text(max_size=200))
    def say_nonsense(self, text: str) -> None:
        self._say(text)

    @rule(choice=st.integers(0, 400), ask=st.integers(0, 40))
    def choose_anything(self, choice: int, ask: int) -> None:
        self._say(
            msgspec.json.encode({"type": "choose", "id": f"{choice}", "ask": ask, "choice": choice}).decode()
        )

    @precondition(lambda self: self.good.update.get("result") is None)
    @rule()
    def play_on(self) -> None:
        self.good.until_told()
        self.good.settle()
        if self.good.update["decision"] is not None and self.good.update["ask"] != self.good.answered:
            answer = self.good.choose()
            assert answer["type"] == "done" or answer["code"] == "too-late"

    @invariant()
    def table_is_well(self) -> None:
        assert self.good.ask("board", language="en")["text"]

    def _say(self, text: str) -> None:
        try:
            self.bad.socket.send(text)
        except ConnectionClosed:
            self.bad.__exit__()
            self.bad = Client(self.house, self.table, self.token)

    def teardown(self) -> None:
        self.good.__exit__()
        self.bad.__exit__()


def test_nobody_can_disturb_a_table_by_talking(house: House) -> None:
    Anything.house = house
    run_state_machine_as_test(Anything, settings=QUICK)
