// The judge's report: what the desk knows, and lines for what only the judge does.
import { nameOf, peopleOf } from '../model';
import { w } from '../words';
import { Head, type SheetProps, titleOf } from './sheets';

const linesToWrite = 14;

const timeOf = (seconds: number) =>
  new Date(1000 * seconds).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });

function Rounds({ detail }: SheetProps) {
  const words = w().print;
  return (
    <table class="paper-grid close">
      <thead>
        <tr>
          <th scope="col">{words.round}</th>
          <th scope="col">{words.tablesCount}</th>
          <th scope="col">{words.begun}</th>
          <th scope="col">{words.recovered}</th>
        </tr>
      </thead>
      <tbody>
        {detail.rounds.map((round) => (
          <tr key={round.number}>
            <th scope="row">{titleOf(round)}</th>
            <td>{round.tables.length}</td>
            <td>{round.started_at === undefined ? '' : timeOf(round.started_at)}</td>
            <td class="wide-cell">
              {round.tables
                .filter(({ recovery_minutes }) => recovery_minutes > 0)
                .map(({ number, recovery_minutes }) => words.recoveredAt(number, recovery_minutes))
                .join(', ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Penalties({ detail }: SheetProps) {
  const words = w().print;
  const people = peopleOf(detail);
  if (detail.penalties.length === 0) return <p>{words.noPenalties}</p>;
  return (
    <ul class="report-list">
      {detail.penalties.map((penalty, index) => (
        <li key={index}>
          <strong>{nameOf(people, penalty.player)}</strong>:{' '}
          {penalty.disqualified ? words.disqualified : words.minus(penalty.points)}
          {penalty.reason ? `, ${penalty.reason}` : ''}
        </li>
      ))}
    </ul>
  );
}

export function JudgesReport({ detail }: SheetProps) {
  const words = w().print;
  const judges = detail.officials.filter(({ role }) => role === 'official_judge');
  const here = detail.players.filter(({ present }) => present).length;
  return (
    <section class="sheet">
      <Head detail={detail} title={words.report} />
      <p>
        {new Date(detail.created_ms).toLocaleDateString(undefined, { dateStyle: 'long' })} ·{' '}
        {words.takingPart(detail.players.length, here)}
      </p>
      <p>
        {words.officialJudge}: <strong>{judges.map(({ name }) => name).join(', ')}</strong>
        {judges.length === 0 ? <span class="blank" /> : null}
      </p>
      <h3>{words.games}</h3>
      <Rounds detail={detail} />
      <h3>{words.penalties}</h3>
      <Penalties detail={detail} />
      <h3>{words.facts}</h3>
      {Array.from({ length: linesToWrite }, (_, line) => (
        <span key={line} class="blank ruled" />
      ))}
      <div class="sheet-foot">
        <p>
          {words.signed}
          <span class="blank" />
        </p>
        <p>
          {words.officialJudge}
          <span class="blank" />
        </p>
      </div>
    </section>
  );
}
