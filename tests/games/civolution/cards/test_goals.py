"""Every goal token is reached with what it asks for, and not with one less."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games.civolution.card_data import GOAL_ROWS, THINGS
from ecumene.games.civolution.continent.lands import OF_LAND, PLACES
from ecumene.games.civolution.level_block.goals import is_reached
from ecumene.games.civolution.printed import LANDS
from ecumene.games.civolution.state import GameState
from tests.games.civolution.situation import seat, table

Doc = dict[str, Any]
ROWS: dict[str, Doc] = {row["id"]: row for row in GOAL_ROWS}
LANDSCAPES = [PLACES.slugs[OF_LAND[land][at]] for at in (0, 1) for land in range(6)]
MODULES = ["migration", "procreation", "production", "transport", "sustenance"]
CARDS = ["a22:1", "b30:2", "c09:3", "d18:4", "e05:5"]


def of_land(land: str) -> list[str]:
    """Return the territories of a land."""
    return [PLACES.slugs[at] for at in OF_LAND[LANDS.index(land)]]


def having(word: str, n: int, told: Doc) -> None:
    """Tell a civilization of which a count is so many."""
    name, _, of = word.partition(":")
    if name == "feature":
        told[of] = n
    elif name == "tribes":
        told["tribes"] += [f"{of_land(of)[0] if of else LANDSCAPES[at]}:0" for at in range(n)]
    elif name == "farms":
        told["farms"] += [of_land(of)[0]] * n if of else LANDSCAPES[:n]
    elif word in ("territories", "strong_tribes", "wild_tribes") or name == "territories":
        told["tribes"] += [f"{slug}:0" for slug in (of_land(of) if of else LANDSCAPES)[:n]]
    elif word in ("boats", "boat_tribes"):
        told["boats"] = "a-water d-water" if n > 1 or word == "boat_tribes" else "a-water"[: 99 * n]
        told["tribes"] += ["a-water:0"] * (n if word == "boat_tribes" else 0)
    elif word == "upgrades":
        told["levels"] = " ".join(f"{module}:2" for module in MODULES[:n])
    elif word == "level3_modules":
        told["levels"] = "trade:3" if n else "trade:2"
    elif word == "favor_space":
        told["favour"] = n
    elif word == "tracks_at_5":
        told.update({f"track{at}": 5 if at < n else 4 for at in range(5)})
    elif word == "best_track":
        told["track2"] = n
    elif word == "fate_dice":
        told["fate"] = n
    elif word in ("cards", "card_types_installed"):
        told["block"] = " ".join(CARDS[:n])
    else:
        told["later"].append((word, n))


def with_less(goal: str, less: int) -> GameState:
    """Return a table at which seat 0 has what a goal asks for, of the first thing so many less."""
    told: Doc = {"tribes": [], "farms": [], "later": []}
    asked: list[tuple[str, int]] = []
    for name, n in ROWS[goal].get("pay", {}).items():
        asked += list(n.items()) if name == "material" else [(name, n)]
    for at, (name, n) in enumerate(asked):
        told[name] = n - (less if at == 0 else 0)
    for at, (word, n) in enumerate(ROWS[goal].get("have", {}).items()):
        having(word, n - (less if at == 0 else 0), told)
    later = told.pop("later")
    told["farms"] = " ".join(told["farms"])
    s = table(seat(" ".join(told.pop("tribes")), **told), seat("c-swamp:2"))
    player = s.players[0]
    for word, n in later:
        if word == "settlements":
            player.settlements = [0 if at < n else 1 for at in range(4)]
        elif word == "statues":
            player.statues[0] = n
        else:
            assert word == "activation_dice"
            player.spent += n - 6
    return s


@pytest.mark.parametrize("goal", ROWS)
def test_a_goal_is_reached_with_what_it_asks_for_and_not_with_less(goal: str) -> None:
    assert is_reached(with_less(goal, 0), 0, THINGS.number(goal))
    assert not is_reached(with_less(goal, 1), 0, THINGS.number(goal))
