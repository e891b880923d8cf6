// What happened last, in the bar under the board: the dice of a throw, or a line of the log. Phones
// show no log beside the board.
import { Token } from '../../ui/token';
import { useTable } from '../context';
import { passageText, seatOf } from '../narrate';
import { DicePanel } from './dice-panel';
import { again, throwOf } from './scene';

export function Ticker() {
  const { room } = useTable();
  const view = room.view.value;
  if ((again.value ?? throwOf(room.scene.value)) && !view?.ending.cause) return <DicePanel />;
  const last = room.chronicle.value.findLast((passage) => passageText(room, passage) !== null);
  if (!last) return null;
  const seat = seatOf(last);
  return (
    <p class="ticker">
      {seat ? <Token colour={view?.seats[seat]?.colour ?? null} /> : null}
      <span class="ticker-words">{passageText(room, last)}</span>
    </p>
  );
}
