// "Fino in fondo" is one tap: it stops where the player said, once and for all the times to come;
// and while it runs, how to stop it at once.
import type { AttackPlan } from '../../game/attack-until';
import { t } from '../../i18n/words';
import { stored } from '../../lib/stored';
import type { Territory } from '../../protocol';
import { Icon } from '../../ui/icons';
import { useTable } from '../context';

type Limits = Omit<AttackPlan, 'from' | 'to'>;

function isLimits(value: unknown): value is Limits {
  const limits = value as Partial<Limits> | null;
  return (
    typeof limits?.keepArmies === 'number' &&
    limits.keepArmies >= 1 &&
    typeof limits.fullDiceOnly === 'boolean' &&
    (limits.throwsMax === null || typeof limits.throwsMax === 'number')
  );
}

const none: Limits = { keepArmies: 1, fullDiceOnly: false, throwsMax: null };
export const untilLimits = stored<Limits>('attack-until', none, isLimits);

const change = (change: Partial<Limits>): void => {
  untilLimits.value = { ...untilLimits.value, ...change };
};

export function UntilLimits({ from }: { readonly from: Territory }) {
  const { room } = useTable();
  const armies = room.view.value?.territories[from]?.armies ?? 1;
  const { keepArmies, fullDiceOnly, throwsMax } = untilLimits.value;
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
          max={Math.max(armies, keepArmies)}
          value={keepArmies}
          onInput={(input) =>
            change({ keepArmies: Math.max(1, Math.floor(Number(input.currentTarget.value))) })
          }
        />
      </label>
      <label class="choice">
        <input
          type="checkbox"
          checked={fullDiceOnly}
          onChange={(input) => change({ fullDiceOnly: input.currentTarget.checked })}
        />
        {words.untilFull}
      </label>
      <label class="until-line">
        {words.untilThrows}
        <select
          class="select"
          value={throwsMax ?? 0}
          onChange={(input) => change({ throwsMax: Number(input.currentTarget.value) || null })}
        >
          <option value={0}>{words.untilNoLimit}</option>
          {[1, 2, 3, 5, 10].map((throws) => (
            <option key={throws} value={throws}>
              {words.throws(throws)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** The limits that hold, in a line; nothing where there are none. */
export function UntilSummary() {
  const { keepArmies, fullDiceOnly, throwsMax } = untilLimits.value;
  const words = t().table;
  const limits = [
    keepArmies > 1 ? words.untilKeeps(keepArmies) : null,
    fullDiceOnly ? words.untilFullDice : null,
    throwsMax ? words.throws(throwsMax) : null,
  ].filter((limit) => limit !== null);
  if (limits.length === 0) return null;
  return <p class="hint">{words.untilStops(limits.join(', '))}</p>;
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
