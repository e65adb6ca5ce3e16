/** Which drawing stands for what: the house's own for its pack, others by their ids. */
import { picture } from '../../lib/pictures';
import { numbered } from './pieces';

export const CITIES = ['fort_ardent', 'kien', 'mirevent', 'ombrelac', 'perlance', 'port_feral', 'unisson'];
/** Cities of packs we do not know look like one of these. */
export const TOWNS = ['1', '2', '3'];
/** Resources of which we have drawn what they grow from. */
export const GROWING: ReadonlySet<string> = new Set(['wood', 'wine', 'fruit', 'meat', 'cloth', 'iron', 'diamond']);

export function cityPicture(id: string): string {
  const drawing = CITIES.includes(id) ? id : (TOWNS[numbered(id) % TOWNS.length] ?? '1');
  return picture(`karanor/d-city-${drawing}`);
}

export function landPicture(kind: string): string {
  return picture(`karanor/d-land-${kind}`);
}
