// The board widget: data in, intents out. It holds where the player looks and where the focus is,
// and nothing of the game.
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Backdrop } from './backdrop';
import './board.css';
import { Camera } from './camera';
import type { Point } from './geometry';
import { listen } from './gestures';
import { territoryMeant, territoryOf } from './hit';
import { keysOf } from './keys';
import type { Spot } from './label-placing';
import { Lands } from './lands';
import { look } from './look';
import { type BoardProps, type BoardWords, italianWords } from './props';
import { Signs } from './signs';
import { Tip } from './tip';
import { Tokens } from './tokens';

export type { Geometry } from './geometry';
export type { BoardProps } from './props';

const buttonZoom = 1.5;
const doubleTapZoom = 2;
const doubleTapMs = 350;
const doubleTapSlack = 30;

/** Where there is but one place to look at. */
function lone(territories: ReadonlySet<string> | undefined): string | undefined {
  const [first, second] = territories ?? [];
  return second === undefined ? first : undefined;
}

function Controls({ camera, words }: { camera: Camera; words: BoardWords }) {
  const button = (label: string, path: string, act: () => void) => (
    <button type="button" aria-label={label} title={label} onClick={act}>
      <svg viewBox="-8 -8 16 16" aria-hidden={true}>
        <path d={path} />
      </svg>
    </button>
  );
  return (
    <div class="board-controls">
      {button(words.zoomIn, 'M-5 0H5M0 -5V5', () => camera.glideBy(buttonZoom))}
      {button(words.zoomOut, 'M-5 0H5', () => camera.glideBy(1 / buttonZoom))}
      {button(words.fit, 'M-2 -5H-5V-2M2 -5H5V-2M-2 5H-5V2M2 5H5V2', () => camera.fit())}
    </div>
  );
}

