"""One step of an effect list: done at once, or begun as a frame of its chapter."""

from __future__ import annotations

from typing import Final

from ecumene.games.civolution.building.projects import Building
from ecumene.games.civolution.building.removal import Removal, TribeLost, raze_moves
from ecumene.games.civolution.card_data import SLEEP, THINGS
from ecumene.games.civolution.console.markers import gain, give_back
from ecumene.games.civolution.dice.fate import favour_check
from ecumene.games.civolution.dice.gained import DieGain
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.effects.choices import AnyFeature, AnyMaterial, AnyTrack, Branches, FeatureMove
from ecumene.games.civolution.effects.counts import count
from ecumene.games.civolution.effects.program import MODULE_PROGRAM, NOTHING, Node
from ecumene.games.civolution.effects.run import PERFORMERS, Performer, run
from ecumene.games.civolution.level_block.goals import GoalGain, GoalInstall
from ecumene.games.civolution.level_block.incomes import IncomeAction, IncomeChip
from ecumene.games.civolution.level_block.install import CardInstall
from ecumene.games.civolution.modules.activities import Activity, OptionalPayment
from ecumene.games.civolution.modules.exploration import Exploration, Revelation
from ecumene.games.civolution.modules.migration import migrate
from ecumene.games.civolution.modules.planning import LevelToken, Planning, Upgrade
from ecumene.games.civolution.modules.procreation import Procreation, Strengthening, WeakTribes
from ecumene.games.civolution.modules.production import Production, Transport
from ecumene.games.civolution.modules.research import CardDraw, CardGain
from ecumene.games.civolution.modules.sustenance import Hunt, LuckyFind
from ecumene.games.civolution.modules.trade import Trade
from ecumene.games.civolution.pieces import advance_favour, advance_track, score
from ecumene.games.civolution.solo.phases import rival_count
from ecumene.games.civolution.state import GameState
from ecumene.kernel.luck import Luck

TRANSPORT_MODULE: Final[int] = THINGS.numbers["transport"]


class Steps(Performer):
    """Every kind of step that an effect list can have."""

    def perform(self, s: GameState, seat: int, node: Node, thing: int, luck: Luck) -> None:
        op = node.op
        if op >= ops.CHOOSE:
            _control(s, seat, node, thing, luck)
        elif op >= ops.MIGRATE:
            _on_land(s, seat, node, thing, luck)
        else:
            _on_console(s, seat, node, thing, luck)


PERFORMERS.append(Steps())


def run_module(s: GameState, seat: int, module: int) -> None:
    """Begin the actions of a core module on its level; one that is upgraded meanwhile keeps to it."""
    level = s.players[seat].modules[module]
    run(s, seat, MODULE_PROGRAM[module][level - 1], module)


def _on_console(s: GameState, seat: int, node: Node, thing: int, luck: Luck) -> None:
    op, n = node.op, node.n
    stack = s.stack
    if op == ops.POINTS:
        score(s, seat, n, luck, thing)
    elif op == ops.GAIN:
        gain(s, seat, node.a, n, luck, thing)
    elif op == ops.ANY_FEATURE:
        stack.append(AnyFeature(seat, n, thing))
    elif op == ops.FEATURE_MOVE:
        stack.append(FeatureMove(seat, n, thing))
    elif op == ops.ANY_MATERIAL:
        stack.append(AnyMaterial(seat, n, node.a, node.b, thing))
    elif op == ops.PLAN:
        stack.append(Planning(seat, n, thing))
    elif op == ops.TRACK:
        if node.a >= 0:
            advance_track(s, seat, node.a, n, luck, thing)
        else:
            stack.append(AnyTrack(seat, n, 1 if node.a == ops.LOWEST_TRACK else 0, thing))
    elif op == ops.FAVOUR:
        advance_favour(s, seat, n, luck, thing)
    elif op == ops.UPGRADE:
        stack.append(Upgrade(seat, n, node.a, thing))
    elif op == ops.STAGE_FLIP:
        stack.append(LevelToken(seat, n, thing))
    elif op == ops.INCOME_CHIP:
        stack.append(IncomeChip(seat, n, thing))
    elif op == ops.INCOME_ACTION:
        stack.append(IncomeAction(seat, n, node.a, [], [], thing, 0))
    elif op == ops.ACTIVITY:
        stack.append(Activity(seat, n, node.a, [], thing))
    elif op == ops.GOAL_GAIN:
        stack.append(GoalGain(seat, n, thing))
    elif op == ops.GOAL_INSTALL:
        stack.append(GoalInstall(seat, n, thing))
    elif op == ops.CARD:
        stack.append(CardGain(seat, n, node.a, thing))
    elif op == ops.DRAW:
        plus = s.players[seat].power[ops.RESEARCH_PLUS]
        stack.append(CardDraw(seat, n + plus, node.a, [], thing))
    else:
        stack.append(CardInstall(seat, node.a, node.b, thing))


