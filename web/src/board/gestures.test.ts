import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type GestureHandlers, listen } from './gestures';
import { territoryOf } from './hit';

let box: HTMLDivElement;
let land: HTMLElement;
let stop: () => void;
const handlers = {
  find: (_at: readonly [number, number], target: EventTarget | null) => territoryOf(target),
  pan: vi.fn(),
  pinch: vi.fn(),
  zoom: vi.fn(),
  tap: vi.fn(),
  hold: vi.fn((_territory: string, _again: boolean) => false),
  less: vi.fn(),
  settle: vi.fn(),
} satisfies GestureHandlers;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  box = document.createElement('div');
  box.innerHTML = '<i data-territory="peru"></i><button></button>';
  document.body.append(box);
  land = box.querySelector('i') as HTMLElement;
  stop = listen(box, handlers);
});
afterEach(() => {
  stop();
  box.remove();
  vi.useRealTimers();
});

function pointer(type: string, x: number, y: number, more: PointerEventInit = {}, on = land) {
  const usual = { bubbles: true, cancelable: true, clientX: x, clientY: y, pointerId: 1 };
  on.dispatchEvent(new PointerEvent(type, { ...usual, pointerType: 'touch', ...more }));
}

describe('one pointer', () => {
  it('taps what lies under it', () => {
    pointer('pointerdown', 10, 10);
    pointer('pointermove', 13, 12);
    pointer('pointerup', 13, 12);
    expect(handlers.tap).toHaveBeenCalledWith('peru', [10, 10], false);
    expect(handlers.pan).not.toHaveBeenCalled();
  });
  it('taps the sea too', () => {
    pointer('pointerdown', 10, 10, {}, box);
    pointer('pointerup', 10, 10, {}, box);
    expect(handlers.tap).toHaveBeenCalledWith(null, [10, 10], false);
  });
  it('asks for more with shift', () => {
    pointer('pointerdown', 10, 10, { pointerType: 'mouse' });
    pointer('pointerup', 10, 10, { pointerType: 'mouse', shiftKey: true });
    expect(handlers.tap).toHaveBeenCalledWith('peru', [10, 10], true);
  });
  it('drags the board, and then is no tap', () => {
    pointer('pointerdown', 10, 10);
    pointer('pointermove', 30, 10);
    pointer('pointermove', 35, 14);
    pointer('pointerup', 35, 14);
    expect(handlers.pan.mock.calls).toEqual([
      [20, 0],
      [5, 4],
    ]);
    expect(handlers.settle).toHaveBeenCalledOnce();
    expect(handlers.tap).not.toHaveBeenCalled();
  });
  it('goes on while a territory is held, until nothing comes of it or the finger is lifted', () => {
    let left = 4;
    handlers.hold.mockImplementation(() => --left > 0);
    pointer('pointerdown', 10, 10);
    vi.advanceTimersByTime(500);
    expect(handlers.hold.mock.calls).toEqual([['peru', false]]);
    vi.advanceTimersByTime(2000);
    expect(handlers.hold).toHaveBeenCalledTimes(4);
    expect(handlers.hold).toHaveBeenLastCalledWith('peru', true);
    pointer('pointerup', 10, 10);
    expect(handlers.tap).not.toHaveBeenCalled();
    left = 100;
    pointer('pointerdown', 10, 10);
    vi.advanceTimersByTime(1000);
    pointer('pointerup', 10, 10);
    const held = handlers.hold.mock.calls.length;
    expect(held).toBeGreaterThan(7);
    vi.advanceTimersByTime(1000);
    expect(handlers.hold).toHaveBeenCalledTimes(held);
  });
  it('holds a territory down for more', () => {
    pointer('pointerdown', 10, 10);
    vi.advanceTimersByTime(500);
    pointer('pointerup', 10, 10);
    expect(handlers.hold).toHaveBeenCalledWith('peru', false);
    expect(handlers.tap).not.toHaveBeenCalled();
  });
  it('does not hold what it drags', () => {
    pointer('pointerdown', 10, 10);
    pointer('pointermove', 50, 10);
    vi.advanceTimersByTime(1000);
    expect(handlers.hold).not.toHaveBeenCalled();
  });
  it('leaves buttons alone', () => {
    const button = box.querySelector('button') as HTMLElement;
    pointer('pointerdown', 10, 10, {}, button);
    pointer('pointerup', 10, 10, {}, button);
    expect(handlers.tap).not.toHaveBeenCalled();
  });
  it('is forgotten when the system takes it away', () => {
    pointer('pointerdown', 10, 10);
    pointer('pointercancel', 10, 10);
    expect(handlers.tap).not.toHaveBeenCalled();
  });
});

describe('two fingers', () => {
  it('pinch', () => {
    pointer('pointerdown', 10, 10);
    pointer('pointerdown', 110, 10, { pointerId: 2 });
    pointer('pointermove', 130, 10, { pointerId: 2 });
    expect(handlers.pinch).toHaveBeenCalledWith(
      [
        [110, 10],
        [10, 10],
      ],
      [
        [130, 10],
        [10, 10],
      ],
    );
    pointer('pointerup', 130, 10, { pointerId: 2 });
    pointer('pointermove', 14, 10);
    expect(handlers.pan).toHaveBeenCalledWith(4, 0);
    pointer('pointerup', 14, 10);
    expect(handlers.tap).not.toHaveBeenCalled();
    expect(handlers.settle).toHaveBeenCalledOnce();
  });
});

describe('a gesture', () => {
  it('asks where the box is once, however long it goes on', () => {
    const asked = vi.spyOn(box, 'getBoundingClientRect');
    pointer('pointerdown', 10, 10);
    pointer('pointerdown', 110, 10, { pointerId: 2 });
    for (let x = 120; x < 300; x += 4) {
      pointer('pointermove', x, 10, { pointerId: 2 });
      pointer('pointermove', 10, x);
    }
    expect(asked).toHaveBeenCalledOnce();
  });
});

describe('the mouse', () => {
  const menu = () => {
    const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    land.dispatchEvent(event);
    return event.defaultPrevented;
  };
  it('takes back with the right button', () => {
    pointer('pointerdown', 10, 10, { pointerType: 'mouse', button: 2 });
    expect(menu()).toBe(true);
    expect(handlers.less).toHaveBeenCalledWith('peru');
  });
  it('has no menu for a finger that stays', () => {
    pointer('pointerdown', 10, 10);
    expect(menu()).toBe(true);
    expect(handlers.less).not.toHaveBeenCalled();
  });
  it('zooms with the wheel, towards the pointer', () => {
    const event = new WheelEvent('wheel', { deltaY: -100, cancelable: true, bubbles: true });
    box.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(handlers.zoom.mock.calls[0]?.[1]).toBeCloseTo(Math.exp(0.16));
  });
});
