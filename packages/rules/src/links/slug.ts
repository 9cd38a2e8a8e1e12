/**
 * The readable end of an address: lower case, spaces and dots become hyphens, symbols go, repeated hyphens
 * merge. Letters and digits of every script stay. Null when none is left.
 */
export function slugify(title: string): string | null {
  const text = title
    .toLowerCase()
    .replace(/[\s.]/gu, '-')
    .replace(/[^\p{L}\p{N}\p{M}-]/gu, '')
    .replace(/-{2,}/g, '-');
  return /[\p{L}\p{N}]/u.test(text) ? text : null;
}
