/** What the panels over the chart are about: pure functions. */
import type { Item, KaranorScene, MerchantScene, Moment, Need, Opened, Question, Seen } from '../../wire/wire';

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

/** Who passes commerces to whom in the opening: from each merchant to the one at their right. */
export function rightOf(seat: number, players: number): number {
  return (seat - 1 + players) % players;
}
