// Yearly rankings: which there are, one of them, and for its keeper the tournaments that count.
import { useEffect, useState } from 'preact/hooks';
import { get, post } from '../lib/api';
import { dropDrafts, useDraft } from '../lib/draft';
import { refusalText } from '../lib/refusal';
import { go } from '../lib/router';
import { me } from '../lib/session';
import { language } from '../lib/settings';
import type {
  RankingSummary,
  RankingsAnswer,
  TournamentSummary,
  TournamentsAnswer,
  YearAnswer,
} from '../protocol.gen';
import { Icon } from '../ui/icons';
import { Page } from '../ui/page';
import { scoreText } from './model';
import { w } from './words';

function Rankings({ rankings }: { readonly rankings: readonly RankingSummary[] }) {
  const words = w().year;
  return (
    <ul class="event-list">
      {rankings.map((each) => (
        <li key={each.code} class="card event-card">
          <h3>
            <a href={`/tornei/classifica-${each.code}`}>{each.name}</a>
          </h3>
          <p class="hint">
            {each.year} · {words.eventCount(each.events)}
          </p>
        </li>
      ))}
    </ul>
  );
}

function NewRanking() {
  const [name, setName] = useDraft('ranking.name', '', '');
  const [year, setYear] = useDraft('ranking.year', '', new Date().getFullYear());
  const [fault, setFault] = useState<string | null>(null);
  const words = w().year;
  const open = async (event: SubmitEvent) => {
    event.preventDefault();
    const answer = await post<{ code: string }>('/api/rankings', { name, year, listed: true });
    if (!answer.ok) return setFault(refusalText(answer));
    dropDrafts('ranking.');
    go(`/tornei/classifica-${answer.value.code}`);
  };
  return (
    <form class="card stack" onSubmit={(event) => void open(event)}>
      <h2>{words.open}</h2>
      <p class="hint">{words.openHint}</p>
      <div class="add-line">
        <input
          class="input"
          required
          maxLength={90}
          aria-label={words.name}
          placeholder={words.namePlaceholder}
          value={name}
          onInput={(input) => setName(input.currentTarget.value)}
        />
        <input
          class="input minutes-input"
          type="number"
          min={1968}
          max={2200}
          aria-label={words.year}
          value={year}
          onInput={(input) => setYear(input.currentTarget.valueAsNumber)}
        />
        <button type="submit" class="button primary">
          <Icon name="plus" />
          {words.openNow}
        </button>
      </div>
      {fault ? (
        <p class="fault" role="alert">
          {fault}
        </p>
      ) : null}
    </form>
  );
}

export function YearPage() {
  const [lists, setLists] = useState<RankingsAnswer | null>(null);
  const words = w().year;
  useEffect(() => {
    void get<RankingsAnswer>('/api/rankings').then((a) => a.ok && setLists(a.value));
  }, []);
  const mine = lists?.mine ?? [];
  const others = (lists?.listed ?? []).filter((each) => !mine.some((m) => m.code === each.code));
  return (
    <Page title={words.title}>
      <h1>{words.title}</h1>
      <p class="lead">{words.lead}</p>
      {mine.length > 0 ? <h2>{words.mine}</h2> : null}
      <Rankings rankings={mine} />
      {others.length > 0 ? <h2>{words.others}</h2> : null}
      <Rankings rankings={others} />
      {lists && mine.length + others.length === 0 ? <p class="hint">{words.noRanking}</p> : null}
      {me.value ? <NewRanking /> : null}
    </Page>
  );
}

interface KeeperProps {
  readonly ranking: YearAnswer;
  readonly onChange: () => void;
}

