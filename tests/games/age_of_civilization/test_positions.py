"""Positions come from outside: one that cannot have come from play is refused, and says why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ecumene.games.age_of_civilization import GAME
from ecumene.kernel.luck import Luck
from tests.games.age_of_civilization.situation import Doc, fresh, moves, play, run, seat, situation
from tests.impossible import refused

ROUNDS = {"frame": "Rounds", "turns": 1}
TURN = {"frame": "Turn", "seat": 0, "phase": 1}


def position(**told: Any) -> Doc:
    """Return a sound position to spoil: two players in the second round."""
    mine = seat("rome", "maya", techs="writing education", wonders="petra", special="masons")
    return GAME.dump(situation(mine, seat("huns", techs="mining"), round=2, innovations=True, **told))


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
        (told("row", 0, value="quarry"), "the action row: quarry does not belong"),
        (told("row", value=[]), "“state.row” has 0 places, not 8"),
        (told("tokens", value=["-"] * 7), "7 places, not 8"),
        (told("tokens", value=["rats", "rats", *["-"] * 6]), "event tokens: rats is there 2 times, not 1"),
        (told("tokens", 7, value="horde"), "event tokens: horde does not belong there"),
        (told("lasting", value=["black-death"]), "not an event in play"),
        (told("market", 0, "coins", value=-1), "“state.market.0..coins” must not be negative"),
        (told("market", 0, "civilization", value="rome"), "civilization cards: rome is there 2 times"),
        (told("deck", value=[]), "civilization cards: 8 cards, not 48; .* missing"),
        (told("deck", 0, value="petra"), "“state.deck”: “petra” does not belong there"),
        (told("packs", value=[["rome"]]), "without a draft"),
        (told("wonder_market", value=[]), "wonder cards: 1 in all, not 5"),
        (told("wonder_market", 0, value="rome"), "“state.wonder_market”: “rome” does not belong there"),
        (told("special_market", value=[]), "special technology cards: 1 in all, not 3"),
        (told("special_market", 0, value="writing"), "“state.special_market”: “writing” does not belong there"),
        (told("order_market", value=["silk"]), "orders in the market and to come: 1 in all, not 0"),
        (told("order_market", value=["rome"]), "“state.order_market”: “rome” does not belong there"),
        (told("players", 0, "workers", value=5), "5 workers"),
        (told("players", 0, "workers", value=-1), "“state.players.0..workers” must not be negative"),
        (told("players", 0, "coins", value=-1), "coins” must not be negative"),
        (told("players", 0, "vp", value=-2), "vp” must not be negative"),
        (told("players", 0, "stones", value=-1), "stones” must not be negative"),
        (told("players", 0, "forts", value=-1), "forts” must not be negative"),
        (told("players", 0, "main", value="huns"), "is huns; its civilizations are: rome, maya"),
        (told("players", 0, "main", value="-"), "is -; its civilizations are: rome, maya"),
        (told("players", 0, "technologies", value=["education"]), "without its prerequisite"),
        (told("players", 0, "technologies", value=["mining", "iron-working"]), "not on the technology card"),
        (told("players", 0, "technologies", value=["rome"]), "technologies”: “rome” does not belong there"),
        (told("players", 0, "technologies", value=["-"]), "not on the technology card"),
        (
            told("players", 0, "technologies", value=["writing", "writing"]),
            "“writing” is there twice",
        ),
        (told("players", 0, "special", value="writing"), "special”: “writing” does not belong there"),
        (told("players", 0, "coins", value="many"), "whole number"),
        (told("players", 0, "coins", value=True), "whole number"),
        (told("over", value=1), "true or false"),
        (told("over", value=True), "no unfinished rules"),
        (told("row", 0, value=3), "not the name of a thing"),
        (told("row", 0, value="chess"), "nothing is called “chess”"),
        (told("stack", value=[]), "the stack is empty"),
        (told("stack", value=[TURN]), "outermost"),
        (told("stack", value=[ROUNDS, {"frame": "Rounds", "turns": 2}]), "under way twice"),
        (told("stack", value=[{"frame": "Rounds", "turns": 3}]), "3 turns begun; there are 2 players"),
        (told("stack", value=[{"frame": "Rounds", "turns": 2}, TURN]), "turn of seat 1"),
        (
            told("stack", value=[ROUNDS, {"frame": "Turn", "seat": 2, "phase": 1}]),
            "“Turn.seat”: there is no seat 2",
        ),
        (top(frame="Dance"), "unknown frame"),
        (top(frame="CivilizationPhase", seat=9), "“CivilizationPhase.seat”: there is no seat 9; 0 to 1"),
        (top(frame="CivilizationPhase", seat=1), "turn of seat 0"),
        (top(frame="CivilizationPhase"), "lacks its field “seat”"),
        (
            top(frame="ActionPhase", seat=9, used=[0] * 19, placed=0, lost=0, passed=0),
            "“ActionPhase.seat”: there is no seat 9",
        ),
        (
            top(frame="ActionPhase", seat=0, used=[0], placed=0, lost=0, passed=0),
            "used” has 1 places, not 19",
        ),
        (top(frame="ActionPhase", seat=0, used=[0] * 19, placed=4, lost=1, passed=0), "only 4"),
        (top(frame="ReturnWorkers", seat=0, placed=0, lost=5), "5 workers on slots; .* only 4"),
        (top(frame="ReturnWorkers", seat=0, placed=-1, lost=0), "“ReturnWorkers.placed” must not be negative"),
        (top(frame="LearnTechnologies", seat=0, count=0, thing="rome"), "count is 0"),
        (top(frame="TakeWonder", seat=4, count=1, thing="rome"), "“TakeWonder.seat”: there is no seat 4"),
        (top(frame="FreeCulture", seat=5, thing="aksum"), "“FreeCulture.seat”: there is no seat 5"),
        (top(frame="TurnEnd", seat=3, pending=[]), "“TurnEnd.seat”: there is no seat 3"),
        (top(frame="TurnEnd", seat=0, pending=["huns"]), "huns has no effect at the end"),
        (top(frame="War", card="rome"), "“War.card”: “rome” does not belong there"),
        (top(frame="WorldEvent", token="rats"), "no such card or token"),
        (top(frame="DraftPick", seats=[0, 1], verbs=[], subjects=[], amounts=[]), "nobody drafts"),
    ],
)
def test_an_impossible_position_is_refused(spoil: Callable[[Doc], None], complaint: str) -> None:
    doc = position()
    spoil(doc)
    with refused(GAME, complaint):
        GAME.restore(doc)


def test_what_cannot_be_paid_for_is_not_offered_as_free() -> None:
    doc = position()
    top(frame="FreeCulture", seat=0, thing="aksum")(doc)
    doc["players"][0]["coins"] = 3
    with refused(GAME, "cannot pay"):
        GAME.restore(doc)


def test_workers_on_their_way_home_are_a_sound_position() -> None:
    doc = position()
    doc["stack"] = [ROUNDS, {**TURN, "phase": 2}, {"frame": "ReturnWorkers", "seat": 0, "placed": 3, "lost": 1}]
    assert run(GAME.restore(doc)).players[0].workers == 3


@pytest.mark.parametrize(
    ("top", "row", "round_", "workers"),
    [
        ({"frame": "RoundEnd"}, "hunt fish culture trade plague farm", 5, 3),
        ({"frame": "War", "card": "trade"}, "hunt fish culture plague farm trade", 4, 3),
        ({"frame": "Plague"}, "hunt fish culture trade farm plague", 4, 3),
        ({"frame": "WorldEvent", "token": "earthquake"}, "hunt fish culture trade plague farm", 4, 3),
    ],
)
def test_the_end_of_a_round_can_be_a_position_too(top: Doc, row: str, round_: int, workers: int) -> None:
    seats = seat("rome"), seat("huns")
    doc = GAME.dump(situation(*seats, round=4, row=f"{row} build conquest", tokens="earthquake rats blank"))
    doc["stack"] = [{"frame": "Rounds", "turns": 0}, top]
    s = run(GAME.restore(doc))
    assert (s.round, s.players[0].workers) == (round_, workers)


def test_after_the_last_round_no_round_ends() -> None:
    doc = GAME.dump(situation(round=6))
    doc["stack"] = [{"frame": "Rounds", "turns": 0}, {"frame": "RoundEnd"}]
    with refused(GAME, "after the last round"):
        GAME.restore(doc)


def test_a_lone_player_does_not_draft() -> None:
    doc = GAME.dump(situation(seat("rome")))
    doc["draft"] = True
    with refused(GAME, "no draft for one player"):
        GAME.restore(doc)


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (told("packs", value=[]), "0 in “packs”; every seat needs its own, 2 in all"),
        (told("packs", 0, value=["rome"]), "a pack has 1 cards, not 7"),
        (told("packs", 0, 0, value="petra"), "“state.packs”: “petra” does not belong there"),
        (told("picks", 0, value=[]), "all seats pick together"),
        (told("picks", 0, 0, value="petra"), "“state.picks”: “petra” does not belong there"),
        (told("stack", value=[{"frame": "Rounds", "turns": 0}]), "the draft comes before everything else"),
        (told("stack", 1, "verbs", value=[-2]), "each needs a seat, a verb"),
        (told("stack", 1, "seats", value=[0]), "all seats from 0 to 1 do"),
        (told("deck", value=["rome"]), "the deck has 1 cards; after a draft there is none"),
        (told("market", value=[{"civilization": "rome", "coins": 0}]), "play before the draft is over"),
    ],
)
def test_an_impossible_draft_is_refused(spoil: Callable[[Doc], None], complaint: str) -> None:
    s = fresh(2, draft=True)
    for seat_ in (0, 1):
        play(s, moves(s, seat_)[0], seat=seat_)
    doc = GAME.dump(s)
    spoil(doc)
    with refused(GAME, complaint):
        GAME.restore(doc)


def test_a_sealed_answer_must_come_from_the_pack() -> None:
    s = fresh(2, draft=True)
    play(s, moves(s, 0)[0], seat=0)
    doc = GAME.dump(s)
    doc["stack"][1]["subjects"][0] = GAME.things.numbers[moves(s, 1)[0].split()[1]]
    with refused(GAME, "seat 0 could not answer so"):
        GAME.restore(doc)


def test_a_hand_cannot_hold_what_another_drafted() -> None:
    doc = GAME.dump(situation(seat("rome", hand="kongo"), seat("maya", hand="celts"), round=2, draft=True))
    doc["players"][0] |= {"main": "celts", "civilizations": ["celts"]}
    with refused(GAME, "could not take"):
        GAME.restore(doc)
    doc = GAME.dump(situation(seat("rome"), seat("maya"), round=2, draft=True))
    doc["market"].pop()
    with refused(GAME, r"the market after the draft: .* missing"):
        GAME.restore(doc)


def test_every_paragraph_of_a_turn_can_be_saved_in_the_middle() -> None:
    s = run(situation(seat("babylon", techs="sailing currency"), seat("rome"), at="turn end", round=2))
    assert GAME.dump(GAME.restore(GAME.dump(s))) == GAME.dump(s)
    play(s, "resolve babylon")
    assert GAME.dump(GAME.restore(GAME.dump(s))) == GAME.dump(s)


def test_markets_may_be_written_in_any_order() -> None:
    doc = GAME.dump(GAME.setup(2, {"innovations": True}, Luck(3)))
    turned = {**doc, "wonder_market": doc["wonder_market"][::-1], "special_market": doc["special_market"][::-1]}
    assert turned != doc and GAME.dump(GAME.restore(turned)) == doc
