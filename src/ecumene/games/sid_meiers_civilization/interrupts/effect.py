"""Events and abilities: a target is chosen, the price is paid, others may cancel, then it happens (p. 18, 22)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.sid_meiers_civilization.card_data import (
    GREAT_PERSON,
    IS_EVENT,
    ROWS,
)
from ecumene.games.sid_meiers_civilization.effects.abilities import ABILITIES
from ecumene.games.sid_meiers_civilization.interrupts import targets
from ecumene.games.sid_meiers_civilization.interrupts.aims import aim_obstacle, choices, range_of
from ecumene.games.sid_meiers_civilization.interrupts.paying import Pay
from ecumene.games.sid_meiers_civilization.interrupts.resolve import resolve
from ecumene.games.sid_meiers_civilization.interrupts.using import WHICH_IN, mark_used, use_details
from ecumene.games.sid_meiers_civilization.interrupts.window import (
    ABILITY,
    CANCELLED,
    EVENT,
    OPEN,
    STANDS,
    Cancellable,
    open_window,
)
from ecumene.games.sid_meiers_civilization.pieces import discard_event, pay_culture, pay_trade
from ecumene.games.sid_meiers_civilization.player import STACKING_AT
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.verbs import CHOOSE, PLACE_AT, TARGET
from ecumene.kernel.frame import Action
from ecumene.kernel.luck import Luck

CHOOSING: Final = 0
PAID: Final = 1
NOBODY: Final = -1
AT_FIGURES: Final[list[str]] = ["move", "kill"]  # events aimed at figures, whosever the square is


class Effect(Cancellable):
    """An event or an ability of a technology under way (p. 18, 22).

    which   of the abilities of a technology
    other   a second square
    chosen  a wonder, or a kind of figure
    second  the kind of the second figure, where it makes a difference
    """

    FIELDS: ClassVar[str] = "seat@ thing$ which<2 target@- square# other# chosen$ second$ stage<2 verdict<3"
    RULE: ClassVar[str] = "smc.ability.phase"
    VERBS: ClassVar[list[int]] = [TARGET, PLACE_AT, CHOOSE]
    NESTED: ClassVar[int] = 2

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("chosen", "other", "seat", "second", "square", "stage", "target", "thing", "which")

    def __init__(
        self,
        seat: int,
        thing: int,
        which: int,
        target: int,
        square: int,
        other: int,
        chosen: int,
        second: int,
        stage: int,
        verdict: int,
    ) -> None:
        super().__init__(verdict)
        self.seat = seat
        self.thing = thing
        self.which = which
        self.target = target
        self.square = square
        self.other = other
        self.chosen = chosen
        self.second = second
        self.stage = stage

    def copy(self) -> Effect:
        return Effect(
            self.seat,
            self.thing,
            self.which,
            self.target,
            self.square,
            self.other,
            self.chosen,
            self.second,
            self.stage,
            self.verdict,
        )

    # generated: end

    def source(self) -> int:
        """Return the event or technology."""
        return self.thing

    def waits_for(self, s: GameState) -> list[int]:
        """Wait while something is still to be chosen."""
        return [self.seat] if self.stage == CHOOSING and self.options(s) else []

    def options(self, s: GameState) -> list[Action]:
        """Return what is to be chosen next; nothing when all is."""
        return choices(
            s, self.seat, self.thing, self.which, self.target, self.square, self.other, self.chosen, self.second
        )

    def legal(self, s: GameState, seat: int) -> list[Action]:
        """List the next choices."""
        return self.options(s)

    def declines(self, s: GameState, seat: int) -> Action | None:
        """Return nothing: an answer is needed."""
        return None

    def answer(self, s: GameState, seat: int, a: Action, luck: Luck) -> None:
        """Take a choice."""
        if a[0] == TARGET:
            self.target = a[1]
        elif a[0] == CHOOSE and self.chosen < 0:
            self.chosen = a[1]
        elif a[0] == CHOOSE:
            self.second = a[1]
        elif self.square < 0:
            self.square = a[1]
        else:
            self.other = a[1]

    def step(self, s: GameState, luck: Luck) -> None:
        """Pay and ask for cancels; then let it happen."""
        if self.stage == CHOOSING:
            self.stage = PAID
            self.pay(s, luck)
            return
        s.stack.pop()
        if self.verdict == STANDS:
            luck.tell("effect", self.seat, self.thing, target=self.square)
            second = self.second if self.second >= 0 else self.chosen
            resolve(
                s,
                self.seat,
                self.thing,
                self.which,
                self.target,
                self.square,
                self.other,
                self.chosen,
                second,
                luck,
            )
        else:
            luck.tell("cancelled", self.seat, self.thing)

    def pay(self, s: GameState, luck: Luck) -> None:
        """Discard the card or spend the tokens, above the window for cancels."""
        aimed, also = self.aimed_at(s)
        if IS_EVENT[self.thing]:
            discard_event(s, self.seat, self.thing)
            open_window(s, self.seat, EVENT, self.thing, aimed, also)
            return
        ability = ABILITIES[self.thing][self.which]
        player = s.players[self.seat]
        mark_used(player, self.thing, self.which)
        if not ability.any and not sum(ability.cost):
            pay_trade(s, self.seat, ability.trade, self.thing, luck)
            pay_culture(s, self.seat, ability.culture, self.thing, luck)
            self.verdict = STANDS
            return
        open_window(s, self.seat, ABILITY, self.thing, aimed, also)
        s.stack.append(Pay(self.seat, self.thing, ability.cost[:], ability.any))

    def aimed_at(self, s: GameState) -> tuple[int, int]:
        """Return the seat at which it is aimed and, of two buildings, the owner of the second; -1: nobody."""
        if self.target >= 0 or self.square < 0:
            return self.target, NOBODY
        figures = IS_EVENT[self.thing] and ROWS[self.thing]["effect"] in AT_FIGURES
        rivals = targets.victims_at(s, self.seat, self.square) if figures and self.chosen != GREAT_PERSON else []
        second = IS_EVENT[self.thing] and ROWS[self.thing]["effect"] == "destroy" and self.other >= 0
        also = s.realm[self.other] if second else NOBODY
        return rivals[0] if rivals else s.realm[self.square], also

    def obstacle(self, s: GameState, seat: int, a: Action) -> int:
        """Say what is wrong with an aim: it is sheltered, out of range, too crowded, or nothing fits."""
        near = range_of(s, self.seat, self.thing)
        return aim_obstacle(s, self.seat, self.thing, self.which, self.target, self.square, near, a)

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        """Name the limit, the shelter, or what is aimed."""
        if why == targets.CROWDED:
            return -1, s.players[seat].power[STACKING_AT], -1
        return use_details(self.thing, why)

    def cancelled(self) -> bool:
        """Return whether it was cancelled."""
        return self.verdict == CANCELLED


def begin(s: GameState, seat: int, thing: int, which: int) -> None:
    """Begin an event or an ability."""
    s.stack.append(Effect(seat, thing, which, -1, -1, -1, -1, -1, CHOOSING, OPEN))


def use(s: GameState, seat: int, technology: int, phase: str) -> None:
    """Begin the ability of a technology that is used in a phase."""
    begin(s, seat, technology, WHICH_IN[phase][technology])
