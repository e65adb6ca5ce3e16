/** An offer that is being put together, as somebody sees it who makes it: pure functions. */
import type { Bid, MerchantScene, Part, Side } from '../../wire/wire';

/** How many of each thing, by its name in the pack; of what there is none it says nothing. */
export type Amounts = Record<string, number>;
export type SideName = 'give' | 'get';

export interface Draft {
  to: number[];
  give: Amounts;
  get: Amounts;
  /** The offer it answers, as it was: it stays beside, whatever becomes of it. */
  countered: Bid | null;
}

export type Kind = 'nothing' | 'gift' | 'request' | 'swap';
/** A part may hold so many of a thing. */
export const MOST = 999;

export function emptyDraft(to: number[] = []): Draft {
  return { to, give: {}, get: {}, countered: null };
}

/** All that one side hands over. */
export function amountsOf(side: Side): Amounts {
  const single = [...(side.associates ?? []), ...(side.artefacts ?? [])];
  return {
    ...(side.gold ? { gold: side.gold } : {}),
    ...side.goods,
    ...side.insignia,
    ...Object.fromEntries(single.map((what) => [what, 1])),
  };
}

/** An associate that was promoted, an artefact that has done its work. */
export type Face = '' | 'promoted' | 'used';

/** The face with which an offer names a tile: it falls as soon as the tile lies otherwise. */
export function faceIn(side: Side, what: string): Face {
  if (side.promoted?.includes(what)) return 'promoted';
  return side.used?.includes(what) ? 'used' : '';
}

/** Does a side hand over a tile, which nobody gets back? */
export function hasTile(side: Side): boolean {
  return [side.associates, side.artefacts, Object.keys(side.insignia ?? {})].some((tiles) => (tiles?.length ?? 0) > 0);
}

/** An answer to an offer begins with what was offered. */
export function answerTo(bid: Bid): Draft {
  return { to: [bid.maker], give: amountsOf(bid.get), get: amountsOf(bid.give), countered: bid };
}

/** The same with so many of a thing. */
export function withAmount(amounts: Amounts, what: string, count: number): Amounts {
  const { [what]: _, ...others } = amounts;
  const whole = Math.min(MOST, Math.max(0, Math.trunc(count) || 0));
  return whole ? { ...others, [what]: whole } : others;
}

export function isEmpty(amounts: Amounts): boolean {
  return Object.keys(amounts).length === 0;
}

export function kindOf({ give, get }: Draft): Kind {
  if (isEmpty(give)) return isEmpty(get) ? 'nothing' : 'request';
  return isEmpty(get) ? 'gift' : 'swap';
}

/** As it is sent. Whoever is countered is not named: an answer goes to who made the offer. */
export function partsOf(draft: Draft, isCounter: boolean): Part[] {
  const side = (name: SideName) => Object.entries(draft[name]).map(([what, count]) => ({ key: `${name}:${what}`, count }));
  const to = isCounter ? [] : draft.to.map((seat) => ({ key: `to:${seat}` }));
  return [...to, ...side('give'), ...side('get')];
}

/** What a merchant could trade with, as everybody sees it. */
export function holdings(merchant: MerchantScene | undefined): Amounts {
  if (!merchant) return {};
  const single = [...merchant.associates.map(({ name }) => name), ...merchant.artefacts.map(({ card }) => card.face)];
  return { gold: merchant.gold, ...merchant.goods, ...merchant.insignia, ...Object.fromEntries(single.map((what) => [what, 1])) };
}

/** What a merchant does not have of that. */
export function lacks(merchant: MerchantScene | undefined, wanted: Amounts): Amounts {
  const held = holdings(merchant);
  const short = Object.entries(wanted).map(([what, count]): [string, number] => [what, count - (held[what] ?? 0)]);
  return Object.fromEntries(short.filter(([, count]) => count > 0));
}

/** How much better, thing by thing, a draft is for its maker than the offer it answers; a loss is less than 0. */
export function gainOver(draft: Draft, bid: Bid): Amounts {
  const before = { give: amountsOf(bid.get), get: amountsOf(bid.give) };
  const all = new Set([draft.give, draft.get, before.give, before.get].flatMap((amounts) => Object.keys(amounts)));
  const gains = [...all].map((what): [string, number] => [
    what,
    (draft.get[what] ?? 0) - (before.get[what] ?? 0) - ((draft.give[what] ?? 0) - (before.give[what] ?? 0)),
  ]);
  return Object.fromEntries(gains.filter(([, count]) => count !== 0));
}
