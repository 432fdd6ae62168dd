// Compiles a folder of Python with the Python that will run it: node compile.mjs PYODIDE FOLDER [LIBRARY]
// With a standard library of its own, what was compiled is started too: what fails here fails in every browser.
import { pathToFileURL } from "node:url";

const [pyodide, folder, stdLibURL] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${pyodide}/`, ...(stdLibURL ? { stdLibURL } : {}) });
python.FS.mkdirTree("/game");
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/game");
python.runPython(`
import importlib.util, marshal, pathlib

UNCHECKED = (1).to_bytes(4, "little")

def without_lines(code):
    """Line numbers are a fifth of what is downloaded; only our own errors need them."""
    inner = tuple(without_lines(part) if isinstance(part, type(code)) else part for part in code.co_consts)
    return code.replace(co_linetable=nowhere(len(code.co_code) // 2), co_consts=inner)

def nowhere(units):
    """A table without places that covers all instructions, eight at a time: a traceback fails where one is too short."""
    eights, rest = divmod(units, 8)
    return b"\\xff" * eights + (bytes([0xF8 | rest - 1]) if rest else b"")

def compiled(path):
    source = path.read_bytes()
    name = str(path.relative_to("/game"))
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    if not name.startswith("nemesis/"):
        code = without_lines(code)
    return importlib.util.MAGIC_NUMBER + UNCHECKED + importlib.util.source_hash(source) + marshal.dumps(code)

for path in list(pathlib.Path("/game").rglob("*.py")):
    path.with_suffix(".pyc").write_bytes(compiled(path))
    path.unlink()
`);
if (stdLibURL)
  python.runPython(`
import sys, traceback
sys.path.insert(0, "/game")
import nemesis.server.in_page, nemesis.thinking.jobs
import fluent.syntax.parser
try:
    fluent.syntax.parser.FluentParser().parse(None)
except Exception as error:
    assert len(traceback.extract_tb(error.__traceback__)) > 1
`);
