"""The rules of Tiny Epic Western, by phase of the round."""
