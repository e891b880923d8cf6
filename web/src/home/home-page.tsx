// The first page: play now in one click, what waits for the player, then tables to join or watch.
import { useEffect, useState } from 'preact/hooks';
import { CourseOffer } from '../course/offer';
import { finished } from '../course/progress';
import { t } from '../i18n/words';
import { get, post } from '../lib/api';
import { loadBots } from '../lib/bots';
import { refusalText } from '../lib/refusal';
import { go } from '../lib/router';
import { me, needGuest } from '../lib/session';
import { botPace, language } from '../lib/settings';
import type { RulesetSummary, TableSummary, TablesAnswer } from '../protocol';
import { Icon } from '../ui/icons';
import { Page } from '../ui/page';
import { codeIn } from './code';
import { HeroBoard } from './hero-board';
import { MyTables } from './my-tables';
import { TableList } from './table-list';
import './home-page.css';

function PlayNow({ rulesets }: { readonly rulesets: readonly RulesetSummary[] }) {
  const [ruleset, setRuleset] = useState('challenge');
  const [players, setPlayers] = useState(4);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const words = t().home;
  const chosen = rulesets.find((each) => each.id === ruleset);
  const counts = chosen?.seats ?? [3, 4, 5];
  const count = counts.includes(players) ? players : (counts[0] ?? 4);
  const play = async () => {
    setBusy(true);
    await needGuest();
    const request = { ruleset, players: count, bot_pace: botPace.value };
    const answer = await post<{ code: string }>('/api/play-now', request);
    setBusy(false);
    if (!answer.ok) return setFault(refusalText(answer));
    go(`/t/${answer.value.code}`);
  };
  return (
    <div class="play-now">
      <button type="button" class="button primary huge" disabled={busy} onClick={() => void play()}>
        <Icon name="play" />
        {words.playNow}
      </button>
      <p class="hint">
        {words.playNowHint(chosen?.names[language.value] ?? 'RisiKo! Challenge', count)}
      </p>
      <div class="play-options">
        <label class="field">
          <span class="label">{words.playNowMore}</span>
          <select
            class="select"
            value={ruleset}
            onChange={(change) => setRuleset(change.currentTarget.value)}
          >
            {rulesets.map((each) => (
              <option key={each.id} value={each.id}>
                {each.names[language.value]}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span class="label">{words.players}</span>
          <select
            class="select"
            value={count}
            onChange={(change) => setPlayers(Number(change.currentTarget.value))}
          >
            {counts.map((number) => (
              <option key={number} value={number}>
                {number}
              </option>
            ))}
          </select>
        </label>
      </div>
      {fault ? (
        <p class="fault" role="alert">
          {fault}
        </p>
      ) : null}
    </div>
  );
}

function JoinForm() {
  const [text, setText] = useState('');
  const [bad, setBad] = useState(false);
  const words = t().home;
  const join = (event: SubmitEvent) => {
    event.preventDefault();
    const code = codeIn(text);
    setBad(code === null);
    if (code) go(`/t/${code}`);
  };
  return (
    <form class="join-form" onSubmit={join}>
      <label class="field">
        <span class="hint">{words.joinHint}</span>
        <span class="join-line">
          <input
            class="input code-input"
            aria-label={words.joinCode}
            placeholder="ABC234"
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            value={text}
            aria-invalid={bad}
            onInput={(input) => setText(input.currentTarget.value)}
          />
          <button type="submit" class="button">
            {words.joinButton}
          </button>
        </span>
      </label>
      {bad ? (
        <p class="fault" role="alert">
          {words.joinBad}
        </p>
      ) : null}
    </form>
  );
}

interface Tables {
  readonly tables: TablesAnswer;
  readonly mine: readonly TableSummary[] | null; // not known yet
}

function useTables(): Tables {
  const [tables, setTables] = useState<TablesAnswer>({ open: [], running: [] });
  const [mine, setMine] = useState<readonly TableSummary[] | null>(null);
  const player = me.value?.id;
  useEffect(() => {
    let current = true;
    const ask = async () => {
      if (document.hidden) return;
      const all = await get<TablesAnswer>('/api/tables');
      if (current && all.ok) setTables(all.value);
      const own = player ? await get<readonly TableSummary[]>('/api/my/tables') : null;
      if (current && own?.ok) setMine(own.value);
    };
    void ask();
    const timer = setInterval(() => void ask(), 10_000);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [player]);
  return { tables, mine };
}

export function HomePage() {
  const [rulesets, setRulesets] = useState<readonly RulesetSummary[]>([]);
  const { tables, mine } = useTables();
  const played = finished.value || (me.value !== null && mine?.length !== 0);
  const words = t().home;
  useEffect(loadBots, []);
  useEffect(() => {
    void get<readonly RulesetSummary[]>('/api/rulesets').then(
      (answer) => answer.ok && setRulesets(answer.value),
    );
  }, []);
  return (
    <Page title="Kamchatka">
      <section class="hero">
        <HeroBoard />
        <div class="hero-words">
          <h1>{words.title}</h1>
          <p class="lead">{words.lead}</p>
          <PlayNow rulesets={rulesets} />
          <CourseOffer played={played} />
        </div>
      </section>
      <MyTables tables={mine ?? []} rulesets={rulesets} />
      <div class="columns-3">
        <section class="card stack">
          <h2>{words.openTables}</h2>
          <TableList
            tables={tables.open}
            rulesets={rulesets}
            purpose="enter"
            none={words.openNone}
          />
        </section>
        <section class="card stack">
          <h2>{words.running}</h2>
          <TableList
            tables={tables.running}
            rulesets={rulesets}
            purpose="watch"
            none={words.runningNone}
          />
        </section>
        <div class="stack">
          <section class="card stack">
            <h2>{words.createTable}</h2>
            <p class="hint">{words.createHint}</p>
            <a class="button start" href="/create">
              <Icon name="plus" />
              {words.createTable}
            </a>
          </section>
          <section class="card stack">
            <h2>{words.join}</h2>
            <JoinForm />
          </section>
        </div>
      </div>
      <div class="columns-3 reasons">
        <a class="reason" href="/dice">
          <Icon name="dice" />
          <span>
            <strong>{words.fair}</strong>
            <span class="hint">{words.fairText}</span>
          </span>
        </a>
        <a class="reason" href="/rules">
          <Icon name="log" />
          <span>
            <strong>{t().common.rulesBrief}</strong>
            <span class="hint">{words.rulesCardText}</span>
          </span>
        </a>
        <div class="reason">
          <Icon name="people" />
          <span>
            <strong>{words.everyone}</strong>
            <span class="hint">{words.everyoneText}</span>
          </span>
        </div>
      </div>
    </Page>
  );
}
