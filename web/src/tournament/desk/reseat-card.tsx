// Who came or went after the draw, and what to do about the tables.
import { language } from '../../lib/settings';
import type { ReseatingChoice, TournamentDetail } from '../../protocol.gen';
import { Icon } from '../../ui/icons';
import { nameOf, peopleOf, permitted } from '../model';
import { w } from '../words';
import { useDecider } from './act';
import { Fault } from './fault';

function outcome(choice: ReseatingChoice): string {
  const words = w().rounds;
  if (choice.refusal) return choice.refusal[language.value];
  const moves = words.moves(choice.moved);
  return choice.ghosts > 0 ? `${moves} · ${words.ghosts(choice.ghosts)}` : moves;
}

export function ReseatCard({ detail }: { readonly detail: TournamentDetail }) {
  const { decide, fault, busy } = useDecider(detail.code);
  const { unsettled } = detail;
  const words = w().rounds;
  if (!unsettled || !permitted(detail, 'reseat')) return null;
  const people = peopleOf(detail);
  const names = (players: readonly number[]) =>
    players.map((player) => nameOf(people, player)).join(', ');
  return (
    <section class="card stack reseat" aria-label={words.unsettled}>
      <h2>
        <Icon name="warning" /> {words.unsettled}
      </h2>
      {unsettled.missing.length > 0 ? (
        <p>
          <strong>{words.missingPeople(unsettled.missing.length)}</strong>{' '}
          {names(unsettled.missing)}
        </p>
      ) : null}
      {unsettled.late.length > 0 ? (
        <p>
          <strong>{words.latePeople(unsettled.late.length)}</strong> {names(unsettled.late)}
        </p>
      ) : null}
      <div class="reseat-choices">
        {unsettled.choices.map((choice) => (
          <div key={choice.how} class="stack">
            <button
              type="button"
              class="button"
              disabled={busy || choice.refusal !== undefined}
              onClick={() => void decide({ type: 'reseat', how: choice.how })}
            >
              <Icon name={choice.how === 'ghosts' ? 'eye' : 'transfer'} />
              {words.reseat[choice.how]}
            </button>
            <span class="hint">{outcome(choice)}</span>
          </div>
        ))}
      </div>
      <Fault text={fault} />
    </section>
  );
}
