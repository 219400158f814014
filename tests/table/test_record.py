from __future__ import annotations

from random import Random
from typing import Any

import pytest

import ecumene
from ecumene import BadRecord
from ecumene.table.record import LARGEST
from tests.table.sample_tables import in_turn, play_on, toy


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_record_replays_to_the_same_table(players: int) -> None:
    for seed in range(10):
        t = play_on(ecumene.new("toy", players, seed, {"length": "long"}), seed)
        again = ecumene.load(t.record())
        assert again.record() == t.record()
        assert again.result == t.result
        assert again.log(0) == t.log(0)
        assert again.position()["state"] == t.position()["state"]


def test_a_record_is_text_that_people_read() -> None:
    t = ecumene.new("toy", 3, 5, {"storm": True, "length": "long"})
    t.name_seats(["Anna", 'Boris "B"', ""])
    play_on(t, 1, 5)
    lines = t.record(date="2026.02.28").split("\n")
    assert lines[:9] == [
        '[Game "toy"]',
        '[Rules "1"]',
        '[Players "3"]',
        '[Options "storm" "length=long"]',
        '[Seats "Anna" "Boris \\"B\\"" ""]',
        '[Date "2026.02.28"]',
        '[Result "*"]',
        '[Ending "*"]',
        "",
    ]
    assert lines[9].startswith("0 ; ")
    assert lines[10].split()[:3] == ["1", str(t.history[1].seat), "keep"]
    assert "seed" not in t.record().lower()


def test_luck_is_written_as_things_and_plain_numbers() -> None:
    t = toy()
    luck = t.record().split("\n")[9].split()[2:]
    assert len(luck) == len(t.history[0].outcomes)
    for word, value in zip(luck, t.history[0].outcomes, strict=True):
        assert word == (t.rules.things.slug(value) if 0 <= value < len(t.rules.things) else f"#{value}")


def test_the_same_seed_gives_equal_bytes() -> None:
    assert play_on(toy(3, 8), 2).record() == play_on(toy(3, 8), 2).record()


def test_the_date_stays_with_a_loaded_record() -> None:
    t = toy()
    assert '[Date "????.??.??"]' in t.record()
    assert '[Date "2026.01.??"]' in ecumene.load(t.record(date="2026.01.??")).record()
    for date in ("today", '2026.01.01"]\n[X', ""):
        with pytest.raises(ValueError, match="a date is written"):
            t.record(date=date)


def test_an_unfinished_game_goes_on_the_same_way_each_time() -> None:
    text = play_on(toy(3), 4, 20).record()
    a, b = ecumene.load(text), ecumene.load(text)
    assert a.seed == b.seed
    assert play_on(a, 1).record() == play_on(b, 1).record()
    assert a.result is not None


def test_undo_works_after_loading() -> None:
    t = in_turn(players=3)
    seat = t.waiting[0]
    t.play(seat, "done")
    loaded = ecumene.load(t.record())
    assert loaded.undo(seat)
    assert not loaded.undo(seat)


def test_windows_line_ends_and_a_byte_order_mark_are_read() -> None:
    text = play_on(toy(), 1, 9).record()
    assert ecumene.load("\ufeff" + text.replace("\n", "\r\n")).record() == text


def test_a_table_from_a_position_carries_it() -> None:
    t = ecumene.from_position(play_on(toy(3), 1, 15).position())
    play_on(t, 2, 9)
    text = t.record()
    assert "[Position {" in text
    assert "\n15 ;\n16 " in text
    again = ecumene.load(text)
    assert again.record() == text
    assert again.number == 24
    assert play_on(again, 1).result is not None


FINISHED = """[Game "toy"]
[Rules "1"]
[Players "2"]
[Options]
[Seats "" ""]
[Date "????.??.??"]
[Result "*"]
[Ending "*"]

"""


def changed(old: str, new: str, moves: int = 9) -> str:
    """A record with something else in it."""
    text = play_on(toy(), 1, moves).record()
    assert old in text
    return text.replace(old, new, 1)


BAD: list[tuple[str, str, int, str]] = [
    ('"toy"', '"chess"', 1, "the games are"),
    ('"toy"', "7", 1, "texts in quotes"),
    ('"toy"', '"toy" "toy"', 1, "holds one value"),
    ('[Game "toy"]', "Game toy", 1, "not a tag"),
    ('[Game "toy"]', '[Name "toy"]', 1, "the tags are Game, Rules"),
    ('[Game "toy"]', '[Game "toy]', 1, "damaged"),
    ('[Game "toy"]', "[Game " + "[" * 100_000 + "]", 1, "damaged"),
    ('[Rules "1"]', '[Rules "2"]', 2, "update Ecumene"),
    ('[Rules "1"]', '[Rules "0"]', 2, "no longer 0"),
    ('[Rules "1"]', '[Rules "one"]', 2, "holds a number"),
    ('[Rules "1"]', '[Rules "1"]\n[Rules "1"]', 3, "a second time"),
    ('[Players "2"]', '[Players "9"]', 3, "2, 3, 4 or 6 players"),
    ('[Players "2"]', '[Players "3"]', 10, "could not|missing|many"),
    ("[Options]", '[Options "magic"]', 4, "its options are"),
    ("[Options]", '[Options "storm"]', 4, "Storms need at least three seats"),
    ("[Options]", '[Options "storm=true"]', 4, "a switch"),
    ("[Options]", "[Options 1]", 4, "texts in quotes"),
    ('[Seats "" ""]', '[Seats "Anna"]', 5, "2 names"),
    ('[Date "????.??.??"]', '[Date "today"]', 6, "a date is written"),
    ('[Result "*"]', '[Result "3 4"]', 7, "lead to “\\*”"),
    ('[Ending "*"]', '[Ending "rounds"]', 8, "lead to “\\*”"),
    ('[Ending "*"]\n', "", 8, "the tag Ending is missing"),
    ("\n0 ;", "\n0 0 offer ;", 10, "the set-up comes first"),
    ("\n0 ;", "\n1 ;", 10, "the set-up comes first"),
    ("\n0 ;", "\n0 ; dragon", 10, "nothing is called “dragon”"),
    ("\n0 ;", "\n0 ; #x", 10, "nothing is called “#x”"),
    ("\n0 ;", "\n0 ; #99", 10, "could not be drawn here"),
    ("\n1 ", "\n2 ", 11, "move 1 should stand here, not 2"),
    ("\n1 ", "\n1 9", 11, "no seat 9"),
    ("\n1 ", "\nmove ", 11, "not a move"),
    ("\n1 ", "\n1 0 \x1b[31m", 11, "does not belong"),
    ("\n1 ", "\n\n1 ", 11, "not a move"),
    (" offer", " offer dragon", 11, "not legal.*table.move-unknown"),
    (" offer guild", " offer fair-wind", 12, "not legal.*toy.offer.sealed"),
    (" offer", " bid 3", 11, "not legal"),
]


