// The tables this browser is at: no account, so the browser remembers.
import { keep, recall } from './settings.svelte';

export interface MyTable {
  id: string;
  /** Where to go back to; the seat's cookie opens it. */
  link: string;
  seat: number;
  names: string[];
  state: string;
  /** When it was last looked at. */
  seen: number;
}

const KEY = 'comptoir.tables';
const MOST = 12;

class Tables {
  all = $state<MyTable[]>(recall<MyTable[]>(KEY, []));

  /** Sit down, or note what changed. A spectator (seat -1) is at no table. */
  remember(table: Omit<MyTable, 'seen' | 'link'> & { link?: string }): void {
    if (table.seat < 0) return;
    const others = this.all.filter((each) => each.id !== table.id);
    this.all = [{ link: `/t/${table.id}/${table.seat}`, ...table, seen: Date.now() }, ...others].slice(0, MOST);
    keep(KEY, this.all);
  }

  forget(id: string): void {
    this.all = this.all.filter((each) => each.id !== id);
    keep(KEY, this.all);
  }
}

export const tables = new Tables();
