// Making elements. Attributes as given; "on..." are listeners; a key lets the focus survive a new drawing.

function made(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "key") node.dataset.key = value;
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat(3).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

export const el = (tag, attributes = {}, ...children) =>
  made(document.createElement(tag), attributes, children);

export const svg = (tag, attributes = {}, ...children) =>
  made(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);

export const button = (text, onclick, more = {}) => el("button", { type: "button", onclick, ...more }, text);

export function select(name, options, chosen) {
  const rows = options.map(([value, text]) => el("option", { value, selected: value === chosen }, text));
  return el("select", { name, id: name }, rows);
}

export function redraw(place, ...children) {
  const key = document.activeElement?.dataset?.key;
  place.replaceChildren(...children.flat(3).filter(Boolean));
  if (key) place.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
}

// What is remembered on this device; a browser that keeps nothing is no reason to stop.
export const memory = {
  get(name, otherwise) {
    try { return JSON.parse(localStorage.getItem(name)) ?? otherwise; } catch { return otherwise; }
  },
  set(name, value) {
    try { localStorage.setItem(name, JSON.stringify(value)); } catch { /* private mode */ }
  },
};

export function randomHex(bytes) {
  const values = crypto.getRandomValues(new Uint8Array(bytes)); // there over plain http too, unlike subtle
  return Array.from(values, (value) => value.toString(16).padStart(2, "0")).join("");
}

export async function ask(path, body) {
  const options = body === undefined ? {} : {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body),
  };
  const answer = await fetch(path, options);
  const data = await answer.json();
  if (!answer.ok) throw new Error(data.text ?? data.reason);
  return data;
}
