import { describe, expect, test } from 'vitest';
import type { Bid, MerchantScene } from '../../wire/wire';
import { answerTo, amountsOf, emptyDraft, gainOver, hasTile, holdings, kindOf, lacks, partsOf, withAmount } from './draft';
import { keep, recall } from './keeping';

const bid: Bid = {
  number: 3, maker: 2, to: [{ seat: 0 }, { seat: 1 }], give: { gold: 3 }, get: { goods: { meat: 1 }, associates: ['as_wood'] },
};
const merchant = {
  gold: 4, goods: { wood: 2 }, insignia: { mount: 1 }, associates: [{ name: 'as_wood', promoted: true }],
  artefacts: [{ card: { id: 7, face: 'ar_clef' } }],
} as unknown as MerchantScene;

class Drawer implements Storage {
  private all = new Map<string, string>();
  get length() { return this.all.size; }
  clear = () => this.all.clear();
  getItem = (key: string) => this.all.get(key) ?? null;
  key = () => null;
  removeItem = (key: string) => void this.all.delete(key);
  setItem = (key: string, value: string) => void this.all.set(key, value);
}

describe('a draft', () => {
  test('holds whole amounts, and nothing of what there is none of', () => {
    expect(withAmount({ wood: 2 }, 'gold', 3)).toEqual({ wood: 2, gold: 3 });
    expect(withAmount({ wood: 2 }, 'wood', 0)).toEqual({});
    expect(withAmount({}, 'wood', -1)).toEqual({});
    expect(withAmount({}, 'wood', 2.7)).toEqual({ wood: 2 });
    expect(withAmount({}, 'wood', Number.NaN)).toEqual({});
    expect(withAmount({}, 'gold', 5000)).toEqual({ gold: 999 });
  });

  test('is a swap, a gift, a request, or nothing yet', () => {
    expect(kindOf(emptyDraft([1]))).toBe('nothing');
    expect(kindOf({ ...emptyDraft([1]), give: { gold: 1 } })).toBe('gift');
    expect(kindOf({ ...emptyDraft([1]), get: { gold: 1 } })).toBe('request');
    expect(kindOf({ ...emptyDraft([1]), give: { wood: 1 }, get: { gold: 1 } })).toBe('swap');
  });

  test('is sent by keys: to whom, what is given, what is asked for', () => {
    const draft = { ...emptyDraft([1, 2]), give: { gold: 2, as_wood: 1 }, get: { wood: 1 } };
    expect(partsOf(draft, false)).toEqual([
      { key: 'to:1' }, { key: 'to:2' }, { key: 'give:gold', count: 2 }, { key: 'give:as_wood', count: 1 }, { key: 'get:wood', count: 1 },
    ]);
    expect(partsOf(draft, true).map(({ key }) => key)).toEqual(['give:gold', 'give:as_wood', 'get:wood']);
  });

  test('that answers an offer begins with that offer, from the other side', () => {
    const draft = answerTo(bid);
    expect(draft).toEqual({ to: [2], give: { meat: 1, as_wood: 1 }, get: { gold: 3 }, countered: bid });
    expect(gainOver(draft, bid)).toEqual({});
    expect(gainOver({ ...draft, give: { meat: 2 }, get: { gold: 4, diamond: 1 } }, bid)).toEqual({ meat: -1, as_wood: 1, gold: 1, diamond: 1 });
  });
});

describe('reckoning', () => {
  test('a side is all that it hands over, and may hold a tile', () => {
    expect(amountsOf(bid.get)).toEqual({ meat: 1, as_wood: 1 });
    expect([hasTile(bid.give), hasTile(bid.get), hasTile({ insignia: { mount: 1 } }), hasTile({ artefacts: [] })]).toEqual([false, true, true, false]);
  });

  test('somebody lacks what they do not hold', () => {
    expect(holdings(merchant)).toEqual({ gold: 4, wood: 2, mount: 1, as_wood: 1, ar_clef: 1 });
    expect(lacks(merchant, { gold: 4, wood: 3, as_wood: 1, ar_plume: 1, meat: 2 })).toEqual({ wood: 1, ar_plume: 1, meat: 2 });
    expect(lacks(undefined, { gold: 1 })).toEqual({ gold: 1 });
  });
});

describe('what outlives a page', () => {
  const kept = { draft: answerTo(bid), isComposing: true, known: [bid], fallen: [], seen: [3] };

  test('is kept for one seat of one table', () => {
    const storage = new Drawer();
    keep('abc', 1, kept, storage);
    expect(recall('abc', 1, storage)).toEqual(kept);
    expect(recall('abc', 2, storage).draft).toBeNull();
    expect(recall('xyz', 1, storage).draft).toBeNull();
  });

  test('is nothing for who watches, in a browser that keeps nothing, and where it cannot be read', () => {
    const storage = new Drawer();
    keep('abc', 'watch', kept, storage);
    expect(storage.length).toBe(0);
    keep('abc', 1, kept, undefined);
    expect(recall('abc', 1, undefined).seen).toEqual([]);
    storage.setItem('comptoir.bargain.abc.1', '{');
    expect(recall('abc', 1, storage).seen).toEqual([]);
  });
});
