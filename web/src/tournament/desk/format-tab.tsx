// The tournament's format at the desk: changed as long as what was played stays valid.
import { useEffect, useState } from 'preact/hooks';
import { get } from '../../lib/api';
import { useDraft } from '../../lib/draft';
import type { PresetsAnswer, TournamentDetail, TournamentFormat } from '../../protocol.gen';
import { Icon } from '../../ui/icons';
import { ComplaintList, useComplaints } from '../complaints';
import { FormatFields } from '../format-fields';
import { w } from '../words';
import { useDecider } from './act';
import { Fault } from './fault';

export function FormatTab({ detail }: { readonly detail: TournamentDetail }) {
  const [presets, setPresets] = useState<PresetsAnswer | null>(null);
  const [changed, setChanged] = useDraft<TournamentFormat | null>(
    `desk.${detail.code}.format`,
    JSON.stringify(detail.format), // changed meanwhile by somebody else, it begins anew
    null,
  );
  const [saved, setSaved] = useState(false);
  const { decide, fault, busy } = useDecider(detail.code);
  const format = changed ?? detail.format;
  const complaints = useComplaints(changed);
  const words = w().format;
  useEffect(() => {
    void get<PresetsAnswer>('/api/tournaments/presets').then((a) => a.ok && setPresets(a.value));
  }, []);
  const change = (next: TournamentFormat) => {
    setSaved(false);
    setChanged(next);
  };
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!(await decide({ type: 'format_chosen', format }))) return;
    setChanged(null);
    setSaved(true);
  };
  if (!presets) return null;
  return (
    <form class="stack" onSubmit={(event) => void save(event)}>
      <p class="hint">{words.lead}</p>
      <label class="field">
        <span class="label">{w().make.name}</span>
        <input
          class="input big-input"
          name="tournament-name"
          required
          maxLength={90}
          autocomplete="off"
          value={format.name}
          onInput={(input) => change({ ...format, name: input.currentTarget.value })}
        />
      </label>
      <FormatFields format={format} scorings={presets.scorings} onChange={change} />
      {changed ? <ComplaintList complaints={complaints} /> : null}
      <div class="make-bar">
        <Fault text={fault} />
        {saved ? (
          <p class="good-line" role="status">
            <Icon name="check" />
            {words.saved}
          </p>
        ) : null}
        {changed ? (
          <button type="button" class="button" onClick={() => setChanged(null)}>
            {words.cancel}
          </button>
        ) : null}
        <button
          type="submit"
          class="button primary"
          disabled={busy || !changed || complaints.some((each) => each.must)}
        >
          <Icon name="check" />
          {words.save}
        </button>
      </div>
    </form>
  );
}
