"""Case files are found in folders, and have to be short texts."""

from pathlib import Path

import pytest

from dmd_replay.check.cases import (
    CaseError,
    find_files,
    read_cases,
)
from tests.replay.check.case_texts import REST


def test_a_file_has_to_be_a_short_text(tmp_path: Path) -> None:
    """Bytes that are no text, and files that are too long, are refused in a sentence."""
    file = tmp_path / "x.case.toml"
    file.write_bytes(b"a = \xff")
    with pytest.raises(CaseError, match="byte 4 is not UTF-8"):
        read_cases(file)
    file.write_bytes(b"#" * ((1 << 22) + 1))
    with pytest.raises(CaseError, match="larger than 4194304 bytes"):
        read_cases(file)


def test_files_are_found_in_folders(tmp_path: Path) -> None:
    """Folders are searched, each file is taken once."""
    file = tmp_path / "deep" / "x.case.toml"
    file.parent.mkdir()
    file.write_text(REST)

    assert (file,) == find_files([tmp_path, file])
    with pytest.raises(CaseError, match="there is no such file or folder"):
        find_files([tmp_path / "y"])
    file.unlink()
    with pytest.raises(CaseError, match=r"no file ends in \.case\.toml"):
        find_files([tmp_path])
