"""Hints and explanations: where they are fair, what they know, and what they leave alone."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from threading import Event

import pytest

import ecumene
from ecumene.games import find
from ecumene.kernel.luck import Luck
from ecumene.players.adviser import foreseeable, opinion
from ecumene.players.bot import Thought
from ecumene.server import advice
from ecumene.server.advice import MOST_WAITING, question, told
from ecumene.server.settings import Settings, from_environment
from ecumene.table.errors import Complaint
from ecumene.table.preview import foresee
from tests.players.test_fairness import OPTIONS, in_play
from tests.server.house import AOC, Doc, House, User, finish, opened
from tests.server.test_play import code

TTA = "through-the-ages"


@pytest.fixture
def quick(settings: Settings) -> Iterator[House]:
    """Open a server whose masters think little."""
    with opened(replace(settings, hint_nodes=300, hint_seconds=60.0)) as house:
        yield house


def asked(user: User, id: str, seat: int) -> Doc:
    """Play the only moves there are until a seat has a choice; return its scene."""
    for _ in range(60):
        scene = user.scene(id, seat=seat)
        if len(scene["offers"]) > 3:
            return scene
        if scene["offers"]:
            user.move(id, scene["offers"][0]["move"], scene["version"], seat=seat)
        else:
            time.sleep(0.05)
    raise AssertionError("the seat never has a choice")


def alone(user: User) -> tuple[str, int]:
    """Return an analysis table and the seat that is asked there."""
    made = user.create(["you", "you"], mode="analysis")
    return made["id"], user.get(f"/api/tables/{made['id']}").json()["waiting"][0]


def check_rows(found: Doc) -> None:
    """The best comes first, all are told apart, and each says what it is worth."""
    values = [row["value"] for row in found["moves"]]
    assert values == sorted(values, reverse=True) and values[0] == 0
    assert len({row["move"] for row in found["moves"]}) == len(values)
    assert [row["place"] for row in found["moves"]] == list(range(1, len(values) + 1))
    for row in found["moves"]:
        assert row["label"] and (row["worth"] == "best" if row["value"] == 0 else row["worth"].startswith("−"))


@pytest.mark.parametrize("game", [AOC, TTA])
def test_a_hint_alone_against_bots(quick: House, game: str) -> None:
    anna = quick.guest()
    made = anna.create(["you", "bot:random", "bot:random"], game=game)
    assert made["hints"]
    scene = asked(anna, made["id"], 0)
    found = anna.get(f"/api/tables/{made['id']}/hint").json()
    check_rows(found)
    offers = {offer["move"] for offer in scene["offers"]}
    assert len(found["moves"]) == 3 and found["choices"] == len(offers) and found["level"] == "master"
    assert all(row["move"] in offers for row in found["moves"])
    assert found["played"] is None and found["seat"] == 0 and found["version"] == scene["version"]
    assert anna.scene(made["id"]) == scene  # nothing has changed
    russian = anna.get(f"/api/tables/{made['id']}/hint?lang=ru").json()
    assert [row["move"] for row in russian["moves"]] == [row["move"] for row in found["moves"]]
    assert russian["moves"][0]["worth"] == "лучший"


@pytest.mark.parametrize("mode", ["hotseat", "analysis"])
def test_a_hint_for_any_seat_at_one_screen(quick: House, mode: str) -> None:
    anna = quick.guest()
    id = anna.create(["you", "you"], mode=mode)["id"]
    seat = anna.get(f"/api/tables/{id}").json()["waiting"][0]
    assert anna.get(f"/api/tables/{id}/hint?seat={seat}").json()["seat"] == seat
    assert code(anna.get(f"/api/tables/{id}/hint?seat={1 - seat}")) == "not-asked"
    assert code(anna.get(f"/api/tables/{id}/hint")) == "not-your-seat"


def test_no_hint_where_other_people_play(quick: House) -> None:
    anna, nikos, eve = quick.guest("Anna"), quick.guest("Nikos"), quick.guest("Eve")
    id = anna.create(["you", "open", "bot:random"])["id"]
    assert not anna.get(f"/api/tables/{id}").json()["hints"]
    nikos.post(f"/api/tables/{id}/join")
    for user in (anna, nikos):
        answer = user.get(f"/api/tables/{id}/hint?lang=ru")
        assert answer.status_code == 403 and code(answer) == "hint-unfair"
        assert "другие люди" in answer.json()["error"]["message"]
        assert not user.get(f"/api/tables/{id}").json()["hints"]
    assert code(eve.get(f"/api/tables/{id}/hint")) == "not-seated"
    assert quick.nobody().get(f"/api/tables/{id}/hint").status_code == 401
    nikos.post(f"/api/tables/{id}/hand-over", {"bot": "random"})
    assert anna.get(f"/api/tables/{id}").json()["hints"]  # now there are bots alone
    assert not nikos.get(f"/api/tables/{id}").json()["hints"]


def test_a_game_in_play_is_not_explained(quick: House) -> None:
    anna, eve = quick.guest("Anna"), quick.guest("Eve")
    live = anna.create(["you", "bot:random"])["id"]
    hot = anna.create(["you", "you"], mode="hotseat")["id"]
    for id in (live, hot):
        assert code(anna.get(f"/api/tables/{id}/explain/0")) == "not-over"
    own = anna.create(["you", "you"], mode="analysis")["id"]
    assert anna.get(f"/api/tables/{own}/explain/0").status_code == 200
    invite = anna.get(f"/api/tables/{own}").json()["invite"]
    assert code(eve.get(f"/api/tables/{own}/explain/0?invite={invite}")) == "not-over"


def test_every_move_of_a_finished_game_is_explained(quick: House) -> None:
    anna = quick.guest()
    id = anna.create(["you", "bot:random"], options={"draft": True})["id"]
    last = finish(anna, id)["number"]
    record = ecumene.load(anna.get(f"/api/tables/{id}/record").text)
    version = anna.get(f"/api/tables/{id}").json()["version"]
    places = set()
    for number in range(0, last, 7):
        found = quick.nobody().get(f"/api/tables/{id}/explain/{number}").json()
        move = record.history[number + 1]
        assert found["number"] == number and found["seat"] == move.seat
        assert found["played"]["move"] == move.text
        assert [row["played"] for row in found["moves"]].count(True) == (found["played"]["place"] <= 3)
        check_rows(found)
        places.add(found["played"]["place"])
    assert len(places) > 1
    end = anna.get(f"/api/tables/{id}/explain/{last}").json()
    assert end["moves"] == [] and end["seat"] is None and end["played"] is None
    assert anna.get(f"/api/tables/{id}/explain/{last + 1}").status_code == 404
    assert anna.get(f"/api/tables/{id}").json()["version"] == version


def test_of_several_who_are_asked_at_once_any_can_be_explained(quick: House) -> None:
    anna = quick.guest()
    id = anna.create(["you", "bot:random"], options={"draft": True})["id"]
    finish(anna, id)
    record = ecumene.load(anna.get(f"/api/tables/{id}/record").text)
    for seat in (0, 1):
        found = anna.get(f"/api/tables/{id}/explain/0?seat={seat}").json()
        first = next(move for move in record.history if move.seat == seat)
        assert found["seat"] == seat and found["played"]["move"] == first.text
    assert code(anna.get(f"/api/tables/{id}/explain/0?seat=5")) == "not-asked"


@pytest.mark.parametrize("game", OPTIONS)
def test_worlds_that_look_alike_get_the_same_advice(game: str) -> None:
    table, rules = in_play(game), find(game)
    seat = table.waiting[0]
    first = question("t", table, seat)
    thoughts = opinion(rules, first.view, first.moves, "master", 300)
    answers = [told(first, thoughts, "master", "en")]
    truth, dumps = table.position(), []
    for seed in range(3):
        world = rules.imagine(table.view(seat), Luck(seed))
        dumps.append(rules.dump(world))
        alike = question("t", ecumene.from_position({**truth, "state": dumps[-1]}), seat)
        again = replace(alike, key=first.key, version=first.version)
        answers.append(told(again, opinion(rules, again.view, again.moves, "master", 300), "master", "en"))
    assert any(dump != truth["state"] for dump in dumps)
    assert all(answer == answers[0] for answer in answers) and len(answers[0]["moves"]) == 3


def test_giving_up_is_no_advice_but_is_explained() -> None:
    table = in_play(TTA)
    seat = table.waiting[0]
    view, moves = table.view(seat), table.moves(seat)
    while "resign" not in moves:
        table.play(seat, moves[0])
        seat = table.waiting[0]
        view, moves = table.view(seat), table.moves(seat)
    best = opinion(table.rules, view, moves, "master", 300)
    assert "resign" not in [thought.line[0] for thought in best]
    after = opinion(table.rules, view, moves, "master", 300, played="resign")
    worth = {thought.line[0]: thought.value for thought in after}
    assert worth["resign"] < worth[best[0].line[0]] - 50


def test_a_line_is_told_up_to_the_first_draw() -> None:
    table, dice = ecumene.new(AOC, players=2, seed=4), Luck(5)
    stopped = 0
    while table.waiting:
        seat = table.waiting[0]
        view, moves = table.view(seat), table.moves(seat)
        for move, action in zip(moves, table.legal(seat), strict=True):
            stops = foresee(table, seat, action).stops
            stopped += bool(stops)
            assert foreseeable(table.rules, view, [move]) == ([move], None)
            if stops:
                assert foreseeable(table.rules, view, [move, "never said"]) == ([move], stops)
        table.play(seat, moves[dice.below(len(moves))])
    assert stopped > 5


def test_a_single_move_needs_no_thought() -> None:
    assert [thought.line for thought in opinion(find(AOC), {}, ["done"], "master")] == [["done"]]


def test_the_same_question_is_thought_over_once(quick: House, monkeypatch: pytest.MonkeyPatch) -> None:
    times = []

    def count(*asked: object) -> list[Thought]:
        times.append(asked)
        return [Thought([str(asked[2][0])], 0.0)]  # type: ignore[index]

    monkeypatch.setattr(advice, "opinion", count)
    anna = quick.guest()
    id, seat = alone(anna)
    for _ in range(3):
        assert anna.get(f"/api/tables/{id}/hint?seat={seat}").status_code == 200
    assert len(times) == 1


def test_too_many_hints_are_refused(settings: Settings) -> None:
    with opened(replace(settings, rates=0.1, hint_nodes=50)) as house:
        anna = house.guest()
        id, seat = alone(anna)
        answers = [anna.get(f"/api/tables/{id}/hint?seat={seat}") for _ in range(5)]
        assert [answer.status_code for answer in answers[:2]] == [200, 200]
        assert answers[-1].status_code == 429 and code(answers[-1]) == "too-often"


def test_people_are_served_while_a_master_thinks_and_nobody_waits_for_ever(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    free = Event()

    def slow(*asked: object) -> list[Thought]:
        free.wait(60)
        return []

    monkeypatch.setattr(advice, "opinion", slow)
    with opened(replace(settings, hint_seconds=0.02)) as house:
        for at in range(MOST_WAITING + 1):
            anna = house.guest(f"Anna {at}")
            body = {"name": f"Anna {at}", "password": "correct horse"}
            assert anna.post("/api/register", body).status_code == 200
            id, seat = alone(anna)
            answer = anna.get(f"/api/tables/{id}/hint?seat={seat}&lang=el")
            assert code(answer) == "busy" and "συμβουλή" in answer.json()["error"]["message"], at
            assert anna.scene(id, seat=seat)["offers"]
        assert len(house.live_tables.advisers._opinions) == MOST_WAITING  # the last was not even begun
        free.set()


def test_only_levels_give_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ECUMENE_HINT_LEVEL", "expert")
    assert from_environment(database="sqlite://").hint_level == "expert"
    monkeypatch.setenv("ECUMENE_HINT_LEVEL", "oracle")
    with pytest.raises(Complaint, match="oracle"):
        from_environment(database="sqlite://")
