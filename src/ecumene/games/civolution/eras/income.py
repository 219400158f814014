"""Phase 8: incomes, statues, hunting tokens, reset columns (p. 36)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.civolution.card_data import FIRST_PROJECT
from ecumene.games.civolution.continent.lands import TERRITORIES
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.eras.each import EachCivilization
from ecumene.games.civolution.level_block.completion import completion
from ecumene.games.civolution.level_block.incomes import IncomeAction, incomes_of
from ecumene.games.civolution.pieces import score
from ecumene.games.civolution.printed import RESET_COLUMNS, STATUE, STATUE_POINTS
from ecumene.games.civolution.solo.phases import score_rival_statues
from ecumene.games.civolution.state import GameState
from ecumene.kernel.luck import Luck


class Incomes(EachCivilization):
    """Step A: each performs all its income tokens, in any order (p. 36)."""

    RULE: ClassVar[str] = "civo.income.phase"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> Incomes:
        return Incomes(self.turns)

    # generated: end

    def begin_turn(self, s: GameState, seat: int, luck: Luck) -> None:
        s.stack.append(completion(s, seat))
        tokens = incomes_of(s.players[seat])
        if tokens:
            s.stack.append(IncomeAction(seat, len(tokens), 1, tokens, [], -1, 1))


def score_statues(s: GameState, luck: Luck) -> None:
    """Step B: points for each statue by the space on Agera's track."""
    for seat in s.order():
        player = s.players[seat]
        each = STATUE_POINTS[player.favour] + player.power[ops.STATUE_PLUS]
        score(s, seat, sum(player.statues) * each, luck, FIRST_PROJECT + STATUE)
    if s.vici:
        score_rival_statues(s, luck)


def clear_hunting_tokens(s: GameState) -> None:
    """Step C."""
    s.hunted = [0] * TERRITORIES


def refill_reset_columns(s: GameState) -> None:
    """Step D: a marker of the supply for each empty column, as far as it reaches."""
    for player in s.players:
        moved = min(player.supply, RESET_COLUMNS - player.reset_markers)
        player.reset_markers += moved
        player.supply -= moved
