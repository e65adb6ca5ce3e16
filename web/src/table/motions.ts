/** From beats to steps to animate, and how long each may take: pure functions, no DOM. */
import type { Beat, Motion } from '../wire/wire';

/** Motions that are seen together: a deal, a payment, the market sliding. */
export interface Step {
  kind: string;
  motions: Motion[];
}

/** Milliseconds at normal speed. */
const LENGTH: Record<string, number> = {
  move: 340, show: 1000, flip: 500, shuffle: 560, roll: 1000, build: 420, win: 0, turn: 0, note: 0,
};
export const STAGGER = 60;
/** How long something others did stays before the next thing happens. */
const READING = 420;
/** The screen is never further behind the server than this. */
export const MOST_BEHIND = 2600;

/** How much longer or shorter than normal each setting makes things; 0 shows nothing in between. */
const FACTORS = [0, 1.7, 1, 0.6, 0.35] as const;

/** New cards of the market come with the others that slide: when the market is drawn anew. */
export function comesWithTheScene(motion: Motion): boolean {
  return motion.kind === 'move' && (motion.target?.startsWith('market:') ?? false);
}

export function zone(place: string): string {
  const [name = '', seat = ''] = place.split(':');
  return name === 'market' ? name : `${name}:${seat}`;
}

/** Kinds of which several are seen together. */
const TOGETHER = ['move', 'build', 'show'];

function belongsTo(step: Step, motion: Motion): boolean {
  const [first] = step.motions;
  if (!first || step.kind !== motion.kind || !TOGETHER.includes(step.kind)) return false;
  const sameWay =
    zone(first.source ?? '') === zone(motion.source ?? '') && zone(first.target ?? '') === zone(motion.target ?? '');
  return sameWay && !step.motions.some((each) => each.card && each.card.id === motion.card?.id);
}

/** One thing moves at a time; cards on the same way follow each other. */
export function stepsOf(beat: Beat): Step[] {
  const steps: Step[] = [];
  for (const motion of beat.motions) {
    if (comesWithTheScene(motion)) continue;
    const last = steps.at(-1);
    if (last && belongsTo(last, motion)) last.motions.push(motion);
    else steps.push({ kind: motion.kind, motions: [motion] });
  }
  return steps;
}

export function lengthOf(step: Step): number {
  const length = LENGTH[step.kind] ?? 0;
  return step.kind === 'move' || step.kind === 'build' ? length + STAGGER * (step.motions.length - 1) : length;
}

/** Time to read what somebody else did. */
export function readingOf(beat: Beat, me: number): number {
  return beat.lines.some((line) => !line.heading && line.seat !== me) ? READING : 0;
}

export function lengthOfBeat(beat: Beat, me: number): number {
  return stepsOf(beat).reduce((sum, step) => sum + lengthOf(step), readingOf(beat, me));
}

/** What every length is multiplied with: the person's speed, and faster when there is much to catch up. */
export function pace(speed: number, waiting: number): number {
  const factor = FACTORS[Math.min(4, Math.max(0, Math.round(speed)))] ?? 1;
  return factor && waiting * factor > MOST_BEHIND ? MOST_BEHIND / waiting : factor;
}

/** The places to look for, from the exact one to the seat it belongs to. */
export function fallbacks(place: string): string[] {
  const parts = place.split(':');
  const found = [place];
  if (parts.length === 3) found.push(`${parts[0]}:${parts[1]}`);
  if (parts.length > 1 && parts[0] !== 'market') found.push(`seat:${parts[1]}`);
  if (parts[0] === 'market') found.push('market');
  return found;
}
