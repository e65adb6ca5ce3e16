/** From beats to steps to animate, and how long each may take: pure functions, no DOM. */
import type { Beat, Motion } from '../wire/wire';
import type { Scenery } from './places';

/** Motions that are seen together: a deal, a payment. */
export interface Step {
  kind: string;
  motions: Motion[];
}

/** Milliseconds that a thing takes from place to place. */
export const FLIGHT = 340;
/** Those of each kind, at normal speed; of a kind that is not here nothing is seen. */
const LENGTH: Record<string, number> = {
  move: FLIGHT, token: FLIGHT, pawn: 220, build: 420, show: 1000, flip: 500, shuffle: 560, roll: 1000, leave: 360,
  negate: 620,
};
export const STAGGER = 60;
/** How long something others did stays before the next thing happens. */
const READING = 420;
/** The screen is never further behind the server than this. */
export const MOST_BEHIND = 2600;

/** No scene is longer than this, however slow somebody likes it. */
export const LONGEST_SCENE = 1200;
/** A scene in which something flies: before it goes, on its way, after it came. */
export const SCENE_OF_FLIGHT = [300, 400, 300] as const;
export const SCENE_OF_DIE = 1100;
/** The last frame of a scene stays so long where nothing is to move. */
export const STILL_SCENE = 700;
/** The table stays so long after the last scene, before the end of the game is shown. */
export const LAST_LOOK = 2500;

/** How much longer or shorter than normal each setting makes things; 0 shows nothing in between. */
const FACTORS = [0, 1.7, 1, 0.6, 0.35] as const;

/** Where a row is filled, its new things slide in with the others: when the table is drawn anew. */
function comesWithTheScene(motion: Motion, { filledFrom }: Scenery): boolean {
  return motion.kind === 'move' && filledFrom(motion.target ?? '') !== '';
}

/** Kinds of which several are seen together. */
const TOGETHER = ['move', 'token', 'build', 'show'];

function belongsTo(step: Step, motion: Motion, { zone, swaps }: Scenery): boolean {
  const [first] = step.motions;
  if (first && step.motions.length === 1 && step.kind === 'move' && motion.kind === 'move' && swaps?.(first, motion)) return true;
  if (!first || step.kind !== motion.kind || !TOGETHER.includes(step.kind)) return false;
  const [from, to] = [zone(first.source ?? ''), zone(first.target ?? '')];
  const [source, target] = [zone(motion.source ?? ''), zone(motion.target ?? '')];
  // Both sides of a trade cross each other.
  const crosses = step.kind === 'token' && from === target && to === source;
  const sameWay = (from === source && to === target) || crosses;
  return sameWay && !step.motions.some((each) => each.card && each.card.id === motion.card?.id);
}

/** One thing moves at a time; those on the same way follow each other. */
export function stepsOf(beat: Beat, scenery: Scenery): Step[] {
  const steps: Step[] = [];
  for (const motion of beat.motions) {
    if (comesWithTheScene(motion, scenery)) continue;
    const last = steps.at(-1);
    if (last && belongsTo(last, motion, scenery)) last.motions.push(motion);
    else steps.push({ kind: motion.kind, motions: [motion] });
  }
  return steps;
}

export function lengthOf(step: Step): number {
  const length = LENGTH[step.kind] ?? 0;
  return step.kind === 'show' ? length : length + STAGGER * (step.motions.length - 1);
}

/** Time to read what somebody else did. */
export function readingOf(beat: Beat, me: number): number {
  return beat.lines.some((line) => !line.heading && line.seat !== me) ? READING : 0;
}

export function lengthOfBeat(beat: Beat, me: number, scenery: Scenery): number {
  return stepsOf(beat, scenery).reduce((sum, step) => sum + lengthOf(step), readingOf(beat, me));
}

/** What every length is multiplied with: the person's speed, and faster when there is much to catch up. */
export function pace(speed: number, waiting: number): number {
  const factor = FACTORS[Math.min(4, Math.max(0, Math.round(speed)))] ?? 1;
  return factor && waiting * factor > MOST_BEHIND ? MOST_BEHIND / waiting : factor;
}
