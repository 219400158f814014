"""The set-up as far as players choose: civilizations, advisers, goals, leaders, first cubes (Set-up)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.historia.actions.targets import draw_adviser
from ecumene.games.historia.card_data import (
    ADVISERS_OF,
    CIVILIZATIONS,
    COLOR,
    GOALS_PLACED,
    GOVERNMENTS,
    START,
)
from ecumene.games.historia.civbots.civbots import place_civbots
from ecumene.games.historia.components.leaders import LeaderDraft, draw_pack, secret_draft, to_and_fro
from ecumene.games.historia.components.parties import occupants
from ecumene.games.historia.components.world import TERRITORY_COUNT
from ecumene.games.historia.matrix.levels import cell_exists
from ecumene.games.historia.pieces import put_cube, retire
from ecumene.games.historia.printed import CELLS, GOVERNMENT_AT
from ecumene.games.historia.rounds.turns import BEGIN, Turn
from ecumene.games.historia.state import GameState
from ecumene.games.historia.verbs import LAY, PLACE_CUBE, RETIRE, TAKE
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.frames.choose import ChooseOne
from ecumene.kernel.frames.phases import Phases
from ecumene.kernel.frames.rounds import Rounds
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, reason

CIVILIZATIONS_FIRST: Final = 0
CIVBOTS_TAKE: Final = 1
ADVISERS_NEXT: Final = 2
GOALS_NEXT: Final = 3
LEADERS_NEXT: Final = 4
CUBES_NEXT: Final = 5
CIVBOTS_NEXT: Final = 6
PLAY: Final = 7
CLAN: Final[int] = GOVERNMENTS[0]
NO_CIVILIZATION: Final = reason("his.setup.civilizations")
COLOR_TAKEN: Final = reason("his.setup.colour")
NOT_GREEN: Final = reason("his.setup.green")
NO_SUCH_CELL: Final = reason("his.goals.matrix")
AREA_OF_CLAN: Final = reason("his.goals.clan")
BESIDE_GOAL: Final = reason("his.goals.cells")


class SetUp(Phases[GameState]):
    """What players choose before the first turn, step by step (Set-up)."""

    FIELDS: ClassVar[str] = "phase<9"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> SetUp:
        return SetUp(self.phase)

    # generated: end

    def finished(self, s: GameState) -> bool:
        return False

    def begin(self, s: GameState, phase: int, luck: Luck) -> None:
        if phase == CIVILIZATIONS_FIRST:
            s.stack.append(Civilizations(0))
        elif phase == CIVBOTS_TAKE:
            deal_civbots(s, luck)
        elif phase == ADVISERS_NEXT:
            s.stack.append(FirstAdvisers(0))
        elif phase == GOALS_NEXT:
            if s.goals:
                reveal_goal(s, 0, luck)
        elif phase == LEADERS_NEXT:
            begin_leaders(s, luck)
        elif phase == CUBES_NEXT:
            s.stack.append(FirstCubes(0))
        elif phase == CIVBOTS_NEXT:
            place_civbots(s, luck)
        else:
            s.stack.pop()
            s.stack.append(Turn(BEGIN))

    def check(self, s: GameState) -> None:
        need(0 < self.phase <= PLAY and s.turn == 0, "setup-phase", n=self.phase)


def free_civilizations(s: GameState) -> list[int]:
    """Return the civilizations of colours that nobody has."""
    taken = [COLOR[s.party(n).civilization] for n in range(s.parties()) if s.party(n).civilization >= 0]
    return [civilization for civilization in CIVILIZATIONS if COLOR[civilization] not in taken]


def deal_civbots(s: GameState, luck: Luck) -> None:
    """Civbots have the colours that are left."""
    for bot in s.bots:
        bot.civilization = luck.pick(free_civilizations(s))


class Civilizations(Rounds[GameState]):
    """Civilizations are dealt, and green chooses one of two; or all choose, the last first (Set-up)."""

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> Civilizations:
        return Civilizations(self.turns)

    # generated: end

    def order(self, s: GameState) -> list[int]:
        return s.order[::-1]

    def plays(self, s: GameState, seat: int) -> bool:
        return s.players[seat].civilization < 0

    def begin_turn(self, s: GameState, seat: int, luck: Luck) -> None:
        s.stack.append(ChooseCivilization(seat))


class ChooseCivilization(ChooseOne[GameState]):
    """Take a civilization whose colour nobody has; green has two sets of advisers (Set-up)."""

    FIELDS: ClassVar[str] = "seat@"
    VERBS: ClassVar[list[int]] = [TAKE]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> ChooseCivilization:
        return ChooseCivilization(self.seat)

    # generated: end

    def decider(self) -> int:
        return self.seat

    def options(self, s: GameState) -> list[Action]:
        moves: list[Action] = [(TAKE, civilization, 0) for civilization in CIVILIZATIONS]
        return [a for a in moves if self.obstacle(s, self.seat, a) == ALLOWED]

    def obstacle(self, s: GameState, seat: int, a: Action) -> int:
        """Return what stands in the way of leading a civilization; dealt ones leave a choice only to green."""
        if a[1] not in CIVILIZATIONS:
            return NO_CIVILIZATION
        if a[1] not in free_civilizations(s):
            return COLOR_TAKEN
        several = sum(COLOR[a[1]] == COLOR[other] for other in CIVILIZATIONS) > 1
        return ALLOWED if s.chosen or several else NOT_GREEN

    def chosen(self, s: GameState, a: Action, luck: Luck) -> None:
        s.players[self.seat].civilization = a[1]
        luck.tell("civilization", self.seat, a[1])

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        return a[1], -1, -1

    def check(self, s: GameState) -> None:
        need(s.players[self.seat].civilization < 0 and bool(self.options(s)), "setup-phase", n=self.seat)


class FirstAdvisers(Rounds[GameState]):
    """Everybody shuffles five advisers and draws one; by the advanced rules one is laid away first (Set-up)."""

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> FirstAdvisers:
        return FirstAdvisers(self.turns)

    # generated: end

    def order(self, s: GameState) -> list[int]:
        return s.order

    def begin_turn(self, s: GameState, seat: int, luck: Luck) -> None:
        player = s.players[seat]
        player.adviser_deck = ADVISERS_OF[player.civilization][:]
        first: int = START["advisers"]
        if s.advanced:
            s.stack.append(RetireAdviser(seat))
        else:
            for _ in range(first):
                draw_adviser(s, seat, luck, -1)


class RetireAdviser(ChooseOne[GameState]):
    """By the advanced rules an adviser of one's choice is put face up under the deck (Advanced rules)."""

    FIELDS: ClassVar[str] = "seat@"
    RULE: ClassVar[str] = "his.advanced.retire"
    VERBS: ClassVar[list[int]] = [RETIRE]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> RetireAdviser:
        return RetireAdviser(self.seat)

    # generated: end

    def decider(self) -> int:
        return self.seat

    def options(self, s: GameState) -> list[Action]:
        return [(RETIRE, adviser, 0) for adviser in s.players[self.seat].adviser_deck]

    def chosen(self, s: GameState, a: Action, luck: Luck) -> None:
        s.players[self.seat].adviser_deck.remove(a[1])
        retire(s, self.seat, a[1])
        luck.tell("retire", self.seat, a[1])
        first: int = START["advisers"]
        for _ in range(first):
            draw_adviser(s, self.seat, luck, -1)

    def check(self, s: GameState) -> None:
        need(len(s.players[self.seat].adviser_deck) > 1, "setup-phase", n=self.seat)


