"""Who is told what: the messages for every connection of a table, made once for each viewer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bendo.table import Happening, encode, tell
from bendo.web.protocol import answering
from bendo.web.sockets.connection import Connection

WATCHERS: Final = ""
"""As whom all are told things who have no seat."""


def mail(
    happenings: Sequence[Happening], connections: Iterable[Connection], asking: Connection | None
) -> list[tuple[Connection, list[bytes]]]:
    """The messages for each connection; the last one for who has asked is marked as the answer.

    Whoever holds a seat before or after is told as that person, all others as watchers.
    """
    people = happenings[0].before.people | happenings[-1].after.people
    viewers: dict[str, list[Connection]] = {}
    for each in connections:
        viewers.setdefault(each.person if each.person in people else WATCHERS, []).append(each)
    told: dict[str, list[bytes]] = {viewer: [] for viewer in viewers}
    for happening in happenings:
        for viewer, update in zip(viewers, tell(*happening, viewers), strict=True):
            told[viewer].append(encode(update))
    letters = []
    for viewer, receivers in viewers.items():
        messages = told[viewer]
        for receiver in receivers:
            mine = [*messages[:-1], answering(messages[-1])] if receiver is asking else messages
            letters.append((receiver, mine))
    return letters
