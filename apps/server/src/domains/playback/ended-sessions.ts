// Sessions that ended while one of their playback tokens may still be valid.
import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/database/index.ts';
import type { EventHub } from '../../platform/events/index.ts';
import { selectSessionsEndedSince } from '../identity/index.ts';
import { proofSeconds } from './tokens.ts';

export interface EndedSessions {
  has(session: string): boolean;
}

export async function followEndedSessions(
  db: Database,
  events: EventHub,
  now: Temporal.Instant,
): Promise<EndedSessions> {
  const ended = new LRUCache<string, true>({ max: 100_000, ttl: proofSeconds * 1000 });
  events.follow({ types: ['SessionEnded'] }, ({ payload }) => void ended.set(payload.sessionId, true));
  const before = await selectSessionsEndedSince(db, now.subtract({ seconds: proofSeconds }));
  for (const session of before) ended.set(session, true);
  return { has: (session) => ended.has(session) };
}
