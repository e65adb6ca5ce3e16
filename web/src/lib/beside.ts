/** Where something that is only looked at stands beside what it is about: pure functions. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

const GAP = 14;

function shared(a: Box, b: Box): number {
  const [width, height] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
  return width > 0 && height > 0 ? width * height : 0;
}

function within(at: number, size: number, end: number): number {
  return Math.max(GAP, Math.min(end - size - GAP, at));
}

/**
 * Beside the box and whole on the screen, in the first place where it covers nothing that is kept clear; else where it
 * covers least of that. To the right if there is room, else to the left, above, below.
 */
export function beside(box: Box, { width, height }: Size, screen: Size, clear: readonly Box[] = []): { left: number; top: number } {
  const middle = within((box.top + box.bottom - height) / 2, height, screen.height);
  const centre = within((box.left + box.right - width) / 2, width, screen.width);
  const sides = [box.right + GAP, box.left - GAP - width].filter((left) => left >= GAP && left + width <= screen.width - GAP);
  const ends = [box.top - GAP - height, box.bottom + GAP].filter((top) => top >= GAP && top + height <= screen.height - GAP);
  const corners = [within(box.bottom - height, height, screen.height), within(box.top, height, screen.height), GAP, screen.height - GAP - height];
  const places = [
    ...sides.map((left) => ({ left, top: middle })),
    ...ends.map((top) => ({ left: centre, top })),
    ...sides.flatMap((left) => corners.map((top) => ({ left, top }))),
    ...ends.flatMap((top) => [GAP, screen.width - GAP - width].map((left) => ({ left, top }))),
  ];
  if (!places.length) places.push({ left: centre, top: within(box.top - GAP - height, height, screen.height) });
  const covered = ({ left, top }: { left: number; top: number }) =>
    clear.reduce((sum, each) => sum + shared(each, { left, top, right: left + width, bottom: top + height }), 0);
  return places.reduce((best, each) => (covered(each) < covered(best) ? each : best));
}
