// What stands over the board when it matters: a lost connection, the judge, the sdadata everybody
// watches.
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/words';
import { motionMs } from '../../lib/settings';
import { DiceRow } from '../../ui/dice';
import { Icon } from '../../ui/icons';
import { announce } from '../../ui/live';
import { seatName, useTable } from '../context';
import { curtain } from './curtain';
import { JudgeBanner } from './judge';
import { closingOf } from './scene';

export function StatusBanner() {
  const { room } = useTable();
  const words = t().table;
  if (room.broken.value) {
    return (
      <div class="banner" role="alert">
        <Icon name="warning" />
        {words.broken}
        <button type="button" class="button small" onClick={() => window.location.reload()}>
          {t().common.reload}
        </button>
      </div>
    );
  }
  if (room.connection.status.value !== 'lost') return <JudgeBanner />;
  return (
    <div class="banner" role="status">
      <Icon name="warning" />
      {words.lost}
    </div>
  );
}

const shownMs = 3500;

export function ClosingBanner() {
  const { room } = useTable();
  const scene = room.scene.value;
  const closing = closingOf(scene);
  const [gone, setGone] = useState(0);
  const key = scene?.key ?? 0;
  const words = t().table;
  useEffect(() => {
    if (!closing) return;
    const sum = closing.dice.reduce((total, die) => total + die, 0);
    announce(
      `${words.sdadataBy(seatName(room, closing.seat))}. ` +
        (closing.closed ? words.sdadataCloses(sum) : words.sdadataGoesOn(sum)),
      'urgent',
    );
    const timer = setTimeout(() => setGone(key), shownMs);
    return () => clearTimeout(timer);
  }, [key]);
  if (!closing || gone === key || curtain.value) return null;
  const sum = closing.dice.reduce((total, die) => total + die, 0);
  return (
    <div class="closing-banner" style={{ '--motion': `${motionMs.value}ms` }}>
      <h2>{words.sdadata}</h2>
      <p>{words.sdadataBy(seatName(room, closing.seat))}</p>
      <DiceRow dice={closing.dice} side="plain" />
      <p class="verdict">{closing.closed ? words.sdadataCloses(sum) : words.sdadataGoesOn(sum)}</p>
    </div>
  );
}
