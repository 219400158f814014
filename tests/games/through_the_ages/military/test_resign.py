"""Resigning (p. 4), and the variants without attacks."""

from __future__ import annotations

from typing import Any

from ecumene.games.through_the_ages import GAME
from ecumene.games.through_the_ages.card_data import AGGRESSION, PACT, TYPE, WAR
from ecumene.games.through_the_ages.rounds.ages import military_deck
from tests.games.through_the_ages.military.politics import changes, politics
from tests.games.through_the_ages.situation import frames, has, moves, play, refusal, run, seat, situation, slugs
from tests.rules import rule


@rule("tta.resign.out", "tta.resign.cards-leave", "tta.resign.current-decks-stay")
def test_whoever_resigns_is_out_with_all_cards() -> None:
    told = seat(
        "masonry", military="rats legion", hand="iron drama", leader="homer", wonders="pyramids",
        wonder="colossus", stages=1, colonies="vast-territory-1", workers="alchemy:1", tactic="legion",
        exclusive=1, tokens="bronze:2",
        pact="open-borders-agreement", pact_with=1, war="war-over-territory", war_on=2,
    )  # fmt: skip
    s = politics(told, seat(), seat(pact="scientific-cooperation", pact_with=0), age=2)
    decks = len(s.civil_deck), len(s.military_deck)
    play(s, "resign")
    player = s.players[0]
    assert player.out and s.current == 1 and frames(s)[-1] == "PoliticsPhase" and s.remaining() == 2
    assert player.military == player.hand == player.wonders == player.colonies == [] and player.leader == -1
    assert all(seat.pact == -1 for seat in s.players) and has(s, 1)["ma"] == 2
    gone = slugs(s.civil_gone)
    assert all(slug in gone for slug in ("iron", "masonry", "homer", "pyramids", "colossus", "alchemy"))
    assert sorted(slugs(s.discard)) == ["scientific-cooperation", "war-over-territory"]
    assert decks == (len(s.civil_deck) + 13, len(s.military_deck)), (
        "the row of seat 1 was dealt from the same deck"
    )


@rule("tta.resign.wars-on-you")
def test_wars_on_whoever_resigns_bring_seven_culture() -> None:
    s = politics(seat(), seat(war="war-over-culture", war_on=0, culture=3), seat(), age=3)
    play(s, "resign")
    assert has(s, 1)["culture"] == 10 and s.players[1].war == -1 and slugs(s.discard) == ["war-over-culture"]


@rule("tta.resign.last-player-wins")
def test_the_last_player_left_wins() -> None:
    s = politics(seat(culture=50), seat())
    play(s, "resign")
    assert s.over and GAME.result(s) == {"scores": [0, 0], "ranks": [2, 1], "winners": [1], "ending": "resigned"}


@rule("tta.resign.next-decks-adjusted", "tta.row.count-remaining-players")
def test_the_next_decks_are_for_the_players_left() -> None:
    s = politics(
        seat(), seat(), seat(), age=1, row="drama " * 2 + "iron coal" if False else "drama iron", deck="knights"
    )
    play(s, "resign")
    assert s.age == 2 and s.deck_players == [3, 3, 2, 0]
    assert not [card for card in s.military_deck if TYPE[card] == PACT]


@rule("tta.resign.two-left", "tta.events.two-players")
def test_with_two_left_events_are_read_for_two() -> None:
    gone = seat(out=1, workers="warriors:0 agriculture:0 bronze:0 philosophy:0", unused=0)
    assert changes("cold-war", seat(), gone, seat(workers="warriors:3")) == [{}, {}, {"science": 6}]


@rule("tta.resign.not-in-age-four")
def test_nobody_resigns_in_age_four() -> None:
    s = politics(seat(military="legion"), seat(), age=4)
    assert moves(s) == ["pass"] and refusal(s, "resign") == "tta.resign.not-in-age-four"


@rule("tta.resign.out", "tta.game.turn-order")
def test_the_round_goes_on_without_them() -> None:
    s = politics(seat(), seat(), seat(), turn=1)
    play(s, "resign", "pass", "done")
    assert s.current == 0
    play(s, "pass", "done")
    assert s.current == 2


@rule("tta.variant.peaceful", "tta.variant.first-game-no-attacks")
def test_the_variants_have_no_attacks_and_no_pacts() -> None:
    variants = {"peaceful": "tta.variant.peaceful", "first_game": "tta.variant.first-game-no-attacks"}
    for option, told in variants.items():
        options: dict[str, Any] = {option: True}
        s = run(situation(seat(), seat(), seat(), at="politics", events="rats", age=2, **options))
        for text in ("attack spy 1", "declare-war war-over-culture 1", "offer peace-treaty 1"):
            assert refusal(s, text) == told
        kinds = {TYPE[card] for age in range(4) for card in military_deck(age, 3, s.peaceful, s.first_game)}
        assert not kinds & {AGGRESSION, WAR, PACT}
