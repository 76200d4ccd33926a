"""The command line: one module per command."""

from __future__ import annotations

import io
import sys
from typing import Annotated

import typer

import cantina
from cantina.cli import console
from cantina.cli.arena import arena
from cantina.cli.balance import balance
from cantina.cli.laws import laws
from cantina.cli.learn import learn
from cantina.cli.lesson import lesson
from cantina.cli.numbers import numbers
from cantina.cli.play import play
from cantina.cli.push_keys import push_keys
from cantina.cli.puzzles import puzzles
from cantina.cli.replay import replay
from cantina.cli.review import review
from cantina.cli.rules import rules
from cantina.cli.serve import serve
from cantina.cli.simulate import simulate
from cantina.cli.tables import tables
from cantina.cli.texts import texts
from cantina.cli.train import train
from cantina.kernel.errors import CantinaError
from cantina.kernel.meta import Option
from cantina.localization import Localizer

app = typer.Typer(
    help=console.message("cli-about"),
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (
    play,
    learn,
    serve,
    replay,
    review,
    simulate,
    arena,
    balance,
    train,
    rules,
    numbers,
    laws,
    texts,
):
    app.command(help=console.message(f"cli-{command.__name__}"))(command)

app.command("push-keys", help=console.message("cli-push-keys"))(push_keys)
app.add_typer(tables, name="tables")
app.add_typer(lesson, name="lesson")
app.add_typer(puzzles, name="puzzles")


@app.command(help=console.message("cli-games"))
def games() -> None:
    for name in cantina.games():
        game = cantina.game(name)
        localizer = console.localizer(game, None)
        low, high = game.meta.seats
        title = game.meta.title[localizer.language]
        console.write(f"{name} · {title} ({low}–{high})", style="bold")
        for option in game.meta.options:
            _show_option(option, localizer)
    for error in cantina.broken_games().values():
        console.err.print(console.message("cli-broken-game", detail=str(error)), highlight=False, markup=False)


def _show_option(option: Option, localizer: Localizer) -> None:
    """Shows an option with its values, as they are typed and in words."""
    title = localizer.format(
        "cli-option-title", name=localizer.option(option.name), default=_typed(option.default)
    )
    about = localizer.option_about(option.name)
    if option.names:
        about += " " + localizer.format("cli-option-names")
    console.write(f"  --set {option.name}=…  {title} · {about}")
    for value in option.values:
        words = [localizer.option_value(option.name, value), localizer.option_value_about(option.name, value)]
        console.write(f"      {_typed(value):<14} {' · '.join(filter(None, words))}")


def _typed(value: object) -> str:
    """The value of an option as it is typed."""
    return str(value).lower()


def _version(wanted: bool) -> None:
    if wanted:
        console.write(f"cantina {cantina.__version__}")
        raise typer.Exit


@app.callback()
def start(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help=console.message("cli-version")),
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main() -> None:
    """Runs the command line; every failure ends with a message and an exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = app(standalone_mode=False)
        sys.stdout.flush()
        sys.exit(code if isinstance(code, int) else 0)
    except (KeyboardInterrupt, typer.Abort):
        _exit_with(console.message("cli-interrupted"), 130)
    except SystemExit as stop:
        if stop.code == 130:  # typer's code for Ctrl-C
            _exit_with(console.message("cli-interrupted"), 130)
        if stop.code == 1:  # and for a closed pipe
            _exit_with(console.message("cli-pipe-closed"), 2)
        raise
    except CantinaError as error:
        _exit_with(console.error_message(error), 2)
    except BrokenPipeError:
        _exit_with(console.message("cli-pipe-closed"), 2)
    except OSError as error:
        file = console.message("cli-output") if error.filename is None else str(error.filename)
        _exit_with(console.message("cli-file", file=file, detail=console.file_error(error)), 2)
    except Exception as error:
        # typer's classes for wrong usage are private; this method is what they have in common.
        if not hasattr(error, "format_message"):
            raise
        detail = error.format_message()
        if not detail:  # a command with commands of its own has shown its help
            sys.exit(2)
        _exit_with(console.message("cli-misused", detail=console.misuse(detail)), 2)


def _exit_with(message: str, code: int) -> None:
    console.err.print(message, highlight=False, markup=False)
    sys.exit(code)
