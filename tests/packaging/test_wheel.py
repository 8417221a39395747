"""The wheel: what is in it, and that it is all one needs, under every interpreter at hand."""

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from email import message_from_string
from email.message import Message
from pathlib import Path

import pytest
from click.testing import CliRunner

from dmd_replay.cli.main import main

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "docs/examples"

PYTHONS = ("3.11", "3.12", "3.13", "3.14")
"""The interpreters that the library is for."""

MOST = 1_900_000
"""Bytes of the wheel: source as it is read, with what help and editors show. A file of 100 kB that
gets in by mistake, or twice the packages, is noticed."""

LARGEST = 60_000
"""Bytes of a file in it, compressed; the list of all of them is the largest."""

pytestmark = pytest.mark.exhaustive


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from this tree."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def metadata(wheel: Path) -> Message:
    """Its metadata."""
    with zipfile.ZipFile(wheel) as packed:
        (name,) = (name for name in packed.namelist() if name.endswith("METADATA"))
        return message_from_string(packed.read(name).decode())


def test_it_holds_the_packages_and_nothing_else(wheel: Path) -> None:
    """No test, no page, no recorded game; no file is large."""
    with zipfile.ZipFile(wheel) as packed:
        files = packed.infolist()
    folders = {file.filename.split("/")[0].split("-")[0] for file in files}

    assert {"dmd_core", "dmd_replay"} == folders
    assert [] == [file.filename for file in files if file.compress_size > LARGEST]
    assert wheel.stat().st_size < MOST


def test_the_page_of_dependencies_says_its_size_and_its_interpreters(wheel: Path) -> None:
    """To a twentieth: the whole file, and what the library is of it."""
    page = " ".join((ROOT / "docs/dependencies.md").read_text(encoding="utf-8").split())
    ((whole, library),) = re.findall(r"([\d,]+) kB, of which `dmd_core` is ([\d,]+) kB", page)
    with zipfile.ZipFile(wheel) as packed:
        core = [one for one in packed.infolist() if one.filename.startswith("dmd_core/")]
    sizes = (wheel.stat().st_size, sum(one.compress_size for one in core))

    for shown, size in zip((whole, library), sizes, strict=True):
        assert size / 1000 == pytest.approx(int(shown.replace(",", "")), rel=0.05)
    assert f"Python {PYTHONS[0]} to {PYTHONS[-1]} are tested" in page


def test_it_asks_for_three_packages(metadata: Message) -> None:
    """All others come with an extra."""
    needed = [one for one in metadata.get_all("Requires-Dist", []) if "extra ==" not in one]

    assert ["attrs", "cattrs", "msgpack"] == sorted(one.partition(">")[0] for one in needed)
    assert {"replay", "test", "dev"} <= set(metadata.get_all("Provides-Extra", []))


def test_it_says_where_it_comes_from(metadata: Message) -> None:
    """Addresses by the names that package indexes know."""
    addresses = dict(one.split(", ") for one in metadata.get_all("Project-URL", []))

    assert {"Documentation", "Source", "Issues", "Changelog"} == set(addresses)
    assert metadata["License-Expression"] == "MIT"


def test_it_is_built_where_nothing_is_installed(tmp_path: Path, wheel: Path) -> None:
    """As the README says: by pip, which brings what the build needs; the same files come out."""
    home = tmp_path / "empty"
    subprocess.run([sys.executable, "-m", "venv", str(home)], check=True, capture_output=True)
    python = home / ("Scripts" if sys.platform == "win32" else "bin") / "python"

    assert _packed(wheel) == _packed(_built_by(str(python), tmp_path))


def test_it_is_built_beside_an_editable_installation(tmp_path: Path, wheel: Path) -> None:
    """Where the sources are on the path, pip drops them for what it builds apart."""
    assert _packed(wheel) == _packed(_built_by(sys.executable, tmp_path))


def _built_by(python: str, folder: Path) -> Path:
    """A wheel as the pip of an interpreter builds it."""
    said(folder, python, "-m", "pip", "wheel", "--no-deps", "-w", "dist", str(ROOT))
    (built,) = folder.glob("dist/*.whl")
    return built


def _packed(wheel: Path) -> dict[str, int]:
    """The files of the packages, with their checksums."""
    with zipfile.ZipFile(wheel) as packed:
        return {one.filename: one.CRC for one in packed.infolist() if "-info/" not in one.filename}


