// Every decision with who and when, the last first; what can be taken back is taken back here.
import { useEffect, useState } from 'preact/hooks';
import { get } from '../../lib/api';
import { language } from '../../lib/settings';
import type {
  JournalAnswer,
  JournalLine,
  TournamentDetail,
  TournamentEvent,
} from '../../protocol.gen';
import { euroText } from '../fees';
import { nameOf, type People, peopleOf, permitted } from '../model';
import { orderText } from '../ties';
import { w } from '../words';
import { useDecider } from './act';
import { Fault } from './fault';

const shownAtFirst = 60;

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** What it was about, in a few words. */
function about(event: TournamentEvent, people: People): string {
  const words = w();
  const parts: string[] = [];
  if (event.player) parts.push(nameOf(people, event.player));
  if (event.round) parts.push(words.desk.round(event.round));
  if (event.table) parts.push(words.desk.table(event.table));
  if (event['present'] === false) parts.push(words.people.notHere);
  if (event['present'] === true) parts.push(words.people.here);
  if (event['plays'] === false) parts.push(words.people.sitsOut);
  if (event['given'] === false) parts.push(words.people.notSigned);
  if (event['paid'] === false) parts.push(words.fees.notPaid);
  if (event['paid'] === true) parts.push(euroText(event.cents ?? 0, language.value));
  if (event['minutes']) parts.push(words.rounds.minutesMore(Number(event['minutes'])));
  if (event.entry) parts.push(words.desk.seq(Number(event.entry)));
  for (const key of ['name', 'reason', 'code'] as const) parts.push(text(event[key]));
  if (event.order) parts.push(orderText(people, event.order));
  if (event.by) parts.push(words.ties.by[event.by]);
  if (event.entries) parts.push(event.entries);
  if (event['a']) parts.push(nameOf(people, Number(event['a'])));
  if (event['b']) parts.push(nameOf(people, Number(event['b'])));
  return parts.filter(Boolean).join(' · ');
}

/** The judge's decisions are his alone to take back. */
function undoable(detail: TournamentDetail, type: JournalLine['event']['type']): boolean {
  const discipline = ['penalised', 'games_suspended', 'games_resumed', 'tie_settled'].includes(
    type,
  );
  return type !== 'undone' && (!discipline || permitted(detail, 'penalised'));
}

export function JournalTab({ detail }: { readonly detail: TournamentDetail }) {
  const [journal, setJournal] = useState<readonly JournalLine[]>([]);
  const [whole, setWhole] = useState(false);
  const { decide, fault } = useDecider(detail.code);
  const words = w().journal;
  const people = peopleOf(detail);
  // Asked anew when something was decided
  useEffect(() => {
    void get<JournalAnswer>(`/api/tournaments/${detail.code}/journal`).then(
      (answer) => answer.ok && setJournal([...answer.value.entries].reverse()),
    );
  }, [detail.code, detail.seq]);
  const shown = whole ? journal : journal.slice(0, shownAtFirst);
  return (
    <div class="stack">
      <p class="hint">{words.lead}</p>
      <Fault text={fault} />
      <div class="table-scroll">
        <table class="grid journal">
          <thead>
            <tr>
              <th scope="col" class="number">
                #
              </th>
              <th scope="col">{words.when}</th>
              <th scope="col">{words.who}</th>
              <th scope="col">{words.what}</th>
              <th scope="col">
                <span class="hidden-text">{words.undo}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((line) => (
              <tr key={line.seq} class={line.undone ? 'gone' : ''}>
                <td class="number">{line.seq}</td>
                <td class="when">{new Date(line.at * 1000).toLocaleTimeString()}</td>
                <td class="who">
                  {line.by} <span class="hint">{w().list.roles[line.role]}</span>
                </td>
                <td class="what">
                  <strong>
                    {(words.events as Readonly<Record<string, string>>)[line.event.type] ??
                      line.event.type}
                  </strong>{' '}
                  {about(line.event, people)}
                </td>
                <td class="undo">
                  {line.undone ? (
                    <span class="chip">{words.undone}</span>
                  ) : !undoable(detail, line.event.type) ? null : (
                    <button
                      type="button"
                      class="button quiet small"
                      aria-label={`${words.undo}: ${w().desk.seq(line.seq)}`}
                      onClick={() => void decide({ type: 'undone', entry: String(line.seq) })}
                    >
                      {words.undo}
                    </button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < journal.length ? (
        <p>
          <button type="button" class="button" onClick={() => setWhole(true)}>
            {words.all}
          </button>
        </p>
      ) : null}
    </div>
  );
}
