"""The host over standard input and output, as a process: what harms it and what ends it."""

import json
import signal
import subprocess
import sys
import time
from typing import Any, Final

import pytest

COMMAND: Final = [sys.executable, "-m", "dmd_replay", "serve", "--stdio"]
HELLO: Final = {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"protocol": 1}}
LONG: Final = 100_000_000
MOST_MEMORY: Final = 80_000
"""Kilobytes that the host may take while it passes over a line of a hundred million bytes."""

pytestmark = pytest.mark.frontends


def started() -> "subprocess.Popen[bytes]":
    """A host, with pipes to it."""
    return subprocess.Popen(
        COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )


def line_of(message: object) -> bytes:
    """A message as a line."""
    return json.dumps(message).encode() + b"\n"


def ask(host: "subprocess.Popen[bytes]", line: bytes) -> Any:  # noqa: ANN401 - JSON
    """Send a line, and give the answer."""
    assert host.stdin is not None
    assert host.stdout is not None
    host.stdin.write(line)
    host.stdin.flush()
    return json.loads(host.stdout.readline())


def peak_of(host: "subprocess.Popen[bytes]") -> int:
    """The most memory that a process has had, in kilobytes."""
    with open(f"/proc/{host.pid}/status", encoding="ascii") as status:  # noqa: PTH123 - no file
        return next(int(line.split()[1]) for line in status if line.startswith("VmHWM"))


def test_a_line_of_a_hundred_million_bytes_is_never_in_memory() -> None:
    """It is refused, and what comes behind it is answered."""
    with started() as host:
        assert 1 == ask(host, line_of(HELLO))["result"]["protocol"]
        answer = ask(host, b"x" * LONG + b"\n")
        assert "line" == answer["error"]["data"]["limit"]
        assert peak_of(host) < MOST_MEMORY
        assert 1 == ask(host, line_of(HELLO))["result"]["protocol"]
        host.communicate()
    assert 0 == host.returncode


def test_it_ends_well_when_the_client_does() -> None:
    """Also in the middle of a line, which is answered as far as it came."""
    with started() as host:
        out, err = host.communicate(line_of(HELLO) + b'{"jsonrpc": "2')
    first, second = map(json.loads, out.splitlines())
    assert 1 == first["result"]["protocol"]
    assert "not-json" == second["error"]["data"]["kind"]
    assert (0, b"") == (host.returncode, err)


def test_it_ends_without_a_word_when_nobody_reads() -> None:
    """As any command does whose pipe is closed."""
    with started() as host:
        assert host.stdin is not None
        assert host.stdout is not None
        assert host.stderr is not None
        host.stdout.close()
        host.stdin.write(line_of(HELLO))
        host.stdin.close()
        assert b"" == host.stderr.read()
    assert 141 == host.returncode


@pytest.mark.parametrize(("number", "status"), [(signal.SIGTERM, 143), (signal.SIGINT, 130)])
def test_it_ends_when_it_is_asked_to(number: signal.Signals, status: int) -> None:
    """With the status that every command has then."""
    with started() as host:
        ask(host, line_of(HELLO))
        time.sleep(0.1)
        host.send_signal(number)
        _, err = host.communicate()
    assert (status, b"dmd-replay: stopped") == (host.returncode, err.strip())


def test_a_request_that_takes_too_long_is_given_up_in_a_process() -> None:
    """With a bound that nothing can keep; the game that was asked for is not there."""
    command = [*COMMAND, "--milliseconds", "1"]
    begin = {"jsonrpc": "2.0", "id": 2, "method": "new", "params": {"ruleset": "death-may-die"}}
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as host:
        ask(host, line_of(HELLO))
        kinds = [ask(host, line_of(begin))["error"]["data"]["kind"] for _ in range(3)]
        assert {"too-slow"} == set(kinds)
        host.communicate()
    assert 0 == host.returncode


@pytest.mark.parametrize("words", [[], ["--stdio", "--line", "7"], ["--stdio", "--games", "0"]])
def test_options_that_cannot_be(words: list[str]) -> None:
    """Are told before anything is read."""
    done = subprocess.run([*COMMAND[:-1], *words], capture_output=True, check=False, input=b"")
    assert 2 == done.returncode
    assert b"" == done.stdout
