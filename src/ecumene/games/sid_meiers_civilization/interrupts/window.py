"""Cancels: who is asked follows from public knowledge alone; a cancel can be cancelled likewise (p. 18)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.sid_meiers_civilization.card_data import (
    AGE,
    EVENTS,
    FIRST_TECHNOLOGY,
    IS_EVENT,
    IS_TECHNOLOGY,
    ROWS,
    TECHNOLOGIES,
)
from ecumene.games.sid_meiers_civilization.effects.abilities import ABILITIES, Ability
from ecumene.games.sid_meiers_civilization.interrupts.hand_limit import keep_limits
from ecumene.games.sid_meiers_civilization.interrupts.paying import Chain, Pay, can_pay
from ecumene.games.sid_meiers_civilization.pieces import discard_event
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.verbs import CANCEL, DECLINE
from ecumene.kernel.frame import Action
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, reason

# What can be cancelled.
EVENT: Final = 0
ABILITY: Final = 1
CITY_ACTION: Final = 2
WORDS: Final[list[str]] = ["event", "ability", "action"]

# Verdicts.
OPEN: Final = 0
STANDS: Final = 1
CANCELLED: Final = 2

NOT_HELD: Final = reason("smc.events.phase")
CARD_OF_NO_USE: Final = reason("smc.events.phase")
UNKNOWN: Final = reason("smc.research.own-only")
OF_NO_USE: Final = reason("smc.ability.phase")
USED: Final = reason("smc.ability.once-a-round")
UNPAID: Final = reason("smc.ability.resources")

NO_CANCEL: Final[list[int]] = [
    tech for tech in TECHNOLOGIES if any(ability.effect == "no-cancel" for ability in ABILITIES[tech])
]


def _cancelling() -> list[list[Ability]]:
    """Return the abilities that cancel each of the three."""
    found: list[list[Ability]] = []
    for word in WORDS:
        effect = f"cancel-{word}"
        found.append([one for tech in TECHNOLOGIES for one in ABILITIES[tech] if one.effect == effect])
    return found


CANCELLING: Final[list[list[Ability]]] = _cancelling()
CANCEL_CARDS: Final[list[list[int]]] = [
    [card for card in EVENTS if WORDS[kind] in ROWS[card].get("cancels", [])] for kind in range(3)
]
MEANS: Final[list[list[int]]] = [
    [one.technology for one in CANCELLING[kind]] + CANCEL_CARDS[kind] for kind in range(3)
]
OWN_ONLY: Final[list[bool]] = [bool(row.get("own", False)) for row in ROWS]


def cancel_obstacle(
    s: GameState, seat: int, thing: int, kind: int, aimed: int, also: int, by_backs: bool = False
) -> int:
    """Return what keeps a seat from cancelling with a technology or a card.

    By backs, it has what the others must think that it could have.
    """
    player = s.players[seat]
    if IS_EVENT[thing]:
        held = AGE[thing] in [AGE[card] for card in player.hand] if by_backs else thing in player.hand
        if not held:
            return NOT_HELD
        return ALLOWED if thing in CANCEL_CARDS[kind] and may_aim(seat, thing, aimed, also) else CARD_OF_NO_USE
    if not IS_TECHNOLOGY[thing]:
        return OF_NO_USE
    if not player.knows(thing):
        return UNKNOWN
    for one in CANCELLING[kind]:
        if one.technology == thing:
            if player.used >> (thing - FIRST_TECHNOLOGY) & 1:
                return USED
            paid = player.facedown() or player.hand if by_backs else can_pay(player, one.cost, one.any)
            return ALLOWED if paid else UNPAID
    return OF_NO_USE


def may_aim(seat: int, card: int, aimed: int, also: int) -> bool:
    """Return whether a card may cancel this: some cancel only what is aimed at their own seat."""
    return seat in (aimed, also) or not OWN_ONLY[card]


def means(s: GameState, seat: int, kind: int, aimed: int, also: int, by_backs: bool = False) -> list[int]:
    """Return with what a seat can cancel; by backs, with what it could as far as everybody knows."""
    return [
        thing for thing in MEANS[kind] if cancel_obstacle(s, seat, thing, kind, aimed, also, by_backs) == ALLOWED
    ]


def may_cancel(s: GameState, seat: int, kind: int, aimed: int, also: int) -> bool:
    """Return whether a seat might be able to cancel, by what everybody knows."""
    return bool(means(s, seat, kind, aimed, also, by_backs=True))


class Cancellable(Chain):
    """Something that others may cancel before it happens: a window above it gives the verdict."""

    __slots__ = ("verdict",)

    def __init__(self, verdict: int) -> None:
        self.verdict = verdict


class Window(Chain):
    """The seats that might cancel answer one after another, clockwise; the first cancel stands (p. 18).

    also  a second seat at which it is aimed
    """

    FIELDS: ClassVar[str] = "actor@ kind<3 thing$ aimed@- also@- asked@[<3] verdict<3"
    RULE: ClassVar[str] = "smc.ruling.window-order"
    VERBS: ClassVar[list[int]] = [CANCEL, DECLINE]
    NESTED: ClassVar[int] = 8

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("actor", "aimed", "also", "asked", "kind", "thing", "verdict")

    def __init__(
        self, actor: int, kind: int, thing: int, aimed: int, also: int, asked: list[int], verdict: int
    ) -> None:
        self.actor = actor
        self.kind = kind
        self.thing = thing
        self.aimed = aimed
        self.also = also
        self.asked = asked
        self.verdict = verdict

    def copy(self) -> Window:
        return Window(self.actor, self.kind, self.thing, self.aimed, self.also, self.asked[:], self.verdict)

    # generated: end

    def source(self) -> int:
        """Return what can be cancelled."""
        return self.thing

    def waits_for(self, s: GameState) -> list[int]:
        """Wait for the next seat that might cancel."""
        return [self.asked[0]] if self.asked and self.verdict == OPEN else []

    def legal(self, s: GameState, seat: int) -> list[Action]:
        """List the means, then letting it pass."""
        moves: list[Action] = [(CANCEL, thing, 0) for thing in means(s, seat, self.kind, self.aimed, self.also)]
        moves.append((DECLINE, 0, 0))
        return moves

    def declines(self, s: GameState, seat: int) -> Action | None:
        """Let it pass."""
        return (DECLINE, 0, 0)

    def answer(self, s: GameState, seat: int, a: Action, luck: Luck) -> None:
        """Cancel it, or let it pass."""
        self.asked.pop(0)
        if a[0] == DECLINE:
            return
        luck.tell("cancels", seat, a[1], source=self.thing)
        s.stack.append(Cancel(seat, a[1], OPEN))
        if IS_EVENT[a[1]]:
            discard_event(s, seat, a[1])
            open_window(s, seat, EVENT, a[1], self.actor, -1)
        else:
            player = s.players[seat]
            player.used |= 1 << (a[1] - FIRST_TECHNOLOGY)
            ability = next(one for one in CANCELLING[self.kind] if one.technology == a[1])
            open_window(s, seat, ABILITY, a[1], self.actor, -1)
            s.stack.append(Pay(seat, a[1], ability.cost[:], ability.any))

    def step(self, s: GameState, luck: Luck) -> None:
        """Give the verdict to what lies below."""
        s.stack.pop()
        below = s.stack[-1]
        assert isinstance(below, Cancellable)
        below.verdict = STANDS if self.verdict == OPEN else CANCELLED

    def obstacle(self, s: GameState, seat: int, a: Action) -> int:
        """Everybody may let it pass."""
        return ALLOWED if a[0] == DECLINE else cancel_obstacle(s, seat, a[1], self.kind, self.aimed, self.also)

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        """Name the means, and say so when it is not in hand."""
        return a[1], -1, 0 if why == NOT_HELD else -1


class Cancel(Cancellable):
    """A cancel takes effect, unless it is cancelled itself (p. 18)."""

    FIELDS: ClassVar[str] = "seat@ thing$ verdict<3"
    RULE: ClassVar[str] = "smc.ruling.window-order"
    NESTED: ClassVar[int] = 8

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("seat", "thing")

    def __init__(self, seat: int, thing: int, verdict: int) -> None:
        super().__init__(verdict)
        self.seat = seat
        self.thing = thing

    def copy(self) -> Cancel:
        return Cancel(self.seat, self.thing, self.verdict)

    # generated: end

    def source(self) -> int:
        """Return the means."""
        return self.thing

    def step(self, s: GameState, luck: Luck) -> None:
        """Cancel what the window below is about."""
        s.stack.pop()
        below = s.stack[-1]
        assert isinstance(below, Window)
        if self.verdict == STANDS:
            below.verdict = CANCELLED
        else:
            luck.tell("cancelled", self.seat, self.thing)
        below.asked = [seat for seat in below.asked if may_cancel(s, seat, below.kind, below.aimed, below.also)]


def open_window(s: GameState, actor: int, kind: int, thing: int, aimed: int, also: int) -> None:
    """Ask everybody who might cancel, clockwise from the actor."""
    player = s.players[actor]
    asked = [seat for seat in s.others(actor) if may_cancel(s, seat, kind, aimed, also)]
    if kind == EVENT and any(player.knows(technology) for technology in NO_CANCEL):
        asked = []
    s.stack.append(Window(actor, kind, thing, aimed, also, asked, OPEN))
    keep_limits(s, asked)
