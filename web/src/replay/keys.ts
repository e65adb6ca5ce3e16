/** What the keys do in a replay. */
import type { Player } from './player.svelte';

/** Things that have keys of their own, and those that Space presses. */
const OWN = 'input:not([type=range]), select, textarea, dialog, .lines';
const PRESSED = 'button, a[href], summary';

function isIn(target: EventTarget | null, selector: string): boolean {
  return target !== null && 'closest' in target && (target as Element).closest(selector) !== null;
}

/** Returns whether the key meant something. */
export function pressKey(player: Player, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isIn(event.target, OWN)) return false;
  const act = actOf(player, event);
  if (!act) return false;
  void act();
  return true;
}

function actOf(player: Player, { key, shiftKey, target }: KeyboardEvent): (() => unknown) | null {
  switch (key) {
    case ' ':
      return isIn(target, PRESSED) ? null : () => player.toggle();
    case 'k':
    case 'K':
      return () => player.toggle();
    case 'ArrowRight':
      return shiftKey ? () => player.turnBy(1) : () => player.stepBy(1);
    case 'ArrowLeft':
      return shiftKey ? () => player.turnBy(-1) : () => player.stepBy(-1);
    case 'ArrowDown':
    case 'PageDown':
      return () => player.turnBy(1);
    case 'ArrowUp':
    case 'PageUp':
      return () => player.turnBy(-1);
    case 'Home':
      return () => player.go(0);
    case 'End':
      return () => player.go(player.last);
    case '.':
      return () => player.pickBy(1);
    case ',':
      return () => player.pickBy(-1);
    default:
      return null;
  }
}
