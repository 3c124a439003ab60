// Where a phone finds this server: an address of this very machine means nothing elsewhere.

const LOOPBACK = /^(localhost$|127\.|\[?::1\]?$)/;

export function reachable(here: Pick<Location, "origin" | "hostname">, address: string): string {
  return LOOPBACK.test(here.hostname) && address ? new URL(address, here.origin).origin : here.origin;
}
