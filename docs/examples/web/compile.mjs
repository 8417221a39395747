// Wheels to one archive of compiled modules, made by the very Python that will run them: node compile.mjs
// PYODIDE ARCHIVE WHEEL... What they use of its own library is compiled too: it comes as sources, and to
// compile them takes longer than all the rest of a start.
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, archive, ...wheels] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(resolve(pyodide, "pyodide.mjs")));
const python = await loadPyodide();
const library = resolve(pyodide, "python_stdlib.zip");
const unpack = (path, kind, extractDir) => python.unpackArchive(new Uint8Array(readFileSync(path)), kind, { extractDir });
for (const wheel of wheels) unpack(wheel, "wheel", "/site");
unpack(library, "zip", "/library");
python.runPython(`
import compileall, sys, zipfile
from pathlib import Path
from py_compile import PycInvalidationMode as Mode

site, library = Path("/site"), Path("/library")
# Of Babel the plural rules of the languages there are, of pytz nothing but its code: no month is named here.
spoken = {"root", "en", *(file.stem for file in site.glob("dmd_core/*/lang/*.ftl"))}
for file in (*site.glob("babel/locale-data/*.dat"), *site.glob("pytz/zoneinfo/**/*")):
    if file.is_file() and file.stem not in spoken:
        file.unlink()
sys.path.insert(0, str(site))
from dmd_replay.serve import Host
Host().prepare()
inside = f"{Path(compileall.__file__).parent}/"
used = [library / file.removeprefix(inside) for one in list(sys.modules.values())
        if (file := getattr(one, "__file__", None) or "").startswith(inside)]
# A module in another's place of the archive must not be taken for changed: no times in it.
settled = {"quiet": 1, "legacy": True, "invalidation_mode": Mode.UNCHECKED_HASH}
assert compileall.compile_dir(site, **settled)
assert used and all([compileall.compile_file(file, **settled) for file in used])
for folder in (site, library):
    with zipfile.ZipFile(f"{folder}.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sorted(folder.rglob("*")):
            if path.is_file() and not (path.suffix == ".py" and path.with_suffix(".pyc").exists()):
                name = zipfile.ZipInfo(path.relative_to(folder).as_posix())
                packed.writestr(name, path.read_bytes(), zipfile.ZIP_DEFLATED, 9)
`);
writeFileSync(archive, python.FS.readFile("/site.zip"));
writeFileSync(library, python.FS.readFile("/library.zip"));
