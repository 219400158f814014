"""What a training run plays and what it learns from its games, by either method.

*fit*: planners that err now and then play, and the weights go towards a regression of scores on features.
*search*: planners with shaken weights play, and the weights go where the shaking has paid.
"""

from __future__ import annotations

from typing import Any

import msgspec

import ecumene
from ecumene.arena.fingerprints import code_fingerprint
from ecumene.arena.population_search import Trial, names_of, shaken, shakes, step
from ecumene.arena.regression import PLACES, Sample, fit
from ecumene.players import bot_seed
from ecumene.players.evaluation import RIVALRY, Evaluation, table_of, weights_of
from ecumene.players.planner import Planner
from ecumene.table.setup_choices import find_game

WINDOW = 4  # generations whose games a fit takes in
STEP = 0.7  # how far the weights go towards each fit


class Plan(msgspec.Struct):
    """Everything that decides what a training run learns, besides the number of generations."""

    game: str
    players: int
    options: list[dict[str, Any]]  # taken in turn
    seed: int
    games: int  # for each generation
    width: int = 4
    noise: float = 2.0  # of the planners of a fit
    ridge: float = 0.05  # of a fit
    method: str = "fit"  # or "search"
    spread: float = 0.3  # of the shakes of a search
    stride: float = 0.5  # of a search after each generation
    version: str = ""
    rules: str = ""
    code: str = ""  # the fingerprint of rules and bots
    start: dict[str, float] = {}


class Line(msgspec.Struct, omit_defaults=True):
    """A line of the file: the plan, a game, or the weights after a generation."""

    generation: int
    plan: Plan | None = None
    id: int = -1
    samples: list[Sample] | None = None  # of a game of a fit
    scores: list[float] | None = None  # of a game of a search
    weights: dict[str, float] | None = None

    @property
    def is_game(self) -> bool:
        """Tell games from plans and weights."""
        return self.id >= 0


def begun(plan: Plan) -> Plan:
    """Return a plan with what it begins from: a fit with the common weights, a search with those in use."""
    doc = weights_of(plan.game)
    start: dict[str, float] = dict(doc.get("common", {}))
    if plan.method == "search":
        rivalry = {"rivalry": RIVALRY} if plan.players > 1 else {}  # who plays alone would shake it for nothing
        start = {**rivalry, **start, **table_of(doc, plan.players)}
    rules = str(find_game(plan.game).rulebook.version)
    code = code_fingerprint(plan.game)
    return msgspec.structs.replace(plan, version=ecumene.__version__, rules=rules, code=code, start=start)


def shaken_names(plan: Plan, weights: dict[str, float]) -> list[str]:
    """Return the weights that a search shakes; the file of weights names those that are fixed."""
    return names_of(weights, weights_of(plan.game).get("fixed", []))


def too_few(plan: Plan) -> int:
    """Return how many weights a search has if its games cannot tell them apart, else 0."""
    many = len(shaken_names(plan, begun(plan).start)) if plan.method == "search" else 0
    told = plan.games * max(1, plan.players - 1)  # the last seat of a game says nothing new
    return many if told <= many else 0


def seed_of(plan: Plan, generation: int, id: int) -> int:
    """Return the seed of a game."""
    return plan.seed + generation * plan.games + id


def play(plan: Plan, generation: int, id: int, weights: dict[str, float]) -> Line:
    """Play one game of a generation."""
    seed = seed_of(plan, generation, id)
    options = plan.options[id % len(plan.options)]
    table = ecumene.new(plan.game, players=plan.players, seed=seed, options=options)
    if plan.method == "search":
        own = [shaken(weights, shake, plan.spread) for shake in _shakes(plan, seed, weights)]
        bots = [planner(plan, seed, seat, 0.0, own[seat]) for seat in range(plan.players)]
        while table.waiting:
            _move(table, bots)
        return Line(generation, id=id, scores=_scores(table))
    bots = [planner(plan, seed, seat, plan.noise, weights) for seat in range(plan.players)]
    samples = _watched(table, bots)
    return Line(generation, id=id, samples=samples)


def play_job(job: tuple[Plan, int, int, dict[str, float]]) -> Line:
    """Play in another process."""
    return play(*job)


def learned(plan: Plan, generations: list[list[Line]], weights: dict[str, float]) -> dict[str, float]:
    """Return the weights after the last of the generations, each of which has its games in order."""
    if plan.method == "search":
        trials = [
            Trial(_shakes(plan, seed_of(plan, line.generation, line.id), weights), line.scores or [])
            for line in generations[-1]
        ]
        return step(weights, shaken_names(plan, weights), trials, plan.stride)
    samples = [sample for lines in generations[-WINDOW:] for line in lines for sample in line.samples or []]
    target = fit(samples, weights, plan.ridge)
    moved = {
        name: round(weights.get(name, 0.0) + STEP * (value - weights.get(name, 0.0)), PLACES)
        for name, value in target.items()
    }
    return {**weights, **moved}  # of what no position has shown, nothing was learned


def _shakes(plan: Plan, seed: int, weights: dict[str, float]) -> list[dict[str, float]]:
    return [shakes(bot_seed(seed, seat), shaken_names(plan, weights)) for seat in range(plan.players)]


def planner(plan: Plan, seed: int, seat: int, noise: float, weights: dict[str, float]) -> Planner:
    """Return a planner that goes by these weights alone.

    Others take what they are not given from the weights in use, and would play otherwise once these have changed.
    """
    rules = find_game(plan.game)
    bot = Planner(rules, bot_seed(seed, seat), width=plan.width, noise=noise)
    known = {name: float(weight) for name, weight in weights.items() if name != "rivalry"}
    bot.judges[plan.players] = Evaluation(rules, known, float(weights.get("rivalry", RIVALRY)))
    return bot


def _move(table: ecumene.Table, bots: list[Planner]) -> int:
    """Let the seat that is asked play, and return it."""
    seat = table.waiting[0]
    moves = table.moves(seat)
    table.play(seat, bots[seat].choose(table.view(seat), moves) if len(moves) > 1 else moves[0])
    return seat


def _watched(table: ecumene.Table, bots: list[Planner]) -> list[Sample]:
    """Play to the end and return the positions after every turn, with how they ended."""
    stages = [0] * len(bots)
    seen: list[tuple[int, Sample]] = []
    while table.waiting:
        seat = _move(table, bots)
        if (table.waiting and table.waiting[0] != seat) or (len(bots) == 1 and _turned(table)):
            found = table.rules.judge.features(table.state, seat)
            seen.append((seat, Sample(stages[seat], {name: float(x) for name, x in found.items()}, 0.0)))
            stages[seat] += 1
    scores = _scores(table)
    for seat, sample in seen:
        sample.score = scores[seat]
    return [sample for _, sample in seen]


def _scores(table: ecumene.Table) -> list[float]:
    return [float(score) for score in (table.result or {})["scores"]]


def _turned(table: ecumene.Table) -> bool:
    """Tell whether a lone player has come to a new turn: something was drawn after the last move."""
    return bool(table.history[-1].outcomes)
