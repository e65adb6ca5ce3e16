import { expect, test } from 'vitest';
import { isDigits, readSlate } from './slate';

test('reads tabs, signs, wedges and amounts, and what a small face leaves out', () => {
  expect(readSlate('once: throw > value ~=')).toEqual([
    { kind: 'tab', name: 'once', spare: false },
    { kind: 'sign', name: 'throw', spare: false },
    { kind: 'then', name: '>', spare: false },
    { kind: 'sign', name: 'value', spare: false },
    { kind: 'amount', name: '=', spare: true },
  ]);
  expect(readSlate('')).toEqual([]);
});

test('writes numbers in our digits, and the rest in letters', () => {
  expect(['3', '+1', '1-3'].every(isDigits)).toBe(true);
  expect(['?', '+n', '×2', '±1', '+', '='].some(isDigits)).toBe(false);
});
