"""The obstacle of a paragraph is the only truth: `legal` lists exactly the moves that have none."""

from __future__ import annotations

import pytest

from ecumene.games.through_the_ages import GAME
from ecumene.games.through_the_ages.state import GameState
from ecumene.kernel.frame import Frame, advance, apply, waiting
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED
from tests.games.through_the_ages.laws import at_random
from tests.games.through_the_ages.military.rich import Rich

PHASES = ("ActionPhase", "PoliticsPhase")
ASKED_OFTEN = {"ActionPhase", "PoliticsPhase", "Ordered", "Defense", "Auction", "SendForce"}


def allowed(s: GameState, seat: int) -> set[tuple[int, int, int]]:
    """Return every move that can be written, belongs to the question, and has no obstacle."""
    frame = s.stack[-1]
    writable = [a for a in GAME.writable_actions(s) if frame.takes(a[0])]
    return {a for a in writable if frame.obstacle(s, seat, a) == ALLOWED}


@pytest.mark.parametrize("age", [0, 1, 2, 3])
def test_what_is_legal_is_what_has_no_obstacle(age: int) -> None:
    seen: dict[str, int] = {}
    for seed in range(6):
        game, luck, choose = Rich(age) if age else GAME, Luck(seed), at_random(seed)
        s = game.setup(2 + seed % 3, {}, luck)
        assert isinstance(s, GameState)
        advance(s, luck)
        for move in range(160):
            if not waiting(s):
                break
            seat, name = waiting(s)[0], type(s.stack[-1]).__name__
            listed = type(s.stack[-1]).obstacle is Frame.obstacle  # a plain list, no obstacle
            if not listed and (move % 3 == 0 or name not in PHASES):
                assert set(s.stack[-1].legal(s, seat)) == allowed(s, seat), name
                seen[name] = seen.get(name, 0) + 1
            apply(s, seat, choose(s, seat), luck)
    assert sum(seen.values()) >= 200
    assert age < 2 or set(seen) >= ASKED_OFTEN, seen
