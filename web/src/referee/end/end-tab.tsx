// The end of a table: RisiKo! declared or points counted, objectives turned up, ranking, signature.
import { useState } from 'preact/hooks';
import { Icon } from '../../ui/icons';
import { Token } from '../../ui/token';
import { usePositionDraft, useTableDraft } from '../book/position';
import { mayWrite, writerAt } from '../book/writer';
import { nameOf, useBook } from '../context';
import { DicePad } from '../play/dice-pad';
import { allTerritories, countedBoard, Paint, type Painted, unpainted } from '../play/paint';
import { Realign } from '../play/realign';
import { OthersToDo } from '../rulings/author-fields';
import { ObjectiveChoice } from '../start/objective-choice';
import { StartOver } from '../start/start-over';
import { w } from '../words/words';
import { Ranking } from './ranking';

function Closing() {
  const { book, sheet } = useBook();
  const words = w().end;
  const [sure, setSure] = useState(false);
  return (
    <section class="ref-panel stack">
      <h2>{words.declare}</h2>
      {sheet.turn ? (
        <ObjectiveChoice
          label={words.declareHint(nameOf(sheet, sheet.turn))}
          value={null}
          onChoose={async (objective) =>
            sheet.turn !== null &&
            (await book.enter({ type: 'objective_declared', seat: sheet.turn, objective }))
          }
        />
      ) : null}
      <hr class="ref-rule-line" />
      <details class="ref-tool">
        <summary>{w().play.withdraw}</summary>
        <div class="ref-pick-row">
          {sheet.seats
            .filter((seat) => seat.standing === 'active')
            .map((seat) => (
              <button
                key={seat.seat}
                type="button"
                class="button ref-chip"
                onClick={() => void book.play({ type: 'withdraw', seat: seat.seat })}
              >
                <Token colour={seat.colour} />
                <span class="ref-chip-name">{seat.name}</span>
              </button>
            ))}
        </div>
      </details>
      {mayWrite(sheet, 'game_stopped') ? (
        <button
          type="button"
          class={sure ? 'button danger ref-big' : 'button ref-big'}
          disabled={sheet.round === 0}
          onClick={() => {
            if (sure) void book.enter({ type: 'game_stopped' });
            else setSure(true);
          }}
        >
          <Icon name="flag" />
          {sure ? words.stopAsk : words.stop}
        </button>
      ) : (
        <p class="hint">{words.judgesOnly}</p>
      )}
    </section>
  );
}

interface Counted extends Painted {
  readonly step: 'owners' | 'armies';
  readonly cards: readonly number[];
}

function CountBoard() {
  const { book, sheet } = useBook();
  const words = w().end;
  const untouched: Counted = {
    ...unpainted,
    step: 'owners',
    cards: sheet.seats.map(() => 0),
  };
  const [form, setForm] = usePositionDraft('count', untouched);
  const { step, cards } = form;
  const wants = sheet.board_asks;
  const missing = allTerritories.length - Object.keys(form.owners).length;
  return (
    <>
      <section class="ref-panel stack">
        <h2>{words.boardFirst}</h2>
        {wants.armies ? (
          <div class="segments">
            {(['owners', 'armies'] as const).map((each) => (
              <button
                key={each}
                type="button"
                class="button"
                aria-pressed={step === each}
                onClick={() => setForm((now) => ({ ...now, step: each }))}
              >
                {each === 'owners' ? words.territoriesStep : words.armiesStep}
              </button>
            ))}
          </div>
        ) : null}
      </section>
      <Paint
        value={form}
        step={step}
        onChange={(painted) => setForm((now) => ({ ...now, ...painted, step: now.step }))}
      />
      <section class="ref-panel stack">
        {wants.cards ? (
          <fieldset class="plain ref-hands">
            <legend class="label-legend">{words.cardsStep}</legend>
            {sheet.seats.map((seat, index) => (
              <label key={seat.seat} class="field">
                <span>{seat.name}</span>
                <input
                  class="input"
                  inputMode="numeric"
                  value={cards[index] ?? 0}
                  onInput={(input) => {
                    const count = Number(input.currentTarget.value.replace(/\D/g, '')) || 0;
                    const hands = cards.map((each, at) => (at === index ? count : each));
                    setForm((now) => ({ ...now, cards: hands }));
                  }}
                />
              </label>
            ))}
          </fieldset>
        ) : null}
        <button
          type="button"
          class="button primary ref-big"
          disabled={missing > 0}
          onClick={() => void book.enter(countedBoard(form, cards))}
        >
          {missing > 0 ? w().deal.left(missing) : words.confirmBoard}
        </button>
        <StartOver onSure={() => setForm(untouched)} />
      </section>
    </>
  );
}

