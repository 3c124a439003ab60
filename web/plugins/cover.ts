/**
 * Draws the poster into the page itself, so that a slow line shows it before any script has come. The build renders
 * the home page's own frame, and its styles go into the first style sheet: there is no second picture to keep alike.
 */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createServer, type Plugin } from "vite";

const FRAME = "/src/screens/home/Frame.svelte";
const STYLES = "virtual:cover.css";
const RESOLVED = "/virtual/cover.css";
const APP = '<div id="app"></div>';

/** As the browser reads it, and as little of it as that needs. */
export interface Drawn {
  html: string;
  css: string;
}

/** What a server would send of the frame. Its classes differ from the page's, whose styles come later. */
export async function drawn(root: string): Promise<Drawn> {
  const compilerOptions = {
    dev: false,
    cssHash: ({ name }: { name: string }) => `cover-${name.toLowerCase()}`,
  };
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "error",
    appType: "custom",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [
      svelte({ emitCss: false, configFile: false, compilerOptions: { ...compilerOptions, runes: true } }),
    ],
  });
  try {
    const { default: Frame } = await server.ssrLoadModule(FRAME);
    const { render } = await server.ssrLoadModule("svelte/server");
    const { head, body } = render(Frame, { props: { title: "Downforce", hasPicture: true } });
    return {
      html: plain(body),
      css: [...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join("\n"),
    };
  } finally {
    await server.close();
  }
}

/** Without marks that only a script needs, and with a heading for the eye alone. */
export const plain = (html: string): string =>
  html
    .replace(/<!--.*?-->/gs, "")
    .replace(/<(\/?)h1\b/g, "<$1p")
    .replace(/ tabindex="-1"/g, "")
    .replace(/>\s+</g, "><");

export function cover(): Plugin {
  let root = "";
  let once: Promise<Drawn> | undefined;
  const draw = () => (once ??= drawn(root));
  return {
    name: "downforce:cover",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === STYLES ? RESOLVED : undefined),
    load: async (id) => (id === RESOLVED ? (await draw()).css : undefined),
    async transformIndexHtml(html) {
      return html.replace(
        APP,
        `<!--cover--><div id="cover" aria-hidden="true">${(await draw()).html}</div><!--/cover-->${APP}`,
      );
    },
  };
}
