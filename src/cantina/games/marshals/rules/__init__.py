"""The rules of Marshals, by phase of the turn."""
