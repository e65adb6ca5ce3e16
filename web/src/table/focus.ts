/** Keyboard focus at the table: Tab goes from zone to zone, arrows within one, and an update loses nothing. */
import type { Attachment } from 'svelte/attachments';

const TARGETS = 'button:not([disabled]), a[href]';

function targets(zone: Element): HTMLElement[] {
  return [...zone.querySelectorAll<HTMLElement>(TARGETS)].filter((each) => each.checkVisibility({ visibilityProperty: true }));
}

/** One stop for Tab; the arrow keys, Home and End move inside. */
export const zone: Attachment<HTMLElement> = (element) => {
  let at = 0;
  let wasHere = false;
  const mark = (all = targets(element)) => {
    at = Math.min(at, Math.max(0, all.length - 1));
    all.forEach((each, i) => (each.tabIndex = i === at ? 0 : -1));
  };
  const settle = () => {
    const all = targets(element);
    mark(all);
    if (wasHere && document.activeElement === document.body) all[at]?.focus({ preventScroll: true });
  };
  const onfocusin = (event: FocusEvent) => {
    const all = targets(element);
    const found = all.indexOf(event.target as HTMLElement);
    wasHere = true;
    if (found < 0) return;
    at = found;
    mark(all);
  };
  const onfocusout = (event: FocusEvent) => {
    if (event.relatedTarget) wasHere = element.contains(event.relatedTarget as Node);
  };
  const onpointerdown = (event: PointerEvent) => {
    if (!element.contains(event.target as Node)) wasHere = false;
  };
  const onkeydown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const all = targets(element);
    if (event.altKey || event.ctrlKey || event.metaKey || all.length === 0) return;
    if (step !== undefined) at = (at + step + all.length) % all.length;
    else if (event.key === 'Home') at = 0;
    else if (event.key === 'End') at = all.length - 1;
    else return;
    event.preventDefault();
    mark(all);
    all[at]?.focus();
  };
  const watcher = new MutationObserver(settle);
  watcher.observe(element, { childList: true, subtree: true });
  element.addEventListener('focusin', onfocusin);
  element.addEventListener('focusout', onfocusout);
  element.addEventListener('keydown', onkeydown);
  document.addEventListener('pointerdown', onpointerdown, true);
  mark();
  return () => {
    watcher.disconnect();
    element.removeEventListener('focusin', onfocusin);
    element.removeEventListener('focusout', onfocusout);
    element.removeEventListener('keydown', onkeydown);
    document.removeEventListener('pointerdown', onpointerdown, true);
  };
};

/** Open a dialog when it comes into the page, and give the focus back when it goes, unless it has gone on already. */
export const modal: Attachment<HTMLDialogElement> = (dialog) => {
  const before = document.activeElement;
  dialog.showModal();
  return () => {
    const now = document.activeElement;
    const isLost = now === null || now === document.body || dialog.contains(now);
    if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
};
