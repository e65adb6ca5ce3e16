/** Where on a narrow screen the things lie that a question is about: pure functions. */
import type { Question } from '../../wire/wire';
import { seatOfPlace } from '../scene';

export interface Sight {
  drawer: '' | 'hand' | 'stand';
  /** The merchant whose things are picked, or -1. */
  seat: number;
}

const ON_THE_STAND = ['row', 'commerce-deck', 'associates', 'market'];
const NOTHING: Sight = { drawer: '', seat: -1 };

/** What has to be in sight to answer; in a turn one chooses an action first. */
export function sightOf(question: Question | null, me: number): Sight {
  if (!question || question.actions?.length) return NOTHING;
  const zones = question.zones ?? [];
  if (zones.includes(`hand:${me}`)) return { drawer: 'hand', seat: -1 };
  if (zones.some((zone) => ON_THE_STAND.includes(zone))) return { drawer: 'stand', seat: -1 };
  const seat = zones.map(seatOfPlace).find((each) => each >= 0 && each !== me) ?? -1;
  return { drawer: '', seat };
}
