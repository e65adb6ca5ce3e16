/** How what moves looks: pure functions. */
import type { Motion } from '../../wire/wire';

const BACKS = [['quest', 'quest'], ['black-market', 'black_market'], ['artefact', 'artefact'], ['commerce', 'commerce']] as const;

/** The back of a card that is not known: its pile tells its kind. */
export function backOf({ source = '', target = '' }: Motion): 'commerce' | 'quest' | 'black_market' | 'artefact' {
  return BACKS.find(([pile]) => source.startsWith(pile) || target.startsWith(pile))?.[1] ?? 'commerce';
}
