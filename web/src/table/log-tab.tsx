// The log: every roll, placement and card, newest at the end, turn by turn.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Entry, Throw } from '../game/chronicle';
import { t } from '../i18n/words';
import type { Seat } from '../protocol';
import { DiceRow } from '../ui/dice';
import { Token } from '../ui/token';
import { territoryName, useTable } from './context';
import { entryText } from './narrate';
import { losingDice } from './scene';
import './log-tab.css';

const shownAtOnce = 120;

function ThrowLine({ entry }: { readonly entry: Throw }) {
  const { room } = useTable();
  const lost = losingDice(entry);
  const words = t().log;
  return (
    <>
      <span class="log-route">
        {territoryName(room, entry.from)} <b>{entry.fromArmies}</b> →{' '}
        {territoryName(room, entry.to)} <b>{entry.toArmies}</b>
      </span>
      <span class="log-dice">
        <DiceRow dice={entry.attack} side="attack" losing={lost.attack} />
        <span class="hidden-text">/</span>
        <DiceRow dice={entry.defence} side="defence" losing={lost.defence} />
        <b>{words.losses(entry.attackLost, entry.defenceLost)}</b>
        {entry.conquered ? <span class="log-conquered">{words.conquered}</span> : null}
      </span>
    </>
  );
}

function seatOf(entry: Entry): Seat | null {
  if (entry.kind === 'throw') return entry.attacker;
  if (entry.kind === 'placement') return entry.seat;
  return 'seat' in entry.event ? entry.event.seat : null;
}

function Line({ entry }: { readonly entry: Entry }) {
  const { room } = useTable();
  const text = entryText(room, entry);
  if (text === null) return null;
  const turn = entry.kind === 'event' && entry.event.type === 'turn_started';
  const seat = seatOf(entry);
  const colour = seat ? (room.view.value?.seats[seat]?.colour ?? null) : null;
  return (
    <li class={turn ? 'log-turn' : entry.kind === 'throw' ? 'log-throw' : 'log-line'}>
      {turn ? <Token colour={colour} /> : null}
      {entry.kind === 'throw' ? <ThrowLine entry={entry} /> : text}
    </li>
  );
}

export function LogTab() {
  const { room } = useTable();
  const [all, setAll] = useState(false);
  const [throwsOnly, setThrowsOnly] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const words = t().table;
  const entries = throwsOnly
    ? room.log.value.filter((entry) => entry.kind === 'throw')
    : room.log.value;
  const shown = all ? entries : entries.slice(-shownAtOnce);
  // New lines come into view for a reader at the end, and do not disturb one further up.
  const opened = useRef(false);
  useLayoutEffect(() => {
    const box = list.current?.closest('.tab-panel');
    const near = box && box.scrollHeight - box.scrollTop - box.clientHeight < 260;
    if (box && (near || !opened.current)) box.scrollTop = box.scrollHeight;
    opened.current = entries.length > 0;
  }, [entries.length]);
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
        {!all && entries.length > shownAtOnce ? (
          <button type="button" class="button quiet small" onClick={() => setAll(true)}>
            {words.logAll(entries.length)}
          </button>
        ) : null}
      </div>
      {entries.length === 0 ? <p class="hint">{words.logEmpty}</p> : null}
      <ol class="log-list" ref={list}>
        {shown.map((entry) => (
          <Line key={`${entry.seq} ${entry.kind}`} entry={entry} />
        ))}
      </ol>
    </div>
  );
}
