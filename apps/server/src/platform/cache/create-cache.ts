// One cache over lru-cache: concurrent requests for the same key share one load, and events invalidate by realm.
import { LRUCache } from 'lru-cache';
import type { EventHub, EventType } from '../events/index.ts';
import type { CacheDefinition } from './define-cache.ts';

/** A list begins with the id of the realm whose events invalidate the entry; any event invalidates a plain text. */
export type CacheKey = string | readonly [realmId: number, ...parts: unknown[]];

export interface Cache<Value> {
  /** A fresh value that is there now. */
  get(key: CacheKey): Value | undefined;
  /** The stored value, else the loaded one. Rejects as `load` does. Neither a failure nor undefined is stored. */
  fetch<Loaded extends Value | undefined>(
    key: CacheKey,
    load: () => Promise<Loaded>,
    options?: { ttlMs?: number },
  ): Promise<Value | Loaded>;
  set(key: CacheKey, value: Value): void;
}

export interface CacheServices {
  /** Needed by a cache that events invalidate. */
  events?: Pick<EventHub, 'follow'>;
  /** Milliseconds of a clock that ages entries. */
  now?: () => number;
  /** Replaces the declared size, where that depends on the machine. */
  maxBytes?: number;
}

interface Entry<Value> {
  /** Undefined when there was nothing to store. */
  value: Value | undefined;
  /** When the load began. */
  storedAt: number;
  ttlMs: number;
}

/** Bytes of an entry beside its value: the key, the bookkeeping of lru-cache. */
const overheadBytes = 200;

export function createCache<Value>(
  definition: CacheDefinition<Value>,
  { events, now = () => performance.now(), maxBytes = definition.maxBytes }: CacheServices = {},
): Cache<Value> {
  const { entryBytes, ttlMs = Number.POSITIVE_INFINITY, staleMs = 0 } = definition;
  const entries = createEntries<Value>(maxBytes, entryBytes, now);
  const versions = followEvents(definition, events, now);

  const nameOf = (key: CacheKey) => versions.nameOf(key);
  const isWithin = (entry: Entry<Value>, ms: number) => {
    const age = now() - entry.storedAt;
    return age >= 0 && age < ms;
  };
  const isFresh = (key: CacheKey, entry: Entry<Value>) =>
    isWithin(entry, entry.ttlMs) && entry.storedAt > versions.refreshedAt(key);

  return {
    get(key) {
      const entry = entries.get(nameOf(key), { allowStale: true });
      return entry && isFresh(key, entry) ? entry.value : undefined;
    },
    async fetch<Loaded extends Value | undefined>(
      key: CacheKey,
      load: () => Promise<Loaded>,
      options?: { ttlMs?: number },
    ) {
      const name = nameOf(key);
      const ttl = options?.ttlMs ?? ttlMs;
      const entry = entries.peek(name, { allowStale: true });
      const hasValue = entry?.value !== undefined;
      const fetched = await entries.fetch(name, {
        forceRefresh: !(hasValue && isFresh(key, entry)),
        allowStale: hasValue && isWithin(entry, entry.ttlMs + staleMs),
        context: { load, ttlMs: ttl },
      });
      return fetched?.value as Value | Loaded;
    },
    set(key, value) {
      entries.set(nameOf(key), { value, storedAt: now(), ttlMs });
    },
  };
}

interface LoadContext<Value> {
  load: () => Promise<Value | undefined>;
  ttlMs: number;
}

function createEntries<Value>(
  maxBytes: number,
  entryBytes: CacheDefinition<Value>['entryBytes'],
  now: () => number,
): LRUCache<string, Entry<Value>, LoadContext<Value>> {
  const sizeOf = (value: Value | undefined) => {
    if (value === undefined) return 0;
    return typeof entryBytes === 'number' ? entryBytes : Math.ceil(entryBytes(value));
  };
  return new LRUCache<string, Entry<Value>, LoadContext<Value>>({
    maxSize: maxBytes,
    maxEntrySize: Math.ceil(maxBytes / 4),
    sizeCalculation: ({ value }, name) => sizeOf(value) + name.length + overheadBytes,
    // An entry that is evicted while it loads still reaches those who wait for it.
    ignoreFetchAbort: true,
    // A refresh that fails leaves the old value; whoever has to wait for a new one gets the error.
    noDeleteOnFetchRejection: true,
    fetchMethod: async (_name, _stale, { context }) => {
      const storedAt = now();
      return { value: await context.load(), storedAt, ttlMs: context.ttlMs };
    },
  });
}

interface Versions {
  /** The entry's key in the LRU. Each invalidation changes it, so that a load that began before is never returned. */
  nameOf(key: CacheKey): string;
  /** When the entries of the key's realm were last to be loaded again. */
  refreshedAt(key: CacheKey): number;
}

function followEvents(
  { name, invalidatedBy = [], refreshedBy = [] }: CacheDefinition<never>,
  events: CacheServices['events'],
  now: () => number,
): Versions {
  const ofRealm = new Map<number, number>();
  let everywhere = 0;
  let total = 0;
  const refreshes = new Map<number | null, number>();
  const never = Number.NEGATIVE_INFINITY;

  const follow = (types: readonly EventType[], callback: (realmId: number | null) => void) => {
    if (types.length === 0) return;
    if (!events) throw new Error(`The cache ${name} needs the event hub.`);
    events.follow({ types }, ({ realmId }) => callback(realmId));
  };
  follow(invalidatedBy, (realmId) => {
    total += 1;
    if (realmId === null) everywhere += 1;
    else ofRealm.set(realmId, (ofRealm.get(realmId) ?? 0) + 1);
  });
  follow(refreshedBy, (realmId) => void refreshes.set(realmId, now()));

  return {
    nameOf(key) {
      if (typeof key === 'string') return `${total} ${key}`;
      return `${everywhere}.${ofRealm.get(key[0]) ?? 0} ${key.join(' ')}`;
    },
    refreshedAt(key) {
      const realmId = typeof key === 'string' ? null : key[0];
      return Math.max(refreshes.get(null) ?? never, refreshes.get(realmId) ?? never);
    },
  };
}
