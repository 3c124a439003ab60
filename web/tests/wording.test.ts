// No component speaks by itself: what people read or hear comes from the catalogues, in five languages.

import { type AST, parse } from "svelte/compiler";
import { describe, expect, test } from "vitest";

const COMPONENTS = import.meta.glob<string>("../src/**/*.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Said or shown by browsers, besides what stands between the tags. */
const SPOKEN = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "aria-placeholder",
  "aria-roledescription",
  "aria-valuetext",
  "label",
  "placeholder",
  "title",
]);
/** The name of the game is the same in all of them. */
const ALLOWED = new Set(["Downforce"]);
/** What one types or reads as it is, like a command. */
const VERBATIM = new Set(["code", "kbd", "samp"]);

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

/** Two letters in a row outside of what is allowed; a single one is a mark, such as a seat's. */
function isWord(text: unknown): text is string {
  if (typeof text !== "string") return false;
  return (text.match(/\p{L}{2,}/gu) ?? []).some((word) => !ALLOWED.has(word));
}

/** Everything below a node, the node included. */
function* below(node: Node): Generator<Node> {
  yield node;
  for (const [key, value] of Object.entries(node)) {
    if (key === "parent" || key === "metadata") continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child) && !VERBATIM.has(String(child.name))) yield* below(child);
    }
  }
}

/** What an expression may come to: its own text, and both sides of a choice. Arguments of calls are not shown. */
function* outcomes(node: unknown): Generator<string> {
  if (!isNode(node)) return;
  switch (node.type) {
    case "Literal":
      if (isWord(node.value)) yield node.value;
      break;
    case "TemplateLiteral":
      for (const { value } of node.quasis as { value: { cooked: string } }[])
        if (isWord(value.cooked)) yield value.cooked;
      for (const part of node.expressions as unknown[]) yield* outcomes(part);
      break;
    case "ConditionalExpression":
      yield* outcomes(node.consequent);
      yield* outcomes(node.alternate);
      break;
    case "LogicalExpression":
    case "BinaryExpression":
      if (node.operator === "+" || node.type === "LogicalExpression") {
        yield* outcomes(node.left);
        yield* outcomes(node.right);
      }
      break;
    case "TSAsExpression":
    case "TSNonNullExpression":
      yield* outcomes(node.expression);
  }
}

function spokenIn({ name, value }: AST.Attribute): string[] {
  if (!SPOKEN.has(name) || value === true) return [];
  return (Array.isArray(value) ? value : [value]).flatMap((part) =>
    part.type === "Text" ? [part.data].filter(isWord) : [...outcomes(part.expression)],
  );
}

function hardCoded(source: string): string[] {
  const root = parse(source, { modern: true }).fragment as unknown as Node;
  return visible(root).map((text) => text.trim().replace(/\s+/g, " "));
}

function visible(root: Node): string[] {
  const inTags = new Set<Node>();
  return [...below(root)].flatMap((node) => {
    if (inTags.has(node)) return [];
    if (node.type === "Attribute" || node.type.endsWith("Directive")) {
      for (const inside of below(node)) inTags.add(inside); // most of it is classes, handlers and lengths
      return node.type === "Attribute" ? spokenIn(node as unknown as AST.Attribute) : [];
    }
    if (node.type === "Text") return [node.data].filter(isWord);
    return node.type === "ExpressionTag" ? [...outcomes(node.expression)] : [];
  });
}

describe("hard-coded words", () => {
  test.each(Object.keys(COMPONENTS))("there are none in %s", (path) => {
    const found = hardCoded(COMPONENTS[path] ?? "");
    // Before any words are loaded the page can only say in one language that they do not come.
    const unavoidable = path.endsWith("/App.svelte") ? ["Downforce does not answer. Trying again."] : [];
    expect(found).toEqual(unavoidable);
  });

  test.each([
    ["<p>Your turn</p>", ["Your turn"]],
    ['<p>{n ? "Your turn" : words.text("yes")}</p>', ["Your turn"]],
    ["<p>{`Lap $" + "{n}`}</p>", ["Lap"]],
    ['<button aria-label="Close">×</button>', ["Close"]],
    ['<button title={open ? "Close" : words.text("yes")}>×</button>', ["Close"]],
    ["<img alt=\"Map of {track}\" src='a.svg'>", ["Map of"]],
    ["{#if a}<p>One</p>{:else}{#each b as c}<i>Two {c}</i>{/each}{/if}", ["One", "Two"]],
    ["<Card label='Sold' />", ["Sold"]],
  ])("are found in %s", (source, found) => {
    expect(hardCoded(source)).toEqual(found);
  });

  test.each([
    '<h1 class="title">Downforce</h1>',
    '<p>{words.text("yes")} · 6 × K, {n}%</p>',
    '<p class={open ? "open" : "shut"} role="log">{n}</p>',
    '<script>const a = "some text";</script><style>p { color: red; }</style><!-- some text -->',
    '<button onclick={() => say("some text")}>{label}</button>',
    '<i style:width="{n}px" class:open={n}></i><code>downforce play</code>',
  ])("are none in %s", (source) => {
    expect(hardCoded(source)).toEqual([]);
  });
});
