// The signs of what people look for in a game, on the timeline and in the log: each a shape of its own.
import type { MarkKind } from '../course/course';

/** Outlines around the origin, about 12 across. */
const outlines: Readonly<Record<MarkKind, string>> = {
  conquest: 'M-3 6V-6M-3 -5.500H5L3 -2.500L5 .5H-3',
  elimination: 'M-4.500 -4.500L4.500 4.500M4.500 -4.500L-4.500 4.500',
  tris: 'M-5.500 -3.500H-.5V4.500H-5.500ZM-2 -5H2.500V4.500H-.5M2.500 -3.500H5.500V4.500H2.500',
  sdadata: 'M-5 -5H5V5H-5ZM-2 -2H-1.990M2 2H2.010',
  end: 'M-5.500 -3L-2.500 0L0 -5L2.500 0L5.500 -3L4.500 5H-4.500Z',
};

export function MarkSign({ kind }: { readonly kind: MarkKind }) {
  return (
    <svg class={`mark-sign is-${kind}`} viewBox="-8 -8 16 16" aria-hidden="true">
      <path d={outlines[kind]} />
    </svg>
  );
}

/** The same in the middle of a larger drawing, at a share of its width. */
export function MarkAt({ kind, share }: { readonly kind: MarkKind; readonly share: number }) {
  return (
    <svg
      class={`mark-sign is-${kind}`}
      x={`${(share * 100).toFixed(3)}%`}
      y="9"
      width="1"
      height="1"
      overflow="visible"
      aria-hidden="true"
    >
      <path d={outlines[kind]} />
    </svg>
  );
}
