"""The server: tables that people join from their browsers."""
