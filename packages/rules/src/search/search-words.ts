const longest = 100;

/** A query as it is searched for: without space around it, one space between words, not endless. */
export function searchWords(typed: string): string {
  return [
    ...typed
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .replace(/\s+/g, ' '),
  ]
    .slice(0, longest)
    .join('')
    .trim();
}
