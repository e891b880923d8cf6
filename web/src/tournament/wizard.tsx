// A new tournament on one page: name, kind, and whatever of it the organiser wants otherwise.
import { useEffect, useState } from 'preact/hooks';
import { NameForm } from '../account/name-form';
import { t } from '../i18n/words';
import { get, post } from '../lib/api';
import { dropDrafts, useDraft } from '../lib/draft';
import { refusalText } from '../lib/refusal';
import { go } from '../lib/router';
import { me } from '../lib/session';
import { language } from '../lib/settings';
import type { PresetsAnswer, TournamentFormat } from '../protocol.gen';
import { Icon } from '../ui/icons';
import { Page } from '../ui/page';
import { ComplaintList, useComplaints } from './complaints';
import { FormatFields } from './format-fields';
import { w } from './words';

export function Wizard() {
  const [presets, setPresets] = useState<PresetsAnswer | null>(null);
  const [name, setName] = useDraft('wizard.name', '', '');
  const [listed, setListed] = useDraft('wizard.listed', '', true);
  const [chosen, setChosen] = useDraft('wizard.preset', '', 'raduno');
  const [changed, setChanged] = useDraft<TournamentFormat | null>('wizard.format', '', null);
  const [fault, setFault] = useState<string | null>(null);
  const words = w().make;
  useEffect(() => {
    void get<PresetsAnswer>('/api/tournaments/presets').then((a) => a.ok && setPresets(a.value));
  }, []);
  const preset = presets?.formats.find((each) => each.id === chosen);
  const format = preset ? { ...(changed ?? preset.format), name: name.trim() || '-' } : null;
  const complaints = useComplaints(format);
  if (!presets || !preset || !format) {
    return (
      <Page title={words.title}>
        <h1>{words.title}</h1>
      </Page>
    );
  }
  const make = async (event: SubmitEvent) => {
    event.preventDefault();
    const answer = await post<{ code: string }>('/api/tournaments', {
      name: name.trim(),
      format,
      listed,
    });
    if (!answer.ok) return setFault(refusalText(answer));
    dropDrafts('wizard.');
    go(`/torneo/${answer.value.code}`);
  };
  return (
    <Page title={words.title}>
      <div class="stack">
        <h1>{words.title}</h1>
        <p class="lead">{words.steps}</p>
      </div>
      {me.value ? null : (
        <section class="card stack">
          <h2>{t().lobby.needName}</h2>
          <NameForm />
        </section>
      )}
      <form class="stack wizard" onSubmit={(event) => void make(event)}>
        <section class="card stack">
          <label class="field">
            <span class="label">{words.name}</span>
            <input
              class="input big-input"
              name="tournament-name"
              required
              maxLength={90}
              autocomplete="off"
              value={name}
              onInput={(input) => setName(input.currentTarget.value)}
            />
            <span class="hint">{words.nameHint}</span>
          </label>
          <label class="choice">
            <input
              type="checkbox"
              checked={listed}
              onChange={(input) => setListed(input.currentTarget.checked)}
            />
            <span>
              {words.listed}
              <br />
              <span class="hint">{words.listedHint}</span>
            </span>
          </label>
        </section>
        <section class="card stack">
          <h2>{words.format}</h2>
          <div class="preset-grid" role="radiogroup" aria-label={words.format}>
            {presets.formats.map((each) => (
              <label key={each.id} class={each.id === chosen ? 'preset chosen' : 'preset'}>
                <input
                  type="radio"
                  name="preset"
                  value={each.id}
                  checked={each.id === chosen}
                  onChange={() => {
                    setChosen(each.id);
                    setChanged(null);
                  }}
                />
                <span>
                  <strong>{each.names[language.value]}</strong>
                  <br />
                  <span class="hint">
                    {(words.explain as Readonly<Record<string, string>>)[each.id] ?? ''}
                  </span>
                </span>
              </label>
            ))}
          </div>
        </section>
        <FormatFields format={format} scorings={presets.scorings} onChange={setChanged} />
        <ComplaintList complaints={complaints} />
        <div class="make-bar">
          {fault ? (
            <p class="fault" role="alert">
              {fault}
            </p>
          ) : null}
          <button
            type="submit"
            class="button primary huge-button"
            disabled={!me.value || complaints.some((each) => each.must)}
          >
            <Icon name="check" />
            {words.create}
          </button>
        </div>
      </form>
    </Page>
  );
}
