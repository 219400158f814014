"""Paying for a module: exactly two dice, planning or focus markers, turned by ideas (p. 13)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.civolution.card_data import SLEEP
from ecumene.games.civolution.console.asking import Asks
from ecumene.games.civolution.console.markers import give_back
from ecumene.games.civolution.console.reasons import Details, because, case_of
from ecumene.games.civolution.continent.spots import FOCUS as FOCUS_SPOT
from ecumene.games.civolution.continent.spots import IDEA
from ecumene.games.civolution.continent.spots import PLANNING as PLANNING_SPOT
from ecumene.games.civolution.dice.fate import ring
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.effects.powers import FARTHEST, sources_of
from ecumene.games.civolution.player import Player
from ecumene.games.civolution.printed import DIE_VALUES, MODULE_DICE
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.verbs import DIE, FOCUS, PLANNING
from ecumene.kernel.frame import Action
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, UNLISTED

# What can be paid with, by number: a die of a value, a planning marker of a value, a focus marker.
PLANNED: Final = 6
FOCUSED: Final = 12
PICKS: Final = 13
NOTHING: Final = -1
ANY_VALUE: Final = 0  # asked for by sleep
TOO_MANY: Final = 99
SLEEP_MODULE: Final = 21
NO_DIE: Final = because("civo.activate.two-dice", 1)
NO_PARTNER: Final = because("civo.activate.two-dice", 2)
NO_PLANNING: Final = because("civo.activate.planning")
NO_FOCUS: Final = because("civo.activate.focus")
FEW_IDEAS: Final = because("civo.activate.ideas")
# By value and value, each less 1: the steps between them.
RING: Final[list[int]] = [ring(one, other) for one in range(1, 7) for other in range(1, 7)]
# By what is paid with, and the value asked for: the steps between them where nothing makes any of them easier.
PLAIN_STEPS: Final[list[list[int]]] = [
    *[[0, *RING[value * DIE_VALUES : (value + 1) * DIE_VALUES]] for value in range(DIE_VALUES)] * 2,
    [0] * (DIE_VALUES + 1),
]


def dice_asked(module: int) -> list[int]:
    """Return the two values that a module asks for."""
    return [ANY_VALUE, ANY_VALUE] if module == SLEEP_MODULE else MODULE_DICE[module]


def available(player: Player, pick: int) -> int:
    """Return how many of a kind of payment a civilization has."""
    if pick < PLANNED:
        return player.dice[pick]
    return player.markers[FOCUS_SPOT] if pick == FOCUSED else player.markers[PLANNING_SPOT + pick - PLANNED]


def steps_to(player: Player, pick: int, value: int) -> int:
    """Return how many steps a payment must be turned to stand for a value."""
    steps = PLAIN_STEPS[pick][value]
    if pick >= PLANNED:
        return max(0, steps - player.power[ops.PLANNING_FLEX])
    links = player.power[ops.LINKS]
    if links and steps:
        for low in range(1, DIE_VALUES + 1):
            for high in range(low + 1, DIE_VALUES + 1):
                if links >> ((low - 1) * DIE_VALUES + high - 1) & 1:
                    shown = pick + 1
                    steps = min(steps, ring(shown, low) + ring(high, value), ring(shown, high) + ring(low, value))
    return steps


def is_plain(player: Player) -> bool:
    """Return whether every step costs an idea: nothing shifts a die for free, no idea is a strong one."""
    return player.power[ops.FREE_SHIFT_DICE] == 0 and player.power[ops.IDEA_POWER] == 0


def turning(player: Player, here: int, there: int) -> int:
    """Return the ideas that turn one payment and another by so many steps; the first idea may be a strong one."""
    if here + there == 0:
        return 0
    return here + there - min(player.power[ops.IDEA_POWER], max(here, there) - 1)


def ideas_of(player: Player, one: int, here: int, other: int, there: int) -> int:
    """Return the ideas for two payments that are so many steps off, free shifts taken off."""
    found = turning(player, here, there)
    free = player.power[ops.FREE_SHIFT_DICE]
    if found and free:
        for share, rest in shares(free):
            less = max(0, here - share) if one < PLANNED else here
            also = max(0, there - rest) if other < PLANNED else there
            found = min(found, turning(player, less, also))
    return found


def shares(free: int) -> list[tuple[int, int]]:
    """Return how free shifts can be shared out among two dice: each source turns one die, the same or another."""
    found = [(0, 0)]
    for steps in range(1, FARTHEST + 1):
        for _ in range(sources_of(free, steps)):
            found = [(one + steps, other) for one, other in found] + [(one, other + steps) for one, other in found]
    return found


def ideas_for(player: Player, one: int, other: int, asked: list[int]) -> int:
    """Return the fewest ideas with which two payments meet what a module asks for."""
    first, second = asked[0], asked[1]
    here, there = steps_to(player, one, first), steps_to(player, other, second)
    plain = is_plain(player)
    straight = here + there if plain else ideas_of(player, one, here, other, there)
    if straight == 0 or first == second:
        return straight
    here, there = steps_to(player, one, second), steps_to(player, other, first)
    return min(straight, here + there if plain else ideas_of(player, one, here, other, there))


def picks_of(player: Player) -> list[int]:
    """Return the kinds of payment that a civilization has at all."""
    found: list[int] = []
    markers = player.markers
    for value, count in enumerate(player.dice):
        if count:
            found.append(value)
    for value in range(PLANNED):
        if markers[PLANNING_SPOT + value]:
            found.append(PLANNED + value)
    if markers[FOCUS_SPOT]:
        found.append(FOCUSED)
    return found


def partners(player: Player, one: int, asked: list[int]) -> list[int]:
    """Return what can be paid beside one payment."""
    if not is_plain(player):
        return [other for other in picks_of(player) if pick_obstacle(player, other, one, asked) == ALLOWED]
    ideas = player.markers[IDEA]
    left = ideas - steps_to(player, one, asked[0])
    crossed = ideas - steps_to(player, one, asked[1])
    found: list[int] = []
    for other in picks_of(player):
        if other == one and available(player, one) < 2:
            continue
        if steps_to(player, other, asked[1]) <= left or steps_to(player, other, asked[0]) <= crossed:
            found.append(other)
    return found


def least_ideas(player: Player, pick: int, beside: int, asked: list[int]) -> int:
    """Return the fewest ideas that a payment takes, beside another one or, NOTHING, the best there is."""
    if beside != NOTHING:
        return ideas_for(player, beside, pick, asked)
    found = TOO_MANY
    for other in picks_of(player):
        if other != pick or available(player, pick) > 1:
            found = min(found, ideas_for(player, pick, other, asked))
    return found


def pick_obstacle(player: Player, pick: int, beside: int, asked: list[int]) -> int:
    """Return what keeps a civilization from paying with something, beside another payment or as the first one."""
    if available(player, pick) <= int(pick == beside):
        return NO_DIE if pick < PLANNED else NO_FOCUS if pick == FOCUSED else NO_PLANNING
    others = picks_of(player) if beside == NOTHING else [beside]
    ideas, alone = player.markers[IDEA], beside == NOTHING and available(player, pick) < 2
    for other in others:
        if not (alone and other == pick) and ideas_for(player, pick, other, asked) <= ideas:
            return ALLOWED
    return NO_PARTNER if alone and others == [pick] else FEW_IDEAS


def first_picks(player: Player, asked: list[int]) -> list[int]:
    """Return what can be paid first: everything beside which something else can be paid."""
    picks = picks_of(player)
    if not is_plain(player):
        return [one for one in picks if pick_obstacle(player, one, NOTHING, asked) == ALLOWED]
    ideas = player.markers[IDEA]
    first = [steps_to(player, pick, asked[0]) for pick in picks]
    second = [steps_to(player, pick, asked[1]) for pick in picks]
    found: list[int] = []
    for at, one in enumerate(picks):
        for other in range(len(picks)):
            if other == at and available(player, one) < 2:
                continue
            if first[at] + second[other] <= ideas or second[at] + first[other] <= ideas:
                found.append(one)
                break
    return found


class Nearest:
    """By value less 1: the payment that is nearest to it, its steps, and the steps of the next nearest."""

    __slots__ = ("next", "pick", "steps")

    def __init__(self, player: Player) -> None:
        self.steps = [TOO_MANY] * DIE_VALUES
        self.pick = [NOTHING] * DIE_VALUES
        self.next = [TOO_MANY] * DIE_VALUES
        eased = player.power[ops.LINKS] != 0 or player.power[ops.PLANNING_FLEX] != 0
        for pick in picks_of(player):
            several = available(player, pick) > 1
            plain = PLAIN_STEPS[pick]
            for value in range(DIE_VALUES):
                steps = steps_to(player, pick, value + 1) if eased else plain[value + 1]
                if steps < self.steps[value]:
                    self.next[value] = steps if several else self.steps[value]
                    self.steps[value] = steps
                    self.pick[value] = pick
                elif steps < self.next[value]:
                    self.next[value] = steps


def plain_ideas(player: Player, near: Nearest, asked: list[int]) -> int:
    """Return the fewest ideas for a module where every step costs one; TOO_MANY or more: nothing pays for it."""
    first, second = asked[0] - 1, asked[1] - 1
    if first == second:
        return near.steps[first] + near.next[first]
    if near.pick[first] != near.pick[second] or available(player, near.pick[first]) > 1:
        return near.steps[first] + near.steps[second]
    return min(near.steps[first] + near.next[second], near.next[first] + near.steps[second])


def payable_modules(player: Player, modules: int) -> list[int]:
    """Return which of the first modules can be paid for."""
    picks = picks_of(player)
    if not picks or (len(picks) == 1 and available(player, picks[0]) < 2):
        return []
    if not is_plain(player):
        return [module for module in range(modules) if fewest_ideas(player, module) <= player.markers[IDEA]]
    ideas = player.markers[IDEA]
    near = Nearest(player)
    return [module for module in range(modules) if plain_ideas(player, near, MODULE_DICE[module]) <= ideas]


def payments_of(player: Player) -> int:
    """Return how many dice and markers a civilization has to pay with."""
    markers = player.markers
    return sum(player.dice) + sum(markers[PLANNING_SPOT : PLANNING_SPOT + DIE_VALUES]) + markers[FOCUS_SPOT]


def fewest_ideas(player: Player, module: int) -> int:
    """Return the fewest ideas with which a module can be paid for; TOO_MANY where nothing pays for it."""
    asked = dice_asked(module)
    picks = picks_of(player)
    found = TOO_MANY
    for at, one in enumerate(picks):
        if available(player, one) > 1:
            found = min(found, ideas_for(player, one, one, asked))
        for other in picks[at + 1 :]:
            found = min(found, ideas_for(player, one, other, asked))
    return found


def move_of(pick: int) -> Action:
    """Return the move that pays with something."""
    if pick == FOCUSED:
        return (FOCUS, 0, 0)
    return (DIE, pick + 1, 0) if pick < PLANNED else (PLANNING, pick - PLANNED + 1, 0)


def pick_of(a: Action) -> int:
    """Return what a move pays with."""
    if a[0] == FOCUS:
        return FOCUSED
    return a[1] - 1 if a[0] == DIE else a[1] - 1 + PLANNED


class Payment(Asks):
    """Choose the two dice or markers; the ideas that they take are paid with the second (p. 13).

    one  what was chosen first
    """

    FIELDS: ClassVar[str] = "seat@ module/22 one-/13"
    RULE: ClassVar[str] = "civo.activate.two-dice"
    VERBS: ClassVar[list[int]] = [DIE, PLANNING, FOCUS]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("module", "one")

    def __init__(self, seat: int, module: int, one: int) -> None:
        super().__init__(seat)
        self.module = module
        self.one = one

    def copy(self) -> Payment:
        return Payment(self.seat, self.module, self.one)

    # generated: end

    def source(self) -> int:
        return SLEEP if self.module == SLEEP_MODULE else self.module

    def options(self, s: GameState) -> list[Action]:
        player, asked = s.players[self.seat], dice_asked(self.module)
        picks = partners(player, self.one, asked) if self.one != NOTHING else first_picks(player, asked)
        return [move_of(pick) for pick in picks]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        if a[0] != FOCUS and not 1 <= a[1] <= DIE_VALUES:
            return UNLISTED
        return pick_obstacle(s.players[self.seat], pick_of(a), self.one, dice_asked(self.module))

    def details(self, s: GameState, seat: int, a: Action, why: int) -> Details:
        if why == FEW_IDEAS:
            player = s.players[self.seat]
            ideas = least_ideas(player, pick_of(a), self.one, dice_asked(self.module))
            return self.source(), ideas, player.markers[IDEA]
        if why == NO_DIE:
            return -1, case_of(why), a[1]
        if why == NO_PARTNER:
            return -1, case_of(why), payments_of(s.players[self.seat])
        return (-1, a[1], -1) if why == NO_PLANNING else super().details(s, seat, a, why)

    def asks(self, s: GameState) -> bool:
        """Two payments of which each is the other's only partner leave no choice."""
        options = self.options(s)
        if self.one != NOTHING or len(options) != 2:
            return len(options) > 1
        player = s.players[self.seat]
        asked = dice_asked(self.module)
        first, second = pick_of(options[0]), pick_of(options[1])
        return partners(player, first, asked) != [second] or partners(player, second, asked) != [first]

    def stop(self, s: GameState) -> Action | None:
        return None

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        pick = pick_of(a)
        if self.one == NOTHING:
            self.one = pick
            return
        s.stack.pop()
        player = s.players[self.seat]
        cost = ideas_for(player, self.one, pick, dice_asked(self.module))
        give_back(s, self.seat, IDEA, cost, luck)
        for each in (self.one, pick):
            spend(s, self.seat, each, luck)

    def check(self, s: GameState) -> None:
        need(0 <= self.module <= SLEEP_MODULE and -1 <= self.one < PICKS, "impossible-payment")


def spend(s: GameState, seat: int, pick: int, luck: Luck) -> None:
    """Put a die under the console, or a marker back into the supply."""
    player = s.players[seat]
    if pick < PLANNED:
        player.dice[pick] -= 1
        player.spent += 1
        luck.tell("die-used", seat, amount=pick + 1)
    elif pick == FOCUSED:
        give_back(s, seat, FOCUS_SPOT, 1, luck)
    else:
        give_back(s, seat, PLANNING_SPOT + pick - PLANNED, 1, luck)
