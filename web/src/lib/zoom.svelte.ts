// The enlarged card: there is one, and anything that shows a card can open it with `{@attach enlarge(...)}`.
import type { Attachment } from 'svelte/attachments';

export interface Enlarged {
  /** The game whose card it is. */
  game: string;
  face: string;
  guise?: string | undefined;
  value?: number | null | undefined;
}

const HOVER = 380;
const LONG_PRESS = 430;
const SLIP = 12;
/** Where the mouse was last seen to move: what comes to lie under it there was not gone to. */
const mouse = { x: -1, y: -1, isWatched: false };

function watchMouse(): void {
  if (mouse.isWatched) return;
  mouse.isWatched = true;
  window.addEventListener('pointermove', ({ clientX, clientY }) => Object.assign(mouse, { x: clientX, y: clientY }), { capture: true, passive: true });
}

function hasMoved(event: Event): boolean {
  const { clientX, clientY } = event as PointerEvent;
  return clientX !== mouse.x || clientY !== mouse.y;
}

class Zoom {
  card = $state.raw<Enlarged | null>(null);
  /** What it is shown beside. */
  anchor = $state.raw<Element | null>(null);
  /** Pinned, it is a dialog; else it is only looked at, and goes away by itself. */
  pinned = $state(false);

  open(card: Enlarged, anchor: Element | null, pinned = false): void {
    this.card = card;
    this.anchor = anchor;
    this.pinned = pinned;
  }

  close(): void {
    const back = this.pinned ? this.anchor : null;
    this.card = null;
    this.anchor = null;
    this.pinned = false;
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
  }

  /** Close it if it is shown beside that element and nobody pinned it. */
  leave(anchor: Element): void {
    // Later: an element that is taken away loses its focus in the middle of an update of the page.
    queueMicrotask(() => {
      if (this.anchor === anchor && !this.pinned) this.close();
    });
  }
}

export const zoom = new Zoom();

/** Show this card enlarged on hover, on keyboard focus and on a long press; `i` or a right click pins it. */
export function enlarge(card: () => Enlarged | null): Attachment<HTMLElement> {
  return (element) => {
    let timer = 0;
    let from: { x: number; y: number } | null = null;
    let pressed = false;
    let isUnderRest = false;
    watchMouse();
    const stop = () => clearTimeout(timer);
    const show = (pinned = false) => {
      const wanted = card();
      if (wanted) zoom.open(wanted, element, pinned);
    };
    const later = (delay: number, pinned: boolean) => {
      stop();
      timer = window.setTimeout(() => {
        pressed = pinned;
        show(pinned);
      }, delay);
    };

    const listeners: [string, (event: Event) => void][] = [
      [
        'pointerenter',
        (event) => {
          if ((event as PointerEvent).pointerType !== 'mouse') return;
          // The page hears of a movement only after what it leads to.
          isUnderRest = !hasMoved(event);
          if (!isUnderRest) later(HOVER, false);
        },
      ],
      ['pointerleave', () => (stop(), zoom.leave(element))],
      [
        'pointerdown',
        (event) => {
          const { pointerType, clientX: x, clientY: y } = event as PointerEvent;
          stop();
          zoom.leave(element);
          pressed = false;
          from = { x, y };
          if (pointerType !== 'mouse') later(LONG_PRESS, true);
        },
      ],
      [
        'pointermove',
        (event) => {
          const { pointerType, clientX, clientY } = event as PointerEvent;
          const slipped = from && Math.hypot(clientX - from.x, clientY - from.y) > SLIP;
          if (pointerType !== 'mouse' && slipped) stop();
          if (pointerType !== 'mouse' || !isUnderRest) return;
          isUnderRest = false;
          later(HOVER, false);
        },
      ],
      ['pointerup', stop],
      ['pointercancel', stop],
      ['focus', () => element.matches(':focus-visible') && later(HOVER, false)],
      ['blur', () => (stop(), zoom.leave(element))],
      [
        'contextmenu',
        (event) => {
          event.preventDefault();
          stop();
          if (!zoom.pinned) show(true);
        },
      ],
      [
        'keydown',
        (event) => {
          const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
          if (key !== 'i' || ctrlKey || metaKey || altKey) return;
          stop();
          show(true);
        },
      ],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    // The click that ends a long press is not meant for the card.
    const swallow = (event: Event) => {
      if (pressed) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      pressed = false;
    };
    element.addEventListener('click', swallow, { capture: true });
    return () => {
      stop();
      zoom.leave(element);
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
      element.removeEventListener('click', swallow, { capture: true });
    };
  };
}
