"""`ecumene games`: which games there are, for how many players, with which options."""

from __future__ import annotations

import json
from argparse import Namespace
from typing import Any

from ecumene.cli.parser import Parser
from ecumene.cli.words import Say, game_name
from ecumene.cli.wrap import wrap
from ecumene.games import keys
from ecumene.kernel.game import Game
from ecumene.kernel.options import BETWEEN, LIST, NUMBER, SWITCH
from ecumene.table.setup_choices import find_game
from ecumene.table.words import Words


def add(parser: Parser, say: Say) -> None:
    """Add the arguments."""
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: Namespace, say: Say) -> int:
    """Print every game."""
    rows = [describe(find_game(key), say) for key in keys()]
    if args.json:
        print(json.dumps(rows, ensure_ascii=False, indent=2))
        return 0
    for at, row in enumerate(rows):
        if at:
            print()
        print("\n".join(account(row, say)))
    return 0


def describe(game: Game, say: Say) -> dict[str, Any]:
    """Return a game as plain data."""
    said = say.of(game)
    return {
        "key": game.key,
        "name": game_name(said),
        "about": said.format("game-blurb") if said.has("game-blurb") else "",
        "players": list(game.seats),
        "rules": game.rulebook.version,
        "options": [
            {
                "name": option.name,
                "title": option_title(said, option.name),
                "about": option_text(said, option.name),
                "kind": option.kind,
                "values": list(option.values),
                "least": option.least,
                "most": option.most,
                "repeats": option.repeats,
                "players": list(option.seats),
            }
            for option in game.options
        ],
    }


def account(row: dict[str, Any], say: Say) -> list[str]:
    """Return a game as lines to read."""
    lines = [f"{row['key']}: {row['name']}"]
    lines += [f"  {line}" for line in row["about"].split("\n") if line]
    lines.append(f"  {say('games-players', counts=_counts(row['players']))}")
    for option in row["options"]:
        lines.append(f"  --options {option['name']}{_values(option)}")
        lines.append(f"      {say('games-option', title=option['title'], counts=_counts(option['players']))}")
        if option["about"]:
            lines.append(f"      {option['about']}")
    return [part for line in lines for part in wrap(line)]


def _values(option: dict[str, Any]) -> str:
    """Return how the value of an option is written: =a|b, =a|b/…, =2–8."""
    if option["kind"] == SWITCH:
        return ""
    if option["kind"] == NUMBER:
        return f"={option['least']}–{option['most']}"
    return f"={'|'.join(option['values'])}{BETWEEN + '…' if option['kind'] == LIST else ''}"


def option_title(said: Words, name: str) -> str:
    """Return the name of an option."""
    id = f"option-{name.replace('_', '-')}"
    return said.format(id) if said.has(id) else name


def option_text(said: Words, name: str) -> str:
    """Return what an option changes."""
    id = f"option-{name.replace('_', '-')}"
    return said.format(id, attribute="text") if said.has(id, "text") else ""


def _counts(counts: list[int]) -> str:
    if len(counts) > 2 and counts == list(range(counts[0], counts[-1] + 1)):
        return f"{counts[0]}–{counts[-1]}"
    return ", ".join(map(str, counts))
