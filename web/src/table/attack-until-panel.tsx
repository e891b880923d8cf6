// The plan behind "Attacca finché…": when to stop; and, while it runs, how to stop it at once.
import { useState } from 'preact/hooks';
import { t } from '../i18n/words';
import type { Territory } from '../protocol';
import { Icon } from '../ui/icons';
import { useTable } from './context';

interface UntilPlanProps {
  readonly from: Territory;
  readonly to: Territory;
  readonly onStart: () => void;
}

export function UntilPlan({ from, to, onStart }: UntilPlanProps) {
  const { room, helm } = useTable();
  const armies = room.view.value?.territories[from]?.armies ?? 1;
  const [keep, setKeep] = useState(1);
  const [full, setFull] = useState(true);
  const [limit, setLimit] = useState(0);
  const words = t().table;
  return (
    <div class="until">
      <p class="hint">{words.untilHint}</p>
      <label class="until-line">
        {words.untilKeep}
        <input
          class="input"
          type="number"
          min={1}
          max={armies}
          value={keep}
          onInput={(input) => setKeep(Math.max(1, Number(input.currentTarget.value)))}
        />
      </label>
      <label class="choice">
        <input
          type="checkbox"
          checked={full}
          onChange={(change) => setFull(change.currentTarget.checked)}
        />
        {words.untilFull}
      </label>
      <label class="until-line">
        {words.untilThrows}
        <select
          class="select"
          value={limit}
          onChange={(change) => setLimit(Number(change.currentTarget.value))}
        >
          <option value={0}>{words.untilNoLimit}</option>
          {[1, 2, 3, 5, 10].map((throws) => (
            <option key={throws} value={throws}>
              {words.throws(throws)}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        class="button primary"
        onClick={() => {
          onStart();
          void helm.attackUntil({
            from,
            to,
            keepArmies: keep,
            fullDiceOnly: full,
            throwsMax: limit || null,
          });
        }}
      >
        {words.untilStart}
      </button>
    </div>
  );
}

export function UntilStatus() {
  const { helm } = useTable();
  const words = t().table;
  if (helm.plan.value) {
    return (
      <div class="spread">
        <span>{words.untilRunning}</span>
        <button type="button" class="button danger" onClick={() => helm.halt()}>
          <Icon name="stop" />
          {words.untilStop}
        </button>
      </div>
    );
  }
  const stopped = helm.stopped.value;
  return stopped ? <p class="hint">{words.untilStopped[stopped.why]}</p> : null;
}
