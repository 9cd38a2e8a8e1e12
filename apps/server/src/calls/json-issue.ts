// Limits of every JSON value that a client sends. They are checked before a schema reads the value, because
// schemas and handlers may be recursive.

const maxDepth = 32;

/** Describes the first issue of a value, or returns null. Does not recurse, so that no depth exhausts the stack. */
export function findJsonIssue(value: unknown): string | null {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth) return `must not be nested more than ${maxDepth} levels deep`;
    if (level.some(hasNul)) return 'must not contain NUL characters';
    level = level.flatMap(listChildren);
  }
  return null;
}

/** PostgreSQL text cannot contain NUL. */
const hasNul = (value: unknown) => typeof value === 'string' && value.includes('\0');

/** The keys of an object count as values. */
function listChildren(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Array.isArray(value) ? value : Object.entries(value).flat();
}
