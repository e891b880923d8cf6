// Making a table: rules with their options, seats, clock and manners, in plain words.
import { useEffect, useState } from 'preact/hooks';
import { NameForm } from '../account/name-form';
import { t } from '../i18n/words';
import { get, post } from '../lib/api';
import { bots, loadBots } from '../lib/bots';
import { refusalText } from '../lib/refusal';
import { go } from '../lib/router';
import { me } from '../lib/session';
import { botPace } from '../lib/settings';
import type { Rules, RulesetSummary, TableRequest } from '../protocol';
import { Icon } from '../ui/icons';
import { Page } from '../ui/page';
import { KnobFields } from './knob-fields';
import { RulesetChoice } from './ruleset-choice';
import { SeatFields, type SeatPlan } from './seat-fields';
import { SettingsFields, usualClock, usualSettings } from './settings-fields';
import './create-page.css';

function useRulesets() {
  const [rulesets, setRulesets] = useState<readonly RulesetSummary[]>([]);
  useEffect(() => {
    void get<readonly RulesetSummary[]>('/api/rulesets').then((a) => a.ok && setRulesets(a.value));
    loadBots();
  }, []);
  return rulesets;
}

function useRules(id: string): Rules | null {
  const [rules, setRules] = useState<Rules | null>(null);
  useEffect(() => {
    let current = true;
    setRules(null);
    void get<Rules>(`/api/rulesets/${id}`).then((a) => current && a.ok && setRules(a.value));
    return () => {
      current = false;
    };
  }, [id]);
  return rules;
}

export function CreatePage() {
  const rulesets = useRulesets();
  const [ruleset, setRuleset] = useState('challenge');
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>({});
  const [seats, setSeats] = useState<readonly SeatPlan[]>([
    { kind: 'me' },
    { kind: 'open' },
    { kind: 'open' },
    { kind: 'open' },
  ]);
  const [settings, setSettings] = useState(usualSettings);
  const [boardSeed, setBoardSeed] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const rules = useRules(ruleset);
  const chosen = rulesets.find((each) => each.id === ruleset);
  const words = t().create;

  const choose = (id: string) => {
    setRuleset(id);
    setOptions({});
    const { seats: counts = [], minutes = 0 } = rulesets.find((each) => each.id === id) ?? {};
    if (settings.clock.kind === 'none' || settings.clock.kind === 'table') {
      setSettings({ ...settings, clock: usualClock(minutes) });
    }
    const most = Math.max(...counts, 3);
    if (seats.length > most) setSeats(seats.slice(0, most));
  };
  const make = async () => {
    const request: TableRequest = {
      ruleset,
      options,
      seats,
      settings: { ...settings, bot_pace: botPace.value },
      ...(chosen?.board === 'quadrants' && /^\d+$/.test(boardSeed)
        ? { board: { seed: Number(boardSeed) } }
        : {}),
    };
    const answer = await post<{ code: string }>('/api/tables', request);
    if (!answer.ok) return setFault(refusalText(answer));
    go(`/t/${answer.value.code}`);
  };
  return (
    <Page title={words.title}>
      <h1>{words.title}</h1>
      {me.value ? null : (
        <section class="card stack">
          <h2>{t().lobby.needName}</h2>
          <NameForm />
        </section>
      )}
      <RulesetChoice rulesets={rulesets} chosen={ruleset} onChoose={choose} />
      <div class="columns-2">
        <div class="stack">
          <SeatFields
            seats={seats}
            counts={chosen?.seats ?? [3, 4, 5]}
            bots={bots.value}
            onChange={setSeats}
          />
          {chosen?.board === 'quadrants' ? (
            <section class="card stack">
              <h2>{words.board}</h2>
              <label class="field">
                <span class="label">{words.boardSeed}</span>
                <input
                  class="input"
                  inputMode="numeric"
                  placeholder={words.boardRandom}
                  value={boardSeed}
                  onInput={(input) => setBoardSeed(input.currentTarget.value)}
                />
              </label>
            </section>
          ) : null}
          {rules ? <KnobFields rules={rules} options={options} onChange={setOptions} /> : null}
        </div>
        <SettingsFields settings={settings} minutes={chosen?.minutes ?? 0} onChange={setSettings} />
      </div>
      <div class="make-bar">
        {fault ? (
          <p class="fault" role="alert">
            {fault}
          </p>
        ) : null}
        <button
          type="button"
          class="button primary huge-button"
          disabled={!me.value}
          onClick={() => void make()}
        >
          <Icon name="check" />
          {words.make}
        </button>
      </div>
    </Page>
  );
}
