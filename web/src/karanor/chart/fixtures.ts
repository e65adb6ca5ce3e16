/** Maps to draw: the pack of the house, and an invented one; only tests use these. */
import type { MapPlace, PlaceScene, Way } from '../../wire/wire';
import source from '../../../../src/comptoir/karanor/pack/content/map.toml?raw';

export interface Named {
  map: MapPlace[];
  fr: (id: string) => string;
  en: (id: string) => string;
}

/** The pack's own file, as far as a map goes. */
function read(toml: string): Named {
  const entries = toml.split(/^\[\[territory\]\]$/m).slice(1).map((part) => part.split(/^\[\[/m)[0] ?? '');
  const text = (entry: string, key: string) => new RegExp(`^${key} = "(.*)"$`, 'm').exec(entry)?.[1] ?? '';
  const list = (entry: string, key: string) => [...(new RegExp(`^${key} = \\[(.*)\\]$`, 'm').exec(entry)?.[1] ?? '').matchAll(/"([^"]*)"/g)].map(([, id]) => id ?? '');
  const number = (entry: string, key: string) => Number(new RegExp(`^${key} = (\\d+)$`, 'm').exec(entry)?.[1]);
  const names = new Map(entries.map((entry) => [text(entry, 'id'), entry]));
  return {
    map: entries.map((entry) => ({
      id: text(entry, 'id'), island: text(entry, 'island'), x: number(entry, 'x'), y: number(entry, 'y'),
      land: list(entry, 'land'), sea: list(entry, 'sea'), city: text(entry, 'kind') === 'city',
      resource: text(entry, 'resource'), villa: /^villa = true$/m.test(entry),
    })),
    fr: (id) => text(names.get(id) ?? '', 'name_fr'),
    en: (id) => text(names.get(id) ?? '', 'name_en'),
  };
}

export const KARANOR = read(source);

/** Twelve places on three islands, on a ring, whose names nobody has thought about. */
export const RING: MapPlace[] = Array.from({ length: 12 }, (_, at) => {
  const next = (at + 1) % 12;
  const before = (at + 11) % 12;
  const island = (place: number) => `island${Math.floor(place / 4)}`;
  const isSame = (place: number) => island(place) === island(at);
  return {
    id: `p${at}`, island: island(at),
    x: Math.round(500 + 400 * Math.cos((at / 12) * 2 * Math.PI)), y: Math.round(500 + 400 * Math.sin((at / 12) * 2 * Math.PI)),
    land: [before, next].filter(isSame).map((place) => `p${place}`), sea: [before, next].filter((place) => !isSame(place)).map((place) => `p${place}`),
    city: at % 4 === 1, resource: at % 4 === 2 ? 'salt' : '', villa: at % 4 === 3,
  };
});

export const ringName = (id: string): string => `The Very Long Name of ${id}`;

export function way(steps: string[], more: Partial<Way> = {}): Way {
  return { steps, actions: 1, gold: 0, left: 0, is_possible: true, ...more };
}

export function place(id: string, ways: Way[] = [], more: Partial<PlaceScene> = {}): PlaceScene {
  return { place: id, ways, ...more };
}
