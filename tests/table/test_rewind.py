"""Going back in a game gives what playing and loading gave, without asking the rules again."""

from __future__ import annotations

from random import Random

import pytest

import ecumene
from ecumene.games import SHELF
from ecumene.kernel.game import Doc
from ecumene.table import rewind
from ecumene.table.loading import load
from ecumene.table.stepwise import finish
from ecumene.table.table import Table

COUNTS = ("version", "revision", "asked")  # of a table that nobody has looked at yet


def played(game: str, players: int, seed: int, most: int = 150) -> Table:
    table, random = ecumene.new(game, players, seed=seed), Random(seed)
    while table.waiting and table.number < most:
        seat = random.choice(table.waiting)
        table.play(seat, random.choice(table.moves(seat)))
    return table


def cut(table: Table, number: int) -> str:
    """Return the record of a game as it was after a move."""
    head, _, body = table.record().partition("\n\n")
    if number < table.number:
        ends = ["*"] * 2
        tags = [tag for tag in head.splitlines() if not tag.startswith(("[Result ", "[Ending "))]
        head = "\n".join([*tags, *(f'[{n} "{v}"]' for n, v in zip(("Result", "Ending"), ends, strict=True))])
    return head + "\n\n" + "\n".join(body.splitlines()[: number - table.history[0].number + 1]) + "\n"


def without_counts(table: Table) -> Doc:
    return {name: value for name, value in table.snapshot().items() if name not in COUNTS}


def forked(table: Table, at: int) -> Table:
    before = rewind.before_run(table.history, at)
    state = rewind.first_state(table)
    for move in table.history[1 : before + 1]:
        rewind.play(state, move)
    return finish(rewind.fork(table, state, before, at))


def check(table: Table, places: list[int]) -> None:
    tables = dict(enumerate(rewind.tables(table)))
    assert len(tables) == len(table.history)
    for at in places:
        loaded = load(cut(table, table.history[at].number))
        then = tables[at]
        assert table.rules.dump(then.state) == table.rules.dump(loaded.state), at
        assert (then.number, then.waiting, then.may_change) == (loaded.number, loaded.waiting, loaded.may_change)
        assert then.log(None) == loaded.log(None) and then.result == loaded.result
        assert without_counts(forked(table, at)) == without_counts(loaded), at


@pytest.mark.parametrize("game", sorted(SHELF))
@pytest.mark.parametrize("players", [2, 3])
def test_a_place_in_the_history_is_what_the_cut_record_gives(game: str, players: int) -> None:
    table = played(game, players, 3)
    places = range(len(table.history))
    check(table, sorted({0, 1, places[-1], *Random(1).sample(places, min(12, len(places)))}))


def test_sealed_answers_enter_the_history_together_but_can_be_gone_back_to_one_by_one() -> None:
    table = played("civolution", 3, 5, most=60)
    sealed = [at for at, move in enumerate(table.history) if move.reveal >= 0]
    inside = [at for at in sealed if rewind.last_open(table.history, at) < at]
    assert inside, "or this proves nothing"
    check(table, sealed[:8])


def test_a_game_from_a_position_begins_there() -> None:
    before = played("historia", 2, 1, most=40)
    table = ecumene.from_position(before.position())
    for _ in range(12):
        seat = table.waiting[0]
        table.play(seat, table.moves(seat)[-1])
    assert table.history[0].number == before.number
    check(table, list(range(len(table.history))))


def test_what_could_be_undone_then_can_be_undone_in_the_fork() -> None:
    table = played("sid-meiers-civilization", 2, 2, most=400)
    places = [at for at in range(len(table.history)) if rewind.before_run(table.history, at) < at - 1]
    assert places
    undone = 0
    for at in places[:6]:
        fork, loaded = forked(table, at), load(cut(table, at))
        while loaded.undo(loaded.history[-1].seat):
            undone += 1
            assert fork.undo(fork.history[-1].seat) and fork.position()["state"] == loaded.position()["state"]
        assert not fork.undo(max(0, fork.history[-1].seat))
    assert undone, "or this proves nothing"


def test_every_so_many_moves_and_the_last() -> None:
    table = played("historia", 2, 1, most=25)
    last = len(table.history) - 1
    assert 20 < last < 30
    assert [then.revision for then in rewind.tables(table, 10)] == [0, 10, 20, last]
