"""Ways to help a seat whose move is refused: give it what is wanting (see remedies.py)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ecumene.games.sid_meiers_civilization.card_data import (
    AGE,
    ANCIENT,
    ARMY,
    CULTURE,
    EVENTS,
    FIRST_TECHNOLOGY,
    GOVERNMENTS,
    HUT,
    IS_EVENT,
    IS_TECHNOLOGY,
    IS_WONDER,
    KIND,
    ON_MARKET,
    RESOURCES,
    ROWS,
    RUSSIA,
    SCOUT,
    STANDS_ON,
    STAR,
    TECHNOLOGIES,
    TECHNOLOGY_OF,
    TRADE,
    UNITS,
    VILLAGE,
    WATER,
    number,
)
from ecumene.games.sid_meiers_civilization.effects.abilities import LEVEL
from ecumene.games.sid_meiers_civilization.map.ground import TERRAIN, derive_marks, layout_of
from ecumene.games.sid_meiers_civilization.map.squares import AROUND, BESIDE
from ecumene.games.sid_meiers_civilization.player import LEVELS_AT, Player
from ecumene.games.sid_meiers_civilization.printed import MOST_TRADE
from ecumene.games.sid_meiers_civilization.start_phase.governments import ARMIES_FOUND
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.verbs import (
    DEVOTE,
    GIVE,
    HARVEST,
    PICK,
    PROPOSE,
    STOP,
    TRAIN,
    WANT,
)
from ecumene.kernel.frame import Action
from ecumene.kernel.refusal import Refusal
from tests.games.relevance import Remedy
from tests.games.sid_meiers_civilization.readings import top, top_name

MANY = 40
LAND = next(at for at, terrain in enumerate(TERRAIN) if terrain != WATER)


def of_player(change: Callable[[Player, Action, Refusal], Any]) -> Remedy:
    """Return a remedy that changes what the seat has; it returns False where nothing helps."""

    def remedy(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
        return change(s.players[seat], a, r) is not False

    return remedy


def sets(**values: int) -> Remedy:
    """Return a remedy that gives some numbers of the seat new values."""

    def remedy(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
        for name, value in values.items():
            setattr(s.players[seat], name, value)
        return True

    return remedy


def frame_sets(**values: int) -> Remedy:
    """Return a remedy that gives some numbers of the question new values."""

    def remedy(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
        for name, value in values.items():
            setattr(top(s), name, value)
        return True

    return remedy


def power(at: int, value: int) -> Remedy:
    """Return a remedy that gives the seat a power."""
    return of_player(lambda p, a, r: empower(p, at, value))


def empower(player: Player, at: int, value: int) -> None:
    """Give a seat a power; copies of the table share the list."""
    player.power = player.power[:]
    player.power[at] = value


def learns(player: Player, technology: int) -> bool:
    """Let a seat know a technology."""
    if not IS_TECHNOLOGY[technology]:
        return False
    player.technologies |= 1 << (technology - FIRST_TECHNOLOGY)
    player.derive()
    return True


def unlocks(player: Player, a: Action, r: Refusal) -> bool:
    """Let a seat know what unlocks a building or a government."""
    if a[1] in GOVERNMENTS:
        slug = ROWS[a[1]]["id"]
        able = [one for one in TECHNOLOGIES if slug in ROWS[one].get("governments", [])]
        return bool(able) and learns(player, able[0])
    return learns(player, TECHNOLOGY_OF[r.thing])


def tokens(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Give the seat all that an ability can cost; a token that is not asked for pays nothing."""
    player = s.players[seat]
    player.resources, player.huts, player.villages = [9] * len(ON_MARKET), RESOURCES[:], RESOURCES[:]
    player.trade, player.culture = MOST_TRADE, MANY
    return top_name(s) != "Pay"


def new_city(s: GameState, seat: int, centre: int) -> bool:
    """Give the seat a city that can act."""
    player = s.players[seat]
    player.cities.append(centre)
    player.walls.append(0)
    player.actions.append(1)
    player.boost.append(0)
    derive_marks(s)
    return True


