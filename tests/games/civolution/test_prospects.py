"""What the engine tells before anybody is asked: cards by level, food, diamonds, the monolith."""

from __future__ import annotations

from typing import Any

from ecumene.games.civolution.card_data import CATEGORY_ROWS, THINGS
from ecumene.games.civolution.continent.lands import PLACES, TERRITORIES
from ecumene.games.civolution.game import GAME
from ecumene.games.civolution.printed import THRESHOLDS, TRACKS
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.told.prospects import prospects
from ecumene.table.words import LANGS, words
from tests.games.civolution import enumerator
from tests.games.civolution.situation import seat, table, thing
from tests.games.civolution.test_enumerator import positions

CELLS = 5
SAMPLES = 40


def told(s: GameState, about: str, message: str = "", of: int = 0) -> list[tuple[dict[str, int], dict[str, int]]]:
    """Return the numbers and things that are told about a thing."""
    return [
        (row.numbers, {THINGS.slugs[each]: n for each, n in row.things})
        for row in prospects(s, of)
        if row.about == thing(about) and message in row.message
    ]


def test_food_needed_and_missing() -> None:
    s = table(seat("c-swamp:2 b-forest:0", food=1), seat())
    ((numbers, _),) = told(s, "food")
    assert numbers == {"need": 3, "have": 1, "n": 2}
    s = table(seat("c-swamp:2", food=4), seat())
    assert told(s, "food")[0][0] == {"need": 1, "have": 4, "n": 0}
    corner = PLACES.slugs[TERRITORIES + s.land.corners[PLACES.numbers["c-swamp"]][0]]
    s = table(seat("c-swamp:2", food=1), seat(), locations={corner: "l07"})
    assert told(s, "food")[0][0] == {"need": 1, "have": 0, "n": 1}, "a gorge takes its food before"


def test_diamonds_now_and_one_marker_away() -> None:
    s = table(seat(wood=1, clay=1), seat())
    before = s.players[0].markers[:]
    assert told(s, "prosperity", "prospect-diamonds")[0][0] == {"n": 0}
    ((_, near),) = told(s, "prosperity", "near")
    assert near["beeswax"] == 1 and "oil" not in near and near["cotton"] == 1 and near["sulfur"] == 2
    assert s.players[0].markers == before


def test_the_standing_for_the_monolith() -> None:
    tiles = [thing(slug) for slug in ("culture", "technology", "prestige", "knowledge")]
    s = table(seat(track4=2), seat(track4=3), era_tiles=tiles)
    assert told(s, "culture")[0][0] == {"mine": 2, "best": 3, "wins": 0, "seat": 1}
    assert told(s, "culture", of=1)[0][0]["wins"] == 1
    tied = table(seat(track4=3), seat(track4=3), era_tiles=tiles)
    assert told(tied, "culture")[0][0]["seat"] == 1, "a tie goes to the next after the first civilization"


def test_a_card_in_hand_tells_each_level_with_what_is_missing() -> None:
    s = table(seat(hand="a19", iron_ore=1), seat())
    rows = told(s, "a19")
    assert [numbers["level"] for numbers, _ in rows] == [1, 2, 3, 4, 5]
    assert [numbers["points"] for numbers, _ in rows] == [0, 3, 4, 5, 9]
    assert [lacks for _, lacks in rows][:3] == [{}, {"copper": 1}, {"copper": 1, "dexterity": 1}]
    assert told(s, "a19", of=1) == [], "nobody is told of a rival's hand"


def test_levels_without_anything_missing_are_those_that_an_enumerator_finds() -> None:
    looked = 0
    for s, mine in positions(SAMPLES):
        view: Any = GAME.view(s, mine)
        player = view["players"][mine]
        if enumerator.passive(player, "material_wild"):
            continue
        for row in prospects(s, mine):
            if "level" in row.numbers:
                card, level = THINGS.slugs[row.about], row.numbers["level"]
                assert (not row.things) == enumerator.installable(player, view, card, level, 0), (card, level)
                looked += 1
    assert looked > SAMPLES


def test_prospects_have_words_in_three_languages() -> None:
    s = table(seat("c-swamp:2", hand="a19", wood=1), seat())
    for lang in LANGS:
        said = words(GAME, lang)
        texts = [said.prospect(row, ["Ada", "Ben"]) for row in prospects(s, 0)]
        assert len(set(texts)) == len(texts) and not any("{" in text or "prospect" in text for text in texts)
        assert said.lacking == set()


def test_the_lines_of_the_tracks_are_told_with_each_track() -> None:
    assert [row["lines"] for row in CATEGORY_ROWS[:TRACKS]] == [THRESHOLDS] * TRACKS
