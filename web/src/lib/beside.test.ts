import { expect, test } from 'vitest';
import { beside } from './beside';

const screen = { width: 1024, height: 768 };
const size = { width: 460, height: 300 };
const box = (left: number, top: number, width = 80, height = 112) => ({ left, top, right: left + width, bottom: top + height });

test('it stands to the right, else to the left', () => {
  expect(beside(box(100, 300), size, screen)).toEqual({ left: 194, top: 206 });
  expect(beside(box(700, 300), size, screen)).toEqual({ left: 226, top: 206 });
});

test('it stays on the screen and off the card', () => {
  const low = beside(box(480, 640), size, { width: 900, height: 768 });
  expect(low).toEqual({ left: 290, top: 326 });
  expect(beside(box(100, 740), size, screen).top).toBe(454);
});

test('it covers nothing that is kept clear while there is another place', () => {
  const actions = box(220, 560, 560, 60);
  const { left, top } = beside(box(300, 640), size, screen, [actions]);
  expect(top + size.height <= actions.top || left >= actions.right || left + size.width <= actions.left).toBe(true);
});
