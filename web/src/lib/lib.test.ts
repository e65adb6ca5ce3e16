import { describe, expect, test } from 'vitest';
import type { DaleCatalogue, SetEntry } from '../wire/wire';
import { fold } from './fold';
import { invitation } from './invitation';
import { newMove } from './move';
import { parse } from './router.svelte';
import { bundle, elides } from './words';
import { Wishes } from './wishes.svelte';

describe('addresses', () => {
  test.each([
    ['/', { page: 'home' }],
    ['/cards', { page: 'cards' }],
    ['/t/Ab3-x/0', { page: 'table', id: 'Ab3-x', seat: 0 }],
    ['/t/Ab3-x/watch', { page: 'table', id: 'Ab3-x', seat: 'watch' }],
    ['/replay/Ab3-x', { page: 'replay', id: 'Ab3-x' }],
    ['/t/Ab3-x', { page: 'unknown' }],
    ['/t/Ab3-x/7', { page: 'unknown' }],
    ['/t/Ab3-x/0/more', { page: 'unknown' }],
    ['/cards/owls', { page: 'unknown' }],
    ['/nowhere', { page: 'unknown' }],
  ])('%s', (path, route) => expect(parse(path)).toEqual(route));

  test.each([
    ['https://example.org/t/abc/1#Tok-en_9', '/t/abc/1#Tok-en_9'],
    ['  Come: http://192.168.1.9:8000/t/abc/watch#k !', '/t/abc/watch#k'],
    ['/t/abc/0', '/t/abc/0'],
    ['https://example.org/cards', null],
    ['', null],
  ])('an invitation in %j', (pasted, address) => expect(invitation(pasted)).toBe(address));
});

describe('words', () => {
  const files = import.meta.glob<string>('../../../src/comptoir/words/*/web*.ftl', { query: '?raw', import: 'default', eager: true });
  const read = (lang: 'en' | 'fr') =>
    bundle(lang, Object.keys(files).filter((path) => path.includes(`/${lang}/`)).map((path) => files[path] ?? ''));

  test('French elides before vowels and the mute h', () => {
    expect(['Oskar', 'Élise', 'Hugo', 'Greta', ''].map(elides)).toEqual(['yes', 'yes', 'yes', 'no', 'no']);
  });

  test('a sentence counts in both languages', () => {
    const say = (lang: 'en' | 'fr', count: number) => {
      const spoken = read(lang);
      const pattern = spoken.getMessage('web-card-copies')?.value;
      return pattern ? spoken.formatPattern(pattern, { count }) : '';
    };
    expect([say('en', 1), say('en', 3)]).toEqual(['Only one copy', '3 copies']);
    expect([say('fr', 1), say('fr', 3)]).toEqual(['Un seul exemplaire', '3 exemplaires']);
  });

  test('searching forgets accents', () => {
    expect(fold('Équilibrage à l’Œil')).toBe("equilibrage a l'oeil");
  });
});

describe('a table being put together', () => {
  const rated = (name: string, luck: number) => ({ name, complexity: 1, interaction: 1, nastiness: 0, luck }) as SetEntry;
  const sets = ['a', 'b', 'c', 'd', 'e', 'f'].map((name, index) => rated(name, index % 4));
  const catalogue = { sets, presets: [{ name: 'mild', title: { en: '', fr: '' }, sets: ['f', 'e', 'd', 'c', 'b'] }] } as unknown as DaleCatalogue;

  test('needs one set more than players, or four in teams', () => {
    const wishes = new Wishes();
    const needed = ([[2, false], [3, false], [4, false], [4, true]] as const).map(([players, teams]) => {
      wishes.seat(players, teams, catalogue);
      return wishes.needed;
    });
    expect(needed).toEqual([3, 4, 5, 4]);
  });

  test('a preset grows and shrinks with the players', () => {
    const wishes = new Wishes();
    wishes.take('mild', catalogue);
    expect(wishes.sets).toEqual(['f', 'e', 'd', 'c']);
    wishes.seat(4, false, catalogue);
    expect(wishes.sets).toEqual(['f', 'e', 'd', 'c', 'b']);
    wishes.seat(2, false, catalogue);
    expect(wishes.sets).toEqual(['f', 'e', 'd']);
  });

  test('a full choice gives up what was chosen first', () => {
    const wishes = new Wishes();
    for (const set of ['a', 'b', 'c', 'd', 'e']) wishes.toggle(set);
    expect(wishes.sets).toEqual(['b', 'c', 'd', 'e']);
    wishes.toggle('c');
    expect(wishes.sets).toEqual(['b', 'd', 'e']);
    expect(wishes.isComplete).toBe(false);
  });

  test('chance keeps to the filter', () => {
    const wishes = new Wishes();
    wishes.limit('luck', 0, 1);
    for (let round = 0; round < 20; round++) {
      wishes.shuffle(catalogue);
      expect([...wishes.sets].sort()).toEqual(['a', 'b', 'e', 'f']);
    }
  });

  test('starts at once when nobody is invited', () => {
    const wishes = new Wishes();
    wishes.seats = ['greedy', 'random', 'open'];
    expect(wishes.asTable('Ada')).toMatchObject({ players: 3, seats: ['greedy', 'random'], start: true });
    wishes.seats[0] = 'open';
    expect(wishes.asTable('Ada').start).toBe(false);
  });
});

test('the names of moves are long enough, and never the same', () => {
  const names = Array.from({ length: 50 }, newMove);
  expect(new Set(names).size).toBe(50);
  expect(names.every((name) => /^[A-Za-z0-9_-]{8,64}$/.test(name))).toBe(true);
});
