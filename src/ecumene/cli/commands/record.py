"""`ecumene record show|verify`: read a game again, or prove that it was played by the rules."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

from ecumene.cli.arguments import number, seed
from ecumene.cli.boards import Board, board_of
from ecumene.cli.causes import causes
from ecumene.cli.commands.games import option_title
from ecumene.cli.complaint import complaint
from ecumene.cli.files import BadFile, load_text, read_text
from ecumene.cli.final_result import origins_of_points, ranking
from ecumene.cli.parser import Parser, Usage
from ecumene.cli.record_json import head as head_of
from ecumene.cli.record_json import one, whole
from ecumene.cli.words import Say, game_name
from ecumene.kernel.game import Doc
from ecumene.kernel.options import BETWEEN
from ecumene.table.clean_text import printable
from ecumene.table.moves import Move
from ecumene.table.record import parse
from ecumene.table.seeds import commitment, first_difference, seed_text
from ecumene.table.table import Table

DIFFERS = 1


def add(parser: Parser, say: Say) -> None:
    """Add the arguments."""
    parts = parser.add_commands("part", "show|verify")
    show = parts.add_parser(
        "show", help=say("record-show-short"), description=say("record-show-about"), epilog=say.examples("record")
    )
    show.add_argument("file", metavar="FILE", type=Path, help=say("help-file"))
    show.add_argument("--move", metavar="N", type=number(say, 0, 10**6), help=say("help-move"))
    show.add_argument("--causes", action="store_true", help=say("help-causes"))
    show.add_argument("--json", action="store_true", help=say("help-json"))
    verify = parts.add_parser(
        "verify",
        help=say("record-verify-short"),
        description=say("record-verify-about"),
        epilog=say.examples("record"),
    )
    verify.add_argument("files", metavar="FILE", nargs="+", help=say("help-file"))
    verify.add_argument("--json", action="store_true", help=say("help-json-files"))
    verify.add_argument("--seed", metavar="S", type=seed(say), help=say("help-verify-seed"))
    verify.set_defaults(more="files")


def run(args: Namespace, say: Say) -> int:
    """Show or verify."""
    if args.part == "verify":
        return verify([Path(file) for file in args.files], args.json, say, args.seed)
    text = read_text(args.file)
    table = load_text(args.file, text)
    board = board_of(say.of(table.rules), say)
    if args.move is None:
        told = whole(table, say.lang) if args.json else account(table, board, say, args.causes)
        print(json.dumps(told, ensure_ascii=False) if args.json else "\n".join(told))
        return 0
    first, last = table.history[0].number, table.number
    if not first <= args.move <= last:
        raise Usage(say("error-move-number", number=args.move, first=first, last=last))
    then = table if args.move == last else load_text(args.file, cut(text, args.move))
    move = table.history[args.move - first]
    if args.json:
        print(json.dumps(one(then, move, say.lang), ensure_ascii=False))
    else:
        print("\n".join(moment(then, move, board, say)))
    return 0


def verify(files: list[Path], as_json: bool, say: Say, seed: int | None = None) -> int:
    """Replay records; the first that differs ends it. With a seed, all luck must follow from it."""
    if seed is not None and len(files) > 1:
        raise Usage(say("error-seed-one"))
    for file in files:
        try:
            text = read_text(file)
            table = load_text(file, text)
        except BadFile as wrong:
            if as_json:
                bad = {"file": wrong.file, "good": False, "line": wrong.wrong.line, "cause": wrong.wrong.cause}
                print(json.dumps(bad, ensure_ascii=False))
            print(f"ecumene: {complaint(wrong, say)}", file=sys.stderr)
            return DIFFERS
        other = None if seed is None else other_luck(text, table, seed, say)
        if other is not None:
            if as_json:
                print(
                    json.dumps({"file": str(file), "good": False, "line": 0, "cause": other}, ensure_ascii=False)
                )
            print(f"ecumene: {printable(f'{file}: {other}')}", file=sys.stderr)
            return DIFFERS
        fixed = {} if seed is None else {"seed": seed_text(seed), "commitment": commitment(seed)}
        if as_json:
            good = {"file": str(file), "good": True, **head_of(table, say.lang), **fixed}
            print(json.dumps(good, ensure_ascii=False))
            continue
        result = table.result
        score = ", ".join(map(str, result["scores"])) if result else say("record-open")
        print(say("record-ok", file=printable(str(file)), moves=table.number, score=score))
        if fixed:
            print(say("record-seed-ok", hash=fixed["commitment"]))
    return 0


def other_luck(text: str, table: Table, seed: int, say: Say) -> str | None:
    """Return why the luck of a record is not that of a seed; None when it is."""
    right = parse(text).tags.get("Commitment")
    if right is not None and right != [commitment(seed)]:
        return say(
            "record-seed-other", hash=commitment(seed), right=printable(str(right[0] if right else "")[:80])
        )
    try:
        number = first_difference(table, seed)
    except ValueError:
        return say("record-seed-position")
    return None if number is None else say("record-seed-differs", number=number)


def cut(text: str, last: int) -> str:
    """Return a record as it stood after a move."""
    head, _, moves = text.replace("\r\n", "\n").partition("\n\n")
    tags = [
        f'[{tag} "*"]' if (tag := row[1:].partition(" ")[0]) in ("Result", "Ending") else row
        for row in head.split("\n")
    ]
    rows = [row for row in moves.split("\n") if row and int(row.split(" ")[0]) <= last]
    return "\n".join([*tags, "", *rows, ""])


def head(table: Table, board: Board, say: Say) -> list[str]:
    """Return what was played, by whom, when."""
    options = [_option(board, name, value) for name, value in table.options.items()]
    names = [table.seat_name(seat, say.lang) for seat in range(table.players)]
    out = [game_name(board.said), f"{say('record-seats')}: {', '.join(names)}"]
    if options:
        out.append(f"{say('record-options')}: {', '.join(options)}")
    if "?" not in table.date:
        out.append(f"{say('record-date')}: {table.date}")
    return out


def _option(board: Board, name: str, value: Any) -> str:
    title = option_title(board.said, name)
    if value is True:
        return title
    parts = [str(part) for part in (value if isinstance(value, list) else [value])]
    names = [board.name(part) if part in board.said.game.things.numbers else part for part in parts]
    return f"{title}: {BETWEEN.join(names)}"


def account(table: Table, board: Board, say: Say, with_causes: bool) -> list[str]:
    """Return the whole game as it is told afterwards, when nothing is secret any more."""
    out = head(table, board, say)
    names = [table.seat_name(seat, say.lang) for seat in range(table.players)]
    logs = {seat: _by_number(table, seat, say) for seat in range(-1, table.players)}
    for move in table.history:
        seat = move.seat if move.seat >= 0 else None
        label = _label(move, names, board, say)
        out += ["", f"{move.number}. {names[seat]}: {label}" if seat is not None else label]
        for at, told in enumerate(logs[move.seat].get(move.number, [])):
            reader = -1 if told["seat"] is None else told["seat"]
            line = logs[reader][move.number][at]  # as the one reads it whom it concerns
            out.append(f"    {line['text']}")
            if with_causes:
                out += [f"        {cause}" for cause in causes(line, board, names)]
    if table.result is None:
        return [*out, "", say("record-unfinished")]
    return [*out, "", say("game-over"), *ranking(table, board, say), "", *origins_of_points(table, board, say)]


def _label(move: Move, names: list[str], board: Board, say: Say) -> str:
    if move.seat < 0:
        return say("record-setup")
    return board.said.move_label(move.action, names, move.named_by, move.told_as)


def _by_number(table: Table, seat: int, say: Say) -> dict[int, list[Doc]]:
    lines: dict[int, list[Doc]] = {}
    for line in table.log(seat if seat >= 0 else None, 0, say.lang):
        lines.setdefault(line["number"], []).append(line)
    return lines


def moment(table: Table, move: Move, board: Board, say: Say) -> list[str]:
    """Return one move with its causes, and the table after it."""
    names = [table.seat_name(seat, say.lang) for seat in range(table.players)]
    seat = move.seat if move.seat >= 0 else None
    label = _label(move, names, board, say)
    out = [f"{move.number}. {names[seat]}: {label}" if seat is not None else label]
    for line in table.log(seat, move.number, say.lang):
        out.append(f"    {line['text']}")
        out += [f"        {cause}" for cause in causes(line, board, names)]
    return [*out, "", *board.lines(table.presenter(seat, say.lang).shown(), names)]
