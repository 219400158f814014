"""The table before the first era: continent, displays, stacks, consoles (p. 6-10)."""

from __future__ import annotations

from typing import Final

from ecumene.games.civolution.card_data import (
    ATTRIBUTES,
    BOX,
    CATEGORY_ROWS,
    CONTENT,
    EVENTS,
    FIRST_MATERIAL,
    GOALS,
    HAND_ROWS,
    INCOMES,
    LOCATIONS,
    START_MARKERS,
    THINGS,
    cards_of,
)
from ecumene.games.civolution.continent.geometry import continent
from ecumene.games.civolution.continent.lands import (
    CAMP_PLAYERS,
    CAMPS,
    CORNERS,
    FIRST_CAMP,
    LAND,
    STARTS,
    TERRITORIES,
)
from ecumene.games.civolution.continent.layouts import draw_layout
from ecumene.games.civolution.effects.powers import refresh
from ecumene.games.civolution.eras.era import Era
from ecumene.games.civolution.eras.events import MILD
from ecumene.games.civolution.player import Player, fresh
from ecumene.games.civolution.printed import (
    ATTRIBUTE_DISPLAY,
    BOAT_CARGO,
    ERA_TILES,
    FINAL_TILES,
    GOAL_CELLS,
    INCOME_DISPLAY,
    MARKERS,
    MATERIAL_LAND,
    PIECES,
    RESET_COLUMNS,
    START_CHOICE,
    START_DICE,
    SUPPLY_ACTIVATION,
    SUPPLY_FATE,
    TRIBES,
)
from ecumene.games.civolution.setup.start_cards import StartCards, hand_out
from ecumene.games.civolution.setup.start_tokens import StartTokens, give_monolith, take_start_token
from ecumene.games.civolution.solo.rival import LEVELS, new_rival
from ecumene.games.civolution.state import BLOCKED, FREE, STACKS, GameState
from ecumene.games.civolution.tribes.settling import turn_up
from ecumene.kernel.game import Options
from ecumene.kernel.luck import Luck
from ecumene.kernel.sealed import UNANSWERED

HANDS: Final[int] = len(HAND_ROWS)
_OPEN: Final[list[int]] = [THINGS.numbers[id] for id in CONTENT.value("first_game")["open"]]


def lay_out(players: int, options: Options, luck: Luck) -> GameState:
    """Return the table, ready for the start cards."""
    first_game = bool(options.get("first_game", False))
    chosen: list[int] = [int(seat) for seat in options.get("ready_hands", [])]
    ready = [1 if first_game or seat in chosen else 0 for seat in range(players)]
    s = _table(players, first_game, ready, luck)
    for seat in range(players):
        _console(s, seat)
    if players == 1:
        _rival(s, options)
    _ready_hands(s, luck)
    s.first = -1 if players > 1 else 0
    if 0 not in ready:
        give_monolith(s, luck)
    return s


def _table(players: int, first_game: bool, ready: list[int], luck: Luck) -> GameState:
    layout = draw_layout(luck, first_game)
    goal_bag, income_bag, attribute_bag = GOALS[:], INCOMES[:], ATTRIBUTES[:]
    tiles = luck.shuffled(BOX.numbers(CATEGORY_ROWS))[: ERA_TILES + FINAL_TILES]
    goal_display = [luck.take(goal_bag) if cell < GOAL_CELLS[players] else -1 for cell in range(6)]
    s = GameState(
        [Era(0)],
        False,
        [fresh() for _ in range(players)],
        1,
        0,
        0,
        0,
        MILD,
        -1,
        EVENTS[:],
        layout,
        [-1] * TERRITORIES,
        [-1] * CORNERS,
        LOCATIONS[:],
        [0] * TERRITORIES,
        [FREE] * TERRITORIES,
        [FREE if CAMP_PLAYERS[camp] <= players else BLOCKED for camp in range(CAMPS)],
        [0] * CAMPS,
        [[] for _ in range(STACKS)],
        [cards_of(stack) for stack in range(STACKS)],
        [[] for _ in range(STACKS)],
        [[] for _ in range(STACKS)],
        goal_bag,
        goal_display,
        income_bag,
        [luck.take(income_bag) for _ in range(INCOME_DISPLAY)],
        attribute_bag,
        [luck.take(attribute_bag) for _ in range(ATTRIBUTE_DISPLAY)],
        SUPPLY_ACTIVATION[players],
        SUPPLY_FATE[players],
        tiles[:ERA_TILES],
        tiles[ERA_TILES:],
        [],
        [],
        [],
        first_game,
        ready,
        [],
        False,
        continent(layout),
    )
    for place in STARTS:
        if first_game:
            s.resources[place] = next(thing for thing in _OPEN if _land_of(thing) == LAND[place])
        else:
            turn_up(s, place, luck)
    return s


