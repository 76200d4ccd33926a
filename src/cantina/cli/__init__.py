"""The command line: play, serve, replay, review, simulate, arena, balance, rules."""

from __future__ import annotations

import io
import sys
from typing import Annotated

import typer

import cantina
from cantina.cli import console
from cantina.cli.arena import arena
from cantina.cli.balance import balance
from cantina.cli.play import play
from cantina.cli.replay import replay
from cantina.cli.review import review
from cantina.cli.rules import rules
from cantina.cli.serve import serve
from cantina.cli.simulate import simulate
from cantina.kernel.errors import CantinaError

app = typer.Typer(
    help=console.say("cli-about"),
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (play, serve, replay, review, simulate, arena, balance, rules):
    app.command(help=console.say(f"cli-{command.__name__}"))(command)


@app.command(help=console.say("cli-games"))
def games() -> None:
    for name in cantina.games():
        game = cantina.game(name)
        say = console.teller(game, None)
        low, high = game.meta.seats
        title = game.meta.title[say.language]
        console.show(f"{name} · {title} ({low}–{high})", style="bold")
        for option in game.meta.options:
            line = f"  --set {option.name}=…  {say.say(f'option-{option.name}')}"
            console.show(line)


def _version(wanted: bool) -> None:
    if wanted:
        console.show(f"cantina {cantina.__version__}")
        raise typer.Exit


@app.callback()
def start(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help=console.say("cli-version")),
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main() -> None:
    """Runs the command line; every failure ends in a sentence and an exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = app(standalone_mode=False)
        sys.stdout.flush()
        sys.exit(code if isinstance(code, int) else 0)
    except (KeyboardInterrupt, typer.Abort):
        _stop(console.say("cli-interrupted"), 130)
    except SystemExit as stop:
        if stop.code == 130:  # typer's own word for Ctrl-C
            _stop(console.say("cli-interrupted"), 130)
        if stop.code == 1:  # and for a closed pipe
            _stop(console.say("cli-pipe-closed"), 2)
        raise
    except CantinaError as error:
        _stop(console.explain(error), 2)
    except BrokenPipeError:
        _stop(console.say("cli-pipe-closed"), 2)
    except OSError as error:
        file = console.say("cli-output") if error.filename is None else str(error.filename)
        _stop(console.say("cli-file", file=file, detail=str(error.strerror)), 2)
    except Exception as error:
        # typer keeps its classes for misuse private; what they share is a message for people.
        if not hasattr(error, "format_message"):
            raise
        _stop(console.say("cli-misused", detail=error.format_message()), 2)


def _stop(sentence: str, code: int) -> None:
    console.err.print(sentence, highlight=False, markup=False)
    sys.exit(code)
