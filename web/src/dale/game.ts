/** Dale, for the register of games. */
import './styles/index.css';
import type { Game } from '../games';
import { chapter } from '../lib/words';
import { cards } from './catalogue.svelte';
import CardDetails from './parts/CardDetails.svelte';
import Chip from './parts/Chip.svelte';
import Emblems from './parts/Emblems.svelte';
import Mix from './parts/Mix.svelte';
import { lyingCards, ofDale } from './scene';
import { SCENERY } from './scenery';
import { SIGNS } from './signs';
import { builtIn } from './end/chart';

export const DALE: Game = {
  Chip,
  Details: CardDetails,
  Emblems,
  Mix,
  Create: () => import('./home/Create.svelte'),
  Board: () => import('./table/Board.svelte'),
  Coach: () => chapter('tutorial', import('./lesson/coach')),
  Screen: () => import('./replay/Screen.svelte'),
  End: () => import('./end/End.svelte'),
  pages: { cards: () => import('./pages/Cards.svelte'), rules: () => import('./pages/Rules.svelte') },
  load: () => cards.load(),
  bots: () => cards.all?.bots ?? [],
  signs: SIGNS,
  scenery: SCENERY,
  lying: (scene) => lyingCards(ofDale(scene)),
  digits: (scene, me) => (ofDale(scene)?.seats[me]?.hand ?? []).map((card) => card.id),
  milestones: (story) => (story.game === 'dale' ? builtIn(story) : []),
};