def _on_land(s: GameState, seat: int, node: Node, thing: int, luck: Luck) -> None:
    op, n = node.op, node.n
    stack = s.stack
    power = s.players[seat].power
    if op == ops.MIGRATE:
        migrate(s, seat, n + (power[ops.MIGRATE_PLUS] if is_module(thing) else 0), node.a, thing)
    elif op == ops.PROCREATE:
        stack.append(Procreation(seat, n, node.of[:], node.a, thing))
    elif op == ops.PLACE_WEAK:
        stack.append(WeakTribes(seat, n, -1, thing))
    elif op == ops.STRENGTHEN:
        stack.append(Strengthening(seat, n, thing))
    elif op == ops.HUNT:
        stack.append(Hunt(seat, n, thing, -1))
    elif op == ops.PRODUCE:
        plus = power[ops.PRODUCE_PLUS] if is_module(thing) else 0
        stack.append(Production(seat, n + plus, node.a, node.of[:], thing))
    elif op == ops.TRANSPORT:
        plus = power[ops.TRANSPORT_PLUS] if thing == TRANSPORT_MODULE else 0
        stack.append(Transport(seat, n + plus, node.a, thing))
    elif op == ops.LUCKY_FIND:
        stack.append(LuckyFind(seat, n, thing))
    elif op == ops.EXPLORE:
        stack.append(Exploration(seat, n, thing))
    elif op == ops.REVEAL:
        stack.append(Revelation(seat, n, thing))
    elif op == ops.BUILD:
        stack.append(Building(seat, n, node.a, node.b, thing))
    elif op == ops.GAIN_DIE:
        stack.append(DieGain(seat, node.a, thing))
    elif op == ops.TRADE:
        stack.append(Trade(seat, node.a, node.a, node.b, thing))
    elif op == ops.LOSE:
        give_back(s, seat, node.a, n, luck, thing)
    elif node.a == ops.TRIBE:
        stack.append(TribeLost(seat, thing))
    elif raze_moves(s, seat, node.a):
        stack.append(Removal(seat, node.a, NOTHING, thing))


def is_module(thing: int) -> bool:
    """Return whether a thing is a module: some rules change those alone."""
    return 0 <= thing < SLEEP


def _control(s: GameState, seat: int, node: Node, thing: int, luck: Luck) -> None:
    op = node.op
    if op in (ops.CHOOSE, ops.ALL):
        every = 1 if op == ops.ALL else 0
        s.stack.append(Branches(seat, node.branches[:], every, 0, thing))
    elif op == ops.FAVOUR_TEST:
        favour_check(s, seat, node.then, node.other, thing)
    elif op == ops.PAY:
        s.stack.append(OptionalPayment(seat, node.price, node.then, thing))
    elif op == ops.PER:
        run(s, seat, node.then, thing, min(node.n, count(s, seat, node.a) // node.b))
    elif holds(s, seat, node):
        run(s, seat, node.then, thing)
    else:
        run(s, seat, node.other, thing)


def holds(s: GameState, seat: int, node: Node) -> bool:
    """Return whether the condition of an IF holds; the most and the fewest need a sole leader."""
    mine = count(s, seat, node.a)
    if node.n == ops.AT_LEAST:
        return mine >= node.b
    for other in range(len(s.players)):
        if other == seat:
            continue
        theirs = count(s, other, node.a)
        if theirs >= mine if node.n == ops.MOST else theirs <= mine:
            return False
    if s.vici:
        theirs = rival_count(s, node.a)
        return theirs < mine if node.n == ops.MOST else theirs > mine
    return True
