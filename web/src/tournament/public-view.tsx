// What everybody may see, live: standings, tables, players and clubs.
import { useState } from 'preact/hooks';
import { language } from '../lib/settings';
import type { DeskRound, TournamentDetail } from '../protocol.gen';
import { Icon } from '../ui/icons';
import { Page } from '../ui/page';
import {
  clockText,
  clubsOf,
  finalPlace,
  nameOf,
  peopleOf,
  played,
  scoreText,
  secondsLeft,
} from './model';
import { Results, resultsTitle } from './standings';
import { SettledTies, TieNotices } from './ties';
import { useNow } from './use-now';
import { w } from './words';

interface PublicProps {
  readonly detail: TournamentDetail;
}

function Tables({ detail, round }: PublicProps & { readonly round: DeskRound }) {
  const people = peopleOf(detail);
  return (
    <ul class="table-grid">
      {round.tables.map((table) => (
        <li key={table.number} class={played(table) ? 'table-card done' : 'table-card'}>
          <h3>{w().desk.table(table.number)}</h3>
          <ol class="result-list">
            {(played(table)
              ? [...table.lines].sort((a, b) => a.place - b.place).map((line) => line.player)
              : table.players
            ).map((player) => {
              const line = table.lines.find((each) => each.player === player);
              return (
                <li key={player} value={line?.place} class={line?.place === 1 ? 'strong' : ''}>
                  <a href={`/torneo/${detail.code}/pubblico/giocatore/${player}`}>
                    {nameOf(people, player)}
                  </a>
                  <span class="hint">{people.get(player)?.club}</span>
                  {line ? (
                    <span class="number">{scoreText(line.score, language.value)}</span>
                  ) : null}
                </li>
              );
            })}
          </ol>
        </li>
      ))}
    </ul>
  );
}

function Now({ detail }: PublicProps) {
  const now = useNow();
  const round = detail.rounds.at(-1);
  if (!round || round.complete) return null;
  const left = secondsLeft(detail, round, now);
  return (
    <p class={detail.suspended ? 'advice stopped' : 'advice'} role="status">
      <strong>
        {detail.suspended
          ? w().rounds.suspended
          : `${w().desk.round(round.number)} · ${w().desk.phases[round.kind]}`}
      </strong>
      {left === null ? null : <span class="clock-inline">{clockText(left)}</span>}
    </p>
  );
}

