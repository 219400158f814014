"""A seat whose person is gone: the others decide, by majority, and it can be taken back."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

import ecumene
from ecumene.server.absence import waited_since
from ecumene.server.clock import DAY, Clock
from ecumene.server.settings import Settings
from tests.server.conftest import NEVER
from tests.server.house import Doc, House, User, finish, hear, opened

LONG = 3600.0


class Times:
    """The server's own time, put forward, and the clock of the machine, set to anything."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        real, own = time.time, Clock.now
        self.ahead = self.wall = 0.0
        monkeypatch.setattr(Clock, "now", lambda clock: own(clock) + self.ahead)
        monkeypatch.setattr("time.time", lambda: real() + self.wall)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Times:
    return Times(monkeypatch)


def people_at(house: House, count: int) -> tuple[str, list[User]]:
    """Sit down; the one whose turn it is comes first in the list."""
    users = [house.guest(f"Guest {'ABCD'[at]}") for at in range(count)]
    table = users[0].create(["you", *["open"] * (count - 1)], patience=int(LONG))
    for user in users[1:]:
        user.post(f"/api/tables/{table['id']}/join")
    waiting = users[0].get(f"/api/tables/{table['id']}").json()["waiting"][0]
    return str(table["id"]), [users[(waiting + step) % count] for step in range(count)]


def seat_of(user: User, id: str) -> int:
    return int(next(seat["seat"] for seat in table_of(user, id)["seats"] if seat["you"]))


def table_of(user: User, id: str) -> Doc:
    return dict(user.get(f"/api/tables/{id}").json())


def vote(user: User, id: str, seat: int, what: str | None) -> Doc:
    return dict(user.post(f"/api/tables/{id}/vote", {"seat": seat, "what": what}).json())


def test_nobody_decides_before_the_time_is_over(stored: House, clock: Times) -> None:
    id, (gone, one, two) = people_at(stored, 3)
    seat = seat_of(gone, id)
    assert table_of(one, id)["patience"] == LONG
    assert vote(one, id, seat, "bot")["error"]["code"] == "not-gone"
    clock.ahead = LONG - 60
    assert vote(one, id, seat, "bot")["error"]["code"] == "not-gone"
    clock.ahead = LONG + 60
    assert "error" not in vote(one, id, seat, "bot")
    for other in range(3):
        if other != seat:  # nobody waits for them
            assert vote(two, id, other, "bot")["error"]["code"] == "not-gone"
    assert vote(gone, id, seat, "bot")["error"]["code"] == "not-seated"
    assert vote(stored.guest("Watcher"), id, seat, "bot")["error"]["code"] == "not-seated"
    assert vote(one, id, 9, "bot")["error"]["code"] == "not-gone"


def test_the_majority_hands_a_seat_to_a_bot_and_its_person_takes_it_back(stored: House, clock: Times) -> None:
    id, (gone, one, two) = people_at(stored, 3)
    seat, first, second = (seat_of(user, id) for user in (gone, one, two))
    clock.ahead = LONG + 60
    with two.socket(id) as socket:
        hear(socket, "scene")
        table = vote(one, id, seat, "bot")
        assert table["votes"] == [{"seat": seat, "by": first, "what": "bot"}]
        assert table["seats"][seat]["bot"] is None  # one of two is no majority
        assert hear(socket, "table")["votes"] == table["votes"]
        table = vote(two, id, seat, "bot")
    assert table["seats"][seat]["bot"] == "planner" and table["votes"] == []
    told = [(each["kind"], each["seat"], each["by"]) for each in table["notices"]]
    assert told == [("vote-bot", seat, first), ("vote-bot", seat, second), ("bot", seat, None)]
    for _ in range(400):
        if seat not in table_of(one, id)["waiting"]:
            break
    assert seat not in table_of(one, id)["waiting"]  # the bot has moved
    assert one.post(f"/api/tables/{id}/take-back").json()["error"]["code"] == "not-your-seat"
    table = gone.post(f"/api/tables/{id}/take-back").json()
    assert table["seats"][seat]["bot"] is None and table["seats"][seat]["you"]
    assert table["notices"][-1]["kind"] == "back"
    assert gone.post(f"/api/tables/{id}/take-back").json()["error"]["code"] == "not-your-seat"
    assert gone.scene(id)["seat"] == seat


@pytest.mark.parametrize("jump", [800 * DAY, -800 * DAY])
def test_a_clock_that_jumps_makes_nobody_gone_and_keeps_nobody(stored: House, clock: Times, jump: float) -> None:
    clock.wall = jump / 2
    id, (gone, one) = people_at(stored, 2)
    seat = seat_of(gone, id)
    clock.wall = jump
    with one.socket(id) as socket:
        told = hear(socket, "hello")["time"]
    waited = table_of(one, id)["since"][seat]
    assert waited is not None and abs(told - waited) < 60  # from here the browser counts
    assert vote(one, id, seat, "bot")["error"]["code"] == "not-gone"
    clock.ahead = LONG + 60
    assert vote(one, id, seat, "bot")["seats"][seat]["bot"] == "planner"


def test_a_step_ends_the_wait_and_its_votes(stored: House, clock: Times) -> None:
    id, (gone, one, two) = people_at(stored, 3)
    seat = seat_of(gone, id)
    clock.ahead = LONG + 60
    vote(one, id, seat, "end")
    scene = gone.scene(id)
    assert gone.move(id, scene["offers"][0]["move"], scene["version"]).status_code == 200
    table = table_of(one, id)
    assert table["votes"] == []
    assert vote(two, id, seat, "end")["error"]["code"] == "not-gone"
    waiting = table["waiting"][0]
    assert table["since"][waiting] > table["created"] + LONG
    assert [each is None for each in table["since"]] == [at != waiting for at in range(3)]


