// After a conquest: how many armies go in, within limits that are explained.
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/words';
import { Icon } from '../../ui/icons';
import { Stepper } from '../../ui/stepper';
import { territoryName, useTable } from '../context';
import { keyHint } from '../stage/key-hints';

export function OccupyPanel() {
  const { room, helm } = useTable();
  const range = room.offer.value.occupation;
  const battle = room.view.value?.battle;
  const [armies, setArmies] = useState(range?.max ?? 1);
  useEffect(() => setArmies(range?.max ?? 1), [range?.max, battle?.to]);
  if (!range || !battle) return null;
  const words = t().table;
  const chosen = Math.max(range.min, Math.min(range.max, armies));
  const short = range.min < battle.attack_dice;
  const enter = async () => {
    const entered = await helm.perform([{ type: 'occupy', armies: chosen }]);
    if (entered && room.offer.value.attacks.has(battle.to)) helm.select(battle.to);
  };
  return (
    <div class="panel">
      <p class="panel-title mine">
        <Icon name="flag" />
        {words.occupyTitle(territoryName(room, battle.to))}
      </p>
      {range.min === range.max ? (
        <p class="hint">{words.occupyOnly(range.min)}</p>
      ) : (
        <>
          <Stepper
            label={words.occupyLabel}
            value={chosen}
            min={range.min}
            max={range.max}
            onChange={setArmies}
          />
          <p class="hint">{short ? words.occupyShort : words.occupyLimits(range.min, range.max)}</p>
        </>
      )}
      <button
        type="button"
        class="button primary wide"
        {...keyHint('confirm')}
        disabled={room.busy.value}
        onClick={() => void enter()}
      >
        {words.occupy(chosen)}
      </button>
    </div>
  );
}
