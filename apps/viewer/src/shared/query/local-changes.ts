// Recognises server events that this page caused. The page already shows these changes and needs no refetch.
// The server publishes one event per change.

/** After this time no event is expected: the page was disconnected when the server published it. */
const timeoutMs = 10_000;

/** Times of the changes, by subject such as `favourite 7`. */
const timestampsBySubject = new Map<string, number[]>();

const getPendingTimestamps = (subject: string) =>
  (timestampsBySubject.get(subject) ?? []).filter((timestamp) => Date.now() - timestamp < timeoutMs);

/** Call it before the request; the returned function removes the record when the request fails. */
export function recordLocalChange(subject: string): () => void {
  const timestamp = Date.now();
  timestampsBySubject.set(subject, [...getPendingTimestamps(subject), timestamp]);
  return () => {
    const remainingTimestamps = getPendingTimestamps(subject);
    const index = remainingTimestamps.indexOf(timestamp);
    timestampsBySubject.set(
      subject,
      index < 0 ? remainingTimestamps : remainingTimestamps.toSpliced(index, 1),
    );
  };
}

/** Returns whether an event belongs to a local change, and removes the record of that change. */
export function takeLocalChange(subject: string): boolean {
  const [oldestTimestamp, ...remainingTimestamps] = getPendingTimestamps(subject);
  timestampsBySubject.set(subject, remainingTimestamps);
  return oldestTimestamp !== undefined;
}
