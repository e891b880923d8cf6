// Ties at a cut, told to everybody: who is equal, what for, and how those before were settled.
import type { SettledLine, TieLine, TournamentDetail } from '../protocol.gen';
import { nameOf, type People, peopleOf } from './model';
import { w } from './words';

/** "Anna › Bruno = Carla": best first, equals together. */
export function orderText(people: People, order: readonly (readonly number[])[]): string {
  return order
    .map((group) => group.map((player) => nameOf(people, player)).join(' = '))
    .join(' › ');
}

/** "2 su 3 passano: Finale". */
export function cutsText(tie: TieLine): string {
  return tie.cuts
    .map((cut) => w().ties.through(cut.through, tie.players.length, w().desk.phases[cut.into]))
    .join(' · ');
}

export function TieNotices({ detail }: { readonly detail: TournamentDetail }) {
  const people = peopleOf(detail);
  if (detail.ties.length === 0) return null;
  return (
    <>
      {detail.ties.map((tie) => (
        <p key={tie.players.join('-')} class="advice" role="status">
          <strong>{w().ties.title}</strong>
          <span>
            {tie.players.map((player) => nameOf(people, player)).join(' · ')}
            {tie.table ? ` (${w().desk.table(tie.table)})` : ''}. {cutsText(tie)}. {w().ties.judge}
          </span>
        </p>
      ))}
    </>
  );
}

function settledText(people: People, line: SettledLine): string {
  const words = w().ties;
  const seed = line.seed ? ` (${words.seed(line.seed)})` : '';
  const reason = line.reason ? `: ${line.reason}` : '';
  return `${orderText(people, line.order)} · ${words.by[line.by]}${seed}${reason}`;
}

export function SettledTies({ detail }: { readonly detail: TournamentDetail }) {
  const people = peopleOf(detail);
  if (detail.settled.length === 0) return null;
  return (
    <section class="settled-ties">
      <h2>{w().ties.settled}</h2>
      <ul class="plain-list">
        {detail.settled.map((line) => (
          <li key={line.order.flat().join('-')}>
            {w().desk.round(line.round)} · {settledText(people, line)}
          </li>
        ))}
      </ul>
    </section>
  );
}
