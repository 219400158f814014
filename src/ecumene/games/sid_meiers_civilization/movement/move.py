"""The move of one figure or group: a square at a time, until its speed is used up or it stops (p. 19, 20)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.sid_meiers_civilization.card_data import ARMY, IS_BUILDING, RUSSIA, SCOUT, TECHNOLOGIES
from ecumene.games.sid_meiers_civilization.effects.abilities import ABILITIES
from ecumene.games.sid_meiers_civilization.interrupts.exchange import Exchange
from ecumene.games.sid_meiers_civilization.map.figures import city_at
from ecumene.games.sid_meiers_civilization.map.ground import layout_of, reveal_tile
from ecumene.games.sid_meiers_civilization.map.squares import BESIDE, direction
from ecumene.games.sid_meiers_civilization.movement.destroying import Destroying
from ecumene.games.sid_meiers_civilization.movement.enter import fight_at, move_group
from ecumene.games.sid_meiers_civilization.movement.paths import (
    HELD,
    HIGHEST,
    HOLDING,
    KEEPING_OUT,
    KEPT_OUT,
    NO_END_BEYOND_WATER,
    NO_STAY_ON_WATER,
    NO_STEPS,
    NOT_OFFERED,
    OFFERED_ALREADY,
    PEACEFUL,
    TOO_MANY,
    Walking,
    consequence,
    end_obstacle,
    finishes,
    flies,
    kept_out,
    offering_obstacle,
    offerings,
    reveals,
    step_obstacle,
    steps,
    tile_obstacle,
)
from ecumene.games.sid_meiers_civilization.movement.window import open_move_window
from ecumene.games.sid_meiers_civilization.pieces import remove_scout
from ecumene.games.sid_meiers_civilization.player import ONCE_DESTROY, ONCE_SACRIFICE, STACKING_AT
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.verbs import PICK, REVEAL, SACRIFICE, STOP, WALK
from ecumene.games.sid_meiers_civilization.winning.victory import check_coins
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, reason

NOWHERE: Final = -1
DESTROYING: Final[list[int]] = [
    one
    for one in TECHNOLOGIES
    if any(each.effect == "destroy-building" and each.phase == "movement" for each in ABILITIES[one])
]
NOT_OVER: Final = reason("smc.move.one-after-another")
NOT_TOGETHER: Final = reason("smc.ruling.group-moves")
NOTHING_TO_LEARN: Final = reason("smc.ruling.free-tech")
# What is pending, if not a step.
TILE: Final = 1
OFFERING: Final = 2
# How a move ends.
GOING: Final = 0
ENDING: Final = 1  # it has ended, and others may be asked
ENDED: Final = 2
ENTERED: Final = 3  # a battle or a settlement has ended it, and others may be asked


class Unmoved(Frame[GameState]):
    """The turn below a move: it knows which figures have not moved."""

    __slots__ = ("armies", "scouts")

    def __init__(self, armies: list[int], scouts: list[int]) -> None:
        self.armies = armies  # where armies stand that have not moved
        self.scouts = scouts

    def forget(self, armies: list[int], scouts: list[int]) -> None:
        """Forget figures that others have killed: of these, none that has moved goes in their place."""
        for mine, left in ((self.armies, armies), (self.scouts, scouts)):
            for at in mine[:]:
                if mine.count(at) > left.count(at):
                    mine.remove(at)


class Move(Walking):
    """A group walks, reveals tiles, and stops (p. 19).

    pending    the square that is entered or revealed when nobody interrupts
    revealing  it: TILE, or the figure is given up there: OFFERING
    """

    FIELDS: ClassVar[str] = "seat@ at# armies<8 scouts<3 left/6 pending# revealing<3 moved<2 ended<4"
    RULE: ClassVar[str] = "smc.move.one-after-another"
    VERBS: ClassVar[list[int]] = [PICK, WALK, REVEAL, SACRIFICE, STOP]
    LETS_PASS: ClassVar[bool] = False

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("ended", "left", "pending", "revealing", "seat")

    def __init__(
        self,
        seat: int,
        at: int,
        armies: int,
        scouts: int,
        left: int,
        pending: int,
        revealing: int,
        moved: int,
        ended: int,
    ) -> None:
        super().__init__(at, armies, scouts, moved)
        self.seat = seat
        self.left = left
        self.pending = pending
        self.revealing = revealing
        self.ended = ended

    def copy(self) -> Move:
        return Move(
            self.seat,
            self.at,
            self.armies,
            self.scouts,
            self.left,
            self.pending,
            self.revealing,
            self.moved,
            self.ended,
        )

    # generated: end

    def check(self, s: GameState) -> None:
        """Check that it belongs to a turn, which knows the figures that have not moved."""
        below = s.stack[s.stack.index(self) - 1]
        need(isinstance(below, Unmoved), "frame-lacks", frame="Move")

    def source(self) -> int:
        """Return what moves."""
        return ARMY if self.armies else SCOUT

    def waits_for(self, s: GameState) -> list[int]:
        """Wait for the next step."""
        return [self.seat] if self.pending < 0 and not self.ended and self.alive(s) else []

    def alive(self, s: GameState) -> bool:
        """Return whether anything of the group is left."""
        player = s.players[self.seat]
        armies = min(self.armies, player.armies.count(self.at))
        return armies + min(self.scouts, player.scouts.count(self.at)) > 0

    def legal(self, s: GameState, seat: int) -> list[Action]:
        """List figures to join, steps, tiles to reveal, then stopping."""
        moves: list[Action] = []
        if not self.moved:
            moves += [
                (PICK, figure, self.at) for figure in (ARMY, SCOUT) if self.join_obstacle(s, figure) == ALLOWED
            ]
        walks = self.walks(s)
        moves += [(WALK, square, 0) for square in walks]
        if self.reveal_obstacle(s) == ALLOWED:
            moves += [(REVEAL, square, 0) for square in reveals(s, self.at)]
        given = self.sacrifices(s)
        moves += [(SACRIFICE, square, 0) for square in given]
        if self.stop_obstacle(s, len(walks) + len(given) > 0) == ALLOWED:
            moves.append((STOP, 0, 0))
        return moves

    def obstacle(self, s: GameState, seat: int, a: Action) -> int:
        """Say why a group cannot go there, reveal that, or end here."""
        if a[0] == PICK:
            if a[2] != self.at:
                return NOT_OVER
            return NOT_TOGETHER if self.moved else self.join_obstacle(s, a[1])
        if a[0] == REVEAL:
            return tile_obstacle(s, self.at, a[1]) or self.reveal_obstacle(s)
        if a[0] == SACRIFICE:
            return self.sacrifice_obstacle(s, a[1], offerings(s, seat, self.armies, self.scouts))
        if a[0] == STOP:
            return self.stop_obstacle(s, bool(self.walks(s) or self.sacrifices(s)))
        offered = offerings(s, seat, self.armies, self.scouts)
        return step_obstacle(s, seat, self.at, a[1], self.left, self.armies, self.scouts, offered)

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        """Name what holds or keeps out, the government, or the limit."""
        if why in (HELD, KEPT_OUT):
            return HOLDING[0] if why == HELD else KEEPING_OUT[0], -1, -1
        if why == PEACEFUL:
            return s.players[seat].government, -1, -1
        if why == OFFERED_ALREADY:
            return RUSSIA, -1, -1
        if why == TOO_MANY:
            return -1, s.players[seat].power[STACKING_AT], -1
        return -1, -1, -1

    def walks(self, s: GameState) -> list[int]:
        """Return the squares into which the group can step."""
        offered = offerings(s, self.seat, self.armies, self.scouts)
        return steps(s, self.seat, self.at, self.left, self.armies, self.scouts, offered)

    def stop_obstacle(self, s: GameState, goes_on: bool) -> int:
        """Return what keeps the group from ending here, where it `goes_on` or there is no way out."""
        why = self.end_here(s)
        if why == ALLOWED or not (goes_on if self.moved else self.driven_out(s)):
            return ALLOWED
        return why

    def end_here(self, s: GameState) -> int:
        """Return what keeps a move from ending where the group stands."""
        return end_obstacle(s, self.seat, self.at, self.scouts, consequence(s, self.seat, self.at))

    def join_obstacle(self, s: GameState, figure: int) -> int:
        """Return what keeps a figure of the same square from joining: none is there that has not moved either."""
        turn = s.stack[-2]
        player = s.players[self.seat]
        assert isinstance(turn, Unmoved)
        if figure == ARMY:
            here = self.at in turn.armies and player.armies.count(self.at) > self.armies
        else:
            here = figure == SCOUT and self.at in turn.scouts and player.scouts.count(self.at) > self.scouts
        return ALLOWED if here else NOT_TOGETHER

    def reveal_obstacle(self, s: GameState) -> int:
        """Return what keeps a step from being spent here: where no move ends, an end must stay in reach."""
        if self.left <= 0:
            return NO_STEPS
        why = self.end_here(s)
        if why == ALLOWED or self.at in s.locked or (not self.moved and not self.driven_out(s)):
            return ALLOWED
        offered = offerings(s, self.seat, self.armies, self.scouts)
        if finishes(s, self.seat, self.at, self.left - 1, self.armies, self.scouts, self.at, offered):
            return ALLOWED
        return NO_END_BEYOND_WATER if why == NO_STAY_ON_WATER else why

    def driven_out(self, s: GameState) -> bool:
        """Return whether a wonder keeps the group out of where it stands, and there is a way to leave.

        Nobody has to give a figure up for that.
        """
        if not kept_out(s, self.seat, self.at):
            return False
        return len(steps(s, self.seat, self.at, self.left, self.armies, self.scouts, [])) > 0

    def sacrifice_obstacle(self, s: GameState, square: int, cities: list[int]) -> int:
        """Return what keeps the figure from being given up in a city; `cities`: where it would learn something."""
        why = offering_obstacle(s, self.seat, self.armies, self.scouts)
        if why != ALLOWED:
            return why
        if square not in BESIDE[self.at] or city_at(s, square) in (-1, self.seat):
            return NOT_OFFERED
        if square not in cities:
            return NOTHING_TO_LEARN
        if self.at in s.locked:
            return HELD
        return ALLOWED if self.left > 0 else NO_STEPS

    def sacrifices(self, s: GameState) -> list[int]:
        """Return the cities beside the figure into which Russia can send it for a technology."""
        cities = offerings(s, self.seat, self.armies, self.scouts)
        return [one for one in BESIDE[self.at] if self.sacrifice_obstacle(s, one, cities) == ALLOWED]

    def declines(self, s: GameState, seat: int) -> Action | None:
        """Stop, where that is possible."""
        stop: Action = (STOP, 0, 0)
        return stop if stop in self.legal(s, seat) else None

    def answer(self, s: GameState, seat: int, a: Action, luck: Luck) -> None:
        """Take one step."""
        if a[0] == PICK:
            turn = s.stack[-2]
            assert isinstance(turn, Unmoved)
            if a[1] == ARMY:
                self.armies += 1
                turn.armies.remove(self.at)
            else:
                self.scouts += 1
                turn.scouts.remove(self.at)
        elif a[0] == STOP:
            self.ended = ENDING
        elif a[0] == REVEAL:
            self.pending, self.revealing = a[1], TILE
            open_move_window(s, seat)
        elif a[0] == SACRIFICE:
            self.pending, self.revealing = a[1], OFFERING
            open_move_window(s, seat)
        elif consequence(s, seat, a[1]) and not flies(s.players[seat]):
            self.pending = a[1]
            open_move_window(s, seat)
        else:
            self.walk(s, a[1], luck)

    def walk(self, s: GameState, square: int, luck: Luck) -> None:
        """Enter a square."""
        move_group(s, self.seat, self.at, square, self.armies, self.scouts, luck)
        self.at = square
        self.moved = 1
        self.left -= 1
        if not self.left:
            self.ended = ENDING

    def sacrifice(self, s: GameState, square: int, luck: Luck) -> None:
        """Give the figure up for a technology of the city's owner; there is no battle."""
        player = s.players[self.seat]
        player.once |= ONCE_SACRIFICE
        if self.armies:
            player.armies.remove(self.at)
        else:
            remove_scout(s, self.seat, player.scouts.index(self.at))
        luck.tell("sacrificed", self.seat, self.source(), target=square)
        self.armies = self.scouts = 0
        self.ended = ENTERED
        check_coins(s, luck)
        s.stack.append(Exchange(self.seat, city_at(s, square), HIGHEST, RUSSIA))

    def clamp(self, s: GameState) -> None:
        """Forget figures that others have killed."""
        player = s.players[self.seat]
        self.armies = min(self.armies, player.armies.count(self.at))
        self.scouts = min(self.scouts, player.scouts.count(self.at))
        armies, scouts = player.armies[:], player.scouts[:]
        for _ in range(self.armies):
            armies.remove(self.at)
        for _ in range(self.scouts):
            scouts.remove(self.at)
        for frame in s.stack:
            if isinstance(frame, Unmoved):
                frame.forget(armies, scouts)

    def step(self, s: GameState, luck: Luck) -> None:
        """Carry out what was pending, or end the move."""
        self.clamp(s)
        if not self.armies + self.scouts:
            s.stack.pop()
        elif self.ended == ENDED and not self.scouts and consequence(s, self.seat, self.at):
            self.ended = ENTERED  # flying armies come down
            fight_at(s, self.seat, self.at, luck)
        elif self.ended == ENDED:
            s.stack.pop()
            self.arrive(s)
        elif self.ended:  # by itself, or in a battle or a settlement
            self.ended = ENDED
            open_move_window(s, self.seat)
        else:
            self.go_on(s, luck)

    def go_on(self, s: GameState, luck: Luck) -> None:
        """Reveal the tile, give the figure up or enter the square, if that is still possible."""
        square, pending = self.pending, self.revealing
        self.pending, self.revealing = NOWHERE, 0
        if pending == OFFERING:
            if square in self.sacrifices(s):
                self.sacrifice(s, square, luck)
        elif pending == TILE:
            self.moved = 1
            self.left -= 1
            if s.ground[square] < 0:
                reveal_tile(s, layout_of(s).slot_of[square], direction(self.at, square), self.seat, luck)
            if not self.left:
                self.ended = ENDING
        elif square not in self.walks(s):
            return
        elif consequence(s, self.seat, square):
            move_group(s, self.seat, self.at, square, self.armies, self.scouts, luck)
            self.at = square
            self.moved = 1
            self.ended = ENTERED
            fight_at(s, self.seat, square, luck)
        else:
            self.walk(s, square, luck)

    def arrive(self, s: GameState) -> None:
        """Let an army destroy the building where it has ended its move, after a battle too (Combustion)."""
        player = s.players[self.seat]
        owner, mark = s.realm[self.at], s.marker[self.at]
        if owner in (-1, self.seat) or mark < 0 or not IS_BUILDING[mark] or not self.armies:
            return
        if any(player.knows(one) for one in DESTROYING) and not player.once & ONCE_DESTROY:
            s.stack.append(Destroying(self.seat, self.at))
