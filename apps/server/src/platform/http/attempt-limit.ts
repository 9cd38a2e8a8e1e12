// Limits attempts per time window, counted in this process. An attempt counts before its outcome is known, so
// that concurrent guesses count too; `undo` removes a successful one.
import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock/index.ts';

export interface AttemptLimit {
  /** Counts an attempt and returns null, or returns the seconds to wait when none is left. */
  countAttempt(key: string): number | null;
  undoAttempt(key: string): void;
}

interface AttemptWindow {
  startedAt: number;
  count: number;
}

const maxKeys = 50_000;

export function createAttemptLimit(clock: Clock, limit: { max: number; seconds: number }): AttemptLimit {
  const windows = new LRUCache<string, AttemptWindow>({ max: maxKeys });
  const windowMs = limit.seconds * 1000;
  return {
    countAttempt(key) {
      const now = clock.now().epochMilliseconds;
      let window = windows.get(key);
      if (!window || now >= window.startedAt + windowMs || now < window.startedAt) {
        window = { startedAt: now, count: 0 };
        windows.set(key, window);
      }
      if (window.count >= limit.max)
        return Math.max(1, Math.ceil((window.startedAt + windowMs - now) / 1000));
      window.count++;
      return null;
    },
    undoAttempt(key) {
      const window = windows.get(key);
      if (window && window.count > 0) window.count--;
    },
  };
}

/** The network of an address. Limits apply per network because one client has 2^64 IPv6 addresses. */
export function getAddressKey(address: string): string {
  if (!isIPv6(address)) return address;
  const mappedAddress = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mappedAddress?.[1]) return mappedAddress[1];
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const tailLength = tail === undefined || tail === '' ? 0 : tail.split(':').length;
  const expandedGroups =
    tail === undefined ? groups : [...groups, ...Array(8 - groups.length - tailLength).fill('0')];
  return expandedGroups.slice(0, 4).join(':');
}
