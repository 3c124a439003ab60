/** The licences of what the built page contains, as one text that lies beside it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** The packages that modules come from, by the folder behind the last `node_modules` of their paths. */
export function packagesOf(modules: Iterable<string>): string[] {
  const found = new Set<string>();
  for (const id of modules) {
    const parts = id.split("/node_modules/");
    const [scope = "", name = ""] = (parts.at(-1) ?? "").split("/");
    if (parts.length > 1) found.add(scope.startsWith("@") ? `${scope}/${name}` : scope);
  }
  return [...found].sort();
}

function licenceIn(folder: string): string | undefined {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.\w+)?$/i.test(name));
  return file && readFileSync(join(folder, file), "utf8");
}

/** Some packages ship without the text that their licence asks to be passed on. */
function knownLicence(license: string): string {
  return readFileSync(join(ROOT, "licences", `${license}.txt`), "utf8");
}

function entry(name: string): string {
  const folder = join(ROOT, "node_modules", name);
  const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const title = `${name} ${version} (${license})`;
  const text = licenceIn(folder) ?? knownLicence(license);
  return `${title}\n${"=".repeat(title.length)}\n\n${text.trim()}\n`;
}

export function licenceText(packages: readonly string[]): string {
  return `The page of Downforce contains these works of others.\n\n${packages.map(entry).join("\n\n")}`;
}

export function licences(): Plugin {
  return {
    name: "downforce:licences",
    apply: "build",
    generateBundle() {
      const text = licenceText(packagesOf(this.getModuleIds()));
      this.emitFile({ type: "asset", fileName: "licences.txt", source: text });
    },
  };
}
