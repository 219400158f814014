"""What a card leaves to its owner: which wonder, which territory, which cubes, which card."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.historia.card_data import EFFECTS, EXPLOIT
from ecumene.games.historia.components.parties import in_reach
from ecumene.games.historia.components.world import TERRITORY_COUNT
from ecumene.games.historia.effects.effects import REFRESH_WONDER
from ecumene.games.historia.pieces import (
    build_wonder,
    draw_from,
    put_cube,
    recover_cubes,
    refresh,
    to_hand,
    withdraw,
)
from ecumene.games.historia.state import GameState
from ecumene.games.historia.verbs import (
    BUILD,
    DONE,
    DRAW,
    PLACE_CUBE,
    RECOVER,
    REFRESH,
    WITHDRAW,
)
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.frames.choose import ChooseExactly
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, reason
from ecumene.kernel.sealed import UNANSWERED, Sealed

END_EXPLOIT: Final[Action] = (DONE, EXPLOIT, 0)
NOT_USED: Final = reason("his.wonder.refresh")
NO_CHAIN: Final = reason("his.wonder.no-chain")
NO_CUBE: Final = reason("his.expansion.cube")
NOT_ADJACENT: Final = reason("his.expansion.adjacent")


class BuildWonder(ChooseExactly[GameState]):
    """Build a wonder of the row; the row is not refilled (description of the actions: Art)."""

    RULE: ClassVar[str] = "his.art.row"
    VERBS: ClassVar[list[int]] = [BUILD]
    NESTED: ClassVar[int] = 3

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> BuildWonder:
        return BuildWonder(self.seat, self.count, self.thing)

    # generated: end

    def options(self, s: GameState) -> list[Action]:
        return [(BUILD, wonder, 0) for wonder in s.row]

    def choice(self, s: GameState) -> bool:
        return len(self.options(s)) > self.count

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        build_wonder(s, self.seat, a[1], luck, self.thing)

    def check(self, s: GameState) -> None:
        check_count("BuildWonder", self.count)


class RefreshWonder(ChooseExactly[GameState]):
    """Turn used wonders back, but none that turns others back itself (components: wonder cards)."""

    VERBS: ClassVar[list[int]] = [REFRESH]
    NESTED: ClassVar[int] = 3

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> RefreshWonder:
        return RefreshWonder(self.seat, self.count, self.thing)

    # generated: end

    def options(self, s: GameState) -> list[Action]:
        return [(REFRESH, wonder, 0) for wonder in refreshable(s, self.seat)]

    def obstacle(self, s: GameState, seat: int, a: Action) -> int:
        """Return what stands in the way of turning a wonder back."""
        return refresh_obstacle(s, seat, a[1])

    def choice(self, s: GameState) -> bool:
        return len(self.options(s)) > self.count

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        refresh(s, self.seat, a[1], luck, self.thing)

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        return a[1], -1, -1

    def check(self, s: GameState) -> None:
        check_count("RefreshWonder", self.count)


def refresh_obstacle(s: GameState, seat: int, wonder: int) -> int:
    """Return why a card cannot turn a wonder back, ALLOWED if it can."""
    if wonder not in s.players[seat].turned:
        return NOT_USED
    return NO_CHAIN if refreshes(wonder) else ALLOWED


def refreshable(s: GameState, seat: int) -> list[int]:
    """Return the used wonders of a seat that can be turned back by a card."""
    return [wonder for wonder in s.players[seat].turned if refresh_obstacle(s, seat, wonder) == ALLOWED]


def refreshes(thing: int) -> bool:
    """Return whether a thing turns wonders back."""
    for effect in EFFECTS[thing]:
        if effect.kind == REFRESH_WONDER:
            return True
    return False


class RecoverCard(ChooseExactly[GameState]):
    """Take a card of one's choice back from the discard queue (description of the actions: Revolution)."""

    RULE: ClassVar[str] = "his.revolution.cards"
    VERBS: ClassVar[list[int]] = [RECOVER]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> RecoverCard:
        return RecoverCard(self.seat, self.count, self.thing)

    # generated: end

    def options(self, s: GameState) -> list[Action]:
        return [(RECOVER, card, 0) for card in s.players[self.seat].queue]

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        to_hand(s, self.seat, a[1], luck, self.thing)

    def check(self, s: GameState) -> None:
        check_count("RecoverCard", self.count)


