import { describe, expect, test } from 'vitest';
import { item, payment } from './fixtures';
import {
  canAdd, carriedOver, isComplete, itemsOfAction, missing, pickable, sendsAtOnce, toggled, total,
} from './selection';
import { Selection } from './selection.svelte';
import type { Question } from '../wire/wire';

const single: Question = {
  at: 3,
  prompt: 'action',
  text: [],
  items: [
    item('play', { card: 5, action: 'technique' }),
    item('play', { card: 5, face: 'cookies', action: 'technique' }),
    item('purchase', { place: 'market:1', opens: true, action: 'purchase' }),
    item('inventory', { opens: true, action: 'inventory' }),
  ],
};

test('a hint selects what it points at, in the place of what was selected', () => {
  const selection = new Selection();
  selection.adopt(payment([3, 1, 2, 4], { sets: [[0, 1], [3]], aim: 4 }));
  selection.click(3);
  selection.heed([0, 1]);
  expect([selection.picked, selection.isComplete]).toEqual([[0, 1], true]);
  selection.click(1);
  expect(selection.picked).toEqual([0]);
  selection.adopt(single);
  expect([selection.picked, selection.hinted]).toEqual([[], []]);
  selection.heed([2]);
  expect(selection.isComplete).toBe(true);
});

test('the only answer lies ready, and stays dropped once somebody has dropped it', () => {
  const selection = new Selection();
  const question = { ...payment([1, 1], { least: 2, most: 2 }), ready: [0, 1] };
  selection.adopt(question);
  expect([selection.picked, selection.isComplete]).toEqual([[0, 1], true]);
  selection.clear();
  selection.adopt(question);
  expect(selection.picked).toEqual([]);
});

describe('sets that add up to something', () => {
  const question = payment([3, 1, 2, 4], { sets: [[0, 1], [1, 2], [3], [1, 3]], aim: 4 });

  test('grow only towards a complete set', () => {
    expect(pickable(question, [])).toEqual([0, 1, 2, 3]);
    expect(pickable(question, [0])).toEqual([0, 1]);
    expect(canAdd(question, [0], 2)).toBe(false);
  });

  test('are complete when they are one of the sets, in whatever order', () => {
    expect(isComplete(question, [2, 1])).toBe(true);
    expect(isComplete(question, [1])).toBe(false);
    expect(isComplete(question, [3])).toBe(true);
  });

  test('count what lies there already', () => {
    const helped = { ...question, choice: { ...question.choice!, base: 2, aim: 9 } };
    expect(total(helped, [0, 1])).toBe(6);
    expect(missing(helped, [0, 1])).toBe(3);
    expect(missing(question, [3, 0])).toBe(0);
  });
});

describe('any so many', () => {
  const question = payment([1, 1, 1], { least: 1, most: 2 });

  test('stop at the most', () => {
    expect(toggled(question, [0, 1], 2)).toEqual([0, 1]);
    expect(pickable(question, [0, 1])).toEqual([0, 1]);
  });

  test('keep the order of the clicks', () => {
    expect(toggled(question, toggled(question, [], 2), 0)).toEqual([2, 0]);
    expect(isComplete(question, [])).toBe(false);
  });

  test('replace the only one there may be', () => {
    expect(toggled(payment([1, 1], { least: 1, most: 1 }), [0], 1)).toEqual([1]);
  });

  test('may be none', () => {
    expect(isComplete(payment([1], { least: 0, most: 1 }), [])).toBe(true);
  });

  test('take one card once', () => {
    const ways = payment([1, 5], { least: 1, most: 2 });
    ways.items = ways.items.map((each) => ({ ...each, card: 9 }));
    expect(toggled(ways, [0], 1)).toEqual([1]);
  });
});

