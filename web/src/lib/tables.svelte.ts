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
const HELD = 'comptoir.together';
const MOST = 12;

class Tables {
  all = $state<MyTable[]>(recall<MyTable[]>(KEY, []));
  /** Seats of people who share this screen, by table; the newest first. */
  private held = $state.raw<[string, number[]][]>(recall<[string, number[]][]>(HELD, []));

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
    this.hold(id, []);
  }

  /** The seats at a table of those who share this screen; none where somebody plays alone. */
  heldAt(id: string): number[] {
    return this.held.find(([table]) => table === id)?.[1] ?? [];
  }

  /** So many people share this screen from now on. */
  hold(id: string, seats: number[]): void {
    const others = this.held.filter(([table]) => table !== id);
    const here = [...new Set(seats)].sort((one, other) => one - other);
    this.held = here.length > 1 ? [[id, here] as [string, number[]], ...others].slice(0, MOST) : others;
    keep(HELD, this.held);
  }
}

export const tables = new Tables();
