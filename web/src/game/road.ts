// What lies ahead of a car, counted in steps as if the road were empty, as in rules/facts.py.

import type { Cell, TrackData } from "./board";
import type { Car } from "./cars";
import type { Place } from "./position";

export interface Ahead {
  /** Cars ahead and how many steps away, the nearest first. */
  cars: { car: Car; steps: number }[];
  /** Steps to the next single lane, 0 in one. */
  squeeze: number | null;
  /** The next betting line nobody has crossed, and the steps over it. */
  bet: { number: number; steps: number } | null;
  /** The fewest steps over the finish line. */
  toGo: number;
}

export class Circuit {
  readonly cells: ReadonlyMap<string, Cell>;

  constructor(readonly track: TrackData) {
    this.cells = new Map(track.cells.map((cell) => [cell.name, cell]));
  }

  /** For each cell ahead the fewest steps to it; without laps the road ends at the finish line. */
  stepsFrom(start: string, laps: boolean): Map<string, number> {
    const found = new Map([[start, 0]]);
    let rim = [start];
    while (rim.length) {
      const here = rim;
      rim = [];
      for (const name of here) {
        const cell = this.cells.get(name);
        for (const there of cell?.ahead ?? []) {
          if (found.has(there) || (!laps && cell?.over_line.includes(there))) continue;
          found.set(there, (found.get(name) ?? 0) + 1);
          rim.push(there);
        }
      }
    }
    return found;
  }

  ahead(car: Car, places: ReadonlyMap<Car, Place>, crossed: number | null, laps: boolean): Ahead | null {
    const place = places.get(car);
    const here = place && this.cells.get(place.cell);
    if (!place || !here) return null;
    const steps = this.stepsFrom(place.cell, laps);
    const nearest = (wanted: (cell: Cell) => boolean): number | null => {
      const found = [...steps].filter(([name]) => wanted(this.cells.get(name) as Cell)).map(([, n]) => n);
      return found.length ? Math.min(...found) : null;
    };
    const cars = [...places]
      .filter(([other]) => other !== car)
      .map(([other, { cell }]) => ({ car: other, steps: steps.get(cell) ?? 0 }))
      .filter(({ steps: n }) => n > 0)
      .sort((a, b) => a.steps - b.steps);
    const number = crossed === null ? 0 : crossed + 1;
    const over = number ? nearest((cell) => cell.lines_behind >= number) : null;
    return {
      cars,
      squeeze: nearest(({ side }) => side === "single"),
      bet: over === null || number > this.track.betting_lines.length ? null : { number, steps: over },
      toGo: here.to_go,
    };
  }
}
