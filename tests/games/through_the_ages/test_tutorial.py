"""The lesson in the browser, walked through the engine as the client does it, with the rival of the server."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import ecumene
from ecumene.players import make
from ecumene.table.messages import LANGS
from ecumene.table.table import Table
from tests.table.wording import sentence_fault

LESSON: dict[str, Any] = json.loads(
    (Path(__file__).parents[3] / "web/src/lib/boards/through-the-ages/tutorial.json").read_text(encoding="utf-8")
)
DEAL = LESSON["deal"]
STEPS: list[dict[str, Any]] = LESSON["steps"]
YOU, RIVAL = 0, 1


class Walk:
    """A table of the lesson; the rival answers as its script says, then as a bot with the luck of a tutorial."""

    def __init__(self) -> None:
        self.table: Table = ecumene.new(LESSON["game"], DEAL["players"], DEAL["seed"], DEAL["options"])
        self.given = iter(DEAL["answers"][RIVAL])
        self.rival = make(DEAL["seats"][RIVAL].removeprefix("bot:"), LESSON["game"], DEAL["seed"] + RIVAL)
        self.wait()

    def wait(self) -> None:
        """Let the rival move until the learner must."""
        table = self.table
        while table.waiting and YOU not in table.waiting:
            moves = table.moves(RIVAL)
            fixed = next(self.given, "")
            table.play(
                RIVAL, fixed or (moves[0] if len(moves) == 1 else self.rival.choose(table.view(RIVAL), moves))
            )

    def refs(self) -> set[str]:
        """Return what both boards mark: what moves touch, and the cards that the learner sees."""
        table = self.table
        touched = {ref for offer in table.offers(YOU) for ref in offer["refs"]}
        mine = table.view(YOU)["players"][YOU]
        cards = [*table.view(YOU)["row"], *mine["workers"], *mine["hand"], *mine["military"], mine["leader"]]
        drawn = {f"row:{place}" for place in range(1, 14)} | {"bank:yellow"}
        return touched | drawn | {f"card:{slug}" for slug in cards}


def test_every_step_can_be_done_as_it_says() -> None:
    walk = Walk()
    for number, step in enumerate(STEPS, 1):
        table = walk.table
        points = [step["point"]] if isinstance(step.get("point"), str) else step.get("point", [])
        assert walk.refs().issuperset(points), f"step {number} points at nothing"
        if "wait" not in step:
            continue
        (move,) = step["wait"]
        offer = next((offer for offer in table.offers(YOU) if offer["text"] == move), None)
        assert offer is not None, f"step {number}: '{move}' is none of {table.moves(YOU)}"
        assert step["point"] in offer["refs"], f"step {number} points away from its move"
        table.play(YOU, move)
        now = table.moves(YOU)
        assert move not in now, f"step {number} would never end: '{move}' is offered still"
        walk.wait()
    assert walk.table.waiting == (YOU,), "and the game goes on"
    assert walk.table.view(YOU)["round"] == 5


def test_the_rival_does_the_same_every_time() -> None:
    walks = [Walk(), Walk()]
    for walk in walks:
        for step in STEPS:
            if "wait" in step:
                walk.table.play(YOU, step["wait"][0])
                walk.wait()
    assert walks[0].table.record() == walks[1].table.record()


def test_what_the_lesson_tells_is_so() -> None:
    """Numbers and names in the words of the steps, against the table at that moment."""
    walk, seen = Walk(), {}
    for number, step in enumerate(STEPS, 1):
        view = walk.table.view(YOU)
        seen[number] = {"me": view["players"][YOU], "past": list(view["past"]), "rules": walk.table.rules}
        seen[number]["ahead"] = walk.table.rules.teller.forecast(walk.table.state, YOU)
        if "wait" in step:
            walk.table.play(YOU, step["wait"][0])
            walk.wait()
    by = {step.get("wait", [""])[0]: number for number, step in reversed(list(enumerate(STEPS, 1)))}
    lead = seen[by["lead aristotle"]]["me"]
    assert (lead["ca"], lead["ma"]) == (4, 2)
    assert seen[by["play-event uncertain-borders"] + 1]["past"] == ["development-of-agriculture"]
    warriors = seen[by["build warriors"]]
    assert (warriors["me"]["unused"], warriors["me"]["discontent"]) == (2, 1)
    territory = seen[by["play-event historic-territory-1"]]
    assert territory["ahead"]["corruption"] == 2
    assert seen[by["choose 2"]]["past"][-1] == "development-of-markets"
    assert seen[len(STEPS)]["me"]["discontent"] == 0


@pytest.mark.parametrize("lang", LANGS)
def test_the_lesson_is_short_and_speaks_the_language(lang: str) -> None:
    assert 25 <= len(STEPS) <= 35
    for step in STEPS:
        text = step["text"][lang]
        assert len(text) < 330, text
        assert sentence_fault(text, lang) == "", text
