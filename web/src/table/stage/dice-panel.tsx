// The last throw: text first, dice beside it, in motion for at most 0.6 seconds.
import { t } from '../../i18n/words';
import { motionMs } from '../../lib/settings';
import { DiceRow } from '../../ui/dice';
import { territoryName, useTable } from '../context';
import { again, losingDice, throwOf } from './scene';

export function DicePanel() {
  const { room } = useTable();
  const shown = again.value ?? throwOf(room.scene.value);
  if (!shown || room.view.value?.ending.cause) return null;
  const lost = losingDice(shown);
  const words = t().log;
  return (
    <div
      key={shown.key}
      class={motionMs.value > 0 ? 'dice-panel rolling' : 'dice-panel'}
      style={{ '--motion': `${motionMs.value}ms` }}
    >
      <span class="dice-side">
        <span class="dice-place">{territoryName(room, shown.from)}</span>
        <DiceRow dice={shown.attack} side="attack" losing={lost.attack} />
      </span>
      <span class="dice-result">
        {words.losses(shown.attackLost, shown.defenceLost)}
        {shown.conquered ? <span class="hint"> {words.conquered}</span> : null}
      </span>
      <span class="dice-side">
        <span class="dice-place">{territoryName(room, shown.to)}</span>
        <DiceRow dice={shown.defence} side="defence" losing={lost.defence} />
      </span>
    </div>
  );
}
