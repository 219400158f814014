"""Situations of the politics phase: a board at a seat's political action, and events that are revealed in it."""

from __future__ import annotations

from typing import Any

from ecumene.games.through_the_ages.card_data import AGE, thing
from ecumene.games.through_the_ages.state import GameState
from tests.games.through_the_ages.situation import Doc, has, play, run, seat, situation

SPARE, OTHER = "development-of-crafts", "development-of-science"  # of age A: preparing them scores nothing
WAR = "warriors:3"
Change = dict[str, int]


def politics(*seats: Doc, **told: Any) -> GameState:
    """Tell a board whose seat `turn` is about to take its political action."""
    told.setdefault("events", SPARE)
    return run(situation(*seats, at="politics", **told))


def reveal(event: str, *seats: Doc, turn: int = 0, answers: str = "", draws: str = "", **told: Any) -> GameState:
    """Reveal an event by preparing a harmless one; `answers` are moves, one after another, with commas."""
    return revealed(event, *seats, turn=turn, answers=answers, draws=draws, **told)[0]


def changes(
    event: str, *seats: Doc, turn: int = 0, answers: str = "", draws: str = "", **told: Any
) -> list[Change]:
    """Reveal an event and return what changed for each seat, the prepared card left aside."""
    return revealed(event, *seats, turn=turn, answers=answers, draws=draws, **told)[1]


def revealed(
    event: str, *seats: Doc, turn: int, answers: str, draws: str, **told: Any
) -> tuple[GameState, list[Change]]:
    spare = OTHER if event == SPARE else SPARE
    players = [dict(told) for told in seats] or [seat(), seat()]
    players[turn]["military"] = sorted([*players[turn]["military"], spare], key=thing)
    told.setdefault("age", max(1, AGE[thing(event)]))
    s = politics(*players, events=event, turn=turn, **told)
    before = [has(s, at) for at in range(len(players))]
    before[turn]["military"] -= 1
    texts = [text.strip() for text in answers.split(",") if text.strip()]
    play(s, f"play-event {spare}", *texts, draws=f"{event} {draws}" if draws else "")
    found = []
    for at, old in enumerate(before):
        new = has(s, at)
        found.append({name: new[name] - old[name] for name in old if new[name] != old[name]})
    return s, found
