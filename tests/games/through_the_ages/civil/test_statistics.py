"""Statistics: ratings, totals of actions, discontent (p. 10 and p. 11)."""

from __future__ import annotations

import pytest

from ecumene.games.through_the_ages.effects.in_play import after_change
from tests.games.through_the_ages.situation import change, has, play, ratings, seat, situation
from tests.rules import card, rule

# What one worker gives: science, culture, strength, happiness.
PER_WORKER = {
    "philosophy": (1, 0, 0, 0), "alchemy": (2, 0, 0, 0), "scientific-method": (3, 0, 0, 0),
    "computers": (5, 0, 0, 0),
    "religion": (0, 1, 0, 1), "theology": (0, 1, 0, 2), "organized-religion": (0, 1, 0, 3),
    "bread-and-circuses": (0, 0, 1, 2), "team-sports": (0, 0, 2, 3), "professional-sports": (0, 0, 3, 4),
    "printing-press": (1, 1, 0, 0), "journalism": (2, 2, 0, 0), "multimedia": (3, 3, 0, 0),
    "drama": (0, 2, 0, 1), "opera": (0, 3, 0, 1), "movies": (0, 4, 0, 1),
    "warriors": (0, 0, 1, 0), "swordsmen": (0, 0, 2, 0), "riflemen": (0, 0, 3, 0), "modern-infantry": (0, 0, 5, 0),
    "knights": (0, 0, 2, 0), "cavalrymen": (0, 0, 3, 0), "tanks": (0, 0, 5, 0),
    "cannon": (0, 0, 3, 0), "rockets": (0, 0, 5, 0), "air-forces": (0, 0, 5, 0),
    "iron": (0, 0, 0, 0), "irrigation": (0, 0, 0, 0),
}  # fmt: skip


@pytest.mark.parametrize("slug", PER_WORKER)
@rule("tta.stats.per-worker", "tta.rating.science", "tta.rating.culture", "tta.rating.strength")
def test_symbols_count_for_each_worker(slug: str) -> None:
    nobody = {"workers": "philosophy:0 warriors:0"}
    for count in (0, 2):
        s = situation(seat(slug, workers=f"{nobody['workers']} {slug}:{count}"), seat(), age=3)
        assert tuple(ratings(s).values()) == tuple(count * each for each in PER_WORKER[slug])


@rule("tta.stats.abilities")
def test_texts_change_ratings_while_they_are_in_play() -> None:
    s = situation(seat(leader="alexander-the-great", hand="michelangelo", workers="warriors:3"), seat())
    assert ratings(s)["strength"] == 6
    assert change(s, "lead michelangelo")["strength rating"] == -3


@card("fundamentalism")
@rule("tta.rating.science", "tta.points.not-below-zero")
def test_ratings_are_never_negative() -> None:
    s = situation(seat(government="fundamentalism", workers="philosophy:1"), seat(), age=3, at="production")
    assert ratings(s)["science"] == 0 and "science" not in change(s)
    s = situation(seat("alchemy", leader="sid-meier", workers="philosophy:0 alchemy:0"), seat(), age=3)
    assert ratings(s)["science"] == 0


@pytest.mark.parametrize(
    ("workers", "wonders", "faces"), [("religion:1", "kremlin", 0), ("", "kremlin", 0), ("theology:6", "", 8)]
)
@rule("tta.rating.happiness", "tta.rating.happiness-bounds")
def test_happiness_stays_between_nothing_and_eight(workers: str, wonders: str, faces: int) -> None:
    s = situation(seat("theology", workers=workers, wonders=wonders), seat(), age=2)
    assert ratings(s)["happiness"] == faces


@rule("tta.rating.one-time-not-counted")
def test_what_scores_on_a_condition_is_no_rating() -> None:
    s = situation(seat(leader="genghis-khan"), seat())
    assert ratings(s)["culture"] == 0 and change(s, "done")["culture"] == 3


@rule("tta.actions.totals")
def test_totals_add_up_all_symbols() -> None:
    told = seat("code-of-laws warfare", government="monarchy", wonders="pyramids", leader="julius-caesar")
    assert (has(situation(told, seat()))["ca"], has(situation(told, seat()))["ma"]) == (5 + 1 + 1, 3 + 1 + 1)
    s = situation(seat(extra_ma=1, military="raid-1 raid-1 legion"), seat())
    play(s, "done")
    assert len(s.stack) == 3, "one for this turn raises no limit: a card must be discarded"


@rule("tta.actions.total-rises", "tta.actions.total-falls")
def test_new_actions_are_available_and_spent_ones_go_first() -> None:
    s = situation(seat(leader="julius-caesar", hand="michelangelo", ma=0), seat())
    play(s, "lead michelangelo")
    assert has(s)["ma"] == 0, "two of three spent ones stay"
    s = situation(seat(leader="julius-caesar", hand="michelangelo"), seat())
    assert change(s, "lead michelangelo")["ma"] == -1
    s = situation(seat(hand="warfare", science=5, ma=0), seat())
    assert change(s, "develop warfare")["ma"] == 1
    assert [after_change(2, 4, 6), after_change(2, 6, 4), after_change(5, 6, 4)] == [4, 2, 4]


@rule("tta.actions.take-back")
def test_nothing_is_taken_back_when_nothing_is_spent() -> None:
    told = seat(leader="hammurabi", hand="joan-of-arc")
    s = situation(told, seat())
    play(s, "use hammurabi", "lead joan-of-arc")
    assert has(s)["ca"] == 4


@pytest.mark.parametrize(
    ("yellow", "needed"),
    [
        (18, 0),
        (17, 0),
        (16, 1),
        (13, 1),
        (12, 2),
        (11, 2),
        (10, 3),
        (8, 4),
        (6, 5),
        (4, 6),
        (2, 7),
        (1, 7),
        (0, 8),
    ],
)
@rule("tta.discontent.amount")
def test_happy_faces_that_the_population_needs(yellow: int, needed: int) -> None:
    for religion in (0, 2):
        s = situation(seat(yellow=yellow, workers=f"religion:{religion}"), seat())
        assert has(s)["discontent"] == max(0, needed - religion)


@rule("tta.discontent.unused-still")
def test_unused_workers_that_stand_for_faces_can_be_put_to_work() -> None:
    s = situation(seat(yellow=16, unused=1, tokens="bronze:3"), seat())
    assert has(s)["discontent"] == 1
    assert change(s, "build religion")["discontent"] == -1
    s = situation(seat(yellow=16, unused=1, tokens="bronze:3"), seat())
    assert "discontent" not in change(s, "build bronze"), "that leads to an uprising"
    assert "food" not in change(s, "done")
