// The drawn picture of each power: a file of its own, loaded when a card is shown.

const FILES = import.meta.glob<string>("./*.svg", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});

/** The address of a power's picture; a power of somebody else's making has none. */
export const pictureOf = (power: string): string | undefined => FILES[`./${power}.svg`];
