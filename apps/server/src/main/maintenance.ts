import { setImmediate } from 'node:timers/promises';
import { deleteExpiredIdempotentResponses } from '../calls/index.ts';
import { deleteOldAnalyticsEvents, maxDeletedAnalyticsEvents } from '../domains/analytics/index.ts';
import {
  deleteExpiredDeviceCodes,
  deleteExpiredImpersonationTokens,
  deleteExpiredOneTimeTokens,
  deleteExpiredPasskeyChallenges,
  deleteExpiredPendingSignIns,
  deleteExpiredProviderSignInAttempts,
  deleteOldConsentRecords,
  deleteOldSecurityEvents,
  deleteOldSessions,
  maxAccessTokenSeconds,
  maxDeletedSessions,
} from '../domains/identity/index.ts';
import { countViewers, deleteExpiredRemovedEntries } from '../domains/library/index.ts';
import { listRealms } from '../domains/realm/index.ts';
import { updateTitleWeights, updateWordFrequencies } from '../domains/search/index.ts';
import { deleteExpiredRemovedItems } from '../domains/watchlists/index.ts';
import { deleteUnusedJwtKeys, rotateOldJwtKeys } from '../platform/jwt-keys/index.ts';
import { deleteOldMails } from '../platform/mail/index.ts';
import { deleteExpiredCounts } from '../platform/rate-limits/index.ts';
import type { Services } from '../services.ts';

const firstRunMs = 60_000;
const intervalMs = 3_600_000;
const titlesPerBatch = 1000;

type MaintenanceServices = Pick<Services, 'db' | 'clock' | 'log' | 'secrets'>;

/**
 * Runs maintenance a minute after the start and then every hour: deletes old sessions, mails, consent records and analytics events, expired
 * tokens of mails, sign-ins with providers and challenges of passkeys, counts of rate limits, responses of idempotent calls and removed entries of
 * lists, replaces old JWT keys, deletes those whose tokens have ended, and updates search weights. Returns a function that stops it.
 */
export function startMaintenance(services: MaintenanceServices): () => void {
  const timers = [
    setTimeout(() => void runMaintenance(services), firstRunMs).unref(),
    setInterval(() => void runMaintenance(services), intervalMs).unref(),
  ];
  return () => timers.forEach(clearTimeout);
}

/** Logs a task that fails; the others still run. Running late is harmless. */
export async function runMaintenance({ db, clock, log, secrets }: MaintenanceServices): Promise<void> {
  const tasks = {
    'could not delete old sessions': () =>
      repeatWhileFull(maxDeletedSessions, () => deleteOldSessions(db, clock.now())),
    'could not delete expired counts of rate limits': () => deleteExpiredCounts(db),
    'could not delete expired responses of idempotent calls': () =>
      deleteExpiredIdempotentResponses(db, clock.now()),
    'could not delete expired tokens of mails': () => deleteExpiredOneTimeTokens(db, clock.now()),
    'could not delete expired sign-ins with providers': () =>
      deleteExpiredProviderSignInAttempts(db, clock.now()),
    'could not delete expired challenges of passkeys': () => deleteExpiredPasskeyChallenges(db, clock.now()),
    'could not delete expired sign-ins that wait for a code': () =>
      deleteExpiredPendingSignIns(db, clock.now()),
    'could not delete expired sign-ins on televisions': () => deleteExpiredDeviceCodes(db, clock.now()),
    'could not delete expired links for acting as a viewer': () =>
      deleteExpiredImpersonationTokens(db, clock.now()),
    'could not delete old security events': () => deleteOldSecurityEvents(db, clock.now()),
    'could not delete old consent records': () => deleteOldConsentRecords(db, clock.now()),
    'could not delete old mails': () => deleteOldMails(db, clock.now()),
    'could not delete removed entries of lists': async () => {
      await deleteExpiredRemovedItems(db, clock.now());
      await deleteExpiredRemovedEntries(db, clock.now());
    },
    'could not delete old analytics events': () => deleteOldAnalyticsEventsOfAllRealms({ db, clock }),
    'could not rotate JWT keys': async () => {
      await rotateOldJwtKeys(secrets, clock.now());
      await deleteUnusedJwtKeys(secrets, { maxTokenSeconds: maxAccessTokenSeconds, now: clock.now() });
    },
    'could not update search weights': () => updateSearchWeights({ db }),
  };
  for (const [failureMessage, runTask] of Object.entries(tasks))
    await runTask().catch((error: unknown) => log.warn({ err: error }, failureMessage));
}

async function deleteOldAnalyticsEventsOfAllRealms({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<void> {
  for (const { id, settings } of await listRealms(db)) {
    const cutoff = clock.now().subtract({ hours: settings.analytics.keepDays * 24 });
    await repeatWhileFull(maxDeletedAnalyticsEvents, () =>
      deleteOldAnalyticsEvents(db, { realmId: id, before: cutoff }),
    );
  }
}

export async function updateSearchWeights({ db }: Pick<Services, 'db'>): Promise<void> {
  for (let lastTitleId = 0; ; ) {
    const viewerCounts = await countViewers(db, { after: lastTitleId, limit: titlesPerBatch });
    if (viewerCounts.length > 0) await updateTitleWeights(db, viewerCounts);
    lastTitleId = viewerCounts.at(-1)?.contentId ?? lastTitleId;
    if (viewerCounts.length < titlesPerBatch) break;
  }
  await updateWordFrequencies(db);
}

/** Deletes in small batches, so that other queries do not wait for long. */
async function repeatWhileFull(batchSize: number, deleteBatch: () => Promise<number>): Promise<void> {
  while ((await deleteBatch()) >= batchSize) await setImmediate();
}
