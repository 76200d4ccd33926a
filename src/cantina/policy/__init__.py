"""Policies: networks that rate choices, and what they are given. Needs numpy and nothing else."""
