"""Measures how many commits a PostgreSQL takes from many connections, with and without a notification in each.

    python bench/commits.py postgresql://… [--connections 1,4,16] [--seconds 3]

A server process commits on one connection, one commit at a time, with all choices that wait in it; so
connections stand for processes. It makes and drops a table of its own.
"""

from __future__ import annotations

import argparse
import threading
import time

import psycopg

STATEMENTS = {
    "without": "insert into bench_commits values (%s, %s)",
    "with a notification": (
        "with appended as (insert into bench_commits values (%s, %s) returning 1) "
        "select pg_notify('bench', repeat('x', 120)) from appended"
    ),
}


def measure(url: str, statement: str, connections: int, seconds: float) -> tuple[float, float]:
    """Commits a second, and the milliseconds one takes on average."""
    counts = [0] * connections
    begin = threading.Barrier(connections + 1)
    end = threading.Event()

    def commit(number: int) -> None:
        with psycopg.connect(url, autocommit=True) as connection:
            begin.wait()
            while not end.is_set():
                connection.execute(statement, (number, counts[number]), prepare=True)
                counts[number] += 1

    threads = [threading.Thread(target=commit, args=(number,)) for number in range(connections)]
    for thread in threads:
        thread.start()
    begin.wait()
    time.sleep(seconds)
    end.set()
    for thread in threads:
        thread.join()
    rate = sum(counts) / seconds
    return rate, 1000 * connections / rate


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("url")
    parser.add_argument("--connections", default="1,4,16")
    parser.add_argument("--seconds", type=float, default=3.0)
    given = parser.parse_args()
    with psycopg.connect(given.url, autocommit=True) as connection:
        connection.execute("create table bench_commits (connection integer, number integer)")
        try:
            print("| connections | " + " | ".join(f"commits/s {name} | ms" for name in STATEMENTS) + " |")
            print("|---" * (1 + 2 * len(STATEMENTS)) + "|")
            for count in map(int, given.connections.split(",")):
                found = [measure(given.url, one, count, given.seconds) for one in STATEMENTS.values()]
                print(f"| {count} | " + " | ".join(f"{rate:,.0f} | {ms:.1f}" for rate, ms in found) + " |")
        finally:
            connection.execute("drop table bench_commits")


if __name__ == "__main__":
    main()
