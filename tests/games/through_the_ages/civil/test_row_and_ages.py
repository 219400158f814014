"""Replenishing the card row and the end of an age (p. 3)."""

from __future__ import annotations

import pytest

from ecumene.games.through_the_ages.card_data import AGE
from ecumene.games.through_the_ages.rounds.ages import military_deck
from ecumene.games.through_the_ages.state import GameState
from tests.games.through_the_ages.situation import Doc, change, has, run, seat, situation, slugs
from tests.rules import rule

OLD_ROW = "rich-land-a - urban-growth-a frugality-a - - stockpile"


def row(s: GameState) -> list[str]:
    return slugs(s.row)


def begin_turn(*seats: Doc, **told: object) -> GameState:
    """Tell a board at the start of a turn and replenish the row."""
    return run(situation(*seats, at="start", **told))  # type: ignore[arg-type]


@pytest.mark.parametrize(("players", "kept"), [(2, 2), (3, 3), (4, 3)])
@rule("tta.row.discard-leftmost", "tta.discard.civil-gone")
def test_cards_in_the_leftmost_places_are_discarded(players: int, kept: int) -> None:
    s = begin_turn(*[seat() for _ in range(players)], row=OLD_ROW)
    left = ["urban-growth-a", "frugality-a", "stockpile"][-kept:]
    assert row(s)[:kept] == left
    assert "rich-land-a" in slugs(s.civil_gone) and s.row[-1] >= 0


@rule("tta.row.count-remaining-players")
def test_only_players_still_in_the_game_count() -> None:
    s = begin_turn(seat(), seat(), seat(out=1, unused=0), row=OLD_ROW)
    assert row(s)[:2] == ["frugality-a", "stockpile"]


@rule("tta.row.slide-left", "tta.row.deal-new-cards")
def test_the_rest_slides_left_and_new_cards_follow() -> None:
    s = situation(at="start", row=OLD_ROW)
    run(s, draws="iron alchemy knights drama iron theology reserves-1 swordsmen warfare monarchy masonry")
    assert row(s)[:5] == ["frugality-a", "stockpile", "iron", "alchemy", "knights"]
    assert len(s.row) == 13 and -1 not in s.row


@rule("tta.age.a-ends", "tta.age.one-decks-start", "tta.age.a-row-goes-on")
def test_age_a_ends_with_the_first_replenishing() -> None:
    first = "alexander-the-great aristotle hammurabi homer julius-caesar moses"
    mine = seat(hand="cultural-heritage-a")
    s = situation(mine, seat(), at="start", age=0, round=2, row=first, deck="colossus pyramids")
    before = has(s)
    run(s)
    assert s.age == 1 and row(s)[:3] == ["homer", "julius-caesar", "moses"]
    assert {AGE[card] for card in s.row[:5]} == {0} and {AGE[card] for card in s.row[5:]} == {1}
    assert len(s.civil_deck) == 44 - 8
    assert sorted(s.military_deck) == sorted(military_deck(1, 2, False, False))
    assert has(s) == before, "nothing becomes obsolete, no tokens are lost"


@rule("tta.age.a-ends", "tta.age.one-decks-start")
def test_what_is_left_of_age_a_leaves_the_game() -> None:
    s = begin_turn(
        age=0, round=2, row=" ".join(["rich-land-a"] * 2 + ["urban-growth-a"] * 2 + ["frugality-a"] * 2)
    )
    assert s.age == 1 and all(AGE[card] == 0 for card in s.row)
    assert len([card for card in s.civil_gone if AGE[card] == 0]) == 7


@rule("tta.age.last-card-dealt", "tta.age.next-civil-deck", "tta.age.next-military-deck")
def test_the_last_card_of_a_deck_ends_its_age_and_the_next_goes_on_filling() -> None:
    s = begin_turn(row="rich-land-1 rich-land-1 iron iron", deck="masonry knights")
    assert s.age == 2 and row(s)[0] == "iron" and sorted(row(s)[1:3]) == ["knights", "masonry"]
    assert {AGE[card] for card in s.row[3:]} == {2}
    assert {AGE[card] for card in s.military_deck} == {2}
    assert all(AGE[card] == 1 for card in s.military_gone if AGE[card] > 0)


