// What comes back when something is asked of the table.
import type { Outcome } from '../../game/connection';
import type { Action } from '../../protocol';

/** Of the server, or because a plan of attack is running. */
export type Refused =
  | Extract<Outcome, { ok: false }>
  | { readonly ok: false; readonly reason: 'attack_running'; readonly clause?: undefined };

/** Unheard: the connection was lost or the table has moved on, and there will be another offer. */
export type Proposed = 'proposed' | 'refused' | 'unheard';

export function isProposal(
  answer: readonly Action[] | Refused | null,
): answer is readonly Action[] {
  return Array.isArray(answer);
}
