"""The time that a bot takes to answer does not tell what it holds."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from ecumene.players.random_bot import RandomBot
from ecumene.server import bots, moves
from ecumene.server.settings import Settings
from tests.games.sid_meiers_civilization.situation import GAME, at_a_table, hand, play, start, table

ASIDE = 0.3


def asked(card: str) -> Any:
    """Return a table where the second seat, a bot, is asked whether it cancels an event, and holds a card."""
    s = table("america", "rome", "china")
    hand(s, 0, "the-citizens-are-revolting")
    hand(s, 1, card)
    return at_a_table(play(start(s), "play the-citizens-are-revolting", "target 1"))


def answered(settings: Settings, card: str, monkeypatch: pytest.MonkeyPatch, people: bool = True) -> float:
    """Return how long the bot takes, and see to it that it answers once."""
    game, said = asked(card), []

    async def played(*given: Any) -> None:
        said.append(given[3])

    def thinks(bot: RandomBot, view: Any, legal: list[str]) -> str:
        time.sleep(0.05)
        return legal[-1]

    monkeypatch.setattr(moves, "play", played)
    monkeypatch.setattr(RandomBot, "choose", thinks)
    seats = [SimpleNamespace(bot=None if people else "random"), *[SimpleNamespace(bot="random")] * 2]
    row = SimpleNamespace(seats=seats, game=GAME.key, answers=[], mode="")
    live: Any = SimpleNamespace(
        now=SimpleNamespace(game=lambda: game, row=row), game=lambda: game, row=row, bots={}, id="t"
    )
    crew = bots.Bots(SimpleNamespace(settings=settings))  # type: ignore[arg-type]
    begun = time.monotonic()
    asyncio.run(crew._step(live, 1))
    assert said == ["decline"]
    return time.monotonic() - begun


def test_with_a_cancel_and_without_one_a_bot_answers_after_the_same_time(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    patient = replace(settings, bot_aside=ASIDE)
    assert asked("bread-and-circuses").moves(1) == ["cancel bread-and-circuses", "decline"]
    assert asked("sabotage").moves(1) == ["decline"]
    for card in ("bread-and-circuses", "sabotage"):
        assert answered(patient, card, monkeypatch) >= ASIDE


def test_where_nobody_but_bots_plays_they_do_not_wait(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = replace(settings, bot_aside=20.0)
    assert answered(slow, "sabotage", monkeypatch, people=False) < 10
