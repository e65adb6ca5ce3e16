import { expect, test } from 'vitest';
import { aimed, CLOSE, fitted, held, isInSight, isSmall, onScreen, zoomed } from './camera';
import { drawn } from './coast';
import { KARANOR, place, RING, ringName, way } from './fixtures';
import { coinOf, labelled, labelsAt, parted, roseOf, sizeAt, type Label } from './labels';
import { fanned, headOf, stalled } from './pieces';
import { distance, NEAREST, overlaps, planned, stepCurve, type Box, type Plan } from './plan';
import { errands, firstWay, inOrder, isArrow, towards } from './walking';

const OURS = planned(KARANOR.map);
const THEIRS = planned(RING);
const DESKTOP = { width: 862, height: 600 };
const TABLET = { width: 740, height: 416 };
const PHONE = { width: 390, height: 490 };

function isInside(box: Box, plan: Plan): boolean {
  return box.left >= plan.box.left && box.right <= plan.box.right && box.top >= plan.box.top && box.bottom <= plan.box.bottom;
}

function clashes(labels: Label[]): string[] {
  return labels.flatMap((a, at) => labels.slice(at + 1).filter((b) => a.isShown && b.isShown && overlaps(a.box, b.box)).map((b) => `${a.id} ${b.id}`));
}

// -- the sheet -------------------------------------------------------------------------------------------------

test('the sheet is wide, holds every place, and keeps them apart', () => {
  for (const plan of [OURS, THEIRS]) {
    expect(plan.box.right).toBeGreaterThan(plan.box.bottom);
    for (const spot of plan.spots) expect(isInside({ left: spot.x - 60, right: spot.x + 60, top: spot.y - 60, bottom: spot.y + 60 }, plan)).toBe(true);
    plan.spots.forEach((a, at) => plan.spots.slice(at + 1).forEach((b) => expect(distance(a, b)).toBeGreaterThan(NEAREST - 3)));
  }
});

test('each road and each lane is drawn once', () => {
  expect(OURS.spots).toHaveLength(30);
  expect(OURS.islands).toHaveLength(4);
  expect(OURS.roads.length * 2).toBe(KARANOR.map.reduce((sum, each) => sum + each.land.length, 0));
  expect(OURS.lanes.length * 2).toBe(KARANOR.map.reduce((sum, each) => sum + each.sea.length, 0));
});

test('a map that says nothing of where things are is laid out island by island', () => {
  const plan = planned(RING.map((each) => ({ ...each, x: 0, y: 0 })));
  plan.spots.forEach((a, at) => plan.spots.slice(at + 1).forEach((b) => expect(distance(a, b)).toBeGreaterThan(NEAREST - 3)));
  const middle = (island: string) => {
    const spots = plan.spots.filter((spot) => spot.island === island);
    return { x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length, y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length };
  };
  for (const spot of plan.spots)
    for (const other of plan.islands) if (other !== spot.island) expect(distance(spot, middle(spot.island))).toBeLessThan(distance(spot, middle(other)));
});

test('a narrow map has room for names at its sides', () => {
  const plan = planned(KARANOR.map.map((each) => ({ ...each, x: Math.round(each.x / 4) })));
  expect(plan.box.right).toBeGreaterThanOrEqual(plan.box.bottom * 1.2);
  const labels = labelled(plan, KARANOR.fr, 16);
  expect(clashes(labels)).toEqual([]);
});

