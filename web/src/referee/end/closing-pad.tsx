// The sdadata: which sums close the game, and the two dice as they fell.
import { useBook } from '../context';
import { DicePad } from '../play/dice-pad';
import { w } from '../words/words';

export function sumsText(sums: readonly number[]): string {
  const [first] = sums;
  const last = sums.at(-1);
  return first === last ? String(first ?? '–') : `${first}–${last}`;
}

export function ClosingPad() {
  const { book, sheet } = useBook();
  const words = w().play;
  return (
    <>
      <p class="ref-big-line">
        <strong>{words.closing(sumsText(sheet.closing.sums))}</strong>
      </p>
      <DicePad
        key={sheet.entries}
        groups={[{ label: w().sdadata, side: 'attack', count: 2 }]}
        hint={words.closingHint}
        onDone={([dice = []]) => void book.play({ type: 'roll_closing', dice })}
      />
    </>
  );
}
