"""What a move that has only begun will bring: a module that was named, a branch that was chosen, a card.

Nothing on the table tells such moves apart yet, and a search that drops the worse lines would drop them blindly.
"""

from __future__ import annotations

from typing import Final

from ecumene.games.civolution.bots.cards_in_hand import best_ready, card_worth, slot_worth
from ecumene.games.civolution.bots.worth import ABILITY_WORTH, INCOME_WORTH, OP_WORTH, SPOT_WORTH, price_worth
from ecumene.games.civolution.building.grounds import settlement_moves, statue_moves
from ecumene.games.civolution.building.projects import Building, boat_moves, farm_moves
from ecumene.games.civolution.card_data import FIRST_CATEGORY
from ecumene.games.civolution.console.asking import UpTo
from ecumene.games.civolution.console.payment import SLEEP_MODULE, Payment, fewest_ideas
from ecumene.games.civolution.console.turn import AFTER, FEATURE_PROGRAM, SLEEP_PROGRAM, Activation
from ecumene.games.civolution.continent.lands import TERRITORIES
from ecumene.games.civolution.continent.spots import FOOD, IDEA, MATERIAL, MONEY
from ecumene.games.civolution.dice.gained import DieGain
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.effects.choices import AnyTrack, Branches
from ecumene.games.civolution.effects.counts import count
from ecumene.games.civolution.effects.program import MODULE_PROGRAM, PROGRAMS, Node
from ecumene.games.civolution.effects.run import Run
from ecumene.games.civolution.eras.feeding import food_needed
from ecumene.games.civolution.level_block.columns import next_level
from ecumene.games.civolution.level_block.goals import is_reached
from ecumene.games.civolution.level_block.incomes import IncomeAction, IncomeInstall, incomes_of
from ecumene.games.civolution.level_block.install import CardCost, CardInsert, CardInstall
from ecumene.games.civolution.modules.activities import Activity, activities_of, can_pay, price_of
from ecumene.games.civolution.modules.exploration import closed_around
from ecumene.games.civolution.modules.migration import Migration
from ecumene.games.civolution.modules.procreation import Procreation
from ecumene.games.civolution.modules.production import Production, Transport
from ecumene.games.civolution.modules.trade import Trade
from ecumene.games.civolution.printed import (
    CATEGORIES,
    DIE_VALUES,
    ERA_POINTS,
    ERAS,
    FAVOUR_SPACES,
    MODULES,
    PASSES,
    TRACKS,
)
from ecumene.games.civolution.scoring.categories import final_value
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.tribes import places as tribes

HUNGER: Final = 1.6  # what food is worth to tribes that would starve
GOAL: Final = 5.0
LINES: Final = 0.8  # what the lines of a track add to a step
UNDER: Final = 1.2  # what one of several small deeds is worth where nothing else tells


def eras_left(s: GameState) -> float:
    """Return how many eras are left, this one in part."""
    return 0.0 if s.over else ERAS + 0.7 - s.era


def promise(s: GameState, seat: int) -> float:
    """Return what a civilization has begun and not done yet."""
    found = 0.0
    for frame in s.stack:
        if isinstance(frame, Activation):
            if frame.seat == seat and frame.part < AFTER:
                found += module_promise(s, seat, frame.module)
        elif isinstance(frame, Run):
            if frame.seat == seat:
                nodes = PROGRAMS[frame.program]
                for at in range(frame.at, len(nodes)):
                    found += node_promise(s, seat, nodes[at])
        elif isinstance(frame, CardInsert):
            if frame.seat == seat:
                player = s.players[seat]
                found += slot_worth(player, next_level(player, frame.column))
                found += ABILITY_WORTH[frame.card] * eras_left(s)
        elif isinstance(frame, Payment):
            if frame.seat == seat:
                found -= SPOT_WORTH[IDEA] * min(9, fewest_ideas(s.players[seat], frame.module))
        elif isinstance(frame, (Branches, CardInstall, CardCost, IncomeInstall, IncomeAction, Activity, AnyTrack)):
            if frame.seat == seat:
                found += question_promise(s, seat, frame)
        elif (
            isinstance(frame, (UpTo, Migration, Procreation, Production, Transport, Building, Trade, DieGain))
            and frame.seat == seat
        ):
            found += UNDER
    return found


