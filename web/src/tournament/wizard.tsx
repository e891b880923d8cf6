// A new tournament in three steps on one page: name, format, scoring with a table worked out.
import { useEffect, useState } from 'preact/hooks';
import { NameForm } from '../account/name-form';
import { t } from '../i18n/words';
import { get, post } from '../lib/api';
import { refusalText } from '../lib/refusal';
import { go } from '../lib/router';
import { me } from '../lib/session';
import { language } from '../lib/settings';
import type {
  FormatAnswer,
  PresetsAnswer,
  TournamentFormat,
  TournamentStage,
} from '../protocol.gen';
import { Icon } from '../ui/icons';
import { Page } from '../ui/page';
import { type ScoringChoice, ScoringFields } from './scoring-fields';
import { w } from './words';

interface Tuned {
  readonly rounds: number;
  readonly counted: number;
  readonly minutes: number;
  readonly official: boolean;
}

function tunedOf(format: TournamentFormat): Tuned {
  const first = format.stages[0];
  return {
    rounds: first?.rounds ?? 1,
    counted: first?.counted ?? 0,
    minutes: first?.minutes ?? 90,
    official: format.official ?? false,
  };
}

/** The preset with what was changed; finals keep to the scoring of the standings. */
export function madeOf(
  preset: TournamentFormat,
  name: string,
  tuned: Tuned,
  scoring: ScoringChoice | null,
): TournamentFormat {
  const stages = preset.stages.map(
    (stage, index): TournamentStage => ({
      ...stage,
      minutes: tuned.minutes,
      ...(index === 0 && stage.kind === 'standings'
        ? { rounds: tuned.rounds, counted: tuned.counted }
        : {}),
      ...(scoring
        ? {
            scoring: {
              formula: scoring.formula,
              prize: scoring.prize,
              prize_at_four: scoring.fifthLess ? ('fifth_less' as const) : ('same' as const),
            },
          }
        : {}),
    }),
  );
  return { ...preset, name, official: tuned.official, stages };
}

function NumberField({
  label,
  value,
  least,
  most,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}) {
  return (
    <label class="field">
      <span class="label">{label}</span>
      <input
        class="input"
        type="number"
        min={least}
        max={most}
        value={value}
        onInput={(input) => {
          const wanted = input.currentTarget.valueAsNumber;
          if (wanted >= least && wanted <= most) onChange(wanted);
        }}
      />
    </label>
  );
}

export function Wizard() {
  const [presets, setPresets] = useState<PresetsAnswer | null>(null);
  const [name, setName] = useState('');
  const [listed, setListed] = useState(true);
  const [chosen, setChosen] = useState('raduno');
  const [tuned, setTuned] = useState<Tuned | null>(null);
  const [scoring, setScoring] = useState<ScoringChoice | null>(null);
  const [checked, setChecked] = useState<FormatAnswer | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const words = w().make;
  useEffect(() => {
    void get<PresetsAnswer>('/api/tournaments/presets').then((a) => a.ok && setPresets(a.value));
  }, []);
  const preset = presets?.formats.find((each) => each.id === chosen);
  const now = tuned ?? (preset ? tunedOf(preset.format) : null);
  const format = preset && now ? madeOf(preset.format, name || '-', now, scoring) : null;
  const asked = JSON.stringify(format);
  useEffect(() => {
    if (asked === 'null') return;
    const wait = setTimeout(() => {
      void post<FormatAnswer>('/api/tournaments/check', { format: JSON.parse(asked) }).then(
        (a) => a.ok && setChecked(a.value),
      );
    }, 250);
    return () => clearTimeout(wait);
  }, [asked]);
  if (!presets || !preset || !now || !format) return <Page title={words.title}>{null}</Page>;
  const standings = preset.format.stages[0]?.kind === 'standings';
  const make = async (event: SubmitEvent) => {
    event.preventDefault();
    const answer = await post<{ code: string }>('/api/tournaments', {
      name: name.trim(),
      format,
      listed,
    });
    if (!answer.ok) return setFault(refusalText(answer));
    go(`/torneo/${answer.value.code}`);
  };
  const musts = (checked?.complaints ?? []).filter((each) => each.must);
  const shoulds = (checked?.complaints ?? []).filter((each) => !each.must);
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
                    setTuned(null);
                    setScoring(null);
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
          <div class="tune-line">
            {standings ? (
              <>
                <NumberField
                  label={words.rounds}
                  value={now.rounds}
                  least={1}
                  most={30}
                  onChange={(rounds) => setTuned({ ...now, rounds })}
                />
                <NumberField
                  label={`${words.counted} (0: ${words.countedAll.toLowerCase()})`}
                  value={now.counted}
                  least={0}
                  most={30}
                  onChange={(counted) => setTuned({ ...now, counted })}
                />
              </>
            ) : null}
            <NumberField
              label={words.minutes}
              value={now.minutes}
              least={10}
              most={600}
              onChange={(minutes) => setTuned({ ...now, minutes })}
            />
          </div>
          <label class="choice">
            <input
              type="checkbox"
              checked={now.official}
              onChange={(input) => setTuned({ ...now, official: input.currentTarget.checked })}
            />
            <span>
              {words.official}
              <br />
              <span class="hint">{words.officialHint}</span>
            </span>
          </label>
        </section>
        <ScoringFields
          presets={presets.scorings}
          format={preset.format}
          choice={scoring}
          onChange={setScoring}
        />
        {musts.length + shoulds.length > 0 ? (
          <section class="card stack" role="status">
            {musts.length > 0 ? <h3 class="fault">{words.must}</h3> : <h3>{words.should}</h3>}
            <ul>
              {[...musts, ...shoulds].map((each) => (
                <li key={each.message.en}>
                  {each.message[language.value]}{' '}
                  {each.clause ? <span class="chip">{each.clause}</span> : null}
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <div class="make-bar">
          {fault ? (
            <p class="fault" role="alert">
              {fault}
            </p>
          ) : null}
          <button
            type="submit"
            class="button primary huge-button"
            disabled={!me.value || musts.length > 0}
          >
            <Icon name="check" />
            {words.create}
          </button>
        </div>
      </form>
    </Page>
  );
}
