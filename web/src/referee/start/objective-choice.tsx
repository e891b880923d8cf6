// Which objective somebody had: the cards with their territories, as they lie on the table. Those of
// the deck of twenty that are ours are marked, and a card that we do not know is written down.
import { useState } from 'preact/hooks';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icons';
import { objectiveName, refusalWords, useBook } from '../context';
import { rulesOf } from '../rules-of';
import { landsOf } from '../territory-text';
import { w } from '../words/words';
import { OtherCard } from './other-card';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

interface ObjectiveChoiceProps {
  readonly label: string;
  readonly value: string | null;
  readonly onChoose: (objective: string) => Promise<boolean>;
}

interface Shown {
  readonly id: string;
  readonly name: string;
  readonly lands: string;
  readonly mark: 'ours' | 'written' | null;
}

function useCards(): readonly Shown[] {
  const { book, sheet } = useBook();
  const rules = rulesOf(book, sheet.ruleset);
  if (!rules) return [];
  const known = Object.entries(rules.objectives).map(([id, { territories }]) => ({
    id,
    name: objectiveName(sheet, id),
    lands: landsOf(rules, territories),
    mark: rules.ours.includes(id) ? ('ours' as const) : null,
  }));
  const written = sheet.written.map(({ id, title, territories }) => ({
    id,
    name: title,
    lands: landsOf(rules, territories),
    mark: 'written' as const,
  }));
  return [...known, ...written];
}

function Cards(props: ObjectiveChoiceProps & { readonly onClose: () => void }) {
  const { book, sheet } = useBook();
  const [text, setText] = useState('');
  const words = w().objective;
  const all = useCards();
  const taken = new Set(sheet.seats.map((seat) => seat.objective));
  const shown = all.filter(({ name, lands }) => plain(`${name} ${lands}`).includes(plain(text)));
  const choose = async (id: string) => {
    if (await props.onChoose(id)) props.onClose();
  };
  return (
    <Dialog title={props.label} onClose={props.onClose} wide>
      <input
        class="input"
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        value={text}
        onInput={(input) => setText(input.currentTarget.value)}
      />
      {book.refusal.value ? (
        <p class="fault" role="alert">
          {refusalWords(book.refusal.value)}
        </p>
      ) : null}
      <ul class="ref-objectives">
        {shown.map(({ id, name, lands, mark }) => (
          <li key={id}>
            <button
              type="button"
              class="ref-objective-card"
              data-objective={id}
              aria-pressed={props.value === id}
              disabled={taken.has(id) && props.value !== id}
              onClick={() => void choose(id)}
            >
              <strong>
                {name} {mark ? <span class="chip warn">{words[mark]}</span> : null}
              </strong>
              <span class="hint">{lands}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown.some(({ mark }) => mark === 'ours') ? <p class="hint">{words.oursText}</p> : null}
      {rulesOf(book, sheet.ruleset)?.other_cards ? <OtherCard onWritten={choose} /> : null}
    </Dialog>
  );
}

export function ObjectiveChoice(props: ObjectiveChoiceProps) {
  const { sheet } = useBook();
  const [open, setOpen] = useState(false);
  const name = props.value ? objectiveName(sheet, props.value) : w().end.choose;
  return (
    <div class="ref-objective">
      <span class="label">{props.label}</span>
      <button
        type="button"
        class="button"
        aria-label={`${props.label}: ${name}`}
        onClick={() => setOpen(true)}
      >
        <Icon name="target" />
        {name}
      </button>
      {open ? <Cards {...props} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
