// A card that is not in our deck: four of the twenty printed ones we do not know, and the box has blank
// ones for the organiser. Its name and its territories as printed; what is unusual is said, not
// refused.
import { Icon } from '../../ui/icons';
import { useTableDraft } from '../book/position';
import { territoryName, useBook } from '../context';
import { allTerritories } from '../play/paint';
import { w } from '../words/words';
import { below } from './shuffle';

interface Card {
  readonly title: string;
  readonly territories: readonly string[];
}
const blank: Card = { title: '', territories: [] };

const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
const newId = () =>
  `other_${Array.from({ length: 6 }, () => letters[below(letters.length)]).join('')}`;

export function OtherCard({ onWritten }: { readonly onWritten: (id: string) => Promise<void> }) {
  const { book } = useBook();
  const [card, setCard] = useTableDraft('card', blank);
  const words = w().objective;
  const { title, territories } = card;
  const looks = book.ask<{ readonly points: number; readonly like_printed: boolean }>({
    request: 'card',
    territories,
  });
  const points = looks.ok ? looks.points : 0;
  const odd = looks.ok && !looks.like_printed;
  const toggle = (id: string) =>
    setCard({
      ...card,
      territories: territories.includes(id)
        ? territories.filter((each) => each !== id)
        : [...territories, id],
    });
  const write = async () => {
    const id = newId();
    const note = { type: 'objective_written', id, title: title.trim(), territories } as const;
    if (!(await book.enter(note))) return;
    setCard(blank);
    await onWritten(id);
  };
  const names = [...allTerritories].sort((a, b) =>
    territoryName(a).localeCompare(territoryName(b)),
  );
  return (
    <details class="ref-tool" open={territories.length > 0 || title !== ''}>
      <summary>{words.another}</summary>
      <div class="stack">
        <p class="hint">{words.anotherText}</p>
        <label class="field">
          <span class="label">{words.cardName}</span>
          <input
            class="input"
            value={title}
            maxLength={40}
            onInput={(input) => setCard({ ...card, title: input.currentTarget.value })}
          />
        </label>
        <fieldset class="plain">
          <legend class="label-legend">{words.cardLands(territories.length, points)}</legend>
          <div class="ref-lands">
            {names.map((id) => (
              <button
                key={id}
                type="button"
                class="button small"
                aria-pressed={territories.includes(id)}
                onClick={() => toggle(id)}
              >
                {territoryName(id)}
              </button>
            ))}
          </div>
        </fieldset>
        {territories.length > 0 && odd ? (
          <p class="hint">
            <Icon name="warning" /> {words.unusual}
          </p>
        ) : null}
        <button
          type="button"
          class="button primary ref-big"
          disabled={title.trim() === '' || territories.length === 0}
          onClick={() => void write()}
        >
          {words.writeCard}
        </button>
      </div>
    </details>
  );
}
