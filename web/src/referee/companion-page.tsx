// One real table: its clock and people on top, the work in the middle, four tabs under the thumb.
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/words';
import { get } from '../lib/api';
import { Icon, type IconName } from '../ui/icons';
import { AsideBanner, AsideVersions } from './book/aside';
import { Book, canUndo } from './book/book';
import { BookTab } from './book/book-tab';
import { ConnectionBanner, ConnectionChip } from './book/connection-chip';
import { tokenIn, tournamentIn } from './book/judge-link';
import type { CompanionBook, Sheet } from './book/notes';
import { askBeforeLeaving, keepForOffline } from './book/offline';
import { BookContext, refusalWords, useBook } from './context';
import { EndTab } from './end/end-tab';
import { PrintSheet } from './end/print-sheet';
import { ClockBar } from './play/clock-bar';
import { LightPanel } from './play/light-panel';
import { PlayPanel } from './play/play-panel';
import { AppealBanner } from './rulings/appeal';
import { Discipline } from './rulings/discipline';
import { Divergence } from './rulings/divergence';
import { InterruptionBanner, InterruptionPanel } from './rulings/interruption';
import { RulingsConsole } from './rulings/rulings-console';
import { opened, tab } from './rulings/rulings-state';
import { SeatStrip } from './start/seats';
import './referee.css';
import './end/print.css';
import { TakeOver } from './book/take-over';
import { stayAwake } from './book/wake-lock';
import { resume } from './book/whereabouts';
import { learnWriter } from './book/writer';
import { stayInTouch } from './play/touch';
import { w } from './words/words';

const tabs = [
  ['play', 'swords'],
  ['rulings', 'shield'],
  ['book', 'log'],
  ['end', 'flag'],
] as const satisfies readonly (readonly [string, IconName])[];

export function roundText(sheet: Sheet): string {
  const words = w();
  if (sheet.round === 0) return words.setup;
  const round = words.round(sheet.round);
  if (sheet.closing.begun) return `${round} · ${words.sdadata}`;
  if (sheet.last_round === null) return round;
  return `${round} · ${sheet.round >= sheet.last_round ? words.last : words.lastButOne}`;
}

function Table() {
  const { book, sheet } = useBook();
  const words = w();
  const at = tab.value;
  const playing = sheet.stage === 'playing';
  useEffect(() => {
    if (!playing && tab.value === 'play') tab.value = 'end';
  }, [playing]);
  useEffect(() => {
    document.title = `${sheet.title || words.title} · Kamchatka`;
  }, [sheet.title, words.title]);
  useEffect(stayAwake, []);
  const refusal = book.refusal.value;
  return (
    <>
      <div class="ref-page" data-stage={sheet.stage}>
        <header>
          <div class="ref-head">
            <a class="button quiet icon-only" href="/arbitro" aria-label={words.back}>
              <Icon name="back" />
            </a>
            <h1>{sheet.title || words.title}</h1>
            <ConnectionChip />
            <a
              class="button quiet icon-only"
              href="/aiuto/giudice"
              target="_blank"
              rel="noopener"
              aria-label={t().common.help}
              title={t().common.help}
            >
              <Icon name="help" />
            </a>
          </div>
          <ConnectionBanner />
          <InterruptionBanner />
          <AppealBanner />
          <AsideBanner />
          <div class="ref-status">
            <ClockBar />
            <span class="ref-round">{roundText(sheet)}</span>
          </div>
          <InterruptionPanel />
          <SeatStrip />
          {sheet.lost_rights.map((right) => (
            <p key={right} class="ref-lost">
              <Icon name="warning" />
              {words.rulings.lost[right]}
            </p>
          ))}
        </header>
        <main class="ref-main" id="main">
          {refusal ? (
            <p class="ref-refusal" role="alert">
              <Icon name="warning" />
              <span>{refusalWords(refusal)}</span>
              <button
                type="button"
                class="button quiet icon-only"
                aria-label={words.rulings.close}
                onClick={() => {
                  book.refusal.value = null;
                }}
              >
                <Icon name="close" />
              </button>
            </p>
          ) : null}
          <Divergence />
          {at === 'play' && playing ? sheet.kind === 'full' ? <PlayPanel /> : <LightPanel /> : null}
          {at === 'rulings' ? (
            <>
              <RulingsConsole ask={(question) => book.ask(question)} ruleset={sheet.ruleset} />
              <Discipline />
            </>
          ) : null}
          {at === 'book' ? (
            <>
              <AsideVersions />
              <BookTab />
            </>
          ) : null}
          {at === 'end' || (at === 'play' && !playing) ? <EndTab /> : null}
        </main>
        <nav class="ref-tabs" aria-label={words.title}>
          {tabs.map(([id, icon]) => (
            <button
              key={id}
              type="button"
              class="ref-tab"
              aria-current={at === id ? 'page' : undefined}
              onClick={() => {
                tab.value = id;
                if (id === 'rulings' && at === id) opened.value = null;
              }}
            >
              <Icon name={icon} />
              {words.tabs[id]}
            </button>
          ))}
          <button
            type="button"
            class="ref-tab"
            disabled={!canUndo(sheet)}
            onClick={() => void book.enter({ type: 'undone', count: 1 })}
          >
            <Icon name="undo" />
            {words.undo}
          </button>
        </nav>
      </div>
      <PrintSheet />
    </>
  );
}

async function openBook(code: string): Promise<Book | 'missing' | 'offline'> {
  const local = await Book.open(code);
  if (local) return local;
  const answer = await get<CompanionBook>(`/api/companions/${code}`);
  if (!answer.ok) return answer.reason === 'offline' ? 'offline' : 'missing';
  return (await Book.open(code, answer.value.entries)) ?? 'missing';
}

export function CompanionPage({ code }: { readonly code: string }) {
  const [book, setBook] = useState<Book | 'missing' | 'offline' | 'fault' | null>(null);
  const [taken, setTaken] = useState(0);
  const words = w();
  useEffect(() => {
    let leave: (() => void) | null = null;
    let current = true;
    const leavePlace = resume(code);
    void keepForOffline();
    openBook(code).then(
      (found) => {
        if (!current) return;
        setBook(found);
        if (!(found instanceof Book)) return;
        window.history.replaceState(null, '', `/arbitro/${found.code.value}`);
        const tournament = found.sheet.value?.desk?.code;
        if (tournament) void learnWriter(tournament);
        const unasked = askBeforeLeaving(() => found.waiting.value > 0);
        const untouched = stayInTouch(found);
        leave = () => {
          unasked();
          untouched();
        };
      },
      () => current && setBook('fault'),
    );
    return () => {
      current = false;
      leavePlace();
      leave?.();
    };
  }, [code, taken]);
  if (book instanceof Book) {
    return (
      <BookContext.Provider value={book}>
        <Table />
      </BookContext.Provider>
    );
  }
  if (book === 'missing') {
    return (
      <main class="page-wait" id="main">
        <TakeOver
          code={code}
          token={tokenIn(window.location.hash)}
          tournament={tournamentIn(window.location.search)}
          onTaken={() => setTaken(taken + 1)}
        />
      </main>
    );
  }
  return (
    <main class="page-wait" id="main">
      <h1 class="hidden-text">{words.title}</h1>
      <p>{book === null ? words.loading : book === 'fault' ? words.engineFault : words.missing}</p>
      {book === null ? null : (
        <a class="button" href="/arbitro">
          {words.back}
        </a>
      )}
    </main>
  );
}
