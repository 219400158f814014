"""A bot takes a seat through the small Python client, against a real server."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

import ecumene
from ecumene.client import Choose, Client, Playing, Refused
from ecumene.players import make
from tests.server.house import AOC
from tests.server.machine import Machine
from tests.server.watch import TTA

MORE = ("self", "query", "more", "changes")


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machine]:
    folder = tmp_path_factory.mktemp("server")
    machine = Machine(f"sqlite:///{folder / 'client.db'}", folder / "log")
    machine.start()
    yield machine
    machine.stop()


def test_a_bot_takes_a_seat_and_finishes_the_game(machine: Machine) -> None:
    with Client(machine.url) as anna:
        anna.guest("Anna")
        token = anna.new_token("my bot")
        id = anna.create(AOC, ["open", "bot:random"], options={"draft": True})["id"]
        with Client(machine.url, token=token, lang="ru") as bot:
            assert bot.join(id)["state"] == "playing"
            result = bot.play(id, make("greedy", AOC, seed=1).choose)
            assert result["scores"] and bot.table(id)["result"] == result
            assert ecumene.load(bot.record(id)).result == result
            assert any(row["id"] == id for row in bot.tables(mine=True))
            assert bot.games()[0]["key"]


def test_a_bot_plays_over_http_alone(machine: Machine) -> None:
    with Client(machine.url) as anna:
        anna.guest("Anna")
        id = anna.create(AOC, ["you", "you"], mode="hotseat", seed=5)["id"]
        choose = make("random", AOC, seed=2).choose
        while anna.table(id)["state"] != "over":
            seat = anna.table(id)["waiting"][0]
            scene = anna.scene(id, seat)
            moves = [offer["move"] for offer in scene["offers"]]
            assert anna.move(id, choose(scene["view"], moves), scene["version"], seat=seat) == scene["version"] + 1
        assert anna.table(id)["result"]["scores"]


def stubborn(seed: int) -> Choose:
    """Choose any move, but never resign."""
    choose = make("random", TTA, seed).choose
    return lambda view, moves: choose(view, [move for move in moves if move != "resign"])


@pytest.mark.long
def test_two_clients_play_through_the_ages_to_its_natural_end(machine: Machine) -> None:
    with Client(machine.url) as anna, Client(machine.url, lang="el") as boris, ThreadPoolExecutor(1) as aside:
        anna.guest("Anna")
        boris.guest("Boris")
        id = anna.create(TTA, ["you", "open"])["id"]
        assert boris.join(id)["state"] == "playing"
        other = aside.submit(boris.play, id, stubborn(2))
        result = anna.play(id, stubborn(1))
        assert other.result(timeout=60) == result
        table = anna.table(id)
        assert table["state"] == "over" and table["result"] == result and result["ending"] in ("culture", "shared")
        assert not any(seat["resigned"] for seat in table["seats"])
        played = ecumene.load(anna.record(id))
        assert played.result == result and played.players == 2 and played.game == TTA
        assert anna.scene(id)["offers"] == [] and anna.scene(id)["view"]["over"]


def test_steps_are_taken_back_and_played_again(machine: Machine) -> None:
    with Client(machine.url) as anna:
        anna.guest("Anna")
        id = anna.create(TTA, ["you", "you"], mode="hotseat", seed=3)["id"]
        seat = anna.table(id)["waiting"][0]
        begin = anna.scene(id, seat)
        seen = anna.previews(id, [offer["move"] for offer in begin["offers"]], seat)
        first = next(move for move, preview in seen.items() if not preview["stops"])
        version = anna.move(id, first, begin["version"], seat=seat)
        after = anna.scene(id, seat)["view"]
        back = anna.undo(id, version, seat=seat)
        assert anna.scene(id, seat)["view"] == begin["view"] and back > version
        again = anna.redo(id, back, seat=seat)
        assert anna.scene(id, seat)["view"] == after
        assert anna.restart_turn(id, again, client="once", seat=seat) == anna.restart_turn(
            id, again, client="once", seat=seat
        )
        assert anna.scene(id, seat)["view"] == begin["view"]
        with pytest.raises(Refused) as refused:
            anna.undo(id, anna.scene(id, seat)["version"], seat=seat)
        assert refused.value.status == 422
        assert anna.why(id, first, seat=seat) is None
        error = anna.why(id, "nonsense", seat=seat)
        assert error is not None and error["rule"] == "table.move-unknown"


def test_seats_are_left_filled_handed_over_and_given_up(machine: Machine) -> None:
    with Client(machine.url) as anna, Client(machine.url) as boris:
        anna.guest("Anna")
        boris.guest("Boris")
        id = anna.create(AOC, ["you", "open", "open"])["id"]
        boris.join(id, 1)
        assert boris.say(id, "good luck")["seat"] == 1
        boris.leave(id)
        assert [line["text"] for line in anna.chat(id)] == ["good luck"]
        boris.join(id, 2)
        table = anna.fill(id, "random", seat=1)
        assert table["state"] == "playing" and [each["kind"] for each in table["seats"]] == [
            "human",
            "bot",
            "human",
        ]
        assert boris.hand_over(id, "random")["seats"][2]["bot"] == "random"
        given_up = anna.resign(id)["seats"]
        assert [(each["resigned"], each["bot"]) for each in given_up] == [
            (True, "planner"),
            (False, "random"),
            (False, "random"),
        ]


def test_a_rematch_seats_the_same_people(machine: Machine) -> None:
    with Client(machine.url) as anna:
        anna.guest("Anna")
        id = anna.create(AOC, ["you", "bot:random"])["id"]
        with pytest.raises(Refused) as refused:
            anna.rematch(id)
        assert refused.value.code == "not-over"
        anna.play(id, make("random", AOC, seed=4).choose)
        again = anna.rematch(id)
        assert again["id"] != id and [each["kind"] for each in again["seats"]] == ["human", "bot"]
        assert anna.table(id)["rematch"] == again["id"] == anna.rematch(id)["id"]


def test_refusals_are_told(machine: Machine) -> None:
    with Client(machine.url, lang="el") as anna:
        with pytest.raises(Refused) as refused:
            anna.create(AOC, ["you", "bot:random"])
        assert refused.value.code == "session-needed" and refused.value.status == 401
        anna.guest("Anna")
        made = anna.create(AOC, ["you", "you"], mode="hotseat")
        with pytest.raises(Refused) as refused:
            anna.move(made["id"], "nonsense", made["version"], seat=made["waiting"][0])
        assert refused.value.rule == "table.move-unknown"
        anna.register("Anna of the tests", "correct horse")
    with Client(machine.url) as again:
        assert again.login("Anna of the tests", "correct horse")["guest"] is False


def while_open(socket: ClientConnection) -> None:
    for _ in range(50):
        socket.recv(timeout=5)


def test_a_real_socket_refuses_giant_frames_and_foreign_pages(machine: Machine) -> None:
    with Client(machine.url) as anna:
        anna.guest("Anna")
        id = anna.create(AOC, ["you", "bot:random"])["id"]
        with anna.connect(id) as socket:
            socket.recv()
            with suppress(ConnectionClosed):
                socket.send("x" * 100_000)
            with pytest.raises(ConnectionClosed):
                while_open(socket)
        address = f"{machine.url.replace('http', 'ws')}/ws/tables/{id}"
        cookie = f"ecumene={anna.http.cookies['ecumene']}"
        for origin in ("http://evil.example", "null"):
            with (
                pytest.raises(InvalidStatus) as wrong,
                connect(address, additional_headers={"Cookie": cookie, "Origin": origin}),
            ):
                pass
            assert wrong.value.response.status_code == 403


def test_serve_says_where_it_is(machine: Machine) -> None:
    assert f"{machine.url}/" in Path(machine.log).read_text()


DOORS = {  # of the API, that are for the browser and not for a program that plays
    ("get", "/api/games/{game}/words"), ("get", "/api/games/{game}/cards"), ("get", "/api/games/{game}/rules"),
    ("get", "/api/tables/{id}/hint"), ("get", "/api/tables/{id}/explain/{number}"),
    ("get", "/api/tables/{id}/replay/{number}"), ("get", "/api/tables/{id}/story"),
    ("post", "/api/records"), ("post", "/api/tables/{id}/fork"),
}  # fmt: skip


def test_every_door_of_a_player_has_a_method(machine: Machine) -> None:
    asked: set[tuple[str, str]] = set()

    class Noting(Client):
        def ask(self, method: str, path: str, body: object = None, **query: object) -> Any:
            asked.add((method.lower(), f"/api{path}"))
            return Answer()

    class Answer(dict[str, Any]):
        def __missing__(self, key: str) -> Any:
            return 1 if key == "version" else []

    with Noting(machine.url) as noting:
        given = {"id": "{id}", "hash": "{hash}", "moves": ["x"], "asked": 1}
        own = {"close", "ask", "connect", "play", "change_me"}
        for name in [each for each in dir(Client) if not each.startswith("_") and each not in own]:
            wanted = inspect.signature(getattr(Client, name)).parameters.values()
            needed = [each.name for each in wanted if each.default is each.empty and each.name not in MORE]
            getattr(noting, name)(*(given.get(each, "x") for each in needed))
        noting.change_me(lang="en")
    with Client(machine.url) as client:
        doors = client.ask("GET", "/openapi.json")["paths"]
    every = {(method, path) for path, methods in doors.items() for method in methods if path.startswith("/api/")}
    assert every - asked - DOORS == set() and asked <= every and DOORS <= every


def test_people_keep_their_accounts_by_the_client(machine: Machine) -> None:
    with Client(machine.url) as anna, Client(machine.url) as again:
        anna.guest()
        code = anna.register("Anna of Athens", "correct horse")["recovery"]
        again.login("Anna of Athens", "correct horse")
        assert [each["current"] for each in anna.sessions()] == [True, False]
        anna.end_session(anna.sessions()[1]["id"])
        with pytest.raises(Refused, match="session-needed"):
            again.me()
        anna.change_password("correct horse", "battery staple")
        code = again.recover("Anna of Athens", code, "third time lucky")["recovery"]
        with pytest.raises(Refused):
            anna.me()
        assert again.new_recovery("third time lucky") != code
        token = again.new_token("a bot")
        assert [each["name"] for each in again.tokens()] == ["a bot"] and token
        again.remove_token(again.tokens()[0]["id"])
        assert again.tokens() == [] and again.change_me(lang="el")["lang"] == "el"
        again.end_other_sessions()
        assert again.export()["person"]["name"] == "Anna of Athens"
        again.delete_me("third time lucky")
        with pytest.raises(Refused):
            again.login("Anna of Athens", "third time lucky")


def test_owners_and_others_decide_about_seats_by_the_client(machine: Machine) -> None:
    with Client(machine.url) as anna, Client(machine.url) as nikos:
        anna.guest("Anna")
        nikos.guest("Nikos")
        table = anna.create(AOC, ["you", "open"], visibility="private")
        id = table["id"]
        nikos.join(id, invite=table["invite"])  # it begins
        waited = anna.table(id)["waiting"][0]
        with pytest.raises(Refused, match="not-gone"):
            anna.vote(id, 1 - waited, "end")
        with pytest.raises(Refused, match="not-your-seat"):
            nikos.take_back(id)
        anna.seen(id, 1)
        assert anna.points(id)["points"] is not None
        table = anna.create(AOC, ["you", "open", "open"], visibility="private")
        id, old = table["id"], table["invite"]
        nikos.join(id, invite=old)
        assert anna.send_away(id, 1)["seats"][1]["kind"] == "open"
        assert anna.new_invite(id)["invite"] != old
        with pytest.raises(Refused, match="not-found"):
            nikos.table(id, invite=old)
        anna.close_table(id)
        with pytest.raises(Refused, match="not-found"):
            anna.table(id)


def test_a_game_that_people_have_ended_ends_for_a_bot_too() -> None:
    playing = Playing(Client("http://127.0.0.1:9"), "x", lambda _, moves: moves[0], None)
    with pytest.raises(Refused, match="ended"):
        playing._hear(None, {"type": "table", "state": "over", "result": None})  # type: ignore[arg-type]
