// Limits attempts per window, counted in this process. An attempt counts before its outcome is known, so that
// parallel guesses count too; a successful one is given back.
import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock/index.ts';

export interface AttemptLimit {
  /** Seconds to wait when no attempt is left; null when the attempt counts. */
  take(key: string): number | null;
  giveBack(key: string): void;
}

interface Window {
  since: number;
  taken: number;
}

const rememberedKeys = 50_000;

export function createAttemptLimit(clock: Clock, limit: { max: number; seconds: number }): AttemptLimit {
  const windows = new LRUCache<string, Window>({ max: rememberedKeys });
  const length = limit.seconds * 1000;
  return {
    take(key) {
      const now = clock.now().epochMilliseconds;
      let window = windows.get(key);
      if (!window || now >= window.since + length || now < window.since) {
        window = { since: now, taken: 0 };
        windows.set(key, window);
      }
      if (window.taken >= limit.max) return Math.max(1, Math.ceil((window.since + length - now) / 1000));
      window.taken++;
      return null;
    },
    giveBack(key) {
      const window = windows.get(key);
      if (window && window.taken > 0) window.taken--;
    },
  };
}

/** The network of an address: one client has 2^64 IPv6 addresses. */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? 0 : tail.split(':').length;
  const filled = tail === undefined ? groups : [...groups, ...Array(8 - groups.length - after).fill('0')];
  return filled.slice(0, 4).join(':');
}
