/**
 * Returns the slug of a title: lower case, with hyphens for spaces and dots, without symbols. Keeps letters
 * and digits of every script. Null when none is left.
 */
export function slugify(title: string): string | null {
  const slug = title
    .toLowerCase()
    .replace(/[\s.]/gu, '-')
    .replace(/[^\p{L}\p{N}\p{M}-]/gu, '')
    .replace(/-{2,}/g, '-');
  return /[\p{L}\p{N}]/u.test(slug) ? slug : null;
}
