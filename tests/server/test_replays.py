"""Looking back costs others nothing, is done once, goes on from where it was, and keeps to its memory."""

from __future__ import annotations

import json
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import ecumene
from ecumene.server import replay, replays, summary
from ecumene.server.replay import Replay
from ecumene.server.settings import Settings
from ecumene.table import loading, rewind
from ecumene.table.stepwise import finish
from ecumene.table.table import Table
from tests.server.house import House, User, opened
from tests.server.test_crowd import CROWD, PATIENCE, Gate, begun, crowd, play_some, same_person, within
from tests.server.test_readers import Count
from tests.waiting import until

MOVES = 40
BIG = 1 << 30


def game_of(moves: int, seed: int = 1) -> Table:
    table, random = ecumene.new("historia", 2, seed=seed), Random(seed)
    while table.number < moves:
        seat = random.choice(table.waiting)
        table.play(seat, random.choice(table.moves(seat)))
    return table


def wait_for(house: House, people: int, asking: list[Future[Any]]) -> None:
    """Wait until so many wait for one thing in the making."""
    flights = house.live_tables.replays.flights._flights

    def all_wait() -> bool:
        assert not any(each.done() for each in asking)
        return max((each.waiters for each in list(flights.values())), default=0) >= people

    until(all_wait)


@pytest.fixture
def imported(house: House) -> tuple[User, str]:
    """Return somebody with an analysis of forty moves."""
    anna = house.guest()
    made = anna.post("/api/records", {"text": game_of(MOVES).record()})
    assert made.status_code == 201, made.text
    return anna, made.json()["id"]


@pytest.mark.parametrize(
    ("owner", "name", "path"),
    [
        (rewind, "play", "replay/9"),
        (replay, "scene", "replay/9"),
        (rewind, "play", "explain/9"),
        (rewind, "play", "fork"),
        (replay, "record_for", "record"),
        (loading, "_replay", "/api/records"),
    ],
)
def test_scenes_and_moves_of_others_wait_for_nobody_who_looks_back(
    house: House, monkeypatch: pytest.MonkeyPatch, imported: tuple[User, str], owner: Any, name: str, path: str
) -> None:
    eve, id = imported
    anna, other = begun(house, ["you", "you"], mode="hotseat", seed=8)
    text = game_of(MOVES, 2).record()
    gate = Gate(monkeypatch, owner, name)

    def ask(number: int) -> Any:
        asks = same_person(eve)
        if path == "fork":
            return asks.post(f"/api/tables/{id}/fork", {"number": number % 2})
        if path.startswith("/"):
            return asks.post(path, {"text": text})
        return asks.get(f"/api/tables/{id}/{path}", params={"lang": ("en", "ru", "el")[number % 3]})

    with crowd(gate, ask) as asking:
        assert within(lambda: same_person(anna).scene(other, lang="el"))["version"] == 0, "made for the first time"
        assert within(lambda: play_some(same_person(anna), other, 2)) == [1, 2]
        assert not any(each.done() and each.result().status_code < 400 for each in asking)
    assert {each.result().status_code for each in asking} <= {200, 201, 429}


