// Observes which rows are near the viewport. One observer serves all rows and notifies one row per frame, so
// that fast scrolling never renders several rows at once.

type NearChangeListener = (isNear: boolean) => void;

/** Rows within three quarters of a window above and below stay rendered. */
const rootMargin = '75% 0px';

const listeners = new WeakMap<Element, NearChangeListener>();
const enteringRows = new Set<Element>();
const leavingRows = new Set<Element>();
let observer: IntersectionObserver | undefined;
let isRunning = false;

/**
 * Notifies when a row comes near the viewport or is no longer near. A row that contains the focus stays near.
 * Returns a function that stops observing.
 */
export function observeRow(row: Element, listener: NearChangeListener): () => void {
  observer ??= new IntersectionObserver(enqueueEntries, { rootMargin });
  listeners.set(row, listener);
  observer.observe(row);
  return () => {
    observer?.unobserve(row);
    enteringRows.delete(row);
    leavingRows.delete(row);
  };
}

function enqueueEntries(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    const [queue, otherQueue] = isIntersecting ? [enteringRows, leavingRows] : [leavingRows, enteringRows];
    otherQueue.delete(target);
    queue.add(target);
  }
  if (isRunning) return;
  isRunning = true;
  requestAnimationFrame(notifyNextRow);
}

function notifyNextRow(): void {
  const queue = enteringRows.size > 0 ? enteringRows : leavingRows;
  const [row] = queue;
  isRunning = row !== undefined;
  if (!row) return;
  queue.delete(row);
  if (queue === enteringRows || !row.contains(document.activeElement))
    listeners.get(row)?.(queue === enteringRows);
  requestAnimationFrame(notifyNextRow);
}
