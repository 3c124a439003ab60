/**
 * Names in the page what its first screen needs, so that the browser fetches it while it still reads the page,
 * and not one after the other as each part asks for the next.
 */
import type { HtmlTagDescriptor, Plugin, Rollup } from "vite";

const FIRST = "/screens/home/Home.svelte";

/** A part and all that it imports before it runs. */
function withImports(
  chunk: Rollup.OutputChunk,
  bundle: Rollup.OutputBundle,
  found = new Set<string>(),
): Set<string> {
  if (chunk.isEntry || found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const name of chunk.imports) {
    const next = bundle[name];
    if (next?.type === "chunk") withImports(next, bundle, found);
  }
  return found;
}

export function firstParts(bundle: Rollup.OutputBundle): HtmlTagDescriptor[] {
  const chunks = Object.values(bundle).filter((part) => part.type === "chunk");
  const first = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(FIRST));
  const scripts = first ? [...withImports(first, bundle)] : [];
  const fonts = Object.keys(bundle).filter((name) => name.endsWith(".woff2"));
  return [
    ...fonts.map((name) => link({ rel: "preload", as: "font", type: "font/woff2", href: `/${name}` })),
    ...scripts.map((name) => link({ rel: "modulepreload", href: `/${name}` })),
  ];
}

const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: "link",
  attrs: { ...attrs, crossorigin: true },
  injectTo: "head",
});

export function preload(): Plugin {
  return {
    name: "downforce:preload",
    apply: "build",
    transformIndexHtml: { order: "post", handler: (_, { bundle }) => (bundle ? firstParts(bundle) : []) },
  };
}
