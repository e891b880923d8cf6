// Where a judge begins: a new table, full or light, the disputes alone, or a table of before.
import { useEffect, useState } from 'preact/hooks';
import { t, wordOf } from '../i18n/words';
import { get } from '../lib/api';
import { dropDrafts, dropOldDrafts, useDraft } from '../lib/draft';
import { go } from '../lib/router';
import { me } from '../lib/session';
import { language } from '../lib/settings';
import { Icon } from '../ui/icons';
import { Page } from '../ui/page';
import { Book } from './book/book';
import { type Engine, engine } from './book/engine';
import { type HandedTable, handedTable } from './book/judge-link';
import type { CompanionLine, Kind } from './book/notes';
import { keepForOffline, mayWorkOffline, reopens } from './book/offline';
import { all, type KeptTable, throwAway } from './book/vault';
import { refusalWords } from './context';
import { timeText } from './line-text';
import { rulesetsOf } from './rules-of';
import { RulingsConsole } from './rulings/rulings-console';
import { OpenForm } from './start/open-form';
import './referee.css';
import { goToStart } from './book/whereabouts';
import { w } from './words/words';

function ConsoleAlone({ loaded }: { readonly loaded: Engine }) {
  const [ruleset, setRuleset] = useState('torisiko');
  return (
    <div class="stack ref-alone">
      <label class="field">
        <span class="label">{w().open.ruleset}</span>
        <select
          class="select"
          value={ruleset}
          onChange={(change) => setRuleset(change.currentTarget.value)}
        >
          {rulesetsOf(loaded).map(({ id }) => (
            <option key={id} value={id}>
              {wordOf(t().names.rulesets, id)}
            </option>
          ))}
        </select>
      </label>
      <RulingsConsole ask={(question) => loaded.ask(question)} ruleset={ruleset} />
    </div>
  );
}

/** Tables of the same player that another device has brought to the server. */
function useElsewhere(here: readonly KeptTable[]): readonly CompanionLine[] {
  const [found, setFound] = useState<readonly CompanionLine[]>([]);
  const player = me.value?.id;
  useEffect(() => {
    if (!player) return;
    void get<readonly CompanionLine[]>('/api/my/companions').then(
      (answer) => answer.ok && setFound(answer.value),
    );
  }, [player]);
  const known = new Set(here.map(({ code }) => code));
  return found.filter(({ code }) => !known.has(code));
}

/** The books that the desk's table has already, for those with a role there. */
function useBegun(handed: HandedTable | null): readonly CompanionLine[] {
  const [found, setFound] = useState<readonly CompanionLine[]>([]);
  const player = me.value?.id;
  useEffect(() => {
    if (!handed || !player) return;
    void get<readonly CompanionLine[]>(`/api/tournaments/${handed.code}/companions`).then(
      (answer) => answer.ok && setFound(answer.value),
    );
  }, [handed?.code, player]);
  return found.filter(({ desk }) => desk?.round === handed?.round && desk?.table === handed?.table);
}

