/** The actions of a turn: which there are, and what a click on one leads to. */
import type { Sitting } from '../../table/sitting.svelte';
import type { KaranorScene } from '../../wire/wire';
import { desk } from '../table/desk.svelte';

const ALWAYS = ['move', 'harvest', 'work', 'build', 'interact', 'quest', 'deliver', 'recruit', 'villa'];

/** In the order of their keys; only two merchants have a market. */
export function actionsOf(scene: KaranorScene | null): string[] {
  return scene?.market ? [...ALWAYS, 'market'] : ALWAYS;
}

/** Do it, or show what it can be done with, or why it cannot be done. */
export function choose(sitting: Sitting, action: string): void {
  const before = sitting.selection.filter;
  sitting.clickAction(action);
  if (sitting.selection.filter !== action || before === action) return;
  if (action === 'build' || action === 'quest') desk.openHand();
  else if (action === 'recruit') desk.openStand();
}
