// The set-up of a recorded table: the deal drawn by the program or tapped in, then the armies.
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../ui/icons';
import { useBook } from './context';
import type { Note, Seat } from './notes';
import { allTerritories, countedBoard, Paint, type Painted } from './paint';
import { shuffled } from './shuffle';
import { w } from './words';

export function DealPanel() {
  const { book, sheet } = useBook();
  const words = w().deal;
  const dealt = sheet.phase === 'place';
  const [painted, setPainted] = useState<Painted>({ owners: {}, armies: {} });
  const [entering, setEntering] = useState(false);
  const view = sheet.view;
  useEffect(() => {
    if (!dealt || !view) return;
    const held = Object.entries(view.territories);
    setPainted({
      owners: Object.fromEntries(held.flatMap(([id, { owner }]) => (owner ? [[id, owner]] : []))),
      armies: Object.fromEntries(held.map(([id, { armies }]) => [id, Math.max(1, armies)])),
    });
  }, [dealt, view]);
  if (!view) return null;
  const missing = allTerritories.length - Object.keys(painted.owners).length;
  const step = dealt || missing === 0 ? 'armies' : 'owners';
  const onBoard = (seat: Seat) =>
    Object.entries(painted.owners)
      .filter(([, owner]) => owner === seat)
      .reduce((sum, [territory]) => sum + (painted.armies[territory] ?? 1), 0);
  const due = (seat: Seat) => {
    const here = sheet.seats.find((each) => each.seat === seat);
    return dealt ? (here?.armies ?? 0) + (here?.reserve ?? 0) : (here?.reserve ?? 0);
  };
  const lacking = sheet.seats.reduce(
    (sum, { seat }) => sum + Math.max(0, due(seat) - onBoard(seat)),
    0,
  );
  const draw = () =>
    book.play(
      ...shuffled(allTerritories).map((territory) => ({ type: 'deal_territory', territory })),
    );
  const confirm = async () => {
    const reply = book.ask<{ readonly note: Note }>({
      request: 'arrange',
      note: countedBoard(painted, []),
    });
    if (!reply.ok) {
      book.refusal.value = reply.error;
      return;
    }
    await book.enter(reply.note);
  };
  if (!dealt && !entering) {
    return (
      <section class="ref-panel stack">
        <h2>{words.title}</h2>
        <button type="button" class="button primary ref-big" onClick={() => void draw()}>
          <Icon name="dice" />
          {words.draw}
        </button>
        <button type="button" class="button ref-big" onClick={() => setEntering(true)}>
          <Icon name="board" />
          {words.enter}
        </button>
      </section>
    );
  }
  return (
    <>
      <Paint value={painted} step={step} onChange={setPainted} />
      <section class="ref-panel stack">
        {step === 'owners' ? (
          <p class="ref-count-left">{words.left(missing)}</p>
        ) : (
          <>
            <h2>{words.armies}</h2>
            <p class="hint">{words.armiesHint}</p>
            <ul class="ref-lacks">
              {sheet.seats.map(({ seat, name }) => (
                <li key={seat} class={due(seat) === onBoard(seat) ? 'done' : ''}>
                  {name}: <strong>{due(seat) - onBoard(seat)}</strong>
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
      </section>
    </>
  );
}
