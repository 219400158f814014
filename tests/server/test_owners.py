"""The owner of a table: sends somebody away, closes it, makes a new invitation. Nobody else does."""

from __future__ import annotations

import pytest
from starlette.websockets import WebSocketDisconnect

from tests.server.house import House, hear, hear_until_closed


def test_the_owner_sends_somebody_away_for_good(stored: House) -> None:
    anna, boris, chloe = (stored.guest(name) for name in ("Anna", "Boris", "Chloe"))
    id = anna.create(["you", "open", "open"], visibility="public")["id"]
    boris.post(f"/api/tables/{id}/join")
    chloe.post(f"/api/tables/{id}/join")  # the game has not begun only if a seat is open
    assert anna.post(f"/api/tables/{id}/send-away", {"seat": 1}).json()["error"]["code"] == "not-open"
    id = anna.create(["you", "open", "open"], visibility="public")["id"]
    boris.post(f"/api/tables/{id}/join")
    for user in (boris, chloe):
        assert user.post(f"/api/tables/{id}/send-away", {"seat": 1}).status_code == 403
    for seat in (0, 2, 7):
        assert anna.post(f"/api/tables/{id}/send-away", {"seat": seat}).json()["error"]["code"] == "no-guest"
    with boris.socket(id) as socket:
        hear(socket, "table")
        table = anna.post(f"/api/tables/{id}/send-away", {"seat": 1}).json()
        assert [seat["kind"] for seat in table["seats"]] == ["human", "open", "open"]
        assert [seat["kind"] for seat in hear(socket, "table")["seats"]] == ["human", "open", "open"]
    assert boris.post(f"/api/tables/{id}/join").json()["error"]["code"] == "sent-away"
    assert chloe.post(f"/api/tables/{id}/join").status_code == 200
    stored.live_tables.begin_anew()
    assert boris.post(f"/api/tables/{id}/join").json()["error"]["code"] == "sent-away"


def test_the_owner_closes_a_table_that_has_not_begun(stored: House) -> None:
    anna, boris = stored.guest("Anna"), stored.guest("Boris")
    id = anna.create(["you", "open", "open"])["id"]
    boris.post(f"/api/tables/{id}/join")
    assert boris.post(f"/api/tables/{id}/close").status_code == 403
    with boris.socket(id) as socket:
        hear(socket, "table")
        assert anna.post(f"/api/tables/{id}/close").status_code == 204
        with pytest.raises(WebSocketDisconnect):
            hear_until_closed(socket)
    assert boris.get(f"/api/tables/{id}").status_code == 404


def test_the_owner_removes_a_game_where_nobody_else_plays(stored: House) -> None:
    """Of hot-seat games, analyses and games with bots; never where another person has a seat."""
    anna, boris = stored.guest("Anna"), stored.guest("Boris")
    for seats, mode in (
        (["you", "bot:random"], "live"),
        (["you", "you"], "hotseat"),
        (["you", "you"], "analysis"),
    ):
        id = anna.create(seats, mode=mode, visibility="private")["id"]
        assert boris.post(f"/api/tables/{id}/close").status_code == 404
        with anna.socket(id, "?seat=0") as socket:
            hear(socket, "table")
            assert anna.post(f"/api/tables/{id}/close").status_code == 204, mode
            with pytest.raises(WebSocketDisconnect):
                hear_until_closed(socket)
        assert anna.get(f"/api/tables/{id}").status_code == 404
    together = anna.create(["you", "open"])["id"]
    boris.post(f"/api/tables/{together}/join")
    assert boris.post(f"/api/tables/{together}/close").json()["error"]["code"] == "forbidden"
    boris.post(f"/api/tables/{together}/resign")  # still a game of his
    assert anna.post(f"/api/tables/{together}/close").json()["error"]["code"] == "not-alone"
    assert anna.get("/api/tables?mine=true").json()[0]["id"] == together


def test_a_new_invitation_ends_the_old_one(stored: House) -> None:
    anna, boris, chloe = (stored.guest(name) for name in ("Anna", "Boris", "Chloe"))
    table = anna.create(["you", "open", "open"], visibility="private")
    id, old = table["id"], table["invite"]
    assert boris.post(f"/api/tables/{id}/join", {"invite": old}).status_code == 200
    assert boris.post(f"/api/tables/{id}/invite").status_code == 403
    with chloe.socket(id, f"?invite={old}") as watching:
        hear(watching, "table")
        new = anna.post(f"/api/tables/{id}/invite").json()["invite"]
        assert new != old
        with pytest.raises(WebSocketDisconnect):
            hear_until_closed(watching)
    assert chloe.post(f"/api/tables/{id}/join", {"invite": old}).status_code == 404
    assert chloe.get(f"/api/tables/{id}?invite={old}").status_code == 404
    assert boris.get(f"/api/tables/{id}").json()["invite"] == new  # who sits there stays
    stored.live_tables.begin_anew()
    assert chloe.post(f"/api/tables/{id}/join", {"invite": new}).status_code == 200
