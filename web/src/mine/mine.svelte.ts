// One's own tables on all devices, as the server tells them; the last that was told is kept for when there is no network.
import { own, problemOf } from '../lib/api';
import { claimOf, forgetClaim } from '../lib/claim';
import { keep, recall, settings } from '../lib/settings.svelte';
import { tables, type MyTable } from '../lib/tables.svelte';
import { t } from '../lib/words';
import type { Myself } from '../wire/wire';

const KEY = 'comptoir.mine';

class Mine {
  me = $state.raw<Myself | null>(recall<Myself | null>(KEY, null));
  /** Has the server said who this is? */
  isTold = $state(false);
  isBusy = $state(false);
  trouble = $state('');
  /** Tables of this browser that are not on the list, but could be. */
  others = $derived(tables.all.filter((each) => !this.me?.tables.some(({ table }) => table === each.id)));

  look(): Promise<boolean> {
    return this.take(() => own.look());
  }
  async begin(): Promise<void> {
    if (await this.take(() => own.begin())) await this.add(this.others);
  }
  /** Come by a personal link. */
  enter(token: string): Promise<boolean> {
    return this.take(async () => {
      const me = await own.enter(token, claimOf(token));
      forgetClaim(token);
      return me;
    });
  }
  /** The seats of this browser are their own proof; what is not ours any more is left out. */
  async add(found: MyTable[]): Promise<void> {
    for (const { id, seat } of found) {
      const seats = tables.heldAt(id).length ? tables.heldAt(id) : [seat];
      for (const each of seats) {
        await own.keep(id, each).catch((error: unknown) => {
          if (['unknown_table', 'not_your_seat'].includes(problemOf(error).code)) tables.forget(id);
        });
      }
    }
    await this.look();
  }
  forget(table: string): Promise<boolean> {
    tables.forget(table); // or it would be offered again at once
    return this.take(() => own.forget(table));
  }
  dismiss(device: string): Promise<boolean> {
    return this.take(() => own.dismiss(device));
  }
  remove(): Promise<boolean> {
    return this.take(() => own.remove());
  }
  /** Whoever reads another language now is written to in that. */
  speak(): void {
    if (this.isTold && this.me && this.me.lang !== settings.lang) void this.take(() => own.begin());
  }

  /** Do something, and show what came of it; false if it did not work, and why is said. */
  async take(ask: () => Promise<Myself | null>): Promise<boolean> {
    this.isBusy = true;
    this.trouble = '';
    try {
      this.tell(await ask());
      return true;
    } catch (error) {
      const { code, message } = problemOf(error);
      this.trouble = code === 'unreachable' ? t('web-problem-unreachable') : message;
      if (code === 'unknown_person') this.tell(null);
      return false;
    } finally {
      this.isBusy = false;
    }
  }
  private tell(me: Myself | null): void {
    this.me = me;
    this.isTold = true;
    keep(KEY, me);
  }
}

export const mine = new Mine();
