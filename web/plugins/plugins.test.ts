// @vitest-environment node
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Rollup } from "vite";
import { describe, expect, onTestFinished, test } from "vitest";
import { catalogueText, LANGUAGES, stripped } from "./catalogues.ts";
import { compressFolder } from "./compress.ts";
import { licenceText, packagesOf } from "./licences.ts";
import { firstParts } from "./preload.ts";
import { workerScript } from "./worker.ts";

describe("catalogues", () => {
  test("comments and blank lines go, texts stay whole", () => {
    const fluent =
      "### Cars\r\n\n# Said of one.\nred = red\n\n\nlong =\n    one\n\n    two # three\n## End\n";
    expect(stripped(fluent)).toBe("red = red\nlong =\n    one\n\n    two # three");
  });

  test.each(LANGUAGES)("%s has messages, each once, and no comments", (language) => {
    const text = catalogueText(language);
    const keys: string[] = text.match(/^-?[a-z][\w-]*(?= =)/gm) ?? [];
    expect(keys.length).toBeGreaterThan(50);
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
    expect(text).not.toMatch(/^#/m);
  });

  const keysOf = (text: string): string[] => text.match(/^-?[a-z][\w-]*(?= =)/gm) ?? [];

  test.each(LANGUAGES)("%s says at first what it can say without the rest", (language) => {
    const first = catalogueText(language, "first");
    const later = keysOf(catalogueText(language, "later"));
    expect([...keysOf(first), ...later].sort()).toEqual(keysOf(catalogueText(language)).sort());
    const named = [...first.matchAll(/\{ *(-?[a-z][\w-]*)/g)].map(([, name]) => name);
    expect(named.filter((name) => later.includes(name as string))).toEqual([]);
  });

  test("home and a table use no text that comes later", () => {
    const later = new Set(keysOf(catalogueText("en", "later")));
    const own = /screens\/(calls|exercises|learn|pad|privacy|replay|rules)\/|\.test\.ts$|messages\.ts$/;
    const folder = fileURLToPath(new URL("../src/", import.meta.url));
    const files = globSync("**/*.{ts,svelte}", { cwd: folder }).filter((file) => !own.test(file));
    expect(files.length).toBeGreaterThan(100);
    const used = files.flatMap((file) =>
      [...readFileSync(join(folder, file), "utf8").matchAll(/"([a-z][\w-]*)"/g)]
        .filter(([, key]) => later.has(key as string))
        .map(([, key]) => `${file}: ${key}`),
    );
    expect(used).toEqual([]);
  });
});

describe("service worker", () => {
  const page = { path: "/", content: "<html>" };
  const part = { path: "/assets/a.js", content: "1" };

  test("keeps the parts of the page, but not what no browser needs", async () => {
    const script = await workerScript([part, page, { path: "/assets/a.woff", content: "x" }]);
    expect(script).toMatch(/\[\s*"\/",\s*"\/assets\/a.js"\s*\]/);
    expect(script).not.toMatch(/__[A-Z]+__|\bexport\b|a\.woff\b/);
  });

  test("changes with what it keeps, and with nothing else", async () => {
    const script = await workerScript([page, part]);
    expect(await workerScript([part, page])).toBe(script);
    expect(await workerScript([page, { ...part, content: "2" }])).not.toBe(script);
  });
});

test("parts are compressed where that makes them smaller", () => {
  const folder = mkdtempSync(join(tmpdir(), "downforce-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const text = Buffer.from("vroom ".repeat(200));
  writeFileSync(join(folder, "a.js"), text);
  writeFileSync(join(folder, "b.js"), "b");
  writeFileSync(join(folder, "c.png"), text);
  compressFolder(folder);
  expect(globSync("*", { cwd: folder }).sort()).toEqual(["a.js", "a.js.br", "a.js.gz", "b.js", "c.png"]);
  expect(brotliDecompressSync(readFileSync(join(folder, "a.js.br")))).toEqual(text);
  expect(gunzipSync(readFileSync(join(folder, "a.js.gz")))).toEqual(text);
});

describe("licences", () => {
  test("packages are known by the paths of their modules", () => {
    const modules = ["/x/node_modules/svelte/src/a.js", "/x/src/main.ts", "\0virtual:catalogue/en"];
    const nested = "/x/node_modules/svelte/node_modules/@some/thing/index.js?used";
    expect(packagesOf([...modules, nested])).toEqual(["@some/thing", "svelte"]);
  });

  test("a licence comes from the package, or from ours where that has none", () => {
    const text = licenceText(["@fluent/bundle", "@fontsource/league-gothic"]);
    expect(text).toContain("Apache License");
    expect(text).toContain("SIL OPEN FONT LICENSE");
  });
});

// The page's rules for itself forbid style attributes in markup; Svelte sets those with a value in them by script.
test.each(globSync("src/**/*.svelte"))("%s has no style attribute that never changes", (file) => {
  const markup = readFileSync(file, "utf8").replace(/<(script|style)[^>]*>.*?<\/\1>/gs, "");
  expect(markup.match(/\sstyle="[^"{]*"/g)).toBeNull();
});

test("the first screen is named in the page with all that it imports, and nothing else is", () => {
  const chunk = (fileName: string, imports: string[], facade: string | null = null, isEntry = false) =>
    ({ type: "chunk", fileName, imports, facadeModuleId: facade, isEntry }) as unknown as Rollup.OutputChunk;
  const parts = [
    chunk("index.js", [], "/web/src/main.ts", true),
    chunk("Home.js", ["index.js", "cards.js"], "/web/src/screens/home/Home.svelte"),
    chunk("cards.js", ["index.js"]),
    chunk("Table.js", ["cards.js"], "/web/src/screens/table/Table.svelte"),
  ];
  const bundle: Rollup.OutputBundle = Object.fromEntries(parts.map((part) => [part.fileName, part]));
  const links = firstParts({ ...bundle, "text.woff2": { type: "asset" } as Rollup.OutputAsset });
  expect(links.map(({ attrs }) => `${attrs?.rel} ${attrs?.href}`)).toEqual([
    "preload /text.woff2",
    "modulepreload /Home.js",
    "modulepreload /cards.js",
  ]);
});
