// A turn as an animation: chosen, made while one watches how far it is, stopped or handed on.
import { useEffect, useRef, useState } from 'preact/hooks';
import { language } from '../../lib/settings';
import { seatName, useTable } from '../../table/context';
import { Icon } from '../../ui/icons';
import { useReplay } from '../context';
import { w } from '../words/words';
import { makeClip } from './clip';
import { framesOf, type Pace, paces } from './clip-plan';
import { HandOn } from './hand-on';
import { shotOf, usualTitle } from './shots';

interface Made {
  readonly blob: Blob;
  readonly frames: number;
  readonly address: string; // of the blob, for an image
}

type Making =
  | { readonly state: 'idle' | 'stopped' | 'failed' }
  | { readonly state: 'making'; readonly done: number; readonly all: number }
  | { readonly state: 'made'; readonly made: Made };

function sizeText(bytes: number): string {
  const kilobytes = bytes / 1000;
  const [value, unit] = kilobytes < 1000 ? [kilobytes, 'kilobyte'] : [kilobytes / 1000, 'megabyte'];
  return new Intl.NumberFormat(language.value, {
    style: 'unit',
    unit,
    maximumFractionDigits: kilobytes < 1000 ? 0 : 1,
  }).format(value);
}

function TurnField(props: { readonly turn: number; readonly onTurn: (turn: number) => void }) {
  const { room } = useTable();
  const { course } = useReplay();
  const words = w();
  return (
    <label class="field">
      <span class="label">{words.pictures.turn}</span>
      <select
        class="select"
        value={props.turn}
        onChange={(change) => props.onTurn(Number(change.currentTarget.value))}
      >
        {course.turns.map(({ round, seat }, turn) => (
          <option key={turn} value={turn}>
            {seat ? words.turnOf(round, seatName(room, seat)) : words.setup}
          </option>
        ))}
      </select>
    </label>
  );
}

function PaceField(props: { readonly pace: Pace; readonly onPace: (pace: Pace) => void }) {
  const words = w().pictures;
  return (
    <label class="field">
      <span class="label">{words.pace}</span>
      <select
        class="select"
        value={props.pace}
        onChange={(change) => props.onPace(change.currentTarget.value as Pace)}
      >
        {(Object.keys(paces) as Pace[]).map((pace) => (
          <option key={pace} value={pace}>
            {words.paces[pace]}
          </option>
        ))}
      </select>
    </label>
  );
}

function Progress(props: {
  readonly done: number;
  readonly all: number;
  readonly onStop: () => void;
}) {
  const words = w().pictures;
  return (
    <div class="clip-progress">
      <progress max={props.all} value={props.done} aria-label={words.clip} />
      <span class="hint">{words.making(props.done, props.all)}</span>
      <button type="button" class="button" onClick={props.onStop}>
        <Icon name="stop" />
        {words.stop}
      </button>
    </div>
  );
}

export function ClipMaker() {
  const { room } = useTable();
  const at = useReplay();
  const [turn, setTurn] = useState(at.player.turn.value);
  const [pace, setPace] = useState<Pace>('normal');
  const [making, setMaking] = useState<Making>({ state: 'idle' });
  const stopping = useRef<AbortController | null>(null);
  const words = w().pictures;
  const title = usualTitle(at, room, at.course.turns[turn]?.start ?? 0);
  const forget = () => {
    stopping.current?.abort();
    if (making.state === 'made') URL.revokeObjectURL(making.made.address);
  };
  useEffect(() => () => stopping.current?.abort(), []);
  useEffect(() => {
    setMaking({ state: 'idle' });
    return forget;
  }, [turn, pace]);

  const make = async () => {
    const geometry = room.geometry.value;
    if (!geometry) return;
    const frames = framesOf(at.course, turn, pace);
    const control = new AbortController();
    stopping.current = control;
    setMaking({ state: 'making', done: 0, all: frames.length });
    const blob = await makeClip({
      geometry,
      frames,
      shotOf: (step) => shotOf(at, room, step, { title, names: false, captioned: true }),
      onProgress: (done) => setMaking({ state: 'making', done, all: frames.length }),
      signal: control.signal,
    }).catch(() => 'failed' as const);
    if (blob === 'failed') setMaking({ state: 'failed' });
    else if (!blob || control.signal.aborted) setMaking({ state: 'stopped' });
    else {
      const made = { blob, frames: frames.length, address: URL.createObjectURL(blob) };
      setMaking({ state: 'made', made });
    }
  };

  return (
    <>
      <div class="picture-fields">
        <TurnField turn={turn} onTurn={setTurn} />
        <PaceField pace={pace} onPace={setPace} />
      </div>
      {making.state === 'making' ? (
        <Progress done={making.done} all={making.all} onStop={() => stopping.current?.abort()} />
      ) : null}
      {making.state === 'made' ? (
        <img class="picture-preview" src={making.made.address} alt={words.preview(title)} />
      ) : null}
      <p class="hint" role="status">
        {making.state === 'stopped' ? words.stopped : null}
        {making.state === 'failed' ? words.failed : null}
        {making.state === 'idle' ? words.note : null}
        {making.state === 'made'
          ? words.made(making.made.frames, sizeText(making.made.blob.size))
          : null}
      </p>
      <div class="row">
        {making.state === 'made' ? (
          <HandOn
            blob={making.made.blob}
            name={`${at.code ?? 'kamchatka'}-${turn}.gif`}
            title={title}
          />
        ) : making.state !== 'making' ? (
          <button type="button" class="button primary" onClick={() => void make()}>
            <Icon name="play" />
            {words.make}
          </button>
        ) : null}
      </div>
    </>
  );
}
