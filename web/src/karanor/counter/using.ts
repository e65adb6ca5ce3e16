/** What a click on something of one's own means. */
import type { Sitting } from '../../table/sitting.svelte';
import type { Seen } from '../../wire/wire';
import { asksForHand } from '../table/picking';

/** Can it be used now, in answer to a question or unasked? */
export function canUse(sitting: Sitting, card: number): boolean {
  const unasked = sitting.state.moment?.unasked ?? [];
  return sitting.stateOf(card) !== '' || unasked.some((item) => item.card === card);
}

/** An artefact was clicked: it is given up where that is asked, else used. */
export function useTile(sitting: Sitting, card: number): void {
  if (!asksForHand(sitting.question, sitting.me)) sitting.clickCard(card);
}

/** A card of the hand was clicked: a commerce is picked. */
export function useCard(sitting: Sitting, card: Seen): void {
  sitting.clickCard(card.id);
}
