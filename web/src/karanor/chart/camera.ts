/** What part of the sheet is in sight: pure functions. A point of the sheet is at ``scale * point + (x, y)``. */
import type { Box, Point } from './plan';

export interface Camera extends Point {
  scale: number;
}

export interface View {
  width: number;
  height: number;
}

/** On a screen where the whole sheet would be drawn smaller than that, the camera follows the pawn. */
const SMALL = 0.4;
/** How it is drawn there: names and badges can be read and touched. */
export const CLOSE = 0.66;
const CLOSEST = 1.8;

/** The whole of a box in the middle of the view. */
export function fitted(box: Box, view: View, most = CLOSEST): Camera {
  const scale = Math.min(view.width / (box.right - box.left), view.height / (box.bottom - box.top), most);
  return {
    scale,
    x: view.width / 2 - ((box.left + box.right) / 2) * scale,
    y: view.height / 2 - ((box.top + box.bottom) / 2) * scale,
  };
}

/** Is the view too small for the whole sheet? */
export function isSmall(sheet: Box, view: View): boolean {
  return fitted(sheet, view).scale < SMALL;
}

/** Not past the edges of the sheet, nor smaller than the whole of it. */
export function held(camera: Camera, sheet: Box, view: View): Camera {
  const whole = fitted(sheet, view);
  const scale = Math.max(Math.min(camera.scale, CLOSEST), whole.scale);
  const within = (at: number, from: number, to: number, room: number) => {
    const [low, high] = [room - to * scale, -from * scale];
    return low > high ? (low + high) / 2 : Math.max(low, Math.min(high, at));
  };
  return {
    scale,
    x: within(camera.x, sheet.left, sheet.right, view.width),
    y: within(camera.y, sheet.top, sheet.bottom, view.height),
  };
}

/** Closer or farther, with the point under the finger where it is. */
export function zoomed(camera: Camera, factor: number, at: Point): Camera {
  return {
    scale: camera.scale * factor,
    x: at.x - (at.x - camera.x) * factor,
    y: at.y - (at.y - camera.y) * factor,
  };
}

/** Some points of the sheet in sight, with room around them; as close as is pleasant. */
export function aimed(points: readonly Point[], sheet: Box, view: View): Camera {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const room = 110;
  const box = {
    left: Math.min(...xs) - room, right: Math.max(...xs) + room, top: Math.min(...ys) - room, bottom: Math.max(...ys) + room,
  };
  return held(fitted(box, view, CLOSE), sheet, view);
}

export function onScreen(point: Point, camera: Camera): Point {
  return { x: point.x * camera.scale + camera.x, y: point.y * camera.scale + camera.y };
}

/** Is a point in sight, and not at the very edge? */
export function isInSight(point: Point, camera: Camera, view: View, edge = 40): boolean {
  const { x, y } = onScreen(point, camera);
  return x >= edge && x <= view.width - edge && y >= edge && y <= view.height - edge;
}
