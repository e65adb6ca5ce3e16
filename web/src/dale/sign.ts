/** What a visitor sees of Dale before any of it is fetched: light. */
import type { Sign } from '../games';
import Picture from './home/SignPicture.svelte';

export const SIGN: Sign = {
  name: 'dale',
  Picture,
  facts: [['users', 'players'], ['layers', 'kind']],
  first: { game: 'dale', players: 3, sets: 'beginner', seats: ['medium', 'medium'], start: true },
  lesson: { game: 'dale', players: 2, seats: ['tutor'], options: { lesson: 'first' }, start: true },
};
