// Which of the changes that the service tells of were made by this page: it has shown them already, and asks for nothing
// anew because of them. Each change of one's own is told of once.

/** What was not told of by then was told of while nobody listened. */
const patienceMs = 10_000;

/** By what was changed: when. */
const made = new Map<string, number[]>();

const waiting = (what: string) => (made.get(what) ?? []).filter((at) => Date.now() - at < patienceMs);

/** To be called before the change is asked for; the answer takes it back, for a change that was not made. */
export function recordLocalChange(what: string): () => void {
  const at = Date.now();
  made.set(what, [...waiting(what), at]);
  return () => {
    const left = waiting(what);
    const place = left.indexOf(at);
    made.set(what, place < 0 ? left : left.toSpliced(place, 1));
  };
}

/** Whether this is news of a change of one's own; it is waited for no more. */
export function isLocalChange(what: string): boolean {
  const [first, ...left] = waiting(what);
  made.set(what, left);
  return first !== undefined;
}
