"""The pieces on a table of Sid Meier's Civilization, read for what a refusal claims."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ecumene.games.sid_meiers_civilization.card_data import (
    ANARCHY,
    ARMY,
    ROWS,
    SCOUT,
    STANDS_ON,
    THINGS,
    WATER,
)
from ecumene.games.sid_meiers_civilization.effects.abilities import LEVEL
from ecumene.games.sid_meiers_civilization.map.ground import TERRAIN
from ecumene.games.sid_meiers_civilization.map.squares import AROUND
from ecumene.games.sid_meiers_civilization.player import LEVELS_AT, STACKING_AT
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.verbs import (
    BUILD,
    CANCEL,
    DEVOTE,
    DONE,
    FOUND,
    GIVE,
    HARVEST,
    PICK,
    PLACE_AT,
    TRAIN,
    USE,
    WALK,
)
from ecumene.kernel.frame import Action
from ecumene.kernel.refusal import Refusal

Claim = Callable[[GameState, int, Action, Refusal], bool]
MARKET = ("incense", "silk", "iron", "wheat")
PHASE_OF = {"StartTurn": "start", "CityTurn": "city", "MoveTurn": "movement", "MoveWindow": "movement"}


def top(s: GameState) -> Any:
    """Return the paragraph under way."""
    return s.stack[-1]


def at(*names: str, verbs: tuple[int, ...] = (), but: tuple[int, ...] = ()) -> Claim:
    """Claim that one of these paragraphs is under way, and that a verb is among some, or not among others."""

    def holds(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
        return type(top(s)).__name__ in names and (not verbs or a[0] in verbs) and a[0] not in but

    return holds


def either(*claims: Claim) -> Claim:
    """Claim one of several things."""
    return lambda s, seat, a, r: any(claim(s, seat, a, r) for claim in claims)


def both(*claims: Claim) -> Claim:
    """Claim several things."""
    return lambda s, seat, a, r: all(claim(s, seat, a, r) for claim in claims)


def top_name(s: GameState) -> str:
    """Return what the paragraph under way is called."""
    return type(top(s)).__name__


def lacks_tokens(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """A technology that is to be used asks for more tokens than the seat has, cards that count as one included."""
    if a[0] not in (USE, CANCEL):
        return False
    player = s.players[seat]
    gifts = [ROWS[card]["resources"] for card in player.hand if ROWS[card]["effect"] == "resource"]
    for ability in ROWS[a[1]].get("abilities", []):
        for kind, needed in ability.get("cost", {}).items():
            held = [THINGS.slug(one) for one in player.huts + player.villages]
            held += [slug for slug, count in zip(MARKET, player.resources, strict=True) for _ in range(count)]
            have = len(held) + len(gifts)
            if kind != "any":
                have = held.count(kind) + sum(kind in gift for gift in gifts)
            if have < needed:
                return True
    return False


def dealing(s: GameState) -> bool:
    """Tell whether wounds are still to be dealt or healed."""
    return bool(top(s).deal or top(s).mend)


def sheltered(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Somebody else has the wonder that shelters from events."""
    return any(r.thing in player.marks for other, player in enumerate(s.players) if other != seat)


def water(s: GameState, square: int) -> bool:
    """Tell whether a square is water, a harbour in it included."""
    return s.ground[square] >= 0 and TERRAIN[s.ground[square]] == WATER


def rival(s: GameState, seat: int, square: int) -> bool:
    """Tell whether a figure of somebody else stands in a square."""
    return any(square in player.armies + player.scouts for other, player in enumerate(s.players) if other != seat)


def own_figures(s: GameState, seat: int, square: int) -> int:
    """Count own figures in a square."""
    return (s.players[seat].armies + s.players[seat].scouts).count(square)


def full(s: GameState, seat: int, square: int) -> bool:
    """Tell whether a square takes no figure more."""
    return own_figures(s, seat, square) >= s.players[seat].power[STACKING_AT]


def centre(s: GameState, square: int) -> int:
    """Return whose city has its centre in a square, -1: nobody's."""
    return next((seat for seat, player in enumerate(s.players) if square in player.cities), -1)


def city_near(s: GameState, seat: int, square: int) -> int:
    """Return the own city that has a square in its outskirts, -1: none."""
    return next((one for one, middle in enumerate(s.players[seat].cities) if square in AROUND[middle]), -1)


def ready(s: GameState, seat: int) -> list[int]:
    """Return the cities that can act."""
    player = s.players[seat]
    return [
        city
        for city in range(len(player.cities))
        if player.actions[city] and not (city == 0 and player.government == ANARCHY)
    ]


def building_cities(s: GameState, seat: int) -> list[int]:
    """Return the cities that can build: those that can act, or the one that has begun a second thing."""
    frame = top(s)
    city = frame.city if type(frame).__name__ == "BuildAt" or getattr(frame, "split", 0) == 2 else -1
    return [s.players[seat].cities.index(city)] if city >= 0 else ready(s, seat)


