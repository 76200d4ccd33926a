"""The rules of Colt Express, one module per phase."""
