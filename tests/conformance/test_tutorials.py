"""The lessons of the browser, walked through the engine as the client does it, with the rivals of the server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from ecumene.kernel.game import Game
from ecumene.players import make
from ecumene.table.messages import LANGS
from ecumene.table.table import Table
from tests.conformance.kit import ROOT
from tests.table.wording import sentence_fault

LESSONS: dict[str, Any] = {
    path.parent.name: json.loads(path.read_text(encoding="utf-8"))
    for path in sorted((ROOT / "web/src/lib/boards").glob("*/tutorial.json"))
}
YOU = 0
LONGEST = 330


def rules_of(key: str) -> Game[Any]:
    """Return the game of a lesson; it may not be on the shelf yet."""
    game = import_module(f"ecumene.games.{key.replace('-', '_')}.game").GAME
    assert isinstance(game, Game)
    return game


class Walk:
    """A table of a lesson; rivals answer as its script says, then as bots with the luck of a tutorial."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.deal = LESSONS[key]["deal"]
        self.table = Table.begin(rules_of(key), self.deal["players"], self.deal["options"], self.deal["seed"])
        self.given = [iter(answers) for answers in self.deal["answers"]]
        self.bots: dict[int, Any] = {}
        self.wait()

    def wait(self) -> None:
        """Let the rivals move until the learner must."""
        while self.table.waiting and (YOU not in self.table.waiting or self.sealed()):
            seat = next(seat for seat in self.table.waiting if seat != YOU)
            moves = self.table.moves(seat)
            fixed = next(self.given[seat], "")
            self.table.play(seat, fixed or (moves[0] if len(moves) == 1 else self.bot(seat, moves)))

    def sealed(self) -> bool:
        return YOU in self.table.may_change

    def bot(self, seat: int, moves: list[str]) -> str:
        if seat not in self.bots:
            level = self.deal["seats"][seat].removeprefix("bot:")
            self.bots[seat] = make(level, self.key, self.deal["seed"] + seat)
        chosen: str = self.bots[seat].choose(self.table.view(seat), moves)
        return chosen

    def steps(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """Yield each step before it is done, with its place in the lesson."""
        steps = LESSONS[self.key]["steps"]
        for number, step in enumerate(steps, 1):
            yield f"step {number} of {len(steps)}", step
            if "wait" in step:
                self.table.play(YOU, step["wait"][0])
                self.wait()


@pytest.mark.parametrize("key", LESSONS)
def test_every_step_can_be_done_as_it_says(key: str) -> None:
    walk = Walk(key)
    for where, step in walk.steps():
        if "wait" not in step:
            continue
        offers = {offer["text"]: offer for offer in walk.table.offers(YOU)}
        move = step["wait"][0]
        assert move in offers, f"{where}: '{move}' is none of {list(offers)}"
        assert step["point"] in offers[move]["refs"], f"{where} points away from its move"
    assert YOU in walk.table.waiting, "and the game goes on"


@pytest.mark.parametrize("key", LESSONS)
def test_what_rivals_are_told_to_do_is_done(key: str) -> None:
    walk = Walk(key)
    for _ in walk.steps():
        pass
    assert [list(given) for given in walk.given] == [[] for _ in walk.given]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("key", LESSONS)
def test_a_lesson_speaks_the_language(key: str, lang: str) -> None:
    for step in LESSONS[key]["steps"]:
        text = step["text"][lang]
        assert 10 < len(text) < LONGEST, text
        assert sentence_fault(text, lang) == "", text