function Player({ detail, player }: PublicProps & { readonly player: number }) {
  const people = peopleOf(detail);
  const person = people.get(player);
  const row = detail.standings.find((each) => each.player === player);
  const place = finalPlace(detail, player);
  const words = w().public;
  return (
    <section class="stack">
      <h1>{nameOf(people, player)}</h1>
      {person?.club ? (
        <p>
          <a href={`/torneo/${detail.code}/pubblico/club/${encodeURIComponent(person.club)}`}>
            {person.club}
          </a>
        </p>
      ) : null}
      {place ? <p class="huge-number">{w().standings.finalPlace(place)}</p> : null}
      {row && detail.standings_kind !== 'knockout' ? (
        <p class={place ? '' : 'huge-number'}>
          {place && detail.standings_kind === 'qualifying' && row.position
            ? w().standings.qualifyingPlace(row.position)
            : row.position
              ? w().list.ordinal(row.position)
              : '–'}{' '}
          · {scoreText(row.total, language.value)}
        </p>
      ) : null}
      <ul class="plain-list">
        {detail.rounds.map((round) => {
          const table = round.tables.find((each) => each.players.includes(player));
          if (!table) return null;
          const line = table.lines.find((each) => each.player === player);
          return (
            <li key={round.number} class="card">
              <h2>{words.game(round.number, table.number)}</h2>
              <p>
                {w().desk.phases[round.kind]} ·{' '}
                {line
                  ? `${words.place(line.place)} · ${scoreText(line.score, language.value)}`
                  : words.seat(table.players.indexOf(player) + 1)}
              </p>
              <p class="hint">{table.players.map((each) => nameOf(people, each)).join(' · ')}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Club({ detail, club }: PublicProps & { readonly club: string }) {
  const members = detail.players.filter((player) => player.club === club);
  const rank = new Map(detail.standings.map((row) => [row.player, row]));
  const position = (player: number) =>
    detail.state === 'over' ? finalPlace(detail, player) : rank.get(player)?.position;
  return (
    <section class="stack">
      <h1>{club}</h1>
      <table class="grid">
        <caption>{resultsTitle(detail)}</caption>
        <thead>
          <tr>
            <th scope="col" class="number">
              {w().standings.position}
            </th>
            <th scope="col">{w().standings.player}</th>
            <th scope="col" class="number">
              {w().standings.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {[...members]
            .sort((a, b) => (position(a.number) || 9999) - (position(b.number) || 9999))
            .map((player) => (
              <tr key={player.number}>
                <td class="number">{position(player.number) || '–'}</td>
                <th scope="row">
                  <a href={`/torneo/${detail.code}/pubblico/giocatore/${player.number}`}>
                    {player.name}
                  </a>
                </th>
                <td class="number strong">
                  {scoreText(rank.get(player.number)?.total ?? '', language.value)}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}

function Lists(props: PublicProps & { readonly link: (player: number) => string }) {
  const { detail, link } = props;
  if (detail.rounds.length === 0) return null;
  return (
    <section class="stack">
      <h2>{resultsTitle(detail)}</h2>
      <div class="table-scroll card titled">
        <Results detail={detail} link={link} />
        <SettledTies detail={detail} />
      </div>
    </section>
  );
}

function Overview({ detail }: PublicProps) {
  const [search, setSearch] = useState('');
  const words = w().public;
  const people = peopleOf(detail);
  const round = detail.rounds.at(-1);
  const wanted = search.trim().toLowerCase();
  const found = wanted
    ? detail.players.filter((player) => player.name.toLowerCase().includes(wanted)).slice(0, 8)
    : [];
  const link = (player: number) => `/torneo/${detail.code}/pubblico/giocatore/${player}`;
  const champion = detail.state === 'over' ? detail.ranking.filter((r) => r.position === 1) : [];
  return (
    <>
      {champion.length > 0 ? (
        <p class="champion">
          <Icon name="crown" />
          <span>
            <span class="hint">{words.winners}</span>
            <br />
            {champion.map((row) => nameOf(people, row.player)).join(' · ')}
          </span>
        </p>
      ) : null}
      <Now detail={detail} />
      <TieNotices detail={detail} />
      {detail.state === 'over' ? <Lists detail={detail} link={link} /> : null}
      {detail.players.length > 8 ? (
        <div class="stack">
          <input
            class="input"
            type="search"
            aria-label={words.find}
            placeholder={words.find}
            value={search}
            onInput={(input) => setSearch(input.currentTarget.value)}
          />
          {found.length > 0 ? (
            <ul class="plain-list">
              {found.map((player) => (
                <li key={player.number}>
                  <a href={link(player.number)}>{player.name}</a>{' '}
                  <span class="hint">{player.club}</span>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      ) : null}
      {round ? (
        <section class="stack">
          <h2>
            {w().desk.round(round.number)} · {w().desk.phases[round.kind]}
          </h2>
          <Tables detail={detail} round={round} />
        </section>
      ) : (
        <p class="hint">{words.waiting}</p>
      )}
      {detail.state === 'over' ? null : <Lists detail={detail} link={link} />}
      <div class="columns-2">
        <section class="stack">
          <h2>{words.clubs}</h2>
          <p class="row">
            {clubsOf(detail).map(([club, members]) => (
              <a
                key={club}
                class="chip"
                href={`/torneo/${detail.code}/pubblico/club/${encodeURIComponent(club)}`}
              >
                {club} · {members.length}
              </a>
            ))}
          </p>
        </section>
        {detail.officials.length > 0 ? (
          <section class="stack">
            <h2>{words.officials}</h2>
            <p>
              {detail.officials
                .map((each) => `${each.name} (${w().list.roles[each.role]})`)
                .join(', ')}
            </p>
          </section>
        ) : null}
      </div>
    </>
  );
}

export function PublicView({ detail, rest }: PublicProps & { readonly rest: readonly string[] }) {
  const [kind = '', what = ''] = rest;
  const inside = kind === 'giocatore' || kind === 'club';
  return (
    <Page title={detail.name}>
      <div class="spread wrap">
        <div>
          <p class="hint">
            {w().list.states[detail.state]} · {w().list.players(detail.players.length)}
          </p>
          {inside ? (
            <p>
              <a href={`/torneo/${detail.code}/pubblico`}>
                <Icon name="back" />
                {detail.name}
              </a>
            </p>
          ) : (
            <h1>{detail.name}</h1>
          )}
        </div>
        {detail.permitted.length > 0 ? (
          <a class="button small" href={`/torneo/${detail.code}`}>
            <Icon name="gear" />
            {w().nav.desk}
          </a>
        ) : null}
      </div>
      {kind === 'giocatore' ? (
        <Player detail={detail} player={Number(what)} />
      ) : kind === 'club' ? (
        <Club detail={detail} club={what} />
      ) : (
        <Overview detail={detail} />
      )}
    </Page>
  );
}
