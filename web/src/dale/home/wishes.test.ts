import { describe, expect, test } from 'vitest';
import type { DaleCatalogue, SetEntry } from '../../wire/wire';
import { Wishes } from './wishes.svelte';

describe('a table being put together', () => {
  const rated = (name: string, luck: number) => ({ name, complexity: 1, interaction: 1, nastiness: 0, luck }) as SetEntry;
  const sets = ['a', 'b', 'c', 'd', 'e', 'f'].map((name, index) => rated(name, index % 4));
  const sizes = [[2, false, 3], [3, false, 4], [4, false, 5], [4, true, 4]].map(([players, teams, sets]) => ({ players, teams, sets }));
  const catalogue = { sets, sizes, presets: [{ name: 'mild', title: { en: '', fr: '' }, sets: ['f', 'e', 'd', 'c', 'b'] }] } as unknown as DaleCatalogue;

  test('needs as many sets as its size says', () => {
    const wishes = new Wishes(() => catalogue);
    const needed = ([[2, false], [3, false], [4, false], [4, true]] as const).map(([players, teams]) => {
      wishes.seat(players, teams);
      return wishes.needed;
    });
    expect(needed).toEqual([3, 4, 5, 4]);
  });

  test('a preset grows and shrinks with the players', () => {
    const wishes = new Wishes(() => catalogue);
    wishes.take('mild');
    expect(wishes.sets).toEqual(['f', 'e', 'd', 'c']);
    wishes.seat(4, false);
    expect(wishes.sets).toEqual(['f', 'e', 'd', 'c', 'b']);
    wishes.seat(2, false);
    expect(wishes.sets).toEqual(['f', 'e', 'd']);
  });

  test('a full choice gives up what was chosen first', () => {
    const wishes = new Wishes(() => catalogue);
    for (const set of ['a', 'b', 'c', 'd', 'e']) wishes.toggle(set);
    expect(wishes.sets).toEqual(['b', 'c', 'd', 'e']);
    wishes.toggle('c');
    expect(wishes.sets).toEqual(['b', 'd', 'e']);
    expect(wishes.isComplete).toBe(false);
  });

  test('chance keeps to the filter', () => {
    const wishes = new Wishes(() => catalogue);
    wishes.limit('luck', 0, 1);
    for (let round = 0; round < 20; round++) {
      wishes.shuffle();
      expect([...wishes.sets].sort()).toEqual(['a', 'b', 'e', 'f']);
    }
  });

  test('starts at once when nobody is invited', () => {
    const wishes = new Wishes(() => catalogue);
    wishes.seats = ['hard', 'random', 'open'];
    expect(wishes.asTable('Ada')).toMatchObject({ players: 3, seats: ['hard', 'random'], start: true });
    wishes.seats[0] = 'open';
    expect(wishes.asTable('Ada').start).toBe(false);
  });

  test('says only where its rules differ, and one step leads back to what is usual', () => {
    const wishes = new Wishes(() => catalogue);
    const text = { en: '', fr: '' };
    const rule = { name: 'overpay', title: text, values: [{ value: 'strict', text }, { value: 'free', text }] };
    expect([wishes.standing(rule), wishes.asTable('Ada').options]).toEqual(['strict', {}]);
    wishes.set(rule, 'free');
    expect([wishes.standing(rule), wishes.asTable('Ada').options]).toEqual(['free', { overpay: 'free' }]);
    wishes.set(rule, 'strict');
    expect(wishes.asTable('Ada').options).toEqual({});
  });

  test('is begun by its host unless it is agreed otherwise', () => {
    const wishes = new Wishes(() => catalogue);
    expect(wishes.asTable('Ada')).toMatchObject({ first: 0, window: null });
    wishes.first = 'earliest';
    wishes.window = 0;
    expect(wishes.asTable('Ada')).toMatchObject({ first: 'earliest', window: 0 });
    wishes.first = 2;
    wishes.seat(2, false);
    expect(wishes.asTable('Ada').first).toBe(0);
  });
});
