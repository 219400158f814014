from __future__ import annotations

import json
from math import exp

import msgspec
import pytest

import ecumene
from ecumene.arena.game import Entrant, Job, Row, play
from ecumene.arena.html_report import page
from ecumene.arena.plots import edges, histogram
from ecumene.arena.ratings import SCALE, SIGMA, ratings
from ecumene.arena.report import report
from ecumene.arena.report_words import report_words
from ecumene.arena.run import header
from ecumene.arena.schedule import field
from ecumene.arena.stats import by_thing, by_turn, pairs, wilson
from ecumene.games import find
from ecumene.table.messages import LANGS, messages

GAME = "age-of-civilization"


def row(
    id: int, seats: list[str], scores: list[float], played: list[list[str]] | None = None, first: int = 0
) -> Row:
    ranks = [1 + sum(other > mine for other in scores) for mine in scores]
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    done = played or [["raise rome"], ["raise egypt", "research writing"], []][: len(seats)]
    return Row(
        id, id, seats, scores, ranks, winners, "points", 40 + id, 0.1, [0.01] * len(seats), done, first=first
    )


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


def test_the_order_of_play_counts_not_the_chair() -> None:
    rows = [row(0, ["a", "b", "c"], [9, 5, 1], first=1), row(1, ["a", "b", "c"], [1, 2, 8], first=0)]
    assert [score.rate for score in by_turn(rows)] == [0, 0, 1]  # both winners moved last
    assert by_turn([row(0, ["a", "b"], [5, 4], first=-1)]) == []  # a run from before anybody knew


def test_a_game_knows_who_began() -> None:
    firsts = {play(Job(0, GAME, 3, {}, [Entrant("a", "random")] * 3, seed)).first for seed in range(12)}
    assert firsts == {0, 1, 2}


def test_seats_and_things_share_ties() -> None:
    tied = row(1, ["a", "b"], [5, 5], [["raise rome"], ["raise rome"]])
    assert [score.rate for score in by_turn([tied])] == [0.5, 0.5]
    assert by_thing([tied])["raise"]["rome"].games == 2


def test_ratings_rank_whoever_wins() -> None:
    rated = ratings(ROWS)
    assert rated["a"]["mu"] > 25 > rated["b"]["mu"]
    assert ratings([row(0, ["a"], [3])])["a"]["mu"] == 25


def test_the_order_of_the_games_does_not_count() -> None:
    """Who won the last games is not ahead for that: rated one after the other, "late" was."""
    rows = [row(at, ["early", "late"], [9, 5] if at < 60 else [5, 9]) for at in range(110)]
    rated = ratings(rows)
    assert rated == ratings(rows[::-1])
    assert rated["early"]["ordinal"] > rated["late"]["ordinal"]
    odds = exp((rated["early"]["mu"] - rated["late"]["mu"]) / SCALE)
    assert odds == pytest.approx(60 / 50, rel=0.02)  # what was seen, drawn a little together


def test_ratings_of_several_at_a_table_and_of_ties() -> None:
    rows = [row(0, ["a", "b", "c"], [3, 2, 1]), row(1, ["a", "b", "c"], [3, 3, 1]), row(2, ["c", "d"], [4, 4])]
    rated = {name: found["mu"] for name, found in ratings(rows).items()}
    assert rated["a"] > rated["b"] > rated["c"]
    assert rated["d"] == pytest.approx((25 + rated["c"]) / 2, abs=1.5)
    tied = ratings([row(0, ["a", "b"], [4, 4])])
    assert tied["a"] == tied["b"] and tied["a"]["mu"] == 25 and tied["a"]["sigma"] < SIGMA
    sure = ratings([row(at, ["a", "b"], [4, 3]) for at in range(3000)])
    assert sure["a"]["ordinal"] > sure["b"]["mu"]


