"""Looking ahead in the era: what is foretold is what then happens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from ecumene.games.civolution.building.removal import TribeLost
from ecumene.games.civolution.continent.spots import FOOD
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.eras.era import STEPS, Era
from ecumene.games.civolution.eras.events import HardWeather, Weather
from ecumene.games.civolution.eras.feeding import Feed, Feeding, hungry_tribes
from ecumene.games.civolution.eras.sites import Glacier, Glaciers
from ecumene.games.civolution.locations.kinds import GLACIER, GORGE, KIND, OAK
from ecumene.games.civolution.printed import ERAS
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.told.era_ahead import (
    AFTER_ACTIONS,
    FOOD_OR_TRIBE,
    NO_LOSS,
    TRIBE,
    food_ahead,
    hunger_ahead,
    weather_ahead,
)
from ecumene.games.civolution.told.forecast import SCORED, STATUES, scored
from ecumene.games.civolution.tribes import places as tribes
from ecumene.games.civolution.verbs import FEED, FEED_ALL
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.luck import Luck
from tests.games.civolution.random_games import MOST, begin
from tests.games.civolution.situation import seat, table

GAMES = [(1, 1), (2, 5), (4, 3), (4, 6)]  # seats and seed


def enrich(s: GameState, seed: int) -> None:
    """Let everybody have food and statues, and open a gorge, a glacier and an oak beside tribes of each.

    Games by chance come to so little that nothing would be scored or lost.
    """
    for at, player in enumerate(s.players):
        player.markers[FOOD] = 3 + (at + seed) % 3 * 6
        player.statues[0] = 2
        beside = [corner for place in tribes.territories(s, at) for corner in s.land.corners[place]]
        for kind in (GORGE, GLACIER, OAK):
            closed = [corner for corner in beside if s.locations[corner] < 0]
            unseen = [location for location in s.unseen if KIND[location] == kind]
            if closed and unseen:
                s.locations[closed[0]] = unseen[0]
                s.unseen.remove(unseen[0])


def fed(legal: list[Action]) -> Action | None:
    """Return a move that feeds tribes, all at once where that can be."""
    found = [a for a in legal if a[0] in (FEED_ALL, FEED)]
    return max(found, key=lambda a: a[0] == FEED_ALL) if found else None


def walk(players: int, seed: int, look: Callable[[GameState], None]) -> GameState:
    """Play a game by chance and look before every step; after the actions tribes are fed, the rest is declined."""
    s, luck = begin(players, seed)
    dice = Luck(seed)
    for _ in range(MOST):
        if s.over:
            return s
        frame = s.stack[-1]
        if isinstance(frame, Era) and frame.phase == AFTER_ACTIONS:
            enrich(s, seed)
        look(s)
        asked = frame.waits_for(s)
        if isinstance(frame, Era):  # one phase at a time
            frame.phase += 1
            frame.begin(s, frame.phase - 1, luck)
            continue
        if not asked:
            frame.step(s, luck)
            continue
        late = any(isinstance(each, Era) and each.phase > AFTER_ACTIONS for each in s.stack)
        legal = frame.legal(s, asked[0])
        a = (fed(legal) or frame.declines(s, asked[0])) if late else None
        frame.answer(s, asked[0], a or legal[dice.below(len(legal))], luck)
    raise AssertionError("the game does not end")


def test_food_and_weather_are_foretold_as_they_come() -> None:
    counts = Counter[str]()
    for players, seed in GAMES:
        compare_losses(players, seed, counts)
    assert all(counts[what] > 0 for what in ("fed", "gorge", "weather")), counts


def compare_losses(players: int, seed: int, counts: Counter[str]) -> None:
    """Compare food and weather of a game with what was foretold after the actions of each era."""
    foretold: dict[int, tuple[int, int]] = {}
    weather: dict[int, int] = {}
    came: dict[int, int] = {}

    def look(s: GameState) -> None:
        top = s.stack[-1]
        if isinstance(top, Era) and top.phase == AFTER_ACTIONS:
            for at, player in enumerate(s.players):
                foretold[at] = food_ahead(s, at)
                if not player.power[ops.WEATHER_SHIFT]:
                    weather[at] = weather_ahead(s, at)
        if isinstance(top, Glacier) and top.waits_for(s):
            foretold.pop(top.seat, None)  # which tribe lies is its choice
        if isinstance(top, Feed) and top.seat in foretold:
            need, have = foretold.pop(top.seat)
            assert (need, have) == (top.total(s), s.players[top.seat].markers[FOOD])
            counts["fed"] += need > 0
            counts["gorge"] += have < 3 + (top.seat + seed) % 3 * 6
        if isinstance(top, HardWeather):
            came[top.seat] = FOOD_OR_TRIBE
        elif isinstance(top, TribeLost) and any(isinstance(each, Weather) for each in s.stack):
            came.setdefault(top.seat, TRIBE)
        elif isinstance(top, Era) and weather and top.phase == STEPS.index("event"):
            assert {at: came.get(at, NO_LOSS) for at in weather} == weather
            counts["weather"] += sum(loss > NO_LOSS for loss in weather.values())
            weather.clear()
            came.clear()

    walk(players, seed, look)


def name_of(frame: Frame[GameState]) -> str:
    """Return what is under way: the step of an era, or a frame."""
    return STEPS[frame.phase] if isinstance(frame, Era) else type(frame).__name__


def scores(s: GameState) -> bool:
    """Return whether the next step scores something and does nothing else."""
    top = s.stack[-1]
    if isinstance(top, Era):
        return top.phase in (SCORED, STATUES) or (top.phase == STEPS.index("end") and s.era == ERAS)
    return isinstance(top, Glaciers | Feeding) and top.turns == len(top.order(s))


def test_points_are_foretold_as_they_are_scored() -> None:
    """A step that scores turns points that were foretold into points: the sum stays."""
    rose = Counter[str]()
    for players, seed in GAMES:
        compare_points(players, seed, rose)
    assert all(rose[step] > 0 for step in ("Glaciers", "Feeding", "era-category", "statues")), rose


def compare_points(players: int, seed: int, rose: Counter[str]) -> None:
    """Compare the points before and after each step of a game that scores, and those at its end."""
    foretold: list[tuple[int, int]] = []
    before: dict[str, int] = {}

    def look(s: GameState) -> None:
        now = [scored(s, at) for at in range(players)]
        points = sum(player.points for player in s.players)
        if foretold:
            assert now == foretold
            rose.update({step: points - had for step, had in before.items()})
        foretold[:] = now if scores(s) else []
        before.clear()
        before[name_of(s.stack[-1])] = points

    s = walk(players, seed, look)
    assert [final for _, final in foretold] == [player.points for player in s.players]


def test_what_becomes_of_hungry_tribes_is_what_the_rules_do() -> None:
    s = table(seat("b-forest:2 c-swamp:2w c-swamp:1w"), seat())
    s.stack.append(Feed(0, [], []))
    assert hunger_ahead(s, 0) == [], "nobody is hungry"
    s.stack[-1] = Feed(0, hungry_tribes(s, 0), [])
    assert sorted(hunger_ahead(s, 0)) == ["died", "died", "weakened"]
    assert s.players[0].tribes == 17, "looking ahead changes nothing"
