// Pointers to intents: one finger or the mouse drags the board, two pinch it, the wheel zooms it;
// what does not travel is a tap, a long press or a right click on whatever is meant there.
import type { Point } from './geometry';

export interface GestureHandlers {
  /** The territory that is meant there, where a pointer met the element. */
  readonly find: (at: Point, target: EventTarget | null) => string | null;
  readonly pan: (dx: number, dy: number) => void;
  readonly pinch: (before: readonly [Point, Point], after: readonly [Point, Point]) => void;
  readonly zoom: (at: Point, factor: number) => void;
  readonly tap: (territory: string | null, at: Point, more: boolean) => void;
  /** First and `again` for as long as it is held, until it says false. */
  readonly hold: (territory: string, again: boolean) => boolean;
  readonly less: (territory: string) => void;
  readonly settle: () => void; // a drag or pinch is over
}

const slack = 8; // pixels a finger may slip in a tap
const holdMs = 480;
const repeatMs = 110;
const wheelSpeed = 0.0016;
const pinchSpeed = 0.01; // a trackpad's pinch comes as a wheel with ctrl

interface Finger {
  at: Point;
  readonly start: Point;
  readonly territory: string | null;
}

/** Listens on `box` until the function it returns is called. */
export function listen(box: HTMLElement, handlers: GestureHandlers): () => void {
  const fingers = new Map<number, Finger>();
  let dragging = false; // or pinching: none of the fingers down is a tap any more
  let touched = false; // the last pointer was a finger
  let timer: ReturnType<typeof setTimeout> | undefined;
  let repeat: ReturnType<typeof setInterval> | undefined;

  let corner: Point = [0, 0]; // of the box, asked once for each gesture: asking costs a layout

  const measure = (): void => {
    const { left, top } = box.getBoundingClientRect();
    corner = [left, top];
  };
  const place = (event: MouseEvent): Point => [
    event.clientX - corner[0],
    event.clientY - corner[1],
  ];

  const down = (event: PointerEvent): void => {
    touched = event.pointerType !== 'mouse';
    const inControls = event.target instanceof Element && event.target.closest('button') !== null;
    if (event.button !== 0 || inControls) return;
    if (fingers.size === 0) measure();
    const at = place(event);
    const territory = handlers.find(at, event.target);
    clearInterval(repeat);
    if (fingers.size === 0) dragging = false;
    fingers.set(event.pointerId, { at, start: at, territory });
    clearTimeout(timer);
    if (fingers.size > 1) dragging = true;
    else if (territory !== null) timer = setTimeout(() => held(event.pointerId), holdMs);
  };

  const held = (pointer: number): void => {
    const finger = fingers.get(pointer);
    if (!finger?.territory || dragging) return;
    fingers.delete(pointer);
    const { territory } = finger;
    if (!handlers.hold(territory, false)) return;
    repeat = setInterval(() => {
      if (!handlers.hold(territory, true)) clearInterval(repeat);
    }, repeatMs);
  };

  const travel = (event: PointerEvent): void => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    const before = finger.at;
    const at = place(event);
    const other = [...fingers].find(([pointer]) => pointer !== event.pointerId)?.[1];
    if (!other && !dragging) {
      if (Math.hypot(at[0] - finger.start[0], at[1] - finger.start[1]) < slack) return;
      dragging = true;
      clearTimeout(timer);
      box.setPointerCapture?.(event.pointerId);
    }
    finger.at = at;
    if (other) handlers.pinch([before, other.at], [at, other.at]);
    else handlers.pan(at[0] - before[0], at[1] - before[1]);
  };

  const up = (event: PointerEvent): void => {
    clearInterval(repeat);
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    fingers.delete(event.pointerId);
    clearTimeout(timer);
    if (dragging) {
      if (fingers.size === 0) handlers.settle();
    } else if (event.type === 'pointerup') {
      handlers.tap(finger.territory, finger.at, event.shiftKey);
    }
  };

  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    measure();
    const lines = event.deltaMode === 1 ? 16 : 1;
    const speed = event.ctrlKey ? pinchSpeed : wheelSpeed;
    handlers.zoom(place(event), Math.exp(-event.deltaY * lines * speed));
  };

  const menu = (event: MouseEvent): void => {
    measure();
    const territory = handlers.find(place(event), event.target);
    if (territory === null) return;
    event.preventDefault();
    if (!touched) handlers.less(territory); // a finger that stays down was a long press
  };

  const options = { passive: false };
  box.addEventListener('pointerdown', down);
  box.addEventListener('pointermove', travel);
  box.addEventListener('pointerup', up);
  box.addEventListener('pointercancel', up);
  box.addEventListener('wheel', wheel, options);
  box.addEventListener('contextmenu', menu);
  return () => {
    clearTimeout(timer);
    clearInterval(repeat);
    box.removeEventListener('pointerdown', down);
    box.removeEventListener('pointermove', travel);
    box.removeEventListener('pointerup', up);
    box.removeEventListener('pointercancel', up);
    box.removeEventListener('wheel', wheel);
    box.removeEventListener('contextmenu', menu);
  };
}
