// Wheels to one archive of compiled modules, made by the very Python that will run them: node
// compile.mjs PYODIDE ARCHIVE WHEEL... The page starts in a third of the time it takes from source.
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, archive, ...wheels] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(resolve(pyodide, "pyodide.mjs")));
const python = await loadPyodide();
for (const wheel of wheels) {
  python.unpackArchive(new Uint8Array(readFileSync(wheel)), "wheel", { extractDir: "/site" });
}
python.runPython(`
import compileall, zipfile
from pathlib import Path
from py_compile import PycInvalidationMode as Mode

site = Path("/site")
# Of Babel the plural rules of the languages there are, of pytz nothing but its code: no month is named here.
spoken = {"root", "en", *(file.stem for file in site.glob("dmd_core/*/lang/*.ftl"))}
for file in (*site.glob("babel/locale-data/*.dat"), *site.glob("pytz/zoneinfo/**/*")):
    if file.is_file() and file.stem not in spoken:
        file.unlink()
# A module in another's place of the archive must not be taken for changed: no times in it.
assert compileall.compile_dir(site, quiet=1, legacy=True, invalidation_mode=Mode.UNCHECKED_HASH)
with zipfile.ZipFile("/archive", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
    for path in sorted(site.rglob("*")):
        if path.is_file() and path.suffix != ".py":
            name = zipfile.ZipInfo(path.relative_to(site).as_posix())
            packed.writestr(name, path.read_bytes(), zipfile.ZIP_DEFLATED, 9)
`);
writeFileSync(archive, python.FS.readFile("/archive"));
