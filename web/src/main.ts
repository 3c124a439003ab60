import "@fontsource/league-gothic/latin-400.css";
import "@fontsource/libre-franklin/latin-400.css";
import "@fontsource/libre-franklin/latin-600.css";
import "./style/inks.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { install } from "./install";
import { followLinks } from "./router.svelte";

followLinks();
const target = document.getElementById("app");
if (target) mount(App, { target });
install();
