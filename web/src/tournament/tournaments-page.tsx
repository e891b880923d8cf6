// The list of tournaments, a new one, the yearly ranking.
import { useEffect, useState } from 'preact/hooks';
import { get } from '../lib/api';
import type { TournamentSummary, TournamentsAnswer } from '../protocol.gen';
import { Icon } from '../ui/icons';
import { Page } from '../ui/page';
import { RestoreButton } from './restore-button';
import { Wizard } from './wizard';
import { loadTournamentWords, w } from './words';
import { RankingPage, YearPage } from './year-page';
import './tournament.css';

function Card({ each }: { readonly each: TournamentSummary }) {
  const words = w().list;
  const works = each.role && each.role !== 'public' && each.role !== 'player';
  return (
    <li class="card event-card">
      <div>
        <h3>
          <a href={works ? `/torneo/${each.code}` : `/torneo/${each.code}/pubblico`}>{each.name}</a>
        </h3>
        <p class="hint">
          {words.players(each.players)} · {words.rounds(each.rounds)} ·{' '}
          {new Date(each.created_ms).toLocaleDateString()}
        </p>
      </div>
      <div class="row">
        {each.role ? <span class="chip">{words.roles[each.role]}</span> : null}
        <span class={`chip state-${each.state}`}>{words.states[each.state]}</span>
      </div>
    </li>
  );
}

function Lists() {
  const [lists, setLists] = useState<TournamentsAnswer | null>(null);
  const words = w().list;
  useEffect(() => {
    void get<TournamentsAnswer>('/api/tournaments').then((a) => a.ok && setLists(a.value));
  }, []);
  const mine = lists?.mine ?? [];
  const others = (lists?.listed ?? []).filter((each) => !mine.some((m) => m.code === each.code));
  return (
    <Page title={words.title}>
      <div class="spread wrap">
        <div class="stack">
          <h1>{words.title}</h1>
          <p class="lead">{words.lead}</p>
        </div>
        <div class="row">
          <a class="button" href="/tornei/classifica">
            <Icon name="crown" />
            {words.year}
          </a>
          <RestoreButton />
          <a class="button primary" href="/tornei/nuovo">
            <Icon name="plus" />
            {words.make}
          </a>
        </div>
      </div>
      <section class="stack">
        <h2>{words.mine}</h2>
        {lists && mine.length === 0 ? <p class="hint">{words.mineNone}</p> : null}
        <ul class="event-list">
          {mine.map((each) => (
            <Card key={each.code} each={each} />
          ))}
        </ul>
      </section>
      <section class="stack">
        <h2>{words.open}</h2>
        {lists && others.length === 0 ? <p class="hint">{words.openNone}</p> : null}
        <ul class="event-list">
          {others.map((each) => (
            <Card key={each.code} each={each} />
          ))}
        </ul>
      </section>
    </Page>
  );
}

export function useTournamentWords(): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    void loadTournamentWords().then(() => setLoaded(true));
  }, []);
  return loaded;
}

export function TournamentsPage({ part }: { readonly part: string | null }) {
  if (!useTournamentWords()) return null;
  if (part === 'nuovo') return <Wizard />;
  if (part === 'classifica') return <YearPage />;
  if (part?.startsWith('classifica-')) return <RankingPage code={part.slice(11)} />;
  return <Lists />;
}
