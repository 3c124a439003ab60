// Random numbers without crypto.subtle or randomUUID: a phone at home reaches us by plain http, where neither exists.

export function randomHex(bytes: number): string {
  const numbers = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(numbers, (number) => number.toString(16).padStart(2, "0")).join("");
}
