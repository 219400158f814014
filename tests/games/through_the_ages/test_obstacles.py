"""What has no obstacle is legal, and nothing else: with hands and boards that random games seldom come to."""

from __future__ import annotations

import pytest

from ecumene.kernel.frame import advance, apply, waiting
from ecumene.kernel.laws.moves import check_obstacles
from ecumene.kernel.luck import Luck
from tests.games.through_the_ages.laws import at_random
from tests.games.through_the_ages.military.rich import Rich

PHASES = ("ActionPhase", "PoliticsPhase")
ASKED_OFTEN = {"ActionPhase", "PoliticsPhase", "Ordered", "Defense", "Auction", "SendForce"}


@pytest.mark.parametrize("age", [1, 2, 3])
def test_what_is_legal_is_what_has_no_obstacle(age: int) -> None:
    seen: dict[str, int] = {}
    for seed in range(6):
        game, luck, choose = Rich(age), Luck(seed), at_random(seed)
        s = game.setup(2 + seed % 3, {}, luck)
        advance(s, luck)
        for move in range(160):
            if not waiting(s):
                break
            seat, name = waiting(s)[0], type(s.stack[-1]).__name__
            if (move % 3 == 0 or name not in PHASES) and check_obstacles(game, s, seat):
                seen[name] = seen.get(name, 0) + 1
            apply(s, seat, choose(s, seat), luck)
    assert sum(seen.values()) >= 200
    assert age < 2 or set(seen) >= ASKED_OFTEN, seen
