"""Where the server listens."""

from __future__ import annotations

import asyncio
import socket

from ecumene.server.run import address, listen, listen_near


def test_a_busy_port_is_passed_over_for_the_next_free_one() -> None:
    with listen("127.0.0.1", 0) as busy:
        port = busy.getsockname()[1]
        with listen_near("127.0.0.1", port) as near:
            assert near.getsockname()[1] != port
            assert address("127.0.0.1", near) == f"http://127.0.0.1:{near.getsockname()[1]}/"


async def test_accepted_sockets_send_at_once() -> None:
    found: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def accepted(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        taken = writer.get_extra_info("socket")
        found.set_result(taken.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    with listen("127.0.0.1", 0) as bound:
        server = await asyncio.start_server(accepted, sock=bound)
        async with server:
            _, writer = await asyncio.open_connection(*bound.getsockname())
            assert await asyncio.wait_for(found, 10) != 0
            writer.close()
