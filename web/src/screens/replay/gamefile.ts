// The headers of a game file (docs/notation.md): what the deal came from.

const HEADER = /^\[([A-Za-z][A-Za-z0-9]*) "(.*)"\]$/;
const ESCAPED: Record<string, string> = { n: "\n", r: "\r" };

export function readHeaders(file: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const row of file.split("\n")) {
    const [, name, value] = HEADER.exec(row) ?? [];
    if (name !== undefined && value !== undefined) headers.set(name, unescaped(value));
  }
  return headers;
}

const unescaped = (text: string): string =>
  text.replace(/\\(.)/g, (_, letter: string) => ESCAPED[letter] ?? letter);
