// One cache over lru-cache: concurrent requests for the same key share one load, and events invalidate by realm.
import { LRUCache } from 'lru-cache';
import type { EventHub, EventType } from '../events/index.ts';
import { getCleanupCount, registerCache, scheduleBudgetCheck } from './cache-budget.ts';
import type { CacheDefinition } from './define-cache.ts';

/**
 * An array starts with the id of the realm whose events invalidate the entry. Any event invalidates an entry
 * with a string key.
 */
export type CacheKey = string | readonly [realmId: number, ...parts: unknown[]];

export interface Cache<Value> {
  /** The stored value, if it is fresh. */
  get(key: CacheKey): Value | undefined;
  /**
   * The stored value, or the loaded one. Rejects when `load` rejects and no old value may be returned. Errors and
   * undefined are not stored.
   */
  fetch<Loaded extends Value | undefined>(
    key: CacheKey,
    load: () => Promise<Loaded>,
    options?: { ttlMs?: number },
  ): Promise<Value | Loaded>;
  set(key: CacheKey, value: Value): void;
}

export interface CacheServices {
  /** Required by a cache that events invalidate or refresh. */
  events?: Pick<EventHub, 'follow'>;
  /** The time in milliseconds, used for the age of entries. */
  now?: () => number;
  /** Overrides the declared size, where the size depends on the machine. */
  maxBytes?: number;
}

interface Entry<Value> {
  /** Undefined when the load found nothing to store. */
  value: Value | undefined;
  /** When the load started; without a load, when the value was set. */
  loadStartedAt: number;
  ttlMs: number;
  cleanupCountAtLastUse: number;
  /** Loading a new value has failed or is taking long. */
  isReloadFailingOrSlow?: boolean;
}

/** After this time, a request that could get the old value no longer waits for the new one. */
const maxReloadWaitMs = 1_000;

/** Bytes of an entry besides its value and its key: the bookkeeping of lru-cache. */
const overheadBytes = 200;

export function createCache<Value>(
  definition: CacheDefinition<Value>,
  { events, now = () => performance.now(), maxBytes = definition.maxBytes }: CacheServices = {},
): Cache<Value> {
  const { entryBytes, ttlMs = Number.POSITIVE_INFINITY, staleMs = 0, staleIfErrorMs = 0 } = definition;
  const lruCache = createLruCache<Value>(maxBytes, entryBytes, now);
  const invalidations = trackInvalidations(definition, events, now);

  const createEntryKey = (key: CacheKey) => invalidations.createEntryKey(key);
  const isWithin = (entry: Entry<Value>, ms: number) => {
    const age = now() - entry.loadStartedAt;
    return age >= 0 && age < ms;
  };
  const isFresh = (key: CacheKey, entry: Entry<Value>) =>
    isWithin(entry, entry.ttlMs) && entry.loadStartedAt > invalidations.getRefreshTime(key);

  return {
    get(key) {
      const entry = lruCache.get(createEntryKey(key), { allowStale: true });
      if (!entry || !isFresh(key, entry)) return undefined;
      entry.cleanupCountAtLastUse = getCleanupCount();
      return entry.value;
    },
    async fetch<Loaded extends Value | undefined>(
      key: CacheKey,
      load: () => Promise<Loaded>,
      options?: { ttlMs?: number },
    ) {
      const entryKey = createEntryKey(key);
      const entryTtlMs = options?.ttlMs ?? ttlMs;
      const entry = lruCache.peek(entryKey, { allowStale: true });
      const hasValue = entry?.value !== undefined;
      const isUsableAfterError = hasValue && isWithin(entry, entry.ttlMs + staleIfErrorMs);
      const allowStale =
        (hasValue && isWithin(entry, entry.ttlMs + staleMs)) ||
        (isUsableAfterError && entry.isReloadFailingOrSlow === true);
      const pendingEntry = lruCache.fetch(entryKey, {
        forceRefresh: !(hasValue && isFresh(key, entry)),
        allowStale,
        context: { load, ttlMs: entryTtlMs },
      });
      const fetchedEntry =
        isUsableAfterError && !allowStale && !isFresh(key, entry)
          ? await fallBackTo(entry, pendingEntry)
          : await pendingEntry;
      if (fetchedEntry) fetchedEntry.cleanupCountAtLastUse = getCleanupCount();
      return fetchedEntry?.value as Value | Loaded;
    },
    set(key, value) {
      lruCache.set(createEntryKey(key), {
        value,
        loadStartedAt: now(),
        ttlMs,
        cleanupCountAtLastUse: getCleanupCount(),
      });
    },
  };
}

