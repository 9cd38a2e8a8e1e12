// Tracks sessions that ended while one of their playback tokens may still be valid.
import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/database/index.ts';
import type { EventHub } from '../../platform/events/index.ts';
import { selectSessionIdsRevokedSince } from '../identity/index.ts';
import { maxTokenSeconds } from './tokens.ts';

export interface EndedSessions {
  has(sessionId: string): boolean;
}

export async function trackEndedSessions(
  db: Database,
  events: EventHub,
  now: Temporal.Instant,
): Promise<EndedSessions> {
  const endedSessions = new LRUCache<string, true>({ max: 100_000, ttl: maxTokenSeconds * 1000 });
  events.follow(
    { types: ['SessionEnded'] },
    ({ payload }) => void endedSessions.set(payload.sessionId, true),
  );
  const recentSessionIds = await selectSessionIdsRevokedSince(db, now.subtract({ seconds: maxTokenSeconds }));
  for (const sessionId of recentSessionIds) endedSessions.set(sessionId, true);
  return { has: (sessionId) => endedSessions.has(sessionId) };
}
