"""A report as one page of HTML that needs nothing else, in the reader's language, for screens of any size."""

from __future__ import annotations

from html import escape
from typing import Any

from ecumene.arena import plots
from ecumene.arena.report_words import ReportWords, report_words
from ecumene.table.setup_choices import find_game
from ecumene.table.words import Words, words

Doc = dict[str, Any]
STYLE = """
:root { color-scheme: light dark; --ink: #2b2b2b; --paper: #fff; --line: #ddd; --shade: #f2f2f2; --dot: #0072b2 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e3dc; --paper: #1b1c1f; --line: #44464c; --shade: #2a2c31; --dot: #56b4e9 }
}
body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 0 auto; padding: 1rem;
  color: var(--ink); background: var(--paper) }
h1 { line-height: 1.2 }
h2 { margin: 2.5rem 0 .5rem }
h3 { margin: 1.5rem 0 .25rem }
.wide { overflow-x: auto; margin: .5rem 0 1rem }
table { border-collapse: collapse; width: 100%; font-size: .875rem }
th, td { padding: .2rem .4rem; text-align: right; border-bottom: 1px solid var(--line) }
th:first-child, td:first-child { text-align: left; padding-left: 0 }
td.number { white-space: nowrap; font-variant-numeric: tabular-nums }
td.plot { width: 40%; min-width: 4rem }
td.plot ~ td:last-child { width: 10rem }
@media (max-width: 36rem) { td.plot { width: 22% } th, td { padding: .2rem } }
code { background: var(--shade); padding: .1rem .3rem; overflow-wrap: anywhere }
.track { position: relative; height: 1rem; background: var(--shade) }
.track i { position: absolute; top: calc(50% - 1px); height: 2px; left: var(--low);
  right: calc(100% - var(--high)); background: var(--dot) }
.track b { position: absolute; top: calc(50% - .25rem); left: calc(var(--at) - .25rem); width: .5rem;
  height: .5rem; border-radius: 50%; background: var(--dot) }
.track u { position: absolute; top: 0; bottom: 0; left: var(--mark); border-left: 1px dotted var(--ink) }
svg { display: block; width: 100%; max-width: 36rem; height: auto; fill: var(--dot) }
svg path { stroke: var(--ink) }
svg text { font-size: 11px; fill: var(--ink) }
"""


def page(doc: Doc, lang: str = "en") -> str:
    """Return a report as HTML."""
    say, said = report_words(lang), words(find_game(doc["game"]), lang)
    title = escape(say("title", game=said.format("game-name"), games=doc["games"]))
    parts = [f"<h1>{title}</h1>", *setting(doc, say, said)]
    if doc["games"]:
        parts += [*ladder(doc, say), *pairs(doc, say), *order(doc, say), *scores(doc, say)]
        parts += automata(doc, say, said)
        parts += [*length(doc, say, said), *played(doc, say, said)]
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{STYLE}</style></head>\n<body>\n{body}\n</body></html>\n"
    )


def section(title: str, about: str = "") -> list[str]:
    """Return a heading, and what is to be known about what follows."""
    return [f"<h2>{escape(title)}</h2>"] + ([f"<p>{escape(about)}</p>"] if about else [])


def table(heads: list[str], rows: list[list[str]]) -> str:
    """Return a table; cells that are plots come as HTML, all others as text."""
    top = "<tr>" + "".join(f"<th>{escape(head)}</th>" for head in heads) + "</tr>" if any(heads) else ""
    body = "\n".join(f"<tr>{''.join(map(cell, row))}</tr>" for row in rows)
    return f'<div class="wide"><table>{top}\n{body}</table></div>'


def cell(text: str) -> str:
    """Return a cell."""
    if text.startswith("<div"):
        return f'<td class="plot">{text}</td>'
    kind = ' class="number"' if text[:1].isdigit() or text[:1] == "−" else ""
    return f"<td{kind}>{escape(text)}</td>"


def setting(doc: Doc, say: ReportWords, said: Words) -> list[str]:
    """Return what was played, and how to play it again."""
    about = say(
        "setting",
        players=doc["players"],
        options=", ".join(option(said, *pair) for pair in doc["options"].items()) or say("no-options"),
        seed=str(doc["seed"]),
        version=doc["version"],
        rules=doc["rules"],
    )
    again = f"<p>{escape(say('again'))} <code>{escape(doc['command'])}</code></p>"
    return [f"<p>{escape(about)} {escape(say('intervals'))}</p>", *([again] if doc["command"] else [])]


