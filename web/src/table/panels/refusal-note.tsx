// What the server would not do, in words, with the clause that says so; a touch on it opens the rule.
import type { FunctionComponent } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../../i18n/words';
import { refusalText } from '../../lib/refusal';
import { Icon } from '../../ui/icons';
import { useTable } from '../context';

type ClauseWindow = FunctionComponent<{ ruleset: string; clause: string; onClose: () => void }>;

export function ClauseChip({ clause }: { readonly clause: string }) {
  const { room } = useTable();
  const [Window, setWindow] = useState<ClauseWindow | null>(null);
  const open = async () => {
    const { ClauseDialog } = await import('../../rules/clause-dialog');
    setWindow(() => ClauseDialog);
  };
  return (
    <>
      <button type="button" class="chip clause-chip" onClick={() => void open()}>
        {t().common.clause(clause)}
      </button>
      {Window ? (
        <Window
          ruleset={room.table.value?.ruleset ?? ''}
          clause={clause}
          onClose={() => setWindow(null)}
        />
      ) : null}
    </>
  );
}

export function RefusalNote() {
  const { helm } = useTable();
  const refused = helm.refused.value;
  if (!refused) return null;
  return (
    <div class="refusal" role="alert">
      <Icon name="warning" />
      <p>
        {refusalText(refused)}{' '}
        {refused.clause ? <ClauseChip key={refused.clause} clause={refused.clause} /> : null}
      </p>
      <button
        type="button"
        class="button quiet small"
        aria-label={t().common.close}
        onClick={() => {
          helm.refused.value = null;
        }}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
