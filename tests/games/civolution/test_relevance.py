"""Every reason against a move is relevant: without it the move is legal, or something else stands in its way."""

from __future__ import annotations

from ecumene.games.civolution.game import GAME
from ecumene.kernel.frame import refuse
from tests.games.civolution.remedies import LASTING, REMEDIES
from tests.games.civolution.test_obstacles import MOVES, positions, rare_questions
from tests.games.relevance import still_refused

POSITIONS = 300
EACH = 2  # moves that are tried for each obstacle of a position


def test_every_obstacle_of_a_position_is_the_one_that_its_remedy_removes() -> None:
    remedied = set()
    for s, seat in [*positions(POSITIONS), *((s, 0) for s in rare_questions())]:
        frame = s.stack[-1]
        legal, seen = set(frame.legal(s, seat)), dict[int, int]()
        for a in MOVES:
            if not frame.takes(a[0]) or a in legal:
                continue
            why = frame.obstacle(s, seat, a)
            seen[why] = seen.get(why, 0) + 1
            told = refuse(s, seat, a)
            if seen[why] > EACH or told.rule in LASTING:
                continue
            still = still_refused(REMEDIES[told.rule], s, seat, a)
            assert not still, (GAME.grammar.text(a), told.rule, told.thing, told.need, told.have)
            if still is not None:
                remedied.add(why)
    assert len(remedied) > 50
