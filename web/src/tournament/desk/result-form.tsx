// The result of a table, typed as fast as a paper sheet is read: one field a player, Enter goes on.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { dropDrafts, useDraft } from '../../lib/draft';
import type { DeskRound, DeskTable, TournamentDetail } from '../../protocol.gen';
import { Icon } from '../../ui/icons';
import {
  nameOf,
  nextOut,
  peopleOf,
  played,
  readTyped,
  resultLines,
  sumOf,
  writeTyped,
} from '../model';
import { w } from '../words';
import { useDecider } from './act';
import { Fault } from './fault';

interface ResultFormProps {
  readonly detail: TournamentDetail;
  readonly round: DeskRound;
  readonly table: DeskTable;
  readonly onSaved: () => void;
}

function textsFor(table: DeskTable): string[] {
  return table.players.map((player) => {
    const line = table.lines.find((each) => each.player === player);
    return line ? writeTyped(line) : '';
  });
}

export function ResultForm({ detail, round, table, onSaved }: ResultFormProps) {
  // Of this result: another one at the same table, or other people there, begins anew.
  const key = `desk.${detail.code}.result.${round.number}.${table.number}`;
  const basis = `${table.entry ?? 0} ${table.players.join(' ')}`;
  const [texts, setTexts] = useDraft(`${key}.points`, basis, textsFor(table));
  const [reason, setReason] = useDraft(`${key}.reason`, basis, '');
  const { decide, fault, busy } = useDecider(detail.code);
  const form = useRef<HTMLFormElement>(null);
  const words = w().rounds;
  const people = peopleOf(detail);
  const correcting = played(table);
  const results = texts.map((text) =>
    readTyped(text, detail.objective_points, detail.late_objective_points),
  );
  const lines = resultLines(table.players, results);
  const board = detail.format.points?.board_value ?? 0;
  // Before the page is painted: whoever types at once loses no key.
  useLayoutEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);
  const set = (index: number, text: string) =>
    setTexts((before) => before.map((each, at) => (at === index ? text : each)));
  const save = async () => {
    if (!lines) return;
    const at = { round: round.number, table: table.number, lines };
    const taken = await decide(
      correcting ? { type: 'result_corrected', ...at, reason } : { type: 'result_entered', ...at },
    );
    if (!taken) return;
    dropDrafts(`${key}.`);
    onSaved();
  };
  const enter = (key: KeyboardEvent, index: number) => {
    if (key.key !== 'Enter') return;
    key.preventDefault();
    const fields = form.current?.querySelectorAll<HTMLInputElement>('.points-input');
    const next = fields?.[index + 1];
    if (next) next.focus();
    else void save();
  };
  return (
    <form
      class="stack result-form"
      ref={form}
      aria-label={words.enter(table.number)}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h3>{words.enter(table.number)}</h3>
      {table.players.map((player, index) => {
        const text = texts[index] ?? '';
        const typed = results[index] ?? null;
        const wrong = text.trim() !== '' && typed === null;
        return (
          <div key={player} class="result-line">
            <span class="result-name">
              <span class="seat-number">{index + 1}</span>
              <span>
                <strong>{nameOf(people, player)}</strong>
                <br />
                <span class="hint">{people.get(player)?.club}</span>
              </span>
            </span>
            <input
              class="input points-input"
              aria-label={words.pointsOf(nameOf(people, player))}
              aria-invalid={wrong}
              autocomplete="off"
              autocapitalize="off"
              inputMode="text"
              value={text}
              onInput={(input) => set(index, input.currentTarget.value)}
              onKeyDown={(key) => enter(key, index)}
            />
            <span class="segments">
              <button
                type="button"
                class="button small"
                title={words.markObjective}
                aria-label={`${words.markObjective}: ${nameOf(people, player)}`}
                aria-pressed={typed?.objective ?? false}
                onClick={() => set(index, text === 'o' ? '' : 'o')}
              >
                <Icon name="target" />
              </button>
              <button
                type="button"
                class="button small"
                title={words.markOut}
                aria-label={`${words.markOut}: ${nameOf(people, player)}`}
                aria-pressed={(typed?.out ?? 0) > 0}
                onClick={() => set(index, text.startsWith('x') ? '' : `x${nextOut(results)}`)}
              >
                <Icon name="close" />
              </button>
            </span>
          </div>
        );
      })}
      <p class="spread wrap">
        <span class="hint">{words.sum(sumOf(results), board)}</span>
        <span class="hint">{words.howText}</span>
      </p>
      {correcting ? (
        <label class="field">
          <span class="label">{words.correctReason}</span>
          <input
            class="input"
            required
            maxLength={90}
            value={reason}
            onInput={(input) => setReason(input.currentTarget.value)}
          />
        </label>
      ) : null}
      <Fault text={fault} />
      <p>
        <button type="submit" class="button primary" disabled={!lines || busy}>
          <Icon name="check" />
          {correcting ? words.saveCorrection : words.save}
        </button>
      </p>
    </form>
  );
}
