"""Lets `python -m cantina` run the command line."""

from cantina.cli import main

main()
