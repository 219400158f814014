"""What an event or an ability still has to be told: seats, squares, wonders, kinds of figures."""

from __future__ import annotations

from typing import Final

from ecumene.games.sid_meiers_civilization.card_data import ARMY, GREAT_PERSON, IS_EVENT, IS_PERSON, ROWS, SCOUT
from ecumene.games.sid_meiers_civilization.effects.abilities import ABILITIES
from ecumene.games.sid_meiers_civilization.interrupts import targets
from ecumene.games.sid_meiers_civilization.map.figures import armies_at, scouts_at
from ecumene.games.sid_meiers_civilization.map.tiles import SQUARES
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.verbs import CHOOSE, PLACE_AT, TARGET
from ecumene.kernel.frame import Action
from ecumene.kernel.refusal import ALLOWED, UNLISTED

ALL: Final = list(range(SQUARES))


def choices(
    s: GameState, seat: int, thing: int, which: int, target: int, square: int, other: int, chosen: int, second: int
) -> list[Action]:
    """Return what an event or ability still has to be told, in canonical order."""
    if IS_EVENT[thing] and square >= 0 and other < 0 and ROWS[thing]["effect"] == "move":
        return _places(targets.moved_squares(s, seat, square, ROWS[thing]["squares"]))
    near = range_of(s, seat, thing)
    found = aims(s, seat, thing, which, target, square, other, chosen, second)
    return [a for a in found if aim_obstacle(s, seat, thing, which, target, square, near, a) == ALLOWED]


def range_of(s: GameState, seat: int, thing: int) -> list[bool]:
    """Return for each square whether an event or ability reaches it."""
    most = ROWS[thing].get("range", targets.EVERYWHERE) if IS_EVENT[thing] else targets.EVERYWHERE
    return targets.in_range(s, seat, most)


def aims(
    s: GameState, seat: int, thing: int, which: int, target: int, square: int, other: int, chosen: int, second: int
) -> list[Action]:
    """Return what comes into question next: squares, seats, wonders, kinds of figures; nothing at the end."""
    if IS_EVENT[thing]:
        return _event_aims(s, seat, thing, target, square, other, chosen, second)
    ability = ABILITIES[thing][which]
    effect, player = ability.effect, s.players[seat]
    if effect == "production" and square < 0:
        return _places(sorted(player.cities))
    if effect == "trade" and target < 0:
        return _seats(s.others(seat))
    if effect == "either" and target < 0 and square < 0 and chosen < 0:
        wonders: list[Action] = [(CHOOSE, wonder, 0) for wonder in targets.obsolete_wonders(s, ability.ages)]
        return wonders + (_seats(s.others(seat)) if ability.other == "kill-unit" else _places(ALL))
    if effect == "lock" and square < 0:
        return _places(ALL)
    if effect == "destroy-city" and square < 0:
        return _places(targets.rival_cities(s, seat))
    if effect == "sail" and other < 0:
        return _places(sorted(set(player.armies + player.scouts)) if square < 0 else ALL)
    return []


def _event_aims(
    s: GameState, seat: int, card: int, target: int, square: int, other: int, chosen: int, second: int
) -> list[Action]:
    row = ROWS[card]
    effect: str = row["effect"]
    if effect == "production" and square < 0:
        return _places(sorted(s.players[seat].cities))
    if (effect == "terrain" and square < 0) or (
        effect == "destroy" and (square < 0 or (row["buildings"] > 1 and other < 0))
    ):
        return _places(ALL)
    if effect in ("exchange", "anarchy") and target < 0:
        return _seats(s.others(seat))
    if effect in ("move", "kill") and square < 0:
        rivals = [s.players[one] for one in s.others(seat)]
        return _places(sorted({at for one in rivals for at in one.armies + one.scouts + one.marks_at}))
    if effect == "kill" and chosen < 0:
        return _victims(s, seat, card, target, square)
    if effect == "kill" and chosen != GREAT_PERSON and second < 0:
        return _second_victims(s, seat, card, target, square)
    return []