@rule("tta.age.last-card-dealt")
def test_the_age_ends_even_when_the_row_is_just_full() -> None:
    s = begin_turn(row="rich-land-1 rich-land-1 urban-growth-1 " + "iron iron alchemy alchemy knights knights "
                   "swordsmen swordsmen irrigation irrigation", deck="masonry drama theology")  # fmt: skip
    assert s.age == 2 and {AGE[card] for card in s.row} == {1}


def end_of_age_two(*seats: Doc, **told: object) -> GameState:
    return begin_turn(*seats, age=2, deck="strategy", **told)


@rule("tta.age.obsolete-hand")
def test_cards_older_than_the_age_that_ended_leave_the_hands() -> None:
    s = begin_turn(seat(hand="homer frugality-a iron"), seat(), deck="masonry", age=1)
    assert slugs(s.players[0].hand) == ["iron"]
    s = end_of_age_two(seat(hand="frugality-1 iron coal", military="legion conquistadors"), seat())
    assert slugs(s.players[0].hand) == ["coal"] and slugs(s.players[0].military) == ["conquistadors"]
    assert "legion" in slugs(s.military_gone)


@rule("tta.age.obsolete-leader")
def test_old_leaders_leave_play() -> None:
    s = begin_turn(seat(leader="julius-caesar"), seat(leader="joan-of-arc"), deck="masonry")
    assert s.players[0].leader == -1 and slugs([s.players[1].leader]) == ["joan-of-arc"]
    assert has(s)["ma"] == 2 and has(s)["strength rating"] == 1
    assert "julius-caesar" in slugs(s.civil_gone)


@rule("tta.age.obsolete-wonder")
def test_old_unfinished_wonders_leave_play() -> None:
    s = begin_turn(seat(wonder="pyramids", stages=2), seat(wonder="great-wall", stages=1), deck="masonry")
    assert s.players[0].wonder == -1 and has(s)["blue"] == 16
    assert slugs([s.players[1].wonder]) == ["great-wall"] and s.players[1].stages == 1


@rule("tta.age.obsolete-kept")
def test_technologies_and_completed_wonders_stay() -> None:
    s = end_of_age_two(
        seat("iron masonry", wonders="pyramids", government="monarchy", colonies="vast-territory-1"), seat()
    )
    player = s.players[0]
    assert slugs(player.wonders) == ["pyramids"] and slugs([player.government]) == ["monarchy"]
    assert slugs(player.specials) == ["-", "-", "-", "masonry"] and slugs(player.colonies) == ["vast-territory-1"]


@rule("tta.age.lose-yellow-tokens", "tta.tokens.lose-yellow")
def test_everybody_loses_two_yellow_tokens_from_the_bank() -> None:
    s = begin_turn(seat(yellow=9), seat(yellow=1), seat(yellow=0), deck="masonry")
    assert [has(s, who)["yellow"] for who in range(3)] == [7, 0, 0]
    assert [has(s, who)["unused"] for who in range(3)] == [1, 1, 1]


@rule("tta.age.four-no-decks")
def test_age_four_has_no_decks() -> None:
    s = begin_turn(age=3, deck="engineering", turn=1)
    assert s.age == 4 and s.civil_deck == s.military_deck == [] and s.row[1] == -1
    s = situation(age=4, at="end of turn", turn=1)
    assert "military" not in change(s, seat=1)


@rule("tta.age.four-no-decks")
def test_in_age_four_the_row_still_empties() -> None:
    s = begin_turn(age=4, row="iron iron knights oil coal")
    assert row(s)[:3] == ["oil", "coal", "-"]


@rule("tta.age.last-round-first-player", "tta.age.last-round-other-player")
def test_the_last_round() -> None:
    s = begin_turn(age=3, deck="engineering", turn=1, first=1, round=15)
    assert s.last_round == 15
    s = begin_turn(age=3, deck="engineering", turn=0, first=1, round=15)
    assert s.last_round == 16
