"""What a seat may not know never leaves the server, and luck never before the end."""

from __future__ import annotations

import json
from contextlib import ExitStack
from dataclasses import replace
from random import Random

import msgspec
import pytest

from ecumene.kernel.luck import Luck
from ecumene.server.live_tables import moves_at_versions
from ecumene.server.moment import Moment
from ecumene.server.replay import Replay, record_for, scene_at
from ecumene.server.scenes import log_page, scene
from ecumene.server.table_rows import TableRow
from ecumene.table.loading import from_position
from ecumene.table.stepwise import finish
from ecumene.table.table import Table
from tests.needs import SOAKING
from tests.server.house import AOC, Doc, House
from tests.server.watch import TTA, Watch, begun, secrets_of


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "seed"), [(game, seed) for game in (AOC, TTA) for seed in range(3 if SOAKING or game == TTA else 1)]
)
def test_no_hidden_card_in_anything_that_is_sent(
    house: House, game: str, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG", "ecumene")
    random = Random(seed)
    people = [house.guest(name) for name in ("Anna", "Nikos", "Maria")]
    id = people[0].create(["you", "open", "open"], game=game)["id"]
    for user in people[1:]:
        user.post(f"/api/tables/{id}/join")
    live = house.live_tables._tables[id]
    table = begun(game, 3, 987_654_321_000 + seed)
    table.name_seats(["Anna", "Nikos", "Maria"])
    live.become(Moment(live.row, table, {}, moves_at_versions(table, [])))
    cards = secrets_of(house, game)
    assert len(cards) > 40
    watches = [Watch(user, seat, id, cards) for seat, user in enumerate(people)]
    watches += [Watch(house.guest("Eve"), None, id, cards), Watch(house.nobody(), None, id, cards)]
    for watch in watches:
        watch.look(live.game())
    with ExitStack() as sockets:
        for watch in watches:
            sockets.enter_context(watch.socket)
        for step in range(45 if SOAKING else 30):
            table = live.game()
            if not table.waiting:
                break
            seat = random.choice(table.waiting)
            moves = [move for move in table.moves(seat) if move != "resign"]
            if step % 9 == 0 or step < 4:
                for watch in watches:
                    asked = random.sample(moves, min(3, len(moves)))
                    watch.read_all(["nonsense", *asked], table.number, table.version)
                    assert str(table.seed) not in watch.user.get(f"/api/tables/{id}/scene").text
            assert people[seat].move(id, random.choice(moves), table.version).status_code == 200
            for watch in watches:
                watch.look(live.game())
        for watch in watches:
            watch.hear_all(live.game().version)
    spectator = watches[-1]
    spectator.check(caplog.text, "the server's own log")
    assert len(spectator.unknown) > 20, "there must be something to hide"


def worlds(table: Table, seat: int) -> tuple[Table, Table]:
    """Return the truth and another world that this seat cannot tell from it, both put on fresh tables."""
    truth = table.position()
    dream = table.rules.imagine(table.view(seat), Luck(99))
    return from_position(truth), from_position({**truth, "state": table.rules.dump(dream)})


def told(shown: TableRow, table: Table, seat: int, guesses: list[str]) -> bytes:
    """Return all that the server would send to a seat: scenes, the replay, the export and every refusal."""
    whole: list[Doc] = [scene(shown, table, seat, lang, -1, {}) for lang in ("en", "ru")]
    back = Replay(table, most=1 << 20)
    finish(back.build(table))
    replayed = finish(scene_at(back, shown, table, table.number, seat, "el"))
    looked_at = Moment(shown, table, {}, [])
    whole += [looked_at.preview(seat, "en", move) or {} for move in [*guesses, *table.moves(seat)]]
    whole += log_page(table, seat, "en", table.places.total, 10_000)
    refusals = [str(table.why_not(seat, guess)) for guess in guesses]
    return replayed + msgspec.json.encode([whole, refusals, record_for(shown, table, shown.owner)])


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", [AOC, TTA])
def test_two_worlds_equal_for_a_viewer_give_equal_bytes(house: House, game: str, seed: int) -> None:
    anna = house.guest()
    id = anna.create(["you", "you", "you"], mode="hotseat", game=game)["id"]
    shown = replace(house.live_tables._tables[id].row, mode="live")
    random = Random(seed)
    table = begun(game, 3, seed)
    differ = 0
    for _ in range(20):
        if not table.waiting:
            break
        guesses = ["nonsense", *(move for each in table.waiting for move in table.moves(each)[:6])]
        for seat in range(3):
            one, two = worlds(table, seat)
            differ += one.position() != two.position()
            assert told(shown, one, seat, guesses) == told(shown, two, seat, guesses)
        seat = random.choice(table.waiting)
        table.play(seat, random.choice([move for move in table.moves(seat) if move != "resign"]))
    assert differ > 10


def test_the_seed_is_nowhere_before_or_after_the_end(house: House) -> None:
    anna = house.guest()
    id = anna.create(["you", "you"], mode="hotseat", seed=987654321987)["id"]
    for path in ("", "/scene?seat=0", "/scene", "/record", "/replay/0?seat=1", "/chat"):
        assert "987654321987" not in anna.get(f"/api/tables/{id}{path}").text
    with anna.socket(id, "?seat=0") as socket:
        for _ in range(3):
            assert "987654321987" not in socket.receive_text()


def test_the_record_in_play_holds_own_moves_without_luck(house: House) -> None:
    anna, nikos = house.guest("Anna"), house.guest("Nikos")
    id = anna.create(["you", "open"])["id"]
    nikos.post(f"/api/tables/{id}/join")
    for _ in range(12):
        seat = anna.get(f"/api/tables/{id}").json()["waiting"][0]
        user = (anna, nikos)[seat]
        now = user.scene(id)
        user.move(id, now["offers"][0]["move"], now["version"])
    for seat, user in enumerate((anna, nikos)):
        lines = user.get(f"/api/tables/{id}/record").text.partition("\n\n")[2].splitlines()
        assert lines and all(line.split()[1] == str(seat) and ";" not in line for line in lines)
    spectator = house.nobody().get(f"/api/tables/{id}/record").text
    assert spectator.partition("\n\n")[2].strip() == "" and "Game" in spectator


@pytest.mark.usefixtures("toy")
def test_bazaar_hides_hands_and_sealed_offers(house: House) -> None:
    anna, nikos = house.guest("Anna"), house.guest("Nikos")
    answer = anna.post("/api/tables", {"game": "toy", "seats": ["you", "open"]})
    id = answer.json()["id"]
    nikos.post(f"/api/tables/{id}/join")
    before = nikos.scene(id)
    mine = anna.scene(id)
    assert mine["view"]["hand"] and len(mine["offers"]) > 1
    assert anna.move(id, mine["offers"][-1]["move"], mine["version"]).status_code == 200
    after = nikos.scene(id)
    assert mine["offers"][-1]["move"] not in json.dumps(after["log"])
    assert {offer["move"] for offer in after["offers"]} == {offer["move"] for offer in before["offers"]}
    assert mine["offers"][-1]["move"] not in json.dumps(house.nobody().scene(id))
