"""Coins and sums of cities counted from nothing: from printed tiles, cards and pieces alone."""

from __future__ import annotations

from collections import Counter

from ecumene.games.sid_meiers_civilization.card_data import ROWS, TECHNOLOGIES, THINGS
from ecumene.games.sid_meiers_civilization.map.tiles import LAYOUTS, SIDE, WIDTH
from ecumene.games.sid_meiers_civilization.player import Player
from ecumene.games.sid_meiers_civilization.state import GameState
from tests.games.sid_meiers_civilization.grids import GRIDS

KINDS = ("production", "trade", "culture", "coin")
TERRAINS = {"M": {"production": 1}, "F": {"production": 2}, "D": {"trade": 1}, "W": {"trade": 1}}
COINS_OF_TECHNOLOGIES = ("civil-service", "railroad", "computers")
SILENT = {
    ("fundamentalism", "library", "trade"),
    ("fundamentalism", "university", "trade"),
    ("communism-government", "temple", "culture"),
    ("communism-government", "cathedral", "culture"),
}
COINS_FOR_PRODUCTION = 3


def printed(s: GameState) -> dict[int, Counter[str]]:
    """Return the symbols of all squares that lie open, as printed or as a disaster made them."""
    found: dict[int, Counter[str]] = {}
    for slot, corner in enumerate(LAYOUTS[len(s.players)].slots):
        if s.tiles[slot] < 0:
            continue
        rows = [row.split() for row in GRIDS[THINGS.slug(s.tiles[slot])]]
        for _ in range(s.turns[slot]):
            rows = [list(row) for row in zip(*rows[::-1], strict=True)]  # a quarter turn clockwise
        for y in range(SIDE):
            for x in range(SIDE):
                letter, *more = rows[y][x].split(".")
                found[corner + y * WIDTH + x] = Counter(TERRAINS.get(letter, {})) + Counter(more)
    for at, terrain in zip(s.disaster_at, s.disaster_to, strict=True):
        found[at] = Counter(TERRAINS.get(THINGS.slug(terrain)[0].upper(), {}))
    return found


def symbols(s: GameState) -> dict[int, Counter[str]]:
    """Return the symbols in force: a marker covers what is printed, and governments silence some buildings."""
    found = printed(s)
    for player in s.players:
        rules = THINGS.slug(player.government)
        for thing, at in zip(player.marks, player.marks_at, strict=True):
            slug, row = THINGS.slug(thing), ROWS[thing]
            found[at] = Counter({k: row.get(k, 0) for k in KINDS if (rules, slug, k) not in SILENT})
    return found


def around(centre: int) -> list[int]:
    """Return the eight squares around a centre, which is never at the edge of the map."""
    return [centre + y * WIDTH + x for y in (-1, 0, 1) for x in (-1, 0, 1) if x or y]


def sent(player: Player) -> dict[int, int]:
    """Return the squares that scouts send, and to which city each: the first scout of a square sends it."""
    found: dict[int, int] = {}
    for at, city, sends in zip(player.scouts, player.scout_city, player.scout_sends, strict=True):
        if sends:
            found.setdefault(at, city)
    return found


def recount(s: GameState, seat: int) -> tuple[int, list[tuple[int, int, int]]]:
    """Return the coins of a seat, and production, trade and culture of each of its cities."""
    player, on = s.players[seat], symbols(s)
    rules = THINGS.slug(player.government)
    known = {THINGS.slug(one) for one in TECHNOLOGIES if player.knows(one)}
    rivals = {at for other in s.others(seat) for at in s.players[other].armies + s.players[other].scouts}
    scouted = sent(player)
    squares = {
        city: [at for at in around(city) if at not in rivals and at not in scouted]
        + [at for at, to in scouted.items() if to == city]
        for city in player.cities
    }
    coins = player.gifts + player.canal + sum(player.coin_tokens) + (rules == "feudalism")
    coins += sum(slug in known for slug in COINS_OF_TECHNOLOGIES)
    coins += sum(on[at]["coin"] for counted in squares.values() for at in counted)
    more = 2 * (rules == "communism-government")
    more += coins // COINS_FOR_PRODUCTION if "military-science" in known else 0
    sums = []
    for counted in squares.values():
        total = sum((on[at] for at in counted), Counter[str]())
        sums.append((total["production"] + more, total["trade"], total["culture"]))
    return coins, sums
