// What is said of an entry of the log besides its events.

import type { Note } from "../net/protocol";
import type { Words } from "./words";

const SIGNS = new Set(["bravo", "ouch", "laugh", "hurry", "thanks", "oops"]);

export function noteText(words: Words, note: Note, names: readonly string[]): string {
  const player = names[note.seat ?? -1] ?? "";
  switch (note.what) {
    case "said":
      return words.text("note-said", { player, text: note.text ?? "" });
    case "reacted":
      return words.text("note-said", { player, text: signText(words, note.sign ?? "") });
    case "undone":
      return words.text("note-undone", { player });
    case "undo-asked":
      return words.text("note-undo-asked", { player });
    case "undo-answered":
      return words.text(note.agree ? "note-agreed" : "note-refused", { player });
    case "paused":
      return words.text("note-paused");
    case "resumed":
      return words.text("note-resumed");
    case "taken-over":
      return words.text("note-taken-over", { player });
    case "handed-back":
      return words.text("note-handed-back", { player });
    case "voted":
      return words.text("note-voted", { player, target: names[note.target ?? -1] ?? "" });
    case "stood":
      return words.text("note-left", { player });
    case "kicked":
      return words.text("note-kicked", { player });
    case "host-passed":
      return words.text("note-host", { player });
    case "muted":
      return words.text(note.muted ? "note-muted" : "note-unmuted", { player });
    default:
      return "";
  }
}

export const signText = (words: Words, sign: string): string =>
  SIGNS.has(sign) ? words.named(`sign-${sign}`, sign) : sign;
