/** What the console remembers of one seat at one table, over reloads, lost connections and servers that die. */
import type { Bid } from '../../wire/wire';
import type { Text } from '../../table/state.svelte';
import type { Draft } from './draft';

/** An offer that is gone, with the reason in words. */
export interface Fallen {
  bid: Bid;
  text: Text;
  wasAccepted: boolean;
  /** When this browser learned of it, in milliseconds since 1970. */
  at: number;
}

export interface Kept {
  draft: Draft | null;
  isComposing: boolean;
  /** Offers that concerned this seat, as they were made. */
  known: Bid[];
  fallen: Fallen[];
  /** The offers that were looked at, by their numbers. */
  seen: number[];
}

const NOTHING: Kept = { draft: null, isComposing: false, known: [], fallen: [], seen: [] };

function nameOf(table: string, seat: number): string {
  return `comptoir.bargain.${table}.${seat}`;
}

export function recall(table: string, seat: number | 'watch', storage: Storage | undefined): Kept {
  if (seat === 'watch') return NOTHING;
  try {
    const kept = JSON.parse(storage?.getItem(nameOf(table, seat)) ?? '{}') as Partial<Kept>;
    return { ...NOTHING, ...kept };
  } catch {
    return NOTHING; // what cannot be read was written by another version of this page
  }
}

export function keep(table: string, seat: number | 'watch', kept: Kept, storage: Storage | undefined): void {
  if (seat === 'watch') return;
  try {
    storage?.setItem(nameOf(table, seat), JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing still trades.
  }
}