def test_pairs_name_the_one_that_is_ahead_in_the_games_between_them() -> None:
    """In the ladder "a" may stand higher, by games against others: whoever won their meeting is named first."""
    rows = [row(at, ["a", "b"], [1, 2]) for at in range(3)]
    rows += [row(10 + at, ["a", "c"], [2, 1]) for at in range(20)]
    rows += [row(40 + at, ["b", "c"], [1, 2]) for at in range(20)]
    plan = field([Entrant(name, "random") for name in "abc"], 2)
    doc = report(header(GAME, 2, {}, 0, plan), rows)
    assert doc["ladder"][0]["name"] == "a"
    told = {(line["one"], line["other"]): line["rate"] for line in doc["pairs"]}
    assert told == {("b", "a"): 1, ("a", "c"): 1, ("c", "b"): 1}
    assert "b ahead of a" in page(doc) and "a ahead of b" not in page(doc)


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
    assert html.count("<svg") == 3  # the scores of a and of b, the length
    assert html.count('class="track"') == 2 + 2 + 1 + 2 + 3  # ratings, wins, pairs, order of play, things
    assert "&lt;match&gt;" in html
    assert "http" not in html


def test_rivals_that_nobody_plays_have_a_part_of_the_report() -> None:
    plan = field([Entrant("a", "random"), Entrant("b", "random")], 2)
    rows = [msgspec.structs.replace(ROWS[0], ranks=[2, 3], automata={"virtual-rival": 30})]  # 20 and 10 points
    rows += [msgspec.structs.replace(ROWS[1], ranks=[3, 1], automata={"virtual-rival": 20})]  # 11 and 25
    doc = report(header(GAME, 2, {}, 0, plan), rows)
    (rival,) = doc["automata"]
    assert (rival["id"], rival["mean"]) == ("virtual-rival", 25)
    assert {name: score["rate"] for name, score in rival["behind"].items()} == {"a": 0.5, "b": 0}
    assert "a ahead of Virtual rival" in page(doc)
    assert report(header(GAME, 2, {}, 0, plan), ROWS)["automata"] == []


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["Age of Civilization: 12 games", "Moves first", "50.0 % [25.4, 74.6]", "Rome (12)", "Draft"]),
        ("ru", ["Эпоха цивилизаций: 12 партий", "Ходит первым", "50,0 % [25,4; 74,6]", "Рим (12)"]),
        ("el", ["Η Εποχή των Πολιτισμών: 12 παρτίδες", "Παίζει πρώτος", "50,0 % [25,4; 74,6]", "Ρώμη (12)"]),
    ],
)
def test_a_page_speaks_the_language_of_its_reader(lang: str, said: list[str]) -> None:
    plan = field([Entrant("a", "random"), Entrant("b", "random")], 2)
    html = page(report(header(GAME, 2, {"draft": True}, 0, plan), ROWS), lang)
    assert [text for text in said if text not in html] == []
    assert f'lang="{lang}"' in html
    assert report_words(lang).messages.lacking == set()


def test_the_languages_of_the_report_have_the_same_messages() -> None:
    ids = {lang: sorted(report_words(lang).messages.ids) for lang in LANGS}
    assert ids["en"] == ids["ru"] == ids["el"]


@pytest.mark.parametrize("key", ecumene.games())
def test_headings_of_what_was_played_are_verbs_or_what_is_left(key: str) -> None:
    game = find(key)
    named = [id.removeprefix("played-") for id in messages(game, "en").ids if id.startswith("played-")]
    assert len(named) >= 5
    left = {"government", "leaders", "wonders", "colonies"}
    assert set(named) <= {verb.word for verb in game.grammar.verbs} | left


def test_every_value_falls_into_a_bar() -> None:
    many: list[list[float]] = [[0.0], [3, 3], [-7, 120.5], [-2.5, 0], [0, 24], [0, 25], list(range(400))]
    for values in many:
        borders = edges(values)
        assert borders[0] <= min(values) and max(values) < borders[-1]
        assert len(borders) <= 27
        assert histogram(values, borders, "x").count("<rect") >= 1


def test_an_empty_run_has_a_page_too() -> None:
    plan = field([Entrant("a", "random"), Entrant("b", "random")], 2)
    assert "0 games" in page(report(header(GAME, 2, {}, 0, plan), []))
