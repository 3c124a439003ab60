// The smaller pictures of a table, each made from what the screen knows.

import { button, el, memory, select } from "./dom.js";
import { CARS, T, capital, count, money, ordinal, title } from "./words.js";

export const chip = (letter) => el("span", { class: `chip car-${letter}`, title: CARS[letter] }, letter);

// A speed card: a strip for each line, the wild one white. With one way to use it, the whole card is a button.
export function card(lines, { now = null, chosen = false, ways = [] } = {}) {
  const strips = lines.map((line, n) => {
    const wild = line[0] === "*";
    return el("span", { class: `strip car-${wild ? "any" : line[0]}${n === now ? " now" : ""}` },
      el("b", {}, line.slice(1)), el("i", {}, wild ? "any" : line[0]));
  });
  const name = `card ${chosen ? "chosen" : ""}`;
  const spoken = lines.map((line) => `${CARS[line[0]] ?? "any"} ${line.slice(1)}`).join(", ");
  if (ways.length === 1) {
    const [{ text, key, pick }] = ways;
    return button([strips, el("span", { class: "note" }, text)], pick, { class: name, key, "aria-label": `${spoken} ${text}` });
  }
  return el("div", { class: `${name} still`, role: "group", "aria-label": spoken }, strips,
    ways.map(({ text, key, pick }) => button(text, pick, { key, class: "note" })));
}

// --- before the start -------------------------------------------------------------------------------

export function paddock(screen) {
  const { info, host } = screen.link;
  if (info.status === "dealing") return [el("p", { class: "status" }, T.dealing)];
  if (info.status !== "open") return [el("p", { class: "status" }, T.wait)];
  const { settings, seats } = info, free = seats.some((seat) => !seat.person && !seat.level);
  const words = [title(settings.track ?? "marina-bay"), T.modes[settings.mode ?? "standard"], `${T.editions[settings.edition ?? "en"]} edition`];
  const fill = () => seats.forEach((seat, n) => { if (!seat.person && !seat.level) screen.request({ t: "bot", seat: n, level: lastLevel() }); });
  return [
    el("h1", {}, words[0]), el("p", {}, words.slice(1).join(", "), settings.public ? `. ${T.public}. ${T.publicHint}` : "."),
    el("ol", { class: "seats" }, seats.map((seat, n) => seatRow(screen, seat, n))),
    screen.notice && el("p", { class: "notice", role: "alert" }, screen.notice),
    el("div", { class: "buttons" },
      host && button(T.start, () => screen.request({ t: "start" }), { class: "main", disabled: free, key: "start" }),
      host && free && button(T.fill, fill, { key: "fill" })),
    el("p", { class: "hint" }, host ? (free ? T.needSeats : "") : T.waitHost),
    el("h2", {}, T.invite), el("p", {}, T.inviteHint),
    el("p", { class: "code" }, info.code), el("p", { class: "link" }, location.href),
    /^(localhost|127\.|\[::1\])/.test(location.hostname) && el("p", { class: "hint" }, T.loopback),
  ];
}

const lastLevel = () => memory.get("settings", {}).level ?? "national";

function seatRow(screen, seat, n) {
  const { host, yours } = screen.link, mine = yours.includes(n), free = !seat.person && !seat.level;
  const sit = () => screen.request({ t: "sit", seat: n, name: seatName(screen) });
  return el("li", { class: free ? "free" : null },
    el("span", { class: "who" }, screen.names[n], seat.host && el("small", {}, ` (${T.host})`)),
    !seat.person && button(yours.length ? T.sitToo : T.sit, sit, { key: `sit ${n}` }),
    mine && button(T.stand, () => screen.request({ t: "stand", seat: n }), { key: `stand ${n}`, class: "quiet" }),
    host && free && button(T.addBot, () => screen.request({ t: "bot", seat: n, level: lastLevel() }), { key: `bot ${n}` }),
    host && !mine && !free && button(seat.person ? T.kick : T.remove, () => screen.request({ t: "kick", seat: n }), { key: `kick ${n}`, class: "quiet" }));
}

// The first one at a screen goes by the remembered name; for others one is asked.
function seatName(screen) {
  const own = memory.get("name", "") || T.noName;
  return screen.link.yours.length || own === T.noName ? prompt(T.name, own === T.noName ? "" : `${own} ${screen.link.yours.length + 1}`) || own : own;
}

// --- during the race --------------------------------------------------------------------------------

const owners = (line) => new Map((line.owners ?? "").split(",").filter(Boolean).map((part) => {
  const [seat, price] = part.slice(1).split("@");
  return [part[0], { seat: Number(seat), price: Number(price) }];
}));

export function runningOrder(screen) {
  const { view } = screen.link, { line } = view, owned = owners(line), home = line.home ?? "";
  const laps = Object.fromEntries((line.cars ?? "").split(",").map((part) => [part[0], part.split("+")[1]]));
  const rows = [...view.order].map((letter, n) => {
    const gap = home.includes(letter) ? `${ordinal(home.indexOf(letter) + 1)}, ${T.home}` : laps[letter] ? count(Number(laps[letter]), "lap") : `${view.to_go[n]} ${T.toGo}`;
    const owner = owned.get(letter);
    return el("li", {}, chip(letter), el("span", { class: "who" }, owner ? screen.names[owner.seat] : ""), el("span", { class: "gap" }, gap));
  });
  return [el("h2", {}, T.order), el("ol", { class: "tower" }, rows)];
}

