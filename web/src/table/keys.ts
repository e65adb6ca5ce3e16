/** What the keys do at the table. */
import { tick } from 'svelte';
import { zoom } from '../lib/zoom.svelte';
import type { Sitting } from './sitting.svelte';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

/** Enter on a button presses it, unless it is a card that is selected already. */
function isForButton(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const control = target.closest('button, a[href], summary');
  return control !== null && control.getAttribute('aria-pressed') !== 'true';
}

/** Whatever asks: the prompt, or a panel of its own. */
const ASKING = '.prompt, [data-asks]';

function focusOn(selector: string): void {
  void tick().then(() => document.querySelector<HTMLElement>(selector)?.focus());
}

/** Returns whether the key meant something. A game's own keys, in small letters, are asked before those of every table. */
export function pressKey(sitting: Sitting, event: KeyboardEvent, own: (key: string) => boolean = () => false): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  if (event.key === 'Escape') {
    if (zoom.card || document.querySelector('dialog[open]')) return false;
    if (isTyping(event.target)) (event.target as HTMLElement).blur();
    if (!own('escape')) sitting.escape();
    return true;
  }
  if (isTyping(event.target) || document.querySelector('dialog[open]')) return false;
  if (own(event.key.toLowerCase())) return true;
  if (/^[0-9]$/.test(event.key)) return pickByDigit(sitting, event.key === '0' ? 9 : Number(event.key) - 1);
  switch (event.key) {
    case 'Enter':
      if (isForButton(event.target) || !sitting.question) return false;
      sitting.commit();
      return true;
    case 'u':
    case 'U':
      sitting.undo();
      return true;
    case 'y':
    case 'Y':
      sitting.redo();
      return true;
    case 'h':
    case 'H':
      if (sitting.question && sitting.state.table?.hints !== false) sitting.connection.hint();
      focusOn(ASKING); // Enter sends what it selects, and presses nothing else
      return true;
    case 'l':
    case 'L':
      sitting.toggle('log');
      if (sitting.panel === 'log') focusOn('.log .lines');
      return true;
    case 'c':
    case 'C':
      sitting.openTalk();
      return true;
    case 'p':
    case 'P':
      focusOn(ASKING);
      return true;
    case '?':
      sitting.toggle('help');
      return true;
    default:
      return false;
  }
}

function pickByDigit(sitting: Sitting, at: number): boolean {
  const card = sitting.scene && sitting.game.digits(sitting.scene, sitting.me)[at];
  if (card == null) return false;
  // In a window no key but Enter answers: it may open under somebody's fingers.
  if (!sitting.isInWindow) sitting.clickCard(card);
  focusOn(`[data-flip] [data-card="${card}"]`);
  return true;
}
