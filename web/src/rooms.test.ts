/** The rooms of the client, and what none of them does: read by this test like any other text. */
import { expect, test } from 'vitest';

const SOURCES = import.meta.glob<string>(['./**/*.{ts,svelte}', '!./**/*.test.ts', '!./wire/wire.ts'], {
  query: '?raw', import: 'default', eager: true,
});
const STYLES = import.meta.glob<string>('./**/*.css', { query: '?raw', import: 'default', eager: true });

const isCommon = (file: string) => !/^\.\/(dale|karanor)\//.test(file);

/** Places, things and actions of one game; ``fixtures.ts`` holds scenes for tests. */
const OF_A_GAME =
  /market|\b(stalls?|stacks?|schedules?|junk|decks?|discards?|surcharges?|purchases?|techniques?|inventory|commerces?|quests?|villas?)\b/gi;

test('the page decides nothing: the code of a question only tells it from another', () => {
  const read = Object.entries(SOURCES).flatMap(([file, text]) =>
    [...text.matchAll(/.*(?:[\w\])]\??\.prompt\b|\{[^}]*\bprompt\b[^}]*\}(?: = |: Question)).*/g)].map(([line]) => `${file}: ${line.trim()}`),
  );
  expect(read).toEqual([
    './table/selection.ts: export function identityOf({ at, prompt, items }: Question): string {',
  ]);
});

test('a set or a card is known by its code, never by its words', () => {
  const compared = Object.entries(SOURCES).filter(([, text]) => /\.(en|fr) ===|=== \w+\.(en|fr)\b/.test(text));
  expect(compared.map(([file]) => file)).toEqual([]);
});

test('what is common comes to a game through the register only', () => {
  const doors = Object.entries(SOURCES).filter(
    ([file, text]) => isCommon(file) && /(from|import\(?) ?['"][^'"]*\/(dale|karanor)\//.test(text),
  );
  expect(doors.map(([file]) => file)).toEqual(['./games.ts']);
});

test('what is common has no word for the things of a game', () => {
  const texts = Object.entries({ ...SOURCES, ...STYLES }).filter(([file]) => isCommon(file) && file !== './table/fixtures.ts');
  const words = texts.flatMap(([file, text]) => [...text.matchAll(OF_A_GAME)].map(([word]) => `${file}: ${word}`));
  expect(texts.length).toBeGreaterThan(70);
  expect(words).toEqual([]);
});

test('a game brings its styles and its pictures along', () => {
  const lists = Object.entries(STYLES).filter(([file, text]) => isCommon(file) && /@import ['"][^'"]*\/(dale|karanor)\//.test(text));
  expect(lists.map(([file]) => file)).toEqual([]);
  const pictures = Object.entries(SOURCES).filter(([file, text]) => isCommon(file) && /['"`](dale|karanor)\/[a-z]-/.test(text));
  expect(pictures.map(([file]) => file)).toEqual([]);
});

test('no game knows another', () => {
  const strangers = Object.entries(SOURCES).filter(
    ([file, text]) =>
      (file.startsWith('./dale/') && text.includes('/karanor/')) || (file.startsWith('./karanor/') && text.includes('/dale/')),
  );
  expect(strangers.map(([file]) => file)).toEqual([]);
});
