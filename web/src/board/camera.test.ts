import { beforeEach, describe, expect, it } from 'vitest';
import { Camera } from './camera';

const board = { width: 1600, height: 937 };
let root: HTMLElement;
let camera: Camera;

beforeEach(() => {
  root = document.createElement('div');
  Object.defineProperty(root, 'clientWidth', { value: 844 });
  Object.defineProperty(root, 'clientHeight', { value: 390 });
  camera = new Camera(board);
  camera.glides = () => false;
  camera.attach(root);
});

const property = (name: string) => Number.parseFloat(root.style.getPropertyValue(name));

describe('the camera', () => {
  it('begins with the whole board, crowded on a phone', () => {
    expect(property('--zoom')).toBeCloseTo(390 / 937);
    expect(root.dataset['crowded']).toBe('true');
  });
  it('keeps tokens at one size on the screen, at least 22 pixels', () => {
    const size = () => property('--steady') * property('--zoom') * 28;
    const before = size();
    camera.glideBy(2);
    expect(size()).toBeCloseTo(before);
    expect(before).toBeGreaterThanOrEqual(22);
    expect(root.dataset['crowded']).toBe('false');
  });
  it('shows names from 1.6 times on', () => {
    camera.glideBy(1.6);
    expect(camera.crowded.value).toBe(false);
  });
  it('goes back to the whole board', () => {
    camera.glideBy(3, [100, 100]);
    expect(camera.view.value.zoom).toBeGreaterThan(1);
    camera.fit();
    expect(camera.view.value.zoom).toBeCloseTo(390 / 937);
  });
  it('is soft while it hurries and sharp after', () => {
    camera.zoomBy(1.5, [200, 200]);
    expect(root.classList.contains('is-gliding')).toBe(true);
    camera.settle();
    expect(root.classList.contains('is-gliding')).toBe(false);
  });
  it('fits again when the box changes while all is seen, else keeps the zoom', () => {
    camera.resize({ width: 1600, height: 937 });
    expect(camera.view.value).toEqual({ x: 0, y: 0, zoom: 1 });
    camera.glideBy(2);
    camera.resize({ width: 1000, height: 937 });
    expect(camera.view.value.zoom).toBe(2);
  });
  it('takes no notice of a box without size', () => {
    camera.resize({ width: 0, height: 0 });
    expect(property('--zoom')).toBeCloseTo(390 / 937);
  });
});
