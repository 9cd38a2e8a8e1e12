// Bounds the bytes of all caches of the process together, and removes entries that nobody has used for minutes.

/** What the budget needs of an LRU cache. */
interface BudgetedCache {
  readonly calculatedSize: number;
  readonly maxSize: number;
  /** Removes the least recently used entry. */
  pop(): unknown;
  /** The least recently used first. */
  rkeys(): Iterable<string>;
  peek(key: string, options: { allowStale: true }): { cleanupCountAtLastUse: number } | undefined;
  delete(key: string): boolean;
}

/** Weak, because a closed service releases its caches. */
const weakReferences = new Set<WeakRef<BudgetedCache>>();
let maxTotalBytes = Number.POSITIVE_INFINITY;
let isCheckPending = false;
/** Counts cleanups. `cleanupCountAtLastUse` is such a count, because reading a clock for each request would cost more. */
let cleanupCount = 0;

const cleanupIntervalMs = 30_000;
/** Entries live for at least this many cleanups after their last use. */
const maxUnusedCleanups = 6;
/** When the caches hold less than this, no requests have come for minutes. */
const quietBytes = 16 * 2 ** 20;

export const getCleanupCount = (): number => cleanupCount;

export function registerCache(cache: BudgetedCache): void {
  weakReferences.add(new WeakRef(cache));
}

export function limitCaches(bytes: number): void {
  maxTotalBytes = bytes;
}

/** Call after an entry was added. Checks once for all entries that are added in the same turn of the event loop. */
export function scheduleBudgetCheck(): void {
  if (isCheckPending || maxTotalBytes === Number.POSITIVE_INFINITY) return;
  isCheckPending = true;
  queueMicrotask(() => {
    isCheckPending = false;
    keepWithinBudget();
  });
}

/** Removes the least recently used entries of the cache that uses most of its own maximum. */
function keepWithinBudget(): void {
  const caches = listCaches();
  let totalBytes = countBytes(caches);
  while (totalBytes > maxTotalBytes) {
    const [fullest] = caches.sort((left, right) => getFillLevel(right) - getFillLevel(left));
    if (!fullest || fullest.calculatedSize === 0) return;
    fullest.pop();
    totalBytes = countBytes(caches);
  }
}

const getFillLevel = ({ calculatedSize, maxSize }: BudgetedCache) => calculatedSize / maxSize;
const countBytes = (caches: readonly BudgetedCache[]) =>
  caches.reduce((sum, { calculatedSize }) => sum + calculatedSize, 0);

function listCaches(): BudgetedCache[] {
  return [...weakReferences].flatMap((reference) => {
    const cache = reference.deref();
    if (!cache) weakReferences.delete(reference);
    return cache ? [cache] : [];
  });
}

/** Removes entries whose last use was several calls of this function ago. Returns their bytes. */
export function removeUnusedEntries(): number {
  cleanupCount += 1;
  const caches = listCaches();
  const bytesBefore = countBytes(caches);
  for (const cache of caches) for (const key of listUnusedKeys(cache)) cache.delete(key);
  return bytesBefore - countBytes(caches);
}

function listUnusedKeys(cache: BudgetedCache): string[] {
  const unusedKeys: string[] = [];
  for (const key of cache.rkeys()) {
    const entry = cache.peek(key, { allowStale: true });
    // Without an entry, the first value of the key is being loaded.
    if (entry && cleanupCount - entry.cleanupCountAtLastUse <= maxUnusedCleanups) break;
    if (entry) unusedKeys.push(key);
  }
  return unusedKeys;
}

/**
 * Removes unused entries regularly. When little is left in the caches, collects garbage, which Node does not do while
 * it is idle; this needs `--expose-gc`. Returns a function that stops it.
 */
export function startCacheCleanup(): () => void {
  const timer = setInterval(() => {
    const removedBytes = removeUnusedEntries();
    if (removedBytes > 0 && countBytes(listCaches()) < quietBytes) void globalThis.gc?.();
  }, cleanupIntervalMs).unref();
  return () => clearInterval(timer);
}
