// The defender's choice of dice, where the rulebook has it, and a standing order for the next times.
import { t } from '../../i18n/words';
import { Icon } from '../../ui/icons';
import { territoryName, useTable } from '../context';
import { Versus } from './attack-panel';

export function StandingOrder() {
  const { room } = useTable();
  const words = t().table;
  return (
    <label class="field">
      <span class="hint">{words.standingOrder}</span>
      <select
        class="select"
        value={room.standing.value ?? 0}
        onChange={(change) => {
          const dice = Number(change.currentTarget.value) || null;
          room.standing.value = dice;
          room.connection.send({ type: 'standing', defence_dice: dice });
        }}
      >
        <option value={0}>{words.standingNone}</option>
        {[1, 2, 3].map((dice) => (
          <option key={dice} value={dice}>
            {words.standingWith(dice)}
          </option>
        ))}
      </select>
    </label>
  );
}

export function DefendPanel() {
  const { room, helm } = useTable();
  const battle = room.view.value?.battle;
  const range = room.offer.value.defence;
  if (!battle || !range) return null;
  const words = t().table;
  const counts = Array.from({ length: range.max - range.min + 1 }, (_, more) => range.max - more);
  return (
    <div class="panel defend-panel">
      <p class="panel-title mine">
        <Icon name="shield" />
        {words.defendTitle(territoryName(room, battle.from), territoryName(room, battle.to))}
      </p>
      <Versus from={battle.from} to={battle.to} />
      <p>{words.defendHint(battle.attack_dice)}</p>
      <div class="panel-buttons">
        {counts.map((dice, index) => (
          <button
            key={dice}
            type="button"
            class={index === 0 ? 'button primary grow' : 'button grow'}
            data-key={index === 0 ? 'confirm' : undefined}
            disabled={room.busy.value}
            onClick={() => void helm.perform([{ type: 'defend', dice }])}
          >
            {words.defendWith(dice)}
          </button>
        ))}
      </div>
      <StandingOrder />
    </div>
  );
}
