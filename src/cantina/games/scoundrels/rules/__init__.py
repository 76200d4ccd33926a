"""The rules of 3000 Scoundrels."""
