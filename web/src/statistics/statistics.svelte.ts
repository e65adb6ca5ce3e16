// One's own games that are over: kept in this browser, and nowhere else.
import { keep, recall } from '../lib/settings.svelte';
import type { Moment, TableShown } from '../wire/wire';
import { playedAt, withGame, type Played } from './games';

const KEY = 'comptoir.games';
const MOST = 2000;

class Statistics {
  games = $state.raw<Played[]>(recall<Played[]>(KEY, []));

  /** Somebody sees the end of a game. */
  note(table: TableShown, moment: Moment): void {
    const played = playedAt(table, moment, Date.now());
    if (!played) return;
    // Another window may have noted something meanwhile.
    this.games = withGame(recall<Played[]>(KEY, []), played).slice(-MOST);
    keep(KEY, this.games);
  }

  forgetAll(): void {
    this.games = [];
    keep(KEY, this.games);
  }
}

export const statistics = new Statistics();
