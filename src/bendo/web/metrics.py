"""What the server counts, in the text form of Prometheus. Nothing in it is about a person or a table by itself."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""The bounds between which lengths of time are counted."""


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        own = self._registry = CollectorRegistry()
        self.tables = Gauge("bendo_tables", "Tables in memory.", registry=own)
        self.connections = Gauge("bendo_connections", "Sockets that are open.", registry=own)
        self.opened = Counter("bendo_tables_opened", "Tables that were opened.", registry=own)
        self.events = Counter("bendo_events", "Events that were stored.", registry=own)
        commands = Counter("bendo_commands", "Commands of people, by what came of them.", ["outcome"], registry=own)
        self.accepted, self.refused = commands.labels("accepted"), commands.labels("refused")
        self.durable = Histogram(
            "bendo_durable_seconds", "From deciding to having stored.", buckets=SECONDS, registry=own
        )
        self.thinking = Histogram(
            "bendo_thinking_seconds", "Until a player has answered.", buckets=SECONDS, registry=own
        )
        self.lag = Gauge(
            "bendo_loop_lag_seconds", "How late the event loop was, at worst in ten seconds.", registry=own
        )
        self.limited = Counter("bendo_limited", "What was refused by a limit.", ["limit"], registry=own)
        self.failures = Counter("bendo_failures", "What went wrong inside.", ["what"], registry=own)

    def text(self) -> bytes:
        """All figures as they are now."""
        return generate_latest(self._registry)
