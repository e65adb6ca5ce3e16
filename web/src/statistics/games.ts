/** One's own games that are over, as this browser remembers them: pure functions. */
import type { Moment, TableShown } from '../wire/wire';

/** A game that somebody has played to its end at this browser. */
export interface Played {
  table: string;
  seat: number;
  game: string;
  /** When its end was seen: milliseconds since 1970. */
  when: number;
  players: number;
  bots: number;
  teams: boolean;
  won: boolean;
  /** Turns or rounds, as the game counts. */
  turns: number;
  sets: string[];
}

/** A row of figures. */
export interface Figures {
  name: string;
  games: number;
  won: number;
  turns: number;
}

const COLUMNS = ['when', 'game', 'table', 'seat', 'players', 'bots', 'teams', 'won', 'turns', 'sets'] as const;

/** What is worth remembering of a game that is over; nothing of one that a bot has ended, or that was only watched. */
export function playedAt(table: TableShown, moment: Moment, when: number): Played | null {
  const { seats, me, options } = table;
  if (!moment.over || me < 0 || seats[me]?.bot) return null;
  const { winners, turn } = moment.scene;
  const sets = options['sets'];
  return {
    table: table.id,
    seat: me,
    game: table.game,
    when,
    players: seats.length,
    bots: seats.filter((each) => each.kind === 'bot').length,
    teams: options['teams'] === true,
    won: winners.includes(me),
    turns: turn,
    sets: Array.isArray(sets) ? sets.map(String) : [],
  };
}

/** With one more, unless it is known: a seat of a table counts once. */
export function withGame(games: Played[], played: Played): Played[] {
  const isKnown = games.some(({ table, seat }) => table === played.table && seat === played.seat);
  return isKnown ? games : [...games, played];
}

/** The games in groups, the largest first. */
export function figuresBy(games: Played[], names: (played: Played) => string[]): Figures[] {
  const found = new Map<string, Figures>();
  for (const played of games) {
    for (const name of names(played)) {
      const row = found.get(name) ?? { name, games: 0, won: 0, turns: 0 };
      found.set(name, { name, games: row.games + 1, won: row.won + Number(played.won), turns: row.turns + played.turns });
    }
  }
  return [...found.values()].sort((one, other) => other.games - one.games || (one.name < other.name ? -1 : 1));
}

/** A table that any spreadsheet reads. */
export function asCsv(games: Played[]): string {
  const cell = (played: Played, column: (typeof COLUMNS)[number]) => {
    if (column === 'when') return new Date(played.when).toISOString();
    return column === 'sets' ? played.sets.join(' ') : String(played[column]);
  };
  const lines = games.map((played) => COLUMNS.map((column) => `"${cell(played, column).replaceAll('"', '""')}"`).join(','));
  return [COLUMNS.join(','), ...lines, ''].join('\r\n');
}
