"""Seeds of 128 bits, and the check that all luck of a game follows from one."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

import ecumene
from ecumene.cli.main import main
from ecumene.table.errors import Complaint
from ecumene.table.seeds import commitment, first_difference, read_seed, seed_text
from ecumene.table.table import Table

AOC = "age-of-civilization"
LARGEST = 2**128 - 1


def played(seed: int | None, moves: int = 400, options: dict[str, object] | None = None) -> Table:
    table = ecumene.new(AOC, players=2, seed=seed, options=options)
    for at in range(moves):
        if not table.waiting:
            break
        seat = table.waiting[at % len(table.waiting)]
        table.play(seat, next(move for move in table.moves(seat) if move != "resign"))
    return table


def test_new_tables_have_seeds_of_128_bits() -> None:
    seeds = [ecumene.new(AOC, players=2).seed for _ in range(40)]
    assert len(set(seeds)) == 40 and 2**120 < max(seeds) <= LARGEST
    assert ecumene.new(AOC, players=2, seed=LARGEST).seed == LARGEST
    with pytest.raises(ValueError, match="2\\*\\*128 - 1"):
        ecumene.new(AOC, players=2, seed=LARGEST + 1)


def test_a_large_seed_is_kept_by_positions_and_snapshots() -> None:
    table = played(LARGEST - 5, 12)
    assert ecumene.from_position(json.loads(json.dumps(table.position()))).position()["seed"] == LARGEST - 5
    again = Table.resume(json.loads(json.dumps(table.snapshot())))
    assert again.seed == LARGEST - 5
    for each in (table, again):
        while each.waiting:
            each.play(each.waiting[0], each.moves(each.waiting[0])[0])
    assert table.record() == again.record()


def test_seeds_are_told_and_read() -> None:
    assert seed_text(255) == "0" * 30 + "ff" and read_seed(seed_text(255)) == 255 == read_seed(
        "0xFF"
    ) == read_seed("255")
    assert read_seed(seed_text(LARGEST)) == LARGEST
    assert commitment(255) == hashlib.sha256(f"ecumene seed {'0' * 30}ff".encode()).hexdigest()
    for wrong in ("", "-1", "ff", "0x", "0x" + "f" * 33, str(LARGEST + 1), "१२"):
        with pytest.raises(Complaint):
            read_seed(wrong)


@pytest.mark.parametrize("options", [{}, {"draft": True}, {"innovations": True}])
def test_all_luck_follows_from_the_seed_and_from_no_other(options: dict[str, object]) -> None:
    table = ecumene.load(played(LARGEST // 3, options=options).record())
    assert table.result is not None
    assert first_difference(table, LARGEST // 3) is None
    assert first_difference(table, LARGEST // 3 + 1) == 0


def test_a_draw_that_was_changed_is_found() -> None:
    mine, theirs = played(7), ecumene.load(played(7).record())
    at = next(move for move in reversed(theirs.history) if len(move.outcomes) == 1)
    at.outcomes[0] += 1
    assert first_difference(mine, 7) is None and first_difference(theirs, 7) == at.number


def verify(*words: str) -> int:
    return int(main(["--lang", "en", "record", "verify", *words]))


def test_the_command_line_checks_a_record_by_its_seed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    seed = 0xFEDCBA9876543210_0123456789ABCDEF
    head, _, moves = played(seed).record().partition("\n\n")
    good, plain, other = (tmp_path / name for name in ("good.game", "plain.game", "other.game"))
    good.write_text(f'{head}\n[Commitment "{commitment(seed)}"]\n\n{moves}')
    plain.write_text(f"{head}\n\n{moves}")
    other.write_text(f'{head}\n[Commitment "{commitment(7)}"]\n\n{moves}')
    for file in (good, plain):
        assert verify(str(file), "--seed", seed_text(seed)) == 0
        assert commitment(seed) in capsys.readouterr().out
    assert verify(str(good), "--seed", str(seed)[:18]) == 1
    assert "not the seed that was fixed" in capsys.readouterr().err
    assert verify(str(plain), "--seed", "7") == 1
    assert "the luck of move 0 does not follow" in capsys.readouterr().err
    assert verify(str(other), "--seed", seed_text(seed), "--json") == 1
    assert json.loads(capsys.readouterr().out)["good"] is False
    assert verify(str(good), "--seed", seed_text(seed), "--json") == 0
    assert json.loads(capsys.readouterr().out)["commitment"] == commitment(seed)
    assert verify(str(good), str(plain), "--seed", "7") == 2
    begun = tmp_path / "begun.game"
    begun.write_text(ecumene.from_position(played(7, 5).position()).record())
    assert verify(str(begun)) == 0 and verify(str(begun), "--seed", "7") == 1
    assert "began from a position" in capsys.readouterr().err
