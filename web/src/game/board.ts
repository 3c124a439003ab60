// A circuit as data, as /api/tracks/NAME gives it. Lengths are lane widths, y goes down, headings are degrees.

export type Spot = [number, number];

export interface Cell {
  name: string;
  section: number;
  lane: number;
  /** Where it lies across the road: the message is `lane-SIDE`. */
  side: "single" | "inside" | "middle" | "outside" | "number";
  rectangle: boolean;
  /** Where one step leads; of these, over the finish line. */
  ahead: string[];
  over_line: string[];
  lines_behind: number;
  to_go: number;
  outline: Spot[];
  centre: Spot;
  heading: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface TrackData {
  track: string;
  version: number;
  title: string;
  heading: number;
  /** The extent of the road, of the picture with its landscape, and of the sheet around that. */
  box: Box;
  frame: Box;
  paper: Box;
  cells: Cell[];
  grid: string[];
  finish: Spot[];
  betting_lines: Spot[][];
  borders: Spot[][];
  centre_line: Spot[];
  infield_edge: Spot[];
  outer_edge: Spot[];
  kerbs: Spot[][];
}
