/** What lies where in a scene of Dale: pure functions. */
import type { Lying } from '../table/places';
import type { DaleScene, Scene, Seen } from '../wire/wire';

/** The scene as one of this game. */
export function ofDale(scene: Scene | null | undefined): DaleScene | null {
  return scene?.game === 'dale' ? scene : null;
}

/** Every card an observer knows, by its number. */
export function lyingCards(scene: DaleScene | null): Map<number, Lying> {
  const found = new Map<number, Lying>();
  if (!scene) return found;
  const put = (place: string, cards: readonly (Seen | null)[]) => {
    for (const card of cards) if (card) found.set(card.id, { card, place });
  };
  scene.seats.forEach((seat, at) => {
    put(`deck:${at}`, seat.deck);
    put(`discard:${at}`, seat.discard);
    put(`hand:${at}`, seat.hand);
    seat.stall.forEach((stack, i) => put(`stall:${at}:${i + 1}`, stack));
    for (const { card, stored } of seat.schedule) put(`schedule:${at}`, [card, ...stored]);
  });
  put('market-discard', scene.market_discard);
  put('aside', scene.aside);
  scene.market.forEach((slot, at) => put(`market:${at}`, [slot.card]));
  return found;
}

/** Who shares a stall with that seat, or -1. */
export function mateOf(scene: DaleScene | null, seat: number): number {
  return scene?.seats[seat]?.mate ?? -1;
}
