"""Scripted people at tables: they read what a server sends without understanding more of it than they must.

Law: a client has at most one message on its way, so the next answer is the answer to it.
"""

from __future__ import annotations

import asyncio
import re
from abc import ABC, abstractmethod
from collections import deque
from random import Random
from time import perf_counter
from typing import Final, NamedTuple

from .counts import Counts
from .wire import ServerFailed, Socket

_PATIENCE: Final = 60.0


class Answered(NamedTuple):
    """An action whose sender has been answered, while the other seat has not been told of it yet."""

    version: int
    due: float
    sent: float
    at: float


class Table:
    """Two people at one table, or one with a bot; whose turn it is, and when they act."""

    __slots__ = ("_at_once", "_goes_on", "_owed", "_ready", "clients", "counts", "random", "rounds")

    def __init__(self, counts: Counts, random: Random) -> None:
        self.counts, self.random = counts, random
        self.clients: list[Client] = []
        self.rounds = 0
        """How many have ended."""
        self._at_once = False
        self._goes_on = True
        self._ready: Client | None = None
        self._owed: deque[float] = deque()

    def play(self, *, at_once: bool, goes_on: bool = True) -> None:
        """From now on act as soon as it is somebody's turn, or else whenever something falls due.

        `goes_on` is whether another round is begun after this one.
        """
        self._at_once = at_once
        self._goes_on = goes_on
        ready = self._ready
        if at_once and ready is not None:
            self._ready = None
            self._act_at_once(ready, perf_counter())

    def stop(self) -> None:
        """Act no more, except for what is owed."""
        self._at_once = False

    def fall_due(self, due: float) -> None:
        """Let whoever's turn it is act. If it is nobody's, an action is owed."""
        ready = self._ready
        self.counts.fell_due(due, turn=ready is not None)
        if ready is None:
            self._owed.append(due)
        else:
            self._ready = None
            ready.act(due)

    def turn_of(self, client: Client, now: float) -> None:
        """It has become this client's turn."""
        if self._owed:
            client.act(self._owed.popleft())
        elif self._at_once:
            self._act_at_once(client, now)
        else:
            self._ready = client

    def _act_at_once(self, client: Client, now: float) -> None:
        self.counts.fell_due(now)
        client.act(now)

    def round_ended(self, client: Client) -> bool:
        """This client has seen a round end; whether it is to go on."""
        if client.seat == 0:
            self.rounds += 1
        return self._goes_on

    def close(self) -> None:
        """Close all sockets."""
        for client in self.clients:
            client.socket.close()


class Client(ABC):
    """One person at a table. `seat` is the one that it had at first."""

    __slots__ = ("_answered", "_asked", "_due", "_ready", "_sent", "at", "seat", "socket", "table", "version")

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat
        self.version, self.at = -1, 0.0
        """The newest version seen, and when it came."""
        self.socket = Socket(self.received, self._lost)
        self._answered: deque[Answered] = deque()
        self._asked: asyncio.Future[None] | None = None
        self._ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._due: float | None = None
        self._sent = 0.0
        table.clients.append(self)

    @abstractmethod
    def received(self, message: bytes, now: float) -> None:
        """Read a message."""

    @abstractmethod
    def _send_action(self) -> None:
        """Do something; it is this client's turn."""

    @property
    def other(self) -> Client | None:
        """Who sits opposite; None: a bot does, or nobody yet."""
        clients = self.table.clients
        return clients[1 - self.seat] if len(clients) == 2 else None

    async def enter(self, host: str, port: int, path: str, greeting: bytes) -> None:
        """Open the socket, say who it is, and return when the table has been shown."""
        await self.socket.open(host, port, path)
        if greeting:
            self.socket.send(greeting)
        async with asyncio.timeout(_PATIENCE):
            await self._ready

    async def ask(self, message: bytes) -> None:
        """Send a command and return when it is answered. Raises ServerFailed."""
        self._asked = asyncio.get_running_loop().create_future()
        self.socket.send(message)
        async with asyncio.timeout(_PATIENCE):
            await self._asked

    def act(self, due: float) -> None:
        """Do what was due at this moment."""
        self._due, self._sent = due, perf_counter()
        self._send_action()

    def _told(self, version: int, now: float, *, answers: bool) -> None:
        """The table has come to this version; whether that answers this client's own message."""
        self.version, self.at = version, now
        other = self.other
        if other is not None:
            waiting = other._answered
            while waiting and waiting[0].version <= version:
                action = waiting.popleft()
                self.table.counts.finished(action.due, action.sent, action.at, now)
        if answers:
            self._was_answered(version, now, other)
        if not self._ready.done():
            self._ready.set_result(None)

    def _was_answered(self, version: int, now: float, other: Client | None) -> None:
        due = self._due
        if due is not None:
            self._due = None
            if other is not None and other.version < version:
                self._answered.append(Answered(version, due, self._sent, now))
            else:
                self.table.counts.finished(due, self._sent, now, now if other is None else other.at)
        elif self._asked is not None:
            self._asked.set_result(None)
            self._asked = None

    def _was_refused(self, code: str) -> None:
        if self._asked is not None:
            self._asked.set_exception(ServerFailed(f"the server refused a command: {code}"))
            self._asked = None
        elif not self._ready.done():
            self._ready.set_exception(ServerFailed(f"the server let nobody in: {code}"))
        else:
            self._due = None
            self.table.counts.refused[code] += 1

    def _lost(self, reason: str) -> None:
        for waiting in (self._asked, self._ready):
            if waiting is not None and not waiting.done():
                waiting.set_exception(ServerFailed(reason))
        self.table.counts.lost[reason] += 1


