"""``dmd-replay pack``, and ``--pack`` where games are made."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from dmd_core.death_may_die.content.json_schema import schema_of
from dmd_core.kernel.schema.faults import Fault
from dmd_replay.cli import pack as pack_command
from dmd_replay.cli.main import main
from dmd_replay.packs.skeleton import write_new
from tests.replay.packs.skeletons import skeleton

ROOT = Path(__file__).parents[3]


def run(*words: object) -> Result:
    """Run the command."""
    return CliRunner().invoke(main, [str(word) for word in words])


@pytest.fixture
def mill(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A new Episode in the working folder."""
    monkeypatch.chdir(tmp_path)
    write_new(Path("mill"), skeleton("episode", "mill", "Mill"))
    return Path("mill")


@pytest.fixture
def tide(mill: Path) -> Path:
    """A new Elder One beside it."""
    path = mill.with_name("tide")
    write_new(path, skeleton("elder_one", "tide", "Tide"))
    return path


class TestCheck:
    """Checking packs."""

    def test_sound_packs_are_told(self, mill: Path, tide: Path) -> None:
        """Each pack is told with what it is."""
        result = run("pack", "check", mill, tide)
        first, second, last = result.output.splitlines()

        assert first.startswith("tide: elder one 'Tide', version 1, fingerprint ")
        assert second.startswith("mill: episode 'Mill', version 1, fingerprint ")
        assert "no problems" == last
        assert 0 == result.exit_code

    def test_a_pack_given_twice_counts_once(self, mill: Path) -> None:
        """A pack that is given twice is counted as one."""
        result = run("pack", "check", mill, mill)

        assert [
            "1 with the very data of another pack, so nothing is added",
            "no problems",
        ] == result.output.splitlines()[1:]

    def test_sound_packs_as_json(self, mill: Path) -> None:
        """A sound pack is told in JSON with id, kind, name, version and fingerprint."""
        result = run("pack", "check", mill, "--json")
        told = json.loads(result.output)

        assert 0 == result.exit_code
        assert [] == told["problems"]
        (pack,) = told["packs"]
        assert 16 == len(pack.pop("fingerprint"))
        assert {"id": "mill", "kind": "episode", "name": "Mill", "version": 1} == pack

    def test_problems_as_json(self, mill: Path) -> None:
        """Problems have their parts, and all allowed words."""
        file = mill / "mythos.toml"
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace('gate = "red"', 'gate = "rde"', 1), encoding="utf-8")
        result = run("pack", "check", mill, "--json")

        assert {
            "packs": [],
            "problems": [
                {
                    "file": "mill/mythos.toml",
                    "line": 1 + file.read_text(encoding="utf-8")[: text.index("red")].count("\n"),
                    "id": "lurker_rises",
                    "path": "mythos[0].summons[0].gate",
                    "found": "'rde'",
                    "allowed": ["red", "yellow", "blue"],
                    "nearest": "red",
                    "rules": [],
                }
            ],
        } == json.loads(result.output)
        assert 2 == result.exit_code

    def test_the_problems_of_all_packs_come_together(self, mill: Path, tide: Path) -> None:
        """The problems of all packs come together, and none is loaded."""
        (mill / "map.toml").unlink()
        (tide / "tokens.toml").unlink()
        result = run("pack", "check", mill, tide)

        assert [
            "file              id  path  found         allowed      nearest",
            "mill/map.toml     -   -     no such file  a TOML file  -",
            "tide/tokens.toml  -   -     no such file  a TOML file  -",
            "2 problems; none of the 2 packs is loaded",
        ] == result.output.splitlines()
        assert 2 == result.exit_code

    def test_a_pack_that_is_not_installed_is_refused(self) -> None:
        """A pack that no distribution offers is no pack."""
        result = run("pack", "check", "installed:nothing")

        assert (
            "dmd-replay: installed pack 'nothing' is unknown; there are: none is installed\n"
        ) == result.stderr
        assert 2 == result.exit_code

    def test_two_with_the_name_of_a_file(self, mill: Path) -> None:
        """Two Episodes never meet in a game, whatever their folders are called."""
        first, second = mill.rename("a pack.toml"), Path("b pack.toml")
        write_new(second, skeleton("episode", "inn", "Inn"))

        assert "no problems" == run("pack", "check", first, second).output.splitlines()[-1]

    @pytest.mark.exhaustive
    def test_a_letter_the_screen_has_not_is_escaped(self, mill: Path) -> None:
        """Where the screen has no sign for a letter its escape is shown."""
        (mill / "pack.toml").write_text("kind = 'Mühle …'\n", encoding="utf-8")
        environment = {**os.environ, "PYTHONIOENCODING": "latin-1", "PYTHONPATH": str(ROOT)}
        words = [sys.executable, "-m", "dmd_replay.cli.main", "pack", "check", str(mill)]
        result = subprocess.run(words, capture_output=True, env=environment, check=False)

        assert 2 == result.returncode
        assert b"" == result.stderr
        assert b"kind     'M\xfchle \\u2026'" in result.stdout

    def test_brackets_are_no_markup(self, capsys: pytest.CaptureFixture[str]) -> None:
        """Brackets in a problem are shown, they are no markup; lists of words are whole."""
        words = tuple("abcdefghijklmnop")
        pack_command.show_problems([Fault(("a", 0), "'[red]'", words, file="[b]f")])

        assert [
            "file  id  path  found    allowed                                         nearest",
            "[b]f  -   a[0]  '[red]'  a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p  -",
        ] == capsys.readouterr().out.splitlines()

    def test_headings_are_bold_on_a_terminal(
        self, mill: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The codes for it are not escaped; those that stand in the file are."""
        monkeypatch.setenv("FORCE_COLOR", "1")
        monkeypatch.setenv("TERM", "xterm")
        (mill / "pack.toml").write_text('kind = "\\u001b[2J"')
        result = CliRunner().invoke(main, ["pack", "check", str(mill)], color=True)

        assert "\x1b[1mfound" in result.output
        assert "\\x1b[1m" not in result.output
        assert "\x1b[2J" not in result.output


class TestShow:
    """Cards as text."""

    def test_a_card_is_shown_by_its_id(self) -> None:
        """The id of a card in a built-in pack shows its text under the name of its pack."""
        result = run("pack", "show", "conflagration")

        assert [
            "# blasphemous_alchemy",
            "",
            "Conflagration  (mythos conflagration)",
            "  Summoning symbol.",
            "  Put 1 Fire token on your Space and each adjacent one.",
            "",
        ] == result.output.splitlines()
        assert 0 == result.exit_code

    def test_added_packs_are_shown_alone(self, mill: Path) -> None:
        """Without an id all texts of the added packs, and nothing else."""
        result = run("pack", "show", "--pack", mill)

        assert ["# mill"] == [line for line in result.output.splitlines() if line[:2] == "# "]
        assert "A Quiet Hour  (mythos quiet_hour)" in result.output

    def test_all_texts_are_shown_pack_by_pack(self) -> None:
        """Without anything all texts there are, pack by pack."""
        heads = [line for line in run("pack", "show").output.splitlines() if line[:2] == "# "]

        assert [
            "# core",
            "# blasphemous_alchemy",
            "# tomes_of_madness",
            "# danse_macabre",
            "# eldritch_idols",
            "# accursed_tide",
            "# unspeakable_hour",
            "# cthulhu",
            "# hastur",
        ] == heads

    def test_a_pack_is_shown_by_its_id(self) -> None:
        """The id of a pack stands for all its texts."""
        told = json.loads(run("pack", "show", "cthulhu", "--json").output)

        assert {"cthulhu"} == {text["pack"] for text in told}
        assert {"elder_one", "enemy", "mythos", "stage", "token"} == {t["kind"] for t in told}

    def test_an_id_of_nothing_names_the_nearest(self) -> None:
        """An id of nothing is told with the nearest."""
        result = run("pack", "show", "conflagratoin")

        assert (
            "dmd-replay: 'conflagratoin' is the id of no card and of no pack; "
            "did you mean 'conflagration'?\n"
        ) == result.stderr
        assert 2 == result.exit_code


class TestNew:
    """New packs."""

    @pytest.mark.parametrize("kind", ["episode", "elder_one"])
    def test_a_new_pack_is_sound_and_plays(
        self, kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """A skeleton passes the check and plays to an end, with schemas beside it."""
        monkeypatch.chdir(tmp_path)
        assert 0 == run("pack", "new", "old-mill", "--kind", kind, "--name", "Old Mill").exit_code
        assert 0 == run("pack", "check", "old-mill").exit_code
        option = "--" + kind.replace("_", "-")
        played = run("record", "a.dmdlog", "--pack", "old-mill", option, "old_mill", "--json")

        assert json.loads(played.output)["outcome"] in {"win", "loss"}
        first = (tmp_path / "old-mill" / "mythos.toml").read_text(encoding="utf-8").split("\n")[0]
        assert "#:schema ./.schema/mythos.json" == first
        schema = (tmp_path / "old-mill" / ".schema" / "mythos.json").read_text(encoding="utf-8")
        assert schema_of("mythos.toml") == json.loads(schema)

    @pytest.mark.parametrize(
        ("pack_id", "found"),
        [
            ("cthulhu", "'cthulhu' again, after cthulhu/pack.toml: id"),
            ("core", "'core' again, after core/pack.toml: id"),
            ("run", "'run', a word of the rules"),
            ("stealth", "'stealth' again, after core/skills.toml: skills[13].id"),
            ("sparks", "'sparks' again, after mill/pack.toml: id"),
        ],
    )
    def test_an_id_that_is_taken_is_refused(
        self, pack_id: str, found: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """An id that the check would refuse is refused before anything is written."""
        monkeypatch.chdir(tmp_path)
        result = run("pack", "new", "mill", "--id", pack_id)

        assert (
            f"dmd-replay: '{pack_id}' cannot be the id of a new episode: found {found};"
            " give another --id\n"
        ) == result.stderr
        assert 2 == result.exit_code
        assert [] == list(tmp_path.iterdir())

    def test_what_to_try_next_is_quoted(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """What to try next can be copied, whatever the folder is called."""
        monkeypatch.chdir(tmp_path)
        result = run("pack", "new", "old mill")

        assert [
            "Try next:",
            "  dmd-replay pack check 'old mill'",
            "  dmd-replay record game.dmdlog --pack 'old mill' --episode old_mill",
        ] == result.output.splitlines()[-3:]

    def test_a_folder_that_is_there_is_left_alone(self, mill: Path) -> None:
        """A folder that is there is left alone."""
        result = run("pack", "new", mill)

        assert "dmd-replay: mill: the folder is not empty; name a new one\n" == result.stderr
        assert 2 == result.exit_code

    @pytest.mark.parametrize("words", [["2001"], ["mill", "--id", "Old Mill"]])
    def test_a_folder_without_a_usable_name_needs_an_id(
        self, words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """A folder whose name makes no id needs one; and it has to be one."""
        monkeypatch.chdir(tmp_path)
        result = run("pack", "new", *words)
        found = words[-1] if len(words) > 1 else ""

        assert (
            f"dmd-replay: '{found}' is no id for a pack; give --id with small letters, digits and"
            " single underscores\n"
        ) == result.stderr
        assert 2 == result.exit_code
        assert [] == list(tmp_path.iterdir())

    def test_a_name_too_long_for_a_card_is_refused(self, tmp_path: Path) -> None:
        """A name that no card has room for is refused before anything is written."""
        result = run("pack", "new", tmp_path / "mill", "--name", "M" * 61)

        assert (
            "dmd-replay: the name has 61 letters; allowed: at most 60, on one line\n"
        ) == result.stderr
        assert 2 == result.exit_code
        assert [] == list(tmp_path.iterdir())


class TestSchema:
    """JSON Schemas."""

    @pytest.mark.parametrize("word", ["map", "map.toml", "episode/map.toml", "episode/map"])
    def test_a_schema_is_printed_by_its_file(self, word: str) -> None:
        """A file is named with or without its ending and the kind of its pack."""
        assert schema_of("map.toml") == json.loads(run("pack", "schema", word).output)

    def test_the_names_of_schemas_are_listed(self) -> None:
        """Without a file the names are listed."""
        names = run("pack", "schema").output.split()

        assert ["pack.toml", "dice.toml"] == names[:2]
        assert 15 == len(names)

    def test_schemas_are_written_to_a_folder(self, tmp_path: Path) -> None:
        """With --write the schema that is named becomes a file; without a name all 15 do."""
        run("pack", "schema", "map", "--write", tmp_path / "one")
        run("pack", "schema", "--write", tmp_path / "all")

        assert ["map.json"] == [path.name for path in (tmp_path / "one").iterdir()]
        assert 15 == len(list((tmp_path / "all").iterdir()))

    def test_a_file_of_no_pack_names_the_nearest(self) -> None:
        """A file of no pack is told with the nearest."""
        result = run("pack", "schema", "episode/maps")

        assert result.stderr.startswith("dmd-replay: 'episode/maps' is no file of a pack;")
        assert result.stderr.endswith("did you mean 'map.toml'?\n")
        assert 2 == result.exit_code


class TestGames:
    """``--pack`` where games are made."""

    def test_a_game_is_recorded_with_several_packs(self, mill: Path, tide: Path) -> None:
        """A game is recorded with the Episode of one added pack and the Elder One of another."""
        result = run(
            *("record", "game.dmdlog", "--pack", mill, "--pack", tide),
            *("--episode", "mill", "--elder-one", "tide"),
        )

        assert 0 == result.exit_code
        assert Path("game.dmdlog").is_file()

    def test_only_what_is_played_counts(self, mill: Path, tide: Path) -> None:
        """A pack that is loaded and not played makes no difference to a log."""
        run("record", "alone.dmdlog", "--seed", "3")
        told = run("record", "beside.dmdlog", "--seed", "3", "--pack", mill, "--pack", tide).stderr
        run("record", "mill.dmdlog", "--seed", "3", "--pack", mill, "--episode", "mill")
        words = ("--pack", mill, "--pack", tide, "--episode", "mill")
        run("record", "mill-beside.dmdlog", "--seed", "3", *words)

        assert Path("alone.dmdlog").read_bytes() == Path("beside.dmdlog").read_bytes()
        assert Path("mill.dmdlog").read_bytes() == Path("mill-beside.dmdlog").read_bytes()
        shown = json.loads(run("inspect", "mill.dmdlog", "--json").output)
        assert ["core", "cthulhu", "mill"] == [pack["id"] for pack in shown["packs"]]
        assert [
            f"dmd-replay: pack '{name}' was added, but its {noun} is not played; choose it {how}"
            for name, noun, how in (
                ("tide", "Elder One", "with --elder-one tide"),
                ("mill", "Episode", "with --episode mill"),
            )
        ] == told.splitlines()

    def test_a_pack_that_was_not_named_is_not_there(self, mill: Path) -> None:
        """A pack that was not named is not there."""
        result = run("record", "game.dmdlog", "--episode", mill)

        assert (
            "dmd-replay: episode: 'mill' is unknown; allowed: blasphemous_alchemy,"
            " tomes_of_madness, danse_macabre, eldritch_idols, accursed_tide, unspeakable_hour;"
            " an Episode of your own is added with --pack FOLDER [DMD-SETUP-07, DMD-DEC-02]\n"
        ) == result.stderr
        assert 2 == result.exit_code

    @pytest.mark.pure("a constant is replaced, and compiled rules are bound to theirs")
    def test_texts_that_never_end_leave_the_log(
        self, mill: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Texts that make the rules give up end the command with a sentence; the log stays."""
        monkeypatch.setattr("dmd_core.kernel.run.MAX_EVENTS", 9)
        result = run("record", "a.dmdlog", "--pack", mill, "--episode", "mill")

        assert result.stderr.startswith("dmd-replay: the rules cannot go on: runaway rules: depth ")
        path = Path("a.dmdlog.part").resolve()
        assert f"\n  the game so far is in {path.name}\n" in result.stderr
        assert f"dmd-replay bundle {path.name}" in result.stderr.splitlines()[-2]
        assert "Traceback" not in result.stderr
        assert 4 < len(result.stderr.splitlines()) <= 24
        assert 4 == result.exit_code
        assert path.is_file()

    def test_an_added_episode_is_soaked(self, mill: Path) -> None:
        """Soaking the Episode of an added pack plays the games it is told to, and all hold."""
        result = run("soak", "--games", 3, "--jobs", 1, "--pack", mill, "--episode", "mill")

        assert (
            "all ended, kept the rules, folded and replayed EXACT" == result.output.splitlines()[-1]
        )
        assert 0 == result.exit_code

    @pytest.mark.parametrize("command", ["record game.dmdlog", "demo", "soak --games 1"])
    def test_a_broken_pack_ends_a_command_before_it_begins(self, command: str, mill: Path) -> None:
        """A broken pack ends every command before it begins."""
        (mill / "map.toml").unlink()
        result = run(*command.split(), "--pack", mill, "--episode", "mill")

        assert (
            "dmd-replay: mill/map.toml: found no such file; allowed: a TOML file\n"
        ) == result.stderr
        assert 2 == result.exit_code
        assert ["mill"] == [path.name for path in Path().iterdir()]

    def test_an_episode_of_no_pack_is_not_soaked(self, mill: Path) -> None:
        """An Episode that no pack has ends the soak before it begins."""
        result = run("soak", "--games", 1, "--pack", mill, "--episode", "mil")

        assert (
            "dmd-replay: episode: 'mil' is unknown; allowed: blasphemous_alchemy, tomes_of_madness,"
            " danse_macabre, eldritch_idols, accursed_tide, unspeakable_hour, mill; "
            "an Episode of your own is added with --pack FOLDER; did you mean 'mill'?"
            " [DMD-SETUP-07, DMD-DEC-02]\n"
        ) == result.stderr
        assert 2 == result.exit_code
