"""What an operator sees at ``/metrics``. No figure here is about one table or one person."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """One set for each app, so that several can live in a process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("gaslamp_tables", "Tables in memory", registry=self.registry)
        self.connections = Gauge("gaslamp_connections", "Clients on the line", registry=self.registry)
        self.messages = Counter("gaslamp_messages", "Messages from clients", registry=self.registry)
        self.refused = Counter("gaslamp_refused", "Messages refused", registry=self.registry)
        self.failures = Counter("gaslamp_failures", "Messages that failed through our fault", registry=self.registry)
        self.seconds = Histogram(
            "gaslamp_message_seconds",
            "From receiving a message to having it done and on disk",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0),
            registry=self.registry,
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
