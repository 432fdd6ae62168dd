// Compiles a folder of Python with the Python that will run it. Called by the build: node compile.mjs PYODIDE FOLDER
import { pathToFileURL } from "node:url";

const [pyodide, folder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${pyodide}/` });
python.FS.mkdirTree("/game");
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/game");
python.runPython(`
import compileall, pathlib, py_compile, sys
ok = compileall.compile_dir(
    "/game", quiet=1, legacy=True, optimize=2, invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
if not ok:
    sys.exit("not everything could be compiled")
for source in pathlib.Path("/game").rglob("*.py"):
    source.unlink()
`);
// What does not start here does not start in a browser.
python.runPython("import sys; sys.path.insert(0, '/game'); import nemesis.server.in_page");
