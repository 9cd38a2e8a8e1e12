import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EventHub, OutboxEvent } from '../events/index.ts';
import { limitCaches, removeUnusedEntries } from './cache-budget.ts';
import { type CacheDefinition, createCache } from './index.ts';

declare module '../events/event-types.ts' {
  interface EventTypes {
    CachedThingChanged: Record<string, never>;
    CachedThingAged: Record<string, never>;
  }
}

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

const realm = 1;
const waitForBackgroundLoads = () => new Promise((resolve) => setImmediate(resolve));

/** An event hub without a database: `emit` calls the followers of the event type. */
function createFakeHub() {
  const followers: { types: readonly string[]; callback: (event: OutboxEvent) => void }[] = [];
  const follow = ((filter, callback) => {
    followers.push({ types: filter.types ?? [], callback: callback as (event: OutboxEvent) => void });
    return () => {};
  }) as EventHub['follow'];
  const emit = (type: OutboxEvent['type'], realmId: number | null) => {
    for (const follower of followers) {
      if (follower.types.includes(type)) follower.callback({ type, realmId } as OutboxEvent);
    }
  };
  return { follow, emit };
}

function createTestCache(overrides: Partial<CacheDefinition<string>> = {}) {
  const events = createFakeHub();
  const cache = createCache<string>(
    {
      name: 'tested',
      holds: 'a name and how often it was loaded',
      maxBytes: 10_000,
      entryBytes: (value) => value.length,
      ttlMs: 1_000,
      staleMs: 9_000,
      invalidatedBy: ['CachedThingChanged'],
      refreshedBy: ['CachedThingAged'],
      ...overrides,
    },
    { events },
  );
  let loadCount = 0;
  const read = (name = 'home', realmId = realm) =>
    cache.fetch([realmId, name], async () => {
      loadCount += 1;
      return `${name} ${loadCount}`;
    });
  return { cache, read, events };
}

describe('fetch', () => {
  test('loads once for concurrent requests and while the entry is fresh', async () => {
    const { cache, read } = createTestCache();
    expect(await Promise.all([read(), read(), read()])).toEqual(['home 1', 'home 1', 'home 1']);
    vi.advanceTimersByTime(900);
    expect(await read()).toBe('home 1');
    expect(cache.get([realm, 'home'])).toBe('home 1');
  });

  test('returns a stale entry while a new one loads', async () => {
    const { cache, read } = createTestCache();
    await read();
    vi.advanceTimersByTime(1_100);
    expect(cache.get([realm, 'home'])).toBeUndefined();
    expect(await read()).toBe('home 1');
    await waitForBackgroundLoads();
    expect(await read()).toBe('home 2');
  });

  test('loads again when an entry is older than its stale time', async () => {
    const { read } = createTestCache();
    await read();
    vi.advanceTimersByTime(10_100);
    expect(await read()).toBe('home 2');
  });

  test('uses the time to live of the call instead of the declared one', async () => {
    const { cache, read } = createTestCache({ staleMs: 0 });
    await cache.fetch([realm, 'home'], async () => 'long', { ttlMs: 5_000 });
    vi.advanceTimersByTime(4_900);
    expect(await read()).toBe('long');
    vi.advanceTimersByTime(200);
    expect(await read()).toBe('home 1');
  });

  test('stores the entries of each realm separately', async () => {
    const { read } = createTestCache();
    expect([await read(), await read('home', 2)]).toEqual(['home 1', 'home 2']);
  });

  test('does not store undefined or an error', async () => {
    const { cache, read } = createTestCache();
    expect(await cache.fetch([realm, 'home'], async () => undefined)).toBeUndefined();
    const fetchWithError = () => cache.fetch([realm, 'home'], () => Promise.reject(new Error('no database')));
    const results = await Promise.allSettled([fetchWithError(), fetchWithError()]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await read()).toBe('home 1');
  });

  test('removes a stale entry when the load returns undefined', async () => {
    const { cache, read } = createTestCache();
    await read();
    vi.advanceTimersByTime(1_100);
    expect(await cache.fetch([realm, 'home'], async () => undefined)).toBe('home 1');
    await waitForBackgroundLoads();
    expect(await cache.fetch([realm, 'home'], async () => undefined)).toBeUndefined();
  });

  test('keeps a stale entry when its refresh fails', async () => {
    const { cache, read } = createTestCache();
    await read();
    vi.advanceTimersByTime(1_100);
    expect(await cache.fetch([realm, 'home'], () => Promise.reject(new Error('no database')))).toBe('home 1');
    await waitForBackgroundLoads();
    expect(await read()).toBe('home 1');
  });

  test('returns a value that is too large to store', async () => {
    const { cache } = createTestCache();
    const largeValue = 'x'.repeat(9_000);
    expect(await cache.fetch('large', async () => largeValue)).toBe(largeValue);
    expect(cache.get('large')).toBeUndefined();
  });
});

