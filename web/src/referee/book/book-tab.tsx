// The book itself: what was entered, newest first; undoing, notes of the judge, the file.
import { useState } from 'preact/hooks';
import { saveBlob } from '../../lib/save-blob';
import { language } from '../../lib/settings';
import { Icon } from '../../ui/icons';
import { useBook } from '../context';
import { lineText, timeText } from '../line-text';
import { Realign } from '../play/realign';
import { AppealMark } from '../rulings/appeal';
import { AuthorTool } from '../rulings/author-fields';
import { w } from '../words/words';
import { type Book, canUndo } from './book';
import { Handover } from './handover';
import type { Line, Ruling } from './notes';
import { useTableDraft } from './position';

export function saveText(text: string, name: string): void {
  saveBlob(new Blob([text], { type: 'application/json' }), name);
}

function saveFile(book: Book): void {
  saveText(book.file(), `kamchatka-${book.code.value}.json`);
}

export function rulingTitles(book: Book): ReadonlyMap<string, string> {
  const reply = book.ask<{ readonly rulings: readonly Ruling[] }>({
    request: 'rulings',
    ruleset: book.sheet.value?.ruleset ?? 'challenge',
    words: '',
  });
  if (!reply.ok) return new Map();
  return new Map(reply.rulings.map(({ id, title }) => [id, title[language.value]]));
}

export function BookTab() {
  const { book, sheet } = useBook();
  const [text, setText] = useTableDraft('remark', '');
  const [all, setAll] = useState<readonly Line[] | null>(null);
  const words = w().book;
  const lines = all && all.length === sheet.entries ? all : sheet.lines;
  const titles = rulingTitles(book);
  const remark = async (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && (await book.enter({ type: 'remarked', text: text.trim() }))) {
      setText('');
    }
  };
  const showAll = () => {
    const reply = book.ask<{ readonly lines: readonly Line[] }>({ request: 'lines' });
    if (reply.ok) setAll(reply.lines);
  };
  return (
    <section class="ref-panel stack">
      <div class="ref-two">
        <button
          type="button"
          class="button ref-big"
          disabled={!canUndo(sheet)}
          onClick={() => void book.enter({ type: 'undone', count: 1 })}
        >
          <Icon name="undo" />
          {words.undo}
        </button>
        <button type="button" class="button ref-big" onClick={() => saveFile(book)}>
          <Icon name="download" />
          {words.export}
        </button>
      </div>
      <AuthorTool desk={sheet.desk} />
      <Handover />
      {sheet.stage === 'signed_off' ? null : <Realign />}
      <form class="ref-remark" onSubmit={(event) => void remark(event)}>
        <label class="field">
          <span class="label">{words.remark}</span>
          <input
            class="input"
            value={text}
            maxLength={200}
            placeholder={words.remarkHint}
            onInput={(input) => setText(input.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button">
          {words.addRemark}
        </button>
      </form>
      <ol class="ref-lines" reversed start={sheet.entries}>
        {[...lines].reverse().map((line) => (
          <li key={line.seq} class={line.struck ? 'ref-line struck' : 'ref-line'}>
            <span class="ref-line-time">{timeText(line.at)}</span>
            <span class={`ref-line-text ${line.note.type}`}>
              {lineText(sheet, line, titles, lines)}
              {line.note.type === 'ruled' && line.note.consequence ? (
                <Decision id={line.note.ruling} line={line} />
              ) : null}
              {line.struck ? <span class="chip">{words.struck}</span> : null}
            </span>
            <AppealMark line={line} />
          </li>
        ))}
      </ol>
      {lines.length < sheet.entries ? (
        <button type="button" class="button quiet" onClick={showAll}>
          {words.all} ({sheet.entries})
        </button>
      ) : null}
    </section>
  );
}

/** What was decided, in the words of the rule book. */
export function Decision({ id, line }: { readonly id: string; readonly line: Line }) {
  const { book } = useBook();
  if (line.note.type !== 'ruled') return null;
  const reply = book.ask<{ readonly consequence: { readonly it: string; readonly en: string } }>({
    request: 'rule',
    ruling: id,
    answers: line.note.answers,
  });
  return reply.ok ? <span class="hint">{reply.consequence[language.value]}</span> : null;
}
