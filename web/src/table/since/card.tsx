// Since your last turn: what was lost and gained, who attacked whom with what luck, cards and
// eliminations. It stands in the panel, over nothing; on a phone or an upright screen it begins as a
// single line.
import { signal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { defenceOf, type Since, sinceLastTurn } from '../../game/since';
import type { Seat } from '../../protocol';
import { Icon } from '../../ui/icons';
import { announce } from '../../ui/live';
import { territoryName, useTable } from '../context';
import type { Room } from '../room';
import { sinceWish } from './asked';
import { balanceTexts, Turn } from './lines';
import { stopReplaying } from './replaying';
import './since.css';
import { decimal, w } from './words';

const tight = '(max-width: 760px), (max-height: 500px), (max-aspect-ratio: 1)';
const narrow = (): boolean => window.matchMedia?.(tight)?.matches ?? false;
const folded = signal(narrow());

/** The whole of it in one line. */
function summaryOf(room: Room, since: Since, seat: Seat): string {
  const words = w();
  const attacks = defenceOf(since, seat).attacks.length;
  const parts = balanceTexts(room, since.balance(seat));
  return [...parts, attacks > 0 ? words.attacksOnYou(attacks) : words.untouched].join(' · ');
}

function Own({ since, seat }: { readonly since: Since; readonly seat: Seat }) {
  const { room } = useTable();
  const words = w();
  const balance = since.balance(seat);
  const defence = defenceOf(since, seat);
  const places = (of: readonly string[]) => of.map((id) => territoryName(room, id)).join(', ');
  const lines = [
    ...(balance.lost.length > 0 ? [words.lost(places(balance.lost))] : []),
    ...(balance.gained.length > 0 ? [words.gained(places(balance.gained))] : []),
  ];
  return (
    <div class="since-own">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {defence.attacks.length > 0 ? (
        <p class="hint">
          {words.defence}: {words.losses(defence.lost, decimal(defence.lostUsual))},{' '}
          {words.inflicted(defence.inflicted, decimal(defence.inflictedUsual))}
        </p>
      ) : null}
    </div>
  );
}

function Head({ summary }: { readonly summary: string }) {
  const words = w();
  const open = !folded.value;
  return (
    <div class="since-head">
      <button
        type="button"
        class="since-fold"
        aria-expanded={open}
        title={open ? words.fold : words.unfold}
        onClick={() => {
          folded.value = open;
        }}
      >
        <Icon name={open ? 'down' : 'forward'} />
        <span class="since-title">{words.title}</span>
        <span class="since-summary">{summary}</span>
      </button>
      <button
        type="button"
        class="button quiet icon-only"
        aria-label={words.close}
        title={words.close}
        onClick={() => {
          sinceWish.value = 'away';
        }}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** What there is to tell, in one's own turn or when asked for. */
function useSince(room: Room): Since | null {
  const [view, rules, seat] = [room.view.value, room.rules.value, room.seat.value];
  const own = !!view && view.turn === seat && !view.ending.cause;
  // From when all before it has been shown, to its end: not gone and back at every throw.
  const begun = useRef(false);
  begun.current = own && (begun.current || room.settledNow.value);
  const wish = sinceWish.value;
  const wanted = wish === 'asked' || (wish === 'usual' && begun.current);
  const passages = room.chronicle.value;
  return useMemo(
    () => (wanted && view && rules && seat ? sinceLastTurn(passages, view, rules, seat) : null),
    [wanted, passages, view, rules, seat],
  );
}

export function SinceCard() {
  const { room, helm } = useTable();
  const since = useSince(room);
  const seat = room.seat.value;
  const own = room.view.value?.turn === seat;
  const summary = since && seat ? summaryOf(room, since, seat) : '';
  useEffect(() => {
    sinceWish.value = 'usual';
    if (own && narrow()) folded.value = true;
  }, [own]);
  useEffect(() => {
    if (sinceWish.value === 'asked') folded.value = false;
  }, [sinceWish.value]);
  useEffect(() => {
    if (summary) announce(`${w().title}: ${summary}.`);
  }, [since?.seq]);
  // Whatever happens now, or is begun, is more than what was.
  useEffect(() => stopReplaying, [room.scene.value?.key, helm.selected.value, helm.target.value]);
  // There it stands in the place of the panel, which whoever acts wants to see.
  const { refused, selected, draft } = helm;
  const acts = refused.value || selected.value || draft.value.done.length > 0;
  useEffect(() => {
    if (acts && narrow()) folded.value = true;
  }, [refused.value, selected.value, draft.value]);
  if (!seat || (!since && sinceWish.value !== 'asked')) return null;
  return (
    <section class={folded.value ? 'since' : 'since open'} aria-label={w().title}>
      <Head summary={summary || w().nothingYet} />
      {since && !folded.value ? (
        <div class="since-body">
          <Own since={since} seat={seat} />
          {since.turns.map((each) => (
            <Turn key={each.seq} turn={each} balance={since.balance(each.seat)} />
          ))}
        </div>
      ) : null}
    </section>
  );
}
