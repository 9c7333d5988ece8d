"""WebSocket frames (RFC 6455, section 5.2) as far as a driver needs them. Pure, from bytes to bytes.

A client must mask what it sends. The mask is all zeros here, so that masked and plain bytes are the same.
"""

from __future__ import annotations

import struct
from typing import Final

TEXT: Final = 1
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10

_LAST: Final = 0x80  # the bit that says that a frame ends its message
_MASKED: Final = 0x80
_SHORT, _MEDIUM = 125, 65535  # the greatest lengths that fit the first byte, and two more
_NO_MASK: Final = bytes(4)

Frame = tuple[int, bytes]
"""What kind of frame it is, and its payload."""


class FrameError(ValueError):
    """What came is no frame that was asked for: compressed, masked, or a message in pieces."""


def frame(kind: int, payload: bytes = b"") -> bytes:
    """A frame of a client that is a whole message."""
    length = len(payload)
    if length <= _SHORT:
        return struct.pack("!BB", _LAST | kind, _MASKED | length) + _NO_MASK + payload
    if length <= _MEDIUM:
        return struct.pack("!BBH", _LAST | kind, _MASKED | 126, length) + _NO_MASK + payload
    return struct.pack("!BBQ", _LAST | kind, _MASKED | 127, length) + _NO_MASK + payload


def split(received: bytes) -> tuple[list[Frame], bytes]:
    """The whole frames of a server at the beginning of what was received, and what is left. Raises FrameError."""
    frames: list[Frame] = []
    at, end = 0, len(received)
    while end - at >= 2:
        first, length = received[at], received[at + 1]
        start = at + 2
        if length == 126:
            if end < at + 4:
                break
            length, start = (received[at + 2] << 8) | received[at + 3], at + 4
        elif length == 127:
            if end < at + 10:
                break
            length, start = int.from_bytes(received[at + 2 : at + 10], "big"), at + 10
        elif length > 127:
            raise FrameError("a server must not mask what it sends")
        if first & 0xF0 != _LAST or first == _LAST:
            raise FrameError(f"a message came compressed or in pieces: its first byte is {first:#04x}")
        if start + length > end:
            break
        frames.append((first & 0x0F, received[start : start + length]))
        at = start + length
    return frames, received[at:] if at else received
