/** The address of a replay: every step, from everybody's eyes, has its own. */

/** From whose eyes: a seat's number, `watch` for a spectator's, `all` with all cards open. */
export type Eyes = string;

export interface Wanted {
  /** Empty where the address does not say. */
  eyes: Eyes;
  step: number;
}

const EYES = /^([0-5]|watch|all)$/;

export function wanted(search: string): Wanted {
  const query = new URLSearchParams(search);
  const eyes = query.get('eyes') ?? '';
  const step = Number(query.get('step') ?? 0);
  return { eyes: EYES.test(eyes) ? eyes : '', step: Number.isSafeInteger(step) && step > 0 ? step : 0 };
}

export function address(id: string, eyes: Eyes, step: number): string {
  return `/replay/${encodeURIComponent(id)}?eyes=${eyes}&step=${step}`;
}

/** The seat behind the eyes, or -1. */
export function seatOf(eyes: Eyes): number {
  return /^[0-5]$/.test(eyes) ? Number(eyes) : -1;
}

/** Whose eyes to try, the best first, where an address names none: one's own, all cards open, a spectator's. */
export function candidates(eyes: Eyes, mySeat: number | undefined): Eyes[] {
  if (eyes) return [eyes];
  return mySeat === undefined ? ['all', 'watch'] : [String(mySeat)];
}
