import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Board, type BoardProps } from './board';
import { planisphere } from './planisphere.gen';
import type { Holding } from './props';
import { fitted } from './viewport';

const holdings: Record<string, Holding> = Object.fromEntries(
  planisphere.territories.map(({ id }, i) => [
    id,
    { colour: i % 2 === 0 ? 'blue' : 'red', armies: i + 1 } satisfies Holding,
  ]),
);

const usual: BoardProps = {
  geometry: planisphere,
  holdings,
  names: (id) => id.replaceAll('_', ' '),
  describe: (id) => `${id}, ${holdings[id]?.armies} armate`,
  selectable: new Set(['brazil', 'peru']),
  selected: null,
  targets: new Set(),
  refused: new Map(),
  draft: {},
  highlight: new Set(),
  lastAttack: null,
  flash: new Map(),
  animate: false,
  showValues: true,
  showNames: true,
  onPick: vi.fn(),
  onMore: vi.fn(),
  onLess: vi.fn(),
};

const show = (props: Partial<BoardProps> = {}) => render(<Board {...usual} {...props} />);
const token = (id: string): Element => {
  const found = document.querySelector(`.board-token[data-territory=${id}]`);
  if (!found) throw new Error(id);
  return found;
};
const figure = (id: string) => token(id).querySelector('.board-token-figure')?.textContent;

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1440);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(900);
});
afterEach(cleanup);

describe('what is shown', () => {
  it('is a group with a button for each territory, named and described', () => {
    show();
    expect(screen.getByRole('group', { name: 'Plancia' })).toBeTruthy();
    const tokens = screen.getAllByRole('button').filter((one) => one.matches('.board-token'));
    expect(tokens).toHaveLength(42);
    expect(screen.getByRole('button', { name: 'ukraine, 20 armate' })).toBeTruthy();
  });
  it('follows the holdings and nothing else', () => {
    const { rerender } = show();
    expect(figure('peru')).toBe('11');
    const next = { ...holdings, peru: { colour: 'green', armies: 130 } as const };
    rerender(<Board {...usual} holdings={next} />);
    expect(figure('peru')).toBe('130');
    expect(token('peru').classList).toContain('board-green');
    expect(document.querySelector('.board-land[data-territory=peru]')?.classList).toContain(
      'board-green',
    );
    rerender(<Board {...usual} />);
    expect(figure('peru')).toBe('11');
  });
  it('tints continents while nobody owns anything, and knows neutral armies after', () => {
    const { rerender } = show({ holdings: {} });
    const land = () => document.querySelector('.board-land[data-territory=peru]')?.classList;
    expect(land()).toContain('board-c1');
    expect(token('peru').querySelector('.board-token-body')).toBeNull();
    rerender(<Board {...usual} holdings={{ ...holdings, peru: { colour: null, armies: 4 } }} />);
    expect(land()).toContain('board-neutral');
    expect(figure('peru')).toBe('4');
  });
  it('marks the selected, the targets, the refused with the reason, and the drafted', () => {
    show({
      selected: 'brazil',
      targets: new Set(['argentina']),
      refused: new Map([['venezuela', 'servono più armate']]),
      draft: { peru: 3 },
      highlight: new Set(['china', 'japan']),
    });
    expect(token('brazil').getAttribute('aria-pressed')).toBe('true');
    expect(token('argentina').querySelector('.board-token-reticle')).toBeTruthy();
    expect(token('venezuela').getAttribute('aria-label')).toBe(
      'venezuela, 10 armate. servono più armate',
    );
    expect(token('venezuela').getAttribute('aria-disabled')).toBe('true');
    expect(token('argentina').getAttribute('aria-disabled')).toBe('false');
    expect(token('peru').querySelector('.board-token-draft')?.textContent).toBe('+3');
    expect(document.querySelectorAll('.board-land-highlight')).toHaveLength(2);
  });
  it('shows production centres, the last attack and what was conquered', () => {
    const centre = { ...holdings, peru: { colour: 'red', armies: 2, centre: true } as const };
    const lastAttack = { from: 'brazil', to: 'peru', won: true, key: 1 };
    show({ holdings: centre, lastAttack, flash: new Map([['peru', 'conquered']]) });
    expect(token('peru').querySelector('.board-token-centre')).toBeTruthy();
    expect(document.querySelector('.board-attack.is-won.board-red')).toBeTruthy();
    expect(document.querySelectorAll('.board-land-flash')).toHaveLength(1);
    expect(document.querySelector('.board')?.getAttribute('data-animate')).toBe('false');
  });
  it('writes names and values only when asked', () => {
    const { rerender } = show();
    const label = () => document.querySelector('.board-labels')?.textContent ?? '';
    expect(label()).toContain('ukraine6');
    rerender(<Board {...usual} showNames={false} />);
    expect(label()).not.toContain('ukraine');
    rerender(<Board {...usual} showNames={false} showValues={false} />);
    expect(label()).toBe('');
  });
});

