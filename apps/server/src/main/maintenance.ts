import { setImmediate } from 'node:timers/promises';
import { deleteOldEvents, maxDeletedEvents } from '../domains/analytics/index.ts';
import { deleteOldSessions, maxDeletedSessions } from '../domains/identity/index.ts';
import { countViewers } from '../domains/library/index.ts';
import { listRealms } from '../domains/realm/index.ts';
import { updateTitleWeights, updateWordFrequencies } from '../domains/search/index.ts';
import type { Services } from '../services.ts';

const intervalMs = 3_600_000;
const titlesPerBatch = 1000;

/**
 * Deletes expired sessions and events and updates search weights, every hour. Running late is harmless.
 * Returns a function that stops it.
 */
export function startMaintenance({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>): () => void {
  const timer = setInterval(() => {
    repeatWhileFull(maxDeletedSessions, () => deleteOldSessions(db, clock.now())).catch((error: unknown) => {
      log.warn({ err: error }, 'could not delete old sessions');
    });
    deleteExpiredEvents({ db, clock }).catch((error: unknown) => {
      log.warn({ err: error }, 'could not delete old events');
    });
    updateSearchWeights({ db }).catch((error: unknown) => {
      log.warn({ err: error }, 'could not update search weights');
    });
  }, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
}

async function deleteExpiredEvents({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  for (const { id, settings } of await listRealms(db)) {
    const cutoff = clock.now().subtract({ hours: settings.analytics.keepDays * 24 });
    await repeatWhileFull(maxDeletedEvents, () => deleteOldEvents(db, { realmId: id, before: cutoff }));
  }
}

export async function updateSearchWeights({ db }: Pick<Services, 'db'>): Promise<void> {
  for (let lastDeletedId = 0; ; ) {
    const viewerCounts = await countViewers(db, { after: lastDeletedId, limit: titlesPerBatch });
    if (viewerCounts.length > 0) await updateTitleWeights(db, viewerCounts);
    lastDeletedId = viewerCounts.at(-1)?.contentId ?? lastDeletedId;
    if (viewerCounts.length < titlesPerBatch) break;
  }
  await updateWordFrequencies(db);
}

/** Deletes in small batches, so that other queries do not wait for long. */
async function repeatWhileFull(batchSize: number, deleteBatch: () => Promise<number>): Promise<void> {
  while ((await deleteBatch()) >= batchSize) await setImmediate();
}
