/** The flags of the prestige track: pure functions. */

export interface Flag {
  point: number;
  /** Somebody is or was there. */
  isHit: boolean;
  /** A black-market card is drawn there. */
  isThreshold: boolean;
  isEnd: boolean;
  /** Who stands there; beyond the end, at the end. */
  seats: number[];
}

export function flags(prestige: readonly number[], end: number, thresholds: readonly number[]): Flag[] {
  const most = Math.max(0, ...prestige);
  return Array.from({ length: end }, (_, at) => {
    const point = at + 1;
    return {
      point,
      isHit: point <= most,
      isThreshold: thresholds.includes(point),
      isEnd: point === end,
      seats: prestige.flatMap((each, seat) => (Math.min(each, end) === point ? [seat] : [])),
    };
  });
}
