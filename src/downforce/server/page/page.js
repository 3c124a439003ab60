// The page: home, or the table that its address names.

import { Board } from "./board.js";
import { ask, button, el, memory } from "./dom.js";
import { settingsForm } from "./panels.js";
import { TableScreen } from "./table.js";
import { CARS, T, names, title } from "./words.js";

const main = document.getElementById("main");
const banner = document.getElementById("banner");

function complain(error) {
  banner.textContent = error.message;
  banner.hidden = false;
}

async function home() {
  const [about, tables] = await Promise.all([ask("/api/about"), ask("/api/lobby")]);
  const picture = new Board(await ask(`/api/tracks/${about.tracks[0]}`));
  picture.place(picture.track.grid.map((cell, n) => Object.keys(CARS)[n] + cell).join(","));
  const name = el("input", { id: "name", maxlength: 24, autocomplete: "nickname", value: memory.get("name", "") });
  const form = el("form", { class: "settings", onsubmit: (event) => { event.preventDefault(); openTable(false); } },
    settingsForm(about, memory.get("settings", {})), el("button", { class: "main" }, T.open));

  const openTable = async (now) => {
    const data = Object.fromEntries(new FormData(form));
    memory.set("settings", data);
    memory.set("name", name.value.trim());
    const { level, players, public: open, ...rest } = data;
    const settings = { ...rest, players: now ? 4 : Number(players), public: Boolean(open), stand_in: level };
    if (settings.mode === "world-tour") settings.second_track = about.tracks.find((track) => track !== settings.track);
    const bots = now ? [null, level, level, level] : [];
    try {
      const table = await ask("/api/tables", { settings, name: name.value.trim() || T.noName, bots });
      if (now) memory.set("start", table.id);
      location.assign(`/t/${table.id}`);
    } catch (error) { complain(error); }
  };

  const code = el("input", { id: "code", maxlength: 10, autocomplete: "off", autocapitalize: "characters", size: 8 });
  const join = async (event) => {
    event.preventDefault();
    memory.set("name", name.value.trim());
    try {
      location.assign(`/t/${(await ask(`/api/codes/${encodeURIComponent(code.value.trim() || "-")}`)).id}`);
    } catch (error) { complain(error); }
  };

  main.replaceChildren(el("div", { class: "home" },
    el("section", { class: "hero" },
      el("div", {}, el("h1", {}, T.motto),
        el("label", { class: "name" }, el("span", {}, T.name), name),
        el("div", { class: "buttons" }, button(T.racing, () => openTable(true), { class: "main big" }), el("span", { class: "hint" }, T.racingHint))),
      el("div", { class: "sheet", "aria-hidden": "true" }, picture.node)),
    el("section", {}, el("h2", {}, T.join), el("form", { class: "join", onsubmit: join }, el("label", {}, el("span", {}, T.code), code), el("button", {}, T.joinButton)),
      el("h2", {}, T.lobby), lobby(tables)),
    el("section", {}, el("h2", {}, T.newTable), form)));
}

function lobby(tables) {
  if (!tables.length) return el("p", { class: "hint" }, T.nobody);
  return el("ul", { class: "lobby" }, tables.map((table) => el("li", {},
    el("a", { href: `/t/${table.id}` }, title(table.settings.track ?? "marina-bay")),
    el("span", {}, `${T.modes[table.settings.mode ?? "standard"]}, ${table.status}`),
    el("small", {}, names(table.seats).join(", ")))));
}

async function show() {
  await ask("/api/visitor", {});
  const table = /^\/t\/([\w-]+)$/.exec(location.pathname);
  if (table) new TableScreen(table[1], main, banner);
  else await home();
}

show().catch(complain);
