/** The pictures of Karanor's things, by the names of the pack. */

export const COIN = 'karanor/e-coin';
export const PRESTIGE = 'karanor/e-crown';
export const VILLA = 'karanor/e-house-with-garden';
export const DELIVERY = 'karanor/e-package';
export const INHABITANT = 'karanor/d-inhabitant';

const GOODS: Record<string, string> = {
  wood: 'e-wood', wine: 'd-good-wine', fruit: 'e-tangerine', meat: 'e-cut-of-meat', cloth: 'e-thread', iron: 'd-good-iron',
  diamond: 'e-gem-stone',
};

/** A good; those of packs we do not know come in a parcel. */
export function good(resource: string): string {
  return `karanor/${GOODS[resource] ?? 'e-package'}`;
}
