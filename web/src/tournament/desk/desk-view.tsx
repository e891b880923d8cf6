// The desk: what to do now on top, then people, rounds, standings, journal and judges.
import { useState } from 'preact/hooks';
import type { TournamentDetail } from '../../protocol.gen';
import { Icon } from '../../ui/icons';
import { Page } from '../../ui/page';
import { type Tab, Tabs } from '../../ui/tabs';
import { dayText, lastRound, played } from '../model';
import { w } from '../words';
import { CallsPanel } from './calls-panel';
import { FormatTab } from './format-tab';
import { JournalTab } from './journal-tab';
import { OfficialsTab } from './officials-tab';
import { PeopleTab } from './people-tab';
import { RoundsTab } from './rounds-tab';
import { StandingsTab } from './standings-tab';
import './desk.css';

type Part = 'people' | 'rounds' | 'standings' | 'journal' | 'officials' | 'format';

interface Advice {
  readonly text: string;
  readonly part: Part;
}

/** The next thing to do, in one sentence, and where. */
export function adviceFor(detail: TournamentDetail): Advice {
  const words = w().desk;
  const round = lastRound(detail);
  const all = detail.players.filter((player) => player.standing === 'in');
  const here = all.filter((player) => player.present).length;
  const seated = all.filter((player) => player.ready).length;
  if (detail.suspended) return { text: words.todo.suspended, part: 'rounds' };
  if (detail.state === 'over') return { text: words.todo.over, part: 'standings' };
  if (detail.unsettled) return { text: w().rounds.unsettled, part: 'rounds' };
  if (round && !round.complete) {
    const missing = round.tables.filter((table) => !played(table)).length;
    if (round.started_at === undefined && missing === round.tables.length) {
      return { text: words.todo.clock, part: 'rounds' };
    }
    return { text: words.todo.results(missing), part: 'rounds' };
  }
  if (detail.ties.length > 0) return { text: words.todo.tie, part: 'rounds' };
  if (all.length === 0) return { text: words.todo.people, part: 'people' };
  if (detail.next?.reason === 'judge_missing') {
    return { text: words.todo.judge, part: 'officials' };
  }
  const what = detail.next
    ? w().rounds.nextRound(words.phases[detail.next.kind], detail.next.number)
    : '';
  if (round) return { text: words.todo.drawNext(what), part: 'rounds' };
  if (here < all.length && here < 3) {
    return { text: words.todo.presence(here, all.length), part: 'people' };
  }
  const unsigned = all.filter((player) => player.ready && !player.signed).length;
  if (detail.format.official && detail.runs_the_desk && unsigned > 0) {
    return { text: words.todo.declarations(unsigned), part: 'people' };
  }
  return { text: words.todo.draw(what, seated), part: 'rounds' };
}

export function DeskView({ detail }: { readonly detail: TournamentDetail }) {
  const [part, setPart] = useState<Part>(() => adviceFor(detail).part);
  const words = w();
  const round = lastRound(detail);
  const missing = round ? round.tables.filter((table) => !played(table)).length : 0;
  const runs = detail.runs_the_desk;
  const tabs: Tab<Part>[] = [
    ...(runs
      ? [{ name: 'people', label: words.nav.people, icon: 'people' } satisfies Tab<Part>]
      : []),
    { name: 'rounds', label: words.nav.rounds, icon: 'board', badge: missing },
    { name: 'standings', label: words.nav.standings, icon: 'crown' },
    ...(runs
      ? [
          { name: 'journal', label: words.nav.journal, icon: 'log' } satisfies Tab<Part>,
          {
            name: 'officials',
            label: words.nav.officials,
            icon: 'shield',
            badge: detail.knocking,
          } satisfies Tab<Part>,
          { name: 'format', label: words.nav.format, icon: 'gear' } satisfies Tab<Part>,
        ]
      : []),
  ];
  const shown = tabs.some((tab) => tab.name === part) ? part : 'rounds';
  const advice = adviceFor(detail);
  return (
    <Page title={detail.name}>
      <header class="desk-head">
        <div>
          <p class="hint">
            {words.list.roles[detail.role]} · {words.list.states[detail.state]} · {detail.code}
            {detail.format.date ? ` · ${dayText(detail.format.date)}` : ''}
          </p>
          <h1>{detail.name}</h1>
        </div>
        <nav class="row" aria-label={words.nav.tabs}>
          <a class="button small" href={`/torneo/${detail.code}/pubblico`}>
            <Icon name="eye" />
            {words.nav.public}
          </a>
          <a class="button small" href={`/torneo/${detail.code}/schermo`}>
            <Icon name="clock" />
            {words.nav.screen}
          </a>
          <a class="button small" href={`/torneo/${detail.code}/stampa`}>
            <Icon name="log" />
            {words.nav.print}
          </a>
        </nav>
      </header>
      <p class={detail.suspended ? 'advice stopped' : 'advice'} role="status">
        <strong>{words.desk.next}</strong>
        <span>{advice.text}</span>
        {advice.part !== shown && tabs.some((tab) => tab.name === advice.part) ? (
          <button type="button" class="button small" onClick={() => setPart(advice.part)}>
            {words.nav[advice.part]}
            <Icon name="forward" />
          </button>
        ) : null}
      </p>
      {detail.knocking > 0 && shown !== 'officials' ? (
        <p class="advice stopped" role="status">
          <span>{words.officials.knocking(detail.knocking)}</span>
          <button type="button" class="button small" onClick={() => setPart('officials')}>
            {words.nav.officials}
            <Icon name="forward" />
          </button>
        </p>
      ) : null}
      <CallsPanel detail={detail} />
      <div class="desk-parts">
        <Tabs label={words.nav.tabs} tabs={tabs} current={shown} onSelect={setPart}>
          {shown === 'people' ? <PeopleTab detail={detail} /> : null}
          {shown === 'rounds' ? <RoundsTab detail={detail} /> : null}
          {shown === 'standings' ? <StandingsTab detail={detail} /> : null}
          {shown === 'journal' ? <JournalTab detail={detail} /> : null}
          {shown === 'officials' ? <OfficialsTab detail={detail} /> : null}
          {shown === 'format' ? <FormatTab detail={detail} /> : null}
        </Tabs>
      </div>
    </Page>
  );
}
