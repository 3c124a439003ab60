// A table: the paddock before the start, the race, the result. The server says what can be chosen.

import { Board } from "./board.js";
import { card, chip, paddock, result, runningOrder, teams } from "./panels.js";
import { ask, button, el, memory, randomHex, redraw } from "./dom.js";
import { Link, merged } from "./link.js";
import { fromHex, sha256 } from "./sha256.js";
import { CARS, LETTER, T, capital, count, money, names, noted, refusal, title, told } from "./words.js";

const SECRET = new Set(["bid", "keep-power", "bet"]);
const LONGEST_LOG = 300;
const narrow = matchMedia("(max-width: 720px)");

export class TableScreen {
  constructor(id, main, banner) {
    Object.assign(this, { id, banner, draft: [], tried: null, notice: "", log: new Map(), closeUp: true });
    this.parts = Object.fromEntries(
      ["paddock", "stage", "act", "hand", "order", "teams", "log", "result"].map((name) => [name, el("section", { class: name })]));
    this.parts.act.setAttribute("aria-live", "polite");
    this.stage = el("div", { class: "sheet" });
    this.zoom = button(T.whole, () => { this.closeUp = !this.closeUp; this.draw(); }, { class: "zoom quiet" });
    this.parts.stage.append(this.stage, this.zoom);
    const { paddock, stage, act, hand, order, teams, log, result } = this.parts;
    this.game = el("div", { class: "game", hidden: true }, stage, el("div", { class: "desk" }, act, hand),
      el("div", { class: "side" }, order, teams, this.talkForm(), log));
    main.replaceChildren(paddock, result, this.game);
    this.link = new Link(id, (what, updates) => this.heard(what, updates));
  }

  // --- what the server says -------------------------------------------------------------------------

  async heard(what, updates = []) {
    const { link } = this;
    if (what === "lost") return this.say(T.lost);
    if (what === "gone") return this.say(T.gone);
    if (what === "outdated") return this.say(T.reload);
    if (!link.info) return;
    this.say(link.ready ? "" : T.lost);
    this.chooseSeat();
    if (what === "welcome") {
      this.reset();
      this.readLog();
    }
    for (const update of updates) this.note(update);
    this.contribute();
    this.startAtOnce();
    await this.prepare();
    if (this.offered !== this.offer()) this.reset();
    this.animate(updates);
    this.draw();
  }

  // A single seat is always open. Where people share the screen, cards are covered when the other one is asked.
  chooseSeat() {
    const { link } = this, { look, yours } = link, asked = this.asked.filter((seat) => yours.includes(seat));
    const isNew = !this.hasBegun && Boolean(link.view);
    this.hasBegun = Boolean(link.view);
    const wanted = yours.length === 1 ? yours[0] : isNew || (asked.length && !asked.includes(look)) ? null : look;
    if (wanted === look || this.wanted === `${wanted} ${link.seq}`) return;
    this.wanted = `${wanted} ${link.seq}`;
    link.uncover(wanted);
  }

  say(text) {
    this.banner.textContent = text;
    this.banner.hidden = !text;
  }

  // Our share of the seed: sealed first, shown once everybody has sealed. It survives a reload in between.
  async contribute() {
    const { info, yours, ready } = this.link;
    if (info.status !== "dealing" || !yours.length || !ready || this.contributing) return;
    const { round, contributors, sealed, shown } = info.deal;
    const own = yours.find((seat) => contributors.includes(seat));
    if (own === undefined) return;
    const key = `nonce ${this.id} ${round}`;
    const nonce = memory.get(key) ?? randomHex(32);
    memory.set(key, nonce);
    const everybody = Object.keys(sealed).length === contributors.length;
    const next = !(own in sealed) ? { t: "seal", commitment: sha256(fromHex(nonce)) }
      : everybody && !(own in shown) ? { t: "show", nonce } : null;
    if (!next) return;
    this.contributing = true;
    await this.link.request(next);
    this.contributing = false;
    this.contribute();
  }

  startAtOnce() {
    const { info, host } = this.link;
    if (!host || info.status !== "open" || memory.get("start") !== this.id) return;
    memory.set("start", null);
    this.request({ t: "start" });
  }

  // Fetches circuit and cards, once each.
  async prepare() {
    const { info, view } = this.link;
    if (!info.game || !view) return;
    const track = info.game.tracks[Number(view.line.race ?? 1) - 1];
    this.deck ??= await ask(`/api/decks/${encodeURIComponent(info.game.deck)}`);
    if (this.trackId === track) return;
    this.trackId = track;
    this.board = new Board(await ask(`/api/tracks/${encodeURIComponent(track)}`));
    this.board.place(view.line.cars);
    this.stage.replaceChildren(this.board.node);
  }

