/** The picture of everything in the pack. What another pack brings, and no picture is named for, gets one by its kind. */
import pictures from './pictures.json';
import type { PackEntry } from '../wire/wire';

export const COIN = 'karanor/e-coin';
export const PRESTIGE = 'karanor/d-crown';
export const VILLA = 'karanor/e-house-with-garden';
export const DELIVERY = 'karanor/e-package';
export const INHABITANT = 'karanor/d-inhabitant';

const drawn: Record<string, string> = pictures.drawn;
const living: Record<string, string> = pictures.living;
const props: Record<string, string> = pictures.props;

/** For a thing without a picture of its own; which of them, its name decides. */
const SPARE: Record<string, string[]> = {
  resource: ['wood', 'fruit', 'meat', 'cloth', 'diamond'],
  associate: Object.keys(living),
  insignia: ['mount', 'captain', 'harvester', 'foreman', 'guild_seal', 'bodyguard', 'archivist'],
  commerce: ['co_populaire', 'co_primeurs', 'co_relais', 'co_halle', 'co_epicerie', 'co_messagerie'],
  quest: ['q_feu_de_camp', 'q_carte_dechiree', 'q_cloche', 'q_testament', 'q_brume', 'q_registre'],
  sequel: ['q_feu_de_camp', 'q_carte_dechiree', 'q_cloche', 'q_testament', 'q_brume', 'q_registre'],
  black_market: ['bm_pickpocket', 'bm_guet', 'bm_recel', 'bm_ragots', 'bm_rafle'],
  artefact: ['ar_boussole', 'ar_sablier', 'ar_clef', 'ar_plume', 'ar_corne'],
  history: ['hi_large', 'hi_courrier', 'hi_conteur', 'hi_batisseur', 'hi_changeur'],
  island: ['grande_karane', 'terres_crocs', 'valbrume', 'ile_nacre'],
  territory: ['bois_murmure', 'trois_bornes', 'col_du_vent', 'lac_noir', 'jungle_masques'],
};
const CITIES = ['kien', 'unisson', 'fort_ardent', 'port_feral', 'ombrelac', 'mirevent', 'perlance'];

/** A number that a name always leads to. */
function numberOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65521, 7);
}

/** The picture named for a thing, if one is. */
function named(id: string): string {
  if (drawn[id]) return `karanor/d-${drawn[id]}`;
  if (living[id]) return `karanor/a-${living[id]}`;
  return props[id] ? `karanor/e-${props[id]}` : '';
}

/** A city is a drawing, wherever it is spoken of. */
function cityIn(id: string): string {
  const city = CITIES.find((each) => id === each || id === `origin_${each}` || id === `de_${each}`);
  return city ? `karanor/d-city-${city}` : '';
}

export function pictureOf(id: string, kind = ''): string {
  const found = named(id) || cityIn(id);
  if (found) return found;
  if (['delivery', 'origin_city'].includes(kind)) return `karanor/d-city-${1 + (numberOf(id) % 3)}`;
  const spare = SPARE[kind] ?? [];
  return named(spare[numberOf(id) % spare.length] ?? '') || 'karanor/e-package';
}

export function good(resource: string): string {
  return pictureOf(resource, 'resource');
}

/** Of a good, gold or prestige: whatever is counted. */
export function tokenOf(what: string): string {
  if (what === 'gold') return COIN;
  return what === 'prestige' ? PRESTIGE : good(what);
}

export function pictureOfEntry(entry: PackEntry | undefined): string {
  return entry ? pictureOf(entry.id, entry.kind) : 'karanor/e-package';
}
