// The guided tour of a game: offered once, to somebody who has sat at no table yet; found again with the rules.
import { bringSigns } from '../../games';
import { api } from '../../lib/api';
import { router } from '../../lib/router.svelte';
import { keep, recall, settings } from '../../lib/settings.svelte';
import { tables } from '../../lib/tables.svelte';
import { t } from '../../lib/words';

const KEY = 'comptoir.tour';

class Tour {
  /** Was it offered, and taken or declined? */
  isKnown = $state(recall(KEY, false));

  get isOffered(): boolean {
    return !this.isKnown && tables.all.length === 0;
  }

  decline(): void {
    this.isKnown = true;
    keep(KEY, true);
  }

  /** Sit down at the prepared table of a game. Raises what the server refuses. */
  async begin(game: string): Promise<void> {
    const sign = (await bringSigns()).find((each) => each.name === game);
    if (!sign?.lesson) return;
    const { table, seat, link } = await api.create({ ...sign.lesson, name: settings.name || t('web-guest') });
    this.decline();
    settings.game = game;
    router.go(link || `/t/${table}/${seat}`);
  }
}

export const tour = new Tour();
