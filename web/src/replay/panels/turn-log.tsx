// The log in step with the board: every turn as a line, the one that is shown with all that happened in
// it, and the passage of this very step marked. Whatever is tapped is gone to.
import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { colourOf } from '../../game/facts';
import { seatName, useTable } from '../../table/context';
import { ThrowLine } from '../../table/tabs/log-tab';
import { Token } from '../../ui/token';
import { secretsShown, useReplay } from '../context';
import { MarkSign } from '../controls/mark-sign';
import { type Mark, type MarkKind, markKinds } from '../course/course';
import { lineText } from '../telling';
import { w } from '../words/words';
import './turn-log.css';

/** Brings the line into sight where the box scrolls, and moves nothing else. */
function reveal(box: Element | null | undefined, line: Element | null | undefined): void {
  if (!box || !line) return;
  const outer = box.getBoundingClientRect();
  const inner = line.getBoundingClientRect();
  const tools = 52;
  if (inner.top >= outer.top + tools && inner.bottom <= outer.bottom - 8) return;
  box.scrollTop += inner.top - outer.top - tools - (outer.height - tools) / 3;
}

function useTurnName(): (turn: number) => string {
  const { room } = useTable();
  const { course } = useReplay();
  const words = w();
  return (turn) => {
    const { round, seat } = course.turns[turn] ?? { round: 0, seat: null };
    return seat ? words.turnOf(round, seatName(room, seat)) : words.setup;
  };
}

function Line({ index }: { readonly index: number }) {
  const { room } = useTable();
  const { course, player } = useReplay();
  const passage = course.passages[index];
  const text = passage ? lineText(room, passage, secretsShown.value) : null;
  if (!passage || text === null) return null;
  const at = player.at.value;
  const [from, to] = course.toldAt(at);
  const now = index >= from && index < to && at > 0;
  const ahead = index >= course.frame(at).passageCount;
  return (
    <li>
      <button
        type="button"
        class={`turn-line ${now ? 'is-now' : ''} ${ahead ? 'is-ahead' : ''}`}
        aria-current={now ? 'step' : undefined}
        onClick={() => player.go(course.stepOf(index))}
      >
        {passage.kind === 'throw' ? <ThrowLine passage={passage} /> : text}
      </button>
    </li>
  );
}

function Lines({ turn }: { readonly turn: number }) {
  const { course } = useReplay();
  const [from, to] = course.passagesOf(turn);
  const first = turn === 0 ? from : from + 1; // the head of a turn tells its first passage
  return (
    <ol class="turn-lines">
      {Array.from({ length: Math.max(0, to - first) }, (_, i) => (
        <Line key={first + i} index={first + i} />
      ))}
    </ol>
  );
}

interface TurnHeadProps {
  readonly turn: number;
  readonly now: boolean;
  readonly marks: readonly Mark[];
}

function TurnHead({ turn, now, marks }: TurnHeadProps) {
  const { course, player } = useReplay();
  const nameOf = useTurnName();
  const words = w();
  const { start, seat } = course.turns[turn] ?? { start: 0, seat: null };
  const conquests = marks.filter((mark) => mark.kind === 'conquest').length;
  const others = marks.filter((mark) => mark.kind !== 'conquest');
  return (
    <button
      type="button"
      class={now ? 'turn-head is-open' : 'turn-head'}
      aria-expanded={now}
      onClick={() => player.go(start)}
    >
      <Token colour={colourOf(course.frame(course.last).view, seat)} />
      <span class="turn-name">{nameOf(turn)}</span>
      {conquests > 0 ? (
        <span class="turn-count" title={words.log.conquests(conquests)}>
          <MarkSign kind="conquest" />
          <span aria-hidden="true">{conquests}</span>
          <span class="hidden-text">, {words.log.conquests(conquests)}</span>
        </span>
      ) : null}
      {others.map((mark, i) => (
        <span key={i} class="turn-count" title={words.keys.kinds[mark.kind]}>
          <MarkSign kind={mark.kind} />
          <span class="hidden-text">, {words.keys.kinds[mark.kind]}</span>
        </span>
      ))}
    </button>
  );
}

/** Keeps the line of the step in sight. Apart, so that a step does not go through every turn. */
function Following({ list }: { readonly list: RefObject<HTMLOListElement | null> }) {
  const { player } = useReplay();
  const at = player.at.value;
  useLayoutEffect(() => {
    const found = list.current;
    reveal(
      found?.closest('.tab-panel'),
      found?.querySelector('.is-now') ?? found?.querySelector('.is-open'),
    );
  }, [at]);
  return null;
}

function Turns() {
  const { course, player } = useReplay();
  const list = useRef<HTMLOListElement>(null);
  const now = player.turn.value;
  const marks = useMemo(() => {
    const byTurn: Mark[][] = course.turns.map(() => []);
    for (const mark of course.marks) byTurn[course.turnAt(mark.step)]?.push(mark);
    return byTurn;
  }, [course]);
  return (
    <>
      <ol class="turn-list" ref={list}>
        {course.turns.map((_, turn) => (
          <li key={turn}>
            <TurnHead turn={turn} now={turn === now} marks={marks[turn] ?? []} />
            {turn === now ? <Lines turn={turn} /> : null}
          </li>
        ))}
      </ol>
      <Following list={list} />
    </>
  );
}

/** All moments of one kind through the game. */
function Moments({ kind }: { readonly kind: MarkKind }) {
  const { room } = useTable();
  const { course, player } = useReplay();
  const nameOf = useTurnName();
  const at = player.at.value;
  return (
    <ol class="turn-lines is-whole">
      {course.marks
        .filter((mark) => mark.kind === kind)
        .map((mark, i) => {
          const passage = course.passages[mark.passage];
          const turn = course.turnAt(mark.step);
          return (
            <li key={i}>
              <button
                type="button"
                class={`turn-line ${mark.step === at ? 'is-now' : ''}`}
                aria-current={mark.step === at ? 'step' : undefined}
                onClick={() => player.go(mark.step)}
              >
                <span class="moment-turn">
                  <Token
                    colour={colourOf(course.frame(course.last).view, course.turns[turn]?.seat)}
                  />{' '}
                  {nameOf(turn)}
                </span>
                {passage ? lineText(room, passage, secretsShown.value) : null}
              </button>
            </li>
          );
        })}
    </ol>
  );
}

export function TurnLog() {
  const { course } = useReplay();
  const [only, setOnly] = useState<MarkKind | null>(null);
  const words = w().log;
  const count = (kind: MarkKind) => course.marks.filter((mark) => mark.kind === kind).length;
  return (
    <div class="turn-log">
      <label class="turn-tools">
        <span class="hint">{words.show}</span>
        <select
          class="select"
          value={only ?? ''}
          onChange={({ currentTarget }) =>
            setOnly(markKinds.find((kind) => kind === currentTarget.value) ?? null)
          }
        >
          <option value="">{words.all}</option>
          {markKinds
            .filter((kind) => kind !== 'end' && count(kind) > 0)
            .map((kind) => (
              <option key={kind} value={kind}>
                {words.kinds[kind](count(kind))}
              </option>
            ))}
        </select>
      </label>
      {only ? <Moments kind={only} /> : <Turns />}
    </div>
  );
}
