import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogues } from "./plugins/catalogues.ts";
import { compress } from "./plugins/compress.ts";
import { cover } from "./plugins/cover.ts";
import { licences } from "./plugins/licences.ts";
import { preload } from "./plugins/preload.ts";
import { worker } from "./plugins/worker.ts";

const SERVER = process.env.DOWNFORCE_SERVER ?? "http://127.0.0.1:8060";

export default defineConfig({
  base: "/", // the page is served at /t/<table> too, so it needs whole addresses
  experimental: {
    // Its parts name each other relative to themselves, so that they also work below any path: see docs/site.md.
    renderBuiltUrl: (_, { hostType }) => (hostType === "html" ? undefined : { relative: true }),
  },
  plugins: [svelte(), catalogues(), cover(), licences(), preload(), worker(), compress()],
  worker: { format: "es" },
  build: {
    target: "es2022",
    outDir: "../src/downforce/web_dist",
    emptyOutDir: true,
    // The page may load fonts from its own host only, so none goes into the style sheet.
    assetsInlineLimit: (file) => (file.endsWith(".svg") ? undefined : false),
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    port: 5173,
    strictPort: true,
    // The server answers its own pages only, and takes the address asked for as its own.
    proxy: { "/api": { target: SERVER, ws: true } },
  },
});
