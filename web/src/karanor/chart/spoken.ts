/** What is said of a place: what it is, who and what is there, and what it takes to get there. */
import { settings } from '../../lib/settings.svelte';
import { t } from '../../lib/words';
import type { PlaceScene, Way } from '../../wire/wire';
import { said, things } from '../catalogue.svelte';
import { calm } from '../names';
import { firstWay } from './walking';

/** Who reads: the own seat, and the names of all. */
export interface Reader {
  me: number;
  name: (seat: number) => string;
  /** The names of the own quests that lead to a place. */
  quests: (place: string) => readonly string[];
}

export function listed(names: readonly string[]): string {
  return names.join(', ');
}

/** “a, b and c”, in the reader's language. */
export function counted(names: readonly string[]): string {
  return new Intl.ListFormat(settings.lang, { type: 'conjunction' }).format(names);
}

function who(seats: readonly number[], { me, name }: Reader): string {
  return listed(seats.map((seat) => (seat === me ? t('web-table-you') : name(seat))));
}

/** The shops of a place: whose, and what was built there. */
function shops(place: PlaceScene, { me, name }: Reader): string {
  return listed(
    (place.shops ?? []).map((seat, at) => {
      const [whose, shop] = [seat === me ? t('web-table-you') : name(seat), place.commerces?.[at]];
      return shop ? t('web-karanor-chart-shop-of', { name: whose, shop: things.name(shop) }) : whose;
    }),
  );
}

function villa(place: PlaceScene, { me, name }: Reader): string[] {
  if (place.villa == null) return [];
  if (place.villa < 0) return [t('web-karanor-chart-villa-free')];
  return [place.villa === me ? t('web-karanor-chart-villa-mine') : t('web-karanor-chart-villa-of', { name: name(place.villa) })];
}

/** What a way takes: steps, actions, gold. */
export function costs(way: Way): string[] {
  return [
    t('web-karanor-chart-steps', { steps: way.steps.length }),
    t('web-karanor-chart-actions', { actions: way.actions }),
    ...(way.gold ? [t('web-karanor-chart-gold', { gold: way.gold })] : []),
  ];
}

/** What there is at a place, without its name. */
export function facts(place: PlaceScene, reader: Reader): string[] {
  const drawn = things.place(place.place);
  const resource = drawn?.resource ? said(things.entry(drawn.resource)?.name).toLowerCase() : '';
  const isHere = place.pawns?.includes(reader.me) ?? false;
  const others = place.pawns?.filter((seat) => seat !== reader.me) ?? [];
  return [
    t(drawn?.city ? 'web-karanor-chart-city' : 'web-karanor-chart-land'),
    ...(resource ? [t('web-karanor-chart-resource', { resource })] : []),
    ...(place.inhabitant ? [t('web-karanor-chart-inhabitant')] : []),
    ...villa(place, reader),
    ...reader.quests(place.place).map((name) => t('web-karanor-chart-quest', { name })),
    ...(place.delivery ? [t('web-karanor-chart-delivery')] : []),
    ...(place.shops?.length ? [t('web-karanor-chart-shops', { names: shops(place, reader) })] : []),
    ...(isHere ? [t('web-karanor-chart-here')] : []),
    ...(others.length ? [t('web-karanor-chart-pawns', { names: who(others, reader) })] : []),
  ];
}

/** What it takes to get there, or that it cannot be done now. */
export function price(place: PlaceScene): string {
  const way = firstWay(place.ways);
  if (!way) return '';
  return listed(way.is_possible ? costs(way) : [...costs(way), t('web-karanor-chart-not-now')]);
}

/** The whole of it, for the ear. */
export function spoken(place: PlaceScene, reader: Reader, state: string): string {
  const marks: Record<string, string> = {
    can: 'web-karanor-chart-can', selected: 'web-karanor-chart-selected', goal: 'web-karanor-chart-goal',
  };
  const cost = price(place);
  const mark = marks[state];
  return listed([calm(things.name(place.place)), ...facts(place, reader), ...(cost ? [cost] : []), ...(mark ? [t(mark)] : [])]);
}
