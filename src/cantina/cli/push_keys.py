"""`cantina push-keys`: makes the keys with which `cantina serve` sends notifications."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cantina.cli import console
from cantina.kernel.errors import Allowed, BadOption, CantinaError


def push_keys(
    file: Annotated[Path, typer.Argument(help=console.message("cli-arg-push-keys"))],
    contact: Annotated[str, typer.Option(help=console.message("cli-opt-contact"))],
    lang: Annotated[str | None, typer.Option(help=console.message("cli-opt-lang"))] = None,
) -> None:
    localizer = console.localizer(None, lang)
    try:
        from cantina.server.push.keys import VapidKeys
    except ModuleNotFoundError as error:
        raise CantinaError(localizer.format("push-not-installed", package=error.name)) from None
    try:
        VapidKeys.make(contact).write(file)
    except FileExistsError:  # whoever has subscribed has done so with these keys
        raise BadOption("FILE", str(file), Allowed("missing-file", "a file that does not exist yet")) from None
    except OSError as error:
        allowed = Allowed("writable-file", "a file that can be written ({why})", why=console.file_error(error))
        raise BadOption("FILE", str(file), allowed) from None
    console.write(localizer.format("push-keys-written", file=str(file)))
