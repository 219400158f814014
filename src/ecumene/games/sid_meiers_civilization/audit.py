"""The checks that a position must pass: every piece of the box is in one place."""

from __future__ import annotations

from typing import Any

from ecumene.games.sid_meiers_civilization.battle.battle import NO_UNIT, Battle
from ecumene.games.sid_meiers_civilization.card_data import (
    AGE,
    COPIES,
    EVENTS,
    FAMILIES,
    FAMILY,
    GREAT_PEOPLE,
    GREAT_PERSON,
    HUTS_HOLD,
    IS_BUILDING,
    IS_PERSON,
    IS_WONDER,
    MARKERS,
    ON_MARKET,
    PEOPLE_IN_VILLAGES,
    RESOURCES,
    SPACES,
    STANDS_ON,
    STAR,
    UNIT_CARDS,
    UNIT_OF,
    UNITS,
    VILLAGES_HOLD,
)
from ecumene.games.sid_meiers_civilization.effects.abilities import COIN_HOLDERS, COIN_TOKENS
from ecumene.games.sid_meiers_civilization.map.ground import TERRAIN, is_water
from ecumene.games.sid_meiers_civilization.map.squares import AROUND, NAMES, too_near
from ecumene.games.sid_meiers_civilization.map.sums import coins
from ecumene.games.sid_meiers_civilization.map.tiles import HOME_OF, NEUTRAL_TILES
from ecumene.games.sid_meiers_civilization.movement.paths import Walking
from ecumene.games.sid_meiers_civilization.player import CITIES_AT, LEVELS_AT, Player
from ecumene.games.sid_meiers_civilization.printed import (
    ARMIES,
    COINS_TO_WIN,
    LONG_STOP,
    MOST_TRADE,
    SCOUTS,
    TOKENS_PER_PLAYER,
)
from ecumene.games.sid_meiers_civilization.research.technologies import TOP
from ecumene.games.sid_meiers_civilization.round.round import Round
from ecumene.games.sid_meiers_civilization.setup.players import ChooseCivilization, SetUp
from ecumene.games.sid_meiers_civilization.state import PLAYING, GameState
from ecumene.kernel.frame import Frame
from ecumene.kernel.impossible import need


def audit(s: GameState) -> None:
    """Count every piece; Impossible when something was lost or made from nothing."""
    _cards(s)
    _tokens(s)
    _markers(s)
    _tiles(s)
    for seat, player in enumerate(s.players):
        _player(s, seat, player)
    _cities(s)
    _progress(s)
    _squares(s)
    need(bool(s.stack) and isinstance(s.stack[0], Round), "no-round")
    names = [type(frame).__name__ for frame in s.stack]
    for frame, name in zip(s.stack, names, strict=True):
        need(names.count(name) <= frame.NESTED, "frame-lacks", frame=name)
        frame.check(s)


def _whole(found: list[int], right: list[int], what: str) -> None:
    need(sorted(found) == sorted(right), "pieces", what=what)


def barbarians(stack: list[Frame[Any]]) -> list[int]:
    """Return the unit cards of barbarians, which lie in the battle alone."""
    cards: list[int] = []
    for frame in stack:
        if isinstance(frame, Battle) and frame.village:
            cards += frame.theirs + [card for card in frame.facing if card != NO_UNIT]
    return cards


def _cards(s: GameState) -> None:
    wild = barbarians(s.stack)
    for at, unit in enumerate(UNITS):
        box = [card for card in UNIT_CARDS if UNIT_OF[card] == unit for _ in range(COPIES[card])]
        held = [card for player in s.players for card in player.units if UNIT_OF[card] == unit]
        held += [card for card in wild if UNIT_OF[card] == unit]
        _whole(s.piles[at] + s.dead[at] + held, box, "units")
    for age in range(3):
        box = [card for card in EVENTS if AGE[card] == age for _ in range(COPIES[card])]
        held = [card for player in s.players for card in player.hand if AGE[card] == age]
        _whole(s.decks[age] + s.discards[age] + held, box, "events")


def _tokens(s: GameState) -> None:
    huts = [face for face in RESOURCES for _ in range(HUTS_HOLD[face])]
    villages = [face for face in RESOURCES for _ in range(VILLAGES_HOLD[face])] + [
        GREAT_PERSON
    ] * PEOPLE_IN_VILLAGES
    _whole(s.huts_pile + s.huts_spent + [one for player in s.players for one in player.huts], huts, "huts")
    mine = [one for player in s.players for one in player.villages]
    _whole(s.villages_pile + s.villages_spent + mine, villages, "villages")
    need(len(s.huts) <= len(s.huts_pile) and len(s.villages) <= len(s.villages_pile), "pieces", what="tokens")
    for at in range(len(ON_MARKET)):
        total = s.market[at] + sum(player.resources[at] for player in s.players)
        need(total == TOKENS_PER_PLAYER * len(s.players), "pieces", what="resources")


