// Deciding something at the desk, and showing why not when it is refused.
import { useState } from 'preact/hooks';
import { refusalText } from '../../lib/refusal';
import type { TournamentAction } from '../../protocol.gen';
import { act } from '../live';

export interface Decider {
  readonly fault: string | null;
  /** The reason of it, by its name. */
  readonly reason: string | null;
  readonly busy: boolean;
  /** True when it was taken. */
  readonly decide: (action: TournamentAction | readonly TournamentAction[]) => Promise<boolean>;
  readonly clear: () => void;
}

export function useDecider(code: string): Decider {
  const [fault, setFault] = useState<string | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const decide = async (action: TournamentAction | readonly TournamentAction[]) => {
    setBusy(true);
    const answer = await act(code, action);
    setBusy(false);
    setFault(answer.ok ? null : refusalText(answer));
    setReason(answer.ok ? null : answer.reason);
    return answer.ok;
  };
  return { fault, reason, busy, decide, clear: () => setFault(null) };
}
