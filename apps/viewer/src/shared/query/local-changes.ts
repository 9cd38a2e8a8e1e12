// Which events of the server were caused by this page, which already shows the change and needs no refetch.
// The server publishes one event per change.

/** A change without an event by then was published while the page was disconnected. */
const timeoutMs = 10_000;

/** Times by subject. */
const timestampsByKind = new Map<string, number[]>();

const listPending = (what: string) =>
  (timestampsByKind.get(what) ?? []).filter((timestamp) => Date.now() - timestamp < timeoutMs);

/** Call it before the request; the returned function removes the record when the request fails. */
export function recordLocalChange(what: string): () => void {
  const timestamp = Date.now();
  timestampsByKind.set(what, [...listPending(what), timestamp]);
  return () => {
    const remaining = listPending(what);
    const index = remaining.indexOf(timestamp);
    timestampsByKind.set(what, index < 0 ? remaining : remaining.toSpliced(index, 1));
  };
}

/** Whether an event belongs to a local change; removes that record. */
export function isLocalChange(what: string): boolean {
  const [first, ...remaining] = listPending(what);
  timestampsByKind.set(what, remaining);
  return first !== undefined;
}
