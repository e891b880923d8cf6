// The sheets: for tables, blank ones, certificates, and what all have in common. A4, black on white.
import type { DeskRound, TournamentDetail } from '../../protocol.gen';
import { Logo } from '../../ui/site-header';
import { nameOf, pagesOf, peopleOf } from '../model';
import { w } from '../words';

export interface SheetProps {
  readonly detail: TournamentDetail;
}

const certificatesMost = 8;

export function Head({ detail, title }: SheetProps & { readonly title: string }) {
  return (
    <header class="paper-head">
      <div>
        <p class="paper-event">{detail.name}</p>
        <h2>{title}</h2>
      </div>
      <Logo />
    </header>
  );
}

export function Nothing() {
  return <p class="no-print hint">{w().print.none}</p>;
}

export function titleOf(round: DeskRound): string {
  return `${w().desk.round(round.number)} · ${w().desk.phases[round.kind]}`;
}

interface SheetRow {
  readonly key: number;
  readonly name: string;
  readonly club: string;
}

/** Half an A4, to be filled in with a pen. */
function TableSheet(props: {
  readonly event: string;
  readonly title: string;
  readonly rows: readonly SheetRow[];
}) {
  const words = w().print;
  return (
    <article class="table-sheet">
      <header class="paper-head">
        <div>
          <p class="paper-event">{props.event}</p>
          <h2>{props.title}</h2>
        </div>
        <p class="sheet-time">
          {words.time}
          <span class="blank" />
        </p>
      </header>
      <table class="paper-grid">
        <thead>
          <tr>
            <th scope="col">{words.order}</th>
            <th scope="col">{words.points}</th>
            <th scope="col">{words.objective}</th>
            <th scope="col">{words.exit}</th>
            <th scope="col">{words.place}</th>
            <th scope="col">{words.signature}</th>
          </tr>
        </thead>
        <tbody>
          {props.rows.map((row, index) => (
            <tr key={row.key}>
              <th scope="row">
                {index + 1}. {row.name}
                <br />
                <small>{row.club}</small>
              </th>
              <td />
              <td />
              <td />
              <td />
              <td class="wide-cell" />
            </tr>
          ))}
        </tbody>
      </table>
      <div class="sheet-foot">
        <p>
          {words.notes}
          <span class="blank tall" />
        </p>
        <p>
          {words.judge}
          <span class="blank" />
        </p>
      </div>
    </article>
  );
}

export function Sheets({ detail }: SheetProps) {
  const round = detail.rounds.at(-1);
  const people = peopleOf(detail);
  if (!round) return <Nothing />;
  return (
    <>
      {pagesOf(round.tables, 2).map((page) => (
        <section key={page[0]?.number} class="sheet halves">
          {page.map((table) => (
            <TableSheet
              key={table.number}
              event={`${detail.name} · ${titleOf(round)}`}
              title={w().desk.table(table.number)}
              rows={table.players.map((player) => ({
                key: player,
                name: nameOf(people, player),
                club: people.get(player)?.club ?? '',
              }))}
            />
          ))}
        </section>
      ))}
    </>
  );
}

/** For when the power fails: any table, any round. A copier makes as many as it takes. */
export function BlankSheets({ detail }: SheetProps) {
  const rows = [1, 2, 3, 4, 5].map((key) => ({ key, name: '', club: '' }));
  return (
    <section class="sheet halves">
      {[1, 2].map((half) => (
        <TableSheet
          key={half}
          event={`${detail.name} · ${w().print.roundBlank}`}
          title={w().print.tableBlank}
          rows={rows}
        />
      ))}
    </section>
  );
}

export function Certificates({ detail }: SheetProps) {
  const people = peopleOf(detail);
  const words = w().print;
  if (detail.state !== 'over') return <p class="no-print hint">{w().standings.notYet}</p>;
  const rows = detail.ranking.filter((row) => row.position > 0).slice(0, certificatesMost);
  return (
    <>
      {rows.map((row) => (
        <section key={row.player} class="sheet certificate">
          <div class="certificate-frame">
            <Logo />
            <p class="certificate-event">{detail.name}</p>
            <p>{words.attests}</p>
            <p class="certificate-name">{nameOf(people, row.player)}</p>
            <p class="certificate-club">{people.get(row.player)?.club}</p>
            <p class="certificate-rank">{words.ranked(row.position)}</p>
            <p>{words.of(detail.standings.length)}</p>
            <p class="certificate-foot">
              <span>
                {new Date(detail.created_ms).toLocaleDateString(undefined, { dateStyle: 'long' })}
              </span>
              <span>
                {words.signed}
                <span class="blank" />
              </span>
            </p>
          </div>
        </section>
      ))}
    </>
  );
}
