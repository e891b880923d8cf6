// The rounds: drawn, clocked, their results typed in.
import { useState } from 'preact/hooks';
import { useDraft } from '../../lib/draft';
import { language } from '../../lib/settings';
import type { TournamentDetail } from '../../protocol.gen';
import { Icon } from '../../ui/icons';
import { permitted, played } from '../model';
import { w } from '../words';
import { useDecider } from './act';
import { ClockBar } from './clock-bar';
import { Fault } from './fault';
import { OnlineTables } from './online-tables';
import { ReseatCard } from './reseat-card';
import { ResultForm } from './result-form';
import { SeatingReport } from './seating-report';
import { TableCard } from './table-card';
import { TiePanel } from './tie-panel';

function DrawBar({ detail }: { readonly detail: TournamentDetail }) {
  const { decide, fault, busy } = useDecider(detail.code);
  const { next } = detail;
  const words = w().rounds;
  if (!next || !permitted(detail, 'draw_round')) return null;
  const waiting = detail.rounds.length > 0 && !detail.rounds.at(-1)?.complete;
  if (waiting) return null;
  return (
    <section class="draw-bar">
      <div>
        <strong>{words.nextRound(w().desk.phases[next.kind], next.number)}</strong>
        <br />
        <span class="hint">
          {next.reason === 'tie_at_cut'
            ? w().ties.judge // who is equal stands above
            : next.refusal
              ? next.refusal[language.value]
              : w().list.players(detail.players.filter((player) => player.ready).length)}
        </span>
      </div>
      <button
        type="button"
        class="button primary"
        disabled={busy || detail.ties.length > 0}
        onClick={() => void decide({ type: 'draw_round' })}
      >
        <Icon name="dice" />
        {busy ? words.drawing : words.draw}
      </button>
      <Fault text={fault} />
    </section>
  );
}

export function RoundsTab({ detail }: { readonly detail: TournamentDetail }) {
  const [wanted, setWanted] = useState<number | null>(null);
  const [chosen, setChosen] = useDraft<number | null>(
    `desk.${detail.code}.table`,
    `${wanted ?? detail.rounds.length}`,
    null,
  );
  const decider = useDecider(detail.code);
  const words = w().rounds;
  const round = detail.rounds.find((each) => each.number === wanted) ?? detail.rounds.at(-1);
  if (!round) {
    return (
      <div class="stack">
        <p class="hint">{words.none}</p>
        <DrawBar detail={detail} />
      </div>
    );
  }
  const last = round.number === detail.rounds.length;
  const table = round.tables.find((each) => each.number === chosen);
  const goOn = () => {
    const after = [...round.tables.slice(chosen ?? 0), ...round.tables];
    const next = after.find((each) => !played(each) && each.number !== chosen);
    setChosen(next?.number ?? null);
  };
  return (
    <div class="stack">
      <TiePanel detail={detail} />
      <DrawBar detail={detail} />
      <ReseatCard detail={detail} />
      {detail.rounds.length > 1 ? (
        <fieldset class="plain row" aria-label={w().nav.rounds}>
          {detail.rounds.map((each) => (
            <button
              key={each.number}
              type="button"
              class="button small"
              aria-pressed={each.number === round.number}
              onClick={() => {
                setWanted(each.number);
                setChosen(null);
              }}
            >
              {w().desk.round(each.number)}
            </button>
          ))}
        </fieldset>
      ) : null}
      <div class="spread wrap">
        <h2>
          {w().desk.round(round.number)} · {w().desk.phases[round.kind]}
        </h2>
        <a class="button small" href={`/torneo/${detail.code}/stampa`}>
          <Icon name="log" />
          {w().nav.print}
        </a>
      </div>
      {last && !round.complete && permitted(detail, 'clock_started') ? (
        <ClockBar detail={detail} round={round} />
      ) : null}
      <Fault text={decider.fault} />
      <div class="round-columns">
        <ul class="table-grid">
          {round.tables.map((each) => (
            <TableCard
              key={each.number}
              detail={detail}
              round={round.number}
              table={each}
              chosen={each.number === chosen}
              groups={round.tables.some((other) => other.group > 0)}
              decider={decider}
              onChoose={() => setChosen(each.number === chosen ? null : each.number)}
            />
          ))}
        </ul>
        {table ? (
          <aside class="card result-aside">
            <ResultForm
              key={`${round.number}-${table.number}-${table.entry ?? 0}`}
              detail={detail}
              round={round}
              table={table}
              onSaved={goOn}
            />
          </aside>
        ) : null}
      </div>
      <SeatingReport detail={detail} round={round} />
      {last && !round.complete && detail.runs_the_desk ? <OnlineTables detail={detail} /> : null}
    </div>
  );
}
