import { describe, expect, test } from 'vitest';
import { readNotice, windowAt } from './notices';

describe('a notice', () => {
  test('says what was pushed', () => {
    const told = { title: 'À vous de jouer', text: 'On vous attend : Bob.', lang: 'fr', tag: 'abc', path: '/t/abc/1' };
    expect(readNotice(told)).toEqual(told);
  });

  test('leads nowhere but to a table or to all of them', () => {
    for (const path of ['https://other.example/', '//other.example', '/t/abc/1#token', '/api/me', '', 7, undefined]) expect(readNotice({ path }).path).toBe('/me');
  });

  test('is shown whatever was pushed', () => {
    for (const told of [null, 'text', 3, [], {}]) expect(readNotice(told)).toMatchObject({ title: 'Comptoir', path: '/me' });
  });

  test('opens the window where the table is already', () => {
    const windows = [{ url: 'https://play.example/' }, { url: 'https://play.example/t/abc/1?x=1' }];
    expect(windowAt(windows, '/t/abc/1')).toBe(windows[1]);
    expect(windowAt(windows, '/t/abc/0')).toBeUndefined();
  });
});
