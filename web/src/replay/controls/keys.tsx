// Keys of the replay, the same wherever the focus is, but where it types or moves over the board.
import { type Signal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { letterKeys } from '../../lib/settings';
import { showList } from '../../table/stage/stage';
import { Dialog } from '../../ui/dialog';
import { secretsShown } from '../context';
import { markKinds } from '../course/course';
import { type Player, speedNames } from '../course/player';
import { w } from '../words/words';
import { MarkSign } from './mark-sign';

export const keysShown = signal(false);

/** Where a key is somebody else's: fields, a window over the page; on the board all but the jumps. */
function taken(key: KeyboardEvent): boolean {
  const { target } = key;
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog')) return true;
  const slider = target.matches('.timeline-slider');
  if (target.closest('input, select, textarea') && !slider) return true;
  const presses = key.key === ' ' && target.closest('button, a, summary, [role="button"]');
  const arrows = key.key.startsWith('Arrow');
  return !!presses || (arrows && (slider || !!target.closest('.board, [role="tablist"]')));
}

function jump(key: string, player: Player): boolean {
  switch (key) {
    case 'ArrowRight':
      player.go(player.at.value + 1);
      return true;
    case 'ArrowLeft':
      player.go(player.at.value - 1);
      return true;
    case 'PageDown':
      player.byTurn(1);
      return true;
    case 'PageUp':
      player.byTurn(-1);
      return true;
    case 'Home':
      player.go(0);
      return true;
    case 'End':
      player.go(player.last);
      return true;
    case ' ':
      player.toggle();
      return true;
    default:
      return false;
  }
}

function letter(key: string, player: Player, sharing: Signal<boolean>): boolean {
  const speed = speedNames[Number.parseInt(key, 10) - 1];
  if (speed) {
    player.speed.value = speed;
    return true;
  }
  switch (key) {
    case 'b':
      player.byBattle(1);
      return true;
    case 'v':
      player.byBattle(-1);
      return true;
    case 's':
      secretsShown.value = !secretsShown.value;
      return true;
    case 'e':
      showList.value = !showList.value;
      return true;
    case 'c':
      sharing.value = true;
      return true;
    case '?':
      keysShown.value = true;
      return true;
    default:
      return false;
  }
}

export function useReplayKeys(player: Player, sharing: Signal<boolean>): void {
  useEffect(() => {
    const onKey = (key: KeyboardEvent) => {
      if (key.defaultPrevented || key.ctrlKey || key.metaKey || key.altKey || taken(key)) return;
      const done =
        jump(key.key, player) ||
        (letterKeys.value && letter(key.key.toLowerCase(), player, sharing));
      if (done) key.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [player, sharing]);
}

export function KeysDialog() {
  if (!keysShown.value) return null;
  const words = w().keys;
  const rows: readonly (readonly [string, string])[] = [
    ['← →', words.step],
    ['PgUp PgDn', words.turn],
    ['V B', words.battle],
    ['Home End', words.ends],
    ['␣', words.play],
    ['1 2 3 4', words.speed],
    ['S', words.secrets],
    ['E', words.list],
    ['C', words.share],
    ['?', words.help],
  ];
  return (
    <Dialog
      title={words.title}
      onClose={() => {
        keysShown.value = false;
      }}
    >
      <dl class="facts">
        {rows.map(([key, what]) => (
          <>
            <dt>
              {key.split(' ').map((each) => (
                <>
                  <kbd>{each}</kbd>{' '}
                </>
              ))}
            </dt>
            <dd>{what}</dd>
          </>
        ))}
      </dl>
      <h3>{words.marks}</h3>
      <ul class="mark-list">
        {markKinds.map((kind) => (
          <li key={kind}>
            <MarkSign kind={kind} /> {words.kinds[kind]}
          </li>
        ))}
      </ul>
      <p class="hint">
        {words.bands} {words.hint}
      </p>
    </Dialog>
  );
}
