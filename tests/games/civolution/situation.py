"""Situations of Civolution, told in a few words.

`table(seat("b-forest:2 b-hills:1w", dice="1 3", wood=2), seat("c-swamp:0"))` is a table of two in the turn of
seat 0. A tribe is its territory and number: 1 to 5 is the encampment (`w`: it lies), 0 a strong and 6 a weak tribe
outside. What is not told is neutral: no tribes, no markers, six dice, no cards in hand, all tokens in their bags.
"""

from __future__ import annotations

from typing import Any

from ecumene.games.civolution.audit import audit, derive
from ecumene.games.civolution.card_data import BOX, CARD_TYPE, CATEGORY_ROWS, THINGS
from ecumene.games.civolution.console.turn import Turn
from ecumene.games.civolution.continent.lands import LAND, PLACES, TERRITORIES
from ecumene.games.civolution.continent.spots import SPOTS, spot_of
from ecumene.games.civolution.effects.powers import refresh
from ecumene.games.civolution.effects.program import program
from ecumene.games.civolution.effects.run import run
from ecumene.games.civolution.eras.era import STEPS, ActionPhase, Era
from ecumene.games.civolution.game import GAME
from ecumene.games.civolution.level_block.columns import insert
from ecumene.games.civolution.locations.kinds import GROUND, KIND
from ecumene.games.civolution.player import Player
from ecumene.games.civolution.printed import GOAL_CELLS
from ecumene.games.civolution.setup.lay_out import lay_out
from ecumene.games.civolution.state import BLOCKED, FREE, GameState
from ecumene.games.civolution.tribes.places import add_outside, camp_at
from ecumene.games.civolution.tribes.settling import turn_up
from ecumene.kernel.frame import advance, apply, waiting
from ecumene.kernel.luck import Event, Luck, Written

Doc = dict[str, Any]
# Where tiles A to H lie in all situations: cell and direction, A, B and C as the first game has them.
LAYOUT = [24, 8, 45, 35, 53, 15, 20, 1]
NUMBERS = ("points", "favour", "supply", "tribes", "spent", "fate", "reset_markers", "farms")


def place(slug: str) -> int:
    return PLACES.numbers[slug]


def thing(slug: str) -> int:
    return THINGS.numbers[slug]


def seat(tribes: str = "", **told: Any) -> Doc:
    """Tell one civilization: its tribes, and markers, numbers or lists by name."""
    return {"tribes": tribes, **told}


def table(*seats: Doc, era: int = 1, first: int = 0, turn: int = 0, **told: Any) -> GameState:
    """Tell a table in the turn of a seat; `locations` lie open on corners, `tokens` on
    territories, and the displays show `goals`, `incomes` and `attributes` first."""
    rows = list(seats) or [seat(), seat()]
    s = lay_out(len(rows), {"first_game": True}, Luck(1))
    s.layout = LAYOUT[:]
    s.stack = [Era(STEPS.index("action") + 1), ActionPhase(((turn - first) % len(rows)) + 1), Turn(turn)]
    s.era, s.first = era, first
    s.camp_owner = [BLOCKED if owner == BLOCKED else FREE for owner in s.camp_owner]
    for player in s.players:
        _clear(s, player)
    for rival in s.vici:
        rival.tribes = 15
        rival.provision = [0] * TERRITORIES
        rival.supply = 46
    for at, row in enumerate(rows):
        _tell(s, at, dict(row))
    for word in str(told.pop("vici", "")).split():
        slug, _, number = word.partition(":")
        add_tribe(s, 1, place(slug), number)
    for corner, location in dict(told.pop("locations", {})).items():
        s.locations[place(corner) - TERRITORIES] = thing(location)
        s.unseen.remove(thing(location))
    for slug, material in dict(told.pop("tokens", {})).items():
        s.resources[place(slug)] = thing(material)
    _show(s.goal_bag, s.goal_display, str(told.pop("goals", "")), GOAL_CELLS[len(rows)])
    _show(s.income_bag, s.income_display, str(told.pop("incomes", "")), 3)
    _show(s.attribute_bag, s.attribute_display, str(told.pop("attributes", "")), 3)
    for name, value in told.items():
        assert hasattr(s, name), name
        setattr(s, name, value)
    other_final_tiles(s)
    derive(s)
    audit(s)
    return s


def other_final_tiles(s: GameState) -> None:
    """Let the final tiles be others than those of the eras: each category lies once."""
    rest = [tile for tile in BOX.numbers(CATEGORY_ROWS) if tile not in s.era_tiles]
    s.final_tiles = [tile for tile in s.final_tiles if tile in rest]
    s.final_tiles += [tile for tile in rest if tile not in s.final_tiles][: 3 - len(s.final_tiles)]


def open_grounds(s: GameState, count: int) -> None:
    """Let building grounds lie open on the first corners."""
    grounds = [location for location in s.unseen if KIND[location] == GROUND]
    for corner in range(count):
        if s.locations[corner] < 0:
            s.locations[corner] = grounds.pop()
            s.unseen.remove(s.locations[corner])


