// Which events of the server were caused by this page, which already shows the change and needs no refetch.
// The server publishes one event per change.

/** After this time no event is expected: the page was disconnected when the server published it. */
const timeoutMs = 10_000;

/** Times of the changes, by subject such as `favourite 7`. */
const timestampsBySubject = new Map<string, number[]>();

const getPending = (subject: string) =>
  (timestampsBySubject.get(subject) ?? []).filter((timestamp) => Date.now() - timestamp < timeoutMs);

/** Call it before the request; the returned function removes the record when the request fails. */
export function recordLocalChange(subject: string): () => void {
  const timestamp = Date.now();
  timestampsBySubject.set(subject, [...getPending(subject), timestamp]);
  return () => {
    const remaining = getPending(subject);
    const index = remaining.indexOf(timestamp);
    timestampsBySubject.set(subject, index < 0 ? remaining : remaining.toSpliced(index, 1));
  };
}

/** Whether an event belongs to a local change; removes that record. */
export function isLocalChange(subject: string): boolean {
  const [first, ...remaining] = getPending(subject);
  timestampsBySubject.set(subject, remaining);
  return first !== undefined;
}
