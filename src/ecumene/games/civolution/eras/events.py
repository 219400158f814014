"""Phase 7: weather, event, the category of the era, the monolith (p. 34-36)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.civolution.building.removal import Removal, TribeLost, raze_moves
from ecumene.games.civolution.card_data import FIRST_EVENT, FIRST_WEATHER, ROWS, WEATHER_ROWS, WEATHER_STEPS
from ecumene.games.civolution.console.asking import Asks
from ecumene.games.civolution.console.markers import give_back
from ecumene.games.civolution.console.reasons import because
from ecumene.games.civolution.continent.spots import FOOD
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.effects.counts import count, count_of
from ecumene.games.civolution.effects.program import program
from ecumene.games.civolution.effects.run import run
from ecumene.games.civolution.eras.each import EachCivilization
from ecumene.games.civolution.level_block.completion import completion
from ecumene.games.civolution.printed import PROJECTS
from ecumene.games.civolution.solo.phases import rival_event_count
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.tribes import places as tribes
from ecumene.games.civolution.verbs import CHOOSE
from ecumene.kernel.frame import Action
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, UNLISTED

BEYOND_HOT: Final = 0
HOT: Final = 1
MILD: Final = 3
COLD: Final = 5
BEYOND_COLD: Final = 6
# By weather space: what it offers.
OFFER: Final[list[int]] = [program(row.get("may", [])) for row in WEATHER_ROWS]
NO_FOOD: Final = because("civo.weather.hard", 1)
NO_TRIBE: Final = because("civo.weather.hard", 2)
# Who an event rewards.
SOLE_MOST: Final = 0
SOLE_FEWEST: Final = 1
ALL_WITH: Final = 2
_WHO: Final[list[str]] = ["sole_most", "sole_fewest", "all_with"]


class EventRow:
    """Whom an event rewards, what that costs and brings."""

    __slots__ = ("cost", "count", "least", "reward", "who")

    def __init__(self, who: int, count: int, least: int, cost: int, reward: int) -> None:
        self.who = who
        self.count = count
        self.least = least
        self.cost = cost  # a kind of piece that is taken back, -1: none
        self.reward = reward


def _event(thing: int) -> EventRow:
    row = ROWS[thing]
    word, value = next(iter(row["who"].items()))
    who = _WHO.index(word)
    name, least = next(iter(value.items())) if who == ALL_WITH else (value, 0)
    cost = next(iter(row["cost"][0]["remove"])) if "cost" in row else ""
    return EventRow(who, count_of(name), least, PROJECTS.index(cost) if cost else -1, program(row["reward"]))


EVENT_ROWS: Final[list[EventRow]] = [_event(FIRST_EVENT + at) for at in range(20)]


def on_scale(space: int) -> int:
    """Return where the indicator lies: one beyond an end is put back on the end."""
    return max(HOT, min(COLD, space))


def move_weather(s: GameState, luck: Luck) -> int:
    """Move the indicator by the event; return the space whose effect counts, beyond the ends too."""
    space = s.weather - WEATHER_STEPS[s.event]
    reached = max(BEYOND_HOT, min(BEYOND_COLD, space))
    s.weather = on_scale(space)
    luck.tell("weather", -1, FIRST_WEATHER + reached)
    return reached


class Weather(EachCivilization):
    """Step A: each resolves the effect of the weather, in turn order (p. 34)."""

    FIELDS: ClassVar[str] = "turns/4 space<7"
    RULE: ClassVar[str] = "civo.weather.effect"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("space",)

    def __init__(self, turns: int, space: int) -> None:
        super().__init__(turns)
        self.space = space

    def copy(self) -> Weather:
        return Weather(self.turns, self.space)

    # generated: end

    def begin_turn(self, s: GameState, seat: int, luck: Luck) -> None:
        s.stack.append(completion(s, seat))
        steps = s.players[seat].power[ops.WEATHER_SHIFT]
        if steps:
            s.stack.append(WeatherShift(seat, self.space, steps))
        else:
            weather_effect(s, seat, self.space)

    def check(self, s: GameState) -> None:
        super().check(s)
        need(0 <= self.space <= BEYOND_COLD, "impossible-weather")


def weather_effect(s: GameState, seat: int, space: int) -> None:
    """Begin the effect of a weather space for a civilization."""
    if space in (BEYOND_HOT, HOT, COLD, BEYOND_COLD):
        if not s.players[seat].power[ops.IMMUNE_WEATHER]:
            if space in (BEYOND_HOT, BEYOND_COLD):
                s.stack.append(TribeLost(seat, FIRST_WEATHER + space))
            else:
                s.stack.append(HardWeather(seat, space))
    else:
        run(s, seat, OFFER[space], FIRST_WEATHER + space)


class WeatherShift(Asks):
    """Choose the space whose effect is resolved, so many steps away from the indicator at most.

    An indicator that was moved beyond an end lies on the end again: its neighbour is one step away.
    """

    FIELDS: ClassVar[str] = "seat@ space<7 steps/2"
    RULE: ClassVar[str] = "civo.effects.weather-shift"
    VERBS: ClassVar[list[int]] = [CHOOSE]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("space", "steps")

    def __init__(self, seat: int, space: int, steps: int) -> None:
        super().__init__(seat)
        self.space = space
        self.steps = steps

    def copy(self) -> WeatherShift:
        return WeatherShift(self.seat, self.space, self.steps)

    # generated: end

    def candidates(self, s: GameState) -> list[Action]:
        return [(CHOOSE, space + 1, 0) for space in range(BEYOND_HOT, BEYOND_COLD + 1)]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        space, lies = a[1] - 1, on_scale(self.space)
        near = max(HOT, lies - self.steps) <= space <= min(COLD, lies + self.steps)
        return ALLOWED if near or space == self.space else UNLISTED

    def stop(self, s: GameState) -> Action | None:
        return None

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        s.stack.pop()
        weather_effect(s, self.seat, a[1] - 1)


class HardWeather(Asks):
    """Heat and cold: return a food marker or a tribe, whichever can be done (p. 34)."""

    FIELDS: ClassVar[str] = "seat@ space<7"
    RULE: ClassVar[str] = "civo.weather.hard"
    VERBS: ClassVar[list[int]] = [CHOOSE]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("space",)

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def copy(self) -> HardWeather:
        return HardWeather(self.seat, self.space)

    # generated: end

    def source(self) -> int:
        return FIRST_WEATHER + self.space

    def candidates(self, s: GameState) -> list[Action]:
        return [(CHOOSE, 1, 0), (CHOOSE, 2, 0)]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        if a[1] == 1:
            return ALLOWED if s.players[self.seat].markers[FOOD] else NO_FOOD
        if a[1] == 2:
            return ALLOWED if tribes.on_continent(s, self.seat) else NO_TRIBE
        return UNLISTED

    def stop(self, s: GameState) -> Action | None:
        return None

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        s.stack.pop()
        if a[1] == 1:
            give_back(s, self.seat, FOOD, 1, luck, FIRST_WEATHER + self.space)
        else:
            s.stack.append(TribeLost(self.seat, FIRST_WEATHER + self.space))


def rewarded(s: GameState, event: int) -> list[int]:
    """Return the civilizations that an event rewards, in turn order; a shared lead rewards nobody."""
    row = EVENT_ROWS[event - FIRST_EVENT]
    counts = [count(s, seat, row.count) for seat in range(len(s.players))]
    if row.who == ALL_WITH:
        found = [seat for seat in s.order() if counts[seat] >= row.least]
    else:
        if s.vici:
            counts.append(rival_event_count(s, event, row.count))
        best = max(counts) if row.who == SOLE_MOST else min(counts)
        found = [seat for seat in s.order() if counts[seat] == best]
        if counts.count(best) > 1 or (row.who == SOLE_MOST and best == 0):
            return []
    if row.cost >= 0:
        found = [seat for seat in found if raze_moves(s, seat, row.cost)]
    return found


def resolve_event(s: GameState, luck: Luck) -> None:
    """Step B: begin the reward of the event for each that meets it; what it costs first can be declined."""
    row = EVENT_ROWS[s.event - FIRST_EVENT]
    found = rewarded(s, s.event)
    if row.cost < 0:
        for seat in found:
            luck.tell("event", seat, s.event)
    for seat in reversed(found):
        s.stack.append(completion(s, seat))
        if row.cost >= 0:
            s.stack.append(Removal(seat, row.cost, row.reward, s.event))
        else:
            run(s, seat, row.reward, s.event)