export function teams(screen) {
  const { info, view, present, look } = screen.link, { line } = view, owned = owners(line), edition = info.settings.edition;
  const at = (field, seat) => (line[field] ?? "").split("/")[seat] ?? "";
  const size = (hand) => hand.split(".").filter((name) => name && name !== "-").reduce((sum, name) => sum + (name[0] === "?" ? Number(name.slice(1)) : 1), 0);
  const rows = info.seats.map((seat, n) => {
    const cars = [...owned].filter(([, owner]) => owner.seat === n);
    const power = at("powers", n).replace("-", "").split("+").filter(Boolean).map(capital).join(", ");
    const bets = n === look ? [...at("bets", n)].filter((letter) => CARS[letter]) : [];
    const state = seat.away || (seat.name && seat.level) ? T.away : seat.person && !present.includes(n) ? T.offline : "";
    return el("li", { class: screen.asked.includes(n) && info.status === "running" ? "asked" : null },
      el("span", { class: "who" }, screen.names[n], state && el("small", {}, ` ${state}`)),
      el("span", {}, cars.map(([letter, { price }]) => [chip(letter), el("small", {}, ` ${money(price, edition)} `)])),
      el("small", {}, [power, line.hands && info.status === "running" ? count(size(at("hands", n)), "card") : ""].filter(Boolean).join(", ")),
      bets.length > 0 && el("small", { class: "bets" }, `${capital(T.bets)}: `, bets.map(chip)));
  });
  return [el("h2", {}, T.teams), el("ul", { class: "drivers" }, rows)];
}

// --- after the race ---------------------------------------------------------------------------------

export function result(screen) {
  const { info, view, yours } = screen.link, { rows, winners, money_decides: pays } = view.result, edition = info.settings.edition;
  const cash = (amount) => money(amount, edition), who = screen.names;
  const pairs = (entries) => (entries.length ? entries.map(([letter, amount]) => [el("span", { class: "pair" }, chip(letter), ` ${cash(amount)}`), " "]) : "–");
  const all = (row, field) => row.sheets.flatMap((sheet) => (Array.isArray(sheet[field]) ? sheet[field] : Object.entries(sheet[field])));
  const head = [T.teams, T.prize, T.bet, T.price, T.sum];
  const table = el("table", {}, el("thead", {}, el("tr", {}, head.map((text) => el("th", {}, text)))),
    el("tbody", {}, rows.map((row) => el("tr", { class: winners.includes(row.seat) ? "won" : null },
      el("th", {}, `${row.rank}. ${who[row.seat]}`), el("td", {}, pairs(all(row, "prizes"))), el("td", {}, pairs(all(row, "bets"))),
      el("td", {}, pairs(all(row, "prices"))), el("td", { class: "sum" }, pays ? cash(row.money) : "–")))));
  const rematch = () => screen.request({ t: "rematch" }).then((answer) => { if (answer.table) location.assign(`/t/${answer.table}`); });
  const shown = Object.entries(info.deal?.shown ?? {}).map(([seat, nonce]) => el("li", {}, `${who[seat]}: ${nonce}`));
  return [
    el("h1", {}, `${winners.map((seat) => who[seat]).join(" & ")} ${winners.length > 1 ? "share the win" : "wins"}`),
    el("div", { class: "wide" }, table),
    el("div", { class: "buttons" },
      info.rematch ? button(T.toRematch, () => location.assign(`/t/${info.rematch}`), { class: "main" })
        : yours.length > 0 && button(T.again, rematch, { class: "main", key: "again" }),
      el("a", { href: `/api/games/${info.id}/file`, download: "downforce.dfg" }, T.file)),
    el("details", {}, el("summary", {}, T.proof), el("p", {}, T.proofHint),
      el("ol", { class: "hex" }, el("li", {}, info.deal?.commitment), el("li", {}, info.deal?.secret), shown),
      el("p", { class: "hex" }, `${T.digest}: ${info.digest}`)),
  ];
}

export function settingsForm(about, remembered) {
  const named = (ids, words = {}) => ids.map((id) => [id, words[id] ?? title(id)]);
  const field = (text, control) => el("label", {}, el("span", {}, text), control);
  const value = (name, otherwise) => remembered[name] ?? otherwise;
  return [
    field(T.players, select("players", ["2", "3", "4", "5", "6"].map((n) => [n, n]), value("players", "4"))),
    field(T.track, select("track", named(about.tracks), value("track", "marina-bay"))),
    field(T.mode, select("mode", named(Object.keys(about.modes), T.modes), value("mode", "standard"))),
    field(T.edition, select("edition", named(about.editions, T.editions), value("edition", "en"))),
    field(T.level, select("level", named(about.bots), value("level", "club"))),
    field(T.pace, select("pace", Object.entries(T.paces), value("pace", "normal"))),
    field(T.clock, select("clock", Object.entries(T.clocks), value("clock", "off"))),
    el("label", { class: "check" }, el("input", { type: "checkbox", name: "public", checked: Boolean(remembered.public) }),
      el("span", {}, T.public, el("small", {}, T.publicHint))),
  ];
}
