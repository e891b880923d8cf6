// Where on the page of a table somebody was: a reload comes back there.
import { effect } from '@preact/signals';
import { draftAt, keepDraft } from '../../lib/draft';
import {
  interrupting,
  type OpenRuling,
  opened,
  searched,
  type TabName,
  tab,
} from '../rulings/rulings-state';

interface Whereabouts {
  readonly tab: TabName;
  readonly opened: OpenRuling | null;
  readonly searched: string;
  readonly interrupting: boolean;
}
const start: Whereabouts = { tab: 'play', opened: null, searched: '', interrupting: false };

function goTo(place: Whereabouts): void {
  tab.value = place.tab;
  opened.value = place.opened;
  searched.value = place.searched;
  interrupting.value = place.interrupting;
}

/** From the list of tables a table begins at its play. */
export const goToStart = () => goTo(start);

/** Back to where it was left, and kept from now on, until the table is left. */
export function resume(code: string): () => void {
  const key = `book.${code}.whereabouts`;
  goTo(draftAt(key, '', start));
  return effect(() => {
    const place = {
      tab: tab.value,
      opened: opened.value,
      searched: searched.value,
      interrupting: interrupting.value,
    };
    keepDraft(key, '', place, start);
  });
}