def question_promise(
    s: GameState,
    seat: int,
    frame: Branches | CardInstall | CardCost | IncomeInstall | IncomeAction | Activity | AnyTrack,
) -> float:
    """Return what the answer to a question will bring."""
    if isinstance(frame, Branches):
        worths = [program_promise(s, seat, program) for program in frame.programs if program]
        if not worths:
            return 0.0
        return sum(worths) if frame.every else max(worths)
    if isinstance(frame, CardInstall):
        return best_ready(s, seat, frame.kind, eras_left(s))
    if isinstance(frame, CardCost):
        player = s.players[seat]
        return card_worth(player, frame.card, next_level(player, frame.column), eras_left(s))
    if isinstance(frame, AnyTrack):
        return frame.left * max([step_worth(s, track) for track in range(TRACKS)])
    if isinstance(frame, IncomeInstall):
        return 3.0 + INCOME_WORTH[frame.token]
    if isinstance(frame, IncomeAction):
        return frame.left * best_income(s, seat)
    return frame.left * best_activity(s, seat)


def module_promise(s: GameState, seat: int, module: int) -> float:
    """Return what a module will bring on its level."""
    if module < MODULES:
        return program_promise(s, seat, MODULE_PROGRAM[module][s.players[seat].modules[module] - 1])
    program = SLEEP_PROGRAM if module == SLEEP_MODULE else FEATURE_PROGRAM[module - MODULES]
    return program_promise(s, seat, program)


def program_promise(s: GameState, seat: int, program: int) -> float:
    """Return what an effect list will bring as things stand."""
    found = 0.0
    for node in PROGRAMS[program]:
        found += node_promise(s, seat, node)
    return found


