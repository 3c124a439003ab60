// The link that others can open. A page opened on this very machine has an address that means nothing elsewhere.

const LOOPBACK = /^(localhost$|127\.|\[?::1\]?$)/;

export interface Invitation {
  link: string;
  /** Nobody but this machine can open it. */
  isOnlyHere: boolean;
}

export function invitation(
  here: Pick<Location, "origin" | "hostname">,
  table: string,
  address: string,
): Invitation {
  const isLoopback = LOOPBACK.test(here.hostname);
  const base = isLoopback && address ? address.replace(/\/?$/, "/") : `${here.origin}/`;
  return { link: `${base}t/${table}`, isOnlyHere: isLoopback && !address };
}
