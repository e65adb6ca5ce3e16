/** The address of a table inside whatever was pasted, or null: `/t/<id>/<seat>#<token>`. */
export function invitation(pasted: string): string | null {
  const found = /\/t\/[\w-]+\/(?:[0-5]|watch)(?:#[\w-]+)?/.exec(pasted.trim());
  return found?.[0] ?? null;
}
