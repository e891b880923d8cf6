import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Camera } from './camera';
import { fitted, opening, seenAt } from './viewport';

const board = { width: 1600, height: 937 };
const sideways = { width: 844, height: 390 };
const upright = { width: 390, height: 500 };
let root: HTMLElement;
let camera: Camera;

function open(box: { readonly width: number; readonly height: number }) {
  root = document.createElement('div');
  Object.defineProperty(root, 'clientWidth', { value: box.width });
  Object.defineProperty(root, 'clientHeight', { value: box.height });
  camera = new Camera(board);
  camera.glides = () => false;
  camera.attach(root);
}
beforeEach(() => open(sideways));

const property = (name: string) => Number.parseFloat(root.style.getPropertyValue(name));
const whole = (box: typeof upright) => fitted(board, box);

describe('the camera', () => {
  it('begins with what fills the screen of a phone', () => {
    expect(camera.view.value.zoom).toBeCloseTo(844 / 1600);
    expect(camera.level.value).toBeCloseTo(844 / 1600);
  });
  it('begins where the player is at home, also when that is known later', () => {
    open(upright);
    const japan = [1414.9, 414.2] as const;
    const x = () => seenAt(camera.view.value, japan)[0];
    expect(x()).toBeGreaterThan(upright.width);
    camera.beginAt([japan]);
    expect(x()).toBeLessThanOrEqual(upright.width - 30);
    camera.pan(300, 0);
    const there = camera.view.value;
    camera.beginAt([[80, 143]]);
    expect(camera.view.value).toEqual(there);
  });
  it('draws tokens larger close by, and letters always at one size', () => {
    const token = () => property('--steady') * camera.view.value.zoom;
    const letters = () => property('--legible') * camera.view.value.zoom;
    const before = token();
    expect(before).toBeGreaterThanOrEqual(0.7);
    camera.glideBy(2);
    expect(token()).toBeGreaterThan(before);
    expect(letters()).toBeCloseTo(1);
    camera.fit();
    expect(token()).toBeLessThan(before);
    expect(letters()).toBeCloseTo(1);
  });
  it('lays letters out for no higher zoom than is seen', () => {
    camera.glideBy(3);
    expect(camera.level.value).toBe(camera.view.value.zoom);
    for (const factor of [0.9, 0.8, 0.97, 0.7]) {
      camera.zoomBy(factor, [200, 200]);
      expect(camera.level.value).toBeLessThanOrEqual(camera.view.value.zoom);
    }
    camera.settle();
    expect(camera.level.value).toBe(camera.view.value.zoom);
  });
  it('goes back to the whole board', () => {
    camera.glideBy(3, [100, 100]);
    expect(camera.view.value.zoom).toBeGreaterThan(1);
    camera.fit();
    expect(camera.view.value).toEqual(whole(sideways));
  });
  it('is soft while it hurries and sharp after', () => {
    camera.zoomBy(1.5, [200, 200]);
    expect(root.classList.contains('is-gliding')).toBe(true);
    camera.settle();
    expect(root.classList.contains('is-gliding')).toBe(false);
  });
});

describe('panning', () => {
  it('moves the planes and writes nothing that every token would hear of', () => {
    const plane = document.createElement('div');
    plane.className = 'board-plane';
    root.append(plane);
    camera.attach(root);
    camera.glideBy(3);
    const written = vi.spyOn(root.style, 'setProperty');
    const before = plane.style.transform;
    camera.pan(-40, -30);
    camera.pan(-10, 5);
    const { x, y, zoom } = camera.view.value;
    expect(plane.style.transform).toBe(`translate(${x}px, ${y}px) scale(${zoom})`);
    expect(plane.style.transform).not.toBe(before);
    expect(written).not.toHaveBeenCalled();
    camera.zoomBy(0.9, [100, 100]);
    expect(written).toHaveBeenCalled();
  });
});

describe('when the box changes', () => {
  it('a fitted view stays fitted: rotated, with a panel open and closed again', () => {
    camera.fit();
    for (const box of [upright, { width: 390, height: 240 }, upright, sideways]) {
      camera.resize(box);
      expect(camera.view.value).toEqual(whole(box));
    }
  });
  it('whoever zoomed out as far as it goes has fitted it too', () => {
    camera.zoomBy(0.01, [100, 100]);
    camera.resize(upright);
    expect(camera.view.value).toEqual(whole(upright));
  });
  it('what it began with is what is seen, until the player looks elsewhere', () => {
    camera.resize(upright);
    expect(camera.view.value).toEqual(opening(board, upright));
    camera.zoomBy(2, [100, 100]);
    const { zoom } = camera.view.value;
    camera.resize({ width: 390, height: 300 });
    expect(camera.view.value.zoom).toBe(zoom);
  });
  it('a land near the edge of a whole board is seen already', () => {
    for (let width = 1060; width < 1100; ++width) {
      open({ width, height: 800 });
      camera.reveal([79.8, 143.4]);
      camera.resize(upright);
      expect(camera.view.value.zoom).toBeCloseTo(opening(board, upright).zoom);
    }
  });
  it('a fight becomes no smaller when its panel grows', () => {
    open(upright);
    const { zoom } = camera.view.value;
    camera.reveal([742, 300], [690, 240]);
    camera.resize({ width: 390, height: 250 });
    expect(camera.view.value.zoom).toBe(zoom);
    camera.resize(upright);
    expect(camera.view.value.zoom).toBe(zoom);
  });
  it('two lands that fight stay in sight', () => {
    const [brazil, africa] = [
      [494.9, 670.5],
      [687.7, 502.3],
    ] as const;
    const boxes = [{ width: 1068, height: 800 }, upright, { width: 390, height: 230 }, sideways];
    for (const [first, box] of boxes.flatMap((one) =>
      boxes.map((other) => [one, other] as const),
    )) {
      open(first);
      camera.reveal(brazil, africa);
      camera.resize(box);
      for (const place of [brazil, africa]) {
        const [x, y] = seenAt(camera.view.value, place);
        expect(x).toBeGreaterThan(20);
        expect(x).toBeLessThan(box.width - 20);
        expect(y).toBeGreaterThan(20);
        expect(y).toBeLessThan(box.height - 20);
      }
    }
  });
  it('without size it is taken no notice of', () => {
    const before = camera.view.value;
    camera.resize({ width: 0, height: 0 });
    expect(camera.view.value).toEqual(before);
  });
});
