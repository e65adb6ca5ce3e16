import { expect, test } from 'vitest';
import type { Item, MerchantScene, Question } from '../../wire/wire';
import { asksForEnding, asksWhoHears, isOnPanel, itemsOfEnding, lackOfNeed, newQuests, rightOf, usesOf } from './reading';

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

test('cards go to the right, against the direction of play', () => {
  expect([rightOf(0, 4), rightOf(3, 4)]).toEqual([3, 2]);
});
