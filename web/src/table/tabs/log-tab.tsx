// The log: every roll, placement and card, newest at the end, turn by turn.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Passage, Throw } from '../../game/chronicle';
import { t } from '../../i18n/words';
import { DiceRow } from '../../ui/dice';
import { Token } from '../../ui/token';
import { territoryName, useTable } from '../context';
import { passageText, seatOf } from '../narrate';
import { sinceWish } from '../since/asked';
import { losingDice } from '../stage/scene';
import './log-tab.css';

const shownAtOnce = 120;

export function ThrowLine({ passage }: { readonly passage: Throw }) {
  const { room } = useTable();
  const lost = losingDice(passage);
  const words = t().log;
  return (
    <>
      <span class="log-route">
        {territoryName(room, passage.from)} <b>{passage.fromArmies}</b> →{' '}
        {territoryName(room, passage.to)} <b>{passage.toArmies}</b>
      </span>
      <span class="log-dice">
        <DiceRow dice={passage.attack} side="attack" losing={lost.attack} />
        <span class="hidden-text">/</span>
        <DiceRow dice={passage.defence} side="defence" losing={lost.defence} />
        <b>{words.losses(passage.attackLost, passage.defenceLost)}</b>
        {passage.conquered ? <span class="log-conquered">{words.conquered}</span> : null}
      </span>
    </>
  );
}

function Line({ passage }: { readonly passage: Passage }) {
  const { room } = useTable();
  const text = passageText(room, passage);
  if (text === null) return null;
  const turn = passage.kind === 'event' && passage.event.type === 'turn_started';
  const seat = seatOf(passage);
  const colour = seat ? (room.view.value?.seats[seat]?.colour ?? null) : null;
  return (
    <li class={turn ? 'log-turn' : passage.kind === 'throw' ? 'log-throw' : 'log-line'}>
      {turn ? <Token colour={colour} /> : null}
      {passage.kind === 'throw' ? <ThrowLine passage={passage} /> : text}
    </li>
  );
}

export function LogTab() {
  const { room } = useTable();
  const [all, setAll] = useState(false);
  const [throwsOnly, setThrowsOnly] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const words = t().table;
  const passages = throwsOnly
    ? room.chronicle.value.filter((passage) => passage.kind === 'throw')
    : room.chronicle.value;
  const shown = all ? passages : passages.slice(-shownAtOnce);
  // New lines come into view for a reader at the end, and do not disturb one further up.
  const opened = useRef(false);
  useLayoutEffect(() => {
    const box = list.current?.closest('.tab-panel');
    const near = box && box.scrollHeight - box.scrollTop - box.clientHeight < 260;
    if (box && (near || !opened.current)) box.scrollTop = box.scrollHeight;
    opened.current = passages.length > 0;
  }, [passages.length]);
  return (
    <div class="log">
      <div class="log-tools">
        <label class="choice">
          <input
            type="checkbox"
            checked={throwsOnly}
            onChange={(change) => setThrowsOnly(change.currentTarget.checked)}
          />
          {words.logThrowsOnly}
        </label>
        {room.served && room.seat.value && room.view.value?.turn ? (
          <button
            type="button"
            class="button quiet small"
            onClick={() => {
              sinceWish.value = 'asked';
            }}
          >
            {words.since}
          </button>
        ) : null}
        {!all && passages.length > shownAtOnce ? (
          <button type="button" class="button quiet small" onClick={() => setAll(true)}>
            {words.logAll(passages.length)}
          </button>
        ) : null}
      </div>
      {passages.length === 0 ? <p class="hint">{words.logEmpty}</p> : null}
      <ol class="log-list" ref={list}>
        {shown.map((passage) => (
          <Line key={`${passage.seq} ${passage.kind}`} passage={passage} />
        ))}
      </ol>
    </div>
  );
}
