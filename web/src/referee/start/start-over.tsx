// Throwing away what was tapped in: two taps, so that one finger too many loses nothing.
import { useState } from 'preact/hooks';
import { w } from '../words/words';

export function StartOver({ onSure }: { readonly onSure: () => void }) {
  const [asked, setAsked] = useState(false);
  const words = w().draft;
  return (
    <button
      type="button"
      class={asked ? 'button danger' : 'button'}
      onBlur={() => setAsked(false)}
      onClick={() => {
        if (asked) onSure();
        setAsked(!asked);
      }}
    >
      {asked ? words.startOverAsk : words.startOver}
    </button>
  );
}
