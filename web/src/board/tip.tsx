// A line beside a token: its name where the board has no room for it, and why it is refused.
import type { ReadonlySignal } from '@preact/signals';
import type { Camera } from './camera';
import type { BoardProps } from './props';
import { seenAt } from './viewport';

interface TipProps extends Pick<BoardProps, 'geometry' | 'names' | 'refused' | 'showNames'> {
  readonly camera: Camera;
  readonly written: (territory: string) => boolean; // its name is on the board
  readonly pointed: ReadonlySignal<string | null>;
}

const clear = 30; // above or below the middle of the token
const room = 90; // a tip above needs this much

export function Tip(props: TipProps) {
  const { camera, geometry, names, refused, pointed, showNames, written } = props;
  const shape = geometry.territories.find(({ id }) => id === pointed.value);
  const reason = shape && refused.get(shape.id);
  if (!shape || (!reason && showNames && written(shape.id))) return null;
  const [x, y] = seenAt(camera.view.value, shape.token);
  const { width, height } = camera.box;
  if (x < 0 || y < 0 || x > width || y > height) return null;
  const below = y < room;
  // Leaning away from the nearer side, so that it never leaves the box.
  const style = {
    left: `${x}px`,
    top: `${y + (below ? clear : -clear)}px`,
    '--lean': `${((x / Math.max(1, width)) * -100).toFixed(0)}%`,
    '--rise': below ? '0%' : '-100%',
  };
  return (
    <div class={`board-tip${reason ? ' has-reason' : ''}`} style={style} aria-hidden={true}>
      <strong>{names(shape.id)}</strong>
      {reason && <span>{reason}</span>}
    </div>
  );
}
