import { describe, expect, test } from 'vitest';
import { fold } from './fold';
import { invitation } from './invitation';
import { newMove } from './move';
import { parse } from './router.svelte';
import { bundle, elides } from './words';

describe('addresses', () => {
  test.each([
    ['/', { page: 'home' }],
    ['/cards', { page: 'cards', game: '' }],
    ['/rules', { page: 'rules', game: '' }],
    ['/karanor/cards', { page: 'cards', game: 'karanor' }],
    ['/karanor/rules', { page: 'rules', game: 'karanor' }],
    ['/karanor', { page: 'unknown' }],
    ['/karanor/credits', { page: 'unknown' }],
    ['/karanor/cards/more', { page: 'unknown' }],
    ['/credits', { page: 'credits' }],
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

test('the names of moves are long enough, and never the same', () => {
  const names = Array.from({ length: 50 }, newMove);
  expect(new Set(names).size).toBe(50);
  expect(names.every((name) => /^[A-Za-z0-9_-]{8,64}$/.test(name))).toBe(true);
});
