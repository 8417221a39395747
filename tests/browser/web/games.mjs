// node games.mjs SITE PROGRAM ARGUMENT...: run a program in the Python of the built page.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [site, program, ...told] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${site}/pyodide/pyodide.mjs`));
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(`${site}/site.zip`)), "zip", { extractDir: "/site" });
python.FS.writeFile("/program.py", readFileSync(program));
python.globals.set("told", python.toPy(["/program.py", ...told]));
python.runPython(`
import runpy, sys
print(sys.version.split()[0], sys.platform)
sys.path.insert(0, "/site")
sys.argv = list(told)
runpy.run_path("/program.py", run_name="__main__")
`);