def test_the_majority_ends_the_game(stored: House, clock: Times) -> None:
    id, (gone, one) = people_at(stored, 2)
    seat = seat_of(gone, id)
    clock.ahead = LONG + 60
    with gone.socket(id) as socket:
        assert hear(socket, "scene")["offers"]
        table = vote(one, id, seat, "end")
        assert table["state"] == "over" and table["result"] is None and table["waiting"] == []
        shown = hear(socket, "scene")
    assert shown["offers"] == [] and shown["view"]["waiting"] == []
    assert shown["prompt"]["text"] == "The game was ended by those who played it."
    assert table["notices"][-1]["kind"] == "end"
    move = gone.move(id, "raise rome", table["version"])
    assert move.json()["error"]["code"] == "not-playing"
    assert gone.post(f"/api/tables/{id}/undo", {"version": table["version"], "id": "u"}).status_code == 409
    assert one.get(f"/api/tables/{id}/story").json()["error"]["code"] == "no-result"
    record = one.get(f"/api/tables/{id}/record").text
    assert '[Result "*"]' in record and ecumene.load(record).waiting
    assert one.get(f"/api/tables/{id}/replay/0").status_code == 200
    stored.live_tables.begin_anew()
    assert table_of(one, id)["state"] == "over"
    assert one.scene(id)["offers"] == [] == gone.scene(id)["offers"]
    assert one.post(f"/api/tables/{id}/rematch").status_code == 200


def test_a_vote_is_changed_and_taken_back(house: House, clock: Times) -> None:
    id, (gone, one, _, _) = people_at(house, 4)
    seat, by = seat_of(gone, id), seat_of(one, id)
    clock.ahead = LONG + 60
    vote(one, id, seat, "bot")
    assert vote(one, id, seat, "end")["votes"] == [{"seat": seat, "by": by, "what": "end"}]
    assert len(vote(one, id, seat, "end")["notices"]) == 2  # the same again says nothing new
    assert vote(one, id, seat, None)["votes"] == []
    assert [each["kind"] for each in table_of(one, id)["notices"]] == ["vote-bot", "vote-end", "unvote"]


def test_who_is_gone_too_does_not_count(toy: str, house: House, clock: Times) -> None:
    """At Bazaar all seats may be asked at once: three who are gone do not outvote the one who is there."""
    from ecumene.server.absence import voters
    from ecumene.server.table_rows import read_table

    users = [house.guest(f"Guest {'ABCD'[at]}") for at in range(3)]
    table = users[0].create(["you", "open", "open"], game=toy, patience=int(LONG))
    for user in users[1:]:
        user.post(f"/api/tables/{table['id']}/join")
    with house.live_tables.store.read() as db:
        row = read_table(db, table["id"])
    assert row is not None
    since = row.created - LONG
    from dataclasses import replace

    row = replace(row, waiting=[0, 1], since=[since, since, None])
    assert set(voters(row, 0, row.created)) == {users[2].id}


def test_a_vote_goes_on_after_a_restart(database: str, tmp_path: Path, clock: Times) -> None:
    settings = Settings(database=database, rates=0, static=tmp_path / "static", ping_seconds=NEVER)
    with opened(settings) as house:
        id, (gone, one, two) = people_at(house, 3)
        seat, by = seat_of(gone, id), seat_of(one, id)
        clock.ahead = LONG + 60
        vote(one, id, seat, "bot")
        cookies = [user.cookie for user in (gone, one, two)]
    with opened(settings) as house:
        again = []
        for cookie in cookies:
            user = house.nobody()
            user.cookie = cookie
            again.append(user)
        gone, one, two = again
        assert table_of(two, id)["votes"] == [{"seat": seat, "by": by, "what": "bot"}]
        table = vote(two, id, seat, "bot")
        assert table["seats"][seat]["bot"] == "planner"
        assert gone.post(f"/api/tables/{id}/take-back").status_code == 200
        others = {user: seat_of(user, id) for user in again}
        done: Doc = {}
        for _ in range(2000):
            done = table_of(one, id)
            if done["state"] == "over":
                break
            for user, own in others.items():
                if own in done["waiting"]:
                    scene = user.scene(id)
                    if scene["offers"]:
                        user.move(id, scene["offers"][0]["move"], scene["version"])
        assert done["state"] == "over" and done["result"] is not None
        assert ecumene.load(one.get(f"/api/tables/{id}/record").text).result is not None


def test_resigning_and_handing_over_stay_as_they_are(house: House) -> None:
    anna = house.guest()
    id = anna.create(["you", "bot:random"])["id"]
    anna.post(f"/api/tables/{id}/resign")
    assert anna.post(f"/api/tables/{id}/take-back").json()["error"]["code"] == "not-your-seat"
    assert finish(anna, id, [])["state"] == "over"


@pytest.mark.parametrize("patience", [0, 59, 10**8, "1"])
def test_how_long_a_table_waits_has_bounds(shared: House, patience: object) -> None:
    body = {"game": "age-of-civilization", "seats": ["you", "open"], "patience": patience}
    assert shared.guest().post("/api/tables", body).status_code == 422


def test_the_time_runs_from_when_a_seat_was_asked() -> None:
    assert waited_since([None, None, None], [], [1], 0, 5.0) == [None, 5.0, None]
    assert waited_since([None, 5.0, None], [1], [1], 1, 9.0) == [None, 9.0, None]  # a step of its own
    assert waited_since([3.0, 3.0, None], [0, 1], [0], 1, 9.0) == [3.0, None, None]  # others do not change it
    assert waited_since([None, None], [0], [0], 1, 9.0) == [9.0, None]  # a table older than this
