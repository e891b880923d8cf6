// A canvas with one of the two soft pictures, painted when the page has time and again when the
// theme changes.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Geometry } from './geometry';
import { paintRelief, paintShallows } from './soft-paint';

interface BackdropProps {
  readonly geometry: Geometry;
  readonly layer: 'shallows' | 'relief';
}

export function Backdrop({ geometry, layer }: BackdropProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const paint = layer === 'shallows' ? paintShallows : paintRelief;
    const repaint = (): void => {
      if (canvas.current) paint(canvas.current, geometry);
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
  }, [geometry, layer]);
  return <canvas ref={canvas} class={`board-${layer}`} />;
}
