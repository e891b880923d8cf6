// A canvas with one of the two soft pictures, painted when the page has time and again when the
// theme changes.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Geometry } from './geometry';
import type { Look, Picture } from './look';
import { soft } from './soft-paint';

/** How far the shallows reach beyond the edges of the board, in pixels of the board: see board.css. */
export const overhang = 72;

interface BackdropProps {
  readonly geometry: Geometry;
  readonly layer: 'shallows' | 'relief';
  readonly look: Look | null;
}

/** `edge`: how far the picture reaches beyond the board. */
export function paintOn(
  canvas: HTMLCanvasElement,
  picture: Picture,
  geometry: Geometry,
  edge: number,
): void {
  canvas.width = Math.round((geometry.width + 2 * edge) * picture.scale);
  canvas.height = Math.round((geometry.height + 2 * edge) * picture.scale);
  const context = canvas.getContext?.('2d');
  if (!context) return;
  context.scale(picture.scale, picture.scale);
  context.translate(edge, edge);
  picture.paint(context, geometry);
}

export function Backdrop({ geometry, layer, look }: BackdropProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const picture = (look ?? soft)[layer];
    const repaint = (): void => {
      if (canvas.current)
        paintOn(canvas.current, picture, geometry, layer === 'shallows' ? overhang : 0);
    };
    const timer = setTimeout(repaint, 0);
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    const theme = new MutationObserver(repaint);
    scheme.addEventListener('change', repaint);
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      clearTimeout(timer);
      scheme.removeEventListener('change', repaint);
      theme.disconnect();
    };
  }, [geometry, layer, look]);
  return <canvas ref={canvas} class={`board-${layer}`} />;
}
