"""What people do to a server while somebody else plays; each runs in a process of its own until it is enough."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from itertools import cycle, product
from multiprocessing import get_context
from multiprocessing.sharedctypes import Synchronized
from multiprocessing.synchronize import Event
from pathlib import Path
from random import Random
from threading import Thread
from urllib.parse import urlsplit

import httpx

import ecumene
from ecumene.client import Client, Refused
from ecumene.games import find, keys
from tools.load_host import near

KIB = 1024
GAMES = keys()
QUIET = 0.01  # seconds between two looks at a table
LONG = {"/api/tables": 64 * KIB, "/api/records": 512 * KIB}  # the longest body of each door
Work = Callable[[str, str, int, Event, "Synchronized[int]"], None]


class Elsewhere(Client):
    """Somebody at an address of their own."""

    def __init__(self, url: str, who: str) -> None:
        super().__init__(url, timeout=120)
        plain = self.http
        self.http = httpx.Client(
            base_url=self.url,
            headers=plain.headers,
            timeout=plain.timeout,
            params=plain.params,
            transport=httpx.HTTPTransport(local_address=near(who)),
        )
        plain.close()
        self.guest(who)


@contextmanager
def beside(work: Work, url: str, what: str, many: int) -> Iterator[Synchronized[int]]:
    """Let others do something until the body ends; yield how often they have done it."""
    spawn = get_context("spawn")
    enough, done = spawn.Event(), spawn.Value("i", 0)
    process = spawn.Process(target=work, args=(url, what, many, enough, done), daemon=True)
    process.start()
    time.sleep(3)  # they are all there
    try:
        yield done
    finally:
        enough.set()
        process.join(30)
        process.terminate()


def crowd(many: int, one: Callable[[int], None]) -> None:
    """Let so many do something at the same time, each knowing its number."""
    people = [Thread(target=one, args=(number,), daemon=True) for number in range(many)]
    for each in people:
        each.start()
    for each in people:
        each.join()


def count(done: Synchronized[int]) -> None:
    """Note that something was done."""
    with done.get_lock():
        done.value += 1


def many_tables(url: str, _: str, many: int, enough: Event, done: Synchronized[int]) -> None:
    """Play at many tables against three masters each, opening another whenever that is allowed."""
    dice, ids = Random(3), list[str]()
    with Elsewhere(url, "Eve") as me:
        while not enough.is_set():
            try:
                if len(ids) < many:
                    ids.append(me.create(GAMES[len(ids) % len(GAMES)], ["bot:master"] * 3 + ["you"])["id"])
                    continue
            except Refused:
                enough.wait(QUIET)
            for id in ids:
                if random_move(me, id, 3, dice):
                    count(done)


def random_move(me: Client, id: str, seat: int, dice: Random) -> bool:
    """Make any move where a seat is asked, and tell whether it was."""
    if seat not in me.table(id)["waiting"]:
        return False
    scene = me.scene(id, seat)
    moves = [offer["move"] for offer in scene["offers"] if offer["move"] != "resign"]
    try:
        me.move(id, dice.choice(moves), scene["asked"], seat=seat)
    except Refused:
        return False
    return True


def read(url: str, id: str, many: int, enough: Event, done: Synchronized[int]) -> None:
    """Read a scene over and over, as many whom nobody knows."""

    def one(_: int) -> None:
        with Client(url) as reader:
            while not enough.is_set():
                reader.scene(id)
                count(done)

    crowd(many, one)


def brackets(url: str, _: str, many: int, enough: Event, done: Synchronized[int]) -> None:
    """Send so many bodies full of brackets a second: to two doors, as long as each may be, known and unknown."""
    with Elsewhere(url, "Eve") as me:
        cookie = me.http.cookies.get("ecumene") or ""
    begun, turns = time.monotonic(), cycle(product(LONG, (cookie, "")))
    with ThreadPoolExecutor(16) as senders:
        for number, (path, who) in enumerate(turns):
            if enough.wait(max(0.0, begun + number / many - time.monotonic())):
                return
            senders.submit(send_brackets, url, path, who, done)


def send_brackets(url: str, path: str, cookie: str, done: Synchronized[int]) -> None:
    """Send one of them; it is done when the server has answered, or has cut the connection."""
    body = b"[" + b"[]," * (LONG[path] // 3 - 2) + b"[]]"
    headers = {"Content-Type": "application/json", "Origin": url, "Cookie": f"ecumene={cookie}" if cookie else ""}
    link = HTTPConnection(urlsplit(url).netloc, timeout=60, source_address=(near("Eve"), 0))
    with suppress(OSError, HTTPException):  # a stranger is refused before all is read
        link.request("POST", path, body, headers)
        link.getresponse().read()
    link.close()
    count(done)


def replays(url: str, file: str, many: int, enough: Event, done: Synchronized[int]) -> None:
    """Let so many people import one record, and look at its moves in any order."""
    text = Path(file).read_text(encoding="utf-8")

    def one(number: int) -> None:
        dice = Random(number)
        with Elsewhere(url, f"Eve {number}") as me:
            made = me.ask("POST", "/records", {"text": text})
            while not enough.is_set():
                me.ask("GET", f"/tables/{made['id']}/replay/{dice.randint(1, made['number'])}", seat=0)
                count(done)

    crowd(many, one)


def long_record(most: int) -> str:
    """Return the longest record of some random games: one of each title, with as many players as it seats."""
    return max((random_record(key, most) for key in GAMES), key=lambda text: text.count("\n"))


def random_record(key: str, most: int) -> str:
    """Return the record of a random game, up to a number of moves."""
    game, dice = find(key), Random(5)
    table = ecumene.new(key, game.seats[-1], seed=5)
    while table.waiting and table.number < most:
        seat = table.waiting[0]
        table.play_action(seat, dice.choice([a for a in table.legal(seat) if a[0] not in game.grammar.seldom]))
    return table.record()
