"""The course of the game (p. 1), setting up (p. 2), the order of a turn and the first turn (p. 3)."""

from __future__ import annotations

import pytest

from ecumene.games.through_the_ages.card_data import AGE, PACT, TYPE
from ecumene.games.through_the_ages.state import GameState
from ecumene.kernel.frame import waiting
from tests.games.through_the_ages.situation import (
    change,
    counts,
    frames,
    fresh,
    has,
    moves,
    play,
    refusal,
    seat,
    situation,
)
from tests.rules import rule

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def order(s: GameState) -> list[int]:
    """Return the seats clockwise from the first player."""
    return [(s.first + step) % len(s.players) for step in range(len(s.players))]


@PLAYERS
@rule("tta.game.turn-order", "tta.setup.first-player-stays")
def test_turns_go_clockwise_from_the_first_player_in_every_round(players: int) -> None:
    s = fresh(players)
    first = s.first
    turns = []
    for _ in range(3 * players):
        turns.append((s.round, waiting(s)[0]))
        while s.current == turns[-1][1] and s.round == turns[-1][0] and waiting(s):
            play(s, moves(s)[-1])
    seats = order(s)
    assert turns == [(round_, who) for round_ in (1, 2, 3) for who in seats]
    assert s.first == first


@rule("tta.game.equal-turns")
def test_the_game_is_over_when_the_last_round_is() -> None:
    s = situation(age=4, round=20, last_round=20, turn=0)
    play(s, "done")
    assert not s.over and s.current == 1 and s.round == 20
    while not s.over:
        assert s.round == 20 and s.current == 1
        play(s, moves(s)[-1])


@PLAYERS
@rule("tta.setup.starting-technologies", "tta.setup.blue-tokens", "tta.setup.yellow-tokens")
def test_a_civilization_begins_with_six_technologies_and_its_tokens(players: int) -> None:
    s = fresh(players)
    for who in range(players):
        found = has(s, who)
        workers = counts("agriculture:2 bronze:2 philosophy:1 religion:0 warriors:1")
        assert {slug: found[slug] for slug in workers} == workers
        assert sum(count >= 0 for count in s.players[who].workers) == 5
        assert (found["yellow"], found["unused"], found["blue"]) == (18, 1, 16)
        assert (found["food"], found["resources"]) == (0, 0)


@rule("tta.setup.starting-government", "tta.setup.starting-ratings", "tta.setup.no-tactic")
def test_despotism_ratings_and_no_tactic() -> None:
    s = fresh(3)
    assert [player.government for player in s.players] == [s.players[0].government] * 3
    found = has(s)
    ratings = [found[f"{name} rating"] for name in ("science", "culture", "strength", "happiness")]
    assert ratings == [1, 0, 1, 0] and (found["science"], found["culture"]) == (0, 0)
    assert all(player.tactic == -1 and player.leader == -1 and player.hand == [] for player in s.players)
    for _ in order(s):
        play(s, "done")
    assert (has(s, s.first)["ca"], has(s, s.first)["ma"]) == (4, 2)


@PLAYERS
@rule("tta.setup.current-events")
def test_two_more_events_than_players(players: int) -> None:
    s = fresh(players)
    assert len(s.events) == players + 2 and all(AGE[card] == 0 for card in s.events)
    assert len(s.military_gone) == 10 - len(s.events) and s.future == [] and s.military_deck == []


@PLAYERS
@rule("tta.setup.starting-civil-actions", "tta.setup.no-military-actions")
def test_actions_of_the_first_turn(players: int) -> None:
    s = fresh(players)
    for step, who in enumerate(order(s)):
        assert (has(s, who)["ca"], has(s, who)["ma"]) == (step + 1, 0)
        assert waiting(s) == [who]
        play(s, "done")
        assert has(s, who)["military"] == 0


@PLAYERS
@rule("tta.setup.card-row", "tta.card.level")
def test_thirteen_cards_of_age_a(players: int) -> None:
    s = fresh(players)
    assert len(s.row) == 13 and len(s.civil_deck) == 7
    assert {AGE[card] for card in s.row + s.civil_deck} == {0}


@rule("tta.setup.two-players-no-pacts")
def test_two_players_have_no_pacts() -> None:
    from ecumene.games.through_the_ages.rounds.ages import military_deck

    for players, pacts in [(2, [0, 0, 0]), (3, [2, 4, 4]), (4, [2, 4, 4])]:
        decks = [military_deck(age, players, False, False) for age in (1, 2, 3)]
        assert [sum(TYPE[card] == PACT for card in deck) for deck in decks] == pacts


@rule("tta.turn.sequence")
def test_a_turn_begins_with_the_row_and_ends_with_production_and_cards() -> None:
    s = situation(at="start", turn=1, row="frugality-a - - patriotism-a")
    assert frames(s) == ["Rounds", "Turn"]
    found = change(s, seat=1)
    assert found == {} and s.row[0] >= 0 and len(s.civil_gone) > 1
    while frames(s)[-1] != "ActionPhase":
        play(s, moves(s)[-1])
    found = change(s, "done", seat=1)
    assert found == {"science": 1, "food": 2, "resources": 2, "blue": -4, "military": 2}


@rule("tta.first-turn.no-start-no-politics", "tta.first-turn.only-take", "tta.row.not-in-first-round")
def test_in_the_first_turn_one_only_takes_cards() -> None:
    s = fresh(2)
    row = list(s.row)
    assert frames(s) == ["Rounds", "Turn", "ActionPhase"]
    assert {move.split()[0] for move in moves(s)} <= {"take", "take-at", "done"} and len(moves(s)) > 1
    for move in ["increase-population", "destroy bronze", "build warriors", "disband warriors", "lead homer"]:
        assert refusal(s, move) == "tta.first-turn.only-take"
    play(s, "done")
    assert s.row == row and s.round == 1


@rule("tta.first-turn.only-take", "tta.take.wonder-into-play")
def test_a_wonder_taken_in_the_first_turn_is_unfinished() -> None:
    s = situation(seat(ca=1), seat(), round=1, age=0, row="pyramids homer")
    assert moves(s) == ["take pyramids", "take homer", "done"]
    play(s, "take pyramids")
    assert s.players[0].wonder >= 0 and s.players[0].stages == 0 and moves(s) == ["done"]
