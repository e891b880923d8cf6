import { describe, expect, it } from 'vitest';
import { territoryMeant } from './hit';
import { planisphere } from './planisphere.gen';
import { fitted, seenAt } from './viewport';

const shapes = planisphere.territories;
const view = fitted(planisphere, { width: 390, height: 500 });
const at = (id: string) => {
  const shape = shapes.find((each) => each.id === id);
  if (!shape) throw new Error(id);
  return seenAt(view, shape.token);
};
const element = (html: string): Element => {
  const box = document.createElement('div');
  box.innerHTML = html;
  return box.firstElementChild as Element;
};
const land = (id: string) => element(`<i class="board-land" data-territory="${id}"></i>`);
const token = (id: string) => element(`<i class="board-token" data-territory="${id}"></i>`);
const sea = element('<i></i>');

describe('a touch means', () => {
  it('the token it is nearest to, whichever lies on top', () => {
    const [x, y] = at('great_britain');
    expect(territoryMeant([x, y], token('western_europe'), { shapes, view })).toBe('great_britain');
    expect(territoryMeant([x - 6, y], land('iceland'), { shapes, view })).toBe('great_britain');
  });
  it('the land it lies on, away from tokens', () => {
    const [x, y] = at('brazil');
    expect(territoryMeant([x + 13, y], land('brazil'), { shapes, view })).toBe('brazil');
    expect(territoryMeant([x + 13, y], land('argentina'), { shapes, view })).toBe('argentina');
  });
  it('at sea a token close by, and nothing farther off', () => {
    const [x, y] = at('madagascar');
    expect(territoryMeant([x + 20, y], sea, { shapes, view })).toBe('madagascar');
    expect(territoryMeant([x + 30, y + 25], sea, { shapes, view })).toBeNull();
  });
  it('the right territory of all when a finger slips by up to 8 pixels', () => {
    for (const { id } of shapes) {
      const [x, y] = at(id);
      for (let turn = 0; turn < 2 * Math.PI; turn += 0.1) {
        const slipped = [x + 7.9 * Math.cos(turn), y + 7.9 * Math.sin(turn)] as const;
        expect(territoryMeant(slipped, token('ukraine'), { shapes, view })).toBe(id);
      }
    }
  });
});
