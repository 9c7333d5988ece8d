"""A player in fifty lines: opens a table against Ben and plays a match, laying the heaviest tile that fits.

pip install websockets, then: python examples/bot.py http://127.0.0.1:8000
"""

import json
import sys
import time
import urllib.request

from websockets.sync.client import connect


def post(url: str, body: object = None, secret: str = "") -> dict:
    """What the server answers."""
    headers = {"authorization": f"Bearer {secret}"} if secret else {}
    with urllib.request.urlopen(urllib.request.Request(url, json.dumps(body).encode(), headers)) as answer:
        return json.load(answer)


def applied(scene: dict, update: dict) -> dict:
    """The scene after an update to it (docs/protocol.md, Updates)."""
    for name in ("tiles", "ends", "known"):
        if name in update:
            elements = dict(enumerate(scene[name])) | dict(update[name])
            update[name] = [elements[index] for index in range(len(elements))]
    return update["scene"] if "scene" in update else scene | update


def wish(scene: dict) -> dict | None:
    """What to do now, None if it is not for us to do anything."""
    if scene["phase"] == "between" and scene["asked"]["onward_waits"]:
        return {"command": "onward"}
    choices = scene["choices"]
    if "seat" not in choices:
        return None
    plays = sorted((play["action"] for play in choices["plays"]), key=lambda action: int(action[0]) + int(action[1]))
    action = plays[-1] if plays else "-" if choices["why_not_draw"] else "+"
    return {"command": "act", "seat": choices["seat"], "action": action, "version": scene["version"]}


server = sys.argv[1].rstrip("/")
secret = post(f"{server}/persons")["secret"]
chairs = [{"chair": "person", "name": "Bot"}, {"chair": "bot", "player": "ben"}]
table = post(f"{server}/tables", {"rules": "blue-orange", "chairs": chairs}, secret)["table"]
with connect(f"{server.replace('http', 'ws', 1)}/tables/{table}/socket") as socket:
    socket.send(json.dumps({"command": "hello", "secret": secret}))
    scene, waiting = {}, False
    while scene.get("phase") != "over":
        heard = json.loads(socket.recv())
        if heard["type"] == "update":
            scene = applied(scene, heard)
        elif heard["type"] == "refused":
            time.sleep(1)  # too fast for the server, or too late
        waiting = waiting and heard["type"] == "update" and "answers" not in heard
        if scene and not waiting and (command := wish(scene)):
            socket.send(json.dumps(command))
            waiting = True
print(f"{server}/t/{table}: {' : '.join(map(str, scene['scores']))}")
