"""Through the Ages at the server: whole games with bots and people, seats given up, decisions of several seats."""

from __future__ import annotations

import json
import time
from random import Random

import pytest

import ecumene
from ecumene.players import make
from ecumene.server.settings import Settings
from ecumene.wire.scene import Scene
from tests.server.house import Doc, House, User, opened
from tests.server.watch import TTA
from tests.waiting import until

PATIENCE = 60  # seconds, on a busy machine


def play_on(people: dict[int, User], id: str, random: Random, most: int) -> Doc:
    """Let everybody move at random, no more than so many moves; return the table."""
    anybody = next(iter(people.values()))
    choose = make("random", TTA, random.randrange(99)).choose
    made, late = 0, time.monotonic() + PATIENCE
    while made < most and time.monotonic() < late:
        table = anybody.get(f"/api/tables/{id}").json()
        mine = [seat for seat in table["waiting"] if seat in people]
        if table["state"] == "over":
            break
        if not mine:  # a bot thinks
            version = table["version"]
            until(lambda: anybody.get(f"/api/tables/{id}").json()["version"] > version)  # noqa: B023 - at once
        for seat in mine[:1]:
            made += 1
            scene = people[seat].scene(id)
            moves = [offer["move"] for offer in scene["offers"] if offer["move"] != "resign"]
            if moves:
                people[seat].move(id, choose(scene["view"], moves), scene["version"])
    return dict(anybody.get(f"/api/tables/{id}").json())


def seated(house: House, seats: list[str]) -> tuple[dict[int, User], str]:
    """Sit people down at a table of bots and people."""
    people = {seat: house.guest(f"Person {seat}") for seat, word in enumerate(seats) if word != "bot:random"}
    first = min(people)
    id = people[first].create(["you" if seat == first else word for seat, word in enumerate(seats)], game=TTA)[
        "id"
    ]
    for seat, user in people.items():
        if seat != first:
            assert user.post(f"/api/tables/{id}/join", {"seat": seat}).status_code == 200
    return people, id


@pytest.mark.parametrize(
    "seats",
    [["open", "open"], ["open", "bot:random", "open"], ["bot:random", "open", "bot:random", "open"]],
    ids=len,
)
def test_people_and_bots_play_and_come_back_after_a_restart(seats: list[str], settings: Settings) -> None:
    random = Random(len(seats))
    with opened(settings) as house:
        people, id = seated(house, seats)
        table = play_on(people, id, random, 60)
        assert table["state"] == "playing" and table["version"] > 20
        before = [user.scene(id)["view"] for user in people.values() if not house.live_tables.bots.queued]
        cookies = {seat: user.cookie for seat, user in people.items()}
    with opened(settings) as house:
        for seat, user in people.items():
            user.house, user.cookie = house, cookies[seat]
            scene = user.scene(id)
            Scene.model_validate_json(json.dumps(scene), strict=True)
            assert scene["seat"] == seat and scene["version"] >= table["version"]
        if before and all(word == "open" for word in seats):
            assert [user.scene(id)["view"] for user in people.values()] == before
        for seat, user in people.items():
            body = {"bot": "random"}
            path = "resign" if seat == min(people) else "hand-over"
            answer = user.post(f"/api/tables/{id}/{path}", None if path == "resign" else body)
            assert answer.status_code == 200, answer.text
            assert user.scene(id)["seat"] is None


def test_one_who_resigns_has_lost_and_one_who_hands_over_has_not(house: House) -> None:
    people, id = seated(house, ["open", "open", "open"])
    play_on(people, id, Random(1), 12)
    table = people[0].post(f"/api/tables/{id}/resign").json()
    assert table["seats"][0]["resigned"] and table["state"] == "playing"
    table = people[1].post(f"/api/tables/{id}/hand-over", {"bot": "random"}).json()
    assert table["seats"][1]["kind"] == "bot" and not table["seats"][1]["resigned"]
    for user in (people[0], people[1]):
        scene = user.scene(id)
        assert scene["seat"] is None and scene["offers"] == []
        assert all(card.startswith("?") for row in scene["view"]["players"] for card in row["military"])
        answer = user.move(id, "pass", scene["version"])
        assert answer.status_code == 403 and answer.json()["error"]["code"] == "not-seated"


def test_giving_up_by_the_rules_ends_a_game_of_two(house: House) -> None:
    """The rulebook has a way of resigning of its own: a political action, and the last one left has won."""
    people, id = seated(house, ["open", "open"])
    for _ in range(200):
        seat = people[0].get(f"/api/tables/{id}").json()["waiting"][0]
        scene = people[seat].scene(id)
        moves = [offer["move"] for offer in scene["offers"]]
        if "resign" in moves:
            break
        move = next((each for each in ("pass", "end", "done") if each in moves), moves[0])
        assert people[seat].move(id, move, scene["version"]).status_code == 200
    assert people[seat].move(id, "resign", scene["version"]).status_code == 200
    table = people[seat].get(f"/api/tables/{id}").json()
    assert table["state"] == "over" and table["result"]["winners"] == [1 - seat]
    assert ecumene.load(people[0].get(f"/api/tables/{id}/record").text).result == table["result"]
    fork = people[0].post(f"/api/tables/{id}/fork", {"number": 2}).json()
    assert fork["mode"] == "analysis" and fork["state"] == "playing"
    assert people[0].get(f"/api/tables/{id}/story").json()["curves"]
