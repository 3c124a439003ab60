// Runs a Python script under Pyodide in Node: node in_pyodide.mjs FOLDER SCRIPT NUMBERS...
// FOLDER holds Pyodide's package; the archives that the script needs are named by DOWNFORCE_ARCHIVES.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, script, ...numbers] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${folder}/` });
const [wheel, game] = (process.env.DOWNFORCE_ARCHIVES ?? "").split("|");
const bytes = (file) => new Uint8Array(readFileSync(file)); // Pyodide takes no Buffer
python.unpackArchive(bytes(wheel), "wheel");
python.unpackArchive(bytes(game), "zip", { extractDir: "/downforce" });
python.globals.set("NUMBERS", python.toPy(numbers.map(Number)));
python.runPython('import sys; sys.path.insert(0, "/downforce")');
await python.runPythonAsync(`${readFileSync(script, "utf8")}\nawait main(NUMBERS)`);
process.exit(); // Pyodide leaves timers behind that Python has cancelled: one of a minute, for each game
