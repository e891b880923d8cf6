// The people at the table: a strip with what the book knows of each, and chips to pick one.
import { Icon } from '../../ui/icons';
import { Token } from '../../ui/token';
import type { Seat, Sheet } from '../book/notes';
import { useBook } from '../context';
import { w } from '../words/words';

export function SeatStrip() {
  const { sheet } = useBook();
  const words = w();
  return (
    <ul class={sheet.seats.length > 3 ? 'ref-seats many' : 'ref-seats'}>
      {sheet.seats.map((seat) => (
        <li
          key={seat.seat}
          class={seat.standing === 'active' ? 'ref-seat' : 'ref-seat gone'}
          aria-current={seat.seat === sheet.turn ? 'true' : undefined}
        >
          <span class="ref-seat-name">
            <Token colour={seat.colour} neutral={seat.standing !== 'active'} />
            <span>{seat.name || seat.seat.toUpperCase()}</span>
          </span>
          <span class="ref-seat-facts" aria-hidden="true">
            {seat.standing !== 'active' ? words.standings[seat.standing] : null}
            {seat.standing === 'active' && seat.armies !== null ? (
              <>
                <span class="ref-fact land">
                  <Icon name="board" />
                  {seat.territories}
                </span>
                <span class="ref-fact">
                  <Icon name="tank" />
                  {seat.armies}
                </span>
                <span class="ref-fact">
                  <Icon name="cards" />
                  {seat.cards}
                  {seat.owed > 0 ? '?' : ''}
                </span>
              </>
            ) : null}
            {seat.warnings > 0 ? (
              <span class="ref-fact bad">
                <Icon name="warning" />
                {seat.warnings}
              </span>
            ) : null}
          </span>
          <span class="hidden-text">
            {seat.armies !== null
              ? `${seat.territories} ${words.short.territories}, ${seat.armies} ${words.short.armies}, ${seat.cards} ${words.short.cards}`
              : ''}
            {seat.warnings > 0 ? `, ${words.warnings(seat.warnings)}` : ''}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface SeatPickProps {
  readonly sheet: Sheet;
  readonly value: Seat | null;
  readonly label: string;
  readonly onPick: (seat: Seat) => void;
  readonly note?: (seat: Seat) => string;
}

export function SeatPick({ sheet, value, label, onPick, note }: SeatPickProps) {
  return (
    <fieldset class="plain ref-pick">
      <legend class="label-legend">{label}</legend>
      <div class="ref-pick-row">
        {sheet.seats.map((seat) => (
          <button
            key={seat.seat}
            type="button"
            class="button ref-chip"
            aria-pressed={seat.seat === value}
            onClick={() => onPick(seat.seat)}
          >
            <Token colour={seat.colour} />
            <span class="ref-chip-name">{seat.name || seat.seat.toUpperCase()}</span>
            {note ? <span class="ref-chip-note">{note(seat.seat)}</span> : null}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
