"""A table's matches as game records, and tables that go on with a record."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bendo.game import DEFAULT_SHEET, Drew, Match, Rules, Seat, TimeCalled, commitment
from bendo.notation import spell_action
from bendo.notation.records import (
    HandoverToken,
    Record,
    RecordRound,
    ReplayError,
    own_record,
    read_record,
    replay,
    write_record,
)
from bendo.table import HOUSE, Bot, Event, Happened, InvalidPlan, Opened, Person, Phase, Plan, Sender, Table
from bendo.table.commands import (
    AgreeUndo,
    AskUndo,
    BeginRematch,
    Command,
    End,
    HandOver,
    Onward,
    Present,
    Rematch,
    Rename,
    Resign,
    Start,
    TakeBack,
)
from bendo.table.events import Acted, Undone
from bendo.table.records import NoGameNumber, NoSuchMatch, NotRevealed, events_of, matches_of, record_of
from tests.strategies import NUMBERS, sittings, some_action
from tests.table.parties import acting, life, plan_of, plans, quick
from tests.table.parties import events_of as events_lived

SEEDS = st.integers(0, 2**32)
EVA = Person("eva", "Eva")
HEAD = '[Rules "blue-orange"] [Number "2007"] '
OPENING = "0:44 1:42a 0:43b 1:+40 1:- 0:52a 1:+55 1:55aR"


def is_player(name: str) -> bool:
    return name in ("ben", "ben:easy", "tuned")


# A table's matches as records


class Sitting:
    """A table that keeps all its events while it is played on."""

    def __init__(self, plan: Plan) -> None:
        self.events: list[Event] = [Opened(0.0, plan)]
        self.table = Table.rebuilt(self.events)

    def do(self, sender: Sender, command: Command, now: float = 1.0) -> Sitting:
        outcome = self.table.handle(sender, command, now)
        assert isinstance(outcome, Happened), outcome
        return self.went(outcome)

    def act(self, *texts: str, now: float = 1.0) -> Sitting:
        for text in texts:
            self.do(*acting(self.table, text), now)
        return self

    def went(self, outcome: Happened) -> Sitting:
        self.table = outcome.table
        self.events += outcome.events
        return self

    def play_out(self) -> Sitting:
        """To the end of the round, the last legal action of each turn being done."""
        while self.table.state.phase is Phase.PLAYING:
            self.act(spell_action(self.table.state.position.actions()[-1]))
        return self

    def win(self, *people: str) -> Sitting:
        """To the end of the match; these people go on from round to round."""
        while self.play_out().table.state.phase is not Phase.OVER:
            for person in people:
                self.do(person, Onward())
        return self

    @property
    def version(self) -> int:
        return self.table.version


def begun(chairs: str, rules: str = DEFAULT_SHEET, seconds: int = 0) -> Sitting:
    return Sitting(plan_of(chairs, rules, "2007", seconds)).do(HOUSE, Start(), 0.0)


def written(rounds: Iterable[RecordRound]) -> list[str]:
    """Each round as it is spelled."""
    return [" ".join(map(str, played.items)) for played in rounds]


def tags(record: Record) -> list[tuple[str, str]]:
    return [(tag.name, tag.value) for tag in record.tags]


def test_the_record_of_one_persons_match_is_told_at_any_time_but_for_the_salt() -> None:
    record = record_of(begun("ana ben:easy").act("44", "42a", "43b", "+", "-", "52a", "+", "55aR").events)
    assert tags(record) == [
        ("Rules", "blue-orange"),
        ("Number", "2007"),
        ("Seat0", "Ana"),
        ("Seat1", "ben:easy"),
        ("Commit", commitment("2007", "salt")),
    ]
    assert written(record.rounds) == [OPENING]
    assert record.unfinished
    assert record_of(begun("ana ben").events).rounds == ()


def test_the_record_of_people_is_told_only_when_the_match_is_over() -> None:
    sitting = begun("ana bob", "blue-orange,target=50").act("44")
    with pytest.raises(NotRevealed):
        record_of(sitting.events)
    sitting.play_out()
    assert sitting.table.state.phase is Phase.BETWEEN
    with pytest.raises(NotRevealed):
        record_of(sitting.events)
    record = record_of(sitting.do("ana", Onward()).do("bob", Onward()).win("ana", "bob").events)
    assert tags(record)[-2:] == [("Commit", commitment("2007", "salt")), ("Salt", "salt")]
    assert not record.unfinished
    assert record.ended is None
    assert len(record.rounds) > 1
    replayed = replay(read_record(write_record(record)))
    assert sitting.table.state.game is not None
    assert replayed.match == sitting.table.state.game.match


def test_before_the_start_there_is_no_match() -> None:
    waiting = Sitting(plan_of("ana bob"))
    assert matches_of(waiting.events) == ()
    with pytest.raises(NoSuchMatch) as caught:
        record_of(waiting.events)
    assert caught.value.index == -1
    with pytest.raises(ValueError, match="a table begins with Opened"):
        matches_of(begun("ana bob").events[1:])


def test_people_are_called_as_they_were_last() -> None:
    sitting = begun("ana ana ben", "wild-draw").do("ana", Rename(1, "Ana María")).do("ana", Resign(0))
    with pytest.raises(NotRevealed):
        record_of(sitting.events)
    assert record_of(sitting.do("ana", Resign(1)).events).names == ("Ana", "Ana María", "ben")


def test_what_was_taken_back_is_written_with_its_undos() -> None:
    sitting = begun("ana ben").act("44", "42a")
    sitting.do("ana", AskUndo(0, sitting.version)).act("44", "64a")
    assert written(record_of(sitting.events).rounds) == ["0:44 1:42a ~ ~ 0:44 1:64a"]


def test_an_undo_that_others_agree_to_is_written() -> None:
    sitting = begun("ana bob").act("44", "42a")
    sitting.do("bob", AskUndo(1, sitting.version)).do("ana", AgreeUndo(sitting.version)).act("64a")
    assert written(record_of(sitting.do("ana", Resign(0)).events).rounds) == ["0:44 1:42a ~ 1:64a"]


def test_a_seat_that_is_handed_over_and_taken_back_is_written() -> None:
    sitting = begun("ana ben").act("44", "42a").do("ana", HandOver(0, "ben:easy")).act("43b")
    sitting.act("+", "-").do("ana", TakeBack(0)).act("52a")
    assert written(record_of(sitting.events).rounds) == ["0:44 1:42a 0=ben:easy 0:43b 1:+40 1:- 0=Ana 0:52a"]


def test_a_seat_that_changes_hands_between_rounds_is_written_in_the_next_one() -> None:
    sitting = begun("ana ben").play_out()
    closed = record_of(sitting.events)
    assert record_of(sitting.do("ana", HandOver(0, "tuned")).events) == closed
    sitting.do("ana", TakeBack(0)).do("ana", HandOver(0, "ben"))
    rounds = record_of(sitting.do("ana", Onward()).events).rounds
    assert rounds[:-1] == closed.rounds
    assert written(rounds[-1:]) == ["0=ben"]


def test_a_turn_that_a_player_finishes_since_time_was_up_is_written() -> None:
    sitting = begun("ana bob", seconds=20).act("44", "42a", now=1.0)
    sitting.went(sitting.table.tick(21.0)).act("43b", now=21.0).act("+", "-", now=22.0).do("ana", Resign(0))
    assert written(record_of(sitting.events).rounds) == ["0:44 1:42a 0=ben 0:43b 0=Ana 1:+40 1:-"]


def test_time_that_the_rules_call_is_written_with_the_penalty_tile() -> None:
    sitting = begun("ana bob", "jaques-speed").act("44", now=0.0)
    sitting.went(sitting.table.tick(10.0)).do("ana", Resign(0))
    assert written(record_of(sitting.events).rounds) == ["0:44 1:!64"]


@pytest.mark.parametrize(
    ("chairs", "rules", "resigning", "ended"),
    [
        ("ana bob", "blue-orange", [("bob", 1)], "1 resigned"),
        ("ana ben bob ben", "no-draw-teams", [("ana", 0), ("bob", 2)], "2 resigned"),
        ("ana bob ben", "blue-orange", [("ana", 0), ("bob", 1)], "resigned"),
        ("ben ana ben", "blue-orange", [("ana", 1)], "resigned"),
    ],
)
def test_a_match_that_was_given_up_says_so(
    chairs: str, rules: str, resigning: list[tuple[str, Seat]], ended: str
) -> None:
    sitting = begun(chairs, rules)
    for person, seat in resigning:
        sitting.do(person, Resign(seat))
    record = record_of(sitting.events)
    assert (record.value("Ended"), record.unfinished) == (ended, True)
    assert record.value("Salt") == "salt"


def test_of_several_one_who_gives_up_is_handed_over_and_the_match_goes_on() -> None:
    sitting = begun("ben bob ana").do("ana", Resign(2))
    with pytest.raises(NotRevealed):
        record_of(sitting.events)
    assert written(record_of(sitting.do("bob", Resign(1)).events).rounds) == ["2=ben"]


def test_a_match_that_was_ended_because_somebody_was_gone_says_so() -> None:
    sitting = begun("ana bob").act("44").do(HOUSE, Present("bob", False), 2.0).do("ana", End(), 70.0)
    record = record_of(sitting.events)
    assert (record.value("Ended"), record.ended, record.unfinished) == ("ended", (None, "ended"), True)
    assert written(record.rounds) == ["0:44"]


def test_another_match_is_a_record_of_its_own() -> None:
    sitting = begun("ana bob ben").act("55").do("ana", HandOver(0, "tuned"))
    sitting.do("ana", Resign(0)).do("bob", Resign(1))
    first = record_of(sitting.events)
    sitting.do("ana", Rematch()).do(HOUSE, BeginRematch("8", "pepper"), 5.0)
    assert record_of(sitting.events, 0) == first
    with pytest.raises(NotRevealed):
        record_of(sitting.events)
    for index in (2, -3):
        with pytest.raises(NoSuchMatch):
            record_of(sitting.events, index)
    sitting.do("ana", Resign(1)).do("bob", Resign(2))
    second = record_of(sitting.events, 1)
    assert tags(second) == [
        ("Rules", "blue-orange"),
        ("Number", "8"),
        ("Seat0", "ben"),
        ("Seat1", "Ana"),
        ("Seat2", "Bob"),
        ("Commit", commitment("8", "pepper")),
        ("Salt", "pepper"),
        ("Ended", "resigned"),
    ]
    assert written(second.rounds) == ["1=tuned 2=ben"]
    assert [match.began for match in matches_of(sitting.events)] == [0.0, 5.0]
    assert [match.state.number for match in matches_of(sitting.events)] == ["2007", "8"]


@settings(max_examples=40)
@given(plan=plans(), seed=SEEDS)
def test_a_record_that_a_table_tells_leads_to_where_the_table_stands(plan: Plan, seed: int) -> None:
    events = events_lived(plan, list(life(plan, random.Random(seed), 120)))
    matches = matches_of(events)
    state = Table.rebuilt(events).state
    assert bool(matches) == (state.phase is not Phase.WAITING)
    for index, match in enumerate(matches):
        last = index + 1 == len(matches)
        assert match.state.phase is Phase.OVER or last
        assert not last or match.state == state
        if not match.state.revealed:
            with pytest.raises(NotRevealed):
                record_of(events, index)
            continue
        record = record_of(events, index)
        assert read_record(write_record(record)) == record
        replayed = replay(record)
        assert match.state.game is not None
        stands = match.state.game.match
        assert stands == (replayed.resumed if stands.round == len(record.rounds) else replayed.match)
        assert (record.value("Salt") is None) == (match.state.phase is not Phase.OVER)
        assert record.value("Commit") == commitment(match.state.number, match.state.salt)
        assert (record.ended is None) == (match.state.ended is None or match.state.ended.how == "won")


# Tables that go on with a record


def going_on(record: Record, seat: Seat | None = None, person: Person = EVA) -> tuple[Event, ...]:
    return events_of(record, person, salt="pepper", now=7.0, is_player=is_player, seat=seat)


def gone_on(text: str, seat: Seat | None = None) -> Table:
    return Table.rebuilt(going_on(read_record(text), seat))


def holders(table: Table) -> list[str]:
    """The person by id, the others by player."""
    return [chair.person or chair.player or "" for chair in table.state.chairs]


def match_of(table: Table) -> Match:
    assert table.state.game is not None
    return table.state.game.match


def test_a_table_that_goes_on_with_a_record_stands_where_the_record_ends() -> None:
    events = going_on(read_record(HEAD + OPENING + " *"))
    table = Table.rebuilt(events)
    assert match_of(table) == replay(read_record(HEAD + OPENING + " *")).match
    assert {event.at for event in events} == {7.0}
    state = table.state
    assert (state.phase, state.turn, state.number, state.salt) == (Phase.PLAYING, 0, "2007", "pepper")
    assert state.revealed
    outcome = table.handle(*acting(table, "63b"), 8.0)
    assert isinstance(outcome, Happened)


@pytest.mark.parametrize(
    ("names", "seat", "chairs"),
    [
        ((), None, ["eva", "ben"]),
        ((), 1, ["ben", "eva"]),
        (("Ana", "Bob"), None, ["eva", "ben"]),
        (("Ana", "Bob"), 1, ["ben", "eva"]),
        (("ben:easy", "Ana"), None, ["ben:easy", "eva"]),
        (("ben:easy", "me"), None, ["ben:easy", "eva"]),
        (("ben:easy", "me:Ana"), 0, ["eva", "ben"]),
        (("ben:easy", "tuned"), None, ["eva", "tuned"]),
        (("heaviest,double=3", "tuned"), 1, ["ben", "eva"]),
    ],
)
def test_the_person_has_a_persons_seat_and_players_of_the_program_the_others(
    names: Sequence[str], seat: Seat | None, chairs: list[str]
) -> None:
    seats = " ".join(f'[Seat{index} "{name}"]' for index, name in enumerate(names))
    table = gone_on(f"{HEAD}{seats} 0:44 *", seat)
    assert holders(table) == chairs
    assert table.state.chairs[chairs.index("eva")].holder == EVA


@pytest.mark.parametrize(
    ("tokens", "chair"),
    [("1=tuned 0:44", "tuned"), ("1=tuned 0:44 1=ben:easy", "ben:easy"), ("1=tuned 0:44 1=Bob", "ben")],
)
def test_a_seat_is_played_by_who_played_it_last(tokens: str, chair: str) -> None:
    assert holders(gone_on(f'{HEAD}[Seat0 "Ana"] [Seat1 "Bob"] {tokens} *')) == ["eva", chair]


def test_a_player_whose_name_is_too_long_for_a_chair_is_ben() -> None:
    record = read_record(f'{HEAD}[Seat0 "Ana"] [Seat1 "ben,{"x" * 61}"] *')
    assert Table.rebuilt(
        events_of(record, EVA, salt="pepper", now=0.0, is_player=lambda name: name.startswith("ben"))
    ).state.chairs[1].holder == Bot("ben")


def test_who_did_what_is_told_by_kind() -> None:
    text = '[Rules "jaques-speed"] [Number "7"] [Seat0 "Ana"] [Seat1 "Bob"] 0:55 1:54a 0:!32 1:!20 0=ben 0:41a *'
    kinds = [event.by for event in going_on(read_record(text)) if isinstance(event, Acted)]
    assert kinds == ["person", "bot", "clock", "clock", "bot"]
    handed = going_on(read_record(HEAD + '[Seat0 "ben"] [Seat1 "ben"] 1=tuned 0:44 0=Ana ~ 0:44 *'), 0)
    assert [event.by for event in handed if isinstance(event, Acted)] == ["bot", "person"]


def test_undos_that_follow_each_other_are_one() -> None:
    events = going_on(read_record(HEAD + "0:44 1:42a 0:43b ~ 1=Ben ~ 1:64a ~ *"))
    assert [event for event in events if isinstance(event, Undone)] == [Undone(7.0, 1, 2), Undone(7.0, 1, 1)]


def test_what_was_done_before_can_be_taken_back_at_the_new_table() -> None:
    table = gone_on(HEAD + "0:44 1:42a *")
    outcome = table.handle("eva", AskUndo(0, table.version), 8.0)
    assert isinstance(outcome, Happened)
    assert match_of(outcome.table) == replay(read_record(HEAD + "*")).match


def test_a_round_that_has_ended_waits_for_the_next_one() -> None:
    sitting = begun("ana ben").play_out()
    table = Table.rebuilt(going_on(record_of(sitting.events)))
    assert table.state.phase is Phase.BETWEEN
    outcome = table.handle("eva", Onward(), 8.0)
    assert isinstance(outcome, Happened)
    assert match_of(outcome.table) == match_of(sitting.do("ana", Onward()).table)


def test_a_finished_match_can_be_looked_at_and_followed_by_another() -> None:
    record = record_of(begun("ana bob", "blue-orange,target=20").win("ana", "bob").events)
    table = Table.rebuilt(going_on(record, 1))
    assert table.state.phase is Phase.OVER
    assert table.state.ended is not None
    assert table.state.ended.side == replay(record).match.winner
    assert isinstance(table.handle("eva", Rematch(), 8.0), Happened)


def test_the_end_of_a_round_that_was_taken_back_is_left_out() -> None:
    sitting = begun("ana ben").play_out()
    played = record_of(sitting.events).rounds[0].tokens
    text = HEAD + " ".join(map(str, played))
    table = gone_on(f"{text} ~ *")
    assert match_of(table) == replay(read_record(f"{text} ~ *")).match
    assert table.state.phase is Phase.PLAYING
    assert written(record_of(going_on(read_record(f"{text} ~ *"))).rounds) == [" ".join(map(str, played[:-1]))]
    assert match_of(gone_on(f"{text} ~ {played[-1]} *")) == match_of(sitting.table)


@pytest.mark.parametrize(
    ("rules", "players", "told", "ended", "won"),
    [
        ("blue-orange", 2, "1 resigned", "1 resigned", 0),
        ("blue-orange", 2, "0 resigned", "0 resigned", 1),
        ("no-draw-teams", 4, "2 resigned", "2 resigned", 1),
        ("blue-orange", 2, "resigned", "ended", None),
        ("blue-orange", 3, "resigned", "resigned", None),
        ("blue-orange", 3, "2 resigned", "resigned", None),
        ("blue-orange", 2, "ended", "ended", None),
        ("blue-orange", 3, "1 asleep", "ended", None),
    ],
)
def test_a_match_that_was_ended_early_is_over(rules: str, players: int, told: str, ended: str, won: int | None) -> None:
    names = " ".join(f'[Seat{seat} "Ana"]' for seat in range(players))
    events = going_on(read_record(f'[Rules "{rules}"] [Number "2007"] {names} [Ended "{told}"] *'))
    state = Table.rebuilt(events).state
    assert state.phase is Phase.OVER
    assert state.ended is not None
    assert state.ended.side == won
    assert record_of(events).value("Ended") == ended


def test_no_table_goes_on_with_the_record_of_one_seat() -> None:
    own = own_record(read_record(HEAD + OPENING + " *"), 1)
    with pytest.raises(NoGameNumber):
        going_on(own)


def test_no_table_goes_on_with_a_match_that_cannot_have_been() -> None:
    with pytest.raises(ReplayError) as caught:
        gone_on(HEAD + "0:44 1:43a *")
    assert (caught.value.problem, caught.value.line, caught.value.column) == ("illegal", 1, 44)


@pytest.mark.parametrize(
    ("person", "salt", "seat", "field"),
    [
        (EVA, "pepper", 2, "seat"),
        (EVA, "pepper", -1, "seat"),
        (EVA, "no salt", 0, "salt"),
        (Person("eva", ""), "pepper", 0, "chairs"),
    ],
)
def test_a_seat_a_salt_or_a_person_that_cannot_be_is_refused(person: Person, salt: str, seat: Seat, field: str) -> None:
    record = read_record(HEAD + "*")
    with pytest.raises(InvalidPlan) as caught:
        events_of(record, person, salt=salt, now=0.0, is_player=is_player, seat=seat)
    assert caught.value.field == field


def recorded(rules: Rules, players: int, number: str, chance: random.Random) -> Record:
    """The record of a random match as far as it went, with undos and seats that changed hands."""
    match = Match.begin(rules, players, number)
    names = [chance.choice(("Ana", "ben", "me:Bob", "tuned")) for _ in range(players)]
    record = Record.begin(rules, number, names)
    length = chance.randrange(90)
    before: list[Match] = []
    for _ in range(length):
        if match.position.over:
            record = record.with_result(match)
            if match.winner is not None:
                return record
            match, before = match.next_round(), []
        elif before and chance.random() < 0.1:
            match, record = before.pop(), record.with_undo()
        elif chance.random() < 0.05:
            record = record.with_handover(chance.randrange(players), chance.choice(("ben:easy", "Ana", "Ben")))
        else:
            seat, action = match.position.turn, some_action(match, chance)
            step = match.play(action)
            drawn = [event.tile for event in step.events if isinstance(event, Drew | TimeCalled)]
            record = record.with_action(seat, action, drawn[0] if drawn else None)
            before.append(match)
            match = step.match
    return record.with_result(match) if match.position.over else record


def nameless(record: Record) -> tuple[object, ...]:
    """All that a record says but names: whose seats they are, who played them from when, the commit and its salt."""
    kept = [tag for tag in record.tags if not tag.name.startswith("Seat") and tag.name not in ("Commit", "Salt")]
    rounds = []
    for played in record.rounds:
        tokens = tuple([token for token in played.tokens if not isinstance(token, HandoverToken)])
        if tokens or played.result:
            rounds.append(replace(played, tokens=tokens))
    return (tuple(kept), tuple(rounds), record.unfinished)


@settings(max_examples=100)
@given(sitting=sittings(), number=NUMBERS, seed=SEEDS, short=st.booleans())
def test_the_record_of_a_table_that_goes_on_with_a_record_is_the_same_but_for_names(
    sitting: tuple[Rules, int], number: str, seed: int, short: bool
) -> None:
    rules, players = sitting
    chance = random.Random(seed)
    record = recorded(quick(rules, short), players, number, chance)
    seat = chance.choice((None, *range(players)))
    events = going_on(record, seat)
    table = Table.rebuilt(events)
    replayed = replay(record)
    assert match_of(table) == replayed.match
    assert table.state.plan.solo
    assert seat is None or table.state.chairs[seat].holder == EVA
    assert sum(isinstance(chair.holder, Bot) for chair in table.state.chairs) == players - 1
    again = record_of(events)
    assert nameless(again) == nameless(record)
    assert replay(again).match == replayed.match
    assert nameless(record_of(going_on(again, seat))) == nameless(record)


@settings(max_examples=25)
@given(plan=plans(), seed=SEEDS)
def test_a_table_goes_on_with_whatever_a_table_has_told(plan: Plan, seed: int) -> None:
    events = events_lived(plan, list(life(plan, random.Random(seed), 120)))
    for match in matches_of(events):
        if match.state.revealed:
            record = match.record()
            assert nameless(record_of(going_on(record))) == nameless(record)
