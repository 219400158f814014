"""The move of one figure or group: a square at a time, until its speed is used up or it stops (p. 19, 20)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.sid_meiers_civilization.abilities import ABILITIES
from ecumene.games.sid_meiers_civilization.card_data import ARMY, IS_BUILDING, RUSSIA, SCOUT, TECHNOLOGIES
from ecumene.games.sid_meiers_civilization.deeds import remove_scout
from ecumene.games.sid_meiers_civilization.governments import PEACE
from ecumene.games.sid_meiers_civilization.interrupts.exchange import Exchange
from ecumene.games.sid_meiers_civilization.interrupts.resolve import destroy_building
from ecumene.games.sid_meiers_civilization.map.figures import city_at, figures_at, rival_at
from ecumene.games.sid_meiers_civilization.map.ground import is_water, layout_of, reveal_tile
from ecumene.games.sid_meiers_civilization.map.squares import BESIDE, direction
from ecumene.games.sid_meiers_civilization.movement.enter import fight_at, move_group
from ecumene.games.sid_meiers_civilization.movement.paths import (
    HIGHEST,
    HOLDING,
    KEEPING_OUT,
    SEA,
    Walking,
    consequence,
    finishes,
    flies,
    kept_out,
    may_end,
    offerings,
    reveals,
    steps,
)
from ecumene.games.sid_meiers_civilization.movement.window import open_move_window
from ecumene.games.sid_meiers_civilization.player import ONCE_DESTROY, ONCE_SACRIFICE, STACKING_AT, WATER_AT
from ecumene.games.sid_meiers_civilization.state import Civ
from ecumene.games.sid_meiers_civilization.verbs import DECLINE, PICK, RAZE, REVEAL, SACRIFICE, STOP, WALK
from ecumene.games.sid_meiers_civilization.victory import check_coins
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal

NOWHERE: Final = -1
DESTROYING: Final[list[int]] = [
    one
    for one in TECHNOLOGIES
    if any(each.effect == "destroy-building" and each.phase == "movement" for each in ABILITIES[one])
]
# What is pending, if not a step.
TILE: Final = 1
OFFERING: Final = 2
# How a move ends.
GOING: Final = 0
ENDING: Final = 1  # it has ended, and others may be asked
ENDED: Final = 2
ENTERED: Final = 3  # a battle or a settlement has ended it, and others may be asked


class Unmoved(Frame[Civ]):
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
    """A group walks, reveals tiles, and stops (p. 19)."""

    __slots__ = ("ended", "left", "pending", "revealing", "seat")
    FIELDS: ClassVar[str] = "seat@ at# armies<8 scouts<3 left/6 pending# revealing<3 moved<2 ended<4"
    RULE: ClassVar[str] = "smc.move.one-after-another"
    LETS_PASS: ClassVar[bool] = False

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
        self.pending = pending  # the square that is entered or revealed when nobody interrupts
        self.revealing = revealing  # it: TILE, or the figure is given up there: OFFERING
        self.ended = ended

    def copy(self) -> Move:
        """Return a frame of its own."""
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

    def source(self) -> int:
        """Return what moves."""
        return ARMY if self.armies else SCOUT

    def waits_for(self, s: Civ) -> list[int]:
        """Wait for the next step."""
        return [self.seat] if self.pending < 0 and not self.ended and self.alive(s) else []

    def alive(self, s: Civ) -> bool:
        """Return whether anything of the group is left."""
        player = s.players[self.seat]
        armies = min(self.armies, player.armies.count(self.at))
        return armies + min(self.scouts, player.scouts.count(self.at)) > 0

    def legal(self, s: Civ, seat: int) -> list[Action]:
        """List figures to join, steps, tiles to reveal, then stopping."""
        moves: list[Action] = []
        if not self.moved:
            moves += self.joining(s)
        moves += [(WALK, square, 0) for square in self.walks(s)]
        if self.left and self.may_reveal(s):
            moves += [(REVEAL, square, 0) for square in reveals(s, self.at)]
        moves += [(SACRIFICE, square, 0) for square in self.sacrifices(s)]
        if may_end(s, seat, self.at, self.scouts) or not self.leaves(s, moves):
            moves.append((STOP, 0, 0))
        return moves

    def walks(self, s: Civ) -> list[int]:
        """Return the squares into which the group can step."""
        offered = offerings(s, self.seat, self.armies, self.scouts)
        return steps(s, self.seat, self.at, self.left, self.armies, self.scouts, offered)

    def leaves(self, s: Civ, moves: list[Action]) -> bool:
        """Return whether the group has to go on: it may not end here, and there is a way."""
        if not self.moved:
            return self.driven_out(s)
        return any(a[0] in (WALK, SACRIFICE) for a in moves)

    def joining(self, s: Civ) -> list[Action]:
        """Return the figures in the same square that have not moved either."""
        turn = s.stack[-2]
        moves: list[Action] = []
        player = s.players[self.seat]
        assert isinstance(turn, Unmoved)
        if self.at in turn.armies and player.armies.count(self.at) > self.armies:
            moves.append((PICK, ARMY, self.at))
        if self.at in turn.scouts and player.scouts.count(self.at) > self.scouts:
            moves.append((PICK, SCOUT, self.at))
        return moves

    def may_reveal(self, s: Civ) -> bool:
        """Return whether a step of movement can be spent here: where no move ends an end must stay in reach."""
        if may_end(s, self.seat, self.at, self.scouts) or self.at in s.locked:
            return True
        if not self.moved and not self.driven_out(s):
            return True
        offered = offerings(s, self.seat, self.armies, self.scouts)
        return finishes(s, self.seat, self.at, self.left - 1, self.armies, self.scouts, self.at, offered)

    def driven_out(self, s: Civ) -> bool:
        """Return whether a wonder keeps the group out of where it stands, and there is a way to leave.

        Nobody has to give a figure up for that.
        """
        if not kept_out(s, self.seat, self.at):
            return False
        return len(steps(s, self.seat, self.at, self.left, self.armies, self.scouts, [])) > 0

    def sacrifices(self, s: Civ) -> list[int]:
        """Return the cities beside the figure into which Russia can send it for a technology."""
        if not self.left or self.at in s.locked:
            return []
        cities = offerings(s, self.seat, self.armies, self.scouts)
        return [square for square in BESIDE[self.at] if square in cities]

    def declines(self, s: Civ, seat: int) -> Action | None:
        """Stop, where that is possible."""
        stop: Action = (STOP, 0, 0)
        return stop if stop in self.legal(s, seat) else None

    def answer(self, s: Civ, seat: int, a: Action, luck: Luck) -> None:
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

    def walk(self, s: Civ, square: int, luck: Luck) -> None:
        """Enter a square."""
        move_group(s, self.seat, self.at, square, self.armies, self.scouts, luck)
        self.at = square
        self.moved = 1
        self.left -= 1
        if not self.left:
            self.ended = ENDING

    def sacrifice(self, s: Civ, square: int, luck: Luck) -> None:
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

    def clamp(self, s: Civ) -> None:
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

    def step(self, s: Civ, luck: Luck) -> None:
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

    def go_on(self, s: Civ, luck: Luck) -> None:
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

    def arrive(self, s: Civ) -> None:
        """Let an army destroy the building where it has ended its move, after a battle too (Combustion)."""
        player = s.players[self.seat]
        owner, mark = s.realm[self.at], s.marker[self.at]
        if owner in (-1, self.seat) or mark < 0 or not IS_BUILDING[mark] or not self.armies:
            return
        if any(player.knows(one) for one in DESTROYING) and not player.once & ONCE_DESTROY:
            s.stack.append(Destroying(self.seat, self.at))

    def refuse(self, s: Civ, seat: int, a: Action) -> Refusal:
        """Say why a group cannot go there."""
        player = s.players[seat]
        if a[0] == REVEAL:
            if a[1] not in reveals(s, self.at):
                return Refusal("smc.move.reveal-beside")
            rule = self.no_end(s, seat)
            if rule == "smc.move.navigation":
                return Refusal("smc.ruling.stop-in-water")
            return Refusal(rule, KEEPING_OUT[0] if rule == "smc.ability.standing" else -1)
        if a[0] == STOP:
            rule = self.no_end(s, seat)
            return Refusal(rule, KEEPING_OUT[0] if rule == "smc.ability.standing" else -1)
        if a[0] == SACRIFICE:
            return Refusal("smc.ruling.russia-sacrifice")
        if a[0] != WALK:
            return Refusal(self.RULE)
        if a[1] not in BESIDE[self.at]:
            return Refusal("smc.move.orthogonal")
        if self.at in s.locked:
            return Refusal("smc.ability.standing", HOLDING[0])
        if s.ground[a[1]] < 0:
            return Refusal("smc.move.face-down")
        if is_water(s, a[1]) and not player.power[WATER_AT]:
            return Refusal("smc.move.water")
        standing = figures_at(s, seat, a[1]) + self.armies + self.scouts
        if standing > player.power[STACKING_AT]:
            return Refusal("smc.move.stacking", need=player.power[STACKING_AT])
        if self.scouts and (a[1] in s.huts or a[1] in s.villages):
            return Refusal("smc.move.scouts-and-settlements")
        foreign = rival_at(s, seat, a[1]) >= 0 or city_at(s, a[1]) not in (-1, seat)
        if foreign and self.scouts:
            return Refusal("smc.move.scouts-and-rivals")
        if foreign and PEACE[player.government]:
            return Refusal("smc.ruling.democracy-and-defence")
        if kept_out(s, seat, a[1]):
            return Refusal("smc.ability.standing", KEEPING_OUT[0])
        return Refusal("smc.ruling.stop-in-water" if is_water(s, a[1]) else "smc.ruling.own-city-centre")

    def no_end(self, s: Civ, seat: int) -> str:
        """Return the rule by which a move may not end where the group stands."""
        if city_at(s, self.at) == seat:
            return "smc.move.own-city"
        if is_water(s, self.at) and s.players[seat].power[WATER_AT] < SEA:
            return "smc.move.navigation"
        if kept_out(s, seat, self.at):
            return "smc.ability.standing"
        if not self.scouts:
            return "smc.ruling.democracy-and-defence"
        settled = self.at in s.huts or self.at in s.villages
        return "smc.move.scouts-and-settlements" if settled else "smc.move.scouts-and-rivals"


class Destroying(Frame[Civ]):
    """With Combustion an army may destroy the building where it ends its move, once a round."""

    __slots__ = ("seat", "square")
    FIELDS: ClassVar[str] = "seat@ square#"
    RULE: ClassVar[str] = "smc.ability.standing"
    LETS_PASS: ClassVar[bool] = False

    def __init__(self, seat: int, square: int) -> None:
        self.seat = seat
        self.square = square

    def copy(self) -> Destroying:
        """Return a frame of its own."""
        return Destroying(self.seat, self.square)

    def waits_for(self, s: Civ) -> list[int]:
        """Wait for the seat."""
        return [self.seat]

    def legal(self, s: Civ, seat: int) -> list[Action]:
        """List yes and no."""
        return [(RAZE, 0, 0), (DECLINE, 0, 0)]

    def declines(self, s: Civ, seat: int) -> Action | None:
        """Let it stand."""
        return (DECLINE, 0, 0)

    def answer(self, s: Civ, seat: int, a: Action, luck: Luck) -> None:
        """Destroy it, or not."""
        s.stack.pop()
        if a[0] == RAZE:
            s.players[seat].once |= ONCE_DESTROY
            destroy_building(s, self.square, luck)

    def refuse(self, s: Civ, seat: int, a: Action) -> Refusal:
        """Say yes or no: the move is not over yet."""
        return Refusal("smc.move.one-after-another")
