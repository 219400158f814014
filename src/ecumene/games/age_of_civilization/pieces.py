"""Gaining and losing: coins, victory points, workers, technologies, wonders."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.age_of_civilization.actions.technologies import known, learnable, technology_obstacle
from ecumene.games.age_of_civilization.effects.powers import (
    CARD_GAINS,
    CARD_PAIRS,
    GAIN_COINS,
    GAIN_RIVALS,
    GAIN_TECHS,
    GAIN_VP,
    GAIN_WONDERS,
    GAIN_WORKERS,
    MAIN_GAINS,
    TURN_END,
    Gain,
    added,
)
from ecumene.games.age_of_civilization.effects.powers import LEARN as LEARNED
from ecumene.games.age_of_civilization.effects.powers import TAKE as TAKEN
from ecumene.games.age_of_civilization.printed import CELL
from ecumene.games.age_of_civilization.state import GameState, Player
from ecumene.games.age_of_civilization.verbs import LEARN, TAKE
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.frames.choose import ChooseExactly
from ecumene.kernel.impossible import Impossible
from ecumene.kernel.luck import Luck


def gain_coins(s: GameState, seat: int, amount: int, luck: Luck, source: int) -> None:
    """Take coins from the supply, which has no limit."""
    if amount:
        s.players[seat].coins += amount
        luck.tell("coins", seat, -1, amount, source)


def lose_coins(s: GameState, seat: int, amount: int, luck: Luck, source: int) -> None:
    """Return coins to the supply, as far as there are any."""
    player = s.players[seat]
    lost = min(amount, player.coins)
    if lost:
        player.coins -= lost
        luck.tell("coins", seat, -1, -lost, source)


def gain_vp(s: GameState, seat: int, amount: int, luck: Luck, source: int) -> None:
    """Score victory points; they have no limit."""
    if amount:
        s.players[seat].vp += amount
        luck.tell("vp", seat, -1, amount, source)


def gain_worker(s: GameState, seat: int, luck: Luck, source: int) -> None:
    """Take a worker from the supply unless there are four."""
    if s.players[seat].gain_worker():
        luck.tell("workers", seat, -1, 1, source)


def lose_worker(s: GameState, seat: int, luck: Luck, source: int) -> None:
    """Return a worker to the supply, if there is one."""
    player = s.players[seat]
    if player.workers > 0:
        player.workers -= 1
        luck.tell("workers", seat, -1, -1, source)


def learn(s: GameState, seat: int, technology: int, luck: Luck, source: int) -> None:
    """Put a marker on a technology: its effects begin, and what it gives at once is given."""
    player = s.players[seat]
    player.cells |= 1 << CELL[technology]
    player.power = added(player.power, CARD_PAIRS[technology], 1)
    luck.tell("learn", seat, technology, 0, source)
    for gain in CARD_GAINS[LEARNED][technology]:
        grant(s, seat, gain, 0, luck, technology)


def take_wonder(s: GameState, seat: int, wonder: int, luck: Luck, source: int) -> None:
    """Take a card of the wonder market; with an empty market nothing happens."""
    if wonder < 0:
        return
    player = s.players[seat]
    s.wonder_market.remove(wonder)
    player.wonders.append(wonder)
    player.power = added(player.power, CARD_PAIRS[wonder], 1)
    luck.tell("wonder", seat, wonder, 0, source)
    for gain in CARD_GAINS[TAKEN][wonder]:
        grant(s, seat, gain, 0, luck, wonder)


def counted(s: GameState, player: Player, per: int, bonus_coins: int) -> int:
    """Return the counter that an effect multiplies by (the order is that of powers.PER)."""
    if per == 5:
        return player.military()
    if per == 8:
        return s.future_cards()
    if per == 9:
        return bonus_coins
    return player.count(per)


def holds(s: GameState, seat: int, condition: int, value: int) -> bool:
    """Return whether a condition holds (the order is that of powers.CONDITIONS)."""
    player = s.players[seat]
    if condition == 0:
        return True
    if condition == 1:
        return s.leads(seat)
    if condition == 2:
        return player.techs() <= value
    if condition == 3:
        return player.techs() >= value
    if condition == 4:
        return player.coins <= value
    if condition == 5:
        return player.workers >= value
    if condition == 6:
        return len(player.wonders) >= value
    if condition == 7:
        return player.military() >= value
    if condition == 8:
        return player.orders >= value
    return player.vp >= value


def amount_of(s: GameState, seat: int, gain: Gain, bonus_coins: int) -> int:
    """Return how much a gain gives now."""
    if not holds(s, seat, gain.condition, gain.least):
        return 0
    amount = gain.amount
    if gain.per:
        amount *= counted(s, s.players[seat], gain.per, bonus_coins) // gain.div
    return amount if gain.most < 0 else min(amount, gain.most)


def grant(s: GameState, seat: int, gain: Gain, bonus_coins: int, luck: Luck, source: int) -> None:
    """Give what a gain gives now. Choices wait on the stack."""
    amount = amount_of(s, seat, gain, bonus_coins)
    if amount == 0:
        return
    what = gain.what
    if what == GAIN_VP:
        gain_vp(s, seat, amount, luck, source)
    elif what == GAIN_COINS:
        gain_coins(s, seat, amount, luck, source)
    elif what == GAIN_WORKERS:
        for _ in range(amount):
            gain_worker(s, seat, luck, source)
    elif what == GAIN_TECHS:
        s.stack.append(LearnTechnologies(seat, amount, source))
    elif what == GAIN_WONDERS:
        s.stack.append(TakeWonder(seat, amount, source))
    elif what == GAIN_RIVALS:
        rivals_coins(s, seat, amount, luck, source)


def rivals_coins(s: GameState, seat: int, amount: int, luck: Luck, source: int) -> None:
    """Every other player gains coins, or loses them as far as they have any."""
    for other in range(len(s.players)):
        if other != seat:
            if amount > 0:
                gain_coins(s, other, amount, luck, source)
            else:
                lose_coins(s, other, -amount, luck, source)


def faces(player: Player) -> list[int]:
    """Return the cards of a player in the order shown: civilizations, technologies, wonders."""
    return [*player.civs, *known(player.cells, player.special), *player.wonders]


def gains_at(player: Player, moment: int, card: int) -> list[Gain]:
    """Return what a card of a player gives at a moment: its main effect only while it is the main one."""
    mine = CARD_GAINS[moment][card]
    return MAIN_GAINS[moment][card] + mine if card == player.main else mine


class AtTurnEnd(Frame[GameState]):
    """Cards of a seat whose effects of the turn's end are still to come.

    A technology gives its property as soon as its marker lies there (p. 2), and these effects come in any
    order (p. 3): so what Babylon brings at the end of a turn can take effect at the end of that same turn.
    """

    __slots__ = ("pending", "seat")

    def __init__(self, seat: int, pending: list[int]) -> None:
        self.seat = seat
        self.pending = pending


def join_turn_end(s: GameState, card: int) -> None:
    """Let a card that came at the end of a turn take effect then, if it has such an effect."""
    if CARD_GAINS[TURN_END][card]:
        for frame in s.stack:
            if isinstance(frame, AtTurnEnd):
                frame.pending.append(card)


class LearnTechnologies(ChooseExactly[GameState]):
    """Gain technologies one after another, each with its arrows satisfied; not the Research action (p. 6)."""

    VERBS: ClassVar[list[int]] = [LEARN]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> LearnTechnologies:
        return LearnTechnologies(self.seat, self.count, self.thing)

    # generated: end

    def options(self, s: GameState) -> list[Action]:
        player = s.players[self.seat]
        return [(LEARN, technology, 0) for technology in learnable(player.cells, player.special)]

    def choice(self, s: GameState) -> bool:
        return bool(self.options(s))

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        join_turn_end(s, a[1])
        learn(s, self.seat, a[1], luck, self.thing)

    def obstacle(self, s: GameState, seat: int, a: Action) -> int:
        """Return what keeps the seat from a technology."""
        player = s.players[self.seat]
        return technology_obstacle(player.cells, player.special, a[1])

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        return a[1], -1, -1

    def check(self, s: GameState) -> None:
        check_picks("LearnTechnologies", self.count)


class TakeWonder(ChooseExactly[GameState]):
    """Take a card of the wonder market; not the Wonder action, so no points for it (p. 6)."""

    RULE: ClassVar[str] = "aoc.effect.wonder"
    VERBS: ClassVar[list[int]] = [TAKE]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> TakeWonder:
        return TakeWonder(self.seat, self.count, self.thing)

    # generated: end

    def options(self, s: GameState) -> list[Action]:
        return [(TAKE, wonder, 0) for wonder in s.wonder_market]

    def choice(self, s: GameState) -> bool:
        return bool(s.wonder_market)

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        join_turn_end(s, a[1])
        take_wonder(s, self.seat, a[1], luck, self.thing)

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        return a[1], -1, -1

    def check(self, s: GameState) -> None:
        check_picks("TakeWonder", self.count)


def check_picks(where: str, count: int) -> None:
    """Raise Impossible when nothing is left to pick."""
    if count < 1:
        raise Impossible("frame-count", frame=where, n=count)
