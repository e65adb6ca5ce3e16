/** So many random bytes as text. */
export function randomHex(bytes: number): string {
  // Not randomUUID: a table on the local network has no https, and without it that is missing.
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (each) => each.toString(16).padStart(2, '0')).join('');
}

/** A name for a message, so that it counts once when it is sent twice. */
export function newMove(): string {
  return randomHex(12);
}
