"""What comes in from outside and becomes a table: records are replayed, positions and snapshots are checked."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Generator, Iterator

import msgspec

from ecumene.kernel.frame import State, apply
from ecumene.kernel.game import Doc, Game
from ecumene.kernel.luck import Blind, Luck, Undrawn, Unforeseen, Written
from ecumene.table import record, standing_answers
from ecumene.table.errors import BadRecord, Complaint, IllegalMove, Spoken, bad_record
from ecumene.table.moves import SETUP, Move, token, value_of
from ecumene.table.position import FORMAT, IMPOSSIBLE, check_version, checked, restored
from ecumene.table.record import Line, Parsed
from ecumene.table.sealed_steps import open_steps
from ecumene.table.setup_choices import check_options, check_players, find_game, write_options
from ecumene.table.snapshot import Snapshot, read_event
from ecumene.table.stepwise import finish
from ecumene.table.table import Table
from ecumene.table.words import LANGS, words

HASH = re.compile("[0-9a-f]{64}")
BOT = re.compile(r"[A-Za-z0-9_.:-]{0,80}")  # its name, or where it is found
SHOWN = 5  # of all outcomes that were possible


def load(text: str) -> Table:
    """Replay a record. An unfinished game can go on; its luck then follows from the record itself."""
    return finish(load_stepwise(text))


def load_stepwise(text: str) -> Generator[None, None, Table]:
    """Replay a record as load() does, with a pause after each line for whoever has other things to do."""
    parsed = record.parse(text)
    for then in line_by_line(parsed):
        table = then
        yield
    _check_result(table, parsed)
    table.seed = seed_from(table.record())
    table.reseed(Luck(table.seed))
    if table.waiting:  # what comes now does not follow from the seed that was fixed
        table.commitment = ""
    return table


def line_by_line(parsed: Parsed) -> Iterator[Table]:
    """Replay a record; yield its table after the set-up and after each line. It is one table, which goes on."""
    if not parsed.lines:
        raise BadRecord(len(parsed.tags) + 1, "no-moves")
    table = _first(parsed)
    yield table
    for line in parsed.lines[1:]:
        _replay(table, line)
        yield table


def from_position(doc: Doc) -> Table:
    """Put a position on a table. What is drawn from here on follows from its seed and number."""
    game, clean, state = checked(doc)
    return _put(game, clean, state, Luck(seed_from(f"{clean['seed']}/{clean['number']}")), 0)


def seed_from(text: str) -> int:
    """Return a seed that follows from a text on every machine."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")


def _put(game: Game, doc: Doc, state: State, luck: Luck, line: int) -> Table:
    try:
        return Table.put(game, doc, state, luck)
    except IMPOSSIBLE as wrong:
        raise BadRecord(line, "stuck", cause=str(wrong)) from None


def _first(parsed: Parsed) -> Table:
    """Return the table as it was before the first move."""
    line = parsed.lines[0]
    game = _game(parsed)
    luck = Written(_outcomes(game, line))
    if "Position" in parsed.tags:
        table = _first_position(parsed, game, luck)
    else:
        table = _set_up(parsed, game, luck)
    if line.seat != -1 or line.number != table.number:
        raise BadRecord(line.at, "set-up", number=str(table.number))
    _check_used(luck, line)
    names = parsed.texts("Seats")
    try:
        table.name_seats(names)
    except Complaint as wrong:
        raise bad_record(parsed.at["Seats"], wrong) from None
    if "Bots" in parsed.tags:
        table.bots = tuple(parsed.texts("Bots"))
        if len(table.bots) != table.players or not all(BOT.fullmatch(name) for name in table.bots):
            raise BadRecord(parsed.at["Bots"], "tag-damaged", name="Bots")
    if "Commitment" in parsed.tags:
        table.commitment = parsed.one("Commitment")
        if not HASH.fullmatch(table.commitment):
            raise BadRecord(parsed.at["Commitment"], "tag-damaged", name="Commitment")
    table.date = parsed.one("Date")
    if not record.DATE.fullmatch(table.date):
        raise BadRecord(parsed.at["Date"], "date", given=table.date[:40])
    return table


def _game(parsed: Parsed) -> Game:
    try:
        game = find_game(parsed.one("Game"))
    except BadRecord:
        raise
    except Complaint as wrong:
        raise bad_record(parsed.at["Game"], wrong) from None
    check_version(game, parsed.count("Rules"), parsed.at["Rules"])
    return game


def _set_up(parsed: Parsed, game: Game, luck: Luck) -> Table:
    players = parsed.count("Players")
    try:
        check_players(game, players)
    except Complaint as wrong:
        raise bad_record(parsed.at["Players"], wrong) from None
    try:
        options = check_options(game, players, record.read_options(game, parsed.texts("Options")))
    except BadRecord:
        raise
    except Complaint as wrong:
        raise bad_record(parsed.at["Options"], wrong) from None
    try:
        return Table.begin(game, players, options, 0, luck)
    except ValueError as wrong:
        raise _bad_line(game, parsed.lines[0], wrong) from None


def _first_position(parsed: Parsed, game: Game, luck: Luck) -> Table:
    values = parsed.tags["Position"]
    at = parsed.at["Position"]
    found, doc, state = checked(values[0] if len(values) == 1 else None, at)
    same = found is game and doc["players"] == parsed.count("Players")
    if not same or write_options(doc["options"]) != parsed.tags["Options"]:
        raise BadRecord(at, "other-position")
    return _put(game, doc, state, luck, at)


