// The buttons under the board: back and forth by step, battle and turn; play, and how fast.
import type { ComponentChildren } from 'preact';
import { letterKeys } from '../../lib/settings';
import { Icon } from '../../ui/icons';
import { useReplay } from '../context';
import { type Speed, speedNames } from '../course/player';
import { w } from '../words/words';
import { Timeline } from './timeline';
import './controls.css';

interface ToolProps {
  readonly label: string;
  readonly keys: string; // as aria-keyshortcuts has them
  readonly shown?: string; // on the button
  readonly disabled: boolean;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

function Tool({ label, keys, shown, disabled, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      class="button replay-tool"
      aria-label={label}
      title={`${label} (${shown ?? keys})`}
      aria-keyshortcuts={keys}
      data-hint={shown}
      aria-disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

function SpeedField() {
  const { player } = useReplay();
  const words = w();
  return (
    <label class="replay-speed">
      <span class="hidden-text">{words.speed}</span>
      <select
        class="select"
        value={player.speed.value}
        onChange={(change) => {
          player.speed.value = change.currentTarget.value as Speed;
        }}
      >
        {speedNames.map((speed) => (
          <option key={speed} value={speed}>
            {words.speeds[speed]}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Controls() {
  const { player, course } = useReplay();
  const words = w();
  const at = player.at.value;
  const [first, end] = [at === 0, at === course.last];
  const battle = (letter: string) => (letterKeys.value ? letter : '');
  const playing = player.playing.value;
  return (
    <section class="replay-controls" aria-label={words.controls}>
      <Timeline />
      <div class="replay-buttons">
        <Tool
          label={words.previousTurn}
          keys="PageUp"
          disabled={first}
          onClick={() => player.byTurn(-1)}
        >
          <Icon name="backTurn" />
        </Tool>
        <Tool
          label={words.previousBattle}
          keys={battle('V')}
          shown={battle('V')}
          disabled={first}
          onClick={() => player.byBattle(-1)}
        >
          <Icon name="back" />
          <Icon name="swords" />
        </Tool>
        <Tool
          label={words.previous}
          keys="ArrowLeft"
          shown="←"
          disabled={first}
          onClick={() => player.go(at - 1)}
        >
          <Icon name="back" />
        </Tool>
        <button
          type="button"
          class="button primary replay-play"
          aria-label={playing ? words.pause : words.play}
          title={playing ? words.pause : words.play}
          aria-keyshortcuts="Space"
          onClick={() => player.toggle()}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
        <Tool
          label={words.next}
          keys="ArrowRight"
          shown="→"
          disabled={end}
          onClick={() => player.go(at + 1)}
        >
          <Icon name="forward" />
        </Tool>
        <Tool
          label={words.nextBattle}
          keys={battle('B')}
          shown={battle('B')}
          disabled={end}
          onClick={() => player.byBattle(1)}
        >
          <Icon name="swords" />
          <Icon name="forward" />
        </Tool>
        <Tool
          label={words.nextTurn}
          keys="PageDown"
          disabled={end}
          onClick={() => player.byTurn(1)}
        >
          <Icon name="forwardTurn" />
        </Tool>
        <span class="replay-more">
          <SpeedField />
          <span class="replay-step" title={words.step(at, course.last)}>
            <span class="hidden-text">{words.step(at, course.last)}</span>
            <span aria-hidden="true">{words.stepShort(at, course.last)}</span>
          </span>
        </span>
      </div>
    </section>
  );
}