test('places on one line or on one spot are drawn all the same', () => {
  for (const at of [(i: number) => ({ x: 500, y: i }), (i: number) => ({ x: i * 80, y: 3 }), () => ({ x: 7, y: 7 })]) {
    const plan = planned(RING.map((each, i) => ({ ...each, ...at(i) })));
    expect(plan.spots.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
    expect(labelled(plan, ringName, 16).every(({ box }) => Number.isFinite(box.left))).toBe(true);
  }
});

test('a step is drawn along its road in either direction', () => {
  const there = stepCurve(OURS, 'kien', 'trois_bornes');
  const back = stepCurve(OURS, 'trois_bornes', 'kien');
  expect(there).toMatch(/^M\d+ \d+Q\d+ \d+ \d+ \d+$/);
  expect(there.split('Q')[1]?.split(' ').slice(0, 2)).toEqual(back.split('Q')[1]?.split(' ').slice(0, 2));
  expect(stepCurve(OURS, 'kien', 'mont_cendre')).toContain('L');
  expect(stepCurve(OURS, 'kien', 'nowhere')).toBe('');
});

// -- the land --------------------------------------------------------------------------------------------------

/** The corners of a path, for measuring. */
function corners(path: string): { x: number; y: number }[] {
  return [...path.matchAll(/([\d.-]+) ([\d.-]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
}

test('every island has a coast around its places, and water between it and the next', () => {
  for (const plan of [OURS, THEIRS]) {
    const { islands } = drawn(plan);
    expect(islands.map(({ id }) => id)).toEqual(plan.islands);
    for (const { id, coast } of islands) {
      const line = corners(coast);
      expect(line.length).toBeGreaterThan(30);
      for (const spot of plan.spots) {
        const nearest = Math.min(...line.map((point) => distance(point, spot)));
        expect(nearest, `${spot.id} from ${id}`).toBeGreaterThan(spot.island === id ? 22 : 30);
      }
    }
    islands.forEach((a, at) => islands.slice(at + 1).forEach((b) => {
      const others = corners(b.coast);
      const channel = Math.min(...corners(a.coast).map((p) => Math.min(...others.map((q) => distance(p, q)))));
      expect(channel, `${a.id} and ${b.id}`).toBeGreaterThan(8);
    }));
  }
});

test('the land is the same every time, and what grows keeps off places and roads', () => {
  const { islands, growth } = drawn(OURS, new Set(['wood']));
  expect(drawn(OURS, new Set(['wood'])).islands).toEqual(islands);
  expect(islands.flatMap(({ regions }) => regions)).toHaveLength(30);
  expect(growth.length).toBeGreaterThan(60);
  expect(new Set(growth.map(({ kind }) => kind))).toEqual(new Set(['wood', 'grass', 'hill']));
  for (const each of growth) for (const spot of OURS.spots) expect(distance(each, spot)).toBeGreaterThan(40);
});

// -- names -----------------------------------------------------------------------------------------------------

test.each([['fr', KARANOR.fr], ['en', KARANOR.en]] as const)('all names of our map are shown on a desktop and a tablet, none over another (%s)', (_, name) => {
  for (const view of [DESKTOP, TABLET]) {
    const { scale } = fitted(OURS.box, view);
    const { size, labels } = labelsAt(OURS, name, scale);
    expect(size * scale).toBeGreaterThanOrEqual(11);
    expect(labels.filter(({ isShown }) => !isShown).map(({ id }) => id)).toEqual([]);
    expect(clashes(labels)).toEqual([]);
    expect(labels.filter(({ box }) => !isInside(box, OURS)).map(({ id }) => id)).toEqual([]);
  }
});

test('an invented pack with long names has them all, within the sheet', () => {
  const labels = labelled(THEIRS, ringName, sizeAt(fitted(THEIRS.box, DESKTOP).scale));
  expect(labels).toHaveLength(12);
  expect(labels.every(({ isShown }) => isShown)).toBe(true);
  expect(clashes(labels)).toEqual([]);
  expect(labels.filter(({ box }) => !isInside(box, THEIRS)).map(({ id }) => id)).toEqual([]);
});

test('far out only cities have names, and all of those', () => {
  const { scale } = fitted(OURS.box, PHONE);
  const { labels } = labelsAt(OURS, KARANOR.fr, scale);
  expect(labels.every(({ id }) => OURS.byId.get(id)?.city)).toBe(true);
  expect(labels.filter(({ isShown }) => isShown)).toHaveLength(7);
  expect(clashes(labels)).toEqual([]);
});

test('a long name goes in two lines of about the same length', () => {
  expect(parted('Hameau des Tisserands')).toEqual(['Hameau des', 'Tisserands']);
  expect(parted('Bois-Murmure')).toEqual(['Bois-', 'Murmure']);
  expect(parted('Perlance')).toEqual(['Perlance']);
});

test('coins lie on their lanes and on no name; the rose has room', () => {
  const { labels } = labelsAt(OURS, KARANOR.fr, 0.68);
  for (const lane of OURS.lanes) {
    const coin = coinOf(lane, OURS, labels);
    expect(Math.min(distance(coin, lane.from), distance(coin, lane.to))).toBeGreaterThan(30);
    expect(labels.filter(({ box }) => overlaps(box, { left: coin.x - 6, right: coin.x + 6, top: coin.y - 6, bottom: coin.y + 6 }))).toEqual([]);
  }
  const rose = roseOf(OURS);
  expect(rose && Math.min(...OURS.spots.map((spot) => distance(spot, rose)))).toBeGreaterThan(110);
});

// -- keys and order --------------------------------------------------------------------------------------------

test('with the arrow keys every place is reached from every other', () => {
  for (const plan of [OURS, THEIRS]) {
    const reached = (from: string) => {
      const seen = new Set([from]);
      for (const at of seen) for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) seen.add(towards(plan, at, key));
      return seen.size;
    };
    for (const { id } of plan.spots) expect(reached(id), id).toBe(plan.spots.length);
  }
});

test('an arrow key goes along a road', () => {
  expect(towards(OURS, 'kien', 'ArrowDown')).toBe('patures_rousses');
  expect(towards(OURS, 'kien', 'ArrowRight')).toBe('trois_bornes');
  expect(OURS.byId.get('kien')?.land).toContain(towards(OURS, 'kien', 'ArrowUp'));
  expect(towards(OURS, 'kien', 'x')).toBe('kien');
  expect([isArrow('ArrowUp'), isArrow('Enter')]).toEqual([true, false]);
});

test('places are read island by island, those in reach first', () => {
  const far = way(['trois_bornes', 'fort_ardent', 'x'], { actions: 2, is_possible: false });
  const places = OURS.spots.map(({ id }) => place(id, id === 'perlance' ? [way(['perlance'], { gold: 1 })] : id === 'trois_bornes' ? [way([id])] : id === 'kien' ? [] : [far]));
  const shores = inOrder(OURS, places, 'kien');
  expect(shores.map(({ island }) => island)[0]).toBe('grande_karane');
  expect(shores[0]?.places.slice(0, 2).map((each) => each.place)).toEqual(['kien', 'trois_bornes']);
  expect(shores.find(({ island }) => island === 'ile_nacre')?.places[0]?.place).toBe('perlance');
  expect(shores.flatMap((shore) => shore.places)).toHaveLength(30);
});

test('a quest marks the place it leads to, unless it leads to many', () => {
  const need = (places: string[]) => ({ text: { en: '', fr: '' }, is_met: false, places });
  const quest = (card: number, ...needs: string[][]) => ({ card, endings: [{ reward: { en: '', fr: '' }, needs: needs.map(need), is_possible: false }] });
  const found = errands([quest(1, ['kien'], []), quest(2, ['kien', 'lac_noir']), quest(3, ['a', 'b', 'c', 'd'])]);
  expect([...found]).toEqual([['kien', [1, 2]], ['lac_noir', [2]]]);
});

test('the way offered first is the shortest that can be gone', () => {
  const dear = way(['a', 'b'], { gold: 4, is_possible: false });
  const cheap = way(['c', 'd', 'b'], { actions: 2 });
  expect(firstWay([dear, cheap])).toBe(cheap);
  expect(firstWay([dear])).toBe(dear);
  expect(firstWay([])).toBeUndefined();
});

// -- pieces ----------------------------------------------------------------------------------------------------

test('pawns at one place do not hide each other', () => {
  for (let count = 1; count <= 6; count += 1) {
    const heads = fanned(count).map(headOf);
    expect(heads).toHaveLength(count);
    heads.forEach((a, at) => heads.slice(at + 1).forEach((b) => expect(distance(a, b), String(count)).toBeGreaterThan(24)));
  }
});

test('up to six stalls stand in a city, in two rows where they are many', () => {
  expect(stalled(0)).toEqual([]);
  expect(new Set(stalled(4).map(({ y }) => y)).size).toBe(1);
  const six = stalled(6);
  expect(new Set(six.map(({ y }) => y)).size).toBe(2);
  expect(Math.max(...six.map(({ x }) => Math.abs(x)))).toBeLessThan(30);
});

// -- the camera ------------------------------------------------------------------------------------------------

test('a desktop shows the whole sheet, a phone a part of it', () => {
  expect([DESKTOP, TABLET, PHONE].map((view) => isSmall(OURS.box, view))).toEqual([false, false, true]);
  const kien = OURS.byId.get('kien');
  const perlance = OURS.byId.get('perlance');
  if (!kien || !perlance) throw new Error('no such place');
  const near = aimed([kien], OURS.box, PHONE);
  expect(near.scale).toBe(CLOSE);
  expect(isInSight(kien, near, PHONE)).toBe(true);
  const both = aimed([kien, perlance], OURS.box, PHONE);
  expect([kien, perlance].every((spot) => isInSight(spot, both, PHONE))).toBe(true);
});

test('the sheet does not leave the view, and a pinch holds the point between the fingers', () => {
  const whole = fitted(OURS.box, PHONE);
  expect(held({ x: -9999, y: 9999, scale: 0.01 }, OURS.box, PHONE).scale).toBe(whole.scale);
  const away = held({ x: 500, y: 500, scale: 1 }, OURS.box, PHONE);
  expect([away.x, away.y]).toEqual([-0, -0]);
  const finger = { x: 100, y: 200 };
  const point = { x: (finger.x - whole.x) / whole.scale, y: (finger.y - whole.y) / whole.scale };
  const after = onScreen(point, zoomed(whole, 1.7, finger));
  expect(after.x).toBeCloseTo(finger.x);
  expect(after.y).toBeCloseTo(finger.y);
});