def _markers(s: GameState) -> None:
    marks = [thing for player in s.players for thing in player.marks]
    for at, family in enumerate(FAMILIES):
        built = sum(IS_BUILDING[thing] and FAMILY[thing] == family for thing in marks)
        need(s.supply[at] + built == MARKERS[family], "pieces", what="buildings")
    people = [thing for thing in marks if IS_PERSON[thing]] + s.people + s.people_gone
    people += [thing for player in s.players for thing in player.people]
    _whole(people, [thing for thing in GREAT_PEOPLE for _ in range(COPIES[thing])], "people")
    wonders = [thing for thing in marks if IS_WONDER[thing]] + [one for one in s.wonder_row if one >= 0]
    wonders += s.wonder_deck + [
        frame.wonder for frame in s.stack if isinstance(frame, SetUp) and frame.wonder >= 0
    ]
    need(len(set(wonders)) == len(wonders), "pieces", what="wonders")
    need(all(wonder in marks for wonder in s.obsolete), "pieces", what="wonders")


def _tiles(s: GameState) -> None:
    laid = [tile for tile in s.tiles if tile >= 0 and tile in NEUTRAL_TILES]
    _whole(laid + s.tiles_left, NEUTRAL_TILES, "tiles")
    homes = [tile for tile in s.tiles if tile >= 0 and tile not in NEUTRAL_TILES]
    right = [HOME_OF[player.civilization] for player in s.players if player.civilization >= 0]
    need(not homes or sorted(homes) == sorted(right), "pieces", what="tiles")


def _player(s: GameState, seat: int, player: Player) -> None:
    need(0 <= player.trade <= MOST_TRADE and 0 <= player.space <= SPACES, "numbers", seat=seat)
    most = ARMIES + player.has("stacking")
    need(len(player.armies) <= most and len(player.scouts) <= SCOUTS, "too-many-figures", seat=seat)
    standing = player.armies.count(player.sailed), player.scouts.count(player.sailed)
    need(
        (player.sailed >= 0) == (player.sailed_armies + player.sailed_scouts > 0)
        and player.sailed_armies <= standing[0]
        and player.sailed_scouts <= standing[1],
        "brought",
        seat=seat,
    )
    for at, technology in enumerate(COIN_HOLDERS):
        need(player.coin_tokens[at] <= COIN_TOKENS[technology], "coins", seat=seat)
    for square in player.armies + player.scouts:
        need(s.ground[square] >= 0, "figures", seat=seat)
    for square in player.marks_at:
        need(any(square in AROUND[city] for city in player.cities), "markers", seat=seat)
    need(len(set(player.marks_at)) == len(player.marks_at), "two-markers", seat=seat)


def _cities(s: GameState) -> None:
    centres = [city for player in s.players for city in player.cities]
    for at, city in enumerate(centres):
        need(s.ground[city] >= 0, "cities")
        need(not too_near(centres[:at], city), "cities-near")
    for seat, player in enumerate(s.players):
        need(len(player.cities) <= max(1, player.power[CITIES_AT]), "city-limit", seat=seat)
        for city in player.cities:
            marks = [s.marker[square] for square in AROUND[city] if s.marker[square] >= 0]
            need(sum(STAR[thing] for thing in marks) <= 1, "stars", seat=seat)
            need(sum(IS_WONDER[thing] for thing in marks) <= 1, "wonders", seat=seat)


def _progress(s: GameState) -> None:
    """Refuse what would have ended the game, and seats that could not have come so far."""
    need(1 <= s.round <= LONG_STOP, "round")
    need(s.over == (s.ending != PLAYING), "over")
    set_up = any(isinstance(frame, (SetUp, ChooseCivilization)) for frame in s.stack)
    for seat, player in enumerate(s.players):
        if player.civilization >= 0:
            rows = player.power[LEVELS_AT : LEVELS_AT + TOP]
            need(all(not rows[at] or rows[at] < rows[at - 1] for at in range(1, TOP)), "pyramid", seat=seat)
        if not set_up:
            need(player.civilization >= 0 and bool(player.cities), "no-capital", seat=seat)
        if player.cities and not s.over:
            won = coins(s, seat) >= COINS_TO_WIN or player.space >= SPACES
            need(not won and not player.power[LEVELS_AT + TOP - 1], "won", seat=seat)


def _squares(s: GameState) -> None:
    """Refuse markers on the wrong terrain, and rivals on one square where neither moves nor fights."""
    meeting = [frame.at for frame in s.stack if isinstance(frame, Walking)]
    meeting += [frame.square for frame in s.stack if isinstance(frame, Battle)]
    held: dict[int, int] = {}
    for seat, player in enumerate(s.players):
        for square in set(player.armies + player.scouts):
            other = held.setdefault(square, seat)
            need(other == seat or square in meeting or s.over, "rivals", square=NAMES.slugs[square])
        for thing, square in zip(player.marks, player.marks_at, strict=True):
            fits = TERRAIN[s.ground[square]] in STANDS_ON[thing] if IS_BUILDING[thing] else True
            need(fits and not (IS_PERSON[thing] and is_water(s, square)), "terrain", square=NAMES.slugs[square])
