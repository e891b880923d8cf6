// Codes of tables that a device gives by itself, with or without a network.
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export function randomText(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
}

/** Begins as the tournament's does that the table belongs to: one node then serves both. */
export const newCode = (desk?: string) => {
  const alike = desk?.slice(0, 3) ?? '';
  return alike + randomText(6 - alike.length);
};
