"""Positions that cannot have come from play are refused, each with its true fault."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ecumene.games.sid_meiers_civilization.map.squares import square
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.kernel.impossible import Impossible
from tests.games.sid_meiers_civilization.situation import GAME, army, city, know, mark, moving, open_map, table


def country() -> GameState:
    """Return a position in the movement phase that passes every check."""
    s = table("america", "china")
    open_map(s, "neutral-03", "neutral-10", "neutral-12")
    army(s, 0, "d5")
    moving(s)
    GAME.audit(s)
    return s


def lose_the_capital(s: GameState) -> None:
    """Take the only city away."""
    player = s.players[0]
    player.cities, player.walls, player.actions, player.boost = [], [], [], []


def change(attribute: str, value: object) -> Callable[[GameState], None]:
    """Change one number of the table."""
    return lambda s: setattr(s, attribute, value)


WRONG: dict[str, Callable[[GameState], None]] = {
    "no-capital": lose_the_capital,
    "pyramid": lambda s: know(s, 0, "flight"),
    "rivals": lambda s: army(s, 1, "d5"),
    "terrain": lambda s: mark(s, 0, "harbor", "c4"),
    "over": change("over", True),
    "won": lambda s: setattr(s.players[0], "gifts", 15),
    "round": change("round", 0),
    "too-many-figures": lambda s: army(s, 0, *["d6"] * 7),
    "cities-near": lambda s: city(s, 0, "c5"),
    "two-markers": lambda s: s.players[0].marks_at.extend([square("a4")] * 2),
}


@pytest.mark.parametrize("fault", sorted(WRONG))
def test_an_impossible_position_is_refused_with_its_fault(fault: str) -> None:
    s = country()
    WRONG[fault](s)
    with pytest.raises(Impossible) as found:
        GAME.audit(s)
    assert fault in str(found.value.args[0])


@pytest.mark.parametrize("frame", ["Round", "PhaseTurns", "MoveTurn"])
def test_a_rule_that_is_under_way_twice_is_refused(frame: str) -> None:
    doc = GAME.dump(country())
    GAME.restore(doc)
    at = [row["frame"] for row in doc["stack"]].index(frame)
    doc["stack"].insert(at, doc["stack"][at])
    with pytest.raises(Impossible, match="frame-lacks"):
        GAME.restore(doc)
