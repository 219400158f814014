"""How a view becomes numbers: one row for each path through a game's views, learned from games.

`python -m ecumene.adapters.schema GAME [GAMES]` plays games with all options, at random and by greedy bots in
turn, and writes schema.toml in the game's room; what was known before is widened, never forgotten. Nobody
gives up, since no face offers it.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ecumene.games import room
from ecumene.kernel.frame import advance, apply, waiting
from ecumene.kernel.game import Doc, Game, Options
from ecumene.kernel.luck import Luck
from ecumene.kernel.things import Things
from ecumene.players import make
from ecumene.table.setup_choices import check_options, find_game

SCHEMA = "schema.toml"  # in the room of a game
PLAYERS = "players"  # by this name every game keeps one row for each seat
SEATS = ("first", "seat", "waiting")  # numbers that are seats; told relative to the seat that looks
KINDS = ("skip", "number", "seat", "numbers", "thing", "things", "row", "table")
LISTS = ("numbers", "things", "row", "table")
GAMES = 8  # for each choice of players and options

Field = dict[str, Any]
Schema = dict[str, Field]


def schema_path(key: str) -> Path:
    """Return where a game keeps its schema."""
    return room(key) / SCHEMA


def read(game: Game) -> Schema:
    """Return the schema of a game; ValueError says how to make one."""
    path = schema_path(game.key)
    if not path.exists():
        raise ValueError(f"{game.key} has no schema yet: python -m ecumene.adapters.schema {game.key}")
    return {row["path"]: row for row in tomllib.loads(path.read_text(encoding="utf-8"))["field"]}


def leaves(doc: Any, path: str, things: Things) -> Iterator[tuple[str, Any]]:
    """Yield each path of a view with its value. Frames go by their names, counts of things become rows."""
    if isinstance(doc, dict):
        if doc and all(key in things.numbers for key in doc):
            yield path, [{"thing": key, "count": value} for key, value in doc.items()]
            return
        if "frame" in doc:
            path = f"{path}:{doc['frame']}"
            yield path, 1
        for key, value in doc.items():
            if key != "frame" and not (path == "" and key in ("seat", PLAYERS)):
                yield from leaves(value, f"{path}.{key}" if path else key, things)
    elif isinstance(doc, list) and doc and isinstance(doc[0], dict) and "frame" in doc[0]:
        for item in doc:
            yield from leaves(item, path, things)
    elif doc is not None:
        yield path, doc


def seats_of(view: Doc, things: Things) -> Iterator[tuple[int, str, Any]]:
    """Yield (seat, path, value) of what each seat has."""
    for seat, row in enumerate(view.get(PLAYERS, [])):
        for path, value in leaves(row, PLAYERS, things):
            yield seat, path, value


def flat(value: Any) -> list[Any]:
    """Return the items of nested lists."""
    return [leaf for item in value for leaf in flat(item)] if isinstance(value, list) else [value]


def learn(schema: Schema, game: Game, view: Doc) -> None:
    """Widen a schema by one view."""
    for path, value in leaves(view, "", game.things):
        _widen(schema, game, path, value)
    for _, path, value in seats_of(view, game.things):
        _widen(schema, game, path, value)


def _widen(schema: Schema, game: Game, path: str, value: Any) -> None:
    kind = _kind(game, path, value)
    if not kind:
        return
    path = place(schema, path, value)
    if schema.get(path, {}).get("kind") == "skip":
        schema.pop(path)
    field = schema.setdefault(path, {"path": path, "kind": kind})
    if kind == "table":
        for row in value:
            _widen_table(field, game, row)
    elif field["kind"] == "row" and len(value) != field.get("places", len(value)):
        field["kind"] = "things"
        field.pop("places")
    elif field["kind"] in ("row", "numbers"):
        field["places"] = max(field.get("places", 0), len(value))
    if kind in ("number", "numbers"):
        field["scale"] = max([field.get("scale", 1), *[abs(number) for number in flat(value)]])
    elif kind in ("thing", "things", "row"):
        _widen_things(field, game, [slug for slug in flat(value) if slug in game.things.numbers])


def place(schema: Schema, path: str, value: Any) -> str:
    """Return where a value goes: a number at a path of lists (a hidden hand) has a place of its own."""
    known = schema.get(path)
    if known is None or known["kind"] == "skip" or (known["kind"] in LISTS) == isinstance(value, list):
        return path
    return f"{path}#"


def _widen_table(field: Field, game: Game, row: Doc) -> None:
    for name, value in row.items():
        if isinstance(value, str) and value in game.things.numbers:
            field["by"] = name
            _widen_things(field, game, [value])
        elif isinstance(value, int):
            counts = field.setdefault("counts", {})
            counts[name] = max(counts.get(name, 1), abs(value))


def _widen_things(field: Field, game: Game, slugs: list[str]) -> None:
    numbers = [game.things.numbers[slug] for slug in slugs]
    numbers += [game.things.numbers[field[end]] for end in ("first", "last") if end in field]
    if numbers:
        field["first"] = game.things.slugs[min(numbers)]
        field["last"] = game.things.slugs[max(numbers)]


def _kind(game: Game, path: str, value: Any) -> str:
    items = flat(value)
    things = [item for item in items if isinstance(item, str) and (item == "-" or item in game.things.numbers)]
    if not isinstance(value, list):
        if isinstance(value, str):
            return "thing" if things else "skip"
        return "seat" if path.rpartition(".")[2] in SEATS else "number"
    if not items:
        return ""
    if isinstance(items[0], dict):
        return "table"
    if things and all(isinstance(item, str) for item in items):
        return "row" if len(items) > 1 and items is not value and not isinstance(value[0], list) else "things"
    whole = all(isinstance(item, int) for item in items)
    return "numbers" if whole and len(items) == len(value) else "skip"


def choices(game: Game) -> Iterator[tuple[int, Options]]:
    """Yield every player count with no option, with each option alone, and with all that go together."""
    for players in game.seats:
        alone: list[Options] = [{}]
        for option in game.options:
            alone += [{option.name: value} for value in option.samples()]
        every = {name: value for one in alone for name, value in one.items()}
        for options in [*alone, every]:
            try:
                yield players, check_options(game, players, options)
            except ValueError:
                continue


def learned(game: Game, schema: Schema, games: int) -> Schema:
    """Widen a schema by games: random ones see odd corners, those of greedy bots see what good play leads to."""
    for players, options in choices(game):
        for seed in range(games):
            bot = make(("random", "greedy")[seed % 2], game, seed)
            luck = Luck(seed)
            s = game.setup(players, options, luck)
            advance(s, luck)
            while waiting(s):
                for seat in waiting(s):
                    learn(schema, game, game.view(s, seat))
                seat = waiting(s)[0]
                legal = [a for a in s.stack[-1].legal(s, seat) if a[0] not in game.grammar.seldom]
                view = {**game.view(s, seat), "seat": seat, "seats": players} if bot.needs_view else {}
                move = bot.choose(view, [game.grammar.text(action) for action in legal])
                apply(s, seat, game.grammar.parse(move), luck)
    return schema


def written(schema: Schema) -> str:
    """Return a schema as TOML, in the order of its paths."""
    lines = ["# How views become numbers: made by `python -m ecumene.adapters.schema`, widened by each run."]
    for path in sorted(schema):
        lines.append("\n[[field]]")
        for name, value in schema[path].items():
            text = f'"{value}"' if isinstance(value, str) else value
            if isinstance(value, dict):
                text = "{ " + ", ".join(f"{key} = {number}" for key, number in value.items()) + " }"
            lines.append(f"{name} = {text}")
    return "\n".join(lines) + "\n"


def main(key: str, games: int = GAMES) -> None:
    """Learn the schema of a game."""
    game = find_game(key)
    path = schema_path(key)
    schema = read(game) if path.exists() else {}
    path.write_text(written(learned(game, schema, games)), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
