// "Any advice?": what a bot would do here, where all the others are bots and the table allows aids.
// What it says, and how it is shown, comes when it is asked for.
import type { FunctionComponent } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../../i18n/words';
import { Icon } from '../../ui/icons';
import { useTable } from '../context';
import type { Task } from '../helm/task';

const idle: ReadonlySet<Task> = new Set(['wait', 'over', 'contribute']);

export function Advice() {
  const { room, helm } = useTable();
  const [Shown, setShown] = useState<FunctionComponent | null>(null);
  const table = room.table.value;
  const seat = room.seat.value;
  const people = table?.seats.some((each) => each.kind === 'player' && each.seat !== seat);
  if (!seat || people || !room.aids.value || idle.has(helm.task.value)) return null;
  if (Shown) return <Shown />;
  const ask = async () => {
    const { adviceOf } = await import('../advice/advice-card');
    setShown(() => adviceOf(() => setShown(null)));
  };
  return (
    <button
      type="button"
      class="button quiet small"
      disabled={room.busy.value || helm.plan.value !== null}
      onClick={() => void ask()}
    >
      <Icon name="bot" />
      {t().table.advice}
    </button>
  );
}
