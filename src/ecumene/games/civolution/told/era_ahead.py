"""Looking ahead in the era: its steps are carried out on a copy, so no rule is written a second time."""

from __future__ import annotations

from typing import Final

from ecumene.games.civolution.building.removal import TribeLost
from ecumene.games.civolution.continent.spots import FOOD
from ecumene.games.civolution.eras.era import STEPS, Era
from ecumene.games.civolution.eras.events import HardWeather, Weather, WeatherShift
from ecumene.games.civolution.eras.feeding import food_due
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.verbs import DONE_MOVE
from ecumene.kernel.look_ahead import DONE, run_down
from ecumene.kernel.luck import Blind, Event, Unforeseen

AFTER_ACTIONS: Final[int] = STEPS.index("begin-site")
FEEDS: Final[int] = STEPS.index("feeding")
WEATHER: Final[int] = STEPS.index("weather")
# What the weather may ask for, the mildest first.
NO_LOSS: Final = 0
FOOD_OR_TRIBE: Final = 1
TRIBE: Final = 2


def step_of_era(s: GameState) -> int:
    """Return the step of the era that comes next."""
    for frame in s.stack:
        if isinstance(frame, Era):
            return frame.phase
    return 0


def before_feeding(s: GameState, seat: int) -> GameState:
    """Return a copy at the time when the tribes are fed: after locations, and abilities that wait for feeding.

    A civilization declines what it is asked on the way. What it cannot decline, and what others choose, is left
    out: none of that changes its food.
    """
    world, luck, era = s.copy(), Blind(), Era(0)
    depth = len(world.stack)
    for step in range(max(step_of_era(s), AFTER_ACTIONS), FEEDS):
        era.begin(world, step, luck)
        run_on(world, depth, seat, luck)
    return world


def run_on(world: GameState, depth: int, seat: int, luck: Blind) -> None:
    """Carry out what lies above a depth of the stack; what nobody can foresee is left out."""
    while len(world.stack) > depth:
        try:
            if run_down(world, depth, seat, luck) == DONE:
                return
        except Unforeseen:
            if len(world.stack) <= depth:
                return
        world.stack.pop()


def food_ahead(s: GameState, seat: int) -> tuple[int, int]:
    """Return the food that the tribes of a civilization will need, and the food that it will have then."""
    world = before_feeding(s, seat)
    return food_due(world, seat), world.players[seat].markers[FOOD]


def hunger_ahead(s: GameState, seat: int) -> list[str]:
    """Return what becomes of the tribes if a civilization feeds no more of them: the lines of the log, by kind."""
    world, luck = s.copy(), Blind()
    told: list[Event] = []
    luck.log = told
    world.stack[-1].answer(world, seat, DONE_MOVE, luck)
    run_on(world, len(s.stack) - 1, seat, luck)
    return [event.kind for event in told]


def weather_ahead(s: GameState, seat: int) -> int:
    """Return the least that the weather of this era asks of a civilization."""
    world, luck = s.copy(), Blind()
    Era(0).begin(world, WEATHER, luck)
    weather = world.stack[-1]
    assert isinstance(weather, Weather)
    weather.begin_turn(world, seat, luck)
    shift = world.stack[-1]
    if not isinstance(shift, WeatherShift):
        return asked_for(world)
    found = TRIBE
    for a in shift.options(world):
        shifted = world.copy()
        shifted.stack[-1].answer(shifted, seat, a, luck)
        found = min(found, asked_for(shifted))
    return found


def asked_for(s: GameState) -> int:
    """Return the loss that the question on top asks for."""
    question = s.stack[-1]
    if isinstance(question, TribeLost):
        return TRIBE
    return FOOD_OR_TRIBE if isinstance(question, HardWeather) else NO_LOSS
