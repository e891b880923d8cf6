// How the table is run: who may come, chat and aids, the clock, and what becomes of quitters.
import type { ComponentChildren } from 'preact';
import { t } from '../i18n/words';
import type { ClockKind, ClockSetting, Settings } from '../protocol';

/** The clock of the book: its minutes, where it has any. */
export function usualClock(minutes: number): ClockSetting {
  return minutes > 0 ? { kind: 'table', minutes } : { kind: 'none' };
}

export const usualSettings: Settings = {
  visibility: 'private',
  aids: true,
  chat: true,
  tournament: false,
  spectators: true,
  spectator_delay_s: 0,
  clock: usualClock(90),
  at_zero: 'bot',
  quitters: 'bot',
};

interface SettingsFieldsProps {
  readonly settings: Settings;
  readonly minutes: number;
  readonly onChange: (settings: Settings) => void;
}

function Check(props: {
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}) {
  return (
    <label class="choice">
      <input
        type="checkbox"
        checked={props.checked}
        disabled={props.disabled}
        onChange={(change) => props.onChange(change.currentTarget.checked)}
      />
      <span>
        {props.label}
        {props.hint ? <span class="hint block">{props.hint}</span> : null}
      </span>
    </label>
  );
}

function Select<Value extends string>(props: {
  readonly label: string;
  readonly value: Value;
  readonly words: Readonly<Partial<Record<Value, string>>>;
  readonly onChange: (value: Value) => void;
}) {
  return (
    <label class="field">
      <span class="label">{props.label}</span>
      <select
        class="select"
        value={props.value}
        onChange={(change) => props.onChange(change.currentTarget.value as Value)}
      >
        {(Object.entries(props.words) as [Value, string][]).map(([value, word]) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </select>
    </label>
  );
}

function NumberField(props: {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}): ComponentChildren {
  return (
    <label class="field">
      <span class="label">{props.label}</span>
      <input
        class="input"
        type="number"
        min={props.min}
        max={props.max}
        value={props.value}
        onInput={(input) => props.onChange(Number(input.currentTarget.value))}
      />
    </label>
  );
}

function clockOf(kind: ClockKind, minutes: number): ClockSetting {
  switch (kind) {
    case 'none':
      return { kind };
    case 'table':
      return { kind, minutes: minutes || 90 };
    case 'bank':
      return { kind, bank_s: 1500, increment_s: 10 };
    case 'turn':
      return { kind, turn_s: 180 };
    default:
      return kind satisfies never;
  }
}

function ClockFields(props: {
  readonly clock: ClockSetting;
  readonly minutes: number;
  readonly onChange: (clock: ClockSetting) => void;
}) {
  const { clock, minutes, onChange } = props;
  const words = t().create;
  return (
    <>
      <Select
        label={words.clock}
        value={clock.kind}
        words={words.clocks}
        onChange={(kind) => onChange(clockOf(kind, minutes))}
      />
      {clock.kind === 'table' ? (
        <NumberField
          label={words.clockMinutes}
          value={clock.minutes ?? 90}
          min={1}
          max={600}
          onChange={(value) => onChange({ ...clock, minutes: value })}
        />
      ) : null}
      {clock.kind === 'bank' ? (
        <div class="columns-2">
          <NumberField
            label={words.bankMinutes}
            value={Math.round((clock.bank_s ?? 1500) / 60)}
            min={1}
            max={240}
            onChange={(value) => onChange({ ...clock, bank_s: value * 60 })}
          />
          <NumberField
            label={words.increment}
            value={clock.increment_s ?? 0}
            min={0}
            max={120}
            onChange={(value) => onChange({ ...clock, increment_s: value })}
          />
        </div>
      ) : null}
      {clock.kind === 'turn' ? (
        <NumberField
          label={words.turnSeconds}
          value={clock.turn_s ?? 180}
          min={15}
          max={3600}
          onChange={(value) => onChange({ ...clock, turn_s: value })}
        />
      ) : null}
    </>
  );
}

export function SettingsFields({ settings, minutes, onChange }: SettingsFieldsProps) {
  const words = t().create;
  const set = (change: Partial<Settings>) => onChange({ ...settings, ...change });
  const { tournament } = settings;
  return (
    <section class="card stack">
      <h2>{words.settings}</h2>
      <Select
        label={words.visibility}
        value={settings.visibility}
        words={{ private: words.privateTable, public: words.publicTable }}
        onChange={(visibility) => set({ visibility })}
      />
      <ClockFields clock={settings.clock} minutes={minutes} onChange={(clock) => set({ clock })} />
      {settings.clock.kind === 'bank' || settings.clock.kind === 'turn' ? (
        <Select
          label={words.atZero}
          value={settings.at_zero === 'neutral' ? 'neutral' : 'bot'}
          words={{ bot: words.atZeroBot, neutral: words.atZeroNeutral }}
          onChange={(at_zero) => set({ at_zero })}
        />
      ) : null}
      <Select
        label={words.quitters}
        value={settings.quitters === 'nobody' ? 'bot' : settings.quitters}
        words={{
          bot: words.quittersBot,
          ...(tournament ? {} : { vote: words.quittersVote }),
          neutral: words.quittersNeutral,
        }}
        onChange={(quitters) => set({ quitters })}
      />
      <NumberField
        label={words.grace}
        value={settings.grace_s ?? 60}
        min={5}
        max={600}
        onChange={(grace_s) => set({ grace_s })}
      />
      <Check
        label={words.tournament}
        hint={words.tournamentHint}
        checked={tournament}
        onChange={(on) =>
          set({
            tournament: on,
            ...(on ? { aids: false, chat: false } : {}),
            ...(on && settings.quitters === 'vote' ? { quitters: 'bot' } : {}),
          })
        }
      />
      <Check
        label={words.aids}
        hint={words.aidsHint}
        checked={settings.aids && !tournament}
        disabled={tournament}
        onChange={(aids) => set({ aids })}
      />
      <Check
        label={words.chat}
        checked={settings.chat && !tournament}
        disabled={tournament}
        onChange={(chat) => set({ chat })}
      />
      <Check
        label={words.spectators}
        checked={settings.spectators}
        onChange={(spectators) => set({ spectators })}
      />
      {settings.spectators ? (
        <NumberField
          label={words.delay}
          value={settings.spectator_delay_s}
          min={0}
          max={600}
          onChange={(spectator_delay_s) => set({ spectator_delay_s })}
        />
      ) : null}
    </section>
  );
}