def option(said: Words, name: str, value: Any) -> str:
    """Return the name of an option that was chosen, with its value where it has several."""
    id = f"option-{name.replace('_', '-')}"
    if isinstance(value, bool):
        return said.format(id)
    if isinstance(value, int):
        return f"{said.format(id)}: {value}"
    return ", ".join(said.format(f"{id}-{each}") for each in (value if isinstance(value, list) else [value]))


def ladder(doc: Doc, say: ReportWords) -> list[str]:
    """Return the bots, the best first."""
    rows = doc["ladder"]
    least = min(row["mu"] - 2 * row["sigma"] for row in rows)
    wide = max(row["mu"] + 2 * row["sigma"] for row in rows) - least
    rated, won, counted = [], [], []
    for row in rows:
        low, at, high = ((row["mu"] + k * row["sigma"] - least) / wide for k in (-2, 0, 2))
        rated.append([row["name"], plots.track(low, at, high), say.decimal(row["ordinal"])])
        won.append((say("thing", name=row["name"], games=row["games"]), row))
        slowest = say("ms", ms=f"{1000 * row['slowest']:.0f}")
        counted.append([row["name"], say.decimal(row["mean"]), slowest])
    return [
        *section(say("ladder"), say("rating-about")),
        table([say("bot"), "", say("rating")], rated),
        f"<h3>{escape(say('wins'))}</h3>",
        intervals(won, say, 1 / doc["players"]),
        table([say("bot"), say("mean"), say("slowest")], counted),
    ]


def intervals(rows: list[tuple[str, Doc]], say: ReportWords, fair: float) -> str:
    """Return shares as dots on their intervals; the dotted line is what chance would give."""
    return table(
        [],
        [[name, plots.track(row["low"], row["rate"], row["high"], fair), say.share(row)] for name, row in rows],
    )


def pairs(doc: Doc, say: ReportWords) -> list[str]:
    """Return who came out ahead of whom."""
    rows = [
        (say("thing", name=say("ahead", one=row["one"], other=row["other"]), games=row["games"]), row)
        for row in doc["pairs"]
    ]
    return [*section(say("pairs")), intervals(rows, say, 0.5)] if rows else []


def order(doc: Doc, say: ReportWords) -> list[str]:
    """Return what each place in the order of play won."""
    rows = [(say("place", place=place), row) for place, row in enumerate(doc["seats"], 1)]
    if len(rows) < 2:
        return []
    return [*section(say("order"), say("order-about")), intervals(rows, say, 1 / len(rows))]


def scores(doc: Doc, say: ReportWords) -> list[str]:
    """Return the distribution of the scores of each bot, all on one scale."""
    named = {name: found for name, found in doc["scores"].items() if found}
    borders = plots.edges([score for found in named.values() for score in found])
    parts = section(say("scores"))
    for name, found in named.items():
        parts += [f"<h3>{escape(name)}</h3>", plots.histogram(found, borders, f"{say('score')}: {name}")]
    return parts


def automata(doc: Doc, say: ReportWords, said: Words) -> list[str]:
    """Return who came out ahead of the rivals that nobody plays, and what these scored."""
    parts: list[str] = []
    for each in doc["automata"]:
        name = said.automaton(said.game.automata.index(each["id"]))
        rows = [(say("ahead", one=bot, other=name), score) for bot, score in each["behind"].items()]
        parts += [f"<h3>{escape(name)}</h3>", f"<p>{escape(say('mean'))}: {say.decimal(each['mean'])}</p>"]
        parts.append(intervals(rows, say, 0.5))
    return [*section(say("automata")), *parts] if parts else []


def length(doc: Doc, say: ReportWords, said: Words) -> list[str]:
    """Return how many decisions games took, and how they ended."""
    many = plots.histogram(doc["decisions"], plots.edges(doc["decisions"]), say("decisions"))
    ends = [[said.format(f"ending-{ending}"), str(count)] for ending, count in doc["endings"].items()]
    return [*section(say("length"), say("decisions")), many, table([say("endings"), say("games")], ends)]


def played(doc: Doc, say: ReportWords, said: Words) -> list[str]:
    """Return win rates by what was done, for everything that the game's words have a heading for."""
    parts: list[str] = []
    fair = 1 / doc["players"]
    for verb, lines in doc["played"].items():
        heading = f"played-{verb}"
        if said.has(heading):
            rows = [(say("thing", name=thing(said, line["thing"]), games=line["games"]), line) for line in lines]
            parts += [f"<h3>{escape(said.format(heading))}</h3>", intervals(rows, say, fair)]
    return [*section(say("played"), say("played-about")), *parts] if parts else []


def thing(said: Words, slug: str) -> str:
    """Return the name of a thing."""
    number = said.game.things.numbers.get(slug)
    return said.thing(number) if number is not None else slug
