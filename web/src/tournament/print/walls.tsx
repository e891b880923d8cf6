// Who sits where, for the wall: by name and by table. Large where it fits on one page; close where
// that saves paper.
import type { DeskRound, DeskTable } from '../../protocol.gen';
import { nameOf, type People, pagesOf, peopleOf, wallList } from '../model';
import { w } from '../words';
import { Head, Nothing, type SheetProps, titleOf } from './sheets';

// As many as print.css leaves room for: in two columns, and in three of smaller letters.
const namesLarge = 64;
const namesClose = 126;
// Cards, three in a row; or a line for each table.
const tablesLarge = 18;
const tablesClose = 30;

export function WallList({ detail }: SheetProps) {
  const round = detail.rounds.at(-1);
  if (!round) return <Nothing />;
  const seats = wallList(detail, round);
  const close = seats.length > namesLarge;
  return (
    <>
      {pagesOf(seats, close ? namesClose : namesLarge).map((page) => (
        <section key={page[0]?.player} class={close ? 'sheet close' : 'sheet'}>
          <Head detail={detail} title={titleOf(round)} />
          <ol class="wall-names">
            {page.map((seat) => (
              <li key={seat.player}>
                <span class="wall-name">{seat.name}</span>
                <span class="wall-club">{seat.club}</span>
                <strong>{seat.table}</strong>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

interface TablesProps {
  readonly tables: readonly DeskTable[];
  readonly people: People;
}

function Cards({ tables, people }: TablesProps) {
  return (
    <div class="wall-tables">
      {tables.map((table) => (
        <div key={table.number} class="wall-table">
          <h3>{w().desk.table(table.number)}</h3>
          <ol>
            {table.players.map((player) => (
              <li key={player}>
                {nameOf(people, player)} <span>{people.get(player)?.club}</span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

function Lines({ tables, people, seats }: TablesProps & { readonly seats: number }) {
  const places = Array.from({ length: seats }, (_, index) => index);
  return (
    <table class="wall-lines">
      <thead>
        <tr>
          <th scope="col">{w().print.table}</th>
          {places.map((place) => (
            <th key={place} scope="col">
              {place + 1}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tables.map((table) => (
          <tr key={table.number}>
            <th scope="row">{table.number}</th>
            {places.map((place) => {
              const player = table.players[place];
              return (
                <td key={place}>
                  <div>{player === undefined ? '' : nameOf(people, player)}</div>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function seatsAt(round: DeskRound): number {
  return Math.max(...round.tables.map(({ players }) => players.length));
}

export function TableList({ detail }: SheetProps) {
  const round = detail.rounds.at(-1);
  if (!round) return <Nothing />;
  const people = peopleOf(detail);
  const close = round.tables.length > tablesLarge;
  return (
    <>
      {pagesOf(round.tables, close ? tablesClose : tablesLarge).map((page) => (
        <section key={page[0]?.number} class={close ? 'sheet close' : 'sheet'}>
          <Head detail={detail} title={titleOf(round)} />
          {close ? (
            <Lines tables={page} people={people} seats={seatsAt(round)} />
          ) : (
            <Cards tables={page} people={people} />
          )}
        </section>
      ))}
    </>
  );
}
