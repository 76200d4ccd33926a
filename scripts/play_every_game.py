"""Plays a match of every installed game at random: a wheel that can do this has all that playing needs."""

import sys

import cantina

for name in cantina.games():
    decisions = cantina.playout(cantina.game(name).new(seed=1), cantina.seeded(1))
    sys.stdout.write(f"{name}: {decisions} decisions\n")