class PlaceCube(ChooseExactly[GameState]):
    """Put a cube on a territory next to one's own; Navigation reaches every one (Expansion)."""

    FIELDS: ClassVar[str] = "seat@ count/3 thing$ anywhere<2"
    VERBS: ClassVar[list[int]] = [PLACE_CUBE]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("anywhere",)

    def __init__(self, seat: int, count: int, thing: int, anywhere: int) -> None:
        super().__init__(seat, count, thing)
        self.anywhere = anywhere

    def copy(self) -> PlaceCube:
        return PlaceCube(self.seat, self.count, self.thing, self.anywhere)

    # generated: end

    def options(self, s: GameState) -> list[Action]:
        moves: list[Action] = [(PLACE_CUBE, place, 0) for place in range(TERRITORY_COUNT)]
        return [a for a in moves if self.obstacle(s, self.seat, a) == ALLOWED]

    def obstacle(self, s: GameState, seat: int, a: Action) -> int:
        """Return what stands in the way of a cube on a territory."""
        player = s.players[seat]
        if not player.ready:
            return NO_CUBE
        return ALLOWED if self.anywhere or in_reach(player, a[1]) else NOT_ADJACENT

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        put_cube(s, self.seat, a[1], luck, self.thing)

    def check(self, s: GameState) -> None:
        check_count("PlaceCube", self.count)


class ExploitCubes(Frame[GameState]):
    """Take cubes back from the used ones and from the map; who leaves a territory pays its points (Exploit)."""

    FIELDS: ClassVar[str] = "seat@ count/4 thing$"
    RULE: ClassVar[str] = "his.exploit.cubes"
    VERBS: ClassVar[list[int]] = [WITHDRAW, DONE]
    LETS_PASS: ClassVar[bool] = False

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("count", "seat", "thing")

    def __init__(self, seat: int, count: int, thing: int) -> None:
        self.seat = seat
        self.count = count
        self.thing = thing

    def copy(self) -> ExploitCubes:
        return ExploitCubes(self.seat, self.count, self.thing)

    # generated: end

    def source(self) -> int:
        return self.thing

    def waits_for(self, s: GameState) -> list[int]:
        return [self.seat] if self.count > 0 and s.players[self.seat].on_map() else []

    def legal(self, s: GameState, seat: int) -> list[Action]:
        player = s.players[seat]
        moves: list[Action] = [(WITHDRAW, place, 0) for place in range(TERRITORY_COUNT) if player.land[place]]
        if player.used:  # what costs nothing is offered before what may cost points
            return [END_EXPLOIT, *moves]
        return [*moves, END_EXPLOIT]

    def declines(self, s: GameState, seat: int) -> Action | None:
        return END_EXPLOIT

    def answer(self, s: GameState, seat: int, a: Action, luck: Luck) -> None:
        if a[0] == DONE:
            self.step(s, luck)
            return
        self.count -= 1
        withdraw(s, seat, a[1], luck, self.thing)

    def step(self, s: GameState, luck: Luck) -> None:
        s.stack.pop()
        recover_cubes(s, self.seat, self.count, luck, self.thing)

    def check(self, s: GameState) -> None:
        check_count("ExploitCubes", self.count)


class DrawAdviser(Sealed[GameState]):
    """By the advanced rules an adviser is not drawn but chosen among those face down (advanced rules)."""

    FIELDS: ClassVar[str] = Sealed.FIELDS + " thing$"
    RULE: ClassVar[str] = "his.advanced.advisers"
    VERBS: ClassVar[list[int]] = [DRAW]
    NESTED: ClassVar[int] = 3

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("thing",)

    def __init__(
        self, seats: list[int], verbs: list[int], subjects: list[int], amounts: list[int], thing: int
    ) -> None:
        super().__init__(seats, verbs, subjects, amounts)
        self.thing = thing

    def copy(self) -> DrawAdviser:
        return DrawAdviser(self.seats[:], self.verbs[:], self.subjects[:], self.amounts[:], self.thing)

    # generated: end

    def choices(self, s: GameState, seat: int, steps: list[Action]) -> list[Action]:
        return [(DRAW, adviser, 0) for adviser in s.players[seat].adviser_deck]

    def opened(self, s: GameState, answers: list[list[Action]], luck: Luck) -> None:
        s.stack.pop()
        draw_from(s, self.asked()[0], answers[0][0][1], luck, self.thing)

    def source(self) -> int:
        return self.thing

    def check(self, s: GameState) -> None:
        need(len(self.asked()) == 1 and s.advanced, "draws", n=len(self.asked()))
        drawing = sum(isinstance(frame, DrawAdviser) and frame.asked() == self.asked() for frame in s.stack)
        need(len(s.players[self.asked()[0]].adviser_deck) >= drawing, "draws", n=drawing)
        super().check(s)


def choose_adviser(seat: int, thing: int) -> DrawAdviser:
    """Return a choice that is not made yet."""
    return DrawAdviser([seat], [UNANSWERED], [UNANSWERED], [UNANSWERED], thing)


def draw_adviser(s: GameState, seat: int, luck: Luck, source: int) -> None:
    """Draw an adviser, or choose one by the advanced rules; without any in the deck nothing happens."""
    deck = s.players[seat].adviser_deck
    if s.advanced and len(deck) > 1:
        s.stack.append(choose_adviser(seat, source))
    elif deck:
        draw_from(s, seat, luck.pick(deck), luck, source)


def check_count(where: str, count: int) -> None:
    """Raise Impossible when nothing is left to choose."""
    need(count >= 1, "frame-count", frame=where, n=count)
