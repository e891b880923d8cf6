// Standings, teams and the final ranking as tables; the desk, the public page and the printer use
// the same. What counts most comes first, and nothing is called final before it is.
import { language } from '../lib/settings';
import type { DeskGame, TournamentDetail } from '../protocol.gen';
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

/** What the first list of results is called as things stand. */
export function resultsTitle(detail: TournamentDetail): string {
  const words = w().standings;
  if (detail.state === 'over') return words.ranking;
  return words.kinds[detail.standings_kind];
}

function Game({ game }: { readonly game: DeskGame | undefined }) {
  if (!game) return null;
  const dropped = game.counts ? undefined : w().standings.dropped;
  return (
    <span class={`game-score${game.won ? ' won' : ''}${dropped ? ' dropped' : ''}`} title={dropped}>
      {scoreText(game.score, language.value)}
    </span>
  );
}

export function Standings({ detail, link }: StandingsProps) {
  const words = w().standings;
  const people = peopleOf(detail);
  if (detail.rounds.length === 0) return <p class="hint">{words.none}</p>;
  if (detail.standings_kind === 'knockout') return null;
  const rounds = detail.rounds.filter((round) => round.stage === 0);
  return (
    <table class={rounds.length > 2 ? 'grid standings many-rounds' : 'grid standings'}>
      <caption>{words.kinds[detail.standings_kind]}</caption>
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
          {rounds.map((round) => (
            <th key={round.number} scope="col" class="number games-column">
              {words.round(round.number)}
            </th>
          ))}
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
            {rounds.map((round) => (
              <td key={round.number} class="number games-column">
                <Game game={row.games.find((game) => game.round === round.number)} />
              </td>
            ))}
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

/** By how far each one came: final when the tournament is over. */
export function Ranking({ detail, link }: StandingsProps) {
  const words = w().standings;
  const people = peopleOf(detail);
  if (detail.ranking.length === 0 || detail.standings_kind === 'final') return null;
  return (
    <table class="grid ranking">
      <caption>{resultsTitle(detail)}</caption>
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

/** All of them, the one that counts first. */
export function Results({ detail, link }: StandingsProps) {
  const links = link ? { link } : {};
  return (
    <>
      <Teams detail={detail} />
      <Ranking detail={detail} {...links} />
      <Standings detail={detail} {...links} />
    </>
  );
}