export function Board(props: BoardProps) {
  const { geometry } = props;
  const root = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const camera = useMemo(() => new Camera(geometry), [geometry]);
  const focused = useSignal<string | null>(null); // by keyboard: with a ring
  const hovered = useSignal<string | null>(null);
  const pointed = useComputed(() => hovered.value ?? focused.value);
  const [lastFocused, setLastFocused] = useState<string | null>(null);
  const flashes = useRef({ flash: props.flash, count: 1 });
  if (flashes.current.flash !== props.flash) {
    flashes.current = { flash: props.flash, count: flashes.current.count + 1 };
  }

  const focus = (territory: string): void => {
    const token = root.current?.querySelector<SVGElement>(
      `.board-token[data-territory='${territory}']`,
    );
    token?.focus({ preventScroll: true });
  };
  const keys = useMemo(() => keysOf(() => latest.current, focus), []);
  const find = (at: Point, target: EventTarget | null): string | null =>
    territoryMeant(at, target, { shapes: geometry.territories, view: camera.view.peek() });
  const written = useRef<ReadonlyMap<string, Spot>>(new Map());
  const tokensOf = (...territories: readonly (string | null | undefined)[]): Point[] =>
    geometry.territories.filter(({ id }) => territories.includes(id)).map(({ token }) => token);
  const home = tokensOf(...(props.home ?? []));

  useLayoutEffect(() => {
    const box = root.current;
    if (!box) return;
    const slow = matchMedia('(prefers-reduced-motion: reduce)');
    let lastTap: { readonly at: Point; readonly time: number } | null = null;
    camera.glides = () => latest.current.animate && !slow.matches;
    camera.beginAt(home);
    camera.attach(box);
    const sizes = new ResizeObserver(() =>
      camera.resize({ width: box.clientWidth, height: box.clientHeight }),
    );
    sizes.observe(box);
    const tap = (territory: string | null, at: Point, more: boolean): void => {
      const { selectable, targets, refused, onPick, onMore } = latest.current;
      const time = performance.now();
      const [x, y] = lastTap?.at ?? [0, 0];
      const soon = lastTap !== null && time - lastTap.time < doubleTapMs;
      const near = Math.hypot(at[0] - x, at[1] - y) < doubleTapSlack;
      hovered.value = territory !== null && refused.has(territory) ? territory : null;
      const busy = territory !== null && (selectable.has(territory) || targets.has(territory));
      lastTap = soon || busy ? null : { at, time };
      if (soon && near && !busy) {
        camera.glideBy(doubleTapZoom, at);
      } else if (territory !== null) {
        focus(territory);
        (more ? onMore : onPick)(territory);
      }
    };
    const stop = listen(box, {
      find,
      pan: (dx, dy) => camera.pan(dx, dy),
      pinch: (before, after) => camera.pinch(before, after),
      zoom: (at, factor) => camera.zoomBy(factor, at),
      tap,
      hold: (territory, again) => {
        const { onHold, onMore } = latest.current;
        if (onHold) return onHold(territory);
        if (!again) onMore(territory);
        return false;
      },
      less: (territory) => latest.current.onLess(territory),
      settle: () => camera.settle(),
    });
    return () => {
      stop();
      sizes.disconnect();
      camera.stop();
    };
  }, [camera]);

  // On a small screen whoever looks elsewhere would miss it.
  const show = (...territories: readonly (string | null | undefined)[]): void => {
    const places = tokensOf(...territories);
    if (places.length > 0) camera.reveal(...places);
  };
  const attack = props.lastAttack;
  useEffect(() => show(props.selected, props.aimed), [camera, props.selected, props.aimed]);
  useEffect(() => show(attack?.from, attack?.to), [camera, attack?.key]);
  const only = lone(props.targets) ?? lone(props.highlight) ?? lone(props.glow);
  useEffect(() => show(only), [camera, only]);
  useEffect(() => camera.beginAt(home), [camera, home.length > 0]);

  const onFocusIn = (event: FocusEvent): void => {
    const territory = territoryOf(event.target);
    const shape = geometry.territories.find(({ id }) => id === territory);
    if (!shape) return;
    setLastFocused(shape.id);
    const byKeyboard = event.target instanceof Element && event.target.matches(':focus-visible');
    focused.value = byKeyboard ? shape.id : null;
    if (byKeyboard) camera.reveal(shape.token);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const territory = territoryOf(event.target);
    if (territory !== null && keys.press(event, territory)) event.preventDefault();
  };
  // What a screen reader presses comes as a click that no pointer made.
  const onClick = (event: MouseEvent): void => {
    const territory = territoryOf(event.target);
    if (territory !== null && event.detail === 0) props.onPick(territory);
  };
  const onPointerOver = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || !root.current) return;
    const { left, top } = root.current.getBoundingClientRect();
    hovered.value = find([event.clientX - left, event.clientY - top], event.target);
  };

  const known = geometry.territories.some(({ id }) => id === lastFocused);
  const tabbed =
    (known ? lastFocused : null) ??
    props.selected ??
    geometry.territories.find(({ id }) => props.selectable.has(id))?.id ??
    geometry.territories[0]?.id ??
    null;
  const words = props.words ?? italianWords;
  const drawn = props.look === undefined ? look.value : props.look;
  const size = { width: `${geometry.width}px`, height: `${geometry.height}px` };
  return (
    <div class="board-box">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        ref={root}
        class="board"
        role="group"
        aria-label={words.board}
        data-animate={props.animate}
        data-look={drawn?.id}
        onFocusIn={onFocusIn}
        onFocusOut={() => {
          focused.value = null;
        }}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onPointerOver={onPointerOver}
        onPointerLeave={() => {
          hovered.value = null;
        }}
      >
        <div class={`board-plane${geometry.framed ? ' is-framed' : ''}`} style={size}>
          <Backdrop geometry={geometry} layer="shallows" look={drawn} />
          {drawn && <drawn.Ornaments geometry={geometry} />}
          <Lands {...props} />
          <Backdrop geometry={geometry} layer="relief" look={drawn} />
        </div>
        <Signs
          {...props}
          level={camera.level}
          focused={focused}
          flashes={flashes.current.count}
          onWritten={(spots) => {
            written.current = spots;
          }}
        />
        <Tokens {...props} tabbed={tabbed} flashes={flashes.current.count} />
        <Tip
          camera={camera}
          pointed={pointed}
          written={(territory) => written.current.has(territory)}
          {...props}
        />
      </div>
      <div class="board-bar">
        {props.caption}
        <Controls camera={camera} words={words} />
      </div>
    </div>
  );
}
