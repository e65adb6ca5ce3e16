import { expect, test } from 'vitest';
import { pictureOf, tokenOf } from './pictures';

test('what has a picture of its own shows it', () => {
  expect(pictureOf('co_forge', 'commerce')).toBe('karanor/d-anvil');
  expect(pictureOf('as_wood', 'associate')).toBe('karanor/a-squirrels');
  expect(pictureOf('de_kien', 'delivery')).toBe('karanor/d-city-kien');
  expect(tokenOf('gold')).toBe('karanor/e-coin');
  expect(tokenOf('wine')).toBe('karanor/d-good-wine');
});

test('a thing of another pack has a picture of its kind, and always the same', () => {
  for (const kind of ['resource', 'commerce', 'quest', 'sequel', 'black_market', 'artefact', 'insignia', 'associate', 'history']) {
    const found = pictureOf('mine_own_thing', kind);
    expect(found).not.toBe('karanor/e-package');
    expect(pictureOf('mine_own_thing', kind)).toBe(found);
  }
  expect(pictureOf('mine_own_thing', 'delivery')).toMatch(/^karanor\/d-city-\d$/);
  expect(pictureOf('mine_own_thing')).toBe('karanor/e-package');
});
