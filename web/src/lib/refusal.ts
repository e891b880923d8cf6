// A refusal in the player's words: the server's own sentence, else ours for its reason.
import { t } from '../i18n/words';
import type { Named } from '../protocol';
import { language } from './settings';

export function refusalText(refused: { reason: string; message?: Named | undefined }): string {
  const ours = (t().errors as Readonly<Record<string, string>>)[refused.reason];
  return refused.message?.[language.value] ?? ours ?? t().errors.unknown;
}
