// The rules: Python in a worker of its own, which speaks the step protocol in JSON, line by line.
import { loadPyodide } from "./pyodide/pyodide.mjs";

const SITE = "/site";

async function begin() {
  const archive = fetch("site.zip");
  const python = await loadPyodide();
  const answer = await archive;
  if (!answer.ok) throw new Error(`site.zip: ${answer.status} ${answer.statusText}`);
  python.unpackArchive(await answer.arrayBuffer(), "zip", { extractDir: SITE });
  return python.runPython(`
import sys
sys.path.insert(0, "${SITE}")
from dmd_replay.serve import Host, Limits
Host(limits=Limits(line=8 << 20)).connect().handle
`);
}

const receive = begin();
onmessage = async ({ data }) => {
  try {
    for (const line of (await receive)(data)) postMessage(line);
  } catch (error) {
    postMessage(null); // nothing answers any more
    throw error;
  }
};