  animate(updates) {
    if (!this.board || !this.link.view) return;
    const own = (note) => this.link.yours.includes(note.seat) && note.by !== "bot" && note.by !== "clock";
    const moves = updates.filter(({ note }) => !own(note)) // ours were seen while they were chosen
      .flatMap(({ events }) => events ?? []).filter(({ event }) => event === "car-moved")
      .map(({ car, path }) => ({ letter: LETTER[car], path }));
    this.board.drive(moves, () => this.line.cars);
  }

  // --- the log --------------------------------------------------------------------------------------

  async readLog() {
    if (this.logRead || this.link.info.status === "open") return;
    this.logRead = true;
    await this.prepare();
    for (const update of (await ask(`/api/tables/${this.id}/replay`)).updates) this.note(update);
    this.draw();
  }

  note({ seq, note, events = [] }) {
    this.log.set(seq, { note, events });
    if (this.log.size > LONGEST_LOG) this.log.delete(this.log.keys().next().value);
  }

  logLines() {
    const who = this.names, edition = this.link.info.settings.edition ?? "en";
    const words = { cash: (amount) => money(amount, edition), card: (name) => (this.deck?.[name] ?? [name]).join(" ") };
    const before = this.link.info.status === "open";
    return [...this.log.entries()].sort(([a], [b]) => b - a).flatMap(([, { note, events }]) => {
      const said = before && note.what === "stood" ? null : noted(note, who);
      const lines = [said, ...events.map((event) => told(event, who, words))].filter(Boolean);
      return lines.reverse().map((line) => el("li", { class: note.text || note.sign ? "talk" : null }, line));
    });
  }

  // --- asking ---------------------------------------------------------------------------------------

  async request(message) {
    const answer = await this.link.request(message);
    this.notice = answer.t === "refused" ? refusal(answer) : "";
    this.draw();
    return answer;
  }

  async commit() {
    if (this.busy) return;
    const draft = this.draft.map((step) => step.do), { link } = this, seat = link.look;
    this.busy = true;
    const answer = await this.request({ t: "commit", seat, seq: link.seq, draft });
    this.busy = false;
    if (answer.t === "refused") this.reset();
    this.draw();
  }

  // --- the draft ------------------------------------------------------------------------------------

  get line() {
    const line = this.link.view?.line ?? {};
    return this.tried && !this.isSecret ? merged(line, this.tried.line) : line;
  }

  // A secret choice is confirmed by itself, also where the turn would go on.
  get isDone() { return Boolean(this.tried && (this.isSecret || this.tried.ended)); }
  get isSecret() { return SECRET.has(this.link.view?.line.phase); }
  get names() { return names(this.link.info.seats); }
  get asked() { return (this.link.view?.line.asked ?? "-").split("/").filter((seat) => seat !== "-").map(Number); }

  get choices() {
    const { view, info } = this.link;
    if (!view || info.paused || info.status !== "running") return [];
    return this.tried && !this.isSecret ? this.tried.choices : view.choices;
  }

  offer() {
    return JSON.stringify([this.link.look, this.link.view?.choices.map((choice) => choice.do)]);
  }

  reset() {
    Object.assign(this, { draft: [], tried: null, offered: this.offer() });
    this.board?.place(this.line.cars);
  }

  async pick(choice, forced = false) {
    if (this.busy) return;
    this.draft = this.isSecret ? [{ do: choice.do }] : [...this.draft, { do: choice.do, forced }];
    await this.preview();
    if (choice.path && this.tried) this.board.drive([{ letter: choice.do.split(" ")[2], path: choice.path }], () => this.line.cars);
    const only = this.tried?.choices.length === 1 && !this.isSecret ? this.tried.choices[0] : null;
    if (only?.path && only.do.includes(" move ")) await this.pick(only, true);
  }

  async stepBack() {
    if (this.busy) return;
    while (this.draft.pop()?.forced) { /* what was forced was not chosen */ }
    await this.preview();
    this.board.place(this.line.cars);
  }

  async preview() {
    const draft = this.draft.map((step) => step.do), seat = this.link.look;
    this.busy = true;
    const answer = draft.length ? await this.link.request({ t: "preview", seat, draft }) : null;
    this.busy = false;
    if (answer?.t === "refused") { this.notice = refusal(answer); this.reset(); } else { this.notice = ""; this.tried = answer; }
    this.draw();
  }

  // --- drawing --------------------------------------------------------------------------------------

