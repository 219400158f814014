"""Situations in a few words: a table with capitals, technologies, figures and markers where a test wants them."""

from __future__ import annotations

from ecumene.games.sid_meiers_civilization.card_data import (
    CHINA,
    FIRST_TECHNOLOGY,
    UNIT_OF,
    UNITS,
    number,
)
from ecumene.games.sid_meiers_civilization.city_phase.turn import begin_city
from ecumene.games.sid_meiers_civilization.game import SidMeiersCivilization
from ecumene.games.sid_meiers_civilization.map.ground import derive_marks, lay_tile, layout_of
from ecumene.games.sid_meiers_civilization.map.squares import NAMES, square
from ecumene.games.sid_meiers_civilization.map.tiles import ARROWS, GROUNDS, squares_of
from ecumene.games.sid_meiers_civilization.movement.turn import begin_movement
from ecumene.games.sid_meiers_civilization.pieces import add_army, add_city, add_scout, put_mark
from ecumene.games.sid_meiers_civilization.player import LEVELS_AT
from ecumene.games.sid_meiers_civilization.research.research import begin_research
from ecumene.games.sid_meiers_civilization.round.round import (
    CITY,
    MOVEMENT,
    RESEARCH,
    START,
    TRADE,
    PhaseTurns,
    Round,
)
from ecumene.games.sid_meiers_civilization.setup.lay_out import empty_table, give, lay_out
from ecumene.games.sid_meiers_civilization.start_phase.turn import begin_start
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.trade_phase.turn import begin_trade
from ecumene.kernel.frame import advance, apply, waiting
from ecumene.kernel.luck import Luck
from ecumene.table.loading import from_position
from ecumene.table.table import Table
from tests.games.handling import Handling

GAME = SidMeiersCivilization()
_HANDS = Handling(GAME)
moves = _HANDS.moves
refusal = _HANDS.refusal
LUCK = Luck(7)


def table(*civilizations: str, round: int = 2, first_game: bool = False, first: int = 0) -> GameState:
    """Return a table with capitals on the recommended squares, and nothing else on the map."""
    s = empty_table(len(civilizations), first_game, False, first)
    for seat, slug in enumerate(civilizations):
        give(s, seat, number(f"{slug}-civilization"), LUCK)
    lay_out(s, LUCK)
    s.round = round
    for place, seat in enumerate(s.order()):
        corner = layout_of(s).slots[place]
        centre = next(one for one in squares_of(corner) if GROUNDS[s.ground[one]].capital)
        add_city(s, seat, centre, int(s.players[seat].civilization == CHINA), LUCK)
    s.stack = [Round(START)]
    return s


def open_map(s: GameState, *tiles: str, arrow: str = "up") -> None:
    """Lay neutral tiles face up onto the slots after the homes, without huts and villages on them."""
    for at, slug in enumerate(tiles):
        tile = number(slug)
        s.tiles_left.remove(tile)
        lay_tile(s, layout_of(s).homes + at, tile, ARROWS.index(arrow))
    s.huts, s.villages = [], []


def phase(s: GameState, which: int, seat: int = 0) -> None:
    """Let a phase be under way, and a seat have its turn."""
    s.stack = [Round(which + 1)]
    if which == RESEARCH:
        begin_research(s)
    else:
        s.stack.append(PhaseTurns(s.order().index(seat) + 1, which))
        begun = {START: begin_start, TRADE: begin_trade, CITY: begin_city, MOVEMENT: begin_movement}[which]
        begun(s, seat, LUCK)
    advance(s, LUCK)


def start(s: GameState, seat: int = 0) -> GameState:
    """Let a seat begin its start phase."""
    phase(s, START, seat)
    return s


def trading(s: GameState, seat: int = 0) -> GameState:
    """Let a seat begin its trade phase."""
    phase(s, TRADE, seat)
    return s


def cities(s: GameState, seat: int = 0) -> GameState:
    """Let a seat begin its city phase."""
    phase(s, CITY, seat)
    return s


def moving(s: GameState, seat: int = 0) -> GameState:
    """Let a seat begin its movement phase."""
    phase(s, MOVEMENT, seat)
    return s


def researching(s: GameState) -> GameState:
    """Let all research."""
    phase(s, RESEARCH)
    return s