def outskirts(s: GameState, seat: int, a: Action) -> list[int]:
    """Return the squares in question: the one that was named, or all around cities that can build."""
    if a[0] == PLACE_AT:
        return [a[1]]
    cities = [s.players[seat].cities[city] for city in building_cities(s, seat)]
    return [square for middle in cities for square in AROUND[middle]]


def in_question(s: GameState, a: Action) -> int:
    """Return the thing that is to be built or placed."""
    return a[1] if a[0] == BUILD else int(top(s).thing)


def stands(s: GameState, seat: int, square: int, kind: list[bool]) -> bool:
    """Tell whether around the own city of a square stands a marker of a kind."""
    middle = s.players[seat].cities[city_near(s, seat, square)]
    return any(s.marker[one] >= 0 and kind[s.marker[one]] for one in AROUND[middle])


def known(s: GameState, seat: int, technology: int) -> bool:
    """Tell whether a seat knows a technology."""
    return s.players[seat].knows(technology)


def acted(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """All cities have acted, or the one that is named has."""
    player = s.players[seat]
    city = city_named(s, seat, a)
    return not player.actions[city] if city >= 0 else not any(player.actions)


def idle_capital(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Anarchy reigns, and the capital is named or no other city is left to act."""
    city = city_named(s, seat, a)
    return s.players[seat].government == ANARCHY and (city == 0 or (city < 0 and not ready(s, seat)))


def city_named(s: GameState, seat: int, a: Action) -> int:
    """Return the own city that a move names, by its centre or a square of its outskirts; -1: none."""
    if a[0] == PLACE_AT:
        return city_near(s, seat, a[1])
    named = {DEVOTE: a[1], HARVEST: a[2], TRAIN: a[2]}.get(a[0], -1)
    return s.players[seat].cities.index(named) if named >= 0 else -1


def square_taken(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Some square in question that fits is held by a rival; nothing but an army goes there."""
    if a[0] == USE:  # a great person in reserve goes to any city
        return any(rival(s, seat, square) for middle in s.players[seat].cities for square in AROUND[middle])
    thing = in_question(s, a)
    return thing != ARMY and any(rival(s, seat, square) for square in outskirts(s, seat, a))


def no_terrain(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """No square in question has the terrain of a building."""
    fitting = STANDS_ON[in_question(s, a)]
    return all(TERRAIN[s.ground[square]] not in fitting for square in outskirts(s, seat, a))


def wrong_founding(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """No scout stands there, or it is no scout that is named."""
    return a[0] == FOUND and (a[2] != SCOUT or a[1] not in s.players[seat].scouts)


def no_room(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Several figures stand in the centre, and the squares around are nearly full."""
    room = sum(s.players[seat].power[STACKING_AT] - own_figures(s, seat, one) for one in AROUND[a[1]])
    closed = any(s.ground[one] < 0 or water(s, one) or rival(s, seat, one) for one in AROUND[a[1]])
    return own_figures(s, seat, a[1]) > 1 and (closed or room < own_figures(s, seat, a[1]) - 1)


def unmoved(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """No such figure stands there, or it has moved."""
    frame, player = top(s), s.players[seat]
    waiting = {ARMY: (frame.armies, player.armies), SCOUT: (frame.scouts, player.scouts)}.get(a[1], ([], []))
    return a[0] == PICK and (a[2] not in waiting[0] or a[2] not in waiting[1])


def too_dear(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The purse holds less than the price."""
    return 0 <= r.have < r.need


def no_pyramid(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Too few cards of the level below."""
    levels, level = s.players[seat].power[LEVELS_AT:], LEVEL[a[1]]
    return level > 1 and levels[level - 2] < levels[level - 1] + 2


def going(s: GameState, seat: int) -> int:
    """Return how many figures move, or are brought over water."""
    frame = top(s)
    return own_figures(s, seat, frame.square) if hasattr(frame, "square") else frame.armies + frame.scouts


def standing_ability(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """A spy holds the figures where they are, or a wonder keeps them out."""
    frame = top(s)
    if a[0] == DONE:
        return any(s.realm[one] not in (-1, seat) for one in frame.armies + frame.scouts)
    if ROWS[r.thing]["id"] == "communism":
        return frame.at in s.locked
    square = a[1] if a[0] == WALK else frame.at
    return s.realm[square] not in (-1, seat) and r.thing in s.players[s.realm[square]].marks


def told_already(deal: Any, a: Action) -> bool:
    """Return whether an offer holds just so many of a thing."""
    things, counts = (deal.gives, deal.given) if a[0] == GIVE else (deal.wants, deal.wanted)
    return bool(dict(zip(things, counts, strict=True)).get(a[1], 0) == a[2])
