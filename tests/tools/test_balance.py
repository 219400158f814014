"""The balance of a game: who had what, and how often that won."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.balance_report import (
    LEAST,
    LIMIT,
    Alike,
    Played,
    Seat,
    endings,
    fair_shares,
    firsts,
    idle,
    told,
)

from tools import balance

COLOSSUS, PYRAMID = ("wonders", "colossus"), ("wonders", "pyramid")
AHEAD, BEHIND = (2, "wonders", 0, 0), (2, "wonders", 0, 1)
SECOND = (2, "wonders", 1, 0)


def ended(*seats: Seat) -> Played:
    return Played(list(seats), "points", 9)


def games_of(behind: Alike) -> list[Played]:
    """Return forty games, of which three quarters are won by who has the Colossus."""
    return [
        ended(Seat([(COLOSSUS, AHEAD)], float(n % 4 > 0)), Seat([(PYRAMID, behind)], float(n % 4 == 0)))
        for n in range(40)
    ]


def test_what_wins_more_often_than_its_share_stands_first() -> None:
    lines, worst = told(games_of(AHEAD))
    assert worst == 1.5 > LIMIT
    assert lines[0] == "40 games with 2 players"
    assert lines[4].startswith("| wonders | colossus | 40 | 1.50 | 1.2")
    assert lines[5].startswith("| wonders | pyramid | 40 | 0.50 | ")
    assert lines[4].endswith("| 1.50 |") and lines[5].endswith("| 0.50 |"), "all stood alike"


def test_what_who_is_ahead_takes_is_not_taken_for_good() -> None:
    lines, worst = told(games_of(BEHIND))
    assert worst == 1.5
    assert lines[4].endswith("| 1.00 |") and lines[5].endswith("| 1.00 |")


def test_who_has_more_of_everything_is_compared_with_who_has_as_many() -> None:
    rich, poor = [(COLOSSUS, AHEAD), (PYRAMID, AHEAD)], [(COLOSSUS, AHEAD)]
    games = [ended(Seat(rich, 1.0), Seat(poor, 0.0))] * 40
    assert told(games)[1] == 2.0, "the pyramid, which only the rich have"
    assert fair_shares(games, even=True) == {COLOSSUS: 40.0, PYRAMID: 40.0}
    assert told(games, even=True)[1] == 1.0


def test_games_with_two_and_with_three_players_are_told_together() -> None:
    two = ended(Seat([(COLOSSUS, AHEAD)], 1.0), Seat([], 0.0))
    three = ended(Seat([(COLOSSUS, (3, "wonders", 0, 0))], 1.0), Seat([], 0.0), Seat([], 0.0))
    lines, worst = told([two] * 30 + [three] * 30)
    assert lines[0] == "60 games with 2, 3 players"
    assert worst == pytest.approx(60 / 25), "half of the ones and a third of the others are fair"


def test_everything_that_is_too_good_is_shown() -> None:
    good = [(("wonders", f"good-{n}"), AHEAD) for n in range(5)]
    bad = [(("wonders", f"bad-{n}"), AHEAD) for n in range(5)]
    lines, _ = told([ended(Seat(good, 1.0), Seat(bad, 0.0))] * 40)
    assert sum("good-" in line for line in lines) == 5 and sum("bad-" in line for line in lines) == 3


def test_what_few_had_says_nothing() -> None:
    games = [ended(Seat([(COLOSSUS, AHEAD)], 1.0), Seat([(PYRAMID, AHEAD)], 0.0))] * (LEAST - 1)
    lines, worst = told(games)
    assert worst == 0.0 and len(lines) == 5


def test_the_first_of_a_kind_is_told_apart() -> None:
    games = [ended(Seat([(COLOSSUS, AHEAD), (PYRAMID, SECOND)], 1.0), Seat([(PYRAMID, AHEAD)], 0.0))] * 40
    lines, _ = told(firsts(games, "wonders"))
    assert [line.split(" | ")[1:4] for line in lines[4:6]] == [
        ["colossus", "40", "2.00"],
        ["pyramid", "40", "0.00"],
    ]


def test_what_stays_in_hand_is_named() -> None:
    games = [ended(Seat([(COLOSSUS, AHEAD)], 1.0, {"colossus", "pyramid"}), Seat([], 0.0, {"pyramid"}))] * 40
    assert idle(games)[0] == (
        "Held and used least: pyramid (0 of 80), colossus (40 of 40); 1 of 2 by fewer than one holder in twenty."
    )
    assert idle([ended(Seat([], 1.0))]) == [], "a game without hands says nothing of them"
    assert idle([ended(Seat([(COLOSSUS, AHEAD)], 1.0, {"event"}))] * 40) == [], "nor where they hold other things"


def test_endings_come_with_their_rounds() -> None:
    games = [Played([], "culture", n) for n in range(1, 31)] + [Played([], "conquest", 5)] * 10
    lines = endings(games)
    assert lines[2].startswith("| culture | 30 | 75.0 % | ") and lines[2].endswith("| 4, 15.5, 28 |")
    assert endings([Played([], "eras", 0)])[2].endswith("| – |"), "always as long"
    assert lines[3].startswith("| conquest | 10 | 25.0 % | ") and lines[3].endswith("| 5, 5, 5 |")


def test_a_game_tells_of_each_seat_what_it_ever_had() -> None:
    seats = balance.play(("historia", 2, {}, 1, [])).seats
    assert sum(seat.win for seat in seats) == 1.0
    for seat in seats:
        kinds = [kind for (kind, _), _ in seat.things]
        assert [standing[2] for _, standing in seat.things if standing[1] == "leaders"] == [0, 1, 2]
        assert kinds.count("civilizations") == 1 and kinds.count("seats") == 1
        assert kinds.count("leaders") == 3, "one in each era"


def test_a_question_can_be_answered_by_lot_where_bots_would_always_say_the_same() -> None:
    seeds = [3, 4, 5, 6]
    played = [balance.play(("historia", 3, {}, seed, ["ChooseCivilization"])) for seed in seeds]
    had = {
        thing
        for game in played
        for seat in game.seats
        for (kind, thing), _ in seat.things
        if kind == "civilizations"
    }
    assert {"china-civilization", "arabia"} <= had, "both green sets of advisers"
    assert "-" not in had, "nobody has a civilization before choosing one"


def test_a_ready_hand_is_told_and_what_was_held() -> None:
    played = balance.play(("civolution", 2, {"first_game": True}, 1, []))
    for seat in played.seats:
        assert sum(kind == "hands" for (kind, _), _ in seat.things) == 1
        assert len(seat.held) >= 5, "the ready hand at least"


def test_the_command_plays_and_tells_and_goes_on_with_what_is_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    kept = tmp_path / "games.jsonl"
    words = ["balance.py", "age-of-civilization", "--players", "2", "--games", "1", "--jobs", "1"]
    monkeypatch.setattr("sys.argv", [*words, "--option", "draft", "--first", "wonders", "--out", str(kept)])
    assert balance.main() == 0
    out = capsys.readouterr().out
    assert out.startswith("1 games with 2 players") and "The first of the wonders" in out and "| ending |" in out
    assert len(kept.read_bytes().splitlines()) == 1
    assert balance.main() == 0
    assert capsys.readouterr().out == out and len(kept.read_bytes().splitlines()) == 1, "it is not played again"
