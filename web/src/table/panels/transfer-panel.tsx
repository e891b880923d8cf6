// The strategic move, or at Master tables the gathering of armies: from, to, how many.
import { useEffect, useState } from 'preact/hooks';
import { knobOf } from '../../game/facts';
import { t } from '../../i18n/words';
import { Icon } from '../../ui/icons';
import { Stepper } from '../../ui/stepper';
import { territoryName, useTable } from '../context';
import { keyHint } from '../stage/key-hints';
import { performAsked } from './confirm';
import { TurnButtons } from './turn-buttons';

export function TransferPanel() {
  const { room, helm } = useTable();
  const from = helm.selected.value;
  const to = helm.target.value;
  const range = (to && helm.routes.value.get(to)) || null;
  const [armies, setArmies] = useState(range?.max ?? 1);
  useEffect(() => setArmies(range?.max ?? 1), [from, to, range?.max]);
  const words = t().table;
  const rules = room.rules.value;
  const gathering = !!rules && knobOf(rules, 'combat.transfers') === 'gathering';
  return (
    <div class="panel">
      <p class="panel-title mine">
        <Icon name="transfer" />
        {gathering ? words.gatherTitle : words.transferTitle}
      </p>
      {from && to && range ? (
        <div class="stack">
          <p>
            <strong>{territoryName(room, from)}</strong> →{' '}
            <strong>{territoryName(room, to)}</strong>
          </p>
          <Stepper
            label={words.transferLabel}
            value={armies}
            min={range.min}
            max={range.max}
            onChange={setArmies}
          />
          <button
            type="button"
            class="button primary wide"
            {...keyHint('confirm')}
            disabled={room.busy.value}
            onClick={() => performAsked(helm, { type: 'transfer', from, to, armies })}
          >
            {words.transfer(armies)}
          </button>
        </div>
      ) : (
        <p class="hint">
          {room.offer.value.transfers.size === 0
            ? words.transferNone
            : gathering
              ? words.gatherHint
              : words.transferHint}
        </p>
      )}
      <TurnButtons />
    </div>
  );
}
