/** The games this client draws: the one door from the common rooms to a game's own. */
import { getContext, setContext, untrack, type Component, type Snippet } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { chapter } from './lib/words';
import type { Lying, Scenery } from './table/places';
import type { Chronicle, FromClient, Moment, NewTable, Scene, TableShown } from './wire/wire';
import type { Stage } from './replay/stage.svelte';

type Fetched<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

/** Something reached in a turn that a replay marks. */
export interface Milestone {
  turn: number;
  seat: number;
}

/** What a visitor sees of a game before any of it is fetched; the words of web-game say the rest. */
export interface Sign {
  name: string;
  Picture: Component;
  /** What is worth knowing at a glance: an icon, and the attribute of its words that says it. */
  facts: [string, string][];
  /** The table of somebody who wants to play at once. */
  first: Omit<NewTable, 'name'>;
  /** The table of somebody who wants to learn. */
  lesson?: Omit<NewTable, 'name'>;
}

/** What a game brings along; the large parts are fetched when they are asked for. */
export interface Game {
  /** A card's name inside a sentence. */
  Chip: Component<{ face: string; text?: string }>;
  /** A card with all there is to say of it. */
  Details: Component<{ face: string; guise?: string | undefined; value?: number | null | undefined; open?: boolean }>;
  /** What a game is played with: small beside a table in a list, and in its lobby. */
  Emblems: Component<{ sets: string[] }>;
  Mix: Component<{ options: Record<string, unknown> }>;
  /** A table to be put together, on the home page. */
  Create: Fetched<{ busy: boolean; open: (wishes: NewTable) => Promise<void> }>;
  Board: Fetched<{ over: (() => void) | null }>;
  /** The guide of its lessons. */
  Coach: Fetched<{ asked: Snippet }>;
  Screen: Fetched<{ stage: Stage }>;
  End: Fetched<{ table: TableShown; moment: Moment; send: (message: FromClient) => void; look?: () => void }>;
  /** Pages about the game, by their addresses. */
  pages: Record<string, () => Promise<{ default: unknown }>>;
  /** Fetch what the game's parts need to know beforehand. */
  load: () => Promise<void>;
  /** The kinds of bots that can play it. */
  bots: () => string[];
  /** The icons of items and actions, by their kind. */
  signs: Record<string, string>;
  /** Where its places are on the screen, for what moves. */
  scenery: Scenery;
  /** Every card the observer knows, by its number. */
  lying: (scene: Scene) => Map<number, Lying>;
  /** The cards that the keys 1 to 9 and 0 pick. */
  digits: (scene: Scene, me: number) => number[];
  milestones: (story: Chronicle) => Milestone[];
  /** Seats that could answer something without being asked, as everybody knows. */
  addressed?: (scene: Scene) => number[];
}

/** The game of whatever stands at no table. */
export const HOME = 'dale';
/** A game comes when somebody asks for it: nobody fetches what they do not play. */
const FETCHED: Record<string, () => Promise<Game>> = {
  dale: async () => (await chapter('dale', import('./dale/game'))).DALE,
  karanor: async () => (await chapter('karanor', import('./karanor/game'))).KARANOR,
};
/** In the order in which they are shown. */
export const GAMES = Object.keys(FETCHED);
const here = new SvelteMap<string, Game>();
const KEY = Symbol('game');

/** What there is to choose from. */
export async function bringSigns(): Promise<Sign[]> {
  const signs = await Promise.all([import('./dale/sign'), import('./karanor/sign')]);
  return signs.map((each) => each.SIGN);
}

async function fetchGame(name: string): Promise<Game> {
  const game = await FETCHED[name]?.();
  if (!game) throw new Error(`there is no game ${name}`);
  here.set(name, game);
  return game;
}

/** Fetch a game with all it needs to know beforehand. */
export async function bringGame(name: string): Promise<Game> {
  const known = knownGame(name);
  // Whoever waits for a game does not wait once more because it has come.
  const game = untrack(() => here.get(known)) ?? (await fetchGame(known));
  await game.load();
  return game;
}

export function isHere(name: string | undefined): boolean {
  return here.has(name ?? '');
}

export function isGame(name: string): boolean {
  return Object.hasOwn(FETCHED, name);
}

/** The game of that name, or the first where nobody knows it. */
export function knownGame(name: string): string {
  return isGame(name) ? name : HOME;
}

/** Where a page about a game is; the first game's have no name before them. */
export function addressOf(game: string, page: string): string {
  return game === HOME ? `/${page}` : `/${game}/${page}`;
}

/** A game that was brought. */
export function gameNamed(name: string | undefined): Game {
  const game = here.get(name ?? HOME);
  if (!game) throw new Error(`nobody has brought ${name}`);
  return game;
}

/** Let everything below speak of that game, which may be known only later. */
export function provideGame(game: () => Game): void {
  setContext(KEY, game);
}

export function useGame(): () => Game {
  return getContext<(() => Game) | undefined>(KEY) ?? (() => gameNamed(HOME));
}
