"""The small rooms that both faces of the table share."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.cells import cell_len

import ecumene
from ecumene.cli.boards import Board, board_of
from ecumene.cli.card_sheet import sheet
from ecumene.cli.columns import columns
from ecumene.cli.final_result import points_table
from ecumene.cli.plain import Client
from ecumene.cli.screen.fit_text import broken, centre, clip, pad, syllables
from ecumene.cli.screen.theme import PALETTES, SEATS, badge
from ecumene.cli.search import find_cards, find_thing, fold, matches
from ecumene.cli.session import Session, guess_seats, name_bots
from ecumene.cli.words import say
from ecumene.games import find
from ecumene.table.score_sources import score_sources
from ecumene.table.table import Table
from ecumene.table.words import words
from tests.cli.shell import GAME
from tests.toy import GAME as BAZAAR


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def test_columns_are_aligned_in_every_alphabet() -> None:
    lines = columns([("Имя", 1), ("Ὄνομα", 22), ("漢字", 333)], "<>")
    assert {cell_len(line) for line in lines} == {cell_len(lines[0])}


@pytest.mark.parametrize(
    ("query", "text"), [("ΠΟΛΗ", "η πόλη"), ("елка", "Ёлка"), ("workers", "one worker"), ("", "x")]
)
def test_searching_ignores_case_accents_and_endings(query: str, text: str) -> None:
    assert matches(query, text)


def test_fold_treats_both_sigmas_alike() -> None:
    assert fold("ΠΟΛΙΣ") == fold("πόλις")


@pytest.mark.parametrize(
    ("lang", "query", "slugs"),
    [
        ("en", "Babylon", ["babylon"]),
        ("en", "babilon", ["babylon"]),
        ("ru", "вавилон", ["babylon"]),
        ("el", "βαβυλωνα", ["babylon"]),
        ("en", "great wall", ["great-wall"]),
        ("en", "great-wall", ["great-wall"]),
        ("en", "", []),
        ("en", "xyzzyx", []),
    ],
)
def test_a_card_is_found_by_its_name(lang: str, query: str, slugs: list[str]) -> None:
    game = find(GAME)
    assert [game.things.slug(number) for number in find_thing(words(game, lang), query)] == slugs


@pytest.mark.parametrize("lang", ["en", "ru", "el"])
def test_every_card_has_a_sheet(lang: str) -> None:
    game = find(GAME)
    said = words(game, lang)
    for number, slug in enumerate(game.things.slugs):
        lines = sheet(said, say(lang), number)
        assert len(lines) >= 3, slug
        assert slug in lines[-1]
    assert find_cards(said, said.thing(0))


def test_bots_are_known_again_by_their_names() -> None:
    for lang in ("en", "ru", "el"):
        seats = ["human", "planner", "planner", "random"]
        names = name_bots(seats, ["Анна"], say(lang))
        assert names[0] == "Анна" and len(set(names)) == 4
        assert guess_seats(tuple(names)) == seats
    assert guess_seats(("", "")) == ["human", "planner"]
    assert guess_seats(("A", "B")) == ["human", "human"]


def test_a_failed_save_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "x.game"
    session = Session(ecumene.new(GAME, 2, 1), ["human", "human"], say("en"), path)
    session.autosave()
    before = path.read_text(encoding="utf-8")

    def full(*_: object, **__: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(OSError, match="No space left"):
        session.save(path)
    assert path.read_text(encoding="utf-8") == before
    assert [file.name for file in tmp_path.iterdir()] == ["x.game"]


def test_points_are_all_accounted_for() -> None:
    table = ecumene.new(GAME, 3, 5, {"innovations": True})
    while table.waiting:
        table.play(table.waiting[0], table.moves(table.waiting[0])[0])
    board = board_of(words(table.rules, "en"), say("en"))
    assert table.result is not None
    assert [sum(mine.values()) for mine in score_sources(table)] == table.result["scores"]
    assert len(points_table(table, board, say("en"))) > 3


def test_the_curtain_clears_a_terminal_and_nothing_else() -> None:
    for kind, clears in ((Terminal, True), (StringIO, False)):
        table = ecumene.new(GAME, 2, 1, {"draft": True})
        out = kind()
        session = Session(table, ["human", "human"], say("en"))
        assert Client(session, kind("1\n\n1\n"), out).run() == 0
        assert ("\033[2J" in out.getvalue()) is clears


def test_any_game_can_be_told_in_lines() -> None:
    table = Table.begin(BAZAAR, 3, {}, 1)
    out = StringIO()
    client = Client(Session(table, ["human"] * 3, say("en")), StringIO("1\n" * 500), out)
    assert type(client.board) is Board
    assert client.run() == 0
    assert "The game is over." in out.getvalue()
    assert "Player 2" in out.getvalue()


def test_what_does_not_fit_is_shortened() -> None:
    assert clip("Terracotta", 6) == "Terra…"
    assert clip("abc", 3) == "abc" and clip("abc", 0) == ""
    assert pad("漢字", 3) == "漢 " or cell_len(pad("漢字", 3)) == 3
    assert cell_len(centre("abc", 8)) == 8
    assert broken("Hanging Gardens", 9, 2) == ["Hanging", "Gardens"]
    assert broken("Строительство", 11, 2) == ["Строи-", "тельство"]
    assert broken("", 5, 2) == [""]
    assert broken("xxxxxxxxxxxx yy", 5, 2) == ["xxxx…", "yy"]
    assert syllables("Βιβλιοθήκη", 7) == "Βιβλιο"


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_every_colour_can_be_read() -> None:
    for palette in PALETTES.values():
        for name in ("ink", "dim", "faint", "lit", "open", "bad", "good"):
            assert contrast(palette[name], palette["paper"]) >= 4.5, name
    for back, front, _ in SEATS:
        assert contrast(back, front) >= 4.5, back


def test_a_seat_is_never_told_by_colour_alone() -> None:
    marks = [badge(seat)[0] for seat in range(6)]
    assert len(set(marks)) == 6
