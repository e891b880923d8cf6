// Standings, teams and the final ranking as tables; the desk, the public page and the printer use
// the same.
import { language } from '../lib/settings';
import type { TournamentDetail } from '../protocol.gen';
import { nameOf, peopleOf, scoreText } from './model';
import { w } from './words';

interface StandingsProps {
  readonly detail: TournamentDetail;
  /** Where a name leads; none on paper. */
  readonly link?: (player: number) => string;
}

function Name(props: {
  readonly people: ReturnType<typeof peopleOf>;
  readonly player: number;
  readonly link: StandingsProps['link'];
}) {
  const { people, player, link } = props;
  const name = nameOf(people, player);
  return <span>{link ? <a href={link(player)}>{name}</a> : name}</span>;
}

export function Standings({ detail, link }: StandingsProps) {
  const words = w().standings;
  const people = peopleOf(detail);
  if (detail.rounds.length === 0) return <p class="hint">{words.none}</p>;
  return (
    <table class="grid standings">
      <thead>
        <tr>
          <th scope="col" class="number">
            {words.position}
          </th>
          <th scope="col">{words.player}</th>
          <th scope="col" class="club-column">
            {words.club}
          </th>
          <th scope="col" class="number">
            {words.total}
          </th>
          <th scope="col" class="number wins-column">
            {words.wins}
          </th>
          <th scope="col" class="games-column">
            {words.games}
          </th>
        </tr>
      </thead>
      <tbody>
        {detail.standings.map((row) => (
          <tr key={row.player}>
            <td class="number position">{row.position || '–'}</td>
            <th scope="row">
              <Name people={people} player={row.player} link={link} />
              {row.penalty !== '0' ? (
                <span class="chip warn">{words.penalty(`−${row.penalty}`)}</span>
              ) : null}
            </th>
            <td class="club-column">{people.get(row.player)?.club}</td>
            <td class="number strong">{scoreText(row.total, language.value)}</td>
            <td class="number wins-column">{row.wins}</td>
            <td class="games-column">
              {row.games.map((game) => (
                <span
                  key={game.round}
                  class={`game${game.won ? ' won' : ''}${game.counts ? '' : ' dropped'}`}
                  title={game.counts ? undefined : words.dropped}
                >
                  {scoreText(game.score, language.value)}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Teams({ detail }: { readonly detail: TournamentDetail }) {
  const words = w().standings;
  if (detail.teams.length === 0) return null;
  return (
    <table class="grid">
      <caption>{words.teams}</caption>
      <thead>
        <tr>
          <th scope="col" class="number">
            {words.position}
          </th>
          <th scope="col">{words.team}</th>
          <th scope="col" class="number">
            {words.total}
          </th>
          <th scope="col" class="number">
            {words.wins}
          </th>
        </tr>
      </thead>
      <tbody>
        {detail.teams.map((team) => (
          <tr key={team.team}>
            <td class="number">{team.position}</td>
            <th scope="row">{team.team}</th>
            <td class="number strong">{scoreText(team.total, language.value)}</td>
            <td class="number">{team.wins}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function hasFinals(detail: TournamentDetail): boolean {
  return detail.rounds.some((round) => round.kind !== 'standings');
}

export function Ranking({ detail, link }: StandingsProps) {
  const words = w().standings;
  const people = peopleOf(detail);
  if (!hasFinals(detail)) return null;
  return (
    <table class="grid">
      <caption>{words.ranking}</caption>
      <thead>
        <tr>
          <th scope="col" class="number">
            {words.position}
          </th>
          <th scope="col">{words.player}</th>
          <th scope="col" class="club-column">
            {words.club}
          </th>
          <th scope="col">{words.reached}</th>
        </tr>
      </thead>
      <tbody>
        {detail.ranking.map((row) => (
          <tr key={row.player}>
            <td class="number position">{row.position || '–'}</td>
            <th scope="row">
              <Name people={people} player={row.player} link={link} />
            </th>
            <td class="club-column">{people.get(row.player)?.club}</td>
            <td>{w().desk.phases[row.reached]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
