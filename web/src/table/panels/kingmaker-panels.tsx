// Kingmaker: the secret exchange of colour cards at the start, and the colour turned up at the end.
// What can still be given to whom is read off the exchanges the server offered.
import { useState } from 'preact/hooks';
import { seatsOf } from '../../game/edit';
import { colourOrder } from '../../game/facts';
import { t } from '../../i18n/words';
import type { Colour } from '../../protocol';
import { Token } from '../../ui/token';
import { seatName, useTable } from '../context';
import { keyHint } from '../stage/key-hints';

type Chosen = readonly (Colour | null)[];

/** The exchanges that agree with what is chosen so far, leaving one place open. */
function fitting(exchanges: readonly (readonly Colour[])[], chosen: Chosen, open: number) {
  return exchanges.filter((exchange) =>
    chosen.every(
      (colour, place) => place === open || colour === null || exchange[place] === colour,
    ),
  );
}

export function ExchangePanel() {
  const { room, helm } = useTable();
  const view = room.view.value;
  const [chosen, setChosen] = useState<Chosen>([]);
  if (!view) return null;
  const words = t().table;
  const seats = seatsOf(view);
  const picks: Chosen = seats.map((_, place) => chosen[place] ?? null);
  const { exchanges } = room.offer.value;
  const exact = fitting(exchanges, picks, -1)[0];
  const complete = exact && picks.every((colour) => colour !== null);
  return (
    <div class="panel">
      <p class="panel-title mine">{words.exchangeTitle}</p>
      <p class="hint">{words.exchangeHint}</p>
      {seats.map((seat, place) => {
        const open = [...new Set(fitting(exchanges, picks, place).map((each) => each[place]))];
        return (
          <label key={seat} class="exchange-row">
            <Token colour={view.seats[seat]?.colour} />
            {seat === room.seat.value ? words.exchangeKeep : seatName(room, seat)}
            <select
              class="select"
              value={picks[place] ?? ''}
              onChange={(change) => {
                const colour = (change.currentTarget.value || null) as Colour | null;
                setChosen(picks.map((old, other) => (other === place ? colour : old)));
              }}
            >
              <option value="">–</option>
              {open.map((colour) =>
                colour ? (
                  <option key={colour} value={colour}>
                    {t().names.colours[colour]}
                  </option>
                ) : null,
              )}
            </select>
          </label>
        );
      })}
      <button
        type="button"
        class="button primary wide"
        {...keyHint('confirm')}
        disabled={!complete || room.busy.value}
        onClick={() => exact && void helm.perform([{ type: 'give_colours', colours: exact }])}
      >
        {words.exchangeGive}
      </button>
    </div>
  );
}

export function ChoicePanel() {
  const { room, helm } = useTable();
  const view = room.view.value;
  const seat = room.seat.value;
  const held = (seat && view?.seats[seat]?.colour_cards) || [];
  const words = t().table;
  return (
    <div class="panel">
      <p class="panel-title mine">{words.choiceTitle}</p>
      <p class="hint">{words.choiceHint}</p>
      <div class="colour-choices">
        {room.offer.value.shows.map((colour) => (
          <button
            key={colour}
            type="button"
            class="button"
            disabled={room.busy.value}
            onClick={() => void helm.perform([{ type: 'show_colour', colour }])}
          >
            <Token colour={colour} />
            {t().names.colours[colour]} ·{' '}
            {words.choiceCards(held[colourOrder.indexOf(colour)] ?? 0)}
          </button>
        ))}
      </div>
    </div>
  );
}
