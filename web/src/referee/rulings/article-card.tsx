// What a book says where no numbers settle it: the text, what follows, and the way to the entry where
// there is one. Any of it can be jotted down in the book.
import { useContext, useEffect, useState } from 'preact/hooks';
import { language } from '../../lib/settings';
import { Icon } from '../../ui/icons';
import { announce } from '../../ui/live';
import type { Ruling, Seat, Sheet } from '../book/notes';
import { BookContext, useBook } from '../context';
import { SeatPick } from '../start/seats';
import { w } from '../words/words';
import { disciplineReason, searched, tab } from './rulings-state';

interface ArticleCardProps {
  readonly article: Ruling;
  readonly onClose: () => void;
}

const clausesOf = (article: Ruling) => article.clauses.map(({ clause }) => clause).join(', ');

/** A light book has no board to enter anything on. */
function placeIn(sheet: Sheet, { entry }: Ruling): Exclude<Ruling['entry'], 'board'> {
  if (entry !== 'board') return entry;
  return sheet.kind === 'full' ? 'play' : 'nowhere';
}

function Withdrawal({ onClose }: { readonly onClose: () => void }) {
  const { book, sheet } = useBook();
  const [seat, setSeat] = useState<Seat | null>(null);
  const enter = async () => {
    if (!seat || !(await book.play({ type: 'withdraw', seat }))) return;
    announce(w().rulings.done);
    onClose();
    tab.value = 'play';
  };
  return (
    <>
      <SeatPick sheet={sheet} value={seat} label={w().rulings.who} onPick={setSeat} />
      <button
        type="button"
        class="button primary ref-big"
        disabled={!seat || sheet.stage !== 'playing'}
        onClick={() => void enter()}
      >
        <Icon name="check" />
        {w().play.withdraw}
      </button>
    </>
  );
}

function ToTab({ to, onClose }: { readonly to: 'play' | 'end'; readonly onClose: () => void }) {
  const words = w();
  return (
    <button
      type="button"
      class="button primary ref-big"
      onClick={() => {
        onClose();
        tab.value = to;
      }}
    >
      <Icon name={to === 'play' ? 'swords' : 'flag'} />
      {words.rulings.enterAt(words.tabs[to])}
    </button>
  );
}

function EntryOf({ article, onClose }: ArticleCardProps) {
  const { book, sheet } = useBook();
  const words = w().rulings;
  const title = `${article.title[language.value]} (${clausesOf(article)})`;
  const entry = placeIn(sheet, article);
  useEffect(() => {
    if (entry === 'discipline') disciplineReason.value = title;
    return () => {
      disciplineReason.value = null;
    };
  }, [entry, title]);
  const jot = async () => {
    if (!(await book.enter({ type: 'remarked', text: title }))) return;
    announce(words.done);
    onClose();
  };
  return (
    <>
      {entry === 'withdrawal' ? <Withdrawal onClose={onClose} /> : null}
      {entry === 'play' || entry === 'end' ? <ToTab to={entry} onClose={onClose} /> : null}
      {entry === 'discipline' ? <p class="hint">{words.disciplineBelow}</p> : null}
      {entry === 'nowhere' ? <p class="hint">{words.noEntry}</p> : null}
      <button type="button" class="button quiet" onClick={() => void jot()}>
        {words.jot}
      </button>
    </>
  );
}

export function ArticleCard({ article, onClose }: ArticleCardProps) {
  const book = useContext(BookContext);
  const words = w().rulings;
  return (
    <section class="ref-panel stack ref-ruling">
      <div class="spread">
        <h2>{article.title[language.value]}</h2>
        <button
          type="button"
          class="button quiet icon-only"
          aria-label={words.close}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      <p class="ref-rule">
        {article.rule[language.value]} <span class="chip">{clausesOf(article)}</span>
      </p>
      <div class="ref-decision">
        <span class="ref-decision-label">{words.follows}</span>
        <strong>{article.follows[language.value]}</strong>
      </div>
      {book ? (
        <EntryOf
          article={article}
          onClose={() => {
            searched.value = ''; // answered
            onClose();
          }}
        />
      ) : null}
    </section>
  );
}
