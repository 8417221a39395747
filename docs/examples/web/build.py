"""Build the page with pip and npm: `python docs/examples/web/build.py`, with --serve to look at it.

What comes out is a site of its own for any web server, which fetches nothing from elsewhere.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
PURE = {**os.environ, "MSGPACK_PUREPYTHON": "1"}
PAGE = ("*.html", "*.css", "*.svg", "*.js")
PYODIDE = ("pyodide.mjs", "pyodide.asm.*", "python_stdlib.zip", "*.json")


def build(out: Path, work: Path) -> None:
    def run(*command: str | Path) -> None:
        subprocess.run(list(map(str, command)), cwd=work, env=PURE, check=True)  # noqa: S603 - ours

    work.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json"):
        shutil.copy(HERE / name, work)
    run("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent")
    wheels = work / "wheels"
    shutil.rmtree(wheels, ignore_errors=True)
    pip = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", wheels)
    run(*pip, "--require-hashes", "--requirement", HERE / "wheels.txt")
    run(*pip, ROOT)
    found = sorted(wheels.iterdir())
    if compiled := [wheel.name for wheel in found if not wheel.name.endswith("-none-any.whl")]:
        raise SystemExit(f"{', '.join(compiled)}: a browser runs no wheel with compiled code")
    shutil.rmtree(out, ignore_errors=True)
    (out / "pyodide").mkdir(parents=True)
    shared = HERE.parent / "page"  # with the server
    parts = [(one, out) for folder in (HERE, shared) for kind in PAGE for one in folder.glob(kind)]
    for kind in PYODIDE:
        parts += [(one, out / "pyodide") for one in (work / "node_modules/pyodide").glob(kind)]
    for path, into in parts:
        shutil.copy(path, into)
    run("node", HERE / "compile.mjs", out / "pyodide", out / "site.zip", *found)


class Server(SimpleHTTPRequestHandler):
    """Offers the site. The page names its policy; its worker takes one from a header only."""

    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, ".mjs": "text/javascript"}  # noqa: RUF012 - as there

    def end_headers(self) -> None:
        page = (Path(self.directory) / "index.html").read_text(encoding="utf-8")
        self.send_header(
            "Content-Security-Policy", re.findall(r'Policy" content="([^"]+)', page)[0]
        )
        self.send_header("X-Content-Type-Options", "nosniff")
        super().end_headers()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--serve", type=int, metavar="PORT", help="offer the site to this machine")
    port = parser.parse_args().serve
    build(ROOT / "build/web", ROOT / "build/web-parts")
    if port:
        print(f"http://localhost:{port}/")
        handler = partial(Server, directory=str(ROOT / "build/web"))
        ThreadingHTTPServer(("127.0.0.1", port), handler).serve_forever()


if __name__ == "__main__":
    main()
