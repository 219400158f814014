"""Games: the shelf, words, cards and rules."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query

from ecumene.server import catalogue
from ecumene.server.auth import Lang, Tables
from ecumene.server.lobby import the_game
from ecumene.server.public_answers import PublicAnswer
from ecumene.wire.games import CardDoc, GameDoc, RuleDoc, WordsDoc

router = APIRouter(prefix="/api/games", tags=["games"], route_class=PublicAnswer)


@router.get("", response_model=list[GameDoc])
async def games(live_tables: Tables, lang: Lang) -> list[dict[str, Any]]:
    """List the games with their options and bots."""
    return await live_tables.read(catalogue.catalogue, lang)


@router.get("/{game}/words", response_model=WordsDoc)
async def words(live_tables: Tables, game: str, lang: Lang) -> dict[str, Any]:
    """Give the words of a game and of the table as Fluent text, and its verbs; rules are told elsewhere."""
    key = the_game(game).key
    text = await live_tables.read(catalogue.fluent, key, lang)
    return {"lang": lang, "text": text, "verbs": catalogue.verbs(key)}


@router.get("/{game}/cards", response_model=list[CardDoc])
async def cards(live_tables: Tables, game: str, lang: Lang) -> list[dict[str, Any]]:
    """Give every thing of a game."""
    key = the_game(game).key
    return await live_tables.read(catalogue.cards, key, lang)


@router.get("/{game}/rules", response_model=list[RuleDoc])
async def rules(
    live_tables: Tables,
    game: str,
    lang: Lang,
    q: Annotated[str, Query(max_length=200, description="words to find")] = "",
) -> list[dict[str, Any]]:
    """Give the rules of a game, found by words."""
    key = the_game(game).key
    return await live_tables.read(catalogue.rules, key, lang, q)
