// One dispute: the rule and its clause, the numbers it needs and no others, the decision, one tap to
// apply it. Outside of a table it only works the decision out.
import { useContext } from 'preact/hooks';
import { t } from '../../i18n/words';
import { useDraft } from '../../lib/draft';
import { language } from '../../lib/settings';
import { Icon } from '../../ui/icons';
import { announce } from '../../ui/live';
import type { Engine } from '../book/engine';
import type { Answer, Consequence, Reply, Role, Ruled, Ruling, Seat } from '../book/notes';
import { positionOf } from '../book/position';
import { writerAt } from '../book/writer';
import { BookContext, refusalWords, territoryName } from '../context';
import { SeatPick } from '../start/seats';
import { w } from '../words/words';
import { type OpenRuling, searched, tab } from './rulings-state';

type Values = Readonly<Record<string, number>>;
interface Case {
  readonly seat: Seat | null;
  readonly territory: string;
  readonly typed: Values;
}

function YesNo(props: {
  readonly value: number | undefined;
  readonly onPick: (v: number) => void;
}) {
  const words = w().rulings;
  return (
    <div class="ref-two">
      {[[1, words.yes] as const, [0, words.no] as const].map(([value, word]) => (
        <button
          key={value}
          type="button"
          class="button ref-big"
          aria-pressed={props.value === value}
          onClick={() => props.onPick(value)}
        >
          {word}
        </button>
      ))}
    </div>
  );
}

