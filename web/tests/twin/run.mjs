// Answers questions of the Python tests with the page's own words: node run.mjs QUESTIONS.json ANSWERS.json.
// Vite loads the modules as it does for a browser, so that they need no build and no test runner.

import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const [questions, answers] = process.argv.slice(2);

async function load(path) {
  const file = fileURLToPath(new URL(path, import.meta.url));
  return (await runnerImport(file, { configFile: false, logLevel: "error" })).module;
}

const { catalogueText } = await load("../../plugins/catalogues.ts");
const { answer } = await load("./answer.ts");

const { world, asked } = JSON.parse(readFileSync(questions, "utf8"));
const said = Object.entries(asked).map(([language, list]) => [
  language,
  answer({ ...world, language, catalogue: catalogueText(language) }, list),
]);
writeFileSync(answers, JSON.stringify(Object.fromEntries(said)));
