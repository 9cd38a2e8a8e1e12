import { setImmediate } from 'node:timers/promises';
import { deleteOldEvents, maxDeletedEvents } from '../domains/analytics/index.ts';
import { deleteOldSessions, maxDeletedSessions } from '../domains/identity/index.ts';
import { countViewers } from '../domains/library/index.ts';
import { listRealms } from '../domains/realm/index.ts';
import { countWords, weighTitles } from '../domains/search/index.ts';
import type { Services } from '../services.ts';

const everyMs = 3_600_000;
const weighedAtOnce = 1000;

/**
 * Deletes expired sessions and events and updates search weights, every hour. Nothing depends on the time.
 * Returns the function that stops it.
 */
export function startMaintenance({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>): () => void {
  const timer = setInterval(() => {
    untilLessThan(maxDeletedSessions, () => deleteOldSessions(db, clock.now())).catch((error: unknown) => {
      log.warn({ err: error }, 'old sessions could not be forgotten');
    });
    forgetEvents({ db, clock }).catch((error: unknown) => {
      log.warn({ err: error }, 'could not delete old events');
    });
    updateSearchWeights({ db }).catch((error: unknown) => {
      log.warn({ err: error }, 'could not update search weights');
    });
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

async function forgetEvents({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  for (const { id, settings } of await listRealms(db)) {
    const before = clock.now().subtract({ hours: settings.analytics.keepDays * 24 });
    await untilLessThan(maxDeletedEvents, () => deleteOldEvents(db, { realmId: id, before }));
  }
}

export async function updateSearchWeights({ db }: Pick<Services, 'db'>): Promise<void> {
  for (let after = 0; ; ) {
    const watched = await countViewers(db, { after, limit: weighedAtOnce });
    if (watched.length > 0) await weighTitles(db, watched);
    after = watched.at(-1)?.contentId ?? after;
    if (watched.length < weighedAtOnce) break;
  }
  await countWords(db);
}

/** Works in batches of a bounded size, so that other queries do not wait for long. */
async function untilLessThan(size: number, forget: () => Promise<number>): Promise<void> {
  while ((await forget()) >= size) await setImmediate();
}
