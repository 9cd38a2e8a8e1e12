// Which rows of a page are near the screen. One observer for all rows, and one row made in a frame: a page that is
// scrolled fast makes what stays, and never stutters over several rows at once.

type Change = (near: boolean) => void;

/** Three quarters of a window above and below are kept ready. */
const distance = '75% 0px';

const changes = new WeakMap<Element, Change>();
const coming = new Set<Element>();
const going = new Set<Element>();
let observer: IntersectionObserver | undefined;
let isRunning = false;

/** Tells when a row comes near and when it is far again. A row in which the focus is stays near. */
export function watchRow(row: Element, change: Change): () => void {
  observer ??= new IntersectionObserver(sort, { rootMargin: distance });
  changes.set(row, change);
  observer.observe(row);
  return () => {
    observer?.unobserve(row);
    coming.delete(row);
    going.delete(row);
  };
}

function sort(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    const [to, from] = isIntersecting ? [coming, going] : [going, coming];
    from.delete(target);
    to.add(target);
  }
  if (isRunning) return;
  isRunning = true;
  requestAnimationFrame(changeOne);
}

function changeOne(): void {
  const queue = coming.size > 0 ? coming : going;
  const [row] = queue;
  isRunning = row !== undefined;
  if (!row) return;
  queue.delete(row);
  if (queue === coming || !row.contains(document.activeElement)) changes.get(row)?.(queue === coming);
  requestAnimationFrame(changeOne);
}