def know(s: GameState, seat: int, *technologies: str) -> None:
    """Let a seat know technologies."""
    for slug in technologies:
        s.players[seat].technologies |= 1 << (number(slug) - FIRST_TECHNOLOGY)
    s.players[seat].derive()


BASES = [
    ["masonry", "pottery", "currency", "philosophy", "horseback-riding", "code-of-laws"],
    ["construction", "printing-press", "irrigation", "monarchy"],
    ["banking", "theology"],
]


def with_bases(s: GameState) -> GameState:
    """Return the same table, with technologies below those that a test has given a seat without their pyramid."""
    twin = s.copy()
    for seat, player in enumerate(twin.players):
        for below in (2, 1, 0):
            for slug in BASES[below]:
                rows = player.power[LEVELS_AT : LEVELS_AT + 5]
                if rows[below + 1] and rows[below] <= rows[below + 1]:
                    know(twin, seat, slug)
    return twin


def govern(s: GameState, seat: int, government: str) -> None:
    """Give a seat a government."""
    s.players[seat].government = number(government)


def army(s: GameState, seat: int, *names: str) -> None:
    """Put armies on squares."""
    for name in names:
        add_army(s, seat, square(name))


def scout(s: GameState, seat: int, name: str, sends: bool = False) -> None:
    """Put a scout on a square, which may send it to the capital already."""
    add_scout(s, seat, square(name))
    s.players[seat].scout_since[-1] = 1
    s.players[seat].scout_sends[-1] = int(sends)


def mark(s: GameState, seat: int, thing: str, name: str) -> None:
    """Lay a building, wonder or great person onto a square."""
    one = number(thing)
    for pile in (s.people, s.wonder_deck):
        if one in pile:
            pile.remove(one)
    if one in s.wonder_row:
        s.wonder_row[s.wonder_row.index(one)] = -1
    put_mark(s, seat, one, square(name), LUCK)


def city(s: GameState, seat: int, name: str, walls: int = 0) -> None:
    """Put a city on the map."""
    add_city(s, seat, square(name), walls, LUCK)
    derive_marks(s)


def units(s: GameState, seat: int, *cards: str) -> None:
    """Let a standing force consist of these cards."""
    player = s.players[seat]
    for card in player.units:
        s.piles[UNITS.index(UNIT_OF[card])].append(card)
    player.units = sorted(number(card) for card in cards)
    for card in player.units:
        s.piles[UNITS.index(UNIT_OF[card])].remove(card)


def hand(s: GameState, seat: int, *cards: str) -> None:
    """Put event cards into a hand."""
    for card in cards:
        thing = number(card)
        next(deck for deck in s.decks if thing in deck).remove(thing)
        s.players[seat].hand.append(thing)
    s.players[seat].hand.sort()


def hut_tokens(s: GameState, seat: int, *resources: str) -> None:
    """Give a seat tokens of huts."""
    for slug in resources:
        s.huts_pile.remove(number(slug))
        s.players[seat].huts.append(number(slug))
    s.players[seat].huts.sort()


def tokens(s: GameState, seat: int, **resources: int) -> None:
    """Give a seat tokens of the market."""
    for slug, count in resources.items():
        s.players[seat].resources[["incense", "silk", "iron", "wheat"].index(slug)] += count
        s.market[["incense", "silk", "iron", "wheat"].index(slug)] -= count


def play(s: GameState, *texts: str) -> GameState:
    """Play moves, each by whoever is waited for and has it."""
    for text in texts:
        a = GAME.grammar.parse(text)
        able = [seat for seat in waiting(s) if a in s.stack[-1].legal(s, seat)]
        assert able, f"{text} is none of {moves(s)}"
        apply(s, able[0], a, LUCK)
    return s


def at_a_table(s: GameState) -> Table:
    """Return a table on which all lies so; pyramids that hang in the air get a base."""
    s = with_bases(s)
    doc = {
        "ecumene": 1,
        "game": GAME.key,
        "rules": GAME.rulebook.version,
        "players": len(s.players),
        "options": {},
        "seed": 1,
        "number": 0,
        "state": GAME.dump(s),
    }
    return from_position(doc)


def named(squares: list[int]) -> list[str]:
    """Return the names of squares."""
    return [NAMES.slugs[one] for one in squares]
