"""Rows as input features for networks: see `cantina.policy.features`."""

from cantina.policy.features import Features, features

__all__ = ["Features", "features"]