function NumberPick(props: {
  readonly id: string;
  readonly label: string;
  readonly value: number | undefined;
  readonly least: number;
  readonly most: number;
  readonly onPick: (value: number) => void;
}) {
  const { least, most, value, onPick } = props;
  if (most - least <= 9) {
    const choices = Array.from({ length: Math.min(most - least + 1, 7) }, (_, i) => least + i);
    return (
      <div class="segments ref-numbers">
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            class="button"
            aria-pressed={value === choice}
            onClick={() => onPick(choice)}
          >
            {choice}
          </button>
        ))}
      </div>
    );
  }
  const set = (next: number) => onPick(Math.max(least, Math.min(most, next)));
  return (
    <div class="ref-number">
      <button
        type="button"
        class="button icon-only"
        aria-label={t().common.less}
        onClick={() => set((value ?? least) - 1)}
      >
        <Icon name="minus" />
      </button>
      <input
        class="input"
        inputMode="numeric"
        aria-label={props.label}
        value={value ?? ''}
        onInput={(input) => {
          const digits = input.currentTarget.value.replace(/\D/g, '');
          if (digits !== '') set(Number(digits));
        }}
      />
      <button
        type="button"
        class="button icon-only"
        aria-label={t().common.more}
        onClick={() => set((value ?? least) + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}

interface RulingCardProps {
  readonly ruling: Ruling;
  readonly given: OpenRuling;
  readonly ask: Engine['ask'];
  readonly onClose: () => void;
}

export function RulingCard({ ruling, given, ask, onClose }: RulingCardProps) {
  const book = useContext(BookContext);
  const sheet = book?.sheet.value ?? null;
  const words = w().rulings;
  const untouched: Case = {
    seat: given.seat,
    territory: '',
    typed: Object.fromEntries(given.answers.map(({ id, value }) => [id, value])),
  };
  const scope = book ? `book.${book.code.value}` : 'alone';
  const [form, setForm] = useDraft(
    `${scope}.case.${ruling.id}`,
    `${sheet ? positionOf(sheet) : ''} ${JSON.stringify(given)}`,
    untouched,
  );
  const { seat, territory, typed } = form;
  const type = (id: string, value: number) =>
    setForm((now) => ({ ...now, typed: { ...now.typed, [id]: value } }));
  const known = (
    ask({ request: 'known', ruling: ruling.id, ...(seat ? { seat } : {}) }) as {
      readonly answers?: Values;
    }
  ).answers;
  const values: Values = { ...(book ? known : {}), ...typed };
  const answers: Answer[] = ruling.questions.flatMap(({ id }) => {
    const value = values[id];
    return value === undefined ? [] : [{ id, value }];
  });
  const complete = answers.length === ruling.questions.length;
  const reply = complete
    ? (ask({ request: 'rule', ruling: ruling.id, answers }) as Reply<{
        readonly consequence: Consequence;
        readonly by: readonly Role[];
      }>)
    : null;
  const decision = reply?.ok ? reply.consequence : null;
  const role = writerAt(sheet?.desk)?.role;
  const others = reply?.ok && role !== undefined && !reply.by.includes(role);
  const full = sheet?.kind === 'full';
  // What the book knows of the board: all of it, or what was counted at the end.
  const board = sheet?.view?.territories ?? sheet?.board ?? null;
  const needsPlace = ruling.territory && board !== null && (decision?.armies ?? 0) > 0;
  const ready =
    decision && (!ruling.seat || seat) && (!needsPlace || territory !== '') && book !== null;
  const apply = async () => {
    const note: Ruled = {
      type: 'ruled',
      ruling: ruling.id,
      answers,
      note: '',
      ...(seat ? { seat } : {}),
      ...(needsPlace ? { territory } : {}),
    };
    if (!book || !(await book.enter(note))) return;
    setForm(untouched);
    searched.value = '';
    announce(words.done);
    onClose();
    tab.value = 'play';
  };
  const held = Object.entries(board ?? {})
    .filter(([, { owner }]) => owner === seat)
    .map(([id]) => id);
  return (
    <section class="ref-panel stack ref-ruling">
      <div class="spread">
        <h2>{ruling.title[language.value]}</h2>
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
        {ruling.rule[language.value]}{' '}
        <span class="chip">{ruling.clauses.map(({ clause }) => clause).join(', ')}</span>
      </p>
      {ruling.seat && sheet ? (
        <SeatPick
          sheet={sheet}
          value={seat}
          label={words.who}
          onPick={(who) => setForm({ ...form, seat: who })}
        />
      ) : null}
      {ruling.questions.map((question) => (
        <fieldset key={question.id} class="plain">
          <legend class="label-legend">{question.text[language.value]}</legend>
          {question.least === 0 && question.most === 1 ? (
            <YesNo value={values[question.id]} onPick={(value) => type(question.id, value)} />
          ) : (
            <NumberPick
              id={question.id}
              label={question.text[language.value]}
              value={values[question.id]}
              least={question.least}
              most={question.most}
              onPick={(value) => type(question.id, value)}
            />
          )}
        </fieldset>
      ))}
      {needsPlace ? (
        <label class="field">
          <span class="label">{words.where}</span>
          <select
            class="select"
            value={territory}
            onChange={(change) => setForm({ ...form, territory: change.currentTarget.value })}
          >
            <option value="">–</option>
            {held.map((id) => (
              <option key={id} value={id}>
                {territoryName(id)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {decision ? (
        <div class="ref-decision" role="status">
          <span class="ref-decision-label">{words.verdict}</span>
          <strong>{decision[language.value]}</strong>
          {board && decision.armies > 0 ? (
            <span class="hint">
              {full ? words.offBook(decision.off_the_book) : words.offBoard(decision.armies)}
            </span>
          ) : null}
        </div>
      ) : null}
      {reply && !reply.ok ? <p class="fault">{refusalWords(reply.error)}</p> : null}
      {book && others ? (
        <p class="ref-others">
          {reply.by.includes('table_judge') ? w().end.judgesOnly : w().open.callOfficial}
        </p>
      ) : null}
      {book && !others ? (
        <button
          type="button"
          class="button primary ref-big"
          disabled={!ready}
          onClick={() => void apply()}
        >
          <Icon name="check" />
          {decision && decision.armies === 0 && decision.cap === 0 ? words.write : words.apply}
        </button>
      ) : null}
    </section>
  );
}
