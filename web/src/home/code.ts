// Codes of tables: six letters or digits that are hard to mistake for each other.

/** A code out of what people paste: the code itself, or a link that ends in it. */
export function codeIn(text: string): string | null {
  const found = /(?:^|\/t\/|\/replay\/)([A-HJKMNP-Z2-9]{6})\/?$/i.exec(text.trim());
  return found?.[1]?.toUpperCase() ?? null;
}
