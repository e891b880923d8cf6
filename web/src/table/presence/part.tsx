// Who is not there, who plays for whom, and what can be done about it: parts of the table that come
// after its first look, in one file, so that nobody waits for them.
import { lazily } from '../../ui/lazy';
import type * as all from './all';

interface PresenceProps {
  readonly show: keyof typeof all;
}

export const Presence = lazily<PresenceProps>(async () => {
  const parts = await import('./all');
  return ({ show }) => {
    const Part = parts[show];
    return <Part />;
  };
});