  draw() {
    const { info, view } = this.link;
    const playing = Boolean(view && this.board && this.deck);
    this.game.hidden = !playing;
    document.getElementById("where").textContent = `${title(this.trackId ?? info.settings.track ?? "marina-bay")} · ${info.code}`;
    document.title = this.choices.length ? `● ${T.yourTurn} – Downforce` : "Downforce";
    redraw(this.parts.paddock, playing ? [] : paddock(this));
    if (!playing) return;
    const targets = this.targets();
    this.board.offer(targets);
    this.frame(targets);
    this.drawResult(view.result);
    redraw(this.parts.act, this.actionBar(targets));
    redraw(this.parts.hand, this.hand());
    redraw(this.parts.order, runningOrder(this));
    redraw(this.parts.teams, teams(this));
    redraw(this.parts.log, el("h2", {}, T.log), el("ol", { class: "lines" }, this.logLines()));
    this.talk.hidden = !this.link.yours.length;
  }

  drawResult(ended) {
    const proof = this.parts.result.querySelector("details")?.open;
    redraw(this.parts.result, ended ? result(this) : []);
    if (ended && !this.hasEnded) scrollTo({ top: 0 });
    if (proof) this.parts.result.querySelector("details").open = true;
    this.hasEnded = Boolean(ended);
  }

  frame(targets) {
    const paths = targets.flatMap((target) => target.path);
    this.zoom.hidden = !(narrow.matches && paths.length);
    this.zoom.textContent = this.closeUp ? T.whole : T.close;
    const from = this.line.cars?.split(",").find((part) => part[0] === this.line.car)?.slice(1).split("+")[0];
    this.board.frame(!this.zoom.hidden && this.closeUp ? [from, ...paths].filter(Boolean) : null);
  }

  // What can be clicked on the board: ends of moves by number, cars by their place.
  targets() {
    let number = 0;
    return this.choices.flatMap((choice) => {
      const [, verb, car] = choice.do.split(" "), pick = () => this.pick(choice), path = choice.path ?? [];
      if (path.length) return { choice, pick, path, cell: path.at(-1), label: String(++number), name: this.wayText(choice) };
      const onTrack = this.line.cars?.split(",").some((part) => part[0] === car);
      if ((verb === "wild" || verb === "bet") && onTrack) return { choice, pick, path, car, name: capital(CARS[car]) };
      return [];
    });
  }

  wayText(choice) {
    const [, , , to] = choice.do.split(" ");
    const where = to === "finish" ? T.home : to;
    return `${count(choice.path.length, "space")}, ${where}${choice.crosses ? `, over betting line ${choice.crosses}` : ""}`;
  }

  actionBar(targets) {
    const { info, view, look, host, yours } = this.link, done = this.isDone;
    const status = info.status === "running" ? el("p", { class: "status" }, this.statusText()) : null;
    const choices = done && !this.isSecret ? [] : this.choices.map((choice) => this.choiceButton(choice, targets));
    const wish = info.undo, mine = wish && yours.filter((seat) => wish.waits_for.includes(seat));
    return [
      status,
      this.notice && el("p", { class: "notice", role: "alert" }, this.notice),
      el("div", { class: "matter" }, this.table(), el("div", { class: "ways" }, choices)),
      el("div", { class: "buttons" },
        done && button(this.confirmText(), () => this.commit(), { class: "main", key: "confirm" }),
        this.draft.length > 0 && button(T.back, () => this.stepBack(), { key: "back" }),
        !this.draft.length && view.undo && !wish && button(view.undo === "free" ? T.undo : T.askUndo, () => this.request({ t: "undo", seat: look }), { key: "undo", class: "quiet" }),
        mine?.map((seat) => [
          yours.length > 1 && `${this.names[seat]}:`,
          button(T.agree, () => this.request({ t: "answer", seat, agree: true }), { class: "main" }),
          button(T.refuse, () => this.request({ t: "answer", seat, agree: false })),
        ]),
        wish && yours.includes(wish.seat) && button(T.giveUp, () => this.request({ t: "answer", seat: wish.seat, agree: false })),
        host && info.status === "running" && button(info.paused ? T.resume : T.pause, () => this.request({ t: info.paused ? "resume" : "pause" }), { key: "pause", class: "quiet" })),
    ];
  }

  statusText() {
    const { info, view, look, yours } = this.link, { phase, car } = view.line, who = this.names;
    if (info.paused) return T.paused;
    if (info.undo) return `${who[info.undo.seat]} asks to take a move back. ${info.undo.waits_for.length ? `Waiting for ${info.undo.waits_for.map((seat) => who[seat]).join(", ")}.` : ""}`;
    if (this.tried?.ended && !this.isSecret) return "That is your turn. Confirm it, or step back.";
    if (this.choices.length) {
      const now = this.line;
      return now.phase === "move-car" || now.phase === "bonus" ? `${capital(CARS[now.car] ?? "")}: ${T.pick[now.phase].toLowerCase()}` : T.pick[now.phase];
    }
    const waiting = this.asked.map((seat) => who[seat]).join(", ");
    if (look === null) return `${yours.length ? T.covered : T.watching} ${waiting ? `Waiting for ${waiting}.` : ""}`;
    return `Waiting for ${waiting}${phase === "move-car" && car ? `, who steers ${CARS[car]}` : ""}.`;
  }

