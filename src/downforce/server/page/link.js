// The socket of one table: says hello, keeps what the server tells, asks again after a cut. No rules in here.

import { randomHex } from "./dom.js";

const VERSION = 1;
const SLOWEST = 3000; // milliseconds between two tries to connect

export class Link {
  constructor(table, heard) {
    this.table = table;
    this.heard = heard; // called with "welcome", "table", "lost", "outdated" or "gone"
    this.ready = false;
    this.seq = 0;
    this.info = null;
    this.view = null;
    this.look = null;
    this.yours = [];
    this.host = false;
    this.present = [];
    this.waiting = new Map(); // requests without an answer, sent again after a cut
    this.tries = 0;
    this.connect();
  }

  connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.socket.onopen = () => this.hello();
    this.socket.onmessage = (frame) => this.take(JSON.parse(frame.data));
    this.socket.onclose = (event) => {
      if (event.code === 4000) return this.heard("outdated");
      this.ready = false;
      this.heard("lost");
      setTimeout(() => this.connect(), Math.min(SLOWEST, 300 * 2 ** this.tries++) * (0.5 + Math.random() / 2));
    };
  }

  hello() {
    this.send({ t: "hello", v: VERSION, look: this.look, have: this.seq, build: this.build ?? "" });
  }

  isUp() {
    if (this.ready) return;
    Object.assign(this, { ready: true, tries: 0 });
    for (const { message } of this.waiting.values()) this.send(message);
  }

  send(message) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  // Asks for something; the promise gives the answer, which may be a refusal. A repeated id is done once.
  request(message) {
    const id = randomHex(8);
    return new Promise((answered) => {
      this.waiting.set(id, { message: { id, ...message }, answered });
      if (this.ready) this.send({ id, ...message });
    });
  }

  uncover(seat) {
    this.send({ t: "look", seat });
  }

  take(message) {
    switch (message.t) {
      case "welcome": return this.welcomed(message);
      case "update": return this.takeUpdates([message]);
      case "updates": return this.takeUpdates(message.updates, true);
      case "yours": this.yours = message.seats; this.host = message.host; return this.heard("table");
      case "present": this.present = message.seats; return this.heard("table");
      case "outdated": return this.heard("outdated");
      default: return this.answered(message);
    }
  }

  welcomed({ seq, info, view, look, yours, host, present, build }) {
    Object.assign(this, { seq, info, view, look, yours, host, present });
    this.build = build || this.build;
    this.isUp();
    this.heard("welcome");
  }

  takeUpdates(updates, complete = false) {
    const taken = [];
    for (const update of updates) {
      if (update.seq <= this.seq) continue; // sent twice
      if (update.seq > this.seq + 1) { this.send({ t: "fetch", after: this.seq }); break; }
      this.seq = update.seq;
      this.info = { ...this.info, ...update.info };
      if (update.view) this.view = changed(this.view, update.view);
      taken.push(update);
    }
    if (complete) this.isUp();
    this.heard("table", taken);
  }

  answered(message) {
    const request = this.waiting.get(message.id);
    if (request) {
      this.waiting.delete(message.id);
      request.answered(message);
    }
    if (message.t !== "refused" || this.ready) return;
    // The hello itself was refused: the seat is no longer ours, or there is no such table.
    if (this.look === null) return this.heard("gone");
    Object.assign(this, { look: null, seq: 0 });
    this.hello();
  }
}

function changed(view, changes) {
  const next = { ...view, ...changes };
  if (changes.line) next.line = merged(view?.line, changes.line);
  return next;
}

export function merged(line, changes) {
  return Object.fromEntries(Object.entries({ ...line, ...changes }).filter(([, value]) => value !== null));
}
