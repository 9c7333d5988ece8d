"""Tables at which scripted people sit."""

from __future__ import annotations

import random

from tests.web.guests import Guest
from tests.web.hosting import Host


async def two(host: Host, rules: str = "blue-orange", seed: int = 7) -> tuple[str, list[Guest], list[str]]:
    """A table with two people by sockets, begun; the secrets too."""
    secrets = [(await host.person())[1] for _ in range(2)]
    opened = await host.table(secrets[0], "Ana", "-", rules=rules)
    guests = []
    for secret in secrets:
        guest = Guest(await host.join(opened["table"], secret), random.Random(seed))
        assert (await guest.hear())["type"] == "welcome"
        await guest.hear()
        guests.append(guest)
    ana, bo = guests
    sat = await bo.do({"command": "sit", "seat": 1, "name": "Bo", "key": opened["keys"]["1"]})
    assert sat["type"] == "update"
    await ana.until(bo.scene["version"])
    await ana.do({"command": "start"})
    await bo.until(ana.scene["version"])
    return opened["table"], guests, secrets