  // What lies on the table: the lot for sale, or the card being resolved.
  table() {
    const { lots, card: name, reverse, line } = this.line;
    if (this.line.phase === "bid" && lots) {
      const [letter, power] = lots.split(",")[0].split(":");
      const effect = T.effects[power];
      return el("p", { class: "lot" }, chip(letter), ` ${capital(CARS[letter])}`,
        power !== "-" && [" with ", el("b", {}, capital(power)), effect ? `: ${effect}.` : ""]);
    }
    if (!name || this.tried?.ended) return null;
    const lines = this.deck[name];
    const at = reverse ? lines.length - 1 - Number(line ?? 0) : Number(line ?? 0);
    return el("div", { class: "played" }, card(lines, { now: at }));
  }

  choiceButton(choice, targets) {
    const [, verb, what, to] = choice.do.split(" "), pick = () => this.pick(choice), key = choice.do;
    const chosen = this.draft.at(-1)?.do === choice.do, more = { key, "aria-pressed": chosen ? "true" : null };
    if (verb === "bid" || verb === "play") return null; // on the cards
    if (choice.path) {
      const { label } = targets.find((target) => target.choice === choice);
      return button([el("b", {}, label), ` ${this.wayText(choice)}`], pick, more);
    }
    if (verb === "wild" || verb === "bet") return button([chip(what), ` ${capital(CARS[what])}`], pick, more);
    if (verb === "keep" || verb === "swap") {
      return button([el("b", {}, what === "none" ? "Stay with Cunning" : capital(what)), T.effects[what] ? `: ${T.effects[what]}` : ""], pick, more);
    }
    const text = { skip: "Leave the line out", "no-skip": "Let it move" }[verb] ?? (to === "none" ? "No bonus move" : choice.do);
    return button(text, pick, more);
  }

  confirmText() {
    const last = this.draft.at(-1).do, [, verb, what] = last.split(" ");
    if (verb === "bid") {
      const { amount } = this.choices.find((choice) => choice.do === last) ?? {};
      return amount === null || amount === undefined ? "Pass with this card" : `Bid ${money(amount, this.link.info.settings.edition)}`;
    }
    if (verb === "bet") return `Bet on ${CARS[what]}`;
    if (verb === "keep") return `Keep ${capital(what)}`;
    return "Confirm";
  }

  hand() {
    const { link } = this, { look, yours, info } = link;
    const seats = yours.length > 1 && info.status === "running" ? el("div", { class: "buttons" },
      yours.map((seat) => button(`${this.names[seat]}: ${T.mine}`, () => link.uncover(seat), { "aria-pressed": seat === look ? "true" : null, key: `look ${seat}` })),
      look !== null && button(T.cover, () => link.uncover(null), { key: "cover", class: "quiet" })) : null;
    if (look === null) return [seats];
    const own = (this.line.hands ?? "").split("/")[look] ?? "";
    const cards = own.split(".").filter((name) => this.deck[name]);
    return [seats, cards.length > 0 && el("h2", {}, `${T.hand}: ${count(cards.length, "card")}`),
      el("div", { class: "cards" }, cards.map((name) => this.handCard(name)))];
  }

  handCard(name) {
    const edition = this.link.info.settings.edition, chosen = this.draft.at(-1)?.do.split(" ");
    const ways = this.choices.filter((choice) => {
      const [, verb, what] = choice.do.split(" ");
      return (verb === "bid" || verb === "play") && what === name;
    });
    const text = ({ do: action, amount }) => {
      if (amount !== undefined) return amount === null ? "pass" : money(amount, edition);
      return action.endsWith("reverse") ? "bottom up" : ways.length > 1 ? "top down" : "";
    };
    return card(this.deck[name], {
      chosen: chosen?.[2] === name,
      ways: ways.map((choice) => ({ text: text(choice), key: choice.do, pick: () => this.pick(choice) })),
    });
  }

  talkForm() {
    const input = el("input", { name: "text", maxlength: 300, autocomplete: "off", "aria-label": T.say, placeholder: T.say });
    const seat = () => this.link.look ?? this.link.yours[0];
    this.talk = el("form", { class: "say", onsubmit: (event) => {
      event.preventDefault();
      if (input.value.trim()) this.request({ t: "say", seat: seat(), text: input.value.trim() });
      input.value = "";
    } }, el("div", { class: "line" }, input, el("button", {}, T.send)),
    el("div", { class: "signs" }, Object.entries(T.signs).map(([sign, text]) =>
      button(text, () => this.request({ t: "react", seat: seat(), sign }), { class: "quiet" }))));
    return this.talk;
  }
}