def aim_obstacle(
    s: GameState, seat: int, thing: int, which: int, target: int, square: int, near: list[bool], a: Action
) -> int:
    """Return what keeps an event or ability from an aim: out of range, sheltered, crowded, or nothing fits."""
    if a[0] == TARGET and (a[1] == seat or a[1] >= len(s.players)):
        return UNLISTED
    if IS_EVENT[thing]:
        return _event_obstacle(s, seat, thing, target, square, near, a)
    ability = ABILITIES[thing][which]
    effect, at = ability.effect, a[1]
    if a[0] == CHOOSE:
        fits = effect == "either" and at in targets.obsolete_wonders(s, ability.ages)
    elif a[0] == TARGET:
        fits = effect == "trade" or (ability.other == "kill-unit" and bool(s.players[at].units))
    elif effect == "either" and ability.other != "kill-unit":
        return targets.building_obstacle(s, seat, at, near, False)
    elif effect == "sail":
        if square < 0:
            return targets.sailing_obstacle(s, seat, at)
        return targets.harbour_obstacle(s, seat, square, at)
    elif effect == "lock":
        fits = near[at] and at not in s.locked
    elif effect == "destroy-city":
        fits = at in targets.rival_cities(s, seat)
    else:
        fits = effect == "production" and at in s.players[seat].cities
    return ALLOWED if fits else UNLISTED


def _event_obstacle(
    s: GameState, seat: int, card: int, target: int, square: int, near: list[bool], a: Action
) -> int:
    row, at = ROWS[card], a[1]
    effect: str = row["effect"]
    if effect == "kill" and square >= 0:
        told = _victims(s, seat, card, target, square) + _second_victims(s, seat, card, target, square)
        return ALLOWED if a in told else UNLISTED
    if a[0] == TARGET and effect == "exchange":
        return targets.teacher_obstacle(s, seat, at, row["level"])
    if a[0] == TARGET and effect == "anarchy":
        return targets.revolt_obstacle(s, at)
    if a[0] != PLACE_AT:
        return UNLISTED
    if effect == "terrain":
        return targets.disaster_obstacle(s, seat, card, at)
    if effect == "destroy":
        return targets.building_obstacle(s, seat, at, near, True) if at != square else UNLISTED
    if effect == "kill":
        return targets.kill_obstacle(s, seat, card, at, near)
    if effect == "move" and square < 0:
        return targets.moving_obstacle(s, seat, at, row["squares"], near)
    if effect == "move":
        if at in targets.moved_squares(s, seat, square, row["squares"]):
            return ALLOWED
        return targets.landing_obstacle(s, targets.rivals_at(s, seat, square)[0], square, at) or UNLISTED
    return ALLOWED if effect == "production" and at in s.players[seat].cities else UNLISTED


def _victims(s: GameState, seat: int, card: int, target: int, square: int) -> list[Action]:
    """Return what an event can kill in a square: an army first, a scout first, or a great person.

    Where one rival flies over another, it is said first whose figures.
    """
    rivals, owner = targets.victims_at(s, seat, square) if target < 0 else [target], s.realm[square]
    moves: list[Action] = _seats(rivals) if len(rivals) > 1 else []
    if len(rivals) == 1 and armies_at(s, rivals[0], square):
        moves.append((CHOOSE, ARMY, 0))
    if len(rivals) == 1 and scouts_at(s, rivals[0], square):
        moves.append((CHOOSE, SCOUT, 0))
    mark = s.marker[square]
    person = "great_people" in ROWS[card] and mark >= 0 and IS_PERSON[mark] and target < 0
    if person and owner != seat and targets.may_be_aimed_at(s, owner):
        moves.append((CHOOSE, GREAT_PERSON, 0))
    return moves


def _second_victims(s: GameState, seat: int, card: int, target: int, square: int) -> list[Action]:
    """Return what the second figure can be, where two of each kind stand there: else the first choice says it."""
    rivals = [target] if target >= 0 else targets.victims_at(s, seat, square)
    if not rivals:
        return []
    rival = rivals[0]
    if ROWS[card]["figures"] < 2 or armies_at(s, rival, square) < 2 or scouts_at(s, rival, square) < 2:
        return []
    return [(CHOOSE, ARMY, 0), (CHOOSE, SCOUT, 0)]


def _places(squares: list[int]) -> list[Action]:
    return [(PLACE_AT, square, 0) for square in squares]


def _seats(seats: list[int]) -> list[Action]:
    return [(TARGET, seat, 0) for seat in sorted(seats)]
