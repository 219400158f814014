"""Which options do not go together, found by asking the game: a page can say so before anybody tries."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from ecumene.kernel.game import Game, Options
from ecumene.table.errors import Complaint
from ecumene.table.setup_choices import write_options
from ecumene.table.words import Words

Doc = dict[str, Any]


def exclusions(game: Game, said: Words) -> list[Doc]:
    """Return every choice, and every two choices, that some player counts forbid, with the reason."""
    found: dict[tuple[Any, ...], Doc] = {}
    for players in game.seats:
        alone = [choice for choice in _choices(game) if not _add(found, game, players, choice, said)]
        for one, other in combinations(alone, 2):
            if one.keys() != other.keys():
                _add(found, game, players, one | other, said)
    return list(found.values())


def refused(game: Game, players: int, on: Options, said: Words) -> Doc | None:
    """Return the rule, page and reason that forbid these options together; only known options may be asked."""
    refusal = game.check_options(players, on)
    if refusal is not None:
        place = {"page": said.page(refusal.rule), "chapter": said.chapter(refusal.rule) or None}
        return {"rule": refusal.rule, **place, "reason": said.refusal(refusal)}
    for option in game.options:
        if option.name in on and players not in option.seats:
            label = said.format("option-" + option.name.replace("_", "-"))
            wrong = Complaint("option-players", name=label, right=list(option.seats), given=players)
            return {"rule": None, "page": None, "chapter": None, "reason": wrong.said(said.lang)}
    return None


def _choices(game: Game) -> list[Options]:
    return [{option.name: value} for option in game.options for value in option.samples()]


def _add(found: dict[tuple[Any, ...], Doc], game: Game, players: int, on: Options, said: Words) -> bool:
    """Note that this choice is forbidden, if it is; the same reason at several player counts is told once."""
    why = refused(game, players, on, said)
    if why is not None:
        row = found.setdefault((*write_options(on), *why.values()), {"players": [], "options": on, **why})
        row["players"].append(players)
    return why is not None