function Keeper({ ranking, onChange }: KeeperProps) {
  const [held, setHeld] = useState<readonly TournamentSummary[]>([]);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const words = w().year;
  useEffect(() => {
    void get<TournamentsAnswer>('/api/tournaments').then(
      (a) => a.ok && setHeld([...a.value.mine, ...a.value.listed]),
    );
  }, []);
  const admit = async (tournament: string, admitted: boolean) => {
    const answer = await post(`/api/rankings/${ranking.code}/admit`, { tournament, admitted });
    setFault(answer.ok ? null : refusalText(answer));
    if (!answer.ok) return;
    setCode('');
    onChange();
  };
  const known = new Set(ranking.events.map((each) => each.code));
  const candidates = held.filter(
    (each, index) =>
      each.state === 'over' &&
      !known.has(each.code) &&
      held.findIndex((other) => other.code === each.code) === index,
  );
  return (
    <section class="card stack">
      <h2>{words.keep}</h2>
      <p class="hint">{words.keepHint}</p>
      <ul class="plain-list">
        {ranking.events.map((each) => (
          <li key={each.code} class="spread wrap">
            <span>
              {each.name || each.code}{' '}
              {each.counts ? null : <span class="chip">{words.notYet}</span>}
            </span>
            <button
              type="button"
              class="button small"
              aria-label={`${words.strike}: ${each.name || each.code}`}
              onClick={() => void admit(each.code, false)}
            >
              {words.strike}
            </button>
          </li>
        ))}
        {candidates.map((each) => (
          <li key={each.code} class="spread wrap">
            <span class="hint">{each.name}</span>
            <button
              type="button"
              class="button small primary"
              aria-label={`${words.admit}: ${each.name}`}
              onClick={() => void admit(each.code, true)}
            >
              {words.admit}
            </button>
          </li>
        ))}
      </ul>
      <form
        class="add-line"
        onSubmit={(event) => {
          event.preventDefault();
          void admit(code.trim().toUpperCase(), true);
        }}
      >
        <input
          class="input"
          required
          aria-label={words.byCode}
          placeholder={words.byCode}
          value={code}
          onInput={(input) => setCode(input.currentTarget.value)}
        />
        <button type="submit" class="button">
          {words.admit}
        </button>
      </form>
      {fault ? (
        <p class="fault" role="alert">
          {fault}
        </p>
      ) : null}
    </section>
  );
}

function Table({ ranking }: { readonly ranking: YearAnswer }) {
  const words = w().year;
  return (
    <div class="table-scroll card">
      <table class="grid year">
        <thead>
          <tr>
            <th scope="col" class="number">
              {w().standings.position}
            </th>
            <th scope="col">{w().standings.player}</th>
            <th scope="col" class="number">
              {w().standings.total}
            </th>
            <th scope="col">{words.events}</th>
          </tr>
        </thead>
        <tbody>
          {ranking.rows.map((row) => (
            <tr key={row.player}>
              <td class="number">{row.position}</td>
              <th scope="row">{row.player}</th>
              <td class="number strong">{scoreText(row.total, language.value)}</td>
              <td class="year-events">
                {row.events.map((event) => (
                  <span
                    key={event.event + event.score}
                    class={event.counts ? 'chip' : 'chip dropped'}
                    title={event.counts ? words.counted : words.dropped}
                  >
                    {event.event}: {w().list.ordinal(event.place)},{' '}
                    {scoreText(event.score, language.value)}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function RankingPage({ code }: { readonly code: string }) {
  const [ranking, setRanking] = useState<YearAnswer | null>(null);
  const words = w().year;
  const load = () =>
    void get<YearAnswer>(`/api/rankings/${code}`).then((a) => a.ok && setRanking(a.value));
  useEffect(load, [code]);
  if (!ranking) return <Page title={words.title}>{null}</Page>;
  const title = `${ranking.name} ${ranking.year}`;
  return (
    <Page title={title}>
      <h1>{title}</h1>
      <p class="lead">{words.formula}</p>
      {ranking.rows.length === 0 ? <p class="hint">{words.none}</p> : <Table ranking={ranking} />}
      {ranking.keeps ? <Keeper ranking={ranking} onChange={load} /> : null}
    </Page>
  );
}
