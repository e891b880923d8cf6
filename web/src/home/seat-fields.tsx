// How many sit at the table, and what each seat is for.
import { t } from '../i18n/words';
import { botPortrait } from '../lib/bots';
import type { Bot, TableRequest } from '../protocol';
import { BotOptions } from '../ui/bot-options';
import { Icon } from '../ui/icons';

export type SeatPlan = TableRequest['seats'][number];

interface SeatFieldsProps {
  readonly seats: readonly SeatPlan[];
  readonly counts: readonly number[];
  readonly bots: readonly Bot[];
  readonly onChange: (seats: readonly SeatPlan[]) => void;
}

export function SeatFields({ seats, counts, bots, onChange }: SeatFieldsProps) {
  const words = t().create;
  const set = (index: number, value: string) => {
    const [kind, bot] = value.split(':') as [SeatPlan['kind'], string | undefined];
    onChange(seats.with(index, bot ? { kind, bot } : { kind }));
  };
  return (
    <section class="card stack">
      <h2>{words.seats}</h2>
      <ol class="seat-fields">
        {seats.map((seat, index) => (
          <li key={index}>
            {seat.kind === 'me' ? (
              <span class="seat-me">
                <Icon name="people" />
                {words.me}
              </span>
            ) : (
              <select
                class="select"
                aria-label={t().table.seatNumber(String(index + 1))}
                value={seat.bot ? `bot:${seat.bot}` : seat.kind}
                onChange={(change) => set(index, change.currentTarget.value)}
              >
                <option value="open">{words.open}</option>
                <BotOptions bots={bots} />
              </select>
            )}
            {seat.bot ? <p class="hint bot-portrait">{botPortrait(seat.bot)}</p> : null}
          </li>
        ))}
      </ol>
      <div class="row">
        <button
          type="button"
          class="button small"
          disabled={!counts.includes(seats.length + 1)}
          onClick={() => onChange([...seats, { kind: 'open' }])}
        >
          <Icon name="plus" />
          {words.addSeat}
        </button>
        <button
          type="button"
          class="button small"
          disabled={!counts.includes(seats.length - 1)}
          onClick={() => onChange(seats.slice(0, -1))}
        >
          <Icon name="minus" />
          {words.removeSeat}
        </button>
      </div>
    </section>
  );
}
