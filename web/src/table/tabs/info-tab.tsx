// The table itself: code and invitation, how it is set, what its host may do, and the way out.
import { t } from '../../i18n/words';
import { Icon } from '../../ui/icons';
import { useTable } from '../context';
import { Invitation } from '../lobby/invitation';
import { TableSettingsList } from '../lobby/table-settings';
import { Presence } from '../presence/part';
import { keysShown } from '../stage/keys';
import './info-tab.css';

export function InfoTab() {
  const { room } = useTable();
  const table = room.table.value;
  if (!table) return null;
  return (
    <div class="info">
      <Invitation code={table.code} />
      <TableSettingsList table={table} rules={room.rules.value} />
      <Presence show="HostTools" />
      <div class="row">
        <button
          type="button"
          class="button"
          onClick={() => {
            keysShown.value = true;
          }}
        >
          <Icon name="keyboard" />
          {t().table.keys.title}
        </button>
        <a class="button" href={`/rules?with=${table.ruleset}`} target="_blank" rel="noopener">
          <Icon name="log" />
          {t().common.rulesBrief}
        </a>
        <a class="button" href="/aiuto/giocare" target="_blank" rel="noopener">
          <Icon name="help" />
          {t().common.help}
        </a>
        <a class="button" href="/settings">
          <Icon name="gear" />
          {t().common.settings}
        </a>
      </div>
      <Presence show="StopButton" />
      <Presence show="Withdrawal" />
    </div>
  );
}
