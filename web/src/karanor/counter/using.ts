/** What a click on a card or a tile of one's own means. */
import { moments } from '../moments/moments.svelte';
import type { Sitting } from '../../table/sitting.svelte';
import type { Seen } from '../../wire/wire';
import { things } from '../catalogue.svelte';
import { desk } from '../table/desk.svelte';
import { asksForHand } from '../table/picking';

const QUESTS = ['quest', 'sequel'];
const USED = ['black_market', 'artefact'];

/** Can it be used now, in answer to a question or unasked? */
export function canUse(sitting: Sitting, card: number): boolean {
  const unasked = sitting.state.moment?.unasked ?? [];
  return sitting.stateOf(card) !== '' || unasked.some((item) => item.card === card);
}

/** Is something of one's own to be chosen, such as what is given up? */
function isChosen(sitting: Sitting, card: number): boolean {
  return asksForHand(sitting.question, sitting.me) || ((sitting.question?.actions?.length ?? 0) === 0 && sitting.stateOf(card) !== '');
}

/** A commerce is picked; a quest is read and a card or a tile taken up, over the chart. */
export function useCard(sitting: Sitting, card: Seen): void {
  const kind = things.entry(card.face)?.kind ?? '';
  if (sitting.isInWindow) return; // its panel asks
  if (isChosen(sitting, card.id)) sitting.clickCard(card.id);
  else if (QUESTS.includes(kind)) moments.readQuest(card.id);
  else if (USED.includes(kind)) moments.takeCard(card.id);
  else sitting.clickCard(card.id);
  const isOverTheChart = QUESTS.includes(kind) || USED.includes(kind);
  if (desk.size === 'phone' && isOverTheChart && !isChosen(sitting, card.id)) desk.drawer = '';
}