function Begun({ handed }: { readonly handed: HandedTable | null }) {
  const words = w();
  const begun = useBegun(handed);
  if (begun.length === 0) return null;
  return (
    <section class="card stack" data-begun={begun.length}>
      <h2>{words.takeover.begun}</h2>
      <p class="hint">{words.takeover.begunText}</p>
      <ul class="ref-kept">
        {begun.map((table) => (
          <li key={table.code}>
            <a href={`/arbitro/${table.code}`}>
              <strong>{table.code}</strong>
              <span class="hint">
                {words.stages[table.stage]} · {words.entries(table.entries)} · {timeText(table.at)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ByCode() {
  const [code, setCode] = useDraft('alone.code', '', '');
  const words = w().takeover;
  return (
    <details class="ref-tool">
      <summary>{words.byCode}</summary>
      <form
        class="ref-remark"
        onSubmit={(event) => {
          event.preventDefault();
          if (!/^[A-Z2-9]{6}$/.test(code)) return;
          setCode('');
          go(`/arbitro/${code}`);
        }}
      >
        <label class="field">
          <span class="label">{words.code}</span>
          <input
            class="input"
            value={code}
            maxLength={6}
            autoCapitalize="characters"
            onInput={(input) => setCode(input.currentTarget.value.toUpperCase())}
          />
        </label>
        <button type="submit" class="button">
          {words.openCode}
        </button>
      </form>
    </details>
  );
}

function MyTables({ tables, reload }: { tables: readonly KeptTable[]; reload: () => void }) {
  const words = w();
  const [fault, setFault] = useState<string | null>(null);
  const elsewhere = useElsewhere(tables);
  const open = async (file: File | undefined) => {
    if (!file) return;
    const book = await Book.fromFile(await file.text());
    if (book instanceof Book) go(`/arbitro/${book.code.value}`);
    else setFault(refusalWords(book));
  };
  const remove = async (code: string) => {
    if (!window.confirm(words.throwAwayAsk)) return;
    await throwAway(code);
    dropDrafts(`book.${code}.`);
    reload();
  };
  return (
    <section class="card stack">
      <h2>{words.myTables}</h2>
      {tables.length + elsewhere.length === 0 ? <p class="hint">{words.noTables}</p> : null}
      <ul class="ref-kept">
        {tables.map((table) => (
          <li key={table.code}>
            <a href={`/arbitro/${table.code}`}>
              <strong>{table.title || table.code}</strong>
              <span class="hint">
                {table.code} · {words.entries(table.entries.length)} ·{' '}
                {new Date(table.at).toLocaleString(language.value, {
                  dateStyle: 'short',
                  timeStyle: 'short',
                })}
              </span>
            </a>
            <button
              type="button"
              class="button quiet icon-only"
              aria-label={`${words.throwAway}: ${table.title || table.code}`}
              onClick={() => void remove(table.code)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
        {elsewhere.map((table) => (
          <li key={table.code}>
            <a href={`/arbitro/${table.code}`}>
              <strong>{table.code}</strong>
              <span class="hint">
                {wordOf(t().names.rulesets, table.ruleset)} · {words.stages[table.stage]} ·{' '}
                {words.entries(table.entries)}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <label class="button ref-file">
        <Icon name="upload" />
        {words.importFile}
        <input
          class="hidden-text"
          type="file"
          accept=".json,application/json"
          onChange={(change) => void open(change.currentTarget.files?.[0])}
        />
      </label>
      <ByCode />
      {fault ? (
        <p class="fault" role="alert">
          {fault}
        </p>
      ) : null}
    </section>
  );
}

export function RefereePage() {
  const words = w();
  const [handed] = useState(() => handedTable(window.location.search));
  const [what, setWhat] = useDraft<Kind | 'console' | null>(
    'open.what',
    window.location.search,
    handed ? 'light' : null,
  );
  const [tables, setTables] = useState<readonly KeptTable[]>([]);
  const [loaded, setLoaded] = useState<Engine | null>(null);
  const [fault, setFault] = useState(false);
  const reload = () => void all().then(setTables, () => undefined);
  useEffect(() => {
    goToStart();
    dropOldDrafts();
    reload();
    engine().then(setLoaded, () => setFault(true));
    void keepForOffline();
  }, []);
  const choices = [
    ['full', 'swords', words.fullTitle, words.fullText],
    ['light', 'clock', words.lightTitle, words.lightText],
    ['console', 'shield', words.consoleTitle, words.consoleText],
  ] as const;
  return (
    <Page title={words.title} narrow>
      <h1>{words.title}</h1>
      <p class="lead">{words.lead}</p>
      {mayWorkOffline() ? null : (
        <p class="ref-insecure" data-offline="never">
          <Icon name="warning" />
          <span>
            <strong>{words.insecure.title}</strong>{' '}
            {window.isSecureContext ? words.insecure.browser : words.insecure.start}{' '}
            {window.isSecureContext ? null : <a href="/certificato">{words.insecure.how}</a>}
          </span>
        </p>
      )}
      {fault ? (
        <p class="fault" role="alert">
          {words.engineFault}
        </p>
      ) : null}
      <Begun handed={handed} />
      <div class="ref-choices">
        {choices.map(([id, icon, title, text]) => (
          <button
            key={id}
            type="button"
            class="ref-choice"
            aria-expanded={what === id}
            onClick={() => setWhat(what === id ? null : id)}
          >
            <Icon name={icon} />
            <span>
              <strong>{title}</strong>
              <span class="hint">{text}</span>
            </span>
          </button>
        ))}
      </div>
      {what === 'console' && loaded ? <ConsoleAlone loaded={loaded} /> : null}
      {(what === 'full' || what === 'light') && loaded ? (
        <OpenForm key={what} kind={what} rulesets={rulesetsOf(loaded)} />
      ) : null}
      <MyTables tables={tables} reload={reload} />
      {mayWorkOffline() ? (
        <p class="ref-good" data-offline={reopens.value ? 'ready' : 'preparing'}>
          <Icon name={reopens.value ? 'check' : 'clock'} />{' '}
          {reopens.value ? words.ready : words.notReady}
        </p>
      ) : null}
    </Page>
  );
}
