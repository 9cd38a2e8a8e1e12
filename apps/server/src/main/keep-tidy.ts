import { setImmediate } from 'node:timers/promises';
import { eventsAtOnce, forgetOldEvents } from '../domains/analytics/index.ts';
import { sessionsAtOnce, sweepSessions } from '../domains/identity/index.ts';
import { listRealms } from '../domains/realm/index.ts';
import type { Services } from '../services.ts';

const everyMs = 3_600_000;

/** Forgets what is over, now and then. Nothing depends on when; gives back how to stop. */
export function keepTidy({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>): () => void {
  const timer = setInterval(() => {
    untilLessThan(sessionsAtOnce, () => sweepSessions(db, clock.now())).catch((error: unknown) => {
      log.warn({ err: error }, 'old sessions could not be forgotten');
    });
    forgetEvents({ db, clock }).catch((error: unknown) => {
      log.warn({ err: error }, 'old events could not be forgotten');
    });
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

async function forgetEvents({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  for (const { id, settings } of await listRealms(db)) {
    const before = clock.now().subtract({ hours: settings.analytics.keepDays * 24 });
    await untilLessThan(eventsAtOnce, () => forgetOldEvents(db, { realmId: id, before }));
  }
}

/** In goes of a bounded size, so that nobody waits behind one, until there is nothing left to do. */
async function untilLessThan(size: number, forget: () => Promise<number>): Promise<void> {
  while ((await forget()) >= size) await setImmediate();
}
