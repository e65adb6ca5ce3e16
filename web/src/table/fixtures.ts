/** Moments and messages as a server sends them; only tests use these. */
import type {
  Beat, Choice, DaleScene, Item, Line, Moment, Question, SeatScene, Seen, Snapshot, TableShown,
} from '../wire/wire';

export function seen(id: number, face = 'junk'): Seen {
  return { id, face };
}

export function item(kind: string, more: Partial<Item> = {}): Item {
  return { kind, text: [kind], ...more };
}

/** A question whose items are cards with these values, numbered from 100. */
export function payment(values: number[], choice: Partial<Choice> = {}, at = 7): Question {
  return {
    at,
    prompt: 'pay',
    text: ['Pay'],
    items: values.map((value, i) => item('card', { card: 100 + i, value })),
    choice: { ordered: false, least: 0, most: values.length, ...choice },
  };
}

function seatScene(hand: Seen[], count: number): SeatScene {
  return { hand, hand_count: count, deck: [null, null], discard: [], stall: [], schedule: [], next_stack: 1, needed: 1, mate: -1 };
}

export function scene(players = 2): DaleScene {
  return {
    game: 'dale', turn: 1, active: 0, phase: 'action', actions: 1, winners: [], sets: ['macaws', 'owls'],
    teams: false, stacks_to_win: 8,
    market: [0, 1, 2, 3, 4].map((slot) => ({ card: seen(10 + slot), price: 1 + slot, surcharge: slot })),
    market_deck: 20, market_discard: [], aside: [], junk_reserve: 0,
    seats: Array.from({ length: players }, (_, at) => seatScene(at ? [] : [seen(100), seen(101)], 5)),
  };
}

export function moment(at: number, more: Partial<Moment> = {}): Moment {
  return {
    at, beat: at, scene: scene(), asked: [], question: null, undo: 'none', progress: [0, 0], over: false, result: [],
    ...more,
  };
}

export function shown(more: Partial<TableShown> = {}): TableShown {
  const seat = { kind: 'person', name: 'Lise', bot: '', connected: true, is_host: true, gone_for: 0 } as const;
  return {
    id: 'abc', game: 'dale', rules: 2, state: 'playing', options: {}, seats: [seat, { ...seat, is_host: false }], spectators: 0,
    host: 0, me: 0, paused: false, grace: 60, starts: false, commitment: '', deal: null, withdrawn: [],
    proposal: null, passes: 'none', passes_end: 'none', next_table: '', ...more,
  };
}

export function snapshot(now: Moment | null, more: Partial<Snapshot> = {}): Snapshot {
  return { is: 'snapshot', protocol: 1, lang: 'en', table: shown(), moment: now, story: [], talk: [], ...more };
}

export function beat(...texts: string[]): Beat {
  return { motions: [], lines: texts.map((text): Line => ({ text: [text], seat: 1, deed: true })) };
}

/** The heading that opens a turn. */
export function turn(number: number, seat = 0): Beat {
  return { motions: [], lines: [{ text: [`turn ${number}`], heading: true, seat, turn: number }] };
}
