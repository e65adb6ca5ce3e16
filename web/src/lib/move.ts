/** A name for a message, so that it counts once when it is sent twice. */
export function newMove(): string {
  // Not randomUUID: a table on the local network has no https, and without it that is missing.
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (each) => each.toString(16).padStart(2, '0')).join('');
}