def test_a_story_is_told_beside_the_scenes_of_others(stored: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """And the store takes what was replayed, of either kind."""
    eve = stored.guest("Eve")
    table = ecumene.new("age-of-civilization", 2, seed=4)
    while table.waiting:
        table.play(table.waiting[0], table.moves(table.waiting[0])[0])
    id = eve.post("/api/records", {"text": table.record()}).json()["id"]
    fork = eve.post(f"/api/tables/{id}/fork", {"number": 9}).json()
    assert eve.get(f"/api/tables/{fork['id']}/record").text.splitlines()[-1].startswith("9 ")
    anna, other = begun(stored, ["you", "you"], mode="hotseat", seed=8)
    gate = Gate(monkeypatch, summary, "curve")
    with crowd(gate, lambda _: same_person(eve).get(f"/api/tables/{id}/story")) as asking:
        assert within(lambda: same_person(anna).scene(other, lang="el"))["version"] == 0
    stories = [each.result().json() for each in asking]
    assert all(story == stories[0] for story in stories) and stories[0]["curves"][-1]["number"] == table.number


@pytest.mark.parametrize("path", ["replay/30", "explain/30", "story"])
def test_a_crowd_that_asks_for_the_same_causes_the_work_once(
    house: House, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    eve = house.guest("Eve")
    table = ecumene.new("age-of-civilization", 2, seed=4)
    while table.waiting:
        table.play(table.waiting[0], table.moves(table.waiting[0])[0])
    id = eve.post("/api/records", {"text": table.record()}).json()["id"]
    gate = Gate(monkeypatch, rewind, "first_state")
    plays, shown = Count(monkeypatch, rewind, "play"), Count(monkeypatch, replay, "scene")
    with crowd(gate, lambda _: same_person(eve).get(f"/api/tables/{id}/{path}")) as asking:
        wait_for(house, CROWD, asking)
        assert house.live_tables.replays.flights.begun == {eve.id: 1}
    assert all(each.result().status_code == 200 for each in asking)
    walks = table.number * (2 if path == "story" else 1)  # once for the checkpoints, once for the curves
    assert plays.times <= walks + replay.EVERY
    assert shown.times == (path == "replay/30")


def test_the_same_record_sent_by_many_is_replayed_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = game_of(MOVES)
    text = table.record()
    people = [house.guest(f"Guest {n}") for n in range(6)]
    played = Count(monkeypatch, loading, "_replay")
    gate = Gate(monkeypatch, loading, "_first")
    with ThreadPoolExecutor(6) as senders:
        sent = [senders.submit(each.post, "/api/records", {"text": text}) for each in people]
        assert gate.closed.wait(PATIENCE)
        wait_for(house, 6, sent)
        gate.open.set()
    assert len({each.result().json()["id"] for each in sent}) == 6, "each has a table of their own"
    assert played.times == table.number


def test_the_next_step_of_a_replay_is_one_move_away(
    imported: tuple[User, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, id = imported
    assert anna.get(f"/api/tables/{id}/replay/20").json()["number"] == 20
    plays = Count(monkeypatch, rewind, "play")
    for number in range(21, 26):
        assert anna.get(f"/api/tables/{id}/replay/{number}").json()["number"] == number
    assert plays.times == 5
    anna.get(f"/api/tables/{id}/replay/25?lang=ru")
    assert plays.times == 5
    anna.get(f"/api/tables/{id}/replay/35")
    assert plays.times == 8, "from the checkpoint at 32"


def test_a_game_that_goes_on_is_not_played_again_from_its_beginning(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, id = begun(house, ["you", "you"], mode="analysis", seed=7, options={"draft": True})
    play_some(anna, id, replay.EVERY + 2)
    anna.get(f"/api/tables/{id}/replay/3")
    plays = Count(monkeypatch, rewind, "play")
    play_some(anna, id, 2)
    last = house.live_tables._tables[id].game().number
    assert anna.get(f"/api/tables/{id}/replay/{last}?seat=0").json()["view"] == anna.scene(id, seat=0)["view"]
    assert 0 < plays.times <= 2 * 4, "from the last checkpoint on, once to keep others and once to look"


def test_moves_taken_back_are_in_no_replay() -> None:
    table = game_of(3 * replay.EVERY)
    old = Replay(table, BIG)
    finish(old.build(table))
    other = table.copy()
    other.history = [
        *table.history[: replay.EVERY + 1],
        *(move.untold() for move in table.history[replay.EVERY + 1 :]),
    ]
    new = Replay(other, BIG, old)
    assert old.fits(table) and not old.fits(other)
    assert sorted(new.checkpoints) == [0, replay.EVERY]


def test_a_game_larger_than_the_budget_has_fewer_checkpoints_and_the_same_replay() -> None:
    table = game_of(8 * replay.EVERY + 5)
    whole, small = Replay(table, BIG), Replay(table, 0)
    for each in (whole, small):
        finish(each.build(table))
    half = Replay(table, whole._packed_size() // 2)
    finish(half.build(table))
    assert len(whole.checkpoints) == 9 and 2 <= len(half.checkpoints) <= 5 and len(small.checkpoints) == 1
    assert half._packed_size() <= half.most
    for at in (0, 1, 100, 200, len(table.history) - 1):
        looks = [finish(each.table_at(table, at)) for each in (whole, half, small)]
        assert len({str(look.view(0)) for look in looks}) == 1
        assert len({str(look.log(0)) for look in looks}) == 1


def test_replays_put_no_words_into_the_table_they_look_back_at() -> None:
    table = game_of(3 * replay.EVERY)
    look = Replay(table, BIG)
    finish(look.build(table))
    for at in range(len(table.history)):
        finish(look.table_at(table, at)).presenter(0, "en").numbered_log(max(0, at - 5), at + 1)
    assert not any(move.told for move in table.history)
    assert len(look._shown) <= replay.SHOWN


def test_the_games_longest_unused_go_first_when_memory_runs_out(settings: Settings) -> None:
    with opened(replace(settings, replay_mb=1)) as house:
        anna, back = house.guest(), house.live_tables.replays
        texts = [game_of(MOVES, seed).record() for seed in range(3)]
        ids = [anna.post("/api/records", {"text": text}).json()["id"] for text in texts]
        for id in (ids[0], ids[1], ids[0]):
            assert anna.get(f"/api/tables/{id}/replay/3").status_code == 200
        one = back._games[ids[0]].size
        back.budget = 2 * one + one // 2
        assert anna.get(f"/api/tables/{ids[1]}/replay/3").status_code == 200
        assert anna.get(f"/api/tables/{ids[0]}/replay/3").status_code == 200
        assert anna.get(f"/api/tables/{ids[2]}/replay/3").status_code == 200
        assert list(back._games) == [ids[0], ids[2]] and back.size <= back.budget
        back.budget = 0
        assert anna.get(f"/api/tables/{ids[1]}/replay/3").json()["number"] == 3
        assert list(back._games) == [ids[1]]


def test_who_asks_for_too_much_at_once_is_told_the_limit_and_others_are_not(
    house: House, imported: tuple[User, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    eve, id = imported
    gate = Gate(monkeypatch, replay, "scene")
    most = replays.MOST_OWN
    with ThreadPoolExecutor(most + 1) as people:
        asked = [people.submit(same_person(eve).get, f"/api/tables/{id}/replay/{n}") for n in range(most)]
        while house.live_tables.replays.flights.begun[eve.id] < most:
            assert not any(each.done() for each in asked)
        try:
            refused = within(lambda: same_person(eve).get(f"/api/tables/{id}/replay/{most}"))
            assert refused.status_code == 429 and refused.headers["retry-after"] == "1"
            assert (
                refused.json()["error"]["code"] == "own-work" and str(most) in refused.json()["error"]["message"]
            )
            other = people.submit(house.guest("Nikos").post, "/api/records", {"text": game_of(5).record()})
        finally:
            gate.open.set()
    assert {each.result().status_code for each in asked} == {200} and other.result().status_code == 201


def test_the_curves_of_a_long_game_have_a_point_every_so_many_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(summary, "MOST_POINTS", 10)
    table = game_of(MOVES)
    assert [point["number"] for point in _points(table)] == [*range(0, table.number, 5), table.number]
    monkeypatch.setattr(summary, "MOST_POINTS", BIG)
    assert [point["number"] for point in _points(table)] == list(range(table.number + 1))


def _points(table: Table) -> list[dict[str, Any]]:
    return list(json.loads(finish(summary.curves(table))))