class BendoClient(Client):
    """Speaks the protocol of `bendo serve`, at a socket of a table.

    It relies on how the server writes JSON: without spaces, `type` and `answers` first, `seat` first in `choices`.
    With each match people move on by one seat, so where a client sits is read from its choices.
    """

    __slots__ = ("_choices", "_reply_to")

    _UPDATE: Final = b'{"type":"update",'
    _ANSWER: Final = b'{"type":"update","answers":true,'
    _REFUSED: Final = b'{"type":"refused",'
    _VERSION: Final = re.compile(rb'"version":(\d+)')
    _CODE: Final = re.compile(rb'"code":"([^"]*)"')

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__(table, seat)
        self._choices = Choices(seat, [])
        self._reply_to: tuple[float, float] | None = None  # when an action was due and answered that a bot must follow

    def received(self, message: bytes, now: float) -> None:
        """Read an update or a refusal."""
        if not message.startswith(self._UPDATE):
            if message.startswith(self._REFUSED):
                found = self._CODE.search(message)
                self._was_refused(found[1].decode() if found else "?")
            return
        found = self._VERSION.search(message)
        if found is None:
            self._lost("an update without a version")
            return
        if self._reply_to is not None:
            self.table.counts.replied(self._reply_to[0], now - self._reply_to[1])
            self._reply_to = None
        due = self._due
        self._told(int(found[1]), now, answers=message.startswith(self._ANSWER))
        choices = choices_in(message)
        if choices is not None:
            self._choices = choices
            self.table.turn_of(self, now)
        elif b'"phase":"between"' in message:
            self._go_on(b'{"command":"onward"}')
        elif b'"phase":"over"' in message:
            self._go_on(b'{"command":"rematch"}')
        elif due is not None and self._due is None and len(self.table.clients) == 1:
            self._reply_to = due, now

    def _go_on(self, command: bytes) -> None:
        if self.table.round_ended(self):
            self.table.counts.commands += 1
            self.socket.send(command)

    def _send_action(self) -> None:
        seat, actions = self._choices
        action = self.table.random.choice(actions)
        self.socket.send(b'{"command":"act","seat":%d,"action":"%b","version":%d}' % (seat, action, self.version))


class Choices(NamedTuple):
    """What a client may do, each as it is to be sent, and from which seat."""

    seat: int
    actions: list[bytes]


def choices_in(message: bytes) -> Choices | None:
    """The receiver's choices in an update or a scene; None if it is not for the receiver to act, or nothing is new."""
    at = message.find(_MINE)
    if at < 0:
        return None
    misfits = message.find(b'"misfits":', at)
    actions = _ACTION.findall(message, at, misfits if misfits >= 0 else len(message))
    end = message.find(b'"why_not_pass":', at)
    end = message.find(b"}", end) if end >= 0 else len(message)
    if not _AGAINST_DRAW.search(message, at, end):
        actions.append(b"+")
    if not _AGAINST_PASS.search(message, at, end):
        actions.append(b"-")
    return Choices(message[at + len(_MINE)] - ord("0"), actions)


_MINE: Final = b'"choices":{"seat":'
_ACTION: Final = re.compile(rb'"action":"([^"]+)"')
_AGAINST_DRAW: Final = re.compile(rb'"why_not_draw":"[^"]')
_AGAINST_PASS: Final = re.compile(rb'"why_not_pass":"[^"]')


class BoardgameClient(Client):
    """Speaks what clients of boardgame.io 0.50 do: socket.io 4 over a WebSocket, one JSON array in each message.

    A match there has no rounds. After `LENGTH` moves the two begin another one, since the server copies the whole log
    of a match at each of its moves, and real matches end.
    """

    __slots__ = ("_match", "_matches")

    LENGTH: Final = 100
    PATH: Final = "/socket.io/?EIO=4&transport=websocket"
    _UPDATE: Final = b'42/duel,["update",'
    _SYNC: Final = b'42/duel,["sync",'
    _STATE: Final = re.compile(rb'"_stateID":(\d+)')
    _PLAYER: Final = re.compile(rb'"currentPlayer":"(\d)"')

    def __init__(self, table: Table, seat: int, match: str) -> None:
        super().__init__(table, seat)
        self._match, self._matches = match, 0

    def received(self, message: bytes, now: float) -> None:
        """Read the state of the match, or a packet that is about the connection."""
        if message.startswith((self._UPDATE, self._SYNC)):
            self._shown(message, now)
        elif message == b"2":  # a ping of engine.io
            self.socket.send(b"3")
        elif message.startswith(b"0"):
            self.socket.send(b"40/duel,")
        elif message.startswith(b"40"):
            self._join()
        elif message.startswith(b"44"):
            self._was_refused(message.decode(errors="replace"))

    def _shown(self, message: bytes, now: float) -> None:
        state, player = self._STATE.search(message), self._PLAYER.search(message)
        if state is None or player is None:
            self._lost("a state without a number or a player")
            return
        moves = int(state[1])
        version = self._matches * (self.LENGTH + 1) + moves
        if version <= self.version:
            return
        self._told(version, now, answers=self._due is not None)
        if moves >= self.LENGTH:
            if self.table.round_ended(self):
                self.table.counts.commands += 1
                self._matches += 1
                self._join()
        elif int(player[1]) == self.seat:
            self.table.turn_of(self, now)

    def _join(self) -> None:
        match = f"{self._match}-{self._matches}".encode()
        self.socket.send(b'42/duel,["sync","%b","%d",null,2]' % (match, self.seat))

    def _send_action(self) -> None:
        match, moves = f"{self._match}-{self._matches}".encode(), self.version % (self.LENGTH + 1)
        self.socket.send(
            b'42/duel,["update",{"type":"MAKE_MOVE","payload":{"type":"go","args":[],"playerID":"%d"}},%d,"%b","%d"]'
            % (self.seat, moves, match, self.seat)
        )
