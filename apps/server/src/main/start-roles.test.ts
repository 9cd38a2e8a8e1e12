import { afterEach, expect, test } from 'vitest';
import { createCache, limitCaches } from '../platform/cache/index.ts';
import { createLog } from '../platform/log/index.ts';
import type { Shutdown } from '../platform/process/index.ts';
import type { Services } from '../services.ts';
import { readConfig } from './config.ts';
import { startRoles } from './start-roles.ts';

const mebibyte = 2 ** 20;
const stops: (() => unknown)[] = [];
afterEach(() => {
  limitCaches(Number.POSITIVE_INFINITY);
  for (const stop of stops) stop();
});

test('startRoles bounds the caches of the process by CACHE_MB', async () => {
  const config = { ...readConfig({ CACHE_MB: '16', DEMO: '0' }), roles: new Set() };
  const services = { config, log: createLog({ level: 'silent' }) } as unknown as Services;
  await startRoles(services, { add: (_name, stop) => void stops.push(stop) } as Shutdown);
  const definition = { name: 'tested', holds: 'numbers', maxBytes: 64 * mebibyte };
  const cache = createCache<number>({ ...definition, entryBytes: () => mebibyte });
  const numbers = Array.from({ length: 32 }, (_, number) => number);
  for (const number of numbers) cache.set(String(number), number);
  await Promise.resolve();
  const cachedCount = numbers.filter((number) => cache.get(String(number)) !== undefined).length;
  // Caches of other tests in this process may take some of the 16 MiB.
  expect(cachedCount).toBeGreaterThan(0);
  expect(cachedCount).toBeLessThanOrEqual(16);
});
