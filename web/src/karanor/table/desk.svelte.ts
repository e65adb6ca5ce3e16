/** How the table is laid out: which panel of the desk is seen, which drawer of the phone is open. */
import { tick } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';

export type Size = 'wide' | 'middle' | 'phone';
/** The stand has a tab of its own where there is no room for it beside the chart. */
export type Tab = 'stand' | 'trade' | 'log';
export type Drawer = '' | 'hand' | 'tiles' | 'stand' | 'trade';

const hasThreeColumns = new MediaQuery('min-width: 1280px', true);
/** Upright, or held sideways: its stylesheets ask the same. */
const isNarrow = new MediaQuery('(max-width: 760px), (max-height: 500px) and (orientation: landscape)', false);

class Desk {
  tab = $state<Tab>('trade');
  drawer = $state<Drawer>('');
  /** An offer is being composed: the desk takes 500 px, and the whole screen of a phone. */
  isComposing = $state(false);

  get size(): Size {
    if (isNarrow.current) return 'phone';
    return hasThreeColumns.current ? 'wide' : 'middle';
  }

  /** Bring the negotiation into sight, wherever it is on this screen. */
  openTrade(): void {
    this.tab = 'trade';
    if (this.size === 'phone') this.drawer = 'trade';
  }

  /** Bring one's hand into sight, and the focus there. */
  openHand(): void {
    if (this.size === 'phone') this.drawer = 'hand';
    void tick().then(() => document.querySelector<HTMLElement>('.hands button')?.focus());
  }

  /** Bring the stand into sight: the row, the reserve, the associates. */
  openStand(): void {
    if (this.size === 'phone') this.drawer = 'stand';
    else this.tab = 'stand';
  }

  closeDrawer(): void {
    this.drawer = '';
    this.isComposing = false;
  }

  /** As a table is found: nothing is open. */
  reset(): void {
    this.tab = 'trade';
    this.closeDrawer();
  }
}

export const desk = new Desk();
