// Sessions that were ended while their media tokens have not run out yet.
import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/database/index.ts';
import type { EventHub } from '../../platform/events/index.ts';
import { sessionsEndedSince } from '../identity/index.ts';
import { mediaTokenSeconds } from './tokens.ts';

export interface EndedSessions {
  has(session: string): boolean;
}

export async function followEndedSessions(
  db: Database,
  events: EventHub,
  now: Temporal.Instant,
): Promise<EndedSessions> {
  const ended = new LRUCache<string, true>({ max: 100_000, ttl: mediaTokenSeconds * 1000 });
  events.follow({ types: ['SessionEnded'] }, ({ payload }) => void ended.set(payload.sessionId, true));
  const before = await sessionsEndedSince(db, now.subtract({ seconds: mediaTokenSeconds }));
  for (const session of before) ended.set(session, true);
  return { has: (session) => ended.has(session) };
}