describe('one item', () => {
  test('what opens a question that can be cancelled is sent at once', () => {
    expect(sendsAtOnce(single, 2)).toBe(true);
    expect(sendsAtOnce(single, 0)).toBe(false);
    expect(sendsAtOnce(payment([1], { one_by_one: true }), 0)).toBe(true);
    expect(sendsAtOnce(payment([1]), 0)).toBe(false);
  });

  test('belongs to one of the four actions', () => {
    expect(itemsOfAction(single, 'technique')).toEqual([0, 1]);
    expect(itemsOfAction(single, 'build')).toEqual([]);
  });
});

test('a selection is kept while the question is the same', () => {
  const question = payment([1, 2]);
  expect(carriedOver(question, { ...question }, [1])).toEqual([1]);
  expect(carriedOver(question, payment([1, 2], {}, 8), [1])).toEqual([]);
  expect(carriedOver(question, null, [1])).toEqual([]);
});

describe('a selection', () => {
  test('asks which way a card with several ways is meant', () => {
    const selection = new Selection();
    selection.adopt(single);
    expect(selection.clickCard(5)).toBe('changed');
    expect(selection.ways).toEqual([0, 1]);
    expect(selection.click(1)).toBe('changed');
    expect(selection.stateOf(5)).toBe('selected');
    expect(selection.isComplete).toBe(true);
    expect(selection.clickCard(5)).toBe('changed');
    expect(selection.picked).toEqual([]);
  });

  test('survives the same question and is dropped with another', () => {
    const selection = new Selection();
    selection.adopt(payment([3, 1], { aim: 4 }));
    selection.clickCard(100);
    selection.adopt(payment([3, 1], { aim: 4 }));
    expect(selection.total).toBe(3);
    expect(selection.missing).toBe(1);
    selection.adopt(payment([3, 1], { aim: 4 }, 8));
    expect(selection.picked).toEqual([]);
  });

  test('shows only what a filter lets through', () => {
    const selection = new Selection();
    selection.adopt(single);
    selection.filter = 'purchase';
    expect([...selection.pickable]).toEqual([2]);
    expect(selection.stateOf(5)).toBe('');
  });

  test('numbers what is picked in order', () => {
    const selection = new Selection();
    selection.adopt(payment([1, 1, 1], { ordered: true, least: 3, most: 3 }));
    selection.clickCard(102);
    selection.clickCard(100);
    expect([selection.badgeOf(102), selection.badgeOf(100), selection.badgeOf(101)]).toEqual([1, 2, 0]);
  });
});

describe('what can be picked several times', () => {
  const goods: Question = {
    at: 4, prompt: 'pay', text: [],
    items: [item('goods', { face: 'wood', most: 2 }), item('goods', { face: 'wine', most: 1 })],
    choice: { ordered: false, least: 3, most: 3 },
  };

  test('grows by one with every click, and begins anew after the last', () => {
    expect(toggled(goods, [], 0)).toEqual([0]);
    expect(toggled(goods, [0], 0)).toEqual([0, 0]);
    expect(toggled(goods, [0, 0], 0)).toEqual([]);
    expect(isComplete(goods, [0, 0])).toBe(false);
    expect(isComplete(goods, [0, 0, 1])).toBe(true);
    expect(canAdd(goods, [0, 0, 1], 1)).toBe(false);
  });

  test('is taken back one by one', () => {
    const selection = new Selection();
    selection.adopt(goods);
    for (const at of [0, 0, 1]) selection.click(at);
    selection.lessen(0);
    expect([selection.picked, selection.countOf(0), selection.countOf(1)]).toEqual([[0, 1], 1, 1]);
  });

  test('counts as often in a set as it is there', () => {
    const some = { ...goods, choice: { ordered: false, least: 2, most: 2, sets: [[0, 0], [0, 1]] } };
    expect(canAdd(some, [0], 0)).toBe(true);
    expect(canAdd(some, [0, 1], 0)).toBe(false);
    expect(isComplete(some, [0, 0])).toBe(true);
  });
});
