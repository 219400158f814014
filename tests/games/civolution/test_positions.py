"""Positions come from outside: what play reaches is accepted, what cannot be is refused with its fault."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from ecumene.games.civolution.card_data import FIRST_MATERIAL
from ecumene.games.civolution.continent.lands import CAMP_TERRITORY, CAMPS, TERRITORIES
from ecumene.games.civolution.game import GAME
from ecumene.games.civolution.printed import LANDS, MATERIAL_LAND, MATERIALS
from ecumene.games.civolution.state import FREE, GameState
from ecumene.kernel.frame import apply, waiting
from ecumene.kernel.impossible import Impossible
from ecumene.kernel.luck import Luck
from tests.games.civolution.random_games import begin, play_on
from tests.games.civolution.situation import open_grounds, place, seat, table, thing

Doc = dict[str, Any]
CHANGES = 400


def fault(change: Callable[[GameState], None]) -> str:
    """Return why a position is refused after a change."""
    s = table(seat("b-forest:2 c-swamp:2", jade=4), seat("c-desert:2"), locations={"c4": "l01"})
    change(s)
    with pytest.raises(Impossible) as caught:
        GAME.restore(GAME.dump(s))
    return str(caught.value.args[0])


def closed_token(s: GameState) -> int:
    """Return a material that lies nowhere, of another land than desert."""
    things = [FIRST_MATERIAL + at for at in range(MATERIALS) if LANDS[MATERIAL_LAND[at]] != "desert"]
    return next(each for each in things if each not in s.resources)


def tribe_on_closed_land(s: GameState) -> None:
    free = [camp for camp in range(CAMPS) if s.camp_owner[camp] == FREE]
    s.camp_owner[next(camp for camp in free if s.resources[CAMP_TERRITORY[camp]] < 0)] = 0
    s.players[0].tribes -= 1


def wild_tribe_on_water(s: GameState) -> None:
    s.players[0].wild_weak[place("d-water")] = 1
    s.players[0].tribes -= 1


def tile_twice(s: GameState) -> None:
    s.final_tiles[0] = s.era_tiles[2]


def three_statues(s: GameState) -> None:
    at = place("c4") - TERRITORIES
    s.players[0].statues[at] = 3
    s.players[0].supply -= 3


def statue_without_ground(s: GameState) -> None:
    s.players[0].statues[0] = 1
    s.players[0].supply -= 1


def settlement_without_ground(s: GameState) -> None:
    s.players[0].settlement_at[0], s.players[0].settlements[0] = 1, 0


def farm_beside_a_volcano(s: GameState) -> None:
    s.locations[place("d2") - TERRITORIES] = thing("l23")
    s.unseen.remove(thing("l23"))
    s.farm_owner[place("b-forest")] = 0
    s.players[0].farms -= 1


def token_twice(s: GameState) -> None:
    s.resources[place("d-desert")] = s.resources[place("c-desert")]


def token_on_another_land(s: GameState) -> None:
    s.resources[place("d-desert")] = closed_token(s)


def token_on_water(s: GameState) -> None:
    s.resources[place("d-water")] = closed_token(s)


def laden_boat(s: GameState) -> None:
    s.players[0].cargo[0] += 1
    s.players[0].supply -= 1


def event_twice(s: GameState) -> None:
    s.event = s.events[0]


FAULTS: dict[Callable[[GameState], None], str] = {
    tribe_on_closed_land: "closed-land", wild_tribe_on_water: "wild-water", tile_twice: "tiles",
    three_statues: "ground-full", statue_without_ground: "no-ground", settlement_without_ground: "no-ground",
    farm_beside_a_volcano: "farm-volcano", token_twice: "token-twice", token_on_another_land: "token-land",
    token_on_water: "token-land", laden_boat: "cargo", event_twice: "events",
}  # fmt: skip


@pytest.mark.parametrize("change", FAULTS, ids=lambda change: change.__name__)
def test_what_cannot_be_is_refused_with_its_fault(change: Callable[[GameState], None]) -> None:
    assert fault(change) == FAULTS[change]


def test_two_buildings_on_an_open_ground_are_accepted() -> None:
    s = table(seat("b-forest:2"), seat())
    open_grounds(s, 1)
    s.players[0].statues[0], s.players[0].settlement_at[0], s.players[0].settlements[0] = 1, 1, 0
    s.players[0].supply -= 1
    GAME.restore(GAME.dump(s))


def some_positions() -> list[Doc]:
    """Return positions of random games, as documents; each is accepted as it is."""
    found: list[Doc] = []
    for seed in range(8):
        s, luck = begin(1 + seed % 4, seed)
        dice, moves = Luck(seed), 0
        while waiting(s):
            legal = s.stack[-1].legal(s, waiting(s)[0])
            apply(s, waiting(s)[0], legal[dice.below(len(legal))], luck)
            moves += 1
            if moves % 60 == 0 and waiting(s):
                found.append(GAME.dump(s))
                assert GAME.dump(GAME.restore(found[-1])) == found[-1]
    return found


def changed(doc: Doc, choose: Random) -> Doc | None:
    """Return a copy with one number changed, or one thing doubled, moved or removed: half of them in the stack."""
    copy: Doc = _copy(doc)
    at: Any = copy if choose.random() < 0.5 else copy["stack"]
    for _ in range(9):
        keys = list(at if isinstance(at, dict) else range(len(at)))
        if not keys:
            return None
        key = choose.choice(keys)
        if isinstance(at[key], dict | list) and at[key]:
            if isinstance(at[key], list) and choose.random() < 0.2:
                _disturb(at[key], choose)
                return copy
            at = at[key]
            continue
        if isinstance(at[key], bool) or not isinstance(at[key], int):
            return None
        at[key] += choose.choice([-1, 1])
        return copy
    return None


def _disturb(row: list[Any], choose: Random) -> None:
    one, other = choose.randrange(len(row)), choose.randrange(len(row))
    kind = choose.randrange(3)
    if kind == 0:
        row[one], row[other] = row[other], row[one]
    elif kind == 1:
        row[one] = row[other]
    else:
        row.pop(one)


def _copy(doc: Any) -> Any:
    if isinstance(doc, dict):
        return {key: _copy(value) for key, value in doc.items()}
    return [_copy(value) for value in doc] if isinstance(doc, list) else doc


def test_a_changed_position_is_refused_or_plays_on() -> None:
    docs = some_positions()
    refused = played = 0
    for number in range(CHANGES):
        choose = Random(number)
        doc = changed(choose.choice(docs), choose)
        if doc is None:
            continue
        try:
            s = GAME.restore(doc)
        except ValueError:
            refused += 1
            continue
        play_on(s, Luck(number), Luck(number + 1))
        played += 1
    assert refused > 100 and played > 30, (refused, played)
