/** Writes each part of the built page a second and a third time, as small as brotli and gzip can make it. */
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin, ResolvedConfig } from "vite";

const TEXT = new Set([".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"]);
const WORTH = 0.95; // what hardly shrinks is sent as it is

function compressed(text: Buffer): [ending: string, bytes: Buffer][] {
  const best = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  return [
    [".br", brotliCompressSync(text, { params: best })], // quality 11 unless told otherwise
    [".gz", gzipSync(text, { level: constants.Z_BEST_COMPRESSION })],
  ];
}

export function compressFolder(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const file = join(folder, name);
    if (!TEXT.has(extname(file)) || !statSync(file).isFile()) continue;
    const text = readFileSync(file);
    for (const [ending, bytes] of compressed(text)) {
      if (bytes.length < text.length * WORTH) writeFileSync(file + ending, bytes);
    }
  }
}

export function compress(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "downforce:compress",
    apply: "build",
    enforce: "post",
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      order: "post",
      sequential: true,
      handler: () => compressFolder(resolve(config.root, config.build.outDir)),
    },
  };
}
