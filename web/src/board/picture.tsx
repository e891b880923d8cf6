// A piece of the board as a picture of a position: drawn as the board draws it, but nothing in it can be
// picked or reached. What it shows is for the caption to say.
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import './board.css';
import { tokenScaleAt } from './camera';
import type { Geometry } from './geometry';
import { Lands } from './lands';
import './picture.css';
import type { BoardProps } from './props';
import { Signs } from './signs';
import { Tokens } from './tokens';

export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Shown = Pick<BoardProps, 'geometry' | 'holdings' | 'names'> &
  Partial<Pick<BoardProps, 'selected' | 'targets' | 'refused' | 'draft' | 'lastAttack'>>;

interface PictureProps extends Shown {
  readonly crop: Crop; // in pixels of the board
  readonly around: ReadonlySet<string>; // the territories with a token and a name
  readonly plates?: boolean; // of the continents, with their bonus
  readonly continentNames?: BoardProps['continentNames'];
}

/** Only what has a name in the picture, so that nothing stands half in it. */
function partOf(geometry: Geometry, around: ReadonlySet<string>, plates: boolean): Geometry {
  const { arrows: _, ...rest } = geometry;
  return {
    ...rest,
    territories: geometry.territories.filter(({ id }) => around.has(id)),
    continents: plates ? geometry.continents : [],
    links: geometry.links.filter(({ between }) => plates || between.every((id) => around.has(id))),
  };
}

const nothing = new Set<string>();
const ignore = () => {};

export function Picture({ crop, around, plates = false, continentNames, ...shown }: PictureProps) {
  const box = useRef<HTMLDivElement>(null);
  const focused = useSignal<string | null>(null);
  const level = useSignal(1);
  useLayoutEffect(() => {
    const measure = () => {
      const width = box.current?.clientWidth ?? 0;
      if (!box.current || width === 0) return;
      const zoom = width / crop.width;
      const token = tokenScaleAt(zoom);
      const pen = Math.min(1.15, Math.max(0.62, Math.sqrt(zoom))) / zoom;
      const { style } = box.current;
      const place = `translate(${-crop.x * zoom}px, ${-crop.y * zoom}px) scale(${zoom})`;
      const moving = box.current.querySelectorAll<HTMLElement>('.board-plane, .board-scene');
      for (const each of moving) each.style.transform = place;
      style.setProperty('--token', String(token));
      style.setProperty('--steady', String(token / zoom));
      style.setProperty('--legible', String(1 / zoom));
      style.setProperty('--pen', pen.toFixed(3));
      style.setProperty('--drawn', `${width}px`); // printed at the width it was drawn for
      level.value = zoom;
    };
    measure();
    const sizes = new ResizeObserver(measure);
    if (box.current) sizes.observe(box.current);
    return () => sizes.disconnect();
  }, [crop, level]);
  const props: BoardProps = {
    describe: shown.names,
    selectable: nothing,
    selected: null,
    targets: nothing,
    refused: new Map(),
    draft: {},
    highlight: nothing,
    lastAttack: null,
    flash: new Map(),
    animate: false,
    showValues: false,
    showNames: true,
    onPick: ignore,
    onMore: ignore,
    onLess: ignore,
    ...(continentNames ? { continentNames } : {}),
    ...shown,
  };
  const frame = {
    left: crop.x,
    top: crop.y,
    right: crop.x + crop.width,
    bottom: crop.y + crop.height,
  };
  const part = partOf(shown.geometry, around, plates);
  const plane = { width: `${shown.geometry.width}px`, height: `${shown.geometry.height}px` };
  return (
    <div
      ref={box}
      class="board is-picture"
      aria-hidden="true"
      inert
      style={{ aspectRatio: `${crop.width} / ${crop.height}` }}
    >
      <div class="board-plane" style={plane}>
        <Lands {...props} />
      </div>
      <Signs {...props} geometry={part} level={level} frame={frame} focused={focused} flashes={0} />
      <Tokens {...props} geometry={part} tabbed={null} flashes={0} />
    </div>
  );
}
