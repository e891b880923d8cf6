// Combat: from where, against whom, with how many dice; the odds where the table allows aids; and
// throws in a row as a plan. Also the way on: transfer, end of the turn.
import { useEffect, useState } from 'preact/hooks';
import { knobOf } from '../../game/facts';
import { t } from '../../i18n/words';
import type { Range, Territory } from '../../protocol';
import { Icon } from '../../ui/icons';
import { Token } from '../../ui/token';
import { seatName, territoryName, useTable } from '../context';
import { keyHint } from '../stage/key-hints';
import { UntilLimits, UntilStatus, UntilSummary, untilLimits } from './attack-until-panel';
import { OddsLine } from './odds-line';
import { Trises } from './place-panel';
import { TurnButtons } from './turn-buttons';

function VersusSide({ territory }: { readonly territory: Territory }) {
  const { room } = useTable();
  const here = room.view.value?.territories[territory];
  const owner = here?.owner ?? null;
  return (
    <span class="versus-side">
      <span class="versus-place">{territoryName(room, territory)}</span>
      <span class="hint">
        <Token colour={owner ? (room.view.value?.seats[owner]?.colour ?? null) : null} />{' '}
        {seatName(room, owner)}
      </span>
      <span class="versus-armies">{here?.armies ?? 0}</span>
    </span>
  );
}

export function Versus({ from, to }: { readonly from: Territory; readonly to: Territory }) {
  return (
    <div class="versus">
      <VersusSide territory={from} />
      <Icon name="swords" />
      <VersusSide territory={to} />
    </div>
  );
}

function DiceChoice(props: {
  readonly range: Range;
  readonly chosen: number;
  readonly onChoose: (dice: number) => void;
}) {
  const { range, chosen, onChoose } = props;
  if (range.min === range.max) return null;
  const counts = Array.from({ length: range.max - range.min + 1 }, (_, more) => range.min + more);
  return (
    <fieldset class="plain spread">
      <legend class="hidden-text">{t().table.diceToThrow}</legend>
      <span aria-hidden="true">{t().table.diceToThrow}</span>
      <span class="segments">
        {counts.map((count) => (
          <button
            key={count}
            type="button"
            class="button"
            aria-pressed={count === chosen}
            aria-label={t().table.dice(count)}
            onClick={() => onChoose(count)}
          >
            {count}
          </button>
        ))}
      </span>
    </fieldset>
  );
}

function Battle({ from, to }: { readonly from: Territory; readonly to: Territory }) {
  const { room, helm } = useTable();
  const range = helm.routes.value.get(to);
  const max = range?.max ?? 0;
  const [dice, setDice] = useState(max);
  const [limiting, setLimiting] = useState(false);
  useEffect(() => setDice(max), [max, from, to]);
  const words = t().table;
  const throwing = Math.min(dice, max);
  return (
    <div class="stack">
      <Versus from={from} to={to} />
      <OddsLine from={from} to={to} />
      {range ? <DiceChoice range={range} chosen={throwing} onChoose={setDice} /> : null}
      <UntilStatus />
      {helm.plan.value ? null : (
        <div class="panel-buttons battle-buttons">
          <button
            type="button"
            class="button primary grow"
            {...keyHint('throw')}
            disabled={!range || room.busy.value}
            onClick={() => void helm.perform([{ type: 'attack', from, to, dice: throwing }])}
          >
            <Icon name="dice" />
            {words.throwWith(throwing)}
          </button>
          <span class="until-buttons">
            <button
              type="button"
              class="button grow"
              {...keyHint('until')}
              disabled={!range || room.busy.value}
              onClick={() => void helm.attackUntil({ from, to, ...untilLimits.value })}
            >
              {words.until}
            </button>
            <button
              type="button"
              class="button icon-only"
              aria-label={words.untilLimits}
              title={words.untilLimits}
              aria-expanded={limiting}
              onClick={() => setLimiting(!limiting)}
            >
              <Icon name="gear" />
            </button>
          </span>
        </div>
      )}
      {helm.plan.value ? null : limiting ? <UntilLimits from={from} /> : <UntilSummary />}
    </div>
  );
}

function Guide() {
  const { room, helm } = useTable();
  const words = t().table;
  const from = helm.selected.value;
  if (room.offer.value.attacks.size === 0) return <p class="hint">{words.noAttacks}</p>;
  const rules = room.rules.value;
  const obliging = Number((rules && knobOf(rules, 'combat.must_attack_from')) ?? 0);
  return (
    <>
      {obliging > 0 && !room.offer.value.endTurn ? (
        <p class="hint">{words.mustAttack(obliging)}</p>
      ) : null}
      <p class="hint">{from ? words.attackFrom(territoryName(room, from)) : words.attackHint}</p>
    </>
  );
}

export function AttackPanel() {
  const { room, helm } = useTable();
  const words = t().table;
  const { offer } = room;
  const from = helm.selected.value;
  const to = helm.target.value;
  return (
    <div class="panel">
      <p class="panel-title mine">
        <Icon name="swords" />
        {words.attackTitle}
      </p>
      {room.view.value?.challenge === 'ready' ? <p class="chip">{words.challengeReady}</p> : null}
      <Trises />
      {from && to ? <Battle from={from} to={to} /> : <Guide />}
      {offer.value.challengeCard ? (
        <button
          type="button"
          class="button"
          title={words.challengeCardHint}
          disabled={room.busy.value}
          onClick={() => void helm.perform([{ type: 'play_challenge_card' }])}
        >
          <Icon name="star" />
          {words.challengeCard}
        </button>
      ) : null}
      <TurnButtons />
    </div>
  );
}
