// The settings page: what a player prefers in this browser.
import type { Signal } from '@preact/signals';
import { t } from '../i18n/words';
import {
  confirmation,
  confirmations,
  language,
  letterKeys,
  pace,
  paces,
  showNames,
  showValues,
  sounds,
  theme,
  themes,
  volume,
} from '../lib/settings';
import { play } from '../lib/sound';
import { Page } from '../ui/page';

function Choices<Name extends string>(props: {
  readonly label: string;
  readonly state: Signal<Name>;
  readonly names: readonly Name[];
  readonly words: Readonly<Record<Name, string>>;
  readonly hint?: string;
}) {
  const { label, state, names, words, hint } = props;
  return (
    <fieldset class="plain stack">
      <legend class="label-legend">{label}</legend>
      <div class="segments">
        {names.map((name) => (
          <button
            key={name}
            type="button"
            class="button"
            aria-pressed={state.value === name}
            onClick={() => {
              state.value = name;
            }}
          >
            {words[name]}
          </button>
        ))}
      </div>
      {hint ? <p class="hint">{hint}</p> : null}
    </fieldset>
  );
}

function Switch({ label, state }: { readonly label: string; readonly state: Signal<boolean> }) {
  return (
    <label class="choice">
      <input
        type="checkbox"
        checked={state.value}
        onChange={(change) => {
          state.value = change.currentTarget.checked;
        }}
      />
      {label}
    </label>
  );
}

export function SettingsPage() {
  const words = t().settings;
  const languages = { it: t().common.italian, en: t().common.english };
  return (
    <Page title={words.title} narrow>
      <h1>{words.title}</h1>
      <p class="lead">{words.hint}</p>
      <div class="card stack settings">
        <Choices
          label={t().common.language}
          state={language}
          names={['it', 'en']}
          words={languages}
        />
        <Choices label={words.theme} state={theme} names={themes} words={words.themes} />
        <Choices
          label={words.pace}
          state={pace}
          names={paces}
          words={words.paces}
          hint={words.paceHint}
        />
        <Choices
          label={words.confirmation}
          state={confirmation}
          names={confirmations}
          words={words.confirmations}
        />
        <Switch label={words.showNames} state={showNames} />
        <Switch label={words.showValues} state={showValues} />
        <Switch label={words.letterKeys} state={letterKeys} />
        <Switch label={words.sounds} state={sounds} />
        {sounds.value ? (
          <label class="field">
            <span class="label">{words.volume}</span>
            <span class="row">
              <input
                type="range"
                min={0}
                max={1}
                step={0.05}
                value={volume.value}
                onInput={(input) => {
                  volume.value = Number(input.currentTarget.value);
                }}
              />
              <button type="button" class="button small" onClick={() => play('turn')}>
                {words.trySound}
              </button>
            </span>
          </label>
        ) : null}
      </div>
    </Page>
  );
}
