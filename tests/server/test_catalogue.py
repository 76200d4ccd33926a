"""What the server says about its games."""

from __future__ import annotations

import msgspec
from matches import every_own_game
from server_process import ServerProcess

import cantina
from cantina.server.catalogue import encoded_first_position


@every_own_game
def test_the_first_position_is_what_everybody_sees_of_a_new_match(name: str) -> None:
    game = cantina.game(name)
    first = msgspec.json.decode(encoded_first_position(name))
    view = game.new().view(None)
    assert first["view"] == msgspec.json.decode(msgspec.json.encode(view))
    assert first["view"]["seat"] is None
    assert first["seat_names"] == [list(game.seat_names(view, seat)) for seat in range(len(view.seats))]


def test_the_first_position_is_sent_for_games_there_are(server: ServerProcess) -> None:
    name = cantina.games()[0]
    sent = server.http.get(f"/api/games/{name}/first-position")
    assert sent.content == encoded_first_position(name)
    assert server.http.get("/api/games/poker/first-position").status_code == 404
