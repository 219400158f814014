"""What comes in from outside and becomes a table: records are replayed, positions are checked."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Generator, Iterator

from ecumene.kernel.frame import State
from ecumene.kernel.game import Doc, Game
from ecumene.kernel.luck import Luck, Undrawn, Written
from ecumene.table import record
from ecumene.table.errors import BadRecord, Complaint, IllegalMove, Spoken, bad_record
from ecumene.table.moves import token, value_of
from ecumene.table.position import IMPOSSIBLE, check_version, checked
from ecumene.table.record import Line, Parsed
from ecumene.table.sealed_steps import open_steps
from ecumene.table.setup_choices import check_options, check_players, find_game, write_options
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
    try:
        for then in line_by_line(parsed):
            table = then
            yield
        _check_result(table, parsed)
    except BadRecord as wrong:
        raise _by_our_rules(parsed, wrong) from None
    table.seed = seed_from(table.record())
    table.reseed(Luck(table.seed))
    if table.waiting:  # what comes now does not follow from the seed that was fixed
        table.commitment = ""
    return table


def _by_our_rules(parsed: Parsed, wrong: BadRecord) -> BadRecord:
    """Return what is wrong with a record; where it was played by older rules, that comes first."""
    try:
        given, ours = parsed.count("Rules"), _game(parsed).rulebook.version
    except BadRecord:
        return wrong
    if given == ours:
        return wrong
    cause = Complaint(wrong.id, **wrong.given)
    return BadRecord(wrong.line, "rules-changed", given=str(given), ours=str(ours), cause=cause)


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
