// A recorded turn, step by step: place, attack with two taps, dice by faces, occupy, transfer, card.
import { useEffect, useState } from 'preact/hooks';
import { nothingOffered, offerOf } from '../../game/options';
import type { Option, Range } from '../../protocol';
import { Icon } from '../../ui/icons';
import { Stepper } from '../../ui/stepper';
import { usePositionDraft } from '../book/position';
import { nameOf, territoryName, useBook } from '../context';
import { ClosingPad } from '../end/closing-pad';
import { DealPanel } from '../start/deal-panel';
import { w } from '../words/words';
import { BoardView } from './board-view';
import { DicePad } from './dice-pad';
import { Hand } from './hand';
import { TrisDialog } from './tris-dialog';

type Route = { readonly from: string; readonly to: string };
type Placing = Readonly<Record<string, number>>;
const nothingPlaced: Placing = {};

function HowMany(props: {
  readonly label: string;
  readonly range: Range;
  readonly confirm: string;
  readonly onChosen: (count: number) => void;
}) {
  const { min, max } = props.range;
  const [wanted, setCount] = usePositionDraft('how-many', min);
  const count = Math.max(min, Math.min(max, wanted));
  const words = w().play;
  return (
    <div class="stack">
      <strong>{props.label}</strong>
      <div class="ref-two">
        <button type="button" class="button ref-big" onClick={() => props.onChosen(min)}>
          {words.atLeast(min)}
        </button>
        <button type="button" class="button ref-big" onClick={() => props.onChosen(max)}>
          {words.all(max)}
        </button>
      </div>
      {max - min > 1 ? (
        <div class="ref-exact">
          <Stepper label={props.label} value={count} min={min} max={max} onChange={setCount} />
          <button type="button" class="button primary" onClick={() => props.onChosen(count)}>
            {props.confirm} {count}
          </button>
        </div>
      ) : null}
    </div>
  );
}

