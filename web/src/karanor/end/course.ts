/** The race for prestige as a picture, and the score sheet: pure functions. */
import type { KaranorStory, MerchantStory } from '../../wire/wire';

/** Where prestige comes from, in the order in which it is told; the last two take it away. */
export const SOURCES = ['shops', 'quests', 'deliveries', 'villas', 'artefacts', 'cards', 'history', 'others', 'costs'] as const;

/** A point of prestige: what it came from, and whether it was lost. */
export interface Pennant {
  source: string;
  isLost: boolean;
}

/** One pennant for each point, by source; lost ones last. */
export function pennantsOf({ prestige }: MerchantStory): Pennant[] {
  const each = SOURCES.flatMap((source) => {
    const count = prestige[source] ?? 0;
    return Array.from({ length: Math.abs(count) }, () => ({ source, isLost: count < 0 }));
  });
  return [...each.filter(({ isLost }) => !isLost), ...each.filter(({ isLost }) => isLost)];
}

/** All of a merchant's prestige. */
export function totalOf({ prestige }: MerchantStory): number {
  return Object.values(prestige).reduce((sum, count) => sum + count, 0);
}

/** The sources that brought anybody anything, or cost it. */
export function sourcesIn({ seats }: KaranorStory): string[] {
  return SOURCES.filter((source) => seats.some(({ prestige }) => prestige[source]));
}

/** The best first; gold decides between equals. */
export function ranked(story: KaranorStory, gold: readonly number[]): number[] {
  const seats = story.seats.map((_, seat) => seat);
  const of = (seat: number) => totalOf(story.seats[seat] ?? { prestige: {} } as MerchantStory);
  return seats.sort((one, other) => of(other) - of(one) || (gold[other] ?? 0) - (gold[one] ?? 0));
}

/** The place of each seat; equals share one. */
export function placeOf(seat: number, order: readonly number[], story: KaranorStory, gold: readonly number[]): number {
  if (story.winners.includes(seat)) return 1;
  const of = (each: number) => totalOf(story.seats[each] ?? { prestige: {} } as MerchantStory);
  return 1 + order.findIndex((each) => of(each) === of(seat) && gold[each] === gold[seat]);
}

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A step up or down of one merchant. */
export interface Mark {
  x: number;
  y: number;
  round: number;
  source: string;
  total: number;
}

export interface Course {
  seat: number;
  path: string;
  marks: Mark[];
  end: { x: number; y: number };
}

/** So far apart are lines of merchants with as much prestige: none hides another. */
const APART = 4;

export function highest(story: KaranorStory): number {
  return Math.max(story.end_prestige, ...story.rounds.flatMap(({ prestige }) => prestige));
}

export function xOf(round: number, story: KaranorStory, frame: Frame): number {
  return frame.left + ((frame.width - frame.left - frame.right) * round) / Math.max(1, story.rounds.length);
}

export function yOf(prestige: number, story: KaranorStory, frame: Frame): number {
  return frame.height - frame.bottom - ((frame.height - frame.top - frame.bottom) * prestige) / highest(story);
}

/** Each merchant's line: it goes on through a round, and up where something was gained. */
export function courses(story: KaranorStory, frame: Frame): Course[] {
  const middle = (story.seats.length - 1) / 2;
  return story.seats.map(({ rises }, seat) => {
    const shift = (seat - middle) * APART;
    const at = (round: number, prestige: number) => ({ x: xOf(round, story, frame) + shift, y: yOf(prestige, story, frame) + shift });
    let total = 0;
    const first = at(0, 0);
    let path = `M${first.x.toFixed(1)} ${first.y.toFixed(1)}`;
    const marks = rises.map(({ round, source, prestige }) => {
      const before = at(round, total);
      total += prestige;
      const after = at(round, total);
      path += `H${before.x.toFixed(1)}V${after.y.toFixed(1)}`;
      return { ...after, round, source, total };
    });
    const end = at(story.rounds.length, total);
    return { seat, path: `${path}H${end.x.toFixed(1)}`, marks, end };
  });
}

/** The turns in which somebody built a shop: what a replay marks. */
export function builtIn({ seats }: KaranorStory): { turn: number; seat: number }[] {
  return seats.flatMap(({ built_in: turns }, seat) => turns.map((turn) => ({ turn, seat })));
}