describe('a new value that cannot be loaded', () => {
  const fail = () => Promise.reject(new Error('no database'));

  test('leaves the old value for the declared time', async () => {
    const { cache, read } = createTestCache({ staleMs: 0, staleIfErrorMs: 60_000 });
    await read();
    vi.advanceTimersByTime(1_100);
    expect(await cache.fetch([realm, 'home'], fail)).toBe('home 1');
    vi.advanceTimersByTime(58_000);
    expect(await cache.fetch([realm, 'home'], fail)).toBe('home 1');
    await waitForBackgroundLoads();
    vi.advanceTimersByTime(3_000);
    await expect(cache.fetch([realm, 'home'], fail)).rejects.toThrow('no database');
  });

  test('replaces the old value as soon as it can be loaded', async () => {
    const { cache, read } = createTestCache({ staleMs: 0, staleIfErrorMs: 60_000 });
    await read();
    vi.advanceTimersByTime(1_100);
    await cache.fetch([realm, 'home'], fail);
    expect(await read()).toBe('home 1');
    await waitForBackgroundLoads();
    expect(await read()).toBe('home 2');
  });

  test('does not leave a value that an event has invalidated', async () => {
    const { cache, read, events } = createTestCache({ staleMs: 0, staleIfErrorMs: 60_000 });
    await read();
    events.emit('CachedThingChanged', realm);
    await expect(cache.fetch([realm, 'home'], fail)).rejects.toThrow('no database');
  });

  test('does not make later requests wait for the next attempt', async () => {
    const { cache, read } = createTestCache({ staleMs: 0, staleIfErrorMs: 60_000 });
    await read();
    vi.advanceTimersByTime(1_100);
    await cache.fetch([realm, 'home'], fail);
    const stuckLoad = () => new Promise<string>(() => {});
    expect(await cache.fetch([realm, 'home'], stuckLoad)).toBe('home 1');
  });
});

describe('the budget of all caches', () => {
  const createPlainCache = (name: string) =>
    createCache<string>({ name, holds: 'text', maxBytes: 100_000, entryBytes: (value) => value.length });
  const fill = (cache: ReturnType<typeof createPlainCache>, count: number) => {
    for (let number = 0; number < count; number += 1) cache.set(`entry ${number}`, 'x'.repeat(1_000));
  };
  const countEntries = (cache: ReturnType<typeof createPlainCache>, count: number) =>
    Array.from({ length: count }, (_, number) => cache.get(`entry ${number}`)).filter(Boolean).length;
  afterEach(() => limitCaches(Number.POSITIVE_INFINITY));

  test('evicts the least recently used entries of the fullest cache', async () => {
    // Other tests may have left entries in the caches of the process.
    limitCaches(0);
    fill(createPlainCache('empty'), 1);
    await waitForBackgroundLoads();
    const [small, large] = [createPlainCache('small'), createPlainCache('large')];
    limitCaches(40_000);
    fill(small, 5);
    fill(large, 60);
    await waitForBackgroundLoads();
    expect(countEntries(small, 5)).toBe(5);
    expect(countEntries(large, 60)).toBeGreaterThan(20);
    expect(countEntries(large, 60)).toBeLessThan(30);
    expect(large.get('entry 59')).toBeDefined();
  });

  test('removeUnusedEntries removes entries that were not used for several cleanups', () => {
    const cache = createPlainCache('idle');
    fill(cache, 10);
    for (let cleanup = 0; cleanup < 10; cleanup += 1) {
      cache.get('entry 3');
      removeUnusedEntries();
    }
    expect(countEntries(cache, 10)).toBe(1);
    expect(cache.get('entry 3')).toBeDefined();
  });
});

describe('invalidation by an event', () => {
  test('drops the entries of the event’s realm and no others', async () => {
    const { read, events } = createTestCache();
    await read();
    events.emit('CachedThingChanged', 2);
    expect(await read()).toBe('home 1');
    events.emit('CachedThingChanged', realm);
    expect(await read()).toBe('home 2');
  });

  test('drops the entries of every realm when the event has no realm', async () => {
    const { read, events } = createTestCache();
    await read();
    events.emit('CachedThingChanged', null);
    expect(await read()).toBe('home 2');
  });

  test('drops an entry whose key names no realm', async () => {
    const { cache, events } = createTestCache();
    cache.set('plain', 'value');
    expect(cache.get('plain')).toBe('value');
    events.emit('CachedThingChanged', 2);
    expect(cache.get('plain')).toBeUndefined();
  });

  test('does not return a load that started before the event to later requests', async () => {
    const { read, events } = createTestCache();
    const earlyLoad = read();
    events.emit('CachedThingChanged', realm);
    expect(await read()).toBe('home 2');
    expect(await earlyLoad).toBe('home 1');
    expect(await read()).toBe('home 2');
  });
});

describe('refresh by an event', () => {
  test('returns the entry once more while a new one loads', async () => {
    const { read, events } = createTestCache();
    await read();
    events.emit('CachedThingAged', realm);
    expect(await read()).toBe('home 1');
    await waitForBackgroundLoads();
    expect(await read()).toBe('home 2');
  });

  test('leaves the entries of other realms fresh', async () => {
    const { cache, read, events } = createTestCache();
    await read();
    events.emit('CachedThingAged', 2);
    expect(cache.get([realm, 'home'])).toBe('home 1');
  });
});

test('throws when a cache that events invalidate has no event hub', () => {
  const definition = { name: 'alone', holds: 'nothing', maxBytes: 1_000, entryBytes: 1 };
  expect(() => createCache({ ...definition, invalidatedBy: ['CachedThingChanged'] })).toThrow(
    'The cache alone needs the event hub.',
  );
});
