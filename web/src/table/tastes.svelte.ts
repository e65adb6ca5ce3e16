/** What a person chose for the table alone: how much a screen reader is told. */
import { keep, recall } from '../lib/settings.svelte';

const KEY = 'comptoir.table';

class Tastes {
  /** Terse: only what others do. Verbose: every line. */
  isVerbose = $state(recall<{ verbose?: boolean }>(KEY, {}).verbose ?? true);

  save(): void {
    keep(KEY, { verbose: this.isVerbose });
  }
}

export const tastes = new Tastes();
