"""The processes that serve the same tables: who does what, and how they hear of each other."""

from __future__ import annotations

from cantina.server.cluster.protocol import Cluster, Follower, Lease, Presence, TableChanged
from cantina.server.cluster.single import SingleProcess

__all__ = ["Cluster", "Follower", "Lease", "Presence", "SingleProcess", "TableChanged"]
