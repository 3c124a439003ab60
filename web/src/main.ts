import "@fontsource/league-gothic/latin-400.css";
import "@fontsource/libre-franklin/latin-400.css";
import "@fontsource/libre-franklin/latin-600.css";
import "./style/inks.css";
import "./style/base.css";
import "virtual:cover.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { install } from "./install";
import { choose } from "./net/transport";
import { followLinks } from "./router.svelte";

async function begin(): Promise<void> {
  const folder = document.documentElement.dataset.site;
  if (folder) choose((await import("./net/site.svelte")).siteTransport(folder));
  followLinks();
  const target = document.getElementById("app");
  target?.replaceChildren(); // a website explains there what to do if this never runs
  if (target) mount(App, { target });
  install();
}

void begin();
