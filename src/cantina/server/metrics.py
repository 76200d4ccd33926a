"""The server's metrics, for Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector

_FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
_SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30)


class EventLoopHistogram(Collector):
    """A histogram that only the event loop observes, so that it needs no lock."""

    def __init__(
        self, name: str, documentation: str, buckets: Sequence[float], registry: CollectorRegistry
    ) -> None:
        self._name = name
        self._documentation = documentation
        self._buckets = buckets
        self._counts = [0] * (len(buckets) + 1)
        self._sum = 0.0
        registry.register(self)

    def observe(self, value: float) -> None:
        self._counts[bisect_left(self._buckets, value)] += 1
        self._sum += value

    def collect(self) -> Iterator[HistogramMetricFamily]:
        names = [*(str(float(bucket)) for bucket in self._buckets), "+Inf"]
        buckets = list(zip(names, map(float, accumulate(self._counts)), strict=True))
        yield HistogramMetricFamily(self._name, self._documentation, buckets, self._sum)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.delivery = EventLoopHistogram(
            "cantina_delivery_seconds",
            "From the arrival of a choice to the sending of its last update",
            buckets=_FAST,
            registry=self.registry,
        )
        self.commit = EventLoopHistogram(
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
