// Compiles archives of Python in Python for browsers: node bytecode.mjs FOLDER SCRIPT.
// FOLDER holds Pyodide with its python_stdlib.zip, msgspec.zip and downforce.zip; see bytecode.py.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, script] = process.argv.slice(2);
const ARCHIVES = ["python_stdlib.zip", "downforce.zip"];
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const env = { PYTHONNODEBUGRANGES: "1" }; // lines without columns: a quarter smaller
const python = await loadPyodide({ indexURL: `${folder}/`, env });
const read = (name) => new Uint8Array(readFileSync(`${folder}/${name}`)); // Pyodide takes no Buffer
python.unpackArchive(read("msgspec.zip"), "wheel");
python.unpackArchive(read("downforce.zip"), "zip", { extractDir: "/downforce" });
for (const name of ARCHIVES) python.FS.writeFile(`/${name}`, read(name));
python.runPython(readFileSync(script, "utf8"));
for (const name of ARCHIVES) writeFileSync(`${folder}/${name}`, python.FS.readFile(`/${name}`));
process.exit();
