/**
 * The catalogues of the Python package as modules of the page: `virtual:catalogue/fr` is the text of all
 * French ones that a page may need; `fr/first` is what home and a table need, and `fr/later` the rest. Each is a
 * chunk of its own, so that a browser loads one language, and soon.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { LANGUAGES, NOT_ON_THE_PAGE } from "../src/i18n/messages.ts";

export { LANGUAGES };

const FOLDER = fileURLToPath(new URL("../../src/downforce/i18n", import.meta.url));
/** Of the rules, the pad and other screens that are opened from home. */
const LATER = new Set(
  ["exercises", "pad", "privacy", "web-calls", "web-replay", "web-rules"].map((name) => `${name}.ftl`),
);
const TERMINAL_ONLY = new Set(NOT_ON_THE_PAGE.map((name) => `${name}.ftl`));

const NAME = "virtual:catalogue/";
const RESOLVED = `\0${NAME}`; // Rollup's sign that a module is no file

export type Part = "all" | "first" | "later";

export function catalogueFiles(language: string, part: Part = "all"): string[] {
  const folder = join(FOLDER, language);
  return readdirSync(folder)
    .filter((file) => file.endsWith(".ftl") && !TERMINAL_ONLY.has(file))
    .filter((file) => part === "all" || LATER.has(file) === (part === "later"))
    .sort()
    .map((file) => join(folder, file));
}

/** Fluent without what only people read: a line that begins with `#` is a comment wherever it stands. */
export function stripped(fluent: string): string {
  return fluent
    .replace(/\r\n?/g, "\n")
    .replace(/^#.*\n?/gm, "")
    .replace(/\n{2,}(?=\S)/g, "\n") // a blank line before an indented one belongs to its text
    .trim();
}

export function catalogueText(language: string, part: Part = "all"): string {
  return catalogueFiles(language, part)
    .map((file) => stripped(readFileSync(file, "utf8")))
    .filter(Boolean)
    .join("\n");
}

/** The language and the part that an id ends in. */
function partOf(name: string): [string, Part] {
  const [language = "", part] = name.split("/");
  return [language, part === "first" || part === "later" ? part : "all"];
}

export function catalogues(): Plugin {
  return {
    name: "downforce:catalogues",

    resolveId(id) {
      if (!id.startsWith(NAME)) return undefined;
      const name = id.slice(NAME.length);
      const [language] = partOf(name);
      if (!LANGUAGES.some((known) => known === language)) this.error(`no catalogue for ${language}`);
      return RESOLVED + name;
    },

    load(id) {
      if (!id.startsWith(RESOLVED)) return undefined;
      const [language, part] = partOf(id.slice(RESOLVED.length));
      for (const file of catalogueFiles(language, part)) this.addWatchFile(file);
      return `export default ${JSON.stringify(catalogueText(language, part))};`;
    },

    configureServer(server) {
      server.watcher.add(FOLDER); // it lies outside the page's own folder
    },

    hotUpdate({ file, modules }) {
      if (!file.startsWith(FOLDER) || !file.endsWith(".ftl")) return undefined;
      const language = file.slice(FOLDER.length + 1).split(/[/\\]/)[0];
      const parts = ["", "/first", "/later"].map((part) => `${RESOLVED}${language}${part}`);
      const changed = parts.flatMap((id) => this.environment.moduleGraph.getModuleById(id) ?? []);
      return [...modules, ...changed];
    },
  };
}