function ObjectiveRows() {
  const { book, sheet } = useBook();
  return (
    <>
      {sheet.seats
        .filter((seat) => seat.turns_up)
        .map((seat) => (
          <ObjectiveChoice
            key={seat.seat}
            label={nameOf(sheet, seat.seat)}
            value={seat.objective}
            onChoose={(objective) =>
              book.enter({ type: 'objective_turned', seat: seat.seat, objective })
            }
          />
        ))}
    </>
  );
}

function Objectives() {
  const words = w().end;
  return (
    <section class="ref-panel stack">
      <h2>{words.objectives}</h2>
      <p class="hint">{words.objectivesHint}</p>
      <ObjectiveRows />
    </section>
  );
}

function PlaceDice() {
  const { book, sheet } = useBook();
  const [first] = sheet.count?.awaits_dice ?? [];
  if (!first) return null;
  return (
    <section class="ref-panel stack">
      <DicePad
        key={sheet.entries}
        groups={[{ label: w().end.tieBreaks.dice, side: 'plain', count: 1 }]}
        hint={w().end.diceFor(nameOf(sheet, first))}
        onDone={([dice = []]) => void book.play({ type: 'roll_for_place', dice })}
      />
    </section>
  );
}

function Reopen() {
  const { book, sheet } = useBook();
  const [reason, setReason] = useTableDraft('reopen', '');
  const words = w().end;
  const allowed = mayWrite(sheet, 'reopened');
  const reopen = async () => {
    if (await book.enter({ type: 'reopened', reason: reason.trim() })) setReason('');
  };
  return (
    <details class="ref-tool">
      <summary>{words.reopen}</summary>
      <div class="stack">
        <p class="hint">{words.reopenText}</p>
        {allowed ? (
          <>
            <label class="field">
              <span class="label">{w().rulings.reason}</span>
              <input
                class="input"
                value={reason}
                maxLength={200}
                onInput={(input) => setReason(input.currentTarget.value)}
              />
            </label>
            <button
              type="button"
              class="button danger"
              disabled={reason.trim() === ''}
              onClick={() => void reopen()}
            >
              {words.reopenDo}
            </button>
          </>
        ) : (
          <OthersToDo desk={sheet.desk} />
        )}
      </div>
    </details>
  );
}

function Signature() {
  const { book, sheet } = useBook();
  const words = w().end;
  const done = sheet.stage === 'signed_off';
  const last = sheet.lines.findLast(({ note, struck }) => note.type === 'signed' && !struck);
  return (
    <section class="ref-panel stack">
      {done ? (
        <p class="ref-good">
          <Icon name="check" /> {words.signed(last?.by.name || writerAt(sheet.desk)?.name || '–')}
        </p>
      ) : mayWrite(sheet, 'signed') ? (
        <button
          type="button"
          class="button primary ref-big"
          onClick={() => void book.enter({ type: 'signed' })}
        >
          <Icon name="check" />
          {words.sign}
        </button>
      ) : (
        <p class="hint">{words.judgesOnly}</p>
      )}
      {done && sheet.desk ? <p class="hint">{words.reported}</p> : null}
      <button type="button" class="button ref-big" onClick={() => window.print()}>
        {words.print}
      </button>
      {done ? <Reopen /> : null}
    </section>
  );
}

/** A count that is complete, or was opened again: what it rests on can be put right. */
function Corrections() {
  const { sheet } = useBook();
  const words = w().end;
  return (
    <section class="ref-panel stack">
      <details class="ref-tool">
        <summary>{words.correct}</summary>
        <p class="hint">{words.correctText}</p>
        <ObjectiveRows />
        {sheet.kind === 'light' && sheet.board_counted ? <Realign /> : null}
      </details>
      {sheet.kind === 'full' ? <Realign /> : null}
    </section>
  );
}

export function EndTab() {
  const { sheet } = useBook();
  if (sheet.stage === 'playing') return <Closing />;
  const counted = sheet.kind === 'full' || sheet.board_counted;
  const ranked = sheet.stage === 'ranked' || sheet.stage === 'signed_off';
  return (
    <>
      {ranked ? null : counted ? <Objectives /> : <CountBoard />}
      {ranked ? null : <PlaceDice />}
      {sheet.count ? <Ranking /> : null}
      {ranked ? <Signature /> : null}
      {sheet.stage === 'ranked' ? <Corrections /> : null}
    </>
  );
}
