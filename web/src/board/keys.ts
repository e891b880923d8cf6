// The keyboard: what a key pressed on a territory means.
import { arrowKeys, named, nearest } from './navigation';
import type { BoardProps } from './props';

const typingMs = 700; // letters that come faster belong to one name

export interface Keys {
  /** Does what the key means on this territory; false where it means nothing. */
  press: (event: KeyboardEvent, territory: string) => boolean;
}

type KeysProps = Pick<BoardProps, 'geometry' | 'names' | 'onPick' | 'onMore' | 'onLess'>;

/** `go` brings the focus to a territory. */
export function keysOf(props: () => KeysProps, go: (territory: string) => void): Keys {
  let typed = '';
  let typedAt = 0;

  const jump = (territory: string, letter: string): boolean => {
    const now = performance.now();
    typed = now - typedAt < typingMs ? typed + letter : letter;
    typedAt = now;
    const { geometry, names } = props();
    // The same letter again and again goes through the names that begin with it; so does one that
    // no longer fits what was typed before.
    const same = [...typed].every((one) => one === letter);
    const whole = same ? null : named(geometry.territories, names, territory, typed);
    if (whole === null) typed = letter;
    const found = whole ?? named(geometry.territories, names, territory, letter);
    if (found !== null) go(found);
    return found !== null;
  };

  const press = (event: KeyboardEvent, territory: string): boolean => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const { geometry, onPick, onMore, onLess } = props();
    const direction = arrowKeys[event.key];
    if (direction) {
      const next = nearest(geometry.territories, territory, direction);
      if (next !== null) go(next);
      return true;
    }
    switch (event.key) {
      case 'Enter':
      case ' ':
        (event.shiftKey ? onMore : onPick)(territory);
        return true;
      case '+':
        onMore(territory);
        return true;
      case '-':
      case '−':
        onLess(territory);
        return true;
      default:
        return /^\p{L}$/u.test(event.key) && jump(territory, event.key.toLowerCase());
    }
  };

  return { press };
}
