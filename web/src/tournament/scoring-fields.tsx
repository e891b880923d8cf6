// What a game is worth: a preset or the organiser's own formula, with a table worked out beside it.
import { useEffect, useState } from 'preact/hooks';
import { post } from '../lib/api';
import { language } from '../lib/settings';
import type { ExampleLine, FormulaAnswer, ScoringPreset, TournamentFormat } from '../protocol.gen';
import { scoreText } from './model';
import { w } from './words';

export interface ScoringChoice {
  readonly formula: string;
  readonly prize: number;
  readonly fifthLess: boolean;
}

function Example({ lines }: { readonly lines: readonly ExampleLine[] }) {
  const words = w().make;
  return (
    <table class="grid example">
      <caption>{words.example}</caption>
      <thead>
        <tr>
          <th scope="col">{words.place}</th>
          <th scope="col">{words.points}</th>
          <th scope="col" class="number">
            {words.score}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          // Lines of one example never change places
          <tr key={index}>
            <td>{w().list.ordinal(line.place)}</td>
            <td>
              {line.out > 0
                ? words.out(line.out)
                : [
                    scoreText(line.points, language.value),
                    line.objective ? `(${words.objective})` : '',
                  ].join(' ')}
            </td>
            <td class="number strong">{scoreText(line.score, language.value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ScoringFieldsProps {
  readonly presets: readonly ScoringPreset[];
  readonly format: TournamentFormat;
  readonly choice: ScoringChoice | null;
  readonly onChange: (choice: ScoringChoice | null) => void;
}

export function ScoringFields({ presets, format, choice, onChange }: ScoringFieldsProps) {
  const [answer, setAnswer] = useState<FormulaAnswer | null>(null);
  const words = w().make;
  const own = format.stages[0]?.scoring;
  const now: ScoringChoice = choice ?? {
    formula: own?.formula ?? 'points',
    prize: own?.prize ?? 0,
    fifthLess: own?.prize_at_four === 'fifth_less',
  };
  const known = presets.find(
    (each) =>
      each.formula === now.formula && each.prize === now.prize && each.fifth_less === now.fifthLess,
  );
  const asked = JSON.stringify({
    formula: now.formula,
    prize: now.prize,
    fifth_less: now.fifthLess,
  });
  useEffect(() => {
    const wait = setTimeout(() => {
      void post<FormulaAnswer>('/api/tournaments/formula', JSON.parse(asked)).then(
        (a) => a.ok && setAnswer(a.value),
      );
    }, 200);
    return () => clearTimeout(wait);
  }, [asked]);
  return (
    <section class="card stack">
      <h2>{words.scoring}</h2>
      <p class="hint">{words.scoringHint}</p>
      <div class="columns-2">
        <div class="stack">
          <label class="field">
            <span class="label">{words.scoring}</span>
            <select
              class="select"
              name="scoring"
              value={known?.id ?? 'own'}
              onChange={(select) => {
                const preset = presets.find((each) => each.id === select.currentTarget.value);
                if (!preset) return;
                onChange({
                  formula: preset.formula,
                  prize: preset.prize,
                  fifthLess: preset.fifth_less,
                });
              }}
            >
              {presets.map((each) => (
                <option key={each.id} value={each.id}>
                  {each.names[language.value]}
                </option>
              ))}
              {known ? null : <option value="own">{words.own}</option>}
            </select>
          </label>
          <label class="field">
            <span class="label">{words.formula}</span>
            <textarea
              class="input formula"
              rows={3}
              spellcheck={false}
              value={now.formula}
              aria-invalid={answer?.error !== undefined}
              onInput={(input) => onChange({ ...now, formula: input.currentTarget.value })}
            />
            <span class="hint">{words.formulaHint}</span>
          </label>
          <div class="tune-line">
            <label class="field">
              <span class="label">{words.prize}</span>
              <input
                class="input"
                type="number"
                min={0}
                max={100}
                value={now.prize}
                onInput={(input) => {
                  const prize = input.currentTarget.valueAsNumber;
                  if (prize >= 0 && prize <= 100) onChange({ ...now, prize });
                }}
              />
              <span class="hint">{words.prizeHint}</span>
            </label>
            <label class="choice">
              <input
                type="checkbox"
                checked={now.fifthLess}
                onChange={(input) => onChange({ ...now, fifthLess: input.currentTarget.checked })}
              />
              <span>{words.fifthLess}</span>
            </label>
          </div>
        </div>
        <div aria-live="polite">
          {answer?.error ? (
            <p class="fault">{answer.error[language.value]}</p>
          ) : (
            <Example lines={known ? known.example : (answer?.example ?? [])} />
          )}
        </div>
      </div>
    </section>
  );
}
