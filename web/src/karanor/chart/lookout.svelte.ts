/** Looking at the chart: dragged with a finger, pinched, turned with a wheel; on a phone it follows the pawn. */
import type { Attachment } from 'svelte/attachments';
import { aimed, fitted, held, isInSight, isSmall, zoomed, type Camera, type View } from './camera';
import type { Box, Point } from './plan';

/** A finger that has moved less than that has only touched. */
const TOUCH = 7;
const TWICE = 320;

export class Lookout {
  view = $state.raw<View>({ width: 0, height: 0 });
  camera = $state.raw<Camera>({ x: 0, y: 0, scale: 1 });
  /** A finger is moving it. */
  isDragged = $state(false);
  private fingers = new Map<number, Point>();
  private begun: Point | null = null;
  private lastTap = { time: 0, at: { x: 0, y: 0 } };
  /** Somebody has looked elsewhere by hand: it does not jump back by itself. */
  private isByHand = false;

  constructor(private readonly sheet: () => Box, private readonly find: () => readonly Point[]) {}

  readonly isSmall = $derived.by(() => this.view.width > 0 && isSmall(this.sheet(), this.view));

  private look(camera: Camera): void {
    this.camera = held(camera, this.sheet(), this.view);
  }

  private place(event: PointerEvent | WheelEvent): Point {
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  /** The view has another size, or what matters is elsewhere. */
  settle(view: View, isNew: boolean): void {
    const isOther = view.width !== this.view.width || view.height !== this.view.height;
    this.view = view;
    if (view.width === 0 || view.height === 0) return;
    if (isNew || isOther) this.isByHand = false;
    if (this.isByHand) return;
    const points = this.find();
    if (this.isSmall && points.length) this.look(aimed(points, this.sheet(), view));
    else this.showWhole();
  }

  showWhole(): void {
    this.isByHand = this.isSmall;
    this.look(fitted(this.sheet(), this.view));
  }

  showMe(): void {
    this.isByHand = false;
    const points = this.find();
    if (points.length) this.look(aimed(points.slice(0, 1), this.sheet(), this.view));
  }

  /** Bring a place into sight that is not. */
  reveal(point: Point): void {
    if (isInSight(point, this.camera, this.view)) return;
    const { scale } = this.camera;
    this.isByHand = true;
    this.look({ scale, x: this.view.width / 2 - point.x * scale, y: this.view.height / 2 - point.y * scale });
  }

  // -- fingers ---------------------------------------------------------------------------------------------

  private down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    const at = this.place(event);
    this.fingers.set(event.pointerId, at);
    this.begun = this.fingers.size === 1 ? at : null;
    if (this.fingers.size > 1) this.isDragged = true;
  };

  private move = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const at = this.place(event);
    if (this.begun && !this.isDragged && Math.hypot(at.x - this.begun.x, at.y - this.begun.y) < TOUCH) return;
    if (!this.isDragged) (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.isDragged = true;
    this.isByHand = true;
    const others = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    this.fingers.set(event.pointerId, at);
    const [other] = others;
    const moved = { ...this.camera, x: this.camera.x + (at.x - before.x) / (1 + others.length), y: this.camera.y + (at.y - before.y) / (1 + others.length) };
    if (!other) return this.look(moved);
    const spread = (point: Point) => Math.max(Math.hypot(point.x - other.x, point.y - other.y), 1);
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
    this.look(zoomed(moved, spread(at) / spread(before), middle));
  };

  private up = (event: PointerEvent): void => {
    const at = this.fingers.get(event.pointerId);
    this.fingers.delete(event.pointerId);
    if (this.fingers.size) return;
    const wasDragged = this.isDragged;
    // The click that ends a drag comes first: it is not meant for what lies there.
    setTimeout(() => (this.isDragged = false));
    if (!at || wasDragged || event.type !== 'pointerup' || (event.target as Element).closest('button')) return;
    const { time, at: last } = this.lastTap;
    const isSecond = event.timeStamp - time < TWICE && Math.hypot(at.x - last.x, at.y - last.y) < 30;
    this.lastTap = { time: isSecond ? 0 : event.timeStamp, at };
    if (isSecond) this.showMe();
  };

  private click = (event: MouseEvent): void => {
    if (!this.isDragged) return;
    event.preventDefault();
    event.stopPropagation();
  };

  private turn = (event: WheelEvent): void => {
    event.preventDefault();
    this.isByHand = true;
    this.look(zoomed(this.camera, Math.exp(-Math.max(-60, Math.min(60, event.deltaY)) * 0.004), this.place(event)));
  };

  /** Listens where the chart is seen. */
  readonly watch: Attachment<HTMLElement> = (element) => {
    const signal = new AbortController();
    const listen = (kind: string, act: (event: never) => void, more: AddEventListenerOptions = {}) =>
      element.addEventListener(kind, act as EventListener, { signal: signal.signal, ...more });
    listen('pointerdown', this.down);
    listen('pointermove', this.move);
    listen('pointerup', this.up);
    listen('pointercancel', this.up);
    listen('click', this.click, { capture: true });
    listen('wheel', this.turn, { passive: false });
    return () => signal.abort();
  };
}
