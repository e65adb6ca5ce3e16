/** Which item of a question stands for something that lies on the table: pure functions. */
import type { Question } from '../../wire/wire';

/** What is picked before a merchant, and not at the market. */
const OF_A_SEAT = ['goods', 'sell', 'associate', 'promote'];

/** The item for a good or a tile where it lies: `seat:1`, `associates`, `market`; -1 for none. */
export function itemAt(question: Question | null, zone: string, face: string, kinds: readonly string[] = OF_A_SEAT): number {
  if (!question) return -1;
  const isHere = question.actions?.length ? true : question.zones?.includes(zone);
  return question.items.findIndex((item) => {
    if (item.face !== face || item.shown !== 'place' || !kinds.includes(item.kind)) return false;
    return item.kind === 'promote' || item.place === zone || isHere === true;
  });
}

/** The item that is picked at a place: a pile, a delivery. */
export function itemOf(question: Question | null, place: string): number {
  return question?.items.findIndex((item) => item.place === place && item.shown === 'place') ?? -1;
}

/** Does a person pick among these items what lies in their own hand? */
export function asksForHand(question: Question | null, me: number): boolean {
  return (question?.actions?.length ?? 0) === 0 && (question?.zones?.includes(`hand:${me}`) ?? false);
}
