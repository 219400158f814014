"""What an event or an ability still has to be told: seats, squares, wonders, kinds of figures."""

from __future__ import annotations

from ecumene.games.sid_meiers_civilization.card_data import ARMY, GREAT_PERSON, IS_EVENT, IS_PERSON, ROWS, SCOUT
from ecumene.games.sid_meiers_civilization.effects.abilities import ABILITIES, Ability
from ecumene.games.sid_meiers_civilization.interrupts import targets
from ecumene.games.sid_meiers_civilization.map.figures import armies_at, scouts_at
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.verbs import CHOOSE, PLACE_AT, TARGET
from ecumene.kernel.frame import Action


def choices(
    s: GameState, seat: int, thing: int, which: int, target: int, square: int, other: int, chosen: int, second: int
) -> list[Action]:
    """Return what an event or ability still has to be told, in canonical order."""
    if IS_EVENT[thing]:
        return _event_choices(s, seat, thing, target, square, other, chosen, second)
    ability = ABILITIES[thing][which]
    effect = ability.effect
    player = s.players[seat]
    if effect == "production":
        return _places(sorted(player.cities)) if square < 0 else []
    if effect == "trade":
        return _seats(s.others(seat)) if target < 0 else []
    if effect == "either":
        return _either(s, seat, ability) if target < 0 and square < 0 and chosen < 0 else []
    if effect == "lock":
        return _places(_unlocked(s)) if square < 0 else []
    if effect == "destroy-city":
        return _places(targets.rival_cities(s, seat)) if square < 0 else []
    if effect == "sail":
        if square < 0:
            starts = sorted(set(player.armies + player.scouts))
            return _places([start for start in starts if targets.harbours(s, seat, start)])
        return _places(targets.harbours(s, seat, square)) if other < 0 else []
    return []


def _either(s: GameState, seat: int, ability: Ability) -> list[Action]:
    moves: list[Action] = [(CHOOSE, wonder, 0) for wonder in targets.obsolete_wonders(s, ability.ages)]
    if ability.other == "kill-unit":
        moves += _seats([other for other in s.others(seat) if s.players[other].units])
    else:
        moves += _places(targets.building_squares(s, seat, targets.EVERYWHERE, False))
    return moves


def _unlocked(s: GameState) -> list[int]:
    return [square for square, ground in enumerate(s.ground) if ground >= 0 and square not in s.locked]


def _event_choices(
    s: GameState, seat: int, card: int, target: int, square: int, other: int, chosen: int, second: int
) -> list[Action]:
    row = ROWS[card]
    effect: str = row["effect"]
    if effect == "production":
        return _places(sorted(s.players[seat].cities)) if square < 0 else []
    if effect == "terrain":
        return _places(targets.disaster_squares(s, seat, card)) if square < 0 else []
    if effect == "exchange":
        return _seats(targets.teachers(s, seat, row["level"])) if target < 0 else []
    if effect == "anarchy":
        return _seats(targets.revolting(s, seat)) if target < 0 else []
    if effect == "destroy":
        found = targets.building_squares(s, seat, row["range"], True)
        if square < 0:
            return _places(found)
        more = [one for one in found if one != square]
        return _places(more) if row["buildings"] > 1 and other < 0 else []
    if effect == "move":
        if square < 0:
            return _places(targets.moving_starts(s, seat, row["squares"]))
        return _places(targets.moved_squares(s, seat, square, row["squares"])) if other < 0 else []
    if effect == "kill":
        if square < 0:
            return _places(targets.kill_squares(s, seat, card, row["range"]))
        if chosen < 0:
            return _victims(s, seat, card, target, square)
        return _second_victims(s, seat, card, target, square) if chosen != GREAT_PERSON and second < 0 else []
    return []


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
    rival = target if target >= 0 else targets.victims_at(s, seat, square)[0]
    if ROWS[card]["figures"] < 2 or armies_at(s, rival, square) < 2 or scouts_at(s, rival, square) < 2:
        return []
    return [(CHOOSE, ARMY, 0), (CHOOSE, SCOUT, 0)]


def _places(squares: list[int]) -> list[Action]:
    return [(PLACE_AT, square, 0) for square in squares]


def _seats(seats: list[int]) -> list[Action]:
    return [(TARGET, seat, 0) for seat in sorted(seats)]
