/** What keys do at Karanor's table alone: the actions by digits, the desk and the hand by letters. */
import { tick } from 'svelte';
import type { Sitting } from '../../table/sitting.svelte';
import type { Console } from '../bargain/console.svelte';
import { actionsOf, choose } from '../counter/acting';
import { endTurn } from '../counter/ending.svelte';
import { moments } from '../moments/moments.svelte';
import { ofKaranor } from '../scene';
import { desk } from './desk.svelte';

/** Returns whether the key meant something here. */
export function pressOwnKey(sitting: Sitting, trade: Console, key: string): boolean {
  if (key === 'escape') return closeOne();
  if (sitting.me < 0) return false;
  if (/^[0-9]$/.test(key)) return chooseByDigit(sitting, key === '0' ? 9 : Number(key) - 1);
  switch (key) {
    case 'n':
      sitting.panel = '';
      desk.openTrade();
      void tick().then(() => document.querySelector<HTMLElement>('#desk button, .drawer button')?.focus());
      return true;
    case 'g':
      trade.compose();
      return true;
    case 'm':
      desk.openHand();
      return true;
    case 'e':
      endTurn(sitting);
      return true;
    default:
      return false;
  }
}

/** The action with that number; the focus goes there, so that what it answers is read. */
function chooseByDigit(sitting: Sitting, at: number): boolean {
  const action = actionsOf(ofKaranor(sitting.scene))[at];
  if (!action) return false;
  document.querySelector<HTMLElement>(`[data-anchor="action:${action}"]`)?.focus();
  choose(sitting, action);
  return true;
}

/** Close what lies over the chart, then a drawer. */
function closeOne(): boolean {
  if (moments.close()) return true;
  if (!desk.drawer) return false;
  desk.closeDrawer();
  return true;
}
