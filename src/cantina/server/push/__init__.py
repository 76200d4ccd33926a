"""Web Push: tells people whose page is closed that it is their turn; off unless the operator has keys for it.

Everything but `subscription.py` needs `cryptography` (`pip install "cantina[push]"`), so it is imported only
where there are keys.
"""
