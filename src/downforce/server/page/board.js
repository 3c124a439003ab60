// The circuit as a drawing: asphalt, lines, cars, and the places that can be chosen. It knows no rules.

import { svg } from "./dom.js";
import { CARS, capital } from "./words.js";

const MARGIN = 1.2;
const STEP = 110; // milliseconds a car takes for a space
const points = (list) => list.map((point) => point.join(",")).join(" ");
const beyond = ([from, to], by) => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return { x: to[0] + ((to[0] - from[0]) * by) / length, y: to[1] + ((to[1] - from[1]) * by) / length };
};
const still = matchMedia("(prefers-reduced-motion: reduce)");

export class Board {
  constructor(track) {
    this.track = track;
    this.cells = new Map(track.cells.map((cell) => [cell.name, cell]));
    this.cars = new Map();
    this.moves = Promise.resolve();
    this.marks = svg("g");
    this.fleet = svg("g");
    this.node = svg("svg", { class: "board", role: "group", "aria-label": track.title },
      this.ground(), this.marks, this.fleet);
    this.frame(null);
  }

  ground() {
    const { track } = this;
    const line = (list, name) => svg("polyline", { points: points(list), class: name });
    return svg("g", {},
      track.kerbs.map((kerb) => [line(kerb, "kerb"), line(kerb, "kerb blocks")]),
      track.cells.map((cell) => svg("polygon", { points: points(cell.outline), class: "cell" })),
      track.grid.map((name, n) => svg("text", { ...this.at(name), class: "grid" }, String(n + 1))),
      track["betting-lines"].map((list, n) => [
        line(list, "betting"), svg("text", { ...beyond(list, 0.7), class: "betting-number" }, String(n + 1)),
      ]),
      line(track.finish, "finish"), line(track.finish, "finish squares"));
  }

  at(name) {
    const [x, y] = this.cells.get(name).centre;
    return { x, y };
  }

  // Shows the whole circuit, or what lies around some spaces.
  frame(names) {
    let { left, top, right, bottom } = this.track.box;
    if (names?.length) {
      const spots = names.map((name) => this.cells.get(name).centre);
      const [xs, ys] = [spots.map((spot) => spot[0]), spots.map((spot) => spot[1])];
      const middle = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
      const reach = Math.max(5, (Math.max(...xs) - Math.min(...xs)) / 2 + 1, (Math.max(...ys) - Math.min(...ys)) / 1.4 + 1);
      [left, right, top, bottom] = [middle[0] - reach, middle[0] + reach, middle[1] - reach * 0.7, middle[1] + reach * 0.7];
    }
    const box = [left - MARGIN, top - MARGIN, right - left + 2 * MARGIN, bottom - top + 2 * MARGIN];
    this.node.setAttribute("viewBox", box.map((n) => n.toFixed(2)).join(" "));
  }

  // Puts the cars where a line of the view says: "K4a,B12b2+1".
  place(text) {
    const places = new Map((text ? text.split(",") : []).map((part) => [part[0], part.slice(1).split("+")[0]]));
    for (const [letter, car] of this.cars) if (!places.has(letter)) { car.remove(); this.cars.delete(letter); }
    for (const [letter, cell] of places) {
      if (!this.cars.has(letter)) {
        this.cars.set(letter, drawnCar(letter));
        this.fleet.append(this.cars.get(letter));
      }
      this.put(letter, cell);
    }
  }

  put(letter, name) {
    const car = this.cars.get(letter), cell = this.cells.get(name);
    if (!car || !cell) return;
    const [x, y] = cell.centre;
    const before = Number(car.dataset.heading ?? cell.heading);
    const heading = before + ((((cell.heading - before) % 360) + 540) % 360) - 180; // the short way round
    car.dataset.heading = heading;
    car.style.transform = `translate(${x}px, ${y}px) rotate(${heading}deg)`;
    car.lastChild.style.transform = `rotate(${-heading}deg)`;
  }

  // Drives cars along their paths, one after the other, then puts everything where it then belongs.
  drive(moves, places) {
    this.pending = (this.pending ?? 0) + 1;
    this.moves = this.moves.then(async () => {
      const late = this.pending > 3 || document.hidden || still.matches;
      for (const { letter, path } of late ? [] : moves) {
        for (const cell of path) {
          this.put(letter, cell);
          await new Promise((done) => { setTimeout(done, STEP); });
        }
      }
      this.pending -= 1;
      if (!this.pending) this.place(places());
    });
  }

  // Lights up what can be chosen: { cell or car, label, path, name, pick }.
  offer(targets) {
    const way = svg("polyline", { class: "way" });
    const show = (target) => () => way.setAttribute("points", target ? points(target.path.map((name) => this.cells.get(name).centre)) : "");
    this.marks.replaceChildren(...targets.map((target) => {
      const place = target.cell ? this.cells.get(target.cell) : null;
      const spot = place ? place.centre : this.spotOf(target.car);
      const hear = {
        tabindex: 0, role: "button", "aria-label": target.name, onclick: target.pick,
        onkeydown: (event) => { if (event.key === "Enter" || event.key === " ") { event.preventDefault(); target.pick(); } },
        onmouseenter: show(target), onfocus: show(target), onmouseleave: show(null), onblur: show(null),
      };
      const shape = place
        ? svg("polygon", { points: points(place.outline), class: "end" })
        : svg("circle", { cx: spot[0], cy: spot[1], r: 0.85, class: "end" });
      return svg("g", { class: "target", ...hear }, shape,
        target.label && svg("text", { x: spot[0], y: spot[1], class: "end-number" }, target.label));
    }), way);
  }

  spotOf(letter) {
    const match = /translate\((.+?)px, (.+?)px\)/.exec(this.cars.get(letter)?.style.transform ?? "");
    return match ? [Number(match[1]), Number(match[2])] : [0, 0];
  }
}

// An open-wheel car from above, nose to the right.
function drawnCar(letter) {
  const wheel = (x, y) => svg("rect", { x: x - 0.19, y: y - 0.1, width: 0.38, height: 0.2, class: "wheel" });
  return svg("g", { class: `car car-${letter}`, "aria-label": capital(CARS[letter]) },
    wheel(-0.5, -0.32), wheel(-0.5, 0.32), wheel(0.48, -0.32), wheel(0.48, 0.32),
    svg("path", { d: "M-.85-.3h.14v.14L-.5-.24h.66l.34.1h.2v-.2h.12v.68H.7v-.2H.5l-.34.1H-.5l-.21-.08v.14h-.14z", class: "body" }),
    svg("text", { class: "letter" }, letter));
}