def _outcomes(game: Game, line: Line) -> list[int]:
    try:
        return [value_of(game.things, word) for word in line.luck]
    except Complaint as wrong:
        raise bad_record(line.at, wrong) from None


def _check_used(luck: Written, line: Line) -> None:
    if luck.at < len(luck.outcomes):
        raise BadRecord(line.at, "luck-left", n=len(luck.outcomes) - luck.at)


def _replay(table: Table, line: Line) -> None:
    right = table.number + len(open_steps(table.state)) + 1
    if line.number != right:
        raise BadRecord(line.at, "move-number", right=str(right), given=str(line.number))
    luck = Written(_outcomes(table.rules, line))
    table.reseed(luck)
    try:
        table.play(line.seat, line.text)
    except IllegalMove:
        raise BadRecord(line.at, "move", text=line.text, reason=_why_not(table, line)) from None
    except IMPOSSIBLE as wrong:
        raise _bad_line(table.rules, line, wrong) from wrong
    _check_used(luck, line)


def _bad_line(game: Game, line: Line, wrong: Exception) -> BadRecord:
    if not isinstance(wrong, Undrawn):
        return bad_record(line.at, wrong)
    items = [token(game.things, item) for item in dict.fromkeys(wrong.items)]
    right = ", ".join(items[:SHOWN]) + (f", … ({len(items)})" if len(items) > SHOWN else "")
    name = line.luck[wrong.outcome - 1] if wrong.outcome else ""
    return BadRecord(line.at, "draw", outcome=wrong.outcome, name=name, right=right)


def _why_not(table: Table, line: Line) -> Spoken:
    found = {lang: table.why_not(line.seat, line.text, lang) for lang in LANGS}
    return {lang: words(table.rules, lang).cited(no.reason, no.rule) for lang, no in found.items() if no}


def _check_result(table: Table, parsed: Parsed) -> None:
    for name, right in zip(("Result", "Ending"), record.result(table), strict=True):
        if parsed.one(name) not in (right, table.rules.former_endings.get(right)):
            raise BadRecord(parsed.at[name], "result", right=right, given=parsed.one(name)[:80])


def resume(doc: Doc) -> Table:
    """Rebuild a table from a snapshot without replaying it; BadRecord when it is damaged."""
    try:
        shape = msgspec.convert(doc, Snapshot)
        if shape.ecumene != FORMAT or shape.luck[0] != 3 or not record.DATE.fullmatch(shape.date):
            raise ValueError("its format, generator or date is unknown")
        game, clean, state = checked(shape.position)
        check_version(
            game, shape.position["rules"], 0
        )  # its history is of older rules, though the position stands
        luck = Luck(clean["seed"])
        luck.random.setstate((shape.luck[0], tuple(shape.luck[1]), None))
        history = _history(game, shape, clean["number"])
        sealed = _forget_sealed(history, state) if shape.revision is None else 0
        table = Table(game, clean["players"], clean["options"], clean["seed"], state, luck)
        table.name_seats(shape.names)
        start = None if shape.start is None else checked(shape.start)[1]
        undo = _undo(game, shape, history, max(0, shape.undo.moves - sealed), table)
        revision = shape.version if shape.revision is None else shape.revision
        question = shape.version if shape.question is None else shape.question
        table.take_over(history, undo, start, shape.date, (shape.version, revision, question))
        table.asked_before = dict(shape.asked_before)
        table.standing_answers = standing_answers.restored(game, table.players, shape.standing)
        table.commitment = shape.commitment
    except BadRecord:
        raise
    except IMPOSSIBLE as wrong:
        raise BadRecord(0, "snapshot", cause=str(wrong)) from None
    return table


def _history(game: Game, shape: Snapshot, last: int) -> list[Move]:
    first = last - len(shape.moves) + 1
    if not shape.moves or first != (shape.start["number"] if shape.start else 0):
        raise ValueError(f"it holds {len(shape.moves) - 1} moves")
    moves = []
    for at, move in enumerate(shape.moves):
        action = game.grammar.parse(move.text) if at else SETUP
        outcomes = [value_of(game.things, word) for word in move.luck]
        seen = [read_event(game, event) for event in move.events]
        answer = [game.grammar.parse(text) for text in move.answer]
        named = value_of(game.things, move.named_by)
        rest = (move.secret, move.reveal, answer, named, move.told_as)
        moves.append(Move(first + at, move.seat, action, move.text, outcomes, seen, *rest))
    return moves


def _forget_sealed(history: list[Move], s: State) -> int:
    """Take sealed answers out of a history that was stored when they still counted as moves at once."""
    steps = open_steps(s)
    last = history[len(history) - len(steps) :]
    if sorted((move.seat, move.action) for move in last) != sorted(steps):
        raise ValueError("its sealed answers are not its last moves")
    del history[len(history) - len(steps) :]
    return len(steps)


def _undo(game: Game, shape: Snapshot, history: list[Move], count: int, table: Table) -> list[State]:
    """Return the states that can be returned to: the first is stored, the others follow without any luck."""
    if not 0 <= count < len(history):
        raise ValueError("more to take back than was played")
    if not count:
        return []
    states = [restored(game, shape.undo.state, table.players, table.options, 0)]
    for move in history[len(history) - count : -1]:
        after = states[-1].copy()
        try:
            apply(after, move.seat, move.action, Blind())
        except Unforeseen:
            raise ValueError("nobody can take back what was drawn") from None
        states.append(after)
    return states
