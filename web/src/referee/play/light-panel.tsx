// A light table: whose turn it is, how many conquests, the sdadata, and a judge's small tools.
import { t } from '../../i18n/words';
import { Icon } from '../../ui/icons';
import { Token } from '../../ui/token';
import type { Seat } from '../book/notes';
import { usePositionDraft } from '../book/position';
import { nameOf, seatOf, useBook } from '../context';
import { ClosingPad } from '../end/closing-pad';
import { openRuling } from '../rulings/rulings-state';
import { RolledOrder } from '../start/rolled-order';
import { SeatPick } from '../start/seats';
import { w } from '../words/words';

function CapTool() {
  const { sheet } = useBook();
  const words = w().light;
  const [seat, setSeat] = usePositionDraft<Seat | null>('cap-of', sheet.turn);
  const [armies, setArmies] = usePositionDraft('cap', '');
  const cap = seatOf(sheet, seat)?.cap ?? 0;
  const over = Number(armies) - cap;
  if (cap === 0) return <p class="hint">{words.noCap}</p>;
  return (
    <div class="stack">
      <SeatPick sheet={sheet} value={seat} label={words.capHint(cap)} onPick={setSeat} />
      <label class="field">
        <span class="label">{words.capArmies}</span>
        <input
          class="input"
          inputMode="numeric"
          value={armies}
          onInput={(input) => setArmies(input.currentTarget.value.replace(/\D/g, ''))}
        />
      </label>
      {armies !== '' && over <= 0 ? <p class="ref-good">{words.capFine}</p> : null}
      {over > 0 ? (
        <button
          type="button"
          class="button primary"
          onClick={() =>
            openRuling('over_the_cap', seat, [
              { id: 'cap', value: cap },
              { id: 'armies', value: Number(armies) },
            ])
          }
        >
          {words.capOver(over)} {words.capRule}
        </button>
      ) : null}
    </div>
  );
}

const arms = ['infantry', 'cavalry', 'cannon', 'jolly'] as const;

function TrisTool() {
  const { book, sheet } = useBook();
  const words = w().light;
  const [cards, setCards] = usePositionDraft<readonly (typeof arms)[number][]>('arms', []);
  const [held, setHeld] = usePositionDraft('held', 0);
  const reply =
    cards.length === 3
      ? book.ask<{ readonly tris: string | null; readonly armies: number }>({
          request: 'tris',
          ruleset: sheet.ruleset,
          arms: cards,
          held,
        })
      : null;
  return (
    <div class="stack">
      <div class="ref-arms">
        {arms.map((arm) => (
          <button
            key={arm}
            type="button"
            class="button"
            onClick={() => setCards(cards.length < 3 ? [...cards, arm] : [arm])}
          >
            {t().names.arms[arm]}
          </button>
        ))}
      </div>
      <p aria-live="polite">
        {cards.map((arm) => t().names.arms[arm]).join(' · ') || '–'}
        {reply?.ok ? (
          <strong class="ref-worth">
            {reply.tris ? words.trisWorth(reply.armies) : words.trisNone}
          </strong>
        ) : null}
      </p>
      <fieldset class="plain">
        <legend class="label-legend">{words.trisHeld}</legend>
        <div class="segments">
          {[0, 1, 2, 3].map((count) => (
            <button
              key={count}
              type="button"
              class="button"
              aria-pressed={held === count}
              onClick={() => setHeld(count)}
            >
              {count}
            </button>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

export function Tools() {
  const words = w().light;
  return (
    <section class="ref-panel stack">
      <details class="ref-tool">
        <summary>
          <Icon name="tank" />
          {words.capTool}
        </summary>
        <CapTool />
      </details>
      <details class="ref-tool">
        <summary>
          <Icon name="cards" />
          {words.trisTool}
        </summary>
        <TrisTool />
      </details>
    </section>
  );
}

export function LightPanel() {
  const { book, sheet } = useBook();
  const words = w();
  const exempt = sheet.closing.exempt_conquests;
  const playing = seatOf(sheet, sheet.turn);
  const others = sheet.seats.filter(
    (seat) => seat.seat !== sheet.turn && seat.standing === 'active',
  );
  return (
    <>
      <section class="ref-panel stack ref-turn">
        {sheet.phase === 'closing' ? (
          <ClosingPad />
        ) : (
          <>
            <p class="ref-now">
              <Token colour={playing?.colour} size="large" />
              <span>{words.turnOf(nameOf(sheet, sheet.turn))}</span>
            </p>
            <RolledOrder />
            <fieldset class="plain">
              <legend class="label-legend">
                {words.light.pass}: {words.light.conquests.toLowerCase()}
              </legend>
              <div class="ref-passes">
                {[0, 1, 2, 3].map((count) => (
                  <button
                    key={count}
                    type="button"
                    class="button primary ref-big"
                    onClick={() => void book.enter({ type: 'turn_passed', conquests: count })}
                  >
                    {count === 3 ? '3+' : count}
                  </button>
                ))}
              </div>
            </fieldset>
            {exempt > 0 && sheet.last_round !== null ? (
              <p class="hint">{words.light.exempt(exempt)}</p>
            ) : null}
            <details class="ref-tool">
              <summary>{words.light.fell}</summary>
              <div class="ref-pick-row">
                {others.map((seat) => (
                  <button
                    key={seat.seat}
                    type="button"
                    class="button ref-chip"
                    onClick={() => void book.enter({ type: 'seat_fell', seat: seat.seat })}
                  >
                    <Token colour={seat.colour} />
                    {seat.name}
                  </button>
                ))}
              </div>
            </details>
          </>
        )}
      </section>
      <Tools />
    </>
  );
}
