// Deciding something at the desk, and showing why not when it is refused.
import { useState } from 'preact/hooks';
import { refusalText } from '../../lib/refusal';
import type { TournamentAction } from '../../protocol.gen';
import { act } from '../live';

export interface Decider {
  readonly fault: string | null;
  readonly busy: boolean;
  /** True when it was taken. */
  readonly decide: (action: TournamentAction | readonly TournamentAction[]) => Promise<boolean>;
  readonly clear: () => void;
}

export function useDecider(code: string): Decider {
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const decide = async (action: TournamentAction | readonly TournamentAction[]) => {
    setBusy(true);
    const answer = await act(code, action);
    setBusy(false);
    setFault(answer.ok ? null : refusalText(answer));
    return answer.ok;
  };
  return { fault, busy, decide, clear: () => setFault(null) };
}
