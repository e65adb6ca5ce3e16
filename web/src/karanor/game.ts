/** Karanor, for the register of games. */
import './styles/index.css';
import type { Game } from '../games';
import { chapter } from '../lib/words';
import { things } from './catalogue.svelte';
import Chip from './parts/Chip.svelte';
import Details from './parts/Details.svelte';
import Emblems from './parts/Emblems.svelte';
import Mix from './parts/Mix.svelte';
import { lyingCards, ofKaranor } from './scene';
import { SCENERY } from './scenery';
import { SIGNS } from './signs';
import { builtIn } from './end/course';

export const KARANOR: Game = {
  Chip,
  Details,
  Emblems,
  Mix,
  Create: () => import('./home/Create.svelte'),
  Board: () => import('./table/Table.svelte'),
  Coach: () => chapter('karanor-tutorial', chapter('tutorial', import('./lesson/Guide.svelte'))),
  Screen: () => import('./replay/Screen.svelte'),
  End: () => import('./end/End.svelte'),
  pages: { cards: () => chapter('karanor-rules', import('./pages/Gallery.svelte')), rules: () => chapter('karanor-rules', import('./pages/Rules.svelte')) },
  load: () => things.load(),
  bots: () => things.all?.bots ?? [],
  signs: SIGNS,
  scenery: SCENERY,
  lying: (scene) => lyingCards(ofKaranor(scene)),
  addressed: (scene) => ofKaranor(scene)?.offers.flatMap(({ to }) => to.map(({ seat }) => seat)) ?? [],
  digits: () => [], // they choose actions: see table/keys.ts
  milestones: (story) => (story.game === 'karanor' ? builtIn(story) : []),
};
