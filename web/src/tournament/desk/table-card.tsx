// A table of the round: who sits there in order of play, what came of it, minutes back.
import { useState } from 'preact/hooks';
import { t } from '../../i18n/words';
import { language } from '../../lib/settings';
import type { DeskTable, TournamentDetail } from '../../protocol.gen';
import { judgeLink } from '../../referee/book/judge-link';
import { Icon } from '../../ui/icons';
import { nameOf, peopleOf, permitted, played, scoreText, writeTyped } from '../model';
import { w } from '../words';
import type { Decider } from './act';

interface TableCardProps {
  readonly detail: TournamentDetail;
  readonly round: number;
  readonly table: DeskTable;
  readonly chosen: boolean;
  readonly groups: boolean;
  readonly decider: Decider;
  readonly onChoose: () => void;
}

export function TableCard(props: TableCardProps) {
  const { detail, round, table, chosen, decider } = props;
  const [minutes, setMinutes] = useState(5);
  const words = w().rounds;
  const people = peopleOf(detail);
  const done = played(table);
  const lines = [...table.lines].sort((a, b) => a.place - b.place);
  return (
    <li class={`table-card${done ? ' done' : ''}${chosen ? ' chosen' : ''}`}>
      <div class="spread">
        <h3>
          {w().desk.table(table.number)}
          {props.groups ? <span class="hint"> · {words.group(table.group + 1)}</span> : null}
        </h3>
        <span class={done ? 'chip good' : 'chip warn'}>{done ? words.done : words.missing}</span>
      </div>
      {done ? (
        <ol class="result-list">
          {lines.map((line) => (
            <li key={line.player} value={line.place} class={line.place === 1 ? 'strong' : ''}>
              <span>{nameOf(people, line.player)}</span>
              <span class="hint">{writeTyped(line)}</span>
              <span class="number">{scoreText(line.score, language.value)}</span>
            </li>
          ))}
        </ol>
      ) : (
        <ol class="result-list">
          {table.players.map((player) => (
            <li key={player}>
              <span>{nameOf(people, player)}</span>
              <span class="hint">{people.get(player)?.club}</span>
            </li>
          ))}
          {table.ghosts > 0 ? <li class="hint">{words.ghost}</li> : null}
        </ol>
      )}
      <div class="row">
        {permitted(detail, done ? 'result_corrected' : 'result_entered') ? (
          <button
            type="button"
            class="button small"
            aria-pressed={chosen}
            aria-label={`${done ? words.correct : words.result}: ${words.enter(table.number)}`}
            onClick={props.onChoose}
          >
            <Icon name="log" />
            {done ? words.correct : words.result}
          </button>
        ) : null}
        {done ? null : (
          <a
            class="button small"
            href={judgeLink({
              code: detail.code,
              round,
              table: table.number,
              names: table.players.map((player) => nameOf(people, player)),
            })}
          >
            <Icon name="shield" />
            {t().common.referee}
          </a>
        )}
        {permitted(detail, 'recovery_granted') && !done ? (
          <details class="recovery">
            <summary>
              {words.recovery}
              {table.recovery_minutes > 0 ? ` ${words.minutesMore(table.recovery_minutes)}` : ''}
            </summary>
            <div class="row">
              <input
                class="input minutes-input"
                type="number"
                min={1}
                max={120}
                aria-label={words.recoveryFor(table.number)}
                value={minutes}
                onInput={(input) => setMinutes(input.currentTarget.valueAsNumber || 1)}
              />
              <button
                type="button"
                class="button small"
                onClick={() =>
                  void decider.decide({
                    type: 'recovery_granted',
                    round,
                    table: table.number,
                    minutes,
                  })
                }
              >
                {words.grant}
              </button>
            </div>
          </details>
        ) : table.recovery_minutes > 0 ? (
          <span class="chip">{words.minutesMore(table.recovery_minutes)}</span>
        ) : null}
      </div>
    </li>
  );
}