describe('the keyboard', () => {
  const press = (id: string, key: string, more: KeyboardEventInit = {}) =>
    fireEvent.keyDown(token(id), { key, ...more });
  const tabbed = () =>
    [...document.querySelectorAll('.board-token[tabindex="0"]')].map((one) =>
      one.getAttribute('data-territory'),
    );

  it('reaches one token by Tab: one that may be picked', () => {
    show();
    expect(tabbed()).toEqual(['peru']);
  });
  it('goes with the arrows, and Tab comes back there', () => {
    show();
    (token('peru') as SVGElement).focus();
    press('peru', 'ArrowRight');
    expect(document.activeElement?.getAttribute('data-territory')).toBe('brazil');
    expect(tabbed()).toEqual(['brazil']);
  });
  it('jumps by letters', () => {
    show();
    (token('peru') as SVGElement).focus();
    press('peru', 'k');
    expect(document.activeElement?.getAttribute('data-territory')).toBe('kamchatka');
  });
  it('picks, adds and takes back', () => {
    show();
    press('peru', 'Enter');
    press('brazil', ' ');
    press('peru', '+');
    press('peru', 'Enter', { shiftKey: true });
    press('peru', '-');
    expect(vi.mocked(usual.onPick).mock.calls).toEqual([['peru'], ['brazil']]);
    expect(vi.mocked(usual.onMore).mock.calls).toEqual([['peru'], ['peru']]);
    expect(vi.mocked(usual.onLess).mock.calls).toEqual([['peru']]);
  });
  it('leaves the keys of the browser and of the page alone', () => {
    show();
    press('peru', 'c', { ctrlKey: true });
    expect(press('peru', 'Tab')).toBe(true);
    expect(press('peru', '?')).toBe(true);
    expect(document.activeElement).toBe(document.body);
  });
});

describe('pointers', () => {
  const click = (element: Element, more: PointerEventInit = {}) => {
    const usualInit = { bubbles: true, pointerId: 1, pointerType: 'mouse', ...more };
    element.dispatchEvent(new PointerEvent('pointerdown', usualInit));
    element.dispatchEvent(new PointerEvent('pointerup', usualInit));
  };
  const at = (id: string): PointerEventInit => {
    const shape = planisphere.territories.find((each) => each.id === id);
    const { x, y, zoom } = fitted(planisphere, { width: 1440, height: 900 });
    const [tokenX = 0, tokenY = 0] = shape?.token ?? [];
    return { clientX: tokenX * zoom + x, clientY: tokenY * zoom + y };
  };
  it('pick land and token alike', () => {
    show();
    click(token('peru'), at('peru'));
    const land = document.querySelector('.board-land[data-territory=brazil]');
    if (land) click(land, { clientX: 5, clientY: 800 });
    expect(vi.mocked(usual.onPick).mock.calls).toEqual([['peru'], ['brazil']]);
  });
  it('ask for more with shift', () => {
    show();
    click(token('peru'), { ...at('peru'), shiftKey: true });
    expect(usual.onMore).toHaveBeenCalledWith('peru');
    expect(usual.onPick).not.toHaveBeenCalled();
  });
  it('are not needed: a screen reader presses the button', () => {
    show();
    token('peru').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
    expect(usual.onPick).toHaveBeenCalledWith('peru');
  });
  it('are answered once, by the latest functions', () => {
    const later = vi.fn();
    const { rerender } = show();
    rerender(<Board {...usual} onPick={later} />);
    click(token('peru'), at('peru'));
    expect(later).toHaveBeenCalledOnce();
    expect(usual.onPick).not.toHaveBeenCalled();
  });
  it('find out why not', () => {
    show({ refused: new Map([['china', 'troppo lontana']]) });
    expect(document.querySelector('.board-tip')).toBeNull();
    const over = new PointerEvent('pointerover', {
      bubbles: true,
      pointerType: 'mouse',
      ...at('china'),
    });
    act(() => void token('china').dispatchEvent(over));
    expect(document.querySelector('.board-tip')?.textContent).toBe('chinatroppo lontana');
  });
});
