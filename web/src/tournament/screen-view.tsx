// The big page for the projector: the clock of all tables, who sits where, turning its own pages.
import { useEffect, useState } from 'preact/hooks';
import { language } from '../lib/settings';
import type { TournamentDetail } from '../protocol.gen';
import { Icon } from '../ui/icons';
import { QrCode } from '../ui/link';
import { OnlyHere, onlyHere } from './hall';
import {
  clockText,
  nameOf,
  pagesOf,
  peopleOf,
  played,
  scoreText,
  secondsLeft,
  wallList,
} from './model';
import { resultsTitle } from './standings';
import { TieNotices } from './ties';
import { useNow } from './use-now';
import { w } from './words';
import './screen.css';

const linesAPage = 32;
const pageSeconds = 12;

function useTurning(count: number): number {
  const [page, setPage] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setPage((now) => now + 1), pageSeconds * 1000);
    return () => clearInterval(timer);
  }, []);
  return page % Math.max(1, count);
}

interface ScreenRow {
  readonly player: number;
  readonly position: number;
  readonly told: string; // how far somebody came, or the total
}

/** The ranking by how far each one came where there is one, else the standings. */
function screenRows(detail: TournamentDetail): ScreenRow[] {
  if (detail.ranking.length > 0 && detail.standings_kind !== 'final') {
    return detail.ranking.map(({ player, position, reached }) => {
      return { player, position, told: w().desk.phases[reached] };
    });
  }
  return detail.standings.map(({ player, position, total }) => {
    return { player, position, told: scoreText(total, language.value) };
  });
}

export function ScreenView({ detail }: { readonly detail: TournamentDetail }) {
  const now = useNow();
  const words = w().screen;
  const people = peopleOf(detail);
  const round = detail.rounds.at(-1);
  const standing = !round || round.complete;
  const seats = round && !standing ? pagesOf(wallList(detail, round), linesAPage) : [];
  const ranks = standing ? pagesOf(screenRows(detail), linesAPage) : [];
  const count = Math.max(seats.length, ranks.length);
  const page = useTurning(count);
  const left = round ? secondsLeft(detail, round, now) : null;
  useEffect(() => {
    document.title = detail.name;
  }, [detail.name]);
  const state = detail.suspended
    ? 'stopped'
    : left !== null && left < 0
      ? 'over'
      : left !== null && left < 600
        ? 'late'
        : '';
  const recovered = round?.tables.filter((table) => table.recovery_minutes > 0 && !played(table));
  return (
    <main class={`screen ${state}`} id="main">
      <header class="screen-head">
        <h1>{detail.name}</h1>
        <p>
          {round ? `${w().desk.round(round.number)} · ${w().desk.phases[round.kind]}` : words.wait}
        </p>
        <button
          type="button"
          class="button quiet"
          onClick={() => void document.documentElement.requestFullscreen?.()}
        >
          <Icon name="eye" />
          {words.full}
        </button>
      </header>
      {detail.suspended ? (
        <p class="screen-banner" role="status">
          {w().rounds.suspended}
          {detail.suspended.reason ? ` · ${detail.suspended.reason}` : ''}
        </p>
      ) : null}
      {round && !round.complete ? (
        <div class="screen-clock" role="timer" aria-label={w().rounds.left}>
          <span class="screen-time">{left === null ? `${round.minutes}:00` : clockText(left)}</span>
          <span class="screen-state">
            {state === 'over' ? w().rounds.over : state === 'late' ? words.last : ''}
          </span>
          {recovered && recovered.length > 0 ? (
            <ul class="screen-recovered">
              {recovered.map((table) => (
                <li key={table.number}>
                  {w().desk.table(table.number)}: {clockText(secondsLeft(detail, table, now) ?? 0)}{' '}
                  ({w().rounds.minutesMore(table.recovery_minutes)})
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      ) : null}
      <TieNotices detail={detail} />
      <section class="screen-list">
        <h2>
          {standing ? resultsTitle(detail) : words.seating}
          {count > 1 ? <span class="hint"> · {words.page(page + 1, count)}</span> : null}
        </h2>
        {standing ? (
          <ol class="screen-columns">
            {(ranks[page] ?? []).map((row) => (
              <li key={row.player}>
                <span class="screen-table">{row.position || '–'}</span>
                <span>{nameOf(people, row.player)}</span>
                <strong>{row.told}</strong>
              </li>
            ))}
          </ol>
        ) : (
          <ol class="screen-columns">
            {(seats[page] ?? []).map((seat) => (
              <li key={seat.player}>
                <span>{seat.name}</span>
                <span class="hint">{seat.club}</span>
                <strong class="screen-table">{seat.table}</strong>
              </li>
            ))}
          </ol>
        )}
      </section>
      <footer class="screen-foot">
        {onlyHere() ? null : (
          <QrCode text={`${window.location.origin}/torneo/${detail.code}/pubblico`} />
        )}
        <OnlyHere />
        <span hidden={onlyHere()}>
          {words.follow}
          <br />
          <strong>
            {window.location.host}/torneo/{detail.code}
          </strong>
        </span>
      </footer>
    </main>
  );
}
