import { describe, expect, test } from 'vitest';
import { nameOf, wayOf } from './ways';

const HOME = 'https://play.example';
const FILES = new Set(['/index.html', '/icon.svg', '/assets/index-abc.js']);
const way = (path: string, { method = 'GET', mode = 'cors' } = {}) => wayOf({ method, mode, url: `${HOME}${path}` }, HOME, FILES);

describe('what is kept for when there is no network', () => {
  test('is what the page is made of, and the catalogues', () => {
    expect(way('/assets/index-abc.js')).toBe('kept');
    expect(way('/icon.svg')).toBe('kept');
    expect(way('/api/games/dale/catalogue?lang=fr')).toBe('catalogue');
  });

  test('the page comes from the server where there is one, at every address', () => {
    for (const path of ['/', '/rules', '/t/abc/0', '/replay/abc?step=3']) expect(way(path, { mode: 'navigate' })).toBe('page');
  });

  test('is nothing of a table, nothing that is sent, nothing of anybody else', () => {
    for (const path of ['/api/tables', '/api/tables/abc', '/api/tables/abc/links', '/api/tables/abc/replay?eyes=0', '/api/games', '/health', '/metrics']) {
      expect(way(path)).toBe('network');
      expect(way(path, { mode: 'navigate' })).toBe('network');
    }
    expect(way('/icon.svg', { method: 'POST' })).toBe('network');
    expect(way('/assets/unknown.js')).toBe('network');
    expect(wayOf({ method: 'GET', mode: 'cors', url: 'https://other.example/icon.svg' }, HOME, FILES)).toBe('network');
  });

  test('a catalogue has one name in all languages, and one for each box', () => {
    expect(nameOf(`${HOME}/api/games/karanor/catalogue?lang=fr`)).toBe('/api/games/karanor/catalogue');
    expect(nameOf(`${HOME}/api/games/karanor/catalogue?pack=my%20box&lang=en`)).toBe('/api/games/karanor/catalogue?pack=my%20box');
  });
});