function DiceCount(props: {
  readonly label: string;
  readonly range: Range;
  readonly onChosen: (dice: number) => void;
}) {
  const counts = [1, 2, 3].filter((dice) => dice >= props.range.min && dice <= props.range.max);
  return (
    <div class="stack">
      <strong>{props.label}</strong>
      <div class="ref-two">
        {counts.map((dice) => (
          <button
            key={dice}
            type="button"
            class="button ref-big"
            onClick={() => props.onChosen(dice)}
          >
            {w().play.dice(dice)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Until the first attack the reinforcements of the turn may be put down otherwise (TK-C13, R-34). */
function TakeBack(props: { readonly offered: boolean; readonly onTake: () => void }) {
  if (!props.offered) return null;
  return (
    <button type="button" class="button" onClick={props.onTake}>
      <Icon name="undo" />
      {w().play.takeBack}
    </button>
  );
}

export function PlayPanel() {
  const { book, sheet } = useBook();
  const words = w().play;
  const [from, setFrom] = useState<string | null>(null);
  const [route, setRoute] = useState<Route | null>(null); // wants a number
  const [last, setLast] = useState<Route | null>(null);
  const [transferring, setTransferring] = useState(false);
  const [draft, setDraft] = usePositionDraft<Placing>('place', nothingPlaced);
  const [wantsBack, setTaking] = useState(false);
  const [tris, setTris] = useState(false);
  const { phase, turn, view } = sheet;
  // Another turn or phase begins with a clean hand.
  useEffect(() => {
    setFrom(null);
    setRoute(null);
    setTransferring(false);
    setTaking(false);
  }, [phase, turn]);
  useEffect(() => setLast(null), [turn]);
  if (!view) return null;
  if (phase === 'deal' || phase === 'place') return <DealPanel />;
  const seatOptions = sheet.options.filter(
    (option): option is Option =>
      !['deal_territory', 'roll_dice', 'roll_closing', 'roll_for_place'].includes(option.type),
  );
  const offer = seatOptions.length > 0 ? offerOf(seatOptions) : nothingOffered;
  const reserve = turn ? (view.seats[turn]?.reserve ?? 0) : 0;
  const drafted = Object.values(draft).reduce((sum, armies) => sum + armies, 0);
  const taking = wantsBack && drafted > 0;
  const placing = phase === 'reinforce' && reserve > 0;
  const routes = transferring ? offer.transfers : offer.attacks;
  const targets = new Set(placing || !from ? [] : (routes.get(from)?.keys() ?? []));
  const selectable = new Set(placing ? offer.placements.keys() : routes.keys());

  const attack = async (at: Route, dice: number) => {
    setFrom(null);
    setRoute(null);
    setLast(at);
    await book.play({ type: 'attack', ...at, dice });
  };
  const go = (at: Route) => {
    const range = routes.get(at.from)?.get(at.to);
    if (!range) return;
    if (transferring || range.min !== range.max) return setRoute(at);
    void attack(at, range.max);
  };
  const place = (territory: string, armies: number) => {
    const room = Math.min(reserve - drafted, armies);
    const next = Math.max(0, (draft[territory] ?? 0) + room);
    const { [territory]: _, ...others } = draft;
    setDraft(next > 0 ? { ...others, [territory]: next } : others);
  };
  const pick = (territory: string) => {
    if (placing) return place(territory, taking ? -1 : 1);
    if (from && targets.has(territory)) return go({ from, to: territory });
    setRoute(null);
    setFrom(selectable.has(territory) && territory !== from ? territory : null);
  };
  const confirm = async () => {
    const actions = Object.entries(draft)
      .filter(([, armies]) => armies > 0)
      .map(([territory, armies]) => ({ type: 'place_armies', territory, armies }));
    await book.play(...actions); // the draft stays with its position: undone, it is there again
  };
  // The reinforcements of this turn come back into the hand, to be put down otherwise.
  const takeBack = () =>
    book.play(
      ...Array.from(offer.takeBacks, ([territory, { max }]) => ({
        type: 'take_back_armies',
        territory,
        armies: max,
      })),
    );
  const holdings = Object.fromEntries(
    Object.entries(view.territories).map(([territory, { owner, armies }]) => [
      territory,
      { colour: owner ? (view.seats[owner]?.colour ?? null) : null, armies },
    ]),
  );
  const { battle } = view;
  const again = last && routes.get(last.from)?.has(last.to) && !transferring ? last : null;
  const range = route ? routes.get(route.from)?.get(route.to) : undefined;

  return (
    <>
      <BoardView
        holdings={holdings}
        selectable={selectable}
        selected={from ?? battle?.from ?? null}
        targets={targets}
        draft={draft}
        onPick={pick}
        onMore={(territory) => (placing && !taking ? place(territory, 5) : pick(territory))}
        onLess={(territory) => place(territory, -1)}
      />
      <section class="ref-panel stack" aria-live="polite">
        {phase === 'roll' && battle ? (
          <>
            <p class="ref-attack">
              {territoryName(battle.from)} <Icon name="forward" /> {territoryName(battle.to)}
            </p>
            <DicePad
              key={sheet.entries}
              groups={[
                { label: words.attack, side: 'attack', count: battle.attack_dice },
                { label: words.defence, side: 'defence', count: battle.defence_dice },
              ]}
              hint={words.tapFaces}
              onDone={([attackDice = [], defenceDice = []]) =>
                void book.play({ type: 'roll_dice', attack: attackDice, defence: defenceDice })
              }
            />
          </>
        ) : phase === 'defend' && offer.defence ? (
          <DiceCount
            label={words.defends}
            range={offer.defence}
            onChosen={(dice) => void book.play({ type: 'defend', dice })}
          />
        ) : phase === 'occupy' && offer.occupation ? (
          <HowMany
            key={sheet.entries}
            label={words.occupy}
            range={offer.occupation}
            confirm={words.confirm}
            onChosen={(armies) => void book.play({ type: 'occupy', armies })}
          />
        ) : phase === 'draw' ? (
          <>
            <p>{words.cardDue(nameOf(sheet, turn))}</p>
            <div class="ref-two">
              <button
                type="button"
                class="button primary ref-big"
                onClick={() => void book.enter({ type: 'card_noted', fate: 'taken' })}
              >
                <Icon name="cards" />
                {words.cardTaken}
              </button>
              <button
                type="button"
                class="button ref-big"
                onClick={() => void book.enter({ type: 'card_noted', fate: 'forgotten' })}
              >
                {words.cardForgotten}
              </button>
            </div>
          </>
        ) : phase === 'closing' ? (
          <ClosingPad />
        ) : route && range && transferring ? (
          <HowMany
            label={words.transferHow}
            range={range}
            confirm={words.transferDo}
            onChosen={(armies) => void book.play({ type: 'transfer', ...route, armies })}
          />
        ) : route && range ? (
          <DiceCount
            label={words.withDice}
            range={range}
            onChosen={(dice) => void attack(route, dice)}
          />
        ) : placing ? (
          <>
            <p class="ref-big-line">
              <strong>{words.place(reserve - drafted)}</strong>
              <span class="hint">{words.placeHint}</span>
            </p>
            {drafted > 0 ? <Hand taking={taking} onChange={setTaking} /> : null}
            <div class="ref-two">
              <button
                type="button"
                class="button primary ref-big"
                disabled={drafted === 0}
                onClick={() => void confirm()}
              >
                <Icon name="check" />
                {words.confirm} {drafted > 0 ? drafted : ''}
              </button>
              {drafted > 0 ? (
                <button
                  type="button"
                  class="button ref-big"
                  onClick={() => setDraft(nothingPlaced)}
                >
                  {words.clear}
                </button>
              ) : (
                <button type="button" class="button ref-big" onClick={() => setTris(true)}>
                  <Icon name="cards" />
                  {words.tris}
                </button>
              )}
            </div>
            <TakeBack offered={offer.takeBacks.size > 0} onTake={() => void takeBack()} />
          </>
        ) : (
          <>
            <p class="hint">
              {from
                ? words.from(territoryName(from))
                : transferring
                  ? words.transferHint
                  : words.attackHint}
            </p>
            {again ? (
              <button type="button" class="button primary ref-big" onClick={() => go(again)}>
                <Icon name="swords" />
                {words.again}: {territoryName(again.from)} → {territoryName(again.to)}
              </button>
            ) : null}
            <div class="ref-two">
              <button
                type="button"
                class="button ref-big"
                aria-pressed={transferring}
                onClick={() => {
                  setTransferring(!transferring);
                  setFrom(null);
                }}
              >
                <Icon name="transfer" />
                {words.transfer}
              </button>
              <button
                type="button"
                class="button ref-big"
                disabled={!offer.endTurn}
                onClick={() => void book.play({ type: 'end_turn' })}
              >
                <Icon name="check" />
                {words.endTurn}
              </button>
            </div>
            <TakeBack offered={offer.takeBacks.size > 0} onTake={() => void takeBack()} />
            {offer.challengeCard ? (
              <button
                type="button"
                class="button"
                onClick={() => void book.play({ type: 'play_challenge_card' })}
              >
                {words.challengeCard}
              </button>
            ) : null}
          </>
        )}
      </section>
      {tris ? <TrisDialog onClose={() => setTris(false)} /> : null}
    </>
  );
}
