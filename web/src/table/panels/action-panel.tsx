// What the player is asked for now, and the buttons that answer it. One small panel for each task.
import { t } from '../../i18n/words';
import { lazily } from '../../ui/lazy';
import { useTable } from '../context';
import { Presence } from '../presence/part';
import { Advice } from './advice';
import { AttackPanel } from './attack-panel';
import { DefendPanel } from './defend-panel';
import { OccupyPanel } from './occupy-panel';
import { PlacePanel } from './place-panel';
import { RefusalNote } from './refusal-note';
import { ClaimPanel, ColourPanel } from './setup-panels';
import { TransferPanel } from './transfer-panel';
import { WaitPanel } from './wait-panel';
import './action-panel.css';

// Of one variant only.
const ChoicePanel = lazily(async () => (await import('./kingmaker-panels')).ChoicePanel);
const ExchangePanel = lazily(async () => (await import('./kingmaker-panels')).ExchangePanel);

function Panel() {
  const { helm } = useTable();
  switch (helm.task.value) {
    case 'colours':
      return <ColourPanel />;
    case 'claim':
      return <ClaimPanel />;
    case 'place':
    case 'reinforce':
      return <PlacePanel />;
    case 'attack':
      return helm.mode.value === 'transfer' ? <TransferPanel /> : <AttackPanel />;
    case 'occupy':
      return <OccupyPanel />;
    case 'defend':
      return <DefendPanel />;
    case 'exchange':
      return <ExchangePanel />;
    case 'choice':
      return <ChoicePanel />;
    case 'contribute':
    case 'wait':
    case 'over':
      return <WaitPanel />;
    default:
      return helm.task.value satisfies never;
  }
}

export function ActionPanel() {
  const { room, helm } = useTable();
  const still = room.still.value;
  return (
    <section class="action-panel" aria-label={t().table.yourTurn}>
      {still ? <Presence show="AwayPanel" /> : null}
      {still || helm.placing.value ? null : <RefusalNote />}
      {still && still !== 'neutral' ? null : <Panel />}
      {still ? null : <Advice />}
    </section>
  );
}
