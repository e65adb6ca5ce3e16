/** A tap and a long press on the same thing. */
import type { Attachment } from 'svelte/attachments';

const LONG = 450;

/** Call one thing at a tap, another when the finger stays; the keyboard taps. */
export function held(tap: () => void, stay: () => void): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasLong = false;
    const press = () => {
      wasLong = false;
      timer = setTimeout(() => {
        wasLong = true;
        stay();
      }, LONG);
    };
    const release = () => clearTimeout(timer);
    const click = () => {
      if (!wasLong) tap();
      wasLong = false;
    };
    const silence = (event: Event) => event.preventDefault();
    element.addEventListener('pointerdown', press);
    element.addEventListener('pointerup', release);
    element.addEventListener('pointerleave', release);
    element.addEventListener('pointercancel', release);
    element.addEventListener('click', click);
    element.addEventListener('contextmenu', silence);
    return () => {
      release();
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('pointerup', release);
      element.removeEventListener('pointerleave', release);
      element.removeEventListener('pointercancel', release);
      element.removeEventListener('click', click);
      element.removeEventListener('contextmenu', silence);
    };
  };
}