def _clear(s: GameState, player: Player) -> None:
    for card in player.hand:
        s.closed[CARD_TYPE[card]].append(card)
    player.hand = []
    for cell in player.goals:
        s.goal_bag += cell
        cell.clear()
    player.columns = [[] for _ in player.columns]
    player.start = -1
    player.markers = [0] * SPOTS
    player.raw = [0] * TERRITORIES
    player.modules = [1] * len(player.modules)
    player.tribes = 20
    player.supply = 50 - sum(player.cargo) - player.reset_markers


def _tell(s: GameState, at: int, row: Doc) -> None:
    player = s.players[at]
    for boat, slug in enumerate(str(row.pop("boats", "")).split()):
        player.boat_at[boat] = place(slug)
    for word in str(row.pop("tribes")).split():
        slug, _, number = word.partition(":")
        add_tribe(s, at, place(slug), number)
    for word in str(row.pop("raw", "")).split():
        slug, _, count = word.partition(":")
        player.raw[place(slug)] += int(count or 1)
        player.supply -= int(count or 1)
    for word in str(row.pop("farms", "")).split():
        s.farm_owner[place(word)] = at
        player.farms -= 1
    if "dice" in row:
        values = [int(value) for value in str(row.pop("dice")).split()]
        player.dice = [values.count(value) for value in range(1, 7)]
        player.spent = 6 - len(values)
    for card in str(row.pop("hand", "")).split():
        s.closed[CARD_TYPE[thing(card)]].remove(thing(card))
        player.hand = sorted([*player.hand, thing(card)])
    for slug in str(row.pop("block", "")).split():
        name, _, column = slug.partition(":")
        _install(s, player, thing(name), int(column) - 1)
    for slug in str(row.pop("goals", "")).split():
        s.goal_bag = [goal for goal in s.goal_bag if goal != thing(slug)]
        s.goal_display = [-1 if goal == thing(slug) else goal for goal in s.goal_display]
        next(cell for cell in player.goals if not cell).append(thing(slug))
    for word in str(row.pop("levels", "")).split():
        name, _, level = word.partition(":")
        player.modules[thing(name)] = int(level)
    player.tracks = [int(row.pop(f"track{track}", 0)) for track in range(5)]
    for name, value in row.items():
        if name in NUMBERS:
            if name == "fate":
                s.fate_left -= value - player.fate
            setattr(player, name, value)
        else:
            spot = spot_of(name.replace("_", "-"))
            player.markers[spot] += value
            player.supply -= value


def _install(s: GameState, player: Player, token: int, column: int) -> None:
    for pile in [*s.closed, s.income_bag, s.attribute_bag, s.goal_bag]:
        if token in pile:
            pile.remove(token)
    for display in (s.income_display, s.attribute_display, s.goal_display):
        if token in display:
            display[display.index(token)] = -1
    insert(player, token, column)
    refresh(player)


def _show(bag: list[int], display: list[int], slugs: str, cells: int) -> None:
    """Let a display show these tokens first; the others go back into the bag, and the rest is filled from it."""
    named = [thing(slug) for slug in slugs.split()]
    bag += [token for token in display if token >= 0]
    for at in range(len(display)):
        display[at] = -1
    for at in range(cells):
        token = named[at] if at < len(named) else next(token for token in sorted(bag) if token not in named)
        bag.remove(token)
        display[at] = token


def add_tribe(s: GameState, at: int, where: int, number: str) -> None:
    (s.players[at] if at < len(s.players) else s.vici[0]).tribes -= 1
    if LAND[where] != 6 and s.resources[where] < 0:
        turn_up(s, where, Luck(1))
    if number in ("0", "6"):
        add_outside(s, at, where, number == "6", 1)
    else:
        camp = camp_at(where, int(number[0]))
        assert s.camp_owner[camp] == FREE, "an encampment has one tribe"
        s.camp_owner[camp] = at
        s.camp_weak[camp] = 1 if number.endswith("w") else 0


def effect(s: GameState, *effects: Doc, at: int = 0, source: int = -1) -> GameState:
    """Let a civilization carry out an effect list, outside any module."""
    run(s, at, program(list(effects)), source)
    return s


def luck_of(dice: str = "", draws: str = "") -> Luck:
    """Return luck that rolls these dice, then draws these things; without any, some luck."""
    if not dice and not draws:
        return Luck(7)
    return Written([-int(value) for value in dice.split()] + [thing(slug) for slug in draws.split()])


def play(s: GameState, *moves: str, dice: str = "", draws: str = "") -> list[Event]:
    """Play moves as whoever is asked; return the log."""
    luck = luck_of(dice, draws)
    luck.log = []
    advance(s, luck)
    for move in moves:
        who = waiting(s)[0]
        a = GAME.grammar.parse(move)
        legal = s.stack[-1].legal(s, who)
        assert a in legal, f"{move}: only {', '.join(GAME.grammar.text(each) for each in legal)}"
        apply(s, who, a, luck)
    audit(s)
    return luck.log


def moves(s: GameState, dice: str = "") -> list[str]:
    """Return what can be done now."""
    advance(s, luck_of(dice))
    who = waiting(s)[0]
    return [GAME.grammar.text(a) for a in s.stack[-1].legal(s, who)]


def begins(s: GameState, word: str) -> list[str]:
    """Return the moves that begin with a word."""
    return [move for move in moves(s) if move.split()[0] == word]


def has(s: GameState, *names: str, at: int = 0) -> list[int]:
    """Return markers by name."""
    return [s.players[at].markers[spot_of(name)] for name in names]
