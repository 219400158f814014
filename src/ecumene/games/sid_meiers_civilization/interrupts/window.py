"""Cancels: who is asked follows from public knowledge alone; a cancel can be cancelled likewise (p. 18)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.sid_meiers_civilization.abilities import ABILITIES, Ability
from ecumene.games.sid_meiers_civilization.card_data import (
    AGE,
    EVENTS,
    FIRST_TECHNOLOGY,
    IS_EVENT,
    ROWS,
    TECHNOLOGIES,
)
from ecumene.games.sid_meiers_civilization.deeds import discard_event
from ecumene.games.sid_meiers_civilization.hand_limit import keep_limits
from ecumene.games.sid_meiers_civilization.interrupts.paying import Chain, Pay, can_pay
from ecumene.games.sid_meiers_civilization.state import Civ
from ecumene.games.sid_meiers_civilization.verbs import CANCEL, DECLINE
from ecumene.kernel.frame import Action
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal

# What can be cancelled.
EVENT: Final = 0
ABILITY: Final = 1
CITY_ACTION: Final = 2
WORDS: Final[list[str]] = ["event", "ability", "action"]

# Verdicts.
OPEN: Final = 0
STANDS: Final = 1
CANCELLED: Final = 2

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
OWN_ONLY: Final[list[bool]] = [bool(row.get("own", False)) for row in ROWS]


def may_cancel(s: Civ, seat: int, kind: int, aimed: int, also: int) -> bool:
    """Return whether a seat might be able to cancel, by what everybody knows."""
    player = s.players[seat]
    ages = [AGE[card] for card in player.hand]
    for card in CANCEL_CARDS[kind]:
        if AGE[card] in ages and (seat in (aimed, also) or not OWN_ONLY[card]):
            return True
    if not player.facedown() and not player.hand:
        return False
    return any(
        player.knows(one.technology) and not player.used >> (one.technology - FIRST_TECHNOLOGY) & 1
        for one in CANCELLING[kind]
    )


def means(s: Civ, seat: int, kind: int, aimed: int, also: int) -> list[int]:
    """Return with what a seat truly can cancel."""
    player = s.players[seat]
    found = [
        one.technology
        for one in CANCELLING[kind]
        if player.knows(one.technology)
        and not player.used >> (one.technology - FIRST_TECHNOLOGY) & 1
        and can_pay(player, one.cost, one.any)
    ]
    meant = seat in (aimed, also)
    found += [card for card in CANCEL_CARDS[kind] if card in player.hand and (meant or not OWN_ONLY[card])]
    return found


class Cancellable(Chain):
    """Something that others may cancel before it happens: a window above it gives the verdict."""

    __slots__ = ("verdict",)

    def __init__(self, verdict: int) -> None:
        self.verdict = verdict


class Window(Chain):
    """The seats that might cancel answer one after another, clockwise; the first cancel stands (p. 18)."""

    __slots__ = ("actor", "aimed", "also", "asked", "kind", "thing", "verdict")
    FIELDS: ClassVar[str] = "actor@ kind<3 thing$ aimed@- also@- asked@[<3] verdict<3"
    RULE: ClassVar[str] = "smc.ruling.window-order"
    NESTED: ClassVar[int] = 8

    def __init__(
        self, actor: int, kind: int, thing: int, aimed: int, also: int, asked: list[int], verdict: int
    ) -> None:
        self.actor = actor
        self.kind = kind
        self.thing = thing
        self.aimed = aimed
        self.also = also  # a second seat at which it is aimed
        self.asked = asked
        self.verdict = verdict

    def copy(self) -> Window:
        """Return a frame of its own."""
        return Window(self.actor, self.kind, self.thing, self.aimed, self.also, self.asked[:], self.verdict)

    def source(self) -> int:
        """Return what can be cancelled."""
        return self.thing

    def waits_for(self, s: Civ) -> list[int]:
        """Wait for the next seat that might cancel."""
        return [self.asked[0]] if self.asked and self.verdict == OPEN else []

    def legal(self, s: Civ, seat: int) -> list[Action]:
        """List the means, then letting it pass."""
        moves: list[Action] = [(CANCEL, thing, 0) for thing in means(s, seat, self.kind, self.aimed, self.also)]
        moves.append((DECLINE, 0, 0))
        return moves

    def declines(self, s: Civ, seat: int) -> Action | None:
        """Let it pass."""
        return (DECLINE, 0, 0)

    def answer(self, s: Civ, seat: int, a: Action, luck: Luck) -> None:
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

    def step(self, s: Civ, luck: Luck) -> None:
        """Give the verdict to what lies below."""
        s.stack.pop()
        below = s.stack[-1]
        assert isinstance(below, Cancellable)
        below.verdict = STANDS if self.verdict == OPEN else CANCELLED

    def refuse(self, s: Civ, seat: int, a: Action) -> Refusal:
        """Say why it is no means here: not known or not in hand, of no use against this, used, or not paid for."""
        if a[0] != CANCEL:
            return Refusal(self.RULE)
        player = s.players[seat]
        if a[1] in TECHNOLOGIES and not player.knows(a[1]):
            return Refusal("smc.research.own-only", a[1])
        for one in CANCELLING[self.kind]:
            if one.technology == a[1]:
                spent = player.used >> (a[1] - FIRST_TECHNOLOGY) & 1
                return Refusal("smc.ability.once-a-round" if spent else "smc.ability.resources", a[1])
        if IS_EVENT[a[1]]:
            return Refusal("smc.events.phase", a[1], have=-1 if a[1] in player.hand else 0)
        return Refusal("smc.ability.phase", a[1])


class Cancel(Cancellable):
    """A cancel takes effect, unless it is cancelled itself (p. 18)."""

    __slots__ = ("seat", "thing")
    FIELDS: ClassVar[str] = "seat@ thing$ verdict<3"
    RULE: ClassVar[str] = "smc.ruling.window-order"
    NESTED: ClassVar[int] = 8

    def __init__(self, seat: int, thing: int, verdict: int) -> None:
        super().__init__(verdict)
        self.seat = seat
        self.thing = thing

    def copy(self) -> Cancel:
        """Return a frame of its own."""
        return Cancel(self.seat, self.thing, self.verdict)

    def source(self) -> int:
        """Return the means."""
        return self.thing

    def step(self, s: Civ, luck: Luck) -> None:
        """Cancel what the window below is about."""
        s.stack.pop()
        below = s.stack[-1]
        assert isinstance(below, Window)
        if self.verdict == STANDS:
            below.verdict = CANCELLED
        below.asked = [seat for seat in below.asked if may_cancel(s, seat, below.kind, below.aimed, below.also)]


def open_window(s: Civ, actor: int, kind: int, thing: int, aimed: int, also: int) -> None:
    """Ask everybody who might cancel, clockwise from the actor."""
    player = s.players[actor]
    asked = [seat for seat in s.others(actor) if may_cancel(s, seat, kind, aimed, also)]
    if kind == EVENT and any(player.knows(technology) for technology in NO_CANCEL):
        asked = []
    s.stack.append(Window(actor, kind, thing, aimed, also, asked, OPEN))
    keep_limits(s, asked)