def goal_obstacle(s: GameState, technology: int, military: int) -> int:
    """Return why a goal cannot lie on a cell: outside the matrix, the clan's, or beside another goal."""
    if not cell_exists(technology, military):
        return NO_SUCH_CELL
    if GOVERNMENT_AT[technology][military] == CLAN:
        return AREA_OF_CLAN
    return BESIDE_GOAL if beside_goal(s, technology, military) else ALLOWED


def goal_cells(s: GameState) -> list[tuple[int, int]]:
    """Return the cells on which a goal can be laid."""
    return [cell for cell in CELLS if goal_obstacle(s, cell[0], cell[1]) == ALLOWED]


def beside_goal(s: GameState, technology: int, military: int) -> bool:
    """Return whether a goal lies on a cell or next to it, even diagonally."""
    for at in range(len(s.goal_at)):
        if abs(s.goal_technology[at] - technology) <= 1 and abs(s.goal_military[at] - military) <= 1:
            return True
    return False


def reveal_goal(s: GameState, turn: int, luck: Luck) -> None:
    """Turn over the next goal for whoever lays it; when eight lie there, the rest leave the game."""
    if len(s.goal_at) >= GOALS_PLACED or not goal_cells(s):
        s.goal_pile = []
        return
    seat = s.order[turn % len(s.order)]
    goal = luck.take(s.goal_pile)
    luck.tell("goal-turned", seat, goal)
    s.stack.append(LayGoal(seat, turn, goal))


