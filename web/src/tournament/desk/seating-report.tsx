// What the draw could not avoid and why, and exchanges of seats by hand.
import { useEffect, useState } from 'preact/hooks';
import { get } from '../../lib/api';
import { useDraft } from '../../lib/draft';
import { language } from '../../lib/settings';
import type { DeskRound, SeatingAnswer, TournamentDetail } from '../../protocol.gen';
import { Icon } from '../../ui/icons';
import { inPlay, nameOf, peopleOf, permitted, played } from '../model';
import { w } from '../words';
import { useDecider } from './act';
import { Fault } from './fault';

interface SeatingReportProps {
  readonly detail: TournamentDetail;
  readonly round: DeskRound;
}

const nobody: readonly string[] = ['', ''];

function Exchange({ detail, round }: SeatingReportProps) {
  const [pair, setPair] = useDraft(`desk.${detail.code}.exchange`, `${round.number}`, nobody);
  const { decide, fault } = useDecider(detail.code);
  const words = w().rounds;
  const tableOf = (player: number) =>
    round.tables.find((table) => table.players.includes(player))?.number;
  const people = detail.players.filter(inPlay);
  const [a = '', b = ''] = pair;
  const select = (index: 0 | 1) => (
    <select
      class="select"
      aria-label={`${words.exchange} ${index + 1}`}
      value={pair[index]}
      onChange={(change) =>
        setPair(pair.map((each, at) => (at === index ? change.currentTarget.value : each)))
      }
    >
      <option value="">–</option>
      {people.map((player) => (
        <option key={player.number} value={player.number}>
          {player.name}{' '}
          {tableOf(player.number) ? `(${w().desk.table(tableOf(player.number) ?? 0)})` : ''}
        </option>
      ))}
    </select>
  );
  return (
    <details open={a !== '' || b !== ''}>
      <summary>{words.exchange}</summary>
      <div class="stack">
        <p class="hint">{words.exchangeHint}</p>
        <div class="add-line">
          {select(0)}
          {select(1)}
          <button
            type="button"
            class="button"
            disabled={!a || !b || a === b}
            onClick={() =>
              void decide({ type: 'seats_exchanged', a: Number(a), b: Number(b) }).then(
                (taken) => taken && setPair(nobody),
              )
            }
          >
            <Icon name="transfer" />
            {words.exchangeNow}
          </button>
        </div>
        <Fault text={fault} />
      </div>
    </details>
  );
}

export function SeatingReport({ detail, round }: SeatingReportProps) {
  const [report, setReport] = useState<SeatingAnswer | null>(null);
  const words = w().rounds;
  const people = peopleOf(detail);
  const seats = round.tables.map((table) => table.players.join()).join(';');
  // Asked anew when seats were exchanged
  useEffect(() => {
    const path = `/api/tournaments/${detail.code}/seating/${round.number}`;
    void get<SeatingAnswer>(path).then((answer) => answer.ok && setReport(answer.value));
  }, [detail.code, round.number, seats]);
  if (!report) return null;
  const count = report.conflicts.length;
  return (
    <section class="stack seating-report">
      {count === 0 ? (
        <p class="good-line">
          <Icon name="check" />
          {words.noConflicts}
        </p>
      ) : (
        <details>
          <summary>
            {words.conflicts}: {count}
          </summary>
          <ul>
            {report.conflicts.map((each) => (
              <li key={`${each.table}-${each.criterion.en}-${each.players.join()}`}>
                {w().desk.table(each.table)}: {each.criterion[language.value]}:{' '}
                {each.players.map((player) => nameOf(people, player)).join(', ')}
              </li>
            ))}
          </ul>
          {report.necessities.length > 0 ? (
            <>
              <h3>{words.necessary}</h3>
              <ul>
                {report.necessities.map((each) => (
                  <li key={`${each.group}-${each.criterion.en}`}>
                    {words.atLeast(
                      each.group || each.criterion[language.value],
                      each.people,
                      each.tables,
                      each.at_least,
                    )}
                  </li>
                ))}
              </ul>
            </>
          ) : null}
        </details>
      )}
      {permitted(detail, 'seats_exchanged') && !round.tables.every(played) ? (
        <Exchange detail={detail} round={round} />
      ) : null}
    </section>
  );
}
