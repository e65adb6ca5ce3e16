/** The ways to use one card that can be told apart by their faces: pure functions. */
import type { Item } from '../wire/wire';

/** Is every way another face or value of the card, and not another deed? */
export function areFaces(ways: readonly Item[]): boolean {
  const looks = ways.map(({ face, value }) => `${face ?? ''}:${value ?? ''}`);
  return ways.length > 1 && new Set(looks).size === ways.length;
}