def _land_of(material: int) -> int:
    return MATERIAL_LAND[material - FIRST_MATERIAL]


def _console(s: GameState, seat: int) -> None:
    """Set up a console, with a tribe and a raw material on each start territory (p. 8)."""
    player = s.players[seat]
    player.supply = MARKERS
    player.tribes = TRIBES
    player.dice = START_DICE[:]
    player.fate = PIECES["fate_dice"]
    player.farms = PIECES["farms"]
    refresh(player)
    for place in STARTS:
        camp = next(
            camp for camp in range(FIRST_CAMP[place] + 1, FIRST_CAMP[place + 1]) if s.camp_owner[camp] == FREE
        )
        s.camp_owner[camp] = seat
        player.tribes -= 1
        player.raw[place] += 1
        player.supply -= 1
    player.cargo = [BOAT_CARGO] * len(player.cargo)
    player.reset_markers = RESET_COLUMNS
    player.supply -= sum(player.cargo) + player.reset_markers


def _rival(s: GameState, options: Options) -> None:
    """Set up V.I.C.I.: a tribe and a provision marker on each start territory (p. 39)."""
    rival = new_rival(LEVELS.index(options.get("vici", LEVELS[0])), bool(options.get("vici_hard", False)))
    s.vici = [rival]
    s.free_start = bool(options.get("free_start", False))
    for place in STARTS:
        camps = range(FIRST_CAMP[place] + 1, FIRST_CAMP[place + 1])
        s.camp_owner[next(camp for camp in camps if s.camp_owner[camp] == FREE)] = len(s.players)
        rival.tribes -= 1
        rival.provision[place] += 1
        rival.supply -= 1


def _ready_hands(s: GameState, luck: Luck) -> None:
    """Hand out ready hands and, to the others, cards to choose from; start tokens come after that (p. 8-10)."""
    hands = list(range(HANDS))
    markers = START_MARKERS[:]
    choosing = [seat for seat in range(len(s.players)) if not s.ready[seat]]
    for seat in range(len(s.players)):
        if s.ready[seat]:
            row = HAND_ROWS[hands.pop(luck.number(len(hands)))]
            player = s.players[seat]
            player.hand = sorted(THINGS.numbers[id] for id in row["cards"])
            for card in player.hand:
                _take_from_stacks(s, card)
            hand_out(s, seat, THINGS.numbers[row["start_marker"]], luck)
            markers.remove(THINGS.numbers[row["start_marker"]])
            take_start_token(s, seat, THINGS.numbers[row["start_token"]], luck.take(s.goal_bag), luck)
    for seat in choosing:
        if not s.free_start:
            _deal(s.players[seat], s, markers, luck)
    if choosing:
        blank = [UNANSWERED] * len(choosing)
        s.stack.append(StartTokens(0))
        s.stack.append(StartCards(choosing, blank, blank[:], blank[:]))


def _take_from_stacks(s: GameState, card: int) -> None:
    for stack in s.closed:
        if card in stack:
            stack.remove(card)


def _deal(player: Player, s: GameState, markers: list[int], luck: Luck) -> None:
    """Two cards of each type and three start marker cards to choose from."""
    player.hand = sorted(
        luck.take(s.closed[stack]) for stack in range(STACKS) for _ in range(START_CHOICE["drawn_per_type"])
    )
    player.dealt = sorted(luck.take(markers) for _ in range(START_CHOICE["markers_dealt"]))
