"""What the table says before a turn is finished."""

from __future__ import annotations

import ecumene


def at_actions(seed: int) -> ecumene.Table:
    """A table where the first player has raised a civilization."""
    t = ecumene.new("age-of-civilization", players=2, seed=seed)
    t.play(t.waiting[0], t.moves(t.waiting[0])[0])
    while not any(move in ("pass", "done") for move in t.moves(t.waiting[0])):
        t.play(t.waiting[0], t.moves(t.waiting[0])[0])
    return t


def test_free_workers_are_warned_of_and_those_paid_on_purpose_are_not() -> None:
    t = at_actions(1)
    seat = t.waiting[0]
    workers = t.view(seat)["players"][seat]["workers"]
    assert t.rules.teller.warnings(t.state, seat) == [("warning-idle-workers", {"n": workers})]
    t.play(seat, "exploit")
    idle = [("warning-idle-workers", {"n": workers - 1})] if any(m != "done" for m in t.moves(seat)) else []
    assert t.rules.teller.forecast(t.state, seat)["workers"] == workers - 1
    assert t.rules.teller.warnings(t.state, seat) == idle
    assert t.rules.teller.warnings(t.state, 1 - seat) == []


def test_the_forecast_is_what_the_turn_leaves() -> None:
    for seed in range(40):
        t = at_actions(seed)
        seat = t.waiting[0]
        t.play(seat, "exploit")
        foreseen = t.rules.teller.forecast(t.state, seat)
        t.play(seat, "done")
        if t.waiting and seat in t.waiting:
            continue  # the end of the turn asks something: the forecast counts only what costs nothing
        row = t.view(seat)["players"][seat]
        assert {key: row[key] for key in foreseen} == foreseen, seed


def test_a_conquest_that_fails_is_warned_of() -> None:
    warned: dict[bool, int] = {}
    for seed in range(40):
        t = at_actions(seed)
        seat = t.waiting[0]
        if "conquest" not in t.moves(seat):
            continue
        action = t.rules.grammar.parse("conquest")
        told = t.presenter(seat).cautions(action)
        fails = any(line["kind"] == "conquest-failed" for line in t.preview(seat, "conquest")["lines"])
        assert bool(told) == fails, (seed, told)
        warned[fails] = warned.get(fails, 0) + 1
    assert set(warned) == {True, False}
