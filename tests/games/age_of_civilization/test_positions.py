"""Positions come from outside: one that cannot have come from play is refused, and says why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

from ecumene.games.age_of_civilization import GAME
from ecumene.games.age_of_civilization.state import Board
from tests.games.age_of_civilization.scene import Doc, fresh, moves, play, run, scene, seat

ROUNDS = {"frame": "Rounds", "turns": 1}
TURN = {"frame": "Turn", "seat": 0, "phase": 1}


def position(**told: Any) -> Doc:
    """Return a sound position to spoil: two players in the second round."""
    mine = seat("rome", "maya", techs="writing education", wonders="petra", special="masons")
    return GAME.dump(scene(mine, seat("huns", techs="mining"), round=2, innovations=True, **told))


def told(*path: Any, value: Any) -> Callable[[Doc], None]:
    """Return a change of one place."""

    def change(doc: Doc) -> None:
        place: Any = doc
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value

    return change


def top(**frame: Any) -> Callable[[Doc], None]:
    """Return a change that puts another paragraph in place of the topmost."""
    return told("stack", value=[ROUNDS, TURN, frame])


def test_a_sound_position_is_left_as_it_is() -> None:
    doc = position()
    assert GAME.dump(GAME.restore(doc)) == doc


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (told("players", value=[]), "0 players"),
        (told("solo", value=True), "exactly one player"),
        (told("round", value=7), "round 7"),
        (told("round", value=0), "round 0"),
        (told("first", value=2), "no seat 2"),
        (told("scenario", value="silk-road"), "for one player"),
        (told("rival", value=3), "virtual rival"),
        (told("horde", value=5), "horde"),
        (told("row", 0, value="quarry"), "wrong cards"),
        (told("row", value=[]), "wrong cards"),
        (told("tokens", value=["-"] * 7), "8 places"),
        (told("tokens", value=["rats", "rats", *["-"] * 6]), "lies there twice"),
        (told("tokens", 7, value="horde"), "does not belong here"),
        (told("lasting", value=["black-death"]), "not in play"),
        (told("market", 0, "coins", value=-1), "bonus coins"),
        (told("market", 0, "civilization", value="rome"), "missing, doubled or foreign"),
        (told("deck", value=[]), "missing, doubled or foreign"),
        (told("deck", 0, value="petra"), "missing, doubled or foreign"),
        (told("packs", value=[["rome"]]), "without a draft"),
        (told("wonder_market", value=[]), "wonder cards"),
        (told("wonder_market", 0, value="rome"), "does not belong here"),
        (told("special_market", value=[]), "special technology cards"),
        (told("special_market", 0, value="writing"), "not a special technology card"),
        (told("order_market", value=["silk"]), "orders are missing"),
        (told("order_market", value=["rome"]), "impossible orders"),
        (told("players", 0, "workers", value=5), "5 workers"),
        (told("players", 0, "workers", value=-1), "-1 workers"),
        (told("players", 0, "coins", value=-1), "-1 coins"),
        (told("players", 0, "vp", value=-2), "-2 vp"),
        (told("players", 0, "stones", value=-1), "-1 stones"),
        (told("players", 0, "forts", value=-1), "impossible counters"),
        (told("players", 0, "main", value="huns"), "impossible main"),
        (told("players", 0, "main", value="-"), "impossible main"),
        (told("players", 0, "technologies", value=["education"]), "without its prerequisite"),
        (told("players", 0, "technologies", value=["mining", "iron-working"]), "not on the technology card"),
        (told("players", 0, "technologies", value=["rome"]), "not on the technology card"),
        (told("players", 0, "technologies", value=["-"]), "not on the technology card"),
        (told("players", 0, "technologies", value=["writing", "writing"]), "learned twice"),
        (told("players", 0, "special", value="writing"), "not a special technology card"),
        (told("players", 0, "coins", value="many"), "whole number"),
        (told("players", 0, "coins", value=True), "whole number"),
        (told("over", value=1), "true or false"),
        (told("over", value=True), "no unfinished rules"),
        (told("row", 0, value=3), "not the name of a thing"),
        (told("row", 0, value="chess"), "nothing is called 'chess'"),
        (told("stack", value=[]), "no unfinished rules"),
        (told("stack", value=[TURN]), "outermost"),
        (told("stack", value=[ROUNDS, {"frame": "Rounds", "turns": 2}]), "under way twice"),
        (told("stack", value=[{"frame": "Rounds", "turns": 3}]), "more turns than players"),
        (told("stack", value=[{"frame": "Rounds", "turns": 2}, TURN]), "turn of seat 1"),
        (told("stack", value=[ROUNDS, {"frame": "Turn", "seat": 2, "phase": 1}]), "no such seat"),
        (top(frame="Dance"), "unknown frame"),
        (top(frame="CivilizationPhase", seat=9), "no such seat"),
        (top(frame="CivilizationPhase", seat=1), "turn of seat 0"),
        (top(frame="CivilizationPhase"), "lacks its field 'seat'"),
        (top(frame="ActionPhase", seat=9, used=[0] * 19, placed=0, lost=0, passed=0), "no such seat"),
        (top(frame="ActionPhase", seat=0, used=[0], placed=0, lost=0, passed=0), "impossible counts"),
        (top(frame="ActionPhase", seat=0, used=[0] * 19, placed=4, lost=1, passed=0), "more workers"),
        (top(frame="ReturnWorkers", seat=0, placed=0, lost=5), "more workers"),
        (top(frame="ReturnWorkers", seat=0, placed=-1, lost=0), "no such seat or number"),
        (top(frame="LearnTechnologies", seat=0, count=0, thing="rome"), "no such seat or count"),
        (top(frame="TakeWonder", seat=4, count=1, thing="rome"), "no such seat or count"),
        (top(frame="FreeCulture", seat=5, thing="aksum"), "no such seat"),
        (top(frame="TurnEnd", seat=3, pending=[]), "no such seat"),
        (top(frame="TurnEnd", seat=0, pending=["huns"]), "without an effect"),
        (top(frame="War", card="rome"), "no such card"),
        (top(frame="WorldEvent", token="rats"), "no such token"),
        (top(frame="DraftPick", seats=[0, 1], verbs=[], subjects=[], amounts=[]), "nobody drafts"),
    ],
)
def test_an_impossible_position_is_refused(spoil: Callable[[Doc], None], complaint: str) -> None:
    doc = position()
    spoil(doc)
    with pytest.raises(ValueError, match=complaint):
        GAME.restore(doc)


def test_what_cannot_be_paid_for_is_not_offered_as_free() -> None:
    doc = position()
    top(frame="FreeCulture", seat=0, thing="aksum")(doc)
    doc["players"][0]["coins"] = 3
    with pytest.raises(ValueError, match="cannot pay"):
        GAME.restore(doc)


def test_workers_on_their_way_home_are_a_sound_position() -> None:
    doc = position()
    top(frame="ReturnWorkers", seat=0, placed=3, lost=1)(doc)
    assert run(cast(Board, GAME.restore(doc))).players[0].workers == 3


@pytest.mark.parametrize(
    ("top", "round_", "workers"),
    [
        ({"frame": "RoundEnd"}, 3, 4),
        ({"frame": "War", "card": "trade"}, 2, 3),
        ({"frame": "Plague"}, 2, 3),
        ({"frame": "WorldEvent", "token": "earthquake"}, 2, 3),
    ],
)
def test_the_end_of_a_round_can_be_a_position_too(top: Doc, round_: int, workers: int) -> None:
    doc = position(row="hunt fish culture plague farm trade build conquest", tokens="earthquake rats blank")
    doc["stack"] = [{"frame": "Rounds", "turns": 0}, top]
    s = run(cast(Board, GAME.restore(doc)))
    assert (s.round, s.players[0].workers) == (round_, workers)


def test_after_the_last_round_no_round_ends() -> None:
    doc = GAME.dump(scene(round=6))
    doc["stack"] = [{"frame": "Rounds", "turns": 0}, {"frame": "RoundEnd"}]
    with pytest.raises(ValueError, match="after the last round"):
        GAME.restore(doc)


def test_a_lone_player_does_not_draft() -> None:
    doc = GAME.dump(scene(seat("rome")))
    doc["draft"] = True
    with pytest.raises(ValueError, match="no draft for one player"):
        GAME.restore(doc)


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (told("packs", value=[]), "every seat needs a pack"),
        (told("packs", 0, value=["rome"]), "a pack has 7 cards"),
        (told("packs", 0, 0, value="petra"), "impossible packs"),
        (told("picks", 0, value=[]), "all seats pick together"),
        (told("picks", 0, 0, value="petra"), "was not in the pack"),
        (told("stack", value=[{"frame": "Rounds", "turns": 0}]), "the draft comes before everything else"),
        (told("stack", 1, "verbs", value=[-2]), "one answer"),
        (told("stack", 1, "seats", value=[0]), "nobody drafts now"),
        (told("market", value=[{"civilization": "rome", "coins": 0}]), "play before the draft is over"),
    ],
)
def test_an_impossible_draft_is_refused(spoil: Callable[[Doc], None], complaint: str) -> None:
    s = fresh(2, draft=True)
    for seat_ in (0, 1):
        play(s, moves(s, seat_)[0], seat=seat_)
    doc = GAME.dump(s)
    spoil(doc)
    with pytest.raises(ValueError, match=complaint):
        GAME.restore(doc)


def test_a_sealed_answer_must_come_from_the_pack() -> None:
    s = fresh(2, draft=True)
    play(s, moves(s, 0)[0], seat=0)
    doc = GAME.dump(s)
    doc["stack"][1]["subjects"][0] = GAME.things.numbers[moves(s, 1)[0].split()[1]]
    with pytest.raises(ValueError, match="not in the pack"):
        GAME.restore(doc)


def test_a_hand_cannot_hold_what_another_drafted() -> None:
    doc = GAME.dump(scene(seat("rome", hand="kongo"), seat("maya", hand="celts"), round=2, draft=True))
    doc["players"][0] |= {"main": "celts", "civilizations": ["celts"]}
    with pytest.raises(ValueError, match="could not take"):
        GAME.restore(doc)
    doc = GAME.dump(scene(seat("rome"), seat("maya"), round=2, draft=True))
    doc["market"].pop()
    with pytest.raises(ValueError, match="does not add up"):
        GAME.restore(doc)


def test_every_paragraph_of_a_turn_can_be_saved_in_the_middle() -> None:
    s = run(scene(seat("babylon", techs="sailing currency"), seat(), at="turn end"))
    assert GAME.dump(GAME.restore(GAME.dump(s))) == GAME.dump(s)
    play(s, "resolve babylon")
    assert GAME.dump(GAME.restore(GAME.dump(s))) == GAME.dump(s)
