/**
 * Milliseconds to wait before a query is sent. Nothing typed, or exactly three characters: at once. One or two:
 * 2 s. More: 1 s.
 */
export function searchDelay(query: string): number {
  const length = [...query].length;
  if (length === 0 || length === 3) return 0;
  return length < 3 ? 2000 : 1000;
}