@pytest.mark.parametrize(("old", "new", "line", "cause"), BAD)
def test_a_damaged_record_says_where_and_why(old: str, new: str, line: int, cause: str) -> None:
    with pytest.raises(BadRecord, match=f"line {line}: .*({cause})") as bad:
        ecumene.load(changed(old, new))
    assert bad.value.line == line
    assert bad.value.cause
    assert len(str(bad.value)) < 500


def test_a_result_that_the_moves_do_not_lead_to() -> None:
    text = play_on(toy(), 3).record()
    scores = text.split("[Result ")[1].split("]")[0]
    with pytest.raises(BadRecord, match="line 7: the moves lead to"):
        ecumene.load(text.replace(scores, '"99 98"', 1))
    with pytest.raises(BadRecord, match="line 7: the moves lead to"):
        ecumene.load(text.replace(scores, '"*"', 1))


def test_an_ending_of_older_records_is_known() -> None:
    table = ecumene.new("age-of-civilization", 1, seed=1)
    while table.waiting:
        table.play(0, next(move for move in ("skip", "pass", "done", table.moves(0)[0]) if move in table.moves(0)))
    text = table.record("2026.01.01")
    assert table.result and table.result["winners"] == [] and '[Ending "solo-lost"]' in text
    older = text.replace('[Ending "solo-lost"]', '[Ending "solo"]')
    assert ecumene.load(older).record("2026.01.01") == text
    with pytest.raises(ecumene.BadRecord):
        ecumene.load(text.replace('[Ending "solo-lost"]', '[Ending "points"]'))


def test_luck_too_little_and_too_much() -> None:
    text = play_on(toy(), 3).record()
    rows = text.split("\n")
    at = next(n for n, row in enumerate(rows) if ";" in row and not row.startswith("0 "))
    with pytest.raises(BadRecord, match=f"line {at + 1}: a draw is missing"):
        ecumene.load("\n".join([*rows[:at], rows[at].split(" ;")[0], *rows[at + 1 :]]))
    with pytest.raises(BadRecord, match=f"line {at + 1}: 1 outcome too many"):
        ecumene.load("\n".join([*rows[:at], rows[at] + " salt", *rows[at + 1 :]]))


def test_a_move_after_the_end() -> None:
    t = play_on(toy(), 3)
    with pytest.raises(BadRecord, match=r"not legal: The game is over.*table.over"):
        ecumene.load(t.record() + f"{t.number + 1} 0 done\n")


@pytest.mark.parametrize("text", ["", "\n", "\n\n\n", "hello", '[Game "toy"]', FINISHED, None, b"[Game]", 7])
def test_what_is_no_record(text: Any) -> None:
    with pytest.raises(BadRecord):
        ecumene.load(text)


def test_a_giant_is_refused_before_it_is_read() -> None:
    with pytest.raises(BadRecord, match=f"at most {LARGEST}"):
        ecumene.load("x" * (LARGEST + 1))


def test_a_position_of_another_game_in_a_record() -> None:
    text = ecumene.from_position(toy(3).position()).record()
    with pytest.raises(BadRecord, match="line 9: the position is not of this game"):
        ecumene.load(text.replace('[Players "3"]', '[Players "4"]'))
    with pytest.raises(BadRecord, match="line 9: not a position"):
        ecumene.load(text.replace("[Position ", "[Position 1 "))


def test_no_damage_leads_to_anything_but_a_bad_record() -> None:
    """Cut, swap, double and retype lines and characters: it loads, or BadRecord says why not."""
    random = Random(11)
    plain = play_on(toy(3), 5).record()
    placed = play_on(ecumene.from_position(play_on(toy(3), 5, 20).position()), 5, 20).record()
    letters = '0123456789 ;#-"[]{}=:,abc\n\\é\x00'
    refused = 0
    for _ in range(400):
        rows = random.choice([plain, placed]).split("\n")
        at, other = random.randrange(len(rows)), random.randrange(len(rows))
        kind = random.randrange(4)
        if kind == 0:
            del rows[at]
        elif kind == 1:
            rows[at], rows[other] = rows[other], rows[at]
        elif kind == 2:
            rows.insert(at, rows[other])
        text = "\n".join(rows)
        if kind == 3:
            spot = random.randrange(len(text))
            text = text[:spot] + random.choice(letters) + text[spot + 1 :]
        try:
            ecumene.load(text)
        except BadRecord:
            refused += 1
    assert refused > 200
