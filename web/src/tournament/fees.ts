// Entry fees as people write and read them: euros here, cents everywhere else.
import type { DeskPlayer, TournamentDetail } from '../protocol.gen';
import { inPlay } from './model';

/** "10,00 €" in Italian, "€10.00" in English. */
export function euroText(cents: number, language: 'it' | 'en'): string {
  const amount = (cents / 100).toFixed(2);
  return language === 'it' ? `${amount.replace('.', ',')} €` : `€${amount}`;
}

/** An amount for a field that says euros beside it. */
export function euroInput(cents: number, language: 'it' | 'en'): string {
  const text = cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
  return language === 'it' ? text.replace('.', ',') : text;
}

/** Cents; null for what is no amount. Nothing written is nothing to pay. */
export function readEuros(text: string): number | null {
  const written = /^(?:€\s*)?(\d{1,4})(?:[.,](\d{1,2}))?(?:\s*€)?$/.exec(text.trim());
  if (!written) return text.trim() === '' ? 0 : null;
  return Number(written[1]) * 100 + Number((written[2] ?? '').padEnd(2, '0'));
}

export interface Till {
  /** Whether there is anything to say of fees. */
  readonly asked: boolean;
  readonly taken: number;
  readonly paid: number;
  readonly owing: readonly DeskPlayer[];
}

export function tillOf(detail: TournamentDetail): Till {
  const payers = detail.players.filter(({ paid }) => paid !== undefined);
  return {
    asked: (detail.format.fee ?? 0) > 0 || payers.length > 0,
    taken: payers.reduce((sum, { paid }) => sum + (paid ?? 0), 0),
    paid: payers.length,
    owing: detail.players.filter((player) => inPlay(player) && player.paid === undefined),
  };
}
