import { expect, test } from 'vitest';
import type { Question } from '../../wire/wire';
import { sightOf } from './showing';

const asked = (zones: string[], actions: string[] = []): Question => ({ at: 1, prompt: 'x', text: [], items: [], zones, actions });

test('what a question is about comes into sight', () => {
  expect(sightOf(asked(['hand:0']), 0)).toEqual({ drawer: 'hand', seat: -1 });
  expect(sightOf(asked(['commerce-deck', 'row']), 0)).toEqual({ drawer: 'stand', seat: -1 });
  expect(sightOf(asked(['market', 'seat:0']), 0)).toEqual({ drawer: 'stand', seat: -1 });
  expect(sightOf(asked(['seat:2']), 0)).toEqual({ drawer: '', seat: 2 });
});

test('nothing opens for one’s own goods, for a place on the chart, or in a turn', () => {
  const nothing = { drawer: '', seat: -1 };
  expect(sightOf(asked(['seat:0']), 0)).toEqual(nothing);
  expect(sightOf(asked(['place']), 0)).toEqual(nothing);
  expect(sightOf(asked(['hand:0'], ['build']), 0)).toEqual(nothing);
  expect(sightOf(null, 0)).toEqual(nothing);
});
