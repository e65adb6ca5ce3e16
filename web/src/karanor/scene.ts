/** What lies where in a scene of Karanor: pure functions. */
import type { Lying } from '../table/places';
import type { KaranorScene, MerchantScene, Price, QuestScene, Scene, Seen, Sum } from '../wire/wire';

/** The scene as one of this game. */
export function ofKaranor(scene: Scene | null | undefined): KaranorScene | null {
  return scene?.game === 'karanor' ? scene : null;
}

/** Every card and tile an observer knows, by its number. */
export function lyingCards(scene: KaranorScene | null): Map<number, Lying> {
  const found = new Map<number, Lying>();
  if (!scene) return found;
  const put = (place: string, cards: readonly (Seen | null)[]) => {
    for (const card of cards) if (card) found.set(card.id, { card, place });
  };
  scene.merchants.forEach((merchant, at) => {
    for (const hand of [merchant.commerces, merchant.quests, merchant.black_market]) put(`hand:${at}`, hand.cards);
    put(`pack:${at}`, merchant.draft.cards);
    put(`seat:${at}`, [...merchant.artefacts.map((each) => each.card), ...merchant.history.cards, ...merchant.built]);
  });
  scene.row.forEach((card, at) => put(`row:${at}`, [card]));
  put('delivery', [scene.delivery]);
  put('aside', scene.aside);
  for (const [name, pile] of Object.entries(scene.piles)) put(`${name.replace('_', '-')}-discard`, pile.discard);
  return found;
}

/** The cards in a merchant's hand that its owner sees, in the order in which they are laid out. */
export function handOf(merchant: MerchantScene | undefined): Seen[] {
  return merchant ? [...merchant.commerces.cards, ...merchant.quests.cards, ...merchant.black_market.cards] : [];
}

/** The seat a place belongs to, or -1. */
export function seatOfPlace(place: string): number {
  const [name = '', seat] = place.split(':');
  return ['seat', 'hand', 'pack'].includes(name) ? Number(seat) : -1;
}

/** What is missing to pay a price, thing by thing. */
export function lackOf({ missing_gold: gold = 0, missing_goods: goods = {}, missing_any: any = 0 }: Sum | Price): [string, number][] {
  return [...(gold ? [['gold', gold] as [string, number]] : []), ...Object.entries(goods), ...(any ? [['any', any] as [string, number]] : [])];
}

/** What a commerce in the hand or in the row costs the reader. */
export function priceOf(merchant: MerchantScene | undefined, card: number): Price | undefined {
  return merchant?.prices.find((each) => each.card === card);
}

/** How far a merchant is with a quest. */
export function progressOf(merchant: MerchantScene | undefined, card: number): QuestScene | undefined {
  return merchant?.progress.find((each) => each.card === card);
}
