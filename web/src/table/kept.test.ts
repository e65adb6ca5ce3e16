import { expect, test } from 'vitest';
import type { Question } from '../wire/wire';
import { payment } from './fixtures';
import { keep, kept, type Storage } from './kept';

function drawer(): Storage {
  const held = new Map<string, string>();
  return {
    getItem: (name) => held.get(name) ?? null,
    setItem: (name, value) => void held.set(name, value),
    removeItem: (name) => void held.delete(name),
  };
}

function paying(more: Partial<Question> = {}): Question {
  return { ...payment([1, 1, 2], { least: 1, most: 3 }), ...more };
}

test('what was ticked is there again after a reload, for the same question alone', () => {
  const storage = drawer();
  keep('t', 0, paying(), [0, 1], storage);
  expect(kept('t', 0, paying(), storage)).toEqual([0, 1]);
  expect(kept('t', 0, paying({ at: 8 }), storage)).toEqual([]);
  expect(kept('t', 0, paying({ prompt: 'build' }), storage)).toEqual([]);
  expect(kept('t', 1, paying(), storage)).toEqual([]);
  expect(kept('u', 0, paying(), storage)).toEqual([]);
});

test('nothing selected is nothing kept, and nonsense is no selection', () => {
  const storage = drawer();
  keep('t', 0, paying(), [0], storage);
  keep('t', 0, paying(), [], storage);
  expect(kept('t', 0, paying(), storage)).toEqual([]);
  storage.setItem('comptoir-selection-t-0', '{"at": 7');
  expect(kept('t', 0, paying(), storage)).toEqual([]);
});

test('a browser that keeps nothing begins anew', () => {
  const broken: Storage = {
    getItem: () => { throw new Error('no'); },
    setItem: () => { throw new Error('no'); },
    removeItem: () => undefined,
  };
  keep('t', 0, paying(), [0], broken);
  expect(kept('t', 0, paying(), broken)).toEqual([]);
});
