// Dice by tapping faces: one pad, slots that fill from the left, and it enters itself when full.
import { useEffect, useRef } from 'preact/hooks';
import { Die, type Side } from '../../ui/dice';
import { usePositionDraft } from '../book/position';
import { w } from '../words/words';

interface DicePadProps {
  readonly groups: readonly {
    readonly label: string;
    readonly side: Side;
    readonly count: number;
  }[];
  readonly hint: string;
  readonly onDone: (dice: readonly (readonly number[])[]) => void;
}

const faces = [1, 2, 3, 4, 5, 6];
const noDice: readonly number[] = [];

export function DicePad({ groups, hint, onDone }: DicePadProps) {
  const [shown, setShown] = usePositionDraft<readonly number[]>('dice', noDice);
  const total = groups.reduce((sum, group) => sum + group.count, 0);
  const tap = (face: number) => {
    const next = [...shown, face];
    if (next.length < total) return setShown(next);
    setShown([]);
    let from = 0;
    onDone(
      groups.map((group) => {
        const part = next.slice(from, from + group.count);
        from += group.count;
        return part;
      }),
    );
  };
  const type = useRef(tap);
  type.current = tap;
  // Digits of a keyboard are faces too, unless somebody is writing.
  useEffect(() => {
    const onKey = (key: KeyboardEvent) => {
      const writing =
        key.target instanceof Element && key.target.closest('input, select, textarea');
      if (writing || key.ctrlKey || key.metaKey || key.altKey) return;
      if (/^[1-6]$/.test(key.key)) type.current(Number(key.key));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  let before = 0;
  return (
    <div class="ref-dice">
      <div class="ref-dice-slots">
        {groups.map((group) => {
          const first = before;
          before += group.count;
          return (
            <div key={group.label} class="ref-dice-group">
              <span class="ref-dice-label">{group.label}</span>
              {Array.from({ length: group.count }, (_, index) => {
                const face = shown[first + index];
                const next = shown.length === first + index;
                return (
                  <span key={index} class={next ? 'ref-slot next' : 'ref-slot'}>
                    {face ? <Die face={face} side={group.side} /> : null}
                  </span>
                );
              })}
            </div>
          );
        })}
        <button
          type="button"
          class="button quiet small"
          disabled={shown.length === 0}
          onClick={() => setShown(shown.slice(0, -1))}
        >
          ⌫<span class="hidden-text">{w().play.cancel}</span>
        </button>
      </div>
      <p class="hint">{hint}</p>
      <div class="ref-faces">
        {faces.map((face) => (
          <button
            key={face}
            type="button"
            class="ref-face"
            aria-label={String(face)}
            onClick={() => tap(face)}
          >
            <Die face={face} side="plain" />
          </button>
        ))}
      </div>
    </div>
  );
}
