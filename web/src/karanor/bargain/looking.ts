/** Has somebody had a thing before their eyes? */
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
