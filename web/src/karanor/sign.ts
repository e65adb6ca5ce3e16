/** What a visitor sees of Karanor before any of it is fetched: light. */
import type { Sign } from '../games';
import Picture from './home/SignPicture.svelte';

export const SIGN: Sign = {
  name: 'karanor',
  Picture,
  facts: [['users', 'players'], ['map', 'kind'], ['handshake', 'trade']],
  first: { game: 'karanor', players: 3, seats: ['medium', 'medium'], start: true },
  lesson: { game: 'karanor', players: 2, seats: ['tutor'], options: { lesson: 'first' }, start: true },
};
