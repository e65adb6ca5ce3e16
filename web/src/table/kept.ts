/** What was selected and not sent, kept for a reload of the page: in this tab alone, and for one question. */
import type { Question } from '../wire/wire';
import { identityOf, toggled } from './selection';

interface Kept {
  question: string;
  picked: number[];
}

export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

function ofThisTab(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined; // a browser may keep nothing for us
  }
}

function key(table: string, seat: number): string {
  return `comptoir-selection-${table}-${seat}`;
}

/** Keep what is selected for a question; nothing is nothing to keep. */
export function keep(table: string, seat: number, question: Question, picked: readonly number[], storage = ofThisTab()): void {
  try {
    if (!picked.length) return storage?.removeItem(key(table, seat));
    const kept: Kept = { question: identityOf(question), picked: [...picked] };
    storage?.setItem(key(table, seat), JSON.stringify(kept));
  } catch {
    // Then a reload begins anew.
  }
}

/** What had been selected for this very question, as far as it can still be. */
export function kept(table: string, seat: number, question: Question, storage = ofThisTab()): number[] {
  try {
    const found = JSON.parse(storage?.getItem(key(table, seat)) ?? 'null') as Kept | null;
    if (found?.question !== identityOf(question)) return [];
    return found.picked.reduce<number[]>((picked, at) => toggled(question, picked, at), []);
  } catch {
    return [];
  }
}
