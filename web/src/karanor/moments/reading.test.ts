import { expect, test } from 'vitest';
import type { Ending, Item, MerchantScene, Need, PlaceScene, Question, Way } from '../../wire/wire';
import { asksForEnding, asksWhoHears, isOnPanel, itemsOfEnding, lackOfNeed, nearestOf, newQuests, rightOf, usesOf, wantedFor } from './reading';

const item = (kind: string, more: Partial<Item> = {}): Item => ({ kind, text: [kind], ...more });
const question = (...items: Item[]): Question => ({ at: 1, prompt: 'any', text: [], items });
const holding = (...ids: number[]) => ({ quests: { cards: ids.map((id) => ({ id, face: `q${id}` })), count: ids.length } }) as unknown as MerchantScene;

test('what asks on a panel of its own is known by its items', () => {
  expect(asksWhoHears(question(item('secret'), item('aloud')))).toBe(true);
  expect(asksForEnding(question(item('option', { value: 0 })))).toBe(true);
  expect(isOnPanel(question(item('work')))).toBe(false);
  expect(isOnPanel({ ...question(item('pass')), window: { length: 9, left: 9 } })).toBe(true);
  expect(isOnPanel(null)).toBe(false);
});

test('a quest is new when it was not held before', () => {
  expect(newQuests(undefined, holding(1))).toEqual([]);
  expect(newQuests(holding(1), holding(1, 2)).map((each) => each.id)).toEqual([2]);
  expect(newQuests(holding(1, 2), holding(2))).toEqual([]);
});

test('a card is used in answer to a question, or unasked', () => {
  const own = question(item('card', { card: 4, place: 'seat:2' }), item('card', { card: 5 }), item('quest', { card: 4 }));
  const unasked = [item('card', { card: 4, place: 'seat:1', key: 'card:bm_guet:1' }), item('offer', { key: 'offer' })];
  expect(usesOf(4, own, unasked)).toEqual([{ seat: 2, item: 0, key: '' }]);
  expect(usesOf(4, null, unasked)).toEqual([{ seat: 1, item: -1, key: 'card:bm_guet:1' }]);
  expect(usesOf(6, own, unasked)).toEqual([]);
});

test('an ending is completed by its own items, one for each rival it may name', () => {
  const own = question(item('quest', { card: 3, value: 0 }), item('quest', { card: 3, value: 1, place: 'seat:1' }), item('quest', { card: 3, value: 1, place: 'seat:2' }), item('quest', { card: 9, value: 1 }));
  expect(itemsOfEnding(own, 3, 1)).toEqual([1, 2]);
  expect(itemsOfEnding(question(item('option', { value: 0 }), item('option', { value: 1 })), -1, 1)).toEqual([1]);
});

test('what is missing is counted only where something is counted', () => {
  const text = { en: '', fr: '' };
  expect(lackOfNeed({ text, is_met: false, what: 'gold', has: 7, needs: 10 })).toBe(3);
  expect(lackOfNeed({ text, is_met: false, places: ['kien'] })).toBe(0);
});

const said = { en: '', fr: '' };
const ending = (...needs: Partial<Need>[]): Ending => ({ reward: said, is_possible: false, needs: needs.map((need) => ({ text: said, is_met: false, ...need })) });
const way = (more: Partial<Way>): Way => ({ steps: ['x'], actions: 1, gold: 0, is_possible: true, left: 0, ...more });

test('the way of a quest leads to the nearest place where it can end', () => {
  const places: PlaceScene[] = [
    { place: 'kien' }, { place: 'far', ways: [way({ actions: 2 })] }, { place: 'near', ways: [way({ gold: 1 })] }, { place: 'shut', ways: [way({ is_possible: false })] },
  ];
  const of = (...ids: string[][]) => nearestOf(ids.map((each) => ending({ places: each })), 'kien', places);
  expect(of(['far', 'near', 'shut'])).toBe('near');
  expect(of(['shut'], ['far'])).toBe('far');
  expect(of(['kien', 'far'])).toBe('');
  expect(nearestOf([ending({ what: 'gold', has: 0, needs: 2 })], 'kien', places)).toBe('');
  expect(nearestOf([ending({ places: ['far'] })], 'kien', [{ place: 'far' }])).toBe('far');
});

test('the table is asked for what the ending lacks that lacks least', () => {
  const gold = { what: 'gold', has: 7, needs: 10 };
  const isNamed = (what: string) => what !== 'villas';
  expect(wantedFor([ending({ what: 'wood', has: 0, needs: 5 }), ending(gold)], isNamed)).toEqual({ gold: 3 });
  expect(wantedFor([ending(gold, { what: 'meat', has: 0, needs: 1 })], isNamed)).toEqual({ gold: 3, meat: 1 });
  expect(wantedFor([ending({ what: 'villas', has: 0, needs: 1 })], isNamed)).toEqual({});
});

test('cards go to the right, against the direction of play', () => {
  expect([rightOf(0, 4), rightOf(3, 4)]).toEqual([3, 2]);
});
