"""Every game says which answer declines; nobody has to guess it from its word or its place."""

from __future__ import annotations

import pytest

from ecumene.games import find, keys
from ecumene.kernel.frame import advance, apply, waiting
from ecumene.kernel.game import Options
from ecumene.kernel.laws import setups
from ecumene.kernel.luck import Luck

WAYS_OUT = ["pass", "skip", "decline", "done", "stop", "drop"]
GAMES = [(key, *setup) for key in keys() for setup in setups(find(key))]


@pytest.mark.parametrize(("key", "players", "options"), GAMES)
def test_whoever_may_decline_is_told_how(key: str, players: int, options: Options) -> None:
    game = find(key)
    luck, dice = Luck(3), Luck(4)
    s = game.setup(players, dict(options), luck)
    advance(s, luck)
    said = 0
    while waiting(s):
        seat = waiting(s)[0]
        frame = s.stack[-1]
        legal = frame.legal(s, seat)
        way_out = frame.declines(s, seat)
        ways = [a for a in legal if game.grammar.verbs[a[0]].word in WAYS_OUT]
        assert way_out in (ways or [None, *legal]), type(frame).__name__
        said += way_out is not None
        serious = [a for a in legal if a[0] not in game.grammar.seldom] or legal
        apply(s, seat, serious[dice.below(len(serious))], luck)
    assert said > 0