def interpreter(version: str) -> str | None:
    """An interpreter of a version: on the path, or among those of pyenv."""
    found = shutil.which(f"python{version}")
    if found is not None and _is_whole(found):
        return found
    versions = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    for folder in sorted(versions.glob(f"{version}.*")):
        if _is_whole(str(folder / "bin/python")):
            return str(folder / "bin/python")
    return None


def _is_whole(python: str) -> bool:
    """Whether it can make environments."""
    command = [python, "-c", "import venv, ensurepip"]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


@pytest.fixture(params=PYTHONS)
def environment(
    request: pytest.FixtureRequest, wheel: Path, tmp_path: Path
) -> Iterator[tuple[Path, Path]]:
    """An environment with nothing but the wheel: its programs, and a folder to work in."""
    python = interpreter(request.param)
    if python is None:
        pytest.skip(f"there is no Python {request.param} at hand: not tested")
    home, work = tmp_path / "env", tmp_path / "work"
    work.mkdir()
    subprocess.run([python, "-m", "venv", str(home)], check=True, capture_output=True)
    programs = home / ("Scripts" if sys.platform == "win32" else "bin")
    install(programs, str(wheel))
    yield programs, work
    shutil.rmtree(home)


def install(programs: Path, *what: str) -> None:
    """Install into an environment."""
    pip = [str(programs / "python"), "-m", "pip", "install", "--quiet"]
    done = subprocess.run([*pip, *what], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def said(
    folder: Path, *words: str, stdin: str = "", status: int = 0
) -> subprocess.CompletedProcess[str]:
    """What a program says that is run in a folder; it has to end with a status."""
    bare = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        list(words), cwd=folder, input=stdin, capture_output=True, text=True, check=False, env=bare
    )
    assert done.returncode == status, done.stderr
    return done


def test_it_is_all_one_needs(environment: tuple[Path, Path], wheel: Path) -> None:
    """The programs of the pages run; the command says what to install, and then it is there."""
    programs, work = environment
    python = str(programs / "python")

    assert "events; " in said(work, python, str(EXAMPLES / "embed.py")).stdout
    told = said(work, python, str(EXAMPLES / "hot_seat.py"), stdin="1\nundo\nquit\n").stdout
    assert "may take an action." in told
    assert "run\n" == said(work, python, str(EXAMPLES / "database.py"), "saves.db").stdout
    assert "Insanity card" in said(work, python, str(EXAMPLES / "companion.py")).stdout
    there = said(work, python, "-m", "pip", "list", "--format=freeze").stdout.splitlines()
    names = {line.partition("==")[0].partition(" @")[0].lower() for line in there}
    assert not names & {"click", "rich", "jinja2", "tomli-w"}

    refused = said(work, str(programs / "dmd-replay"), "demo", status=2)
    assert refused.stderr.startswith("dmd-replay: this needs click, jinja2, rich and tomli_w")

    install(programs, f"{wheel}[replay]")
    install(programs, "dmd-core[lang]")  # no index has it: what is installed is taken
    spoken = "import dmd_core as dmd; print(dmd.load_language('pl').code)"
    assert "pl\n" == said(work, python, "-c", spoken).stdout
    assert "EXACT" in said(work, str(programs / "dmd-replay"), "verify", "evening.dmdlog").stdout
    assert "EXACT" in said(work, python, "-m", "dmd_replay", "demo").stdout


def test_kept_games_and_the_kernel_are_the_same(
    environment: tuple[Path, Path], wheel: Path
) -> None:
    """Whatever the interpreter, of every kept game; and the tests of the kernel pass."""
    programs, work = environment
    install(programs, f"{wheel}[replay,lang]", "pytest>=8.3.2", "hypothesis>=6.120")
    games = sorted(map(str, (ROOT / "fixtures/games").glob("*.dmdlog")))
    here = CliRunner().invoke(main, ["verify", "--json", *games])

    there = said(
        work, str(programs / "dmd-replay"), "verify", "--json", *games, status=here.exit_code
    )

    assert json.loads(here.stdout) == json.loads(there.stdout)
    chosen = "not exhaustive and not slow"
    options = ("-q", "-p", "no:cacheprovider", "-p", "no:randomly", "-m", chosen)
    run = (str(programs / "python"), "-B", "-m", "pytest", *options, "tests/kernel")
    assert re.search(r"^[1-9]\d\d+ passed", said(ROOT, *run).stdout, re.MULTILINE)