class LayGoal(Frame[GameState]):
    """In turn order everybody turns over a goal and lays it on a cell, until eight lie there (Goals)."""

    FIELDS: ClassVar[str] = "seat@ turns/8 goal$goal"
    VERBS: ClassVar[list[int]] = [LAY]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("goal", "seat", "turns")

    def __init__(self, seat: int, turns: int, goal: int) -> None:
        self.seat = seat
        self.turns = turns
        self.goal = goal

    def copy(self) -> LayGoal:
        return LayGoal(self.seat, self.turns, self.goal)

    # generated: end

    def source(self) -> int:
        return self.goal

    def waits_for(self, s: GameState) -> list[int]:
        return [self.seat]

    def legal(self, s: GameState, seat: int) -> list[Action]:
        return [(LAY, technology, military) for technology, military in goal_cells(s)]

    def obstacle(self, s: GameState, seat: int, a: Action) -> int:
        """Return what stands in the way of a goal on a cell."""
        return goal_obstacle(s, a[1], a[2])

    def declines(self, s: GameState, seat: int) -> Action | None:
        return None

    def answer(self, s: GameState, seat: int, a: Action, luck: Luck) -> None:
        s.stack.pop()
        s.goal_at.append(self.goal)
        s.goal_technology.append(a[1])
        s.goal_military.append(a[2])
        luck.tell("goal-laid", seat, self.goal)
        reveal_goal(s, self.turns + 1, luck)

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        return self.goal, -1, -1

    def check(self, s: GameState) -> None:
        need(self.goal >= 0 and s.goals and bool(goal_cells(s)), "setup-phase", n=self.turns)
        need(self.turns == len(s.goal_at) < GOALS_PLACED, "setup-phase", n=self.turns)
        need(s.order[self.turns % len(s.order)] == self.seat, "setup-phase", n=self.turns)


def begin_leaders(s: GameState, luck: Luck) -> None:
    """Draw leaders and let the players choose, from the last to the first; alone there are none."""
    if s.solo():
        return
    players = len(s.players)
    if s.advanced:
        pack = [leader for era in range(3) for leader in draw_pack(players, era, luck)]
        s.stack.append(secret_draft(to_and_fro(s.order), pack))
    else:
        s.stack.append(LeaderDraft(s.order[::-1], draw_pack(players, 0, luck)))


class FirstCubes(Rounds[GameState]):
    """In turn order, by the advanced rules in reverse, everybody puts a cube on an empty territory (Set-up)."""

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> FirstCubes:
        return FirstCubes(self.turns)

    # generated: end

    def order(self, s: GameState) -> list[int]:
        return s.order[::-1] if s.advanced else s.order

    def begin_turn(self, s: GameState, seat: int, luck: Luck) -> None:
        s.stack.append(StartPlacement(seat))


class StartPlacement(ChooseOne[GameState]):
    """Put one of three cubes on a territory where nobody is; its token stays and scores nothing now (Set-up)."""

    FIELDS: ClassVar[str] = "seat@"
    RULE: ClassVar[str] = "his.setup.empty"
    VERBS: ClassVar[list[int]] = [PLACE_CUBE]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> StartPlacement:
        return StartPlacement(self.seat)

    # generated: end

    def decider(self) -> int:
        return self.seat

    def options(self, s: GameState) -> list[Action]:
        return [(PLACE_CUBE, place, 0) for place in range(TERRITORY_COUNT) if not occupants(s, place)]

    def chosen(self, s: GameState, a: Action, luck: Luck) -> None:
        put_cube(s, self.seat, a[1], luck, -1)

    def check(self, s: GameState) -> None:
        need(s.players[self.seat].ready > 0, "setup-phase", n=self.seat)
