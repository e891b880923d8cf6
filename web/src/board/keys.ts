// The keyboard: what a key pressed on a territory means.
import { arrowKeys, named, nearest } from './navigation';
import type { BoardProps } from './props';

const typingMs = 700; // letters that come faster belong to one name
const findingMs = 2000; // after a slash or a letter of the name that it asked for

export interface Keys {
  /** Does what the key means on this territory; false where it means nothing. */
  press: (event: KeyboardEvent, territory: string) => boolean;
}

type KeysProps = Pick<
  BoardProps,
  'geometry' | 'names' | 'onPick' | 'onMore' | 'onLess' | 'reserved'
>;

/** `go` brings the focus to a territory. */
export function keysOf(props: () => KeysProps, go: (territory: string) => void): Keys {
  let typed = '';
  let typedAt = 0;
  let findingUntil = 0;

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

  /** Letters of the page do what they do everywhere, unless a slash said that a name follows. */
  const type = (territory: string, letter: string): boolean => {
    const now = performance.now();
    const finding = now < findingUntil;
    if (!finding && props().reserved?.has(letter)) return false;
    if (finding) findingUntil = now + findingMs;
    return jump(territory, letter) || finding;
  };

  const press = (event: KeyboardEvent, territory: string): boolean => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const { geometry, onPick, onMore, onLess } = props();
    const direction = arrowKeys[event.key];
    if (direction || event.key === 'Enter' || event.key === ' ') findingUntil = 0; // found
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
      case '/':
        findingUntil = performance.now() + findingMs;
        typed = '';
        return true;
      default:
        return /^\p{L}$/u.test(event.key) && type(territory, event.key.toLowerCase());
    }
  };

  return { press };
}
