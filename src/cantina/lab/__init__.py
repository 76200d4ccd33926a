"""The lab: playing many matches and counting what happens."""
