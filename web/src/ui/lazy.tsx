// Parts of a page that are not needed to begin with: each comes as a file of its own when it is
// first shown, or before, when the page has nothing else to do.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

const idleMs = 2000;
const parts: (() => Promise<unknown>)[] = [];

/** Stands for the component; nothing is shown until it has come. */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Part: ComponentType<Props> | null = null;
  let coming: Promise<void> | null = null; // once for all: another component would lose what the first holds
  const fetchPart = (): Promise<void> => {
    coming ??= load().then(
      (part) => {
        Part = part;
      },
      (fault) => {
        coming = null;
        throw fault;
      },
    );
    return coming;
  };
  parts.push(fetchPart);
  return function Lazy(props: Props) {
    const [, setShown] = useState(Part !== null);
    useEffect(() => {
      // Without a network it stays away, and is asked for again when it is shown again.
      if (!Part) void fetchPart().then(() => setShown(true), console.warn);
    }, []);
    return Part ? <Part {...props} /> : null;
  };
}

/** Fetches all of them, so that none is missing when the network is; not before the page is quiet. */
export function fetchAhead(): () => void {
  const timer = setTimeout(() => {
    for (const fetchPart of parts) void fetchPart().catch(() => undefined);
  }, idleMs);
  return () => clearTimeout(timer);
}
