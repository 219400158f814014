"""Bots in seats: budgets, failures, hand-overs, and people who are not kept waiting by them."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest

from ecumene.games import find
from ecumene.players.budget import Budget
from ecumene.players.random_bot import RandomBot
from ecumene.server import bots, moves
from ecumene.server.live_tables import LiveTable, LiveTables
from ecumene.server.settings import Settings
from tests.server.house import House, User, finish, opened
from tests.waiting import until, until_soon


class Watched:
    """What a bot said and what was played for it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, choose: Callable[..., str]) -> None:
        self.said: list[str] = []
        self.played: list[str] = []
        play = moves.play

        def chosen(bot: RandomBot, view: Any, legal: list[str]) -> str:
            move = choose(bot, view, legal)
            self.said.append(move)
            return move

        async def seen(live_tables: LiveTables, live: LiveTable, asks: moves.Request, move: str, lang: str) -> Any:
            if len(live.game().moves(asks.seat)) > 1:  # where there is but one, nobody is asked
                self.played.append(move)
            return await play(live_tables, live, asks, move, lang)

        monkeypatch.setattr(RandomBot, "choose", chosen)
        monkeypatch.setattr(moves, "play", seen)

    def wait(self, most: int) -> None:
        """Wait until so many moves are played."""
        until(lambda: len(self.played) >= most, f"only {self.played} were played")


def test_a_bot_that_thinks_until_it_is_stopped_plays_what_it_knows_by_then(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    def endless(bot: RandomBot, view: Any, legal: list[str]) -> str:
        time.sleep(0.1)  # a first word to stop comes before it has begun
        bot.budget = Budget(0, 0.0)
        while not bot.budget.over():
            time.sleep(0.005)
        return legal[-1]

    watched = Watched(monkeypatch, endless)
    with opened(replace(settings, bot_seconds=0.05)) as house:
        house.guest().create(["bot:random", "bot:random"])
        watched.wait(5)
    assert watched.played[:5] == watched.said[:5]


def test_a_bot_that_never_answers_plays_any_legal_move(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    enough = threading.Event()

    def lost(bot: RandomBot, view: Any, legal: list[str]) -> str:
        enough.wait(30)
        return legal[0]

    watched = Watched(monkeypatch, lost)
    monkeypatch.setattr(bots, "LAST_WORD", 0.1)
    with opened(replace(settings, bot_seconds=0.05)) as house:
        try:
            house.guest().create(["bot:random", "bot:random"])
            watched.wait(3)
            assert watched.said == []
        finally:
            enough.set()


def test_a_bot_that_is_not_begun_is_not_left_in_the_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, enough = threading.Event(), threading.Event()

    def think() -> str:
        begun.set()
        return ""

    async def asked() -> None:
        with ThreadPoolExecutor(1) as pool:
            pool.submit(enough.wait, 30)  # the only thread is taken
            work = pool.submit(think)
            thinking = asyncio.wrap_future(work)
            with pytest.raises(TimeoutError):
                await bots.answer(RandomBot(find("through-the-ages"), 0), thinking, 0.01)
            await until_soon(work.cancelled)  # the pool hears of it
            enough.set()

    monkeypatch.setattr(bots, "LAST_WORD", 0.1)
    asyncio.run(asked())
    assert not begun.is_set()


def test_any_move_is_never_to_give_up() -> None:
    bot = RandomBot(find("through-the-ages"), 0)
    assert {bots.any_of(bot, ["resign", "pass"]) for _ in range(40)} == {"pass"}
    assert bots.any_of(bot, ["resign"]) == "resign"


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


def first_moves(house: House, user: User, answers: list[list[str]]) -> list[str]:
    """Return what a bot does before it is the other seat's turn, at a table of a fixed deal."""
    id = user.create(["bot:random", "you"], mode="tutorial", seed=5, answers=answers)["id"]
    until(lambda: 1 in user.get(f"/api/tables/{id}").json()["waiting"])
    live = next(each for each in house.live_tables.open_tables() if each.id == id)
    return [move.text for move in live.game().history if move.seat == 0]


def test_a_rival_in_a_tutorial_answers_as_it_is_told_as_long_as_it_can(house: House) -> None:
    anna = house.guest()
    free = anna.create(["you", "you"], mode="tutorial", seed=5)["id"]
    raises = [offer["move"] for offer in anna.scene(free)["offers"] if offer["move"].startswith("raise ")]
    for wanted in raises[:2]:
        played = first_moves(house, anna, [[wanted, "conquer the world"]])
        assert played[0] == wanted
        assert len(played) > 1, "told what is not possible, it thinks for itself"
    refused = anna.post(
        "/api/tables", {"game": "age-of-civilization", "seats": ["you", "bot:random"], "answers": [[]]}
    )
    assert refused.json()["error"]["code"] == "answers-not-here"
