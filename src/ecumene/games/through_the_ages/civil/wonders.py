"""Wonders: stages, completion, and what they score at once (p. 5 and p. 9)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.through_the_ages.card_data import GIVES_BLUE, STAGE_PRICES
from ecumene.games.through_the_ages.civil.costs import stages_price
from ecumene.games.through_the_ages.economy.losses import TokensFromCards
from ecumene.games.through_the_ages.economy.spending import spend_resources, tell_over
from ecumene.games.through_the_ages.effects.amounts import gain_row
from ecumene.games.through_the_ages.effects.effect import GOOD_BLUE, ON_COMPLETE
from ecumene.games.through_the_ages.effects.in_play import refresh
from ecumene.games.through_the_ages.pieces import gain
from ecumene.games.through_the_ages.player import DIRTY
from ecumene.games.through_the_ages.state import GameState
from ecumene.kernel.frame import Frame
from ecumene.kernel.impossible import Impossible
from ecumene.kernel.luck import Luck


def build_stages(s: GameState, seat: int, count: int, change: int, luck: Luck, source: int) -> None:
    """Pay for stages together, cover them with blue tokens, and see whether the wonder is completed (p. 5)."""
    player = s.players[seat]
    price = stages_price(player, count, change)
    over = spend_resources(player, price, False)
    luck.tell("stage", seat, player.wonder, count, source)
    luck.tell("resources", seat, -1, -price, source)
    tell_over(luck, "resources", seat, over, source)
    player.stages += count
    covered = min(count, player.blue)
    player.blue -= covered
    s.stack.append(CompleteWonder(seat))
    if covered < count:
        s.stack.append(TokensFromCards(seat, count - covered, 1, player.wonder))


class CompleteWonder(Frame[GameState]):
    """When all stages are covered the tokens go home and the wonder takes effect (p. 5)."""

    FIELDS: ClassVar[str] = "seat@"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> CompleteWonder:
        return CompleteWonder(self.seat)

    # generated: end

    def step(self, s: GameState, luck: Luck) -> None:
        s.stack.pop()
        player = s.players[self.seat]
        if player.stages == len(STAGE_PRICES[player.wonder]):
            complete(s, self.seat, luck)

    def check(self, s: GameState) -> None:
        if not 0 <= self.seat < len(s.players) or s.players[self.seat].wonder < 0:
            raise Impossible("no-such-seat-or-no-wonder", frame="CompleteWonder")


def complete(s: GameState, seat: int, luck: Luck) -> None:
    """Complete the wonder of a seat."""
    player = s.players[seat]
    wonder = player.wonder
    player.blue += player.stages
    player.wonder = -1
    player.stages = 0
    player.wonders.append(wonder)
    refresh(s, seat)
    for other in s.players:
        other.stat = DIRTY  # International Tourism counts the wonders of others
    luck.tell("wonder", seat, wonder)
    gain(s, seat, GOOD_BLUE, GIVES_BLUE[wonder], luck, wonder)
    for effect in ON_COMPLETE[wonder]:
        gain_row(s, seat, effect, luck, wonder)
