"""Fate dice: favour checks, and rolls of which one die is chosen. Ideas turn a die step by step, 6 beside 1."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ecumene.games.civolution.console.asking import Asks
from ecumene.games.civolution.console.markers import give_back
from ecumene.games.civolution.console.reasons import Details, because, case_of
from ecumene.games.civolution.continent.spots import IDEA as IDEA_SPOT
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.effects.run import run
from ecumene.games.civolution.pieces import trigger
from ecumene.games.civolution.player import Player
from ecumene.games.civolution.printed import DIE_VALUES, FAVOUR_SPACES, PASSES
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.verbs import IDEA, ROLL, VALUE
from ecumene.kernel.frame import Action
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, UNLISTED

MOST_DICE: Final = 12
NO_REROLL: Final = because("civo.favour.check")
TOO_HIGH: Final = because("civo.favour.check")
NOT_CHEAPEST: Final = because("civo.favour.check")
NOT_SHOWN: Final = because("", 1)
FEW_IDEAS: Final = because("civo.favour.ideas")
SHOWN_ALREADY: Final = because("civo.favour.ideas")


def ring(one: int, other: int) -> int:
    """Return how many steps apart two values are; 6 and 1 are neighbours."""
    apart = abs(one - other)
    return min(apart, DIE_VALUES - apart)


def ideas_for(player: Player, steps: int) -> int:
    """Return the ideas that turn one fate die by so many steps."""
    rest = steps - player.power[ops.FREE_SHIFT_FATE]
    if rest <= 0:
        return 0
    return 1 + max(0, rest - 1 - player.power[ops.IDEA_POWER])


def cheapest(player: Player, dice: list[int], value: int) -> int:
    """Return the fewest ideas that turn one of the dice to a value."""
    return min(ideas_for(player, ring(die, value)) for die in dice)


def idea_details(s: GameState, seat: int, dice: list[int], value: int) -> Details:
    """Return the ideas that turn a die to a value against those that are there."""
    player = s.players[seat]
    return -1, cheapest(player, dice, value), player.markers[IDEA_SPOT]


def roll_fate(s: GameState, seat: int, extra: int, luck: Luck) -> list[int]:
    """Roll all fate dice of a civilization, and so many that it does not own."""
    count = s.players[seat].fate + extra
    dice = sorted(1 + luck.number(DIE_VALUES) for _ in range(count))
    for die in dice:
        luck.tell("fate", seat, amount=die)
    return dice


def highest_pass(player: Player) -> int:
    """Return the highest die with which a civilization passes a favour check."""
    return PASSES[min(FAVOUR_SPACES, player.favour + player.power[ops.FAVOUR_PLUS])]


class FavourCheck(Asks):
    """Roll all fate dice; one that is at most the favour space passes, turned by ideas or not (p. 17).

    then   what happens when it is passed
    other  and when it is not
    dice   [] before the roll
    """

    FIELDS: ClassVar[str] = "seat@ then/200 other/200 thing$ dice<7[<12] rerolls<2"
    RULE: ClassVar[str] = "civo.favour.check"
    VERBS: ClassVar[list[int]] = [IDEA, ROLL]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("dice", "other", "rerolls", "then", "thing")

    def __init__(self, seat: int, then: int, other: int, thing: int, dice: list[int], rerolls: int) -> None:
        super().__init__(seat)
        self.then = then
        self.other = other
        self.thing = thing
        self.dice = dice
        self.rerolls = rerolls

    def copy(self) -> FavourCheck:
        return FavourCheck(self.seat, self.then, self.other, self.thing, self.dice[:], self.rerolls)

    # generated: end

    def source(self) -> int:
        return self.thing

    def highest(self, s: GameState) -> int:
        """Return the highest die that passes."""
        return highest_pass(s.players[self.seat])

    def best(self, s: GameState) -> tuple[int, int]:
        """Return the fewest ideas that pass, and the value that a die is turned to."""
        player = s.players[self.seat]
        found = (MOST_DICE, 0)
        for value in range(self.highest(s), 0, -1):
            cost = cheapest(player, self.dice, value)
            if cost < found[0]:
                found = (cost, value)
        return found

    def candidates(self, s: GameState) -> list[Action]:
        return [(IDEA, value, 0) for value in range(1, DIE_VALUES + 1)] + [(ROLL, 0, 0)]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        if not self.dice:
            return UNLISTED
        least, value = self.best(s)
        if a[0] == ROLL:
            return NO_REROLL if not self.rerolls else ALLOWED if least else UNLISTED
        if not 1 <= a[1] <= DIE_VALUES:
            return UNLISTED
        if a[1] > self.highest(s):
            return TOO_HIGH
        player = s.players[self.seat]
        if cheapest(player, self.dice, a[1]) > player.markers[IDEA_SPOT]:
            return FEW_IDEAS
        return ALLOWED if least and a[1] == value else NOT_CHEAPEST

    def details(self, s: GameState, seat: int, a: Action, why: int) -> Details:
        if why == NO_REROLL:
            return -1, 1, 0
        if why == TOO_HIGH:
            return -1, self.highest(s), a[1]
        if why == NOT_CHEAPEST:
            return -1, 0, a[1]
        return (
            idea_details(s, self.seat, self.dice, a[1]) if why == FEW_IDEAS else super().details(s, seat, a, why)
        )

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        if a[0] == ROLL:
            self.rerolls = 0
            self.dice = []
        else:
            give_back(s, self.seat, IDEA_SPOT, self.best(s)[0], luck, self.thing)
            self.end(s, True, luck)

    def stopped(self, s: GameState, luck: Luck) -> None:
        self.end(s, False, luck)

    def step(self, s: GameState, luck: Luck) -> None:
        player = s.players[self.seat]
        if self.dice:
            self.end(s, self.best(s)[0] == 0, luck)
        elif self.highest(s) >= DIE_VALUES:
            self.end(s, True, luck)
        elif player.fate + player.power[ops.BONUS_DIE_FAVOUR] == 0:
            self.end(s, False, luck)  # without a die nothing can be rolled
        else:
            self.dice = roll_fate(s, self.seat, player.power[ops.BONUS_DIE_FAVOUR], luck)

    def end(self, s: GameState, passed: bool, luck: Luck) -> None:
        """Go on as the check came out."""
        s.stack.pop()
        luck.tell("favour-passed" if passed else "favour-failed", self.seat, source=self.thing)
        run(s, self.seat, self.then if passed else self.other, self.thing)
        if passed:
            trigger(s, self.seat, ops.FAVOUR_PASSED, ops.EVERY, luck)

    def check(self, s: GameState) -> None:
        need(all(1 <= die <= DIE_VALUES for die in self.dice), "impossible-dice", frame="FavourCheck")


def favour_check(s: GameState, seat: int, then: int, other: int, thing: int) -> None:
    """Begin a favour check."""
    rerolls = 1 if s.players[seat].power[ops.FAVOUR_REROLL] else 0
    s.stack.append(FavourCheck(seat, then, other, thing, [], rerolls))


@mypyc_attr(allow_interpreted_subclasses=True)
class FateRoll(Asks):
    """Roll all fate dice and choose the value of one, turned by ideas or not."""

    __slots__ = ("at", "dice", "thing")
    FIELDS: ClassVar[str] = "seat@ at/22 dice<7[<12] thing$"
    VERBS: ClassVar[list[int]] = [VALUE, IDEA]

    def __init__(self, seat: int, at: int, dice: list[int], thing: int) -> None:
        super().__init__(seat)
        self.at = at  # the territory, or the land
        self.dice = dice
        self.thing = thing

    def source(self) -> int:
        return self.thing

    def extra(self, s: GameState) -> int:
        """Return dice that are rolled besides the own ones."""
        return 0

    def chosen(self, s: GameState, value: int, luck: Luck) -> None:
        """Carry out what the die brings; the frame is gone already."""
        raise NotImplementedError

    def candidates(self, s: GameState) -> list[Action]:
        return [(verb, value, 0) for value in range(1, DIE_VALUES + 1) for verb in (VALUE, IDEA)]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        if not 1 <= a[1] <= DIE_VALUES or not self.dice:
            return UNLISTED
        player = s.players[self.seat]
        cost = cheapest(player, self.dice, a[1])
        if a[0] == VALUE:
            return NOT_SHOWN if cost else ALLOWED
        if not cost:
            return SHOWN_ALREADY
        return FEW_IDEAS if cost > player.markers[IDEA_SPOT] else ALLOWED

    def details(self, s: GameState, seat: int, a: Action, why: int) -> Details:
        if why == NOT_SHOWN:
            return -1, case_of(why), a[1]
        if why in (FEW_IDEAS, SHOWN_ALREADY):
            return idea_details(s, self.seat, self.dice, a[1])
        return super().details(s, seat, a, why)

    def stop(self, s: GameState) -> Action | None:
        return None

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        s.stack.pop()
        if a[0] == IDEA:
            cost = cheapest(s.players[self.seat], self.dice, a[1])
            give_back(s, self.seat, IDEA_SPOT, cost, luck, self.thing)
        self.chosen(s, a[1], luck)

    def step(self, s: GameState, luck: Luck) -> None:
        if self.dice:
            super().step(s, luck)
        elif s.players[self.seat].fate + self.extra(s) == 0:
            s.stack.pop()
        else:
            self.dice = roll_fate(s, self.seat, self.extra(s), luck)

    def check(self, s: GameState) -> None:
        need(all(1 <= die <= DIE_VALUES for die in self.dice), "impossible-dice", frame=type(self).__name__)
