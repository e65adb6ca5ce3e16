// How long something takes, in words: as exact as anybody needs to know, and no ticking before the last minutes.
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From this on minutes are told beside hours. */
const FEW_HOURS = 6 * HOUR;
/** Below this seconds are told. */
export const LAST_MINUTES = 3 * MINUTE;

export interface Told {
  /** The end of the key of its words: `web-slow-left-days`. */
  unit: 'days' | 'hours' | 'minutes' | 'seconds';
  whole: number;
  /** So many of the next smaller unit. */
  rest: number;
}

export function duration(seconds: number): Told {
  const left = Math.max(0, Math.floor(seconds));
  if (left >= DAY + HOUR) return { unit: 'days', whole: Math.floor(left / DAY), rest: Math.floor((left % DAY) / HOUR) };
  if (left >= HOUR) return { unit: 'hours', whole: Math.floor(left / HOUR), rest: left < FEW_HOURS ? Math.floor((left % HOUR) / MINUTE) : 0 };
  if (left >= LAST_MINUTES) return { unit: 'minutes', whole: Math.floor(left / MINUTE), rest: 0 };
  return { unit: 'seconds', whole: left, rest: 0 };
}
