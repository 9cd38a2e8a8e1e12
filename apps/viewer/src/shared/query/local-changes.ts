// Which events of the server were caused by this page, which already shows the change and needs no refetch.
// The server publishes one event per change.

/** A change without an event by then was published while the page was disconnected. */
const patienceMs = 10_000;

/** Times by subject. */
const made = new Map<string, number[]>();

const waiting = (what: string) => (made.get(what) ?? []).filter((at) => Date.now() - at < patienceMs);

/** Call it before the request; the returned function removes the record when the request fails. */
export function recordLocalChange(what: string): () => void {
  const at = Date.now();
  made.set(what, [...waiting(what), at]);
  return () => {
    const left = waiting(what);
    const place = left.indexOf(at);
    made.set(what, place < 0 ? left : left.toSpliced(place, 1));
  };
}

/** Whether an event belongs to a local change; removes that record. */
export function isLocalChange(what: string): boolean {
  const [first, ...left] = waiting(what);
  made.set(what, left);
  return first !== undefined;
}
