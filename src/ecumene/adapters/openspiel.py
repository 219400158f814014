"""The OpenSpiel face. Importing it registers every game as `ecumene_` and its name: `players`, `seed`, `options`.

>>> import pyspiel
>>> import ecumene.adapters.openspiel
>>> game = pyspiel.load_game("ecumene_GAME(players=3,options=SWITCH+NAME:VALUE+LIST:ONE/OTHER)")

Draws are explicit chance nodes. With a seed the set-up is that of the seed and only
later draws are chance nodes; with -1, the default, the set-up is drawn too. Simultaneous decisions come one after
another, sealed. An observation is what a seat sees now; an information state is all that it has seen and done,
which only its text can tell, since that has no fixed length: there is no information state tensor.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import msgspec
import numpy as np
import pyspiel

from ecumene.adapters.actions import Actions
from ecumene.adapters.chance import Draws, Move, SetUp
from ecumene.adapters.encode import Encoder, seen
from ecumene.adapters.recall import Way, information, view_text
from ecumene.adapters.rewards import rewards, scoring
from ecumene.games import find, keys
from ecumene.kernel.frame import State, waiting
from ecumene.kernel.game import Game, Options
from ecumene.kernel.luck import Luck
from ecumene.table.setup_choices import check_options, check_players, check_seed, read_option

OUTCOMES = 100  # a draw has at most so many, or as many as there are things: equal cards lie apart in a pile
LONGEST = 10_000


def name_of(key: str) -> str:
    """Return the name by which OpenSpiel knows a game."""
    return f"ecumene_{key.replace('-', '_')}"


def type_of(rules: Game, zero_sum: bool) -> pyspiel.GameType:
    """Return what OpenSpiel wants to know about a game beforehand."""
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=name_of(rules.key),
        long_name=rules.key.replace("-", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(rules.seats),
        min_num_players=min(rules.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": default_players(rules), "seed": -1, "options": ""},
    )


def default_players(rules: Game) -> int:
    """Return two players, or as few as the game needs."""
    return next((count for count in rules.seats if count >= 2), rules.seats[0])


def options_of(rules: Game, text: str) -> Options:
    """Read "draft+scenario:silk-road+civbots:king/noble"; a list is empty as "civbots:". The table checks it."""
    pairs = [word.partition(":") for word in text.split("+") if word]
    return {name: read_option(rules, name, value) if colon else True for name, colon, value in pairs}


class Face:
    """What all states of a game share. OpenSpiel clones a state by a deep copy of its fields; this one stays."""

    def __init__(self, rules: Game, params: dict[str, Any]) -> None:
        self.rules = rules
        self.params = params
        self.players = check_players(rules, params.get("players", default_players(rules)))
        self.options = check_options(rules, self.players, options_of(rules, params.get("options", "")))
        seed = params.get("seed", -1)
        if seed != -1:
            check_seed(seed)
        self.actions = Actions(rules, self.players)
        self.encoder = Encoder(rules, self.players)
        self.start = Draws(SetUp(rules.key, self.players, self.options, seed), [])
        self.way = Way(rules, self.players, {})
        rivals = rules.automata_of(rules.setup(self.players, self.options, Luck(0)))
        self.zero_sum = self.players > 1 and scoring(rivals) == 0

    def __deepcopy__(self, memo: Any) -> Face:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return face_of, (self.rules.key, json.dumps(self.params))


@cache
def face_of(key: str, params: str) -> Face:
    """Return a face that was stored."""
    return Face(find(key), json.loads(params))


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game as OpenSpiel knows it. Options are written "draft+innovations" or "scenario:silk-road"."""

    def __init__(self, rules: Game, params: dict[str, Any] | None) -> None:
        self.face = Face(rules, params or {})
        players = self.face.players
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.face.actions),
            max_chance_outcomes=max(OUTCOMES, len(rules.things)),
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if self.face.zero_sum else None,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(rules, self.face.zero_sum), info, params or {})

    def new_initial_state(self) -> SpielState:
        """Begin with the set-up."""
        return SpielState(self, self.face, self.face.start, self.face.way)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return what turns states into vectors and text."""
        if params:
            raise ValueError(f"there are no observation parameters, so no {params}")
        return Observer(self.face, iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A node: a draw to decide, a seat to move, or the end."""

    def __init__(self, game: SpielGame, face: Face, draws: Draws, way: Way) -> None:
        super().__init__(game)
        self.face = face
        self.draws = draws
        self.way = way  # the decisions until now

    @property
    def world(self) -> State:
        """Return the state at a decision or at the end."""
        assert self.draws.state is not None, "a draw is undecided"
        return self.draws.state

    def current_player(self) -> int:
        """Return the seat that is asked first, chance, or that the game is over."""
        if self.draws.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        seats = waiting(self.draws.state)
        return seats[0] if seats else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.current_player():
            return []
        return self.face.actions.of(self.world.stack[-1].legal(self.world, player), player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the places in the list that is drawn from; of equal cards the first stands for all."""
        items = self.draws.items
        return [(items.index(item), items.count(item) / len(items)) for item in dict.fromkeys(items)]

    def _apply_action(self, action: int) -> None:
        if self.draws.state is None:
            self.draws = self.draws.decided(action)
        else:
            seat = self.current_player()
            chosen = self.face.actions.action(action, seat)
            self.way = self.way.after(self.world, seat, chosen)
            self.draws = Draws(Move(self.face.rules, self.world, seat, chosen), [])

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.face.actions.text(action, player)
        item = self.draws.items[action] if action < len(self.draws.items) else -1
        return f"draw {self.face.rules.things.slug(item) if item >= 0 else -1 - item}"

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        """Return 1 for beating everybody, -1 for being beaten by everybody, 0 before the end."""
        if not self.is_terminal():
            return [0.0] * self.face.players
        rules = self.face.rules
        return rewards(rules.result(self.world), scoring(rules.automata_of(self.world)))

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Return a world that fits what a seat sees now; the sampler is a source of numbers from 0 to 1.

        The seat remembers there what it remembers here; what the others did before is not imagined.
        ValueError at a chance node: nobody knows anything about a draw that is under way.
        """
        if self.draws.state is None:
            raise ValueError("at a chance node there is no information state: apply an outcome of the draw first")
        seed = int(sampler() * 2**53)
        view = self.face.rules.view(self.world, player)
        world = self.face.rules.imagine(view, Luck(seed))
        draws = Draws(Move(self.face.rules, world, -1, None), [])
        return SpielState(self.get_game(), self.face, draws, self.way.known_to(player))

    def __str__(self) -> str:
        """Return the whole truth."""
        if self.draws.state is None:
            return f"draws {self.draws.places} of {self.draws.items}"
        return msgspec.json.encode(self.face.rules.dump(self.world), order="deterministic").decode()


class Observer:
    """Vectors and text of what a seat may know; nothing is known before the draws under way are decided."""

    def __init__(self, face: Face, recall: bool) -> None:
        self.face = face
        self.recall = recall
        self.tensor = np.zeros(len(face.encoder), np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a seat sees into the tensor."""
        self.tensor.fill(0)
        if state.draws.state is not None:
            view = seen(self.face.rules, state.world, player, self.face.options)
            self.tensor[:] = self.face.encoder.vector(view)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a seat sees as text, or with recall what it has ever seen and done."""
        now = "a draw" if state.draws.state is None else view_text(self.face.rules, state.world, player)
        return information(state.way.memory(player), now) if self.recall else now


def register() -> None:
    """Register all games that are on the shelf."""
    for key in keys():
        rules = find(key)
        pyspiel.register_game(type_of(rules, default_players(rules) > 1), maker(rules))


def maker(rules: Game) -> type[SpielGame]:
    """Return the class that OpenSpiel makes a game of."""

    def begin(self: SpielGame, params: dict[str, Any] | None = None) -> None:
        SpielGame.__init__(self, rules, params)

    return type(f"Spiel{rules.prefix.title()}", (SpielGame,), {"__init__": begin})


register()