def node_promise(s: GameState, seat: int, node: Node) -> float:
    """Return what a step of an effect list will bring as things stand."""
    op = node.op
    if op == ops.CHOOSE or op == ops.ALL:
        found = 0.0
        for branch in node.branches:
            worth = program_promise(s, seat, branch)
            found = found + worth if op == ops.ALL else max(found, worth)
        return found
    if op == ops.FAVOUR_TEST:
        chance = check_chance(s, seat)
        return chance * program_promise(s, seat, node.then) + (1 - chance) * program_promise(s, seat, node.other)
    if op == ops.PAY:
        if not can_pay(s.players[seat], node.price):
            return 0.0
        return max(0.0, program_promise(s, seat, node.then) - price_worth(node.price))
    if op == ops.PER:
        times = min(node.n, count(s, seat, node.a) // node.b)
        return times * program_promise(s, seat, node.then) if times else 0.0
    if op == ops.IF:
        held = node.n != ops.AT_LEAST or count(s, seat, node.a) >= node.b
        return program_promise(s, seat, node.then if held else node.other)
    if op >= ops.MIGRATE:
        return land_promise(s, seat, node)
    return console_promise(s, seat, node)


def check_chance(s: GameState, seat: int) -> float:
    """Return how likely a favour check is passed without ideas."""
    player = s.players[seat]
    highest = PASSES[min(FAVOUR_SPACES, player.favour + player.power[ops.FAVOUR_PLUS])]
    if highest >= DIE_VALUES:
        return 1.0
    missed = 1.0
    for _ in range(player.fate):
        missed *= (DIE_VALUES - highest) / DIE_VALUES
    return 1.0 - missed


def step_worth(s: GameState, track: int) -> float:
    """Return what a step on a track brings: the end of the game, the eras that score it, its lines."""
    found = LINES + final_value(s, track)
    for era in range(s.era, ERAS + 1):
        if s.era_tiles[era - 1] - FIRST_CATEGORY == track:
            found += ERA_POINTS[era - 1]
    return found


def console_promise(s: GameState, seat: int, node: Node) -> float:
    """Return what a step brings that needs no territory."""
    op, player = node.op, s.players[seat]
    if op == ops.GAIN:
        if node.a == FOOD and node.n and food_needed(s, seat) > player.markers[FOOD]:
            return node.n * HUNGER
        return node.n * SPOT_WORTH[node.a]
    if op == ops.INSTALL:
        return best_ready(s, seat, node.a, eras_left(s))
    if op == ops.TRACK:
        if node.a >= 0:
            return node.n * step_worth(s, node.a)
        return node.n * max([step_worth(s, track) for track in range(TRACKS)])
    if op == ops.GOAL_INSTALL:
        reached = [cell for cell in player.goals if cell and is_reached(s, seat, cell[-1])]
        return GOAL if reached else 0.0
    if op == ops.INCOME_ACTION:
        return node.n * best_income(s, seat)
    if op == ops.ACTIVITY:
        return node.n * best_activity(s, seat)
    share = eras_left(s) / ERAS
    if op in (ops.UPGRADE, ops.FAVOUR, ops.CARD, ops.DRAW, ops.GOAL_GAIN, ops.INCOME_CHIP):
        return min(node.n, 3) * OP_WORTH[op] * (0.3 + share)
    return min(node.n, 6) * OP_WORTH[op]


def best_income(s: GameState, seat: int) -> float:
    """Return what the best income action brings."""
    found = 0.0
    for token in incomes_of(s.players[seat]):
        found = max(found, INCOME_WORTH[token])
    return found


def best_activity(s: GameState, seat: int) -> float:
    """Return what the best activity brings that can be paid for."""
    player = s.players[seat]
    found = 0.0
    for thing in activities_of(player):
        if can_pay(player, price_of(thing)):
            found = max(found, max(0.8, ABILITY_WORTH[thing] * 1.25))
    return found


def land_promise(s: GameState, seat: int, node: Node) -> float:
    """Return what a step brings on the continent, with dice or in trade."""
    op, player = node.op, s.players[seat]
    if op == ops.HUNT:
        food = 1.8 + 0.4 * player.fate
        lacking = max(0, food_needed(s, seat) - player.markers[FOOD])
        return node.n * (min(food, lacking) * HUNGER + max(0.0, food - lacking) * SPOT_WORTH[FOOD])
    if op == ops.STRENGTHEN:
        return min(node.n, tribes.on_continent(s, seat) - tribes.strong(s, seat)) * 1.2
    if op == ops.TRANSPORT:
        return min(node.n, sum(player.raw) + sum(player.cargo)) * OP_WORTH[op]
    if op == ops.PROCREATE:
        worth = 1.0 + 0.5 * place_worth(s, 7)
        return min(node.n, player.tribes) * worth
    if op == ops.MIGRATE:
        return min(node.n, 3) * (0.4 + 0.5 * place_worth(s, 8)) if tribes.strong(s, seat) else 0.0
    if op == ops.EXPLORE:
        most = 0
        for place in range(TERRITORIES):
            if tribes.is_in(s, seat, place):
                most = max(most, len(closed_around(s, place)))
        return most * 1.5
    if op == ops.BUILD:
        return build_worth(s, seat)
    if op == ops.GAIN_DIE:
        return OP_WORTH[op] * eras_left(s) / ERAS
    if op == ops.TRADE:
        return 1.5 if player.markers[MONEY] > 1 or sum(player.markers[MATERIAL:]) > 1 else 0.0
    if op == ops.LOSE:
        return -node.n * SPOT_WORTH[node.a]
    return min(node.n, 4) * OP_WORTH[op]


def place_worth(s: GameState, category: int) -> float:
    """Return what a unit of a category brings in the rest of the game."""
    found = float(final_value(s, category))
    for era in range(s.era, ERAS + 1):
        if s.era_tiles[era - 1] - FIRST_CATEGORY == category:
            found += ERA_POINTS[era - 1]
    return found


def build_worth(s: GameState, seat: int) -> float:
    """Return what the best building project brings."""
    if settlement_moves(s, seat):
        return 7.0
    if statue_moves(s, seat):
        return 4.0 + eras_left(s)
    if farm_moves(s, seat):
        return 1.0 + eras_left(s)
    return 2.0 if boat_moves(s, seat) else 0.0


if len(CATEGORIES) != 9:
    raise ValueError("population and expansion are the last two of nine categories")
