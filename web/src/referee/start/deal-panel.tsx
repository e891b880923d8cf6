// The set-up of a recorded table: the deal drawn by the program or tapped in, then the armies.
import { Icon } from '../../ui/icons';
import type { Note, Seat } from '../book/notes';
import { usePositionDraft } from '../book/position';
import { useBook } from '../context';
import {
  allTerritories,
  countedBoard,
  Paint,
  type Painted,
  paintedOf,
  unpainted,
} from '../play/paint';
import { w } from '../words/words';
import { dealFault, dealLimits } from './deal-limits';
import { RolledOrder } from './rolled-order';
import { shuffled } from './shuffle';
import { StartOver } from './start-over';

type Step = 'choice' | 'owners' | 'armies';
interface Deal extends Painted {
  readonly step: Step;
}

/** As the book has it: the territories that were dealt, with the armies already on them. */
function dealtBy(view: NonNullable<ReturnType<typeof useBook>['sheet']['view']>): Painted {
  const held = Object.entries(view.territories).flatMap(([id, { owner, armies }]) =>
    owner ? [[id, { owner, armies }] as const] : [],
  );
  return paintedOf(Object.fromEntries(held));
}

export function DealPanel() {
  const { book, sheet } = useBook();
  const words = w().deal;
  const { view } = sheet;
  const dealt = sheet.phase === 'place';
  const usual: Deal =
    dealt && view ? { ...dealtBy(view), step: 'armies' } : { ...unpainted, step: 'choice' };
  const [deal, setDeal] = usePositionDraft<Deal>('deal', usual);
  if (!view) return null;
  const limits = dealt ? null : dealLimits(book);
  const missing = allTerritories.length - Object.keys(deal.owners).length;
  const onBoard = (seat: Seat) =>
    Object.entries(deal.owners)
      .filter(([, owner]) => owner === seat)
      .reduce((sum, [territory]) => sum + (deal.armies[territory] ?? 1), 0);
  const due = (seat: Seat) => {
    const here = sheet.seats.find((each) => each.seat === seat);
    return dealt ? (here?.armies ?? 0) + (here?.reserve ?? 0) : (here?.reserve ?? 0);
  };
  const lacks = (seat: Seat) => due(seat) - onBoard(seat);
  const lacking = sheet.seats.reduce((sum, { seat }) => sum + Math.max(0, lacks(seat)), 0);
  const go = (step: Step) => setDeal((now) => ({ ...now, step }));
  const draw = () =>
    book.play(
      ...shuffled(allTerritories).map((territory) => ({ type: 'deal_territory', territory })),
    );
  const confirm = async () => {
    const reply = book.ask<{ readonly note: Note }>({
      request: 'arrange',
      note: countedBoard(deal, []),
    });
    if (reply.ok) await book.enter(reply.note);
    else book.refusal.value = reply.error;
  };
  if (deal.step === 'choice') {
    return (
      <section class="ref-panel stack">
        <h2>{words.title}</h2>
        <RolledOrder />
        <button type="button" class="button primary ref-big" onClick={() => void draw()}>
          <Icon name="dice" />
          {words.draw}
        </button>
        <button type="button" class="button ref-big" onClick={() => go('owners')}>
          <Icon name="board" />
          {words.enter}
        </button>
      </section>
    );
  }
  return (
    <>
      <Paint
        value={deal}
        step={deal.step}
        refuse={(territory, seat) =>
          limits && dealFault({ book, sheet, limits, owners: deal.owners, territory, seat })
        }
        room={lacks}
        onChange={(painted) => setDeal((now) => ({ ...painted, step: now.step }))}
      />
      <section class="ref-panel stack">
        {deal.step === 'owners' ? (
          <button
            type="button"
            class="button primary ref-big"
            disabled={missing > 0}
            onClick={() => go('armies')}
          >
            {missing > 0 ? words.left(missing) : words.toArmies}
          </button>
        ) : (
          <>
            <h2>{words.armies}</h2>
            <p class="hint">{words.armiesHint}</p>
            <ul class="ref-lacks">
              {sheet.seats.map(({ seat, name }) => (
                <li key={seat} class={lacks(seat) === 0 ? 'done' : ''}>
                  {name}: <strong>{lacks(seat)}</strong>
                </li>
              ))}
            </ul>
            <button
              type="button"
              class="button primary ref-big"
              disabled={lacking > 0}
              onClick={() => void confirm()}
            >
              {lacking > 0 ? words.armiesLeft(lacking) : words.done}
            </button>
          </>
        )}
        <div class="ref-two">
          {dealt ? null : (
            <button
              type="button"
              class="button"
              onClick={() => go(deal.step === 'armies' ? 'owners' : 'choice')}
            >
              <Icon name="back" />
              {deal.step === 'armies' ? words.back : words.backToChoice}
            </button>
          )}
          <StartOver onSure={() => setDeal({ ...usual, step: dealt ? 'armies' : 'owners' })} />
        </div>
      </section>
    </>
  );
}
