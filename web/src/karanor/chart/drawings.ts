/** Which drawing stands for what on the land. */
import { picture } from '../../lib/pictures';
import { pictureOf } from '../pictures';

/** Resources of which we have drawn what they grow from. */
export const GROWING: ReadonlySet<string> = new Set(['wood', 'wine', 'fruit', 'meat', 'cloth', 'iron', 'diamond']);

export const QUEST = 'karanor/e-scroll';

/** A city of the house's pack has its own; another is one of three towns, always the same. */
export function cityPicture(id: string): string {
  return picture(pictureOf(id, 'origin_city'));
}

export function landPicture(kind: string): string {
  return picture(`karanor/d-land-${kind}`);
}
