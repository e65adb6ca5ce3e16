/** What somebody has before their eyes, and under their keys. */
import type { Attachment } from 'svelte/attachments';

/** So long it takes to notice it. */
const GLANCE = 2500;
const SHARE = 0.6;

/** Call back when most of an element was in sight for a moment, on a page that is looked at. */
export function beheld(then: () => void): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting) timer = setTimeout(() => document.visibilityState === 'visible' && then(), GLANCE);
      },
      { threshold: SHARE },
    );
    watcher.observe(element);
    return () => {
      clearTimeout(timer);
      watcher.disconnect();
    };
  };
}

/** A list that takes the focus when the thing that had it is gone: whoever goes by keys stays where they were. */
export const steady: Attachment<HTMLElement> = (element) => {
  let wasHere = false;
  const enter = () => (wasHere = true);
  const leave = (event: FocusEvent) => {
    if (event.relatedTarget) wasHere = element.contains(event.relatedTarget as Node);
  };
  const press = (event: PointerEvent) => {
    if (!element.contains(event.target as Node)) wasHere = false;
  };
  const watcher = new MutationObserver(() => {
    if (wasHere && document.activeElement === document.body) element.focus({ preventScroll: true });
  });
  watcher.observe(element, { childList: true, subtree: true });
  element.addEventListener('focusin', enter);
  element.addEventListener('focusout', leave);
  document.addEventListener('pointerdown', press, true);
  return () => {
    watcher.disconnect();
    element.removeEventListener('focusin', enter);
    element.removeEventListener('focusout', leave);
    document.removeEventListener('pointerdown', press, true);
  };
};
