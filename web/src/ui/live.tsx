// What a screen reader is told: politely what happens, at once what is urgent.
import { signal } from '@preact/signals';

const polite = signal<{ readonly text: string; readonly key: number }>({ text: '', key: 0 });
const urgent = signal<{ readonly text: string; readonly key: number }>({ text: '', key: 0 });

export function announce(text: string, how: 'polite' | 'urgent' = 'polite'): void {
  const channel = how === 'polite' ? polite : urgent;
  channel.value = { text, key: channel.value.key + 1 };
}

export function LiveRegions() {
  return (
    <div class="hidden-text">
      <div aria-live="polite" data-live="polite">
        <span key={polite.value.key}>{polite.value.text}</span>
      </div>
      <div aria-live="assertive" data-live="urgent">
        <span key={urgent.value.key}>{urgent.value.text}</span>
      </div>
    </div>
  );
}
