"""What is kept of tables and persons, in SQLite or PostgreSQL: events are appended, and read again in their order.

`await Store.open(url)` opens a database, new or old. `append` returns when the events are durable. Persons are known by
a secret of which only the hash is kept. The store knows the plain form of events and no rules.
"""

from bendo.store.appends import Conflict, Result
from bendo.store.database import NotOpened, UnknownDatabase
from bendo.store.names import ERASED, UnknownFormat
from bendo.store.persons import CODE_SECONDS, Code, Known, Persons, Saved, Statistics, UnknownCode, UnknownPerson
from bendo.store.store import Store
from bendo.store.writer import NotStored

__all__ = [
    "CODE_SECONDS",
    "ERASED",
    "Code",
    "Conflict",
    "Known",
    "NotOpened",
    "NotStored",
    "Persons",
    "Result",
    "Saved",
    "Statistics",
    "Store",
    "UnknownCode",
    "UnknownDatabase",
    "UnknownFormat",
    "UnknownPerson",
]
