// The viewer: the table's own board, fed from the record instead of the server, with a line of time
// below it and beside it what was told, what everybody had, and how lucky he was.
import { effect, type Signal, signal, useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Geometry, planisphere, softened } from '../board';
import { t } from '../i18n/words';
import { pointsOf } from '../lib/pages';
import { letterKeys } from '../lib/settings';
import type { Replay } from '../protocol';
import { seatName, TableContext, useTable } from '../table/context';
import { Helm } from '../table/helm/helm';
import { Room } from '../table/room';
import { Stage, showList } from '../table/stage/stage';
import { Icon } from '../ui/icons';
import { announce } from '../ui/live';
import { Logo } from '../ui/site-header';
import { type Tab, Tabs } from '../ui/tabs';
import { type AtReplay, objectiveOnBoard, ReplayContext, secretsShown, useReplay } from './context';
import { Controls } from './controls/controls';
import { KeysDialog, keysShown, useReplayKeys } from './controls/keys';
import { Course } from './course/course';
import { Points } from './course/curves';
import { Player, speeds } from './course/player';
import { CurveTab } from './panels/curve-tab';
import { LuckTab } from './panels/luck-tab';
import { SeatCards } from './panels/seat-cards';
import { TurnLog } from './panels/turn-log';
import { ShareDialog } from './picture/share-dialog';
import { tableOf } from './table-of';
import { stepText } from './telling';
import { w } from './words/words';

type TabName = 'log' | 'seats' | 'curve' | 'dice';
const tab = signal<TabName>('log');

/** A step that stays this long is said aloud and written into the address; one passed by is not. */
const restMs = 350;

function follow({ course, player, code }: AtReplay, room: Room, helm: Helm): () => void {
  let key = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const stops = [
    effect(() => {
      const at = player.at.value;
      const { view, events } = course.frame(at);
      room.view.value = view;
      room.scene.value = { key: ++key, before: course.frame(at - 1).view, events, mine: false };
    }),
    effect(() => {
      const seat = secretsShown.value ? objectiveOnBoard.value : null;
      room.viewer.value = seat ?? 'spectator';
      helm.showObjective.value = seat !== null;
    }),
    effect(() => {
      const at = player.at.value;
      clearTimeout(rest);
      const moving = player.playing.peek() && speeds[player.speed.peek()] < restMs;
      if (moving || key <= 1) return;
      rest = setTimeout(() => {
        const slider = document.activeElement?.matches('.timeline-slider');
        if (!slider) announce(stepText(room, course, at, secretsShown.peek())); // it tells itself
        if (code) window.history.replaceState(null, '', `/replay/${code}?step=${at}`);
      }, restMs);
    }),
  ];
  return () => {
    clearTimeout(rest);
    for (const stop of stops) stop();
    player.stop();
  };
}

function TopBar({ sharing }: { readonly sharing: Signal<boolean> }) {
  const { room } = useTable();
  const { player, course, replay, code } = useReplay();
  const words = w();
  const { round, seat } = course.turns[player.turn.value] ?? { round: 0, seat: null };
  const list = showList.value ? words.toBoard : words.toList;
  return (
    <header class="replay-bar">
      <a class="brand" href="/" aria-label={words.home}>
        <Logo />
      </a>
      <h1 class="replay-title">
        <span class="hidden-text">{words.title}: </span>
        {seat ? words.turnOf(round, seatName(room, seat)) : words.setup}
      </h1>
      {replay.cut_off ? <span class="replay-cut">{words.cutOff}</span> : null}
      <div class="replay-bar-tools">
        {code ? (
          <a
            class="button quiet icon-only"
            href={`/api/tables/${code}/record?format=text`}
            aria-label={words.download}
            title={words.download}
            download
          >
            <Icon name="download" />
          </a>
        ) : null}
        <button
          type="button"
          class="button quiet icon-only replay-keys"
          aria-label={words.keys.open}
          title={words.keys.open}
          onClick={() => {
            keysShown.value = true;
          }}
        >
          <Icon name="keyboard" />
        </button>
        <button
          type="button"
          class="button quiet icon-only"
          aria-label={list}
          title={list}
          onClick={() => {
            showList.value = !showList.value;
          }}
        >
          <Icon name={showList.value ? 'board' : 'list'} />
        </button>
        <button
          type="button"
          class="button small"
          {...(letterKeys.value ? { 'aria-keyshortcuts': 'C', 'data-hint': 'C' } : {})}
          onClick={() => {
            sharing.value = true;
          }}
        >
          <Icon name="share" />
          {words.share}
        </button>
      </div>
    </header>
  );
}

