// Everything of a format that an organiser may set: in the wizard, and at the desk as long as what
// was played stays valid.
import { t } from '../i18n/words';
import type { ScoringPreset, TournamentFormat } from '../protocol.gen';
import { EuroField } from './euro-field';
import { hasFinals, withAll, withFinals, withFirst, withScoring } from './format-model';
import { NumberField } from './number-field';
import { OrderedChoice } from './ordered-choice';
import { ScoringFields } from './scoring-fields';
import { ThresholdFields } from './threshold-fields';
import { w } from './words';

interface FormatFieldsProps {
  readonly format: TournamentFormat;
  readonly scorings: readonly ScoringPreset[];
  readonly onChange: (format: TournamentFormat) => void;
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly name: string;
  readonly value: T;
  readonly names: Readonly<Record<T, string>>;
  readonly onChange: (value: T) => void;
}

function Choice<T extends string>({ label, name, value, names, onChange }: ChoiceProps<T>) {
  return (
    <label class="field">
      <span class="label">{label}</span>
      <select
        class="select"
        name={name}
        value={value}
        onChange={(select) => onChange(select.currentTarget.value as T)}
      >
        {(Object.keys(names) as T[]).map((each) => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
      </select>
    </label>
  );
}

interface TickProps {
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function Tick({ label, hint, checked, onChange }: TickProps) {
  return (
    <label class="choice">
      <input
        type="checkbox"
        checked={checked}
        onChange={(input) => onChange(input.currentTarget.checked)}
      />
      <span>
        {label}
        {hint ? (
          <>
            <br />
            <span class="hint">{hint}</span>
          </>
        ) : null}
      </span>
    </label>
  );
}

type PartProps = Omit<FormatFieldsProps, 'scorings'>;

function Event({ format, onChange }: PartProps) {
  const words = w().format;
  const first = format.stages[0];
  const standings = first?.kind === 'standings';
  return (
    <>
      <div class="tune-line">
        <label class="field">
          <span class="label">{words.date}</span>
          <input
            class="input"
            type="date"
            name="tournament-date"
            value={format.date ?? ''}
            onInput={(input) => onChange({ ...format, date: input.currentTarget.value })}
          />
        </label>
        <Choice
          label={words.ruleset}
          name="ruleset"
          value={format.ruleset ?? 'challenge'}
          names={t().names.rulesets as Readonly<Record<string, string>>}
          onChange={(ruleset) => onChange({ ...format, ruleset })}
        />
        <Choice
          label={words.event}
          name="event"
          value={format.event ?? 'friendly'}
          names={words.events}
          onChange={(event) => onChange({ ...format, event })}
        />
      </div>
      <div class="tune-line">
        {standings ? (
          <>
            <NumberField
              label={w().make.rounds}
              value={first?.rounds ?? 1}
              least={1}
              most={100}
              onChange={(rounds) => onChange(withFirst(format, { rounds }))}
            />
            <NumberField
              label={`${w().make.counted} (0: ${w().make.countedAll.toLowerCase()})`}
              value={first?.counted ?? 0}
              least={0}
              most={100}
              onChange={(counted) => onChange(withFirst(format, { counted }))}
            />
          </>
        ) : null}
        <NumberField
          label={w().make.minutes}
          value={first?.minutes ?? 90}
          least={10}
          most={600}
          onChange={(minutes) => onChange(withAll(format, { minutes }))}
        />
      </div>
      <Tick
        label={w().make.official}
        hint={w().make.officialHint}
        checked={format.official ?? false}
        onChange={(official) => onChange({ ...format, official })}
      />
      <EuroField
        label={w().fees.fee}
        hint={w().fees.feeHint}
        name="fee"
        cents={format.fee ?? 0}
        most={100_000}
        onChange={(fee) => onChange({ ...format, fee })}
      />
    </>
  );
}

function Tables({ format, onChange }: PartProps) {
  const words = w().format;
  const first = format.stages[0];
  if (!first) return null;
  const knockout = first.kind === 'knockout';
  return (
    <>
      <div class="tune-line">
        <Choice
          label={words.sizes}
          name="sizes"
          value={first.sizes ?? 'fours_then_fives'}
          names={words.sizeNames}
          onChange={(sizes) => onChange(withFirst(format, { sizes }))}
        />
        <Choice
          label={words.seating}
          name="seating"
          value={first.seating ?? 'drawn'}
          names={words.seatingNames}
          onChange={(seating) => onChange(withFirst(format, { seating }))}
        />
        <Choice
          label={words.winners}
          name="winners"
          value={format.winners ?? 'exactly_one'}
          names={words.winnerNames}
          onChange={(winners) => onChange({ ...format, winners })}
        />
        {knockout ? (
          <NumberField
            label={words.finalSize}
            value={first.final_size ?? 4}
            least={3}
            most={5}
            onChange={(final_size) => onChange(withFirst(format, { final_size }))}
          />
        ) : null}
      </div>
      {knockout ? (
        <Tick
          label={words.seconds}
          checked={first.fill_with_seconds ?? false}
          onChange={(fill_with_seconds) => onChange(withFirst(format, { fill_with_seconds }))}
        />
      ) : null}
      <div class="columns-2 even">
        <OrderedChoice
          label={words.firstRound}
          names={words.criteria}
          chosen={first.first_round ?? []}
          onChange={(first_round) => onChange(withFirst(format, { first_round }))}
        />
        <OrderedChoice
          label={words.laterRounds}
          names={words.criteria}
          chosen={first.later_rounds ?? []}
          onChange={(later_rounds) => onChange(withFirst(format, { later_rounds }))}
        />
      </div>
    </>
  );
}

function GoingOn({ format, onChange }: PartProps) {
  const words = w().format;
  const first = format.stages[0];
  if (first?.kind !== 'standings') return null;
  return (
    <>
      <OrderedChoice
        label={words.tieBreaks}
        names={words.tieBreakNames}
        chosen={first.tie_breaks ?? []}
        onChange={(tie_breaks) => onChange(withFirst(format, { tie_breaks }))}
      />
      <Tick
        label={words.finals}
        checked={hasFinals(format)}
        onChange={(finals) => onChange(withFinals(format, finals))}
      />
      {hasFinals(format) ? (
        <ThresholdFields
          rows={format.thresholds ?? []}
          onChange={(thresholds) => onChange({ ...format, thresholds })}
        />
      ) : null}
      <Tick
        label={words.teams}
        hint={words.teamsHint}
        checked={Boolean(format.teams)}
        onChange={(teams) =>
          onChange({ ...format, teams: teams ? { players: 4, counted: 9 } : null })
        }
      />
      {format.teams ? (
        <div class="tune-line">
          <NumberField
            label={words.teamPlayers}
            value={format.teams.players}
            least={2}
            most={20}
            onChange={(players) =>
              format.teams && onChange({ ...format, teams: { ...format.teams, players } })
            }
          />
          <NumberField
            label={words.teamCounted}
            value={format.teams.counted}
            least={1}
            most={400}
            onChange={(counted) =>
              format.teams && onChange({ ...format, teams: { ...format.teams, counted } })
            }
          />
        </div>
      ) : null}
    </>
  );
}

export function FormatFields({ format, scorings, onChange }: FormatFieldsProps) {
  const words = w().format;
  return (
    <>
      <section class="card stack">
        <h2>{words.title}</h2>
        <Event format={format} onChange={onChange} />
        <details class="stack">
          <summary>{words.tables}</summary>
          <div class="stack details-body">
            <Tables format={format} onChange={onChange} />
          </div>
        </details>
        <details class="stack">
          <summary>{words.goingOn}</summary>
          <div class="stack details-body">
            <GoingOn format={format} onChange={onChange} />
          </div>
        </details>
      </section>
      <ScoringFields
        presets={scorings}
        format={format}
        choice={null}
        onChange={(choice) => choice && onChange(withScoring(format, choice))}
      />
    </>
  );
}
