"""Compiles the kernel and the rules with mypyc when a wheel is built.

The same sources run as plain Python: where there is no C compiler, or with CANTINA_COMPILE=0, the wheel
carries them alone. CANTINA_COMPILE=1 makes a failed compilation an error. Everything happens in a
temporary folder: a compiled module left beside its source would shadow it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

KERNEL = ("luck", "pile", "choice", "result", "state")
GAME = ("content", "state", "choices", "world", "rules/*")

SETUP = """
import sys
from setuptools import setup
from mypyc.build import mypycify
setup(
    name="cantina",
    packages=[],
    ext_modules=mypycify(["--strict", "--local-partial-types", *sys.argv[4:]], opt_level="3"),
    script_args=["-q", "build_ext", "--build-lib", sys.argv[2], "--build-temp", sys.argv[3]],
)
"""


def modules(source: Path) -> list[str]:
    """The modules to compile, as paths from the source folder."""
    kernel = [source / "cantina/kernel" / f"{name}.py" for name in KERNEL]
    games = [
        path
        for folder in sorted((source / "cantina/games").iterdir())
        if folder.is_dir()
        for name in GAME
        for path in sorted(folder.glob(f"{name}.py"))
        if path.name != "__init__.py"
    ]
    return [str(path.relative_to(source)) for path in (*kernel, *games)]


class CompileHook(BuildHookInterface[Any]):
    """Adds the compiled modules to a wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        wanted = os.environ.get("CANTINA_COMPILE", "auto")
        if version == "editable" or wanted == "0":
            return
        self.work = Path(tempfile.mkdtemp(prefix="cantina-compile-"))
        source = self.work / "src"
        shutil.copytree(Path(self.root) / "src", source)
        built, scratch = self.work / "built", self.work / "scratch"
        self.app.display_info("compiling the rules with mypyc; this takes a minute or two")
        run = subprocess.run(
            [sys.executable, "-c", SETUP, "setup.py", str(built), str(scratch), *modules(source)],
            cwd=source,
            capture_output=True,
            text=True,
            check=False,
        )
        if run.returncode != 0:
            tail = "\n".join((run.stdout + run.stderr).splitlines()[-15:])
            if wanted == "1":
                raise RuntimeError(f"the rules could not be compiled:\n{tail}")
            self.app.display_warning(
                "the rules could not be compiled (is there a C compiler?): this wheel holds plain "
                f"Python, which plays the same games more slowly. What went wrong:\n{tail}"
            )
            return
        for path in sorted(built.rglob("*")):
            if path.is_file():
                build_data["force_include"][str(path)] = str(path.relative_to(built))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        work = getattr(self, "work", None)
        if work is not None:
            shutil.rmtree(work, ignore_errors=True)