def city_beside(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Found a city beside the square."""
    return new_city(s, seat, next(one for one in AROUND[a[1]] if len(AROUND[one]) == 8))


def city_there(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Found a city where the seat wants one to act; what no city makes nothing helps."""
    centre = a[1] if a[0] == DEVOTE else a[2] if a[0] in (TRAIN, HARVEST) else -1
    if a[0] == TRAIN and a[1] not in UNITS:
        return False
    if centre < 0 or centre in s.players[seat].cities or (a[0] == HARVEST and a[1] not in RESOURCES):
        return False
    return new_city(s, seat, centre)


def land(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Open the square, and let it be land."""
    s.ground[a[1]] = LAND
    return True


def terrain(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Let all outskirts be of a terrain on which the thing stands."""
    fits = next(at for at, kind in enumerate(TERRAIN) if kind in STANDS_ON[r.thing])
    for centre in s.players[seat].cities:
        for square in AROUND[centre]:
            s.ground[square] = fits
    return True


def without_stars(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Take all buildings with a star off."""
    player = s.players[seat]
    kept = [at for at, thing in enumerate(player.marks) if not STAR[thing]]
    player.marks, player.marks_at = [player.marks[at] for at in kept], [player.marks_at[at] for at in kept]
    derive_marks(s)
    return True


def wonder_built(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Let the seat have the wonder."""
    player = s.players[seat]
    player.marks.append(r.thing)
    player.marks_at.append(AROUND[player.cities[0]][0])
    derive_marks(s)
    return IS_WONDER[r.thing]


def on_market(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Open the wonder."""
    s.wonder_row[0] = r.thing
    return True


def in_hand(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Give the seat the card; in another phase nothing helps."""
    if not IS_EVENT[a[1]] or a[1] in s.players[seat].hand:
        return False
    s.players[seat].hand.append(a[1])
    return True


def founder(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Put the figure there, under a government whose armies found cities."""
    player = s.players[seat]
    if a[2] == SCOUT:
        player.scouts.append(a[1])
        player.scout_city.append(-1)
        player.scout_since.append(0)
        player.scout_sends.append(0)
    elif a[2] == ARMY and any(ARMIES_FOUND):
        player.armies.append(a[1])
        player.government = next(one for one in GOVERNMENTS if ARMIES_FOUND[one])
    else:
        return False
    return True


def beside(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Let the group stand beside the square, with steps to go."""
    top(s).at = BESIDE[a[1]][0]
    top(s).left = 9
    return True


def beside_tile(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Let the group stand beside the tile; where none lies nothing helps."""
    top(s).at = BESIDE[a[1]][0]
    return layout_of(s).slot_of[a[1]] >= 0


def face_down(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Turn the tile over."""
    s.ground[a[1]] = -1
    return True


def over_there(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Let the move that is under way be one from this square."""
    top(s).at = a[2]
    return True


def unmoved(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Put a figure there that has not moved, before its group has gone."""
    if a[1] not in (ARMY, SCOUT):
        return False
    player = s.players[seat]
    turn: Any = s.stack[-2] if top_name(s) == "Move" else top(s)
    for _ in range(9):
        (player.armies if a[1] == ARMY else player.scouts).append(a[2])
    (turn.armies if a[1] == ARMY else turn.scouts).append(a[2])
    if top_name(s) == "Move":
        top(s).moved = 0
    return a[0] == PICK


def reserve(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Put a great person into the reserve; only at the start of a round they are placed."""
    s.players[seat].people.append(a[1])
    if top_name(s) != "StartTurn":
        return False
    top(s).people = 9
    return True


def pyramid(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Lay technologies below."""
    level = LEVELS_AT + LEVEL[a[1]] - 1
    empower(s.players[seat], level - 1, s.players[seat].power[level] + 2)
    return True


def split(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Let the seat have half of its production left, or undivided."""
    turn = top(s)
    turn.split, turn.city, turn.pool = (2, s.players[seat].cities[0], 5) if a[0] == STOP else (0, -1, -1)
    return True


def offer(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Let the offer be made or still be open; nobody deals with itself."""
    if top_name(s) == "TradeTurn":
        top(s).left = 3
        return a[1] != seat and a[1] < len(s.players)
    top(s).sent = 1 - top(s).sent
    return True


def goods(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Give whoever would give it so much of the good; let an empty offer hold something."""
    deal = top(s)
    if a[0] == PROPOSE:
        deal.gives, deal.given = [TRADE], [1]
        return True
    if a[0] not in (GIVE, WANT):
        for one in (deal.seat, deal.partner):
            rich(s.players[one])
        return False
    player = s.players[deal.seat if a[0] == GIVE else deal.partner]
    most = MOST_TRADE if a[1] == TRADE else 9 if a[1] != CULTURE else MANY
    if not 0 < a[2] <= most:
        return False
    rich(player)
    slug = str(ROWS[a[1]]["id"])
    if a[0] == WANT and KIND[a[1]] in ("event", "face"):
        return False  # what others hold face down is asked for by its back
    if IS_EVENT[a[1]]:
        player.hand += [a[1]] * a[2]
    for held, word in ((player.huts, "hut-"), (player.villages, "village-")):
        if slug.startswith(word):
            held += [number(slug.removeprefix(word))] * a[2]
    held_of = {HUT: player.huts, VILLAGE: player.villages}
    held_of.get(a[1], []).extend(RESOURCES * 3)
    if a[0] == WANT and KIND[a[1]] == "age":
        player.hand += [next(card for card in EVENTS if ANCIENT + AGE[card] == a[1])] * a[2]
    return a[0] == WANT or KIND[a[1]] not in ("age", "token")


def another_step(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Let the offer be empty again; nothing takes away what it does not hold."""
    deal = top(s)
    deal.gives, deal.given, deal.wants, deal.wanted, deal.steps = [], [], [], [], 0
    return a[2] > 0


def rich(player: Player) -> None:
    """Give a seat trade, culture and tokens of the market."""
    player.trade, player.culture, player.resources = MOST_TRADE, MANY, [9] * len(ON_MARKET)


def russian(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Let the seat be Russia, with one figure beside a rival's city."""
    if s.realm[a[1]] >= 0:
        return False
    player, rival = s.players[seat], s.players[1 - seat if seat < 2 else 0]
    player.civilization = RUSSIA
    player.derive()
    top(s).armies, top(s).scouts, top(s).at = 1, 0, BESIDE[a[1]][0]
    rival.cities.append(a[1])
    derive_marks(s)
    return True


def scouts_send(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Give the seat so many scouts that send on their own, and the city."""
    player = s.players[seat]
    if not 0 < a[1] <= 9:
        return False
    while len(player.scouts) < a[1]:
        founder(s, seat, (a[0], player.cities[0], SCOUT), r)
    player.scout_sends = [1] * len(player.scouts)
    player.scout_city = [player.cities[0]] * len(player.scouts)
    if a[2] == player.cities[0]:
        return False
    return a[2] in player.cities or new_city(s, seat, a[2])


def in_reserve(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Take the figures of the seat off the map."""
    player = s.players[seat]
    player.armies, player.scouts = [], []
    return True


def armies_alone(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Let the group be an army."""
    top(s).armies, top(s).scouts = 1, 0
    return True


def without_marks(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Take all markers of the seat off."""
    s.players[seat].marks, s.players[seat].marks_at = [], []
    derive_marks(s)
    return True
