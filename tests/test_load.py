"""The parts of the load driver: frames, what it reads of messages, what it counts. No server, and no clock."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bendo.game import sheet
from bendo.table import HOUSE, Happened, Opened, Person, Plan, Table, encode, scene
from bendo.table.commands import Act, Start
from scripts.load.clients import BendoClient, BoardgameClient, Client, choices_in
from scripts.load.clients import Table as LoadedTable
from scripts.load.command import Unclear, main, parsed
from scripts.load.counts import Counts, Spread, percentile, spread
from scripts.load.frames import CLOSE, PING, TEXT, FrameError, frame, split
from scripts.load.growth import Row, chart
from scripts.load.metronome import Metronome
from scripts.load.wire import NotLoopback, Socket, loopback

PEOPLE = ("ana", "bo")


def from_server(kind: int, payload: bytes) -> bytes:
    """A frame as a server sends it: that of a client without mask."""
    sent = frame(kind, payload)
    head = len(sent) - len(payload) - 4
    return bytes([sent[0], sent[1] & 0x7F]) + sent[2:head] + payload


class Silent(Socket):
    """Keeps what is sent."""

    def __init__(self) -> None:
        super().__init__(lambda _message, _now: None, lambda _reason: None)
        self.sent: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.sent.append(message)


def silenced(client: Client) -> Silent:
    """The socket of a client that now keeps what the client sends."""
    client.socket = silent = Silent()
    return silent


def with_table(play: Callable[[LoadedTable, Counts], None]) -> None:
    """Do something at a table where everything counts that is due from 0 to 100."""

    async def run() -> None:
        counts = Counts()
        counts.begin(0.0, 100.0)
        play(LoadedTable(counts, Random(1)), counts)

    asyncio.run(run())


# --- frames ----------------------------------------------------------------------------------------------------------


@given(st.lists(st.tuples(st.sampled_from([TEXT, CLOSE, PING]), st.binary(max_size=300))), st.data())
def test_frames_are_read_whole_wherever_what_comes_is_cut(frames: list[tuple[int, bytes]], data: st.DataObject) -> None:
    stream = b"".join([from_server(*each) for each in frames])
    cut = data.draw(st.integers(0, len(stream)))
    first, rest = split(stream[:cut])
    second, left = split(rest + stream[cut:])
    assert (first + second, left) == (frames, b"")


@pytest.mark.parametrize("length", [0, 125, 126, 65535, 65536])
def test_a_frame_of_any_length_is_read_as_it_was_written(length: int) -> None:
    payload = b"x" * length
    assert split(from_server(TEXT, payload)) == ([(TEXT, payload)], b"")


@pytest.mark.parametrize("first", [0x01, 0x80, 0xC1])
def test_messages_in_pieces_and_compressed_ones_are_refused(first: int) -> None:
    with pytest.raises(FrameError, match=f"{first:#04x}"):
        split(bytes([first, 0]))


def test_what_a_server_has_masked_is_refused() -> None:
    with pytest.raises(FrameError, match="mask"):
        split(frame(TEXT, b"x"))


# --- where to --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "url", ["http://127.0.0.1:80", "http://localhost:80/", "http://127.9.9.9:80", "http://[::1]:80"]
)
def test_servers_of_this_machine_are_loaded(url: str) -> None:
    assert loopback(url)[1] == 80


@pytest.mark.parametrize(
    "url",
    ["http://192.0.2.1:80", "http://example.org:80", "http://127.0.0.1", "https://127.0.0.1:80", "x", "http://[::1:80"],
)
def test_no_other_machine_is_loaded(url: str) -> None:
    with pytest.raises(NotLoopback):
        loopback(url)


# --- what bendo's server says ----------------------------------------------------------------------------------------


def rounds() -> Table:
    """A table where two people have begun."""
    plan = Plan(
        rules=sheet("blue-orange"), chairs=tuple([Person(name, name) for name in PEOPLE]), number="load", salt="s"
    )
    outcome = Table.rebuilt([Opened(0.0, plan)]).handle(HOUSE, Start(), 0.0)
    assert isinstance(outcome, Happened)
    return outcome.table


@given(st.integers(0, 2**32))
def test_choices_are_found_in_what_a_table_shows(seed: int) -> None:
    table, random = rounds(), Random(seed)
    while (turn := table.state.turn) is not None:
        shown = encode(scene(table.state, PEOPLE[turn], 0.0))
        choices = json.loads(shown)["choices"]
        expected = [play["action"] for play in choices["plays"]]
        expected += ["+"] * (not choices["why_not_draw"]) + ["-"] * (not choices["why_not_pass"])
        found = choices_in(shown)
        assert found is not None
        assert (found.seat, [action.decode() for action in found.actions]) == (turn, expected)
        assert choices_in(encode(scene(table.state, PEOPLE[1 - turn], 0.0))) is None
        outcome = table.handle(PEOPLE[turn], Act(turn, random.choice(expected), table.version), 0.0)
        assert isinstance(outcome, Happened)
        table = outcome.table


def update(version: int, *, answers: bool = False, more: str = "") -> bytes:
    mark = '"answers":true,' if answers else ""
    return f'{{"type":"update",{mark}"version":{version}{more}}}'.encode()


def mine(seat: int) -> str:
    return (
        f',"choices":{{"seat":{seat},"plays":[{{"action":"64a"}}],"misfits":[],'
        '"why_not_draw":"must-play","why_not_pass":"must-play"}'
    )


def test_an_action_is_finished_when_its_sender_is_answered_and_the_other_seat_told() -> None:
    def play(table: LoadedTable, counts: Counts) -> None:
        ana, bo = BendoClient(table, 0), BendoClient(table, 1)
        sent = silenced(ana).sent
        table.play(at_once=True)
        ana.received(update(4, more=mine(0)), 1.0)
        assert sent == [b'{"command":"act","seat":0,"action":"64a","version":4}']
        ana.received(update(5, answers=True), 2.0)
        assert (counts.actions, counts.unfinished) == (0, 1)
        bo.received(update(5), 4.0)
        assert (counts.actions, counts.unfinished) == (1, 0)
        assert (list(counts.to_sender), list(counts.to_other)) == ([1.0], [3.0])

    with_table(play)


def test_it_does_not_matter_who_is_told_first() -> None:
    def play(table: LoadedTable, counts: Counts) -> None:
        ana, bo = BendoClient(table, 0), BendoClient(table, 1)
        silenced(ana)
        table.play(at_once=True)
        ana.received(update(4, more=mine(0)), 1.0)
        bo.received(update(5), 2.0)
        assert counts.actions == 0
        ana.received(update(5, answers=True), 4.0)
        assert (list(counts.to_sender), list(counts.to_other)) == ([3.0], [1.0])

    with_table(play)


def test_at_a_pace_nobody_acts_before_something_is_due_and_what_is_owed_counts_from_when_it_was() -> None:
    def play(table: LoadedTable, counts: Counts) -> None:
        ana, bo = BendoClient(table, 0), BendoClient(table, 1)
        sent, answer = silenced(ana).sent, silenced(bo).sent
        ana.received(update(4, more=mine(0)), 1.0)
        assert sent == []
        table.fall_due(10.0)
        assert len(sent) == 1
        table.fall_due(12.0)
        assert (counts.overruns, answer) == (1, [])
        bo.received(update(5, more=mine(1)), 13.0)
        assert len(answer) == 1
        ana.received(update(5, answers=True), 13.0)
        ana.received(update(6), 14.0)
        bo.received(update(6, answers=True), 15.0)
        assert (list(counts.to_other), counts.unfinished) == ([3.0, 2.0], 0)

    with_table(play)


def test_a_client_acts_from_the_seat_that_its_choices_name() -> None:
    def play(table: LoadedTable, _: Counts) -> None:
        ana = BendoClient(table, 0)
        sent = silenced(ana).sent
        table.play(at_once=True)
        ana.received(update(4, more=mine(1)), 1.0)
        assert json.loads(sent[0])["seat"] == 1

    with_table(play)


@pytest.mark.parametrize(("phase", "command"), [("between", "onward"), ("over", "rematch")])
def test_after_a_round_and_after_a_match_people_go_on(phase: str, command: str) -> None:
    def play(table: LoadedTable, counts: Counts) -> None:
        ana = BendoClient(table, 0)
        sent = silenced(ana).sent
        ana.received(update(4, more=f',"phase":"{phase}"'), 1.0)
        assert [json.loads(each) for each in sent] == [{"command": command}]
        table.play(at_once=True, goes_on=False)
        ana.received(update(9, more=f',"phase":"{phase}"'), 1.0)
        assert (len(sent), counts.commands, table.rounds) == (1, 1, 2)

    with_table(play)


def test_a_refused_action_is_counted_by_its_code_and_never_finished() -> None:
    def play(table: LoadedTable, counts: Counts) -> None:
        ana = BendoClient(table, 0)
        silenced(ana)
        table.play(at_once=True)
        ana.received(update(4, more=mine(0)), 1.0)
        ana.received(b'{"type":"refused","code":"too-fast","facts":{}}', 2.0)
        assert (dict(counts.refused), counts.actions, counts.unfinished) == ({"too-fast": 1}, 0, 1)

    with_table(play)


def test_beside_a_bot_the_answer_finishes_an_action_and_the_bot_is_timed_from_there() -> None:
    def play(table: LoadedTable, counts: Counts) -> None:
        ana = BendoClient(table, 0)
        silenced(ana)
        table.play(at_once=True)
        ana.received(update(4, more=mine(0)), 1.0)
        ana.received(update(5, answers=True), 2.0)
        ana.received(update(6, more=mine(0)), 5.0)
        assert (list(counts.to_sender), list(counts.replies)) == ([1.0], [3.0])

    with_table(play)


# --- what boardgame.io says ------------------------------------------------------------------------------------------


def test_at_boardgame_io_two_clients_move_in_turn_and_begin_another_match_after_a_hundred_moves() -> None:
    def state(kind: str, match: str, moves: int) -> bytes:
        shown = {"G": {"moves": moves}, "ctx": {"currentPlayer": str(moves % 2)}, "_stateID": moves}
        return b"42/duel," + json.dumps([kind, match, shown], separators=(",", ":")).encode()

    def play(table: LoadedTable, counts: Counts) -> None:
        clients = [BoardgameClient(table, seat, "m") for seat in (0, 1)]
        sent = [silenced(client).sent for client in clients]
        table.play(at_once=True)
        for moves in range(BoardgameClient.LENGTH + 1):
            for client in clients:
                client.received(state("update" if moves else "sync", "m-0", moves), moves / 10)
        assert counts.actions == BoardgameClient.LENGTH
        assert [each[-1] for each in sent] == [b'42/duel,["sync","m-1","%d",null,2]' % seat for seat in (0, 1)]
        clients[0].received(state("sync", "m-1", 0), 11.0)
        assert b'},0,"m-1","0"]' in sent[0][-1]

    with_table(play)


def test_a_ping_is_answered() -> None:
    def play(table: LoadedTable, _: Counts) -> None:
        client = BoardgameClient(table, 0, "m")
        sent = silenced(client).sent
        client.received(b"2", 0.0)
        assert sent == [b"3"]

    with_table(play)


# --- when, and what is made of it ------------------------------------------------------------------------------------


@given(st.integers(1, 50), st.floats(0.1, 10), st.integers(0, 2**32))
def test_in_each_period_something_falls_due_once_at_each_table(tables: int, period: float, seed: int) -> None:
    metronome = Metronome([LoadedTable(Counts(), Random(0)) for _ in range(tables)], period, Random(seed))
    due = [metronome.due(number) for number in range(3 * tables)]
    assert due == sorted(due)
    assert all(0 <= moment <= 3 * period for moment in due)
    assert all(later - moment == pytest.approx(period) for moment, later in zip(due, due[tables:], strict=False))


def test_only_what_falls_due_in_the_stretch_is_counted() -> None:
    counts = Counts()
    counts.fell_due(1.0)
    counts.begin(2.0, 3.0)
    for due in (1.9, 2.0, 4.9, 5.0):
        counts.fell_due(due)
        counts.finished(due, due, due + 1, due + 2)
    assert (counts.actions, counts.unfinished) == (2, 0)


@pytest.mark.parametrize(("share", "expected"), [(0.5, 2.0), (0.51, 3.0), (0.99, 4.0), (1.0, 4.0), (0.0, 1.0)])
def test_a_percentile_is_one_of_the_values(share: float, expected: float) -> None:
    assert percentile([4.0, 1.0, 3.0, 2.0], share) == expected
    assert percentile([], share) == 0.0


def test_a_spread_is_the_median_with_its_range() -> None:
    assert spread([3.0, 1.0, 2.0]) == Spread(2.0, 1.0, 3.0)


def test_the_chart_is_a_picture_by_itself_that_names_every_server() -> None:
    one = Spread(1.0, 1.0, 1.0)
    rows = [
        Row(name, tables, 3, Spread(rate * tables, rate, rate * tables * 1.5), one, one, one, None, None, None)
        for name, rate in (("bendo", 100.0), ("relay & co", 700.0))
        for tables in (1, 10)
    ]
    drawn = chart(rows, title="a < b", subtitle="c")
    texts = [each.text for each in ElementTree.fromstring(drawn).iter() if each.tag.endswith("text")]
    assert {"bendo", "relay & co", "a < b", "c"} <= set(texts)
    assert "href" not in drawn


# --- the command line ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("", "MEASURE"),
        ("closed --tables 0", "from 1 to 4000, not '0'"),
        ("closed --seconds 3601", "from 1 to 600"),
        ("closed --url http://192.0.2.1:80", "not on this machine"),
        ("closed --servers nobody", "'nobody' is none of"),
        ("closed --url http://127.0.0.1:80 --servers relay", "--url names a server that runs"),
        ("closed --pid 1", "--pid"),
        ("memory --servers relay", "no rounds"),
        ("memory --url http://127.0.0.1:80", "--pid"),
        ("pace --servers relay --beside-ben 1", "--beside-ben"),
        ("pace --period 0", "from 0.05 to 60 seconds"),
        ("growth --sizes 3,1", "each greater"),
    ],
)
def test_wrong_arguments_are_told_in_one_line(arguments: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Unclear, match=said):
        parsed(arguments.split())
    assert main(arguments.split()) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_the_versions_of_peers_are_pinned() -> None:
    folder = Path(__file__).parent.parent / "scripts" / "load" / "peers"
    wanted = json.loads((folder / "package.json").read_text("utf-8"))["dependencies"]
    locked = json.loads((folder / "package-lock.json").read_text("utf-8"))["packages"]
    assert {name: locked[f"node_modules/{name}"]["version"] for name in wanted} == wanted
