// Tracks sessions that ended while one of their playback tokens may still be valid.
import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/database/index.ts';
import type { EventHub } from '../../platform/events/index.ts';
import { selectSessionsEndedSince } from '../identity/index.ts';
import { maxTokenSeconds } from './tokens.ts';

export interface EndedSessions {
  has(session: string): boolean;
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
  const recentSessions = await selectSessionsEndedSince(db, now.subtract({ seconds: maxTokenSeconds }));
  for (const session of recentSessions) endedSessions.set(session, true);
  return { has: (session) => endedSessions.has(session) };
}
