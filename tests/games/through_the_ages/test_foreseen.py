"""What the table foretells of the end of a turn is what then happens, over many games."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

import ecumene
from ecumene.games.through_the_ages import GAME
from ecumene.games.through_the_ages.civil.action_phase import ActionPhase
from ecumene.games.through_the_ages.state import GameState
from ecumene.games.through_the_ages.verbs import DONE, RESIGN
from ecumene.kernel.frame import advance, apply, waiting
from ecumene.kernel.game import Game
from ecumene.kernel.luck import Event, Luck
from ecumene.table.preview import end_of_turn_line
from ecumene.table.words import kebab, words
from tests.games.through_the_ages.military.rich import Rich
from tests.games.through_the_ages.situation import has

POINTS = {"culture": ("culture", "starvation"), "science": ("science",)}
GOODS = ("food", "resources", "blue")  # payments may be more than is owed when the bank is empty: no line tells it
ENDS = ("turn", "game-end")


class Promise:
    """What was foretold when a seat said that it was done."""

    def __init__(self, s: GameState, seat: int) -> None:
        self.seat = seat
        self.before = has(s, seat)
        self.forecast = GAME.teller.forecast(s, seat)
        self.warnings: dict[str, dict[str, Any]] = dict(GAME.teller.warnings(s, seat))
        self.told: list[Event] = []

    def total(self, *kinds: str) -> int:
        return sum(event.amount for event in self.told if event.kind in kinds and event.seat == self.seat)

    def check(self, found: dict[str, int], later: list[Event]) -> None:
        """Compare with the lines of the log from there to the next turn, and with what the seat has then."""
        for name, kinds in POINTS.items():
            assert self.before[name] + self.total(*kinds) == self.forecast[name], name
        if all(event.seat != self.seat for event in later):
            assert {name: found[name] for name in GOODS} == {name: self.forecast[name] for name in GOODS}
        uprising = any(event.kind == "uprising" for event in self.told)
        assert ("warning-uprising" in self.warnings) == uprising
        lost = self.warnings.get("warning-corruption", {"n": 0})["n"]
        assert lost == -self.total("corruption", "corruption-food")
        hunger = self.warnings.get("warning-starvation", {"culture": 0})["culture"]
        assert hunger == -self.total("starvation")
        thrown = sum(event.kind == "discard" for event in self.told)
        assert self.warnings.get("warning-military-cards", {"n": 0})["n"] == thrown


def play_and_check(game: Game, players: int, seed: int) -> int:
    """Play at random; return how many turns were foretold rightly."""
    dice, luck = Luck(seed), Luck(seed + 1)
    s = cast(GameState, game.setup(players, {}, luck))
    advance(s, luck)
    checked = 0
    promise: Promise | None = None
    while waiting(s):
        seat = waiting(s)[0]
        legal = s.stack[-1].legal(s, seat)
        a = legal[dice.below(len(legal))]
        if a[0] == RESIGN or (a[0] == DONE and dice.below(3)):
            continue
        if a[0] == DONE and isinstance(s.stack[-1], ActionPhase):
            promise = Promise(s, seat)
        luck.log = []
        apply(s, seat, a, luck)
        if promise is not None:
            end = next((at for at, event in enumerate(luck.log) if event.kind in ENDS), None)
            promise.told += luck.log[:end]
            if end is not None:
                promise.check(has(s, promise.seat), luck.log[end:])
                checked += 1
                promise = None
    return checked


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_go_as_foretold(players: int) -> None:
    assert sum(play_and_check(GAME, players, seed) for seed in range(8)) > 100


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("age", [1, 2, 3])
def test_rich_games_go_as_foretold(age: int, players: int) -> None:
    assert sum(play_and_check(Rich(age), players, 50 + seed) for seed in range(3)) > 20


def test_a_preview_tells_what_changes_at_the_end_of_the_turn() -> None:
    table = ecumene.new(GAME.key, 2, seed=5)
    told: set[str] = set()
    dice = Random(5)
    while table.waiting:
        seat = table.waiting[0]
        move = dice.choice([move for move in table.moves(seat) if move != "resign"])
        rows = {row["stat"]: (row["now"], row["then"]) for row in table.preview(seat, move)["end_of_turn"]}
        before = table.rules.teller.forecast(table.state, seat)
        table.play(seat, move)
        if rows:
            after = table.rules.teller.forecast(table.state, seat)
            named = {stat for stat in before if words(GAME, "en").stat(kebab(stat))}
            changed = {stat: (before[stat], after[stat]) for stat in named if before[stat] != after[stat]}
            assert rows == changed
            told |= set(rows)
    assert {"culture", "science", "food", "resources", "strength", "discontent"} <= told


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "At the end of the turn: Strength rating 1 → 2"),
        ("ru", "В конце хода:"),
        ("el", "Στο τέλος της σειράς:"),
    ],
)
def test_the_line_of_a_preview_is_a_sentence(lang: str, said: str) -> None:
    rows = [{"stat": "strength", "now": 1, "then": 2, "text": f"{words(GAME, lang).stat('strength')} 1 → 2"}]
    line = end_of_turn_line(rows, words(GAME, lang))
    assert line.startswith(said) and line.endswith("1 → 2.")
    assert end_of_turn_line([], words(GAME, lang)) == ""