/** Where there is room, players stand above the tabs; else they are one of them. */
const roomy = window.matchMedia?.('(min-width: 1100px) and (min-height: 700px)');

function useRoomy(): boolean {
  const [now, setNow] = useState(roomy?.matches ?? false);
  useEffect(() => {
    const change = () => setNow(roomy?.matches ?? false);
    roomy?.addEventListener?.('change', change);
    return () => roomy?.removeEventListener?.('change', change);
  }, []);
  return now;
}

const contents: Record<TabName, ComponentType> = {
  log: TurnLog,
  seats: SeatCards,
  curve: CurveTab,
  dice: LuckTab,
};

function Side() {
  const above = useRoomy();
  const words = w().tabs;
  const tabs: Tab<TabName>[] = [
    { name: 'log', label: words.log, icon: 'log' },
    ...(above ? [] : [{ name: 'seats', label: words.seats, icon: 'people' } as const]),
    { name: 'curve', label: words.curve, icon: 'chart' },
    { name: 'dice', label: words.dice, icon: 'dice' },
  ];
  const current = tabs.some(({ name }) => name === tab.value) ? tab.value : 'log';
  const Content = contents[current];
  return (
    <aside class="replay-side">
      {above ? <SeatCards /> : null}
      <Tabs
        label={words.label}
        tabs={tabs}
        current={current}
        onSelect={(name) => {
          tab.value = name;
        }}
      >
        <Content />
      </Tabs>
    </aside>
  );
}

interface ReplayViewProps {
  readonly replay: Replay;
  readonly code: string | null;
  readonly step: number | null;
}

export function ReplayView({ replay, code, step }: ReplayViewProps) {
  const sharing = useSignal(false);
  const at = useMemo(() => {
    const room = new Room('', code ?? '');
    room.table.value = tableOf(replay, code);
    room.rules.value = replay.rules;
    room.geometry.value = replay.geometry ? softened(replay.geometry as Geometry) : planisphere;
    const course = new Course(replay);
    const player = new Player(course);
    player.go(step ?? 0);
    const points = signal(replay.points ? new Points(replay.points) : null);
    return { room, helm: new Helm(room), replay: { replay, code, course, player, points } };
  }, [replay, code]);
  useEffect(() => {
    objectiveOnBoard.value = null;
    const stop = follow(at.replay, at.room, at.helm);
    const { points } = at.replay;
    if (code && !points.value) {
      void pointsOf(code).then((marks) => {
        if (marks) points.value = new Points(marks);
      });
    }
    return stop;
  }, [at]);
  useReplayKeys(at.replay.player, sharing);
  useEffect(() => {
    document.title = `${w().title} · Kamchatka`;
    return () => {
      document.title = 'Kamchatka';
    };
  }, []);
  return (
    <TableContext.Provider value={at}>
      <ReplayContext.Provider value={at.replay}>
        <div class="replay">
          <TopBar sharing={sharing} />
          <main class="replay-main" id="main" aria-label={t().table.board}>
            <Stage />
            <Controls />
          </main>
          <Side />
        </div>
        <KeysDialog />
        {sharing.value ? (
          <ShareDialog
            onClose={() => {
              sharing.value = false;
            }}
          />
        ) : null}
      </ReplayContext.Provider>
    </TableContext.Provider>
  );
}
