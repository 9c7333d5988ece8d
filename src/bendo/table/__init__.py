"""One table at which people and players of the program sit: a state machine without a clock, without chance or files.

`Table.rebuilt([Opened(now, plan)])` opens it. `table.handle(sender, command, now)` and `table.tick(now)` answer the
next table and what happened on the way, or a refusal. The events are all that need be stored: `Table.rebuilt(events)`
is the table again. What a viewer may know is a `Scene`, and `tell` makes of a happening the `Update` that leads from
one to the next.
"""

from bendo.table.catchup import since
from bendo.table.commands import HOUSE, REACTIONS, Command, Refused, Sender
from bendo.table.events import Event, Opened
from bendo.table.facts import Facts
from bendo.table.plain import FORMAT, Unreadable, from_plain, read_command, to_message, to_plain
from bendo.table.plan import Bot, InvalidPlan, Open, Person, Plan, commit
from bendo.table.shown import Scene, Update, applied, scene, tell, told
from bendo.table.state import Phase, State
from bendo.table.table import Awaited, Happened, Happening, Outcome, Table

__all__ = [
    "FORMAT",
    "HOUSE",
    "REACTIONS",
    "Awaited",
    "Bot",
    "Command",
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
    "Scene",
    "Sender",
    "State",
    "Table",
    "Unreadable",
    "Update",
    "applied",
    "commit",
    "from_plain",
    "read_command",
    "scene",
    "since",
    "tell",
    "to_message",
    "to_plain",
    "told",
]
