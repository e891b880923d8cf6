// In a replay everything lies open: everybody's objective and cards.
import { seatsOf } from '../game/edit';
import { t } from '../i18n/words';
import { cardName, objectiveName, useTable } from '../table/context';
import { Token } from '../ui/token';

export function OpenSecrets() {
  const { room } = useTable();
  const view = room.view.value;
  if (!view) return null;
  const words = t().replay;
  return (
    <details class="open-secrets">
      <summary class="summary">{words.reveal}</summary>
      <ul class="stack">
        {seatsOf(view).map((seat) => {
          const facts = view.seats[seat];
          if (!facts) return null;
          return (
            <li key={seat}>
              <Token colour={facts.colour} />{' '}
              <strong>{facts.objective ? objectiveName(room, facts.objective) : '–'}</strong>
              <span class="hint block">
                {facts.hand?.map((card) => cardName(room, card)).join(', ') || '–'}
              </span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
