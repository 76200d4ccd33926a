"""What makes two requests the same one, sent twice."""

from __future__ import annotations

from in_process_tables import RecordingViewer

from cantina.server import protocol as p
from cantina.server.table.request import Request


def submission(viewer: RecordingViewer) -> str:
    return Request(viewer, p.Chat("1", "hello"), 0.0).submission


def test_spectators_at_two_addresses_do_not_send_the_same_request() -> None:
    here, there = RecordingViewer(None, address="192.0.2.1"), RecordingViewer(None, address="192.0.2.2")
    assert submission(here) != submission(there)
    assert submission(here) == submission(RecordingViewer(None, address="192.0.2.1"))


def test_a_seat_sends_the_same_request_from_wherever_it_connects() -> None:
    here, there = RecordingViewer(1, address="192.0.2.1"), RecordingViewer(1, address="192.0.2.2")
    assert submission(here) == submission(there) != submission(RecordingViewer(0, address="192.0.2.1"))
