// Standings on as few pages as they fit on.
import { Fragment } from 'preact';
import { language } from '../../lib/settings';
import type { DeskGame } from '../../protocol.gen';
import { nameOf, type People, peopleOf, scoreText } from '../model';
import { resultsTitle, Teams } from '../standings';
import { SettledTies } from '../ties';
import { w } from '../words';
import { columnRounds, columnsFor, type ResultRow, resultRows } from './result-rows';
import { Head, Nothing, type SheetProps } from './sheets';

/** In brackets when it does not count. */
function gameText(game: DeskGame | undefined): string {
  if (!game) return '';
  const score = scoreText(game.score, language.value);
  return game.counts ? score : `(${score})`;
}

function Line({ row, people }: { readonly row: ResultRow; readonly people: People }) {
  const words = w().print;
  return (
    <tr>
      <td class="number">{row.position || '–'}</td>
      <th scope="row">
        <div class="who">
          <span>
            {nameOf(people, row.player)}
            {row.penalty === '0' ? null : <small> −{scoreText(row.penalty, language.value)}</small>}
            {row.later.map(({ kind, score }) => (
              <small key={kind}>
                {' '}
                {words.phaseShort[kind]}&nbsp;{scoreText(score, language.value)}
              </small>
            ))}
          </span>
          <small>{people.get(row.player)?.club}</small>
        </div>
      </th>
      {row.qualified === null ? null : <td class="number">{row.qualified || '–'}</td>}
      {row.total === null ? null : (
        <>
          <td class="number strong">{scoreText(row.total, language.value)}</td>
          <td class="number">{row.wins}</td>
        </>
      )}
      {row.games.map((game, index) => (
        <td key={index} class={game?.won ? 'number strong' : 'number'}>
          {gameText(game)}
        </td>
      ))}
    </tr>
  );
}

export function PrintedStandings({ detail }: SheetProps) {
  if (detail.rounds.length === 0) return <Nothing />;
  const words = w().print;
  const people = peopleOf(detail);
  const rows = resultRows(detail);
  const first = rows[0];
  const rounds = columnRounds(detail);
  const width = 2 + (first?.qualified == null ? 0 : 1) + (first?.total == null ? 0 : 2);
  return (
    <section class="sheet flowing">
      <Head detail={detail} title={resultsTitle(detail)} />
      <Teams detail={detail} />
      <div class={columnsFor(detail, rows) === 2 ? 'print-results two' : 'print-results'}>
        <table>
          <thead>
            <tr>
              <th scope="col" class="number">
                {w().standings.position}
              </th>
              <th scope="col">{w().standings.player}</th>
              {first?.qualified == null ? null : (
                <th scope="col" class="number">
                  {words.qualifiedShort}
                </th>
              )}
              {first?.total == null ? null : (
                <>
                  <th scope="col" class="number">
                    {words.totalShort}
                  </th>
                  <th scope="col" class="number">
                    {words.winsShort}
                  </th>
                </>
              )}
              {rounds.map((round) => (
                <th key={round} scope="col" class="number">
                  {w().standings.round(round)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <Fragment key={row.player}>
                {row.reached && row.reached !== rows[index - 1]?.reached ? (
                  <tr class="reached">
                    <th colSpan={width + rounds.length} scope="rowgroup">
                      {w().desk.phases[row.reached]}
                    </th>
                  </tr>
                ) : null}
                <Line row={row} people={people} />
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      <SettledTies detail={detail} />
    </section>
  );
}
