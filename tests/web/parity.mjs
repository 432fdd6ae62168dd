// tests.parity in the Python of a static page: node parity.mjs PYODIDE GAME CHECKOUT
import { pathToFileURL } from "node:url";

const [pyodide, game, checkout] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${pyodide}/` });
for (const [folder, place] of [[game, "/game"], [checkout, "/checkout"]]) {
  python.FS.mkdirTree(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, place);
}
python.runPython(`
import sys
sys.path[:0] = ["/game", "/checkout"]
sys.dont_write_bytecode = True
import runpy
runpy.run_module("tests.parity", run_name="__main__")
`);
