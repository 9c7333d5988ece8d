"""Scripted people: each plays over a socket from what it is sent, and knows no rules."""

from __future__ import annotations

import random
from typing import Any

from tests.web.hosting import Socket

LOG = 40


def applied(scene: dict[str, Any], update: dict[str, Any]) -> dict[str, Any]:
    """The scene after an update, as docs/protocol.md tells a page to make it."""
    if "scene" in update:
        whole: dict[str, Any] = update["scene"]
        return whole
    changed = {name: value for name, value in update.items() if name not in ("type", "answers")}
    for name in ("tiles", "ends", "known"):
        if name in changed:
            elements = list(scene.get(name, []))
            for index, element in changed[name]:
                elements[index : index + 1] = [element]
            changed[name] = elements
    if "log" in changed:
        changed["log"] = [*scene.get("log", []), *changed["log"]][-LOG:]
    return scene | changed


class Guest:
    """Somebody at a table: what is seen there now, and what to do about it."""

    def __init__(self, socket: Socket, chance: random.Random) -> None:
        self.socket, self.chance = socket, chance
        self.scene: dict[str, Any] = {}
        self.answers: list[dict[str, Any]] = []

    async def hear(self) -> dict[str, Any]:
        """Hear one message, and see what has changed."""
        heard = await self.socket.hear()
        if heard["type"] == "update":
            if "scene" not in heard:
                assert heard["version"] == self.scene["version"] + 1
            self.scene = applied(self.scene, heard)
        return heard

    async def do(self, command: dict[str, Any]) -> dict[str, Any]:
        """Send a command, and hear everything up to its answer."""
        await self.socket.say(command)
        while True:
            heard = await self.hear()
            if heard["type"] == "refused" or heard.get("answers"):
                return heard

    async def until(self, version: int) -> None:
        """Hear everything up to a version."""
        while self.scene.get("version", 0) < version:
            await self.hear()

    def wish(self) -> dict[str, Any] | None:
        """What this one would do now, if it is for it to do something."""
        scene = self.scene
        asked = scene["asked"]
        if scene["phase"] == "between" and self.me in asked.get("onward_waits", []):
            return {"command": "onward"}
        turn = scene["turn"]
        if turn.get("waits") == "ready" and turn["seat"] in scene["seats"]:
            return {"command": "ready", "seat": turn["seat"], "version": scene["version"]}
        choices = scene["choices"]
        if "seat" not in choices:
            return None
        actions = [play["action"] for play in choices.get("plays", [])]
        actions += ["+"] if not choices.get("why_not_draw") else []
        actions += ["-"] if not choices.get("why_not_pass") else []
        action = self.chance.choice(actions)
        return {"command": "act", "seat": choices["seat"], "action": action, "version": scene["version"]}

    @property
    def me(self) -> str | None:
        """The id of this person, None for a watcher."""
        seats = self.scene["seats"]
        person: str | None = self.scene["chairs"][seats[0]]["person"] if seats else None
        return person


async def play(guests: list[Guest], actions: int) -> None:
    """Let guests at one table play until the match is over, or so many commands were sent; all hear everything."""
    for _ in range(actions):
        wishing = [(guest, wish) for guest in guests if (wish := guest.wish()) is not None]
        if not wishing:
            return
        guest, wish = guest_and_wish = wishing[0]
        del guest_and_wish
        heard = await guest.do(wish)
        assert heard["type"] == "update", heard
        for other in guests:
            await other.until(guest.scene["version"])
