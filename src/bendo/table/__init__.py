"""One table at which people and players of the program sit: a state machine without a clock, without chance or files.

`Table.rebuilt([Opened(now, plan)])` opens it. `table.handle(sender, command, now)` and `table.tick(now)` answer the
next table and what happened on the way, or a refusal. The events are all that need be stored: `Table.rebuilt(events)`
is the table again. What a viewer may know is a `Scene`, and `tell` makes of a happening the `Update` that leads from
one to the next.
"""

from bendo.table.catchup import since
from bendo.table.commands import CLIENT_COMMANDS, HOUSE, REACTIONS, ClientCommand, Command, Refused, Sender
from bendo.table.events import Event, Opened
from bendo.table.facts import Facts
from bendo.table.plan import Bot, InvalidPlan, Open, Person, Plan, invitation
from bendo.table.shown import Replay, Scene, Update, applied, replay_of, scene, tell, told
from bendo.table.state import Phase, State
from bendo.table.table import Awaited, Decision, Happened, Happening, Outcome, Table, decisions_in
from bendo.table.wire import FORMAT, Unreadable, encode, read_command, read_event, stored

__all__ = [
    "CLIENT_COMMANDS",
    "FORMAT",
    "HOUSE",
    "REACTIONS",
    "Awaited",
    "Bot",
    "ClientCommand",
    "Command",
    "Decision",
    "Event",
    "Facts",
    "Happened",
    "Happening",
    "InvalidPlan",
    "Open",
    "Opened",
    "Outcome",
    "Person",
    "Phase",
    "Plan",
    "Refused",
    "Replay",
    "Scene",
    "Sender",
    "State",
    "Table",
    "Unreadable",
    "Update",
    "applied",
    "decisions_in",
    "encode",
    "invitation",
    "read_command",
    "read_event",
    "replay_of",
    "scene",
    "since",
    "stored",
    "tell",
    "told",
]
