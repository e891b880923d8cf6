// Animations: how fast, and each moment to try on a piece of the board.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Moment, MomentKind } from '../../drama/choose';
import { type Captions, Playhouse } from '../../drama/playhouse';
import { t } from '../../i18n/words';
import { boardLook, motionMs, pace, paces } from '../../lib/settings';
import type { Colour } from '../../protocol';
import { DiceRow } from '../../ui/dice';
import { Icon } from '../../ui/icons';
import { useAntique } from './board-group';
import { Choices } from './fields';
import { Sample } from './sample-board';
import { w } from './words';

const kinds: readonly MomentKind[] = ['deal', 'conquest', 'elimination', 'closing', 'victory'];
const colours: readonly Colour[] = ['red', 'blue', 'green', 'yellow'];
const seen = [
  'western_europe',
  'northern_europe',
  'southern_europe',
  'great_britain',
  'ukraine',
  'north_africa',
  'egypt',
  'scandinavia',
  'iceland',
];
const wanted: ReadonlySet<string> = new Set(['western_europe', 'southern_europe', 'north_africa']);

const samples: Readonly<Record<MomentKind, Moment>> = {
  deal: {
    kind: 'deal',
    cards: seen.map((territory, i) => ({ territory, colour: colours[i % colours.length] ?? null })),
  },
  conquest: { kind: 'conquest', territory: 'southern_europe', colour: 'red' },
  elimination: { kind: 'elimination', seat: 's2', by: 's1', colour: 'blue' },
  closing: { kind: 'closing', closed: true },
  victory: { kind: 'victory', winner: 's1', colour: 'red', wanted },
};

function captionsOf(kind: MomentKind): Captions {
  const { winner, loser, objective } = w().sample;
  if (kind === 'elimination') return { text: t().log.eliminated(loser, winner) };
  if (kind !== 'victory') return {};
  const { won, cause } = t().table.result;
  return { title: won(winner), cause: cause.points, objective };
}

/** The banner that the dice of the sdadata belong to. */
function SampleClosing() {
  const words = t().table;
  return (
    <div class="closing-banner sample-closing">
      <p class="closing-title">{words.sdadata}</p>
      <p>{words.sdadataBy(w().sample.winner)}</p>
      <DiceRow dice={[2, 2]} side="plain" />
      <p class="verdict">{words.sdadataCloses(4)}</p>
    </div>
  );
}

export function MotionGroup() {
  const words = w();
  const antique = useAntique();
  const stage = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<MomentKind | null>(null);
  const playhouse = useMemo(() => new Playhouse(() => stage.current), []);
  useEffect(() => {
    playhouse.onEnd = () => setShown(null);
    return () => playhouse.close();
  }, [playhouse]);
  const still = motionMs.value === 0;
  return (
    <section class="card stack" aria-labelledby="settings-motion">
      <h2 id="settings-motion">
        <Icon name="play" />
        {words.motion}
      </h2>
      <Choices
        label={words.pace}
        state={pace}
        names={paces}
        words={words.paces}
        hint={words.paceHint}
      />
      <fieldset class="plain stack" disabled={still}>
        <legend class="label-legend">{words.tryMotion}</legend>
        <div ref={stage} class="moment-stage" aria-hidden="true">
          <Sample
            look={boardLook.value === 'antique' ? antique : null}
            {...(shown === 'victory' ? { highlight: wanted } : {})}
          />
          {shown === 'closing' ? <SampleClosing /> : null}
        </div>
        <div class="row">
          {kinds.map((kind) => (
            <button
              key={kind}
              type="button"
              class="button small"
              onClick={() => {
                playhouse.open(samples[kind], captionsOf(kind));
                setShown(kind);
              }}
            >
              {words.moments[kind]}
            </button>
          ))}
        </div>
      </fieldset>
    </section>
  );
}
