/** The map of the pack that is played with: planned and drawn once, however often it is looked at. */
import type { MapPlace } from '../../wire/wire';
import { drawn, type Growth, type Island } from './coast';
import { GROWING } from './drawings';
import { labelsAt, type Label } from './labels';
import { planned, type Plan } from './plan';

export interface Sheet {
  plan: Plan;
  islands: Island[];
  growth: Growth[];
  /** The names at a scale, by what they are called in the reader's language. */
  labels: (scale: number, names: (id: string) => string, lang: string) => { size: number; labels: Label[] };
}

const sheets = new WeakMap<readonly MapPlace[], Sheet>();
/** Names are laid out anew when the scale has changed by about so much. */
const NOTCH = Math.log(1.1);

function make(map: readonly MapPlace[]): Sheet {
  const plan = planned(map);
  const known = new Map<string, { size: number; labels: Label[] }>();
  return {
    plan,
    ...drawn(plan, GROWING),
    labels(scale, names, lang) {
      const notch = Math.floor(Math.log(scale) / NOTCH + 1e-6);
      const key = `${lang} ${notch}`;
      const found = known.get(key) ?? labelsAt(plan, names, Math.exp(notch * NOTCH));
      known.set(key, found);
      return found;
    },
  };
}

export function sheetOf(map: readonly MapPlace[]): Sheet {
  const sheet = sheets.get(map) ?? make(map);
  sheets.set(map, sheet);
  return sheet;
}
