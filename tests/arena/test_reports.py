from __future__ import annotations

import json

import pytest

from ecumene.arena.game import Entrant, Row
from ecumene.arena.page import page
from ecumene.arena.ratings import ratings
from ecumene.arena.report import report
from ecumene.arena.run import header
from ecumene.arena.schedule import field
from ecumene.arena.stats import by_thing, by_turn, pairs, wilson

GAME = "age-of-civilization"


def row(id: int, seats: list[str], scores: list[float], played: list[list[str]] | None = None) -> Row:
    ranks = [1 + sum(other > mine for other in scores) for mine in scores]
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    done = played or [["raise rome"], ["raise egypt", "research writing"], []][: len(seats)]
    return Row(id, id, seats, scores, ranks, winners, "points", 40 + id, 0.1, [0.01] * len(seats), done)


ROWS = [
    row(at, ["a", "b"] if at % 2 == 0 else ["b", "a"], [20, 10] if at % 2 == 0 else [11, 25]) for at in range(12)
]


def test_wilsons_interval() -> None:
    low, high = wilson(60, 100)
    assert (round(low, 3), round(high, 3)) == (0.502, 0.691)
    assert wilson(0, 0) == (0, 1)
    assert wilson(10, 10)[1] == pytest.approx(1)


def test_pairs_compare_the_best_seat_of_each() -> None:
    found = pairs([*ROWS, row(99, ["a", "b", "b"], [5, 4, 9]), row(100, ["a", "b"], [5, 5])])
    assert (found["a", "b"].wins, found["a", "b"].games) == (12.5, 14)
    assert found["b", "a"].wins == 1.5


def test_seats_and_things_share_ties() -> None:
    tied = row(1, ["a", "b"], [5, 5], [["raise rome"], ["raise rome"]])
    assert [score.rate for score in by_turn([tied])] == [0.5, 0.5]
    assert by_thing([tied])["raise"]["rome"].games == 2


def test_ratings_rank_whoever_wins() -> None:
    rated = ratings(ROWS)
    assert rated["a"]["mu"] > 25 > rated["b"]["mu"]
    assert ratings([row(0, ["a"], [3])])["a"]["mu"] == 25


def test_a_report_is_plain_data_and_a_page_that_needs_nothing() -> None:
    plan = field([Entrant("a", "random"), Entrant("b", "random")], 2)
    doc = report(header(GAME, 2, {}, 0, plan), ROWS, "ecumene arena <match>")
    assert json.loads(json.dumps(doc)) == doc
    assert [line["name"] for line in doc["ladder"]] == ["a", "b"]
    assert doc["endings"] == {"points": 12}
    assert doc["played"]["raise"][0] == {
        "thing": "egypt",
        "wins": 6,
        "games": 12,
        "rate": pytest.approx(0.5),
        "low": pytest.approx(0.2538, abs=0.001),
        "high": pytest.approx(0.7462, abs=0.001),
    }
    html = page(doc)
    assert html.count("<svg") >= 5
    assert "&lt;match&gt;" in html
    assert "http://" not in html.replace("http://www.w3.org", "").replace("http://purl.org", "").replace(
        "http://creativecommons.org", ""
    )


def test_an_empty_run_has_a_page_too() -> None:
    plan = field([Entrant("a", "random"), Entrant("b", "random")], 2)
    assert "0 games" in page(report(header(GAME, 2, {}, 0, plan), []))
