// Opening a table: rules, who sits there in order of play, who writes.
import { useEffect, useState } from 'preact/hooks';
import { t, wordOf } from '../../i18n/words';
import { dropDrafts, useDraft } from '../../lib/draft';
import { go } from '../../lib/router';
import { Icon } from '../../ui/icons';
import { Token } from '../../ui/token';
import { Book } from '../book/book';
import { handedTable } from '../book/judge-link';
import type { Colour, Kind, Opened } from '../book/notes';
import { learnWriter, writerAt } from '../book/writer';
import { refusalWords } from '../context';
import type { RealRuleset } from '../rules-of';
import { AuthorFields, OfficialName } from '../rulings/author-fields';
import { w } from '../words/words';
import { OrderPick } from './rolled-order';

const colours: readonly Colour[] = ['red', 'blue', 'green', 'yellow', 'black', 'purple'];

interface Sitter {
  readonly name: string;
  readonly colour: Colour;
}

interface Opening {
  readonly ruleset: string;
  readonly title: string;
  readonly seats: readonly Sitter[];
  readonly desk: { readonly code: string; readonly round: string; readonly table: string };
}

interface OpenFormProps {
  readonly kind: Kind;
  readonly rulesets: readonly RealRuleset[];
}

export function OpenForm({ kind, rulesets }: OpenFormProps) {
  const words = w().open;
  const [given] = useState(() => handedTable(window.location.search));
  const names = given?.names ?? [];
  const untouched: Opening = {
    ruleset: 'challenge',
    title: given ? words.tableOf(given.table) : '',
    seats: colours
      .slice(0, names.length > 2 ? Math.min(names.length, colours.length) : 4)
      .map((colour, index) => ({ name: names[index] ?? '', colour })),
    desk: {
      code: given?.code ?? '',
      round: String(given?.round ?? 1),
      table: String(given?.table ?? 1),
    },
  };
  const [form, setForm] = useDraft('open.form', window.location.search, untouched);
  const { ruleset, title, seats, desk } = form;
  const setSeats = (next: readonly Sitter[]) => setForm((now) => ({ ...now, seats: next }));
  const counts = rulesets.find(({ id }) => id === ruleset)?.seats ?? [];
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const code = desk.code.trim().toUpperCase();
  const sound = /^[A-Z2-9]{6}$/.test(code);
  // Of the tournament only for somebody whom its desk has given a role.
  const official = sound && writerAt({ code }) !== null;
  useEffect(() => {
    if (sound) void learnWriter(code);
  }, [code, sound]);
  const change = (index: number, next: Partial<Sitter>) =>
    setSeats(seats.map((seat, at) => (at === index ? { ...seat, ...next } : seat)));
  /** The next colour nobody has; a tap goes round. */
  const turnColour = (index: number) => {
    const taken = new Set(seats.map(({ colour }) => colour));
    const now = colours.indexOf(seats[index]?.colour ?? 'red');
    const next = [...colours.slice(now + 1), ...colours.slice(0, now)].find(
      (colour) => !taken.has(colour),
    );
    if (next) change(index, { colour: next });
  };
  const open = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    if (sound) await learnWriter(code);
    const opening: Opened = {
      type: 'opened',
      kind,
      ruleset: { id: ruleset },
      title: title.trim(),
      seats: seats.map(({ name, colour }) => ({
        name: name.trim() || wordOf(t().names.colours, colour),
        colour,
      })),
      ...(sound && writerAt({ code })
        ? { desk: { code, round: Number(desk.round) || 1, table: Number(desk.table) || 1 } }
        : {}),
    };
    const book = await Book.create(opening);
    setBusy(false);
    if (!(book instanceof Book)) return setFault(refusalWords(book));
    dropDrafts('open.');
    go(`/arbitro/${book.code.value}`);
  };
  return (
    <form class="card stack" onSubmit={(event) => void open(event)}>
      <h2>{words[kind]}</h2>
      <div class="columns-2">
        <label class="field">
          <span class="label">{words.ruleset}</span>
          <select
            class="select"
            value={ruleset}
            onChange={(choice) => setForm({ ...form, ruleset: choice.currentTarget.value })}
          >
            {rulesets.map(({ id }) => (
              <option key={id} value={id}>
                {wordOf(t().names.rulesets, id)}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span class="label">{words.name}</span>
          <input
            class="input"
            value={title}
            maxLength={60}
            placeholder={words.namePlaceholder}
            onInput={(input) => setForm({ ...form, title: input.currentTarget.value })}
          />
        </label>
      </div>
      <fieldset class="plain">
        <legend class="label-legend">{words.players}</legend>
        <ol class="ref-sitters">
          {seats.map((seat, index) => (
            <li key={index}>
              <button
                type="button"
                class="button icon-only"
                aria-label={`${words.colour}: ${wordOf(t().names.colours, seat.colour)}`}
                onClick={() => turnColour(index)}
              >
                <Token colour={seat.colour} size="large" />
              </button>
              <input
                class="input"
                aria-label={words.player(index + 1)}
                placeholder={words.player(index + 1)}
                value={seat.name}
                maxLength={40}
                onInput={(input) => change(index, { name: input.currentTarget.value })}
              />
              {seats.length > Math.min(...counts) ? (
                <button
                  type="button"
                  class="button quiet icon-only"
                  aria-label={`${words.removePlayer}: ${words.player(index + 1)}`}
                  onClick={() => setSeats(seats.filter((_, at) => at !== index))}
                >
                  <Icon name="close" />
                </button>
              ) : null}
            </li>
          ))}
        </ol>
        {seats.length < Math.max(...counts) ? (
          <button
            type="button"
            class="button small"
            onClick={() => {
              const taken = new Set(seats.map(({ colour }) => colour));
              const free = colours.find((colour) => !taken.has(colour)) ?? 'red';
              setSeats([...seats, { name: '', colour: free }]);
            }}
          >
            <Icon name="plus" />
            {words.addPlayer}
          </button>
        ) : null}
        <details class="ref-tool">
          <summary>{w().order.title}</summary>
          <OrderPick
            draft="open.order"
            people={seats}
            onOrder={(order) => setSeats(order.flatMap((index) => seats[index] ?? []))}
          />
        </details>
      </fieldset>
      {official ? <OfficialName desk={{ code }} /> : <AuthorFields />}
      {official ? <p class="hint">{words.asPart}</p> : null}
      {code !== '' && !official ? <p class="ref-others">{words.outside}</p> : null}
      <details class="ref-tool" open={given !== null}>
        <summary>{words.desk}</summary>
        <div class="ref-desk">
          {(
            [
              ['code', words.deskCode],
              ['round', words.deskRound],
              ['table', words.deskTable],
            ] as const
          ).map(([key, label]) => (
            <label key={key} class="field">
              <span class="label">{label}</span>
              <input
                class="input"
                value={desk[key]}
                inputMode={key === 'code' ? 'text' : 'numeric'}
                onInput={(input) =>
                  setForm({ ...form, desk: { ...desk, [key]: input.currentTarget.value } })
                }
              />
            </label>
          ))}
        </div>
      </details>
      {fault ? (
        <p class="fault" role="alert">
          {fault}
        </p>
      ) : null}
      <button type="submit" class="button primary ref-big" disabled={busy}>
        {words.create}
      </button>
    </form>
  );
}
