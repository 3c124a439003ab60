/** Builds the service worker: without types, and with the list of the files that it is to keep. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Plugin, transformWithOxc } from "vite";

const SOURCE = fileURLToPath(new URL("../worker/sw.ts", import.meta.url));
const SITE_SOURCE = fileURLToPath(new URL("../worker/site-sw.ts", import.meta.url));
const LEFT_OUT = /\.(map|txt|woff)$/; // every browser with service workers knows woff2

interface Part {
  path: string;
  content: string | Uint8Array;
}

/** The script; a change of any part changes its text, which is how browsers notice. */
export async function workerScript(parts: readonly Part[]): Promise<string> {
  const kept = parts.filter(({ path }) => !LEFT_OUT.test(path)).sort((a, b) => (a.path < b.path ? -1 : 1));
  const hash = createHash("sha256");
  for (const { path, content } of kept) hash.update(path).update("\0").update(content).update("\0");
  const values = { __SHELL__: kept.map(({ path }) => path), __VERSION__: hash.digest("hex").slice(0, 12) };
  const define = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  const { code } = await transformWithOxc(readFileSync(SOURCE, "utf8"), SOURCE, { define });
  return code.replace(/^export\s*\{\s*\};?\s*$/m, ""); // it is loaded as a plain script
}

/** The service worker of a website of files; its build fills in the list (`downforce/site/build.py`). */
async function siteScript(): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(SITE_SOURCE, "utf8"), SITE_SOURCE, {});
  return code.replace(/^export\s*\{\s*\};?\s*$/m, "");
}

function publicParts(folder: string): Part[] {
  return readdirSync(folder).map((name) => ({ path: `/${name}`, content: readFileSync(join(folder, name)) }));
}

export function worker(): Plugin {
  let folder = "";
  return {
    name: "downforce:worker",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      folder = config.publicDir;
    },
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const built = Object.entries(bundle).map(([name, part]) => ({
          path: name === "index.html" ? "/" : `/${name}`,
          content: part.type === "chunk" ? part.code : part.source,
        }));
        const source = await workerScript([...built, ...publicParts(folder)]);
        this.emitFile({ type: "asset", fileName: "sw.js", source });
        this.emitFile({ type: "asset", fileName: "site/sw.js", source: await siteScript() });
      },
    },
  };
}