/** The new entry, or the old one when loading the new one fails or takes long. */
async function fallBackTo<Value>(
  entry: Entry<Value>,
  pendingEntry: Promise<Entry<Value> | undefined>,
): Promise<Entry<Value> | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<'timeout'>((resolve) => {
    timer = setTimeout(() => resolve('timeout'), maxReloadWaitMs);
  });
  const result = await Promise.race([pendingEntry.catch(() => 'failed' as const), timeout]);
  clearTimeout(timer);
  if (result !== 'failed' && result !== 'timeout') return result;
  entry.isReloadFailingOrSlow = true;
  return entry;
}

interface LoadContext<Value> {
  load: () => Promise<Value | undefined>;
  ttlMs: number;
}

function createLruCache<Value>(
  maxBytes: number,
  entryBytes: CacheDefinition<Value>['entryBytes'],
  now: () => number,
): LRUCache<string, Entry<Value>, LoadContext<Value>> {
  const measureSize = (value: Value | undefined) => {
    if (value === undefined) return 0;
    return typeof entryBytes === 'number' ? entryBytes : Math.ceil(entryBytes(value));
  };
  const lruCache = new LRUCache<string, Entry<Value>, LoadContext<Value>>({
    maxSize: maxBytes,
    maxEntrySize: Math.ceil(maxBytes / 4),
    sizeCalculation: ({ value }, entryKey) => measureSize(value) + entryKey.length + overheadBytes,
    onInsert: scheduleBudgetCheck,
    // An entry that is evicted while it loads is still returned to the requests that wait for it.
    ignoreFetchAbort: true,
    // A failed reload leaves the old value. Requests that wait for a new value get the error.
    noDeleteOnFetchRejection: true,
    fetchMethod: async (_entryKey, _stale, { context }) => {
      const loadStartedAt = now();
      return {
        value: await context.load(),
        loadStartedAt,
        ttlMs: context.ttlMs,
        cleanupCountAtLastUse: getCleanupCount(),
      };
    },
  });
  registerCache(lruCache);
  return lruCache;
}

interface Invalidations {
  /**
   * The entry's key in the LRU cache. Each invalidation changes the key, so a load that started before it is
   * never returned to later requests.
   */
  createEntryKey(key: CacheKey): string;
  /** When an event last refreshed the entries of the key's realm. */
  getRefreshTime(key: CacheKey): number;
}

function trackInvalidations(
  { name, invalidatedBy = [], refreshedBy = [] }: CacheDefinition<never>,
  events: CacheServices['events'],
  now: () => number,
): Invalidations {
  const realmVersions = new Map<number, number>();
  let globalVersion = 0;
  let invalidationCount = 0;
  const refreshTimes = new Map<number | null, number>();
  const neverRefreshed = Number.NEGATIVE_INFINITY;

  const follow = (types: readonly EventType[], callback: (realmId: number | null) => void) => {
    if (types.length === 0) return;
    if (!events) throw new Error(`The cache ${name} needs the event hub.`);
    events.follow({ types }, ({ realmId }) => callback(realmId));
  };
  follow(invalidatedBy, (realmId) => {
    invalidationCount += 1;
    if (realmId === null) globalVersion += 1;
    else realmVersions.set(realmId, (realmVersions.get(realmId) ?? 0) + 1);
  });
  follow(refreshedBy, (realmId) => void refreshTimes.set(realmId, now()));

  return {
    createEntryKey(key) {
      if (typeof key === 'string') return `${invalidationCount} ${key}`;
      return `${globalVersion}.${realmVersions.get(key[0]) ?? 0} ${key.join(' ')}`;
    },
    getRefreshTime(key) {
      const realmId = typeof key === 'string' ? null : key[0];
      return Math.max(refreshTimes.get(null) ?? neverRefreshed, refreshTimes.get(realmId) ?? neverRefreshed);
    },
  };
}
