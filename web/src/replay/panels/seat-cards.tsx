// Everybody with all there is to know: what lies on the board, and under his own name what he alone
// knew then, his objective and his cards. Whoever likes to guess hides the secrets.
import { seatsOf } from '../../game/edit';
import { t } from '../../i18n/words';
import { letterKeys } from '../../lib/settings';
import type { Seat, SeatView } from '../../protocol';
import { type Colour, colours } from '../../protocol.gen';
import { cardName, colourName, objectiveName, seatName, useTable } from '../../table/context';
import { Icon, type IconName } from '../../ui/icons';
import { Token } from '../../ui/token';
import { objectiveOnBoard, secretsShown, useReplay } from '../context';
import { w } from '../words/words';
import './seat-cards.css';

function Figure(props: { readonly icon: IconName; readonly n: number; readonly label: string }) {
  return (
    <span class="seat-figure" title={props.label}>
      <Icon name={props.icon} />
      <span aria-hidden="true">{props.n}</span>
      <span class="hidden-text">{props.label},</span>
    </span>
  );
}

function Objective({ seat, facts }: { readonly seat: Seat; readonly facts: SeatView }) {
  const { room } = useTable();
  const words = w().seats;
  const none = Object.keys(room.rules.value?.objectives ?? {}).length === 0;
  if (none) return null;
  const { objective } = facts;
  const wanted = objective ? (room.rules.value?.objectives[objective]?.territories ?? []) : [];
  return (
    <p class="seat-objective">
      <Icon name="target" />
      <span class="hidden-text">{words.objective}: </span>
      <b>{objective ? objectiveName(room, objective) : words.notYet}</b>
      {wanted.length > 0 ? (
        <button
          type="button"
          class="button quiet seat-eye"
          aria-label={words.onBoard(seatName(room, seat))}
          title={words.onBoard(seatName(room, seat))}
          aria-pressed={objectiveOnBoard.value === seat}
          onClick={() => {
            objectiveOnBoard.value = objectiveOnBoard.value === seat ? null : seat;
          }}
        >
          <Icon name="eye" />
        </button>
      ) : null}
    </p>
  );
}

/** How many cards of each colour he holds, in Kingmaker. */
function ColourCards({ counts }: { readonly counts: readonly number[] }) {
  const held = counts
    .map((n, i) => [colours[i], n] as const)
    .filter((pair): pair is readonly [Colour, number] => !!pair[0] && pair[1] > 0);
  if (held.length === 0) return null;
  return (
    <ul class="seat-hand" aria-label={w().seats.colourCards}>
      {held.map(([colour, n]) => (
        <li key={colour} class="chip">
          <Token colour={colour} /> {colourName(colour)} {n}
        </li>
      ))}
    </ul>
  );
}

function Secrets({ seat, facts }: { readonly seat: Seat; readonly facts: SeatView }) {
  const { room } = useTable();
  const words = w().seats;
  const cards = room.rules.value?.cards ?? {};
  return (
    <div class="seat-secrets">
      <Objective seat={seat} facts={facts} />
      {facts.hand && facts.hand.length > 0 ? (
        <ul class="seat-hand" aria-label={words.cards}>
          {facts.hand.map((card) => {
            const { arm } = cards[card] ?? { arm: 'jolly' as const };
            const name = cardName(room, card);
            const armName = t().names.arms[arm];
            return (
              <li key={card} class="chip">
                {name}
                {name.toLowerCase().startsWith(armName) ? null : <small>{armName}</small>}
              </li>
            );
          })}
        </ul>
      ) : null}
      {facts.colour_cards ? <ColourCards counts={facts.colour_cards} /> : null}
    </div>
  );
}

function SeatCard({ seat, facts }: { readonly seat: Seat; readonly facts: SeatView }) {
  const { room } = useTable();
  const { player, points } = useReplay();
  const view = player.frame.value.view;
  const words = w().seats;
  const table = t().table;
  const out = facts.standing !== 'active';
  const onTurn = view.turn === seat && view.round > 0 && !view.ending.cause;
  const worth = points.value?.any ? points.value.of(seat, player.frame.value.seq) : null;
  return (
    <li class={`seat-card ${onTurn ? 'on-turn' : ''} ${out ? 'is-out' : ''}`} data-seat={seat}>
      <Token colour={facts.colour} size="large" neutral={out} />
      <h2 class="seat-name">
        {seatName(room, seat)}
        <span class="hidden-text">
          {` (${colourName(facts.colour)})`}
          {onTurn ? `, ${table.onTurn}` : ''}
        </span>
        {view.ending.winner === seat ? <Icon name="crown" /> : null}
        {out ? <span class="hint"> {table.standing[facts.standing]}</span> : null}
      </h2>
      <p class="seat-figures">
        <Figure icon="flag" n={facts.territories} label={table.territories(facts.territories)} />
        <Figure icon="tank" n={facts.armies} label={table.armies(facts.armies)} />
        <Figure icon="cards" n={facts.hand_size} label={table.cards(facts.hand_size)} />
        {worth ? (
          <Figure
            icon="star"
            n={worth.inside}
            label={`${words.points(worth.inside)}, ${words.outside(worth.outside)}`}
          />
        ) : null}
      </p>
      {secretsShown.value ? <Secrets seat={seat} facts={facts} /> : null}
    </li>
  );
}

export function SeatCards() {
  const { player } = useReplay();
  const { view } = player.frame.value;
  const words = w();
  const shown = secretsShown.value;
  return (
    <section class="seat-cards" aria-label={words.tabs.seats}>
      <p class="seat-tools">
        <button
          type="button"
          class="button small"
          aria-pressed={shown}
          title={shown ? words.seats.hide : words.seats.reveal}
          {...(letterKeys.value ? { 'aria-keyshortcuts': 'S', 'data-hint': 'S' } : {})}
          onClick={() => {
            secretsShown.value = !shown;
          }}
        >
          <Icon name={shown ? 'eye' : 'lock'} />
          {shown ? words.seats.shown : words.seats.hidden}
        </button>
      </p>
      <ul class="seat-list">
        {(view.order ?? seatsOf(view)).map((seat) => {
          const facts = view.seats[seat];
          return facts ? <SeatCard key={seat} seat={seat} facts={facts} /> : null;
        })}
      </ul>
    </section>
  );
}
