"""The server's metrics, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

_FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
_SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.delivery = Histogram(
            "cantina_delivery_seconds",
            "From the arrival of a choice to the sending of its last update",
            buckets=_FAST,
            registry=self.registry,
        )
        self.commit = Histogram(
            "cantina_commit_seconds", "Until a choice is durable", buckets=_FAST, registry=self.registry
        )
        self.thinking = Histogram(
            "cantina_bot_seconds", "How long bots think", ["level"], buckets=_SLOW, registry=self.registry
        )
        self.tables = Gauge("cantina_tables", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("cantina_sockets", "Open sockets", registry=self.registry)
        self.choices = Counter("cantina_choices", "Choices made", ["game"], registry=self.registry)
        self.refusals = Counter("cantina_refusals", "Refusals", ["code"], registry=self.registry)
        self.reconnects = Counter("cantina_reconnects", "Clients that came back", registry=self.registry)
        self.resyncs = Counter(
            "cantina_resyncs", "Clients that had to be told everything again", registry=self.registry
        )
        self.bots_replaced = Counter(
            "cantina_bots_replaced", "Bots that died or overran", registry=self.registry
        )
        self.dropped = Counter("cantina_dropped", "Sockets closed by us", ["why"], registry=self.registry)
