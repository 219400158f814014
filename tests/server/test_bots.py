"""Bots in seats: budgets, failures, hand-overs, and people who are not kept waiting by them."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest

from ecumene.players.random_bot import RandomBot
from ecumene.server.settings import Settings
from tests.server.house import House, finish, opened


def test_a_bot_that_thinks_too_long_plays_any_legal_move(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    slept = []

    def slow(self: RandomBot, view: object, moves: list[str]) -> str:
        slept.append(1)
        time.sleep(0.4 if len(slept) == 1 else 0)
        return moves[0]

    monkeypatch.setattr(RandomBot, "choose", slow)
    with opened(replace(settings, bot_seconds=0.1)) as house:
        anna = house.guest()
        assert finish(anna, anna.create(["bot:random", "bot:random"])["id"], [])["state"] == "over"


@pytest.mark.parametrize("wrong", ["raise", "nonsense"])
def test_a_bot_that_fails_plays_any_legal_move(house: House, monkeypatch: pytest.MonkeyPatch, wrong: str) -> None:
    def broken(self: RandomBot, view: object, moves: list[str]) -> str:
        if wrong == "raise":
            raise RuntimeError("no idea")
        return "conquer the world"

    monkeypatch.setattr(RandomBot, "choose", broken)
    anna = house.guest()
    assert finish(anna, anna.create(["bot:random", "bot:random"])["id"], [])["state"] == "over"


def test_people_are_served_while_bots_think(house: House) -> None:
    anna = house.guest()
    ids = [anna.create(["bot:planner"] * 4)["id"] for _ in range(3)]
    slowest = 0.0
    for _ in range(20):
        began = time.monotonic()
        assert anna.get("/api/me").status_code == 200
        slowest = max(slowest, time.monotonic() - began)
    assert slowest < 5
    assert len(ids) == 3


def test_a_bot_never_sees_more_than_its_view(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    def look(self: RandomBot, view: dict[str, object], moves: list[str]) -> str:
        seen.append(view)
        return moves[0]

    monkeypatch.setattr(RandomBot, "choose", look)
    anna = house.guest()
    id = anna.create(["bot:random", "bot:random"], options={"draft": True})["id"]
    finish(anna, id, [])
    assert {view["seat"] for view in seen} == {0, 1}
    assert all("packs" not in view and "seed" not in view for view in seen)
