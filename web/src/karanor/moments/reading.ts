/** What the panels over the chart are about: pure functions. */
import type { Ending, Item, KaranorScene, MerchantScene, Moment, Need, Opened, PlaceScene, Question, Seen } from '../../wire/wire';
import { firstWay } from '../chart/walking';

function hasItem(question: Question | null, ...kinds: string[]): boolean {
  return question?.items.some((item) => kinds.includes(item.kind)) ?? false;
}

/** Its reader says who hears of a quest that was drawn. */
export function asksWhoHears(question: Question | null): boolean {
  return hasItem(question, 'secret', 'aloud');
}

/** A quest that is decided as soon as it is drawn. */
export function asksForEnding(question: Question | null): boolean {
  return hasItem(question, 'option');
}

/** Is it asked on a panel of its own, and not by the prompt? */
export function isOnPanel(question: Question | null): boolean {
  return question?.window != null || asksWhoHears(question) || asksForEnding(question);
}

/** The window that is open now: one may have opened while another was. */
export function windowOf(scene: KaranorScene | null): Opened | null {
  return scene?.windows.at(-1) ?? null;
}

/** The seats that still choose in the opening. */
export function stillChoosing(moment: Moment): number[] {
  return moment.asked.map((each) => each.seat);
}

/** Quests that a merchant holds now and did not before: those just drawn. */
export function newQuests(before: MerchantScene | undefined, now: MerchantScene | undefined): Seen[] {
  if (!before || !now) return [];
  const known = new Set(before.quests.cards.map((each) => each.id));
  return now.quests.cards.filter((each) => !known.has(each.id));
}

/** How a card can be used now: an item of the question, or something done unasked. */
export interface Use {
  seat: number;
  /** Its place among the items of the question; -1 where it is done unasked. */
  item: number;
  key: string;
}

const USES = ['card', 'activate', 'promote'];

function seatOf(item: Item): number {
  const place = item.place ?? '';
  return place.startsWith('seat:') ? Number(place.slice(5)) : -1;
}

/** The ways a card can be used: in answer to a question, or unasked. */
export function usesOf(card: number, question: Question | null, unasked: readonly Item[]): Use[] {
  const isUse = (item: Item) => item.card === card && USES.includes(item.kind);
  const asked = (question?.items ?? []).flatMap((item, at) => (isUse(item) ? [{ seat: seatOf(item), item: at, key: '' }] : []));
  if (asked.length) return asked;
  return unasked.filter(isUse).map((item) => ({ seat: seatOf(item), item: -1, key: item.key ?? '' }));
}

/** The items that complete a quest in one of its ways: one for each rival that may be named. */
export function itemsOfEnding(question: Question | null, card: number, ending: number): number[] {
  return (question?.items ?? []).flatMap((item, at) => {
    const isIt = (item.kind === 'quest' && item.card === card) || item.kind === 'option';
    return isIt && item.value === ending ? [at] : [];
  });
}

/** The letter of an ending. */
export function letterOf(ending: number): string {
  return String.fromCharCode(65 + ending);
}

/** What is missing of something that is counted. */
export function lackOfNeed(need: Need): number {
  return need.what ? Math.max(0, (need.needs ?? 0) - (need.has ?? 0)) : 0;
}

/** Where a quest can end, as near as can be got to; '' where somebody is there, or it can end anywhere. */
export function nearestOf(endings: readonly Ending[], here: string, scene: readonly PlaceScene[]): string {
  const wanted = endings.map(({ needs }) => needs.flatMap(({ places = [] }) => places));
  if (wanted.some((places) => places.length === 0 || places.includes(here))) return '';
  const ranked = [...new Set(wanted.flat())].map((place) => {
    const way = firstWay(scene.find((each) => each.place === place)?.ways);
    return { place, rank: way ? [Number(!way.is_possible), way.actions, way.gold, way.steps.length] : [2] };
  });
  const compare = (a: number[], b: number[]) => a.map((value, at) => value - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
  return ranked.sort((a, b) => compare(a.rank, b.rank))[0]?.place ?? '';
}

/** What is missing for the ending that lacks least, of what can be asked for by its name. */
export function wantedFor(endings: readonly Ending[], isNamed: (what: string) => boolean): Record<string, number> {
  const lacks = endings.map(({ needs }) => {
    const found: Record<string, number> = {};
    for (const need of needs) if (lackOfNeed(need) && isNamed(need.what ?? '')) found[need.what ?? ''] = lackOfNeed(need);
    return found;
  });
  const sum = (lack: Record<string, number>) => Object.values(lack).reduce((all, count) => all + count, 0);
  // Where one ending lacks nothing that could be traded, there is nothing to ask for.
  return lacks.sort((a, b) => sum(a) - sum(b))[0] ?? {};
}

/** Who passes commerces to whom in the opening: from each merchant to the one at their right. */
export function rightOf(seat: number, players: number): number {
  return (seat - 1 + players) % players;
}
