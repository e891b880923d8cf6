// Links and QR codes lead where this page came from. From "localhost" no phone finds the way.
import { Icon } from '../ui/icons';
import { w } from './words';

export function onlyHere(host: string = window.location.hostname): boolean {
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.');
}

/** What to do about it; nothing where phones can follow. */
export function OnlyHere() {
  if (!onlyHere()) return null;
  return (
    <p class="hint no-print">
      <Icon name="warning" /> {w().desk.onlyHere}
    </p>
  );
}
