// The viewer: the table's own board, players and log, fed from the record instead of the server,
// with a scrubber below.
import { effect } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Geometry, planisphere, softened } from '../board';
import { t } from '../i18n/words';
import type { Replay, Seat, TableDetail } from '../protocol';
import { TableContext } from '../table/context';
import { Helm } from '../table/helm';
import { LogTab } from '../table/log-tab';
import { Players } from '../table/players';
import { Room } from '../table/room';
import { Stage } from '../table/stage';
import { Icon, type IconName } from '../ui/icons';
import { SiteHeader } from '../ui/site-header';
import { OpenSecrets } from './open-secrets';
import { Player, type Speed, speeds } from './player';

/** A table for the parts that ask one about names and settings. */
function tableOf(replay: Replay, code: string | null): TableDetail {
  return {
    code: code ?? '',
    ruleset: replay.ruleset,
    options: replay.options,
    board: replay.rules.board,
    settings: {
      visibility: 'public',
      aids: true,
      chat: false,
      tournament: false,
      spectators: true,
      spectator_delay_s: 0,
      clock: { kind: 'none' },
      at_zero: 'bot',
      quitters: 'bot',
    },
    seat_counts: replay.rules.seats,
    seats: (Object.keys(replay.view.seats) as Seat[]).map((seat, index) => ({
      seat,
      kind: 'player',
      ...(replay.players[index] ? { name: replay.players[index] } : {}),
      online: true,
      away: false,
      muted: false,
    })),
    host: '',
    state: 'ended',
    silenced: false,
    read_only: false,
    spectator_count: 0,
    created_ms: 0,
  };
}

function follow(room: Room, player: Player): () => void {
  let key = 0;
  return effect(() => {
    const { view, events } = player.frame.value;
    room.view.value = view;
    room.chronicle.value = player.passages.value;
    room.scene.value = { key: ++key, before: player.before.value, events, mine: false };
  });
}

function Tool(props: {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
}) {
  return (
    <button
      type="button"
      class="button icon-only"
      aria-label={props.label}
      title={props.label}
      onClick={props.onClick}
    >
      <Icon name={props.icon} />
    </button>
  );
}

function Controls({ player, code }: { readonly player: Player; readonly code: string | null }) {
  const [copied, setCopied] = useState(false);
  const words = t().replay;
  const at = player.at.value;
  const share = async () => {
    const link = `${window.location.origin}/replay/${code}?step=${at}`;
    window.history.replaceState(null, '', `/replay/${code}?step=${at}`);
    await navigator.clipboard?.writeText(link).catch(() => undefined);
    setCopied(true);
  };
  return (
    <div class="replay-controls">
      <input
        type="range"
        aria-label={words.scrub}
        aria-valuetext={words.step(at, player.last)}
        min={0}
        max={player.last}
        value={at}
        onInput={(input) => player.go(Number(input.currentTarget.value))}
      />
      <div class="row">
        <Tool icon="backTurn" label={words.previousTurn} onClick={() => player.previousTurn()} />
        <Tool icon="back" label={words.previous} onClick={() => player.go(at - 1)} />
        <button type="button" class="button primary" onClick={() => player.toggle()}>
          <Icon name={player.playing.value ? 'pause' : 'play'} />
          {player.playing.value ? words.pause : words.play}
        </button>
        <Tool icon="forward" label={words.next} onClick={() => player.go(at + 1)} />
        <Tool icon="forwardTurn" label={words.nextTurn} onClick={() => player.nextTurn()} />
        <label class="row">
          <span class="hidden-text">{words.speed}</span>
          <select
            class="select speed"
            value={player.speed.value}
            onChange={(change) => {
              player.speed.value = change.currentTarget.value as Speed;
            }}
          >
            {(Object.keys(speeds) as Speed[]).map((speed) => (
              <option key={speed} value={speed}>
                {words.speeds[speed]}
              </option>
            ))}
          </select>
        </label>
        <span class="hint">{words.step(at, player.last)}</span>
        <span class="push row">
          {code ? (
            <>
              <button type="button" class="button small" onClick={() => void share()}>
                <Icon name={copied ? 'check' : 'link'} />
                {copied ? t().common.copied : words.share}
              </button>
              <a class="button small" href={`/api/tables/${code}/record?format=text`} download>
                <Icon name="download" />
                {words.download}
              </a>
            </>
          ) : null}
        </span>
      </div>
    </div>
  );
}

function useReplayKeys(player: Player): void {
  useEffect(() => {
    const onKey = (key: KeyboardEvent) => {
      const typing = key.target instanceof HTMLElement && key.target.closest('input, select');
      if (key.defaultPrevented || typing || key.ctrlKey || key.metaKey || key.altKey) return;
      if (key.target instanceof Element && key.target.closest('.stage')) return;
      if (key.key === 'ArrowRight') player.go(player.at.value + 1);
      else if (key.key === 'ArrowLeft') player.go(player.at.value - 1);
      else return;
      key.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [player]);
}

interface ReplayViewProps {
  readonly replay: Replay;
  readonly code: string | null;
  readonly step: number | null;
}

export function ReplayView({ replay, code, step }: ReplayViewProps) {
  const at = useMemo(() => {
    const room = new Room('', code ?? '');
    room.table.value = tableOf(replay, code);
    room.rules.value = replay.rules;
    room.geometry.value = replay.geometry ? softened(replay.geometry as Geometry) : planisphere;
    const player = new Player(replay);
    player.go(step ?? 0);
    return { room, helm: new Helm(room), player };
  }, [replay, code]);
  useEffect(() => {
    const stop = follow(at.room, at.player);
    return () => {
      stop();
      at.player.stop();
    };
  }, [at]);
  useReplayKeys(at.player);
  return (
    <TableContext.Provider value={at}>
      <SiteHeader />
      <main class="replay" id="main">
        <h1 class="hidden-text">{t().replay.title}</h1>
        <div class="replay-stage">
          <Stage />
          <Controls player={at.player} code={code} />
        </div>
        <aside class="replay-side">
          <Players />
          <OpenSecrets />
          <div class="tab-panel">
            <LogTab />
          </div>
        </aside>
      </main>
    </TableContext.Provider>
  );
}
