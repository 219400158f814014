"""How bots see a game: functions that its `judge.py` lists."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ecumene.kernel.frame import Action


def always(s: Any) -> bool:
    """Say yes."""
    return True


def never(s: Any) -> bool:
    """Say no."""
    return False


def never_for_seat(s: Any, seat: int) -> bool:
    """Say no."""
    return False


def all_of_them(s: Any, seat: int, legal: list[Action]) -> list[Action]:
    """Think every legal action worth a thought."""
    return legal


class Judge:
    """How bots see a game, part by part; `features` it always gives.

    features      named numbers that bots judge a state by: the same names in the same order in every state, since
                  bots line their weights up once
    calm          whether nothing hangs on the answers of others; bots judge no position before that
    ideas         the legal actions that are worth a bot's thought, where most are none; never nothing
    asks_aside    whether others are asked only if they step in; bots plan on as if nobody did
    pauses        whether a turn is over though the same seat is asked next: bots plan no further than that
    carried_out   whether all has been done that sealed answers said; bots judge no sealed answer before that
    """

    def __init__(
        self,
        *,
        features: Callable[[Any, int], dict[str, float]],
        calm: Callable[[Any], bool] = always,
        ideas: Callable[[Any, int, list[Action]], list[Action]] = all_of_them,
        asks_aside: Callable[[Any], bool] = never,
        pauses: Callable[[Any, int], bool] = never_for_seat,
        carried_out: Callable[[Any], bool] = always,
    ) -> None:
        self.features = features
        self.calm = calm
        self.ideas = ideas
        self.asks_aside = asks_aside
        self.pauses = pauses
        self.carried_out = carried_out
