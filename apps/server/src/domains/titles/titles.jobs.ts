// A title appears and disappears at the dates of its availability window; queries compare the dates with the
// clock. A job at each date emits events that refresh caches and open pages.
import { z } from 'zod';
import type { Executor } from '../../platform/database/index.ts';
import { emit } from '../../platform/events/index.ts';
import {
  defineJob,
  defineJobHandler,
  enqueue,
  type JobDefinition,
  type JobHandler,
} from '../../platform/jobs/index.ts';

const availabilityJob: JobDefinition<{ contentId: string }> = defineJob({
  name: 'titles.availability-changed',
  schema: z.strictObject({ contentId: z.string() }),
});

export interface AvailabilityDates {
  realmId: number;
  publicId: string;
  /** Dates at which the title becomes visible or hidden. */
  dates: readonly (Temporal.Instant | null | undefined)[];
  now: Temporal.Instant;
}

/** Schedules a job for each date in the future. */
export async function scheduleAvailabilityEvents(
  executor: Executor,
  { realmId, publicId, dates, now }: AvailabilityDates,
): Promise<void> {
  for (const runAt of dates) {
    if (!runAt || Temporal.Instant.compare(runAt, now) <= 0) continue;
    const dedupeKey = `${publicId} ${runAt}`;
    await enqueue(executor, availabilityJob, { contentId: publicId }, { realmId, runAt, dedupeKey });
  }
}

/** Notifies caches and open pages that the title became visible or hidden, or that its items changed. */
export async function publishAvailabilityChange(
  executor: Executor,
  { realmId, publicId }: { realmId: number; publicId: string },
): Promise<void> {
  await emit(executor, { realmId, type: 'ContentChanged', payload: { contentId: publicId } });
  await emit(executor, { realmId, type: 'ContentAvailabilityChanged', payload: { contentId: publicId } });
}

export function createTitleJobHandlers(): JobHandler[] {
  return [
    defineJobHandler(availabilityJob, async (ctx) => {
      const { realmId, payload } = ctx.job;
      await ctx.finish(async (trx) => {
        if (realmId !== null) await publishAvailabilityChange(trx, { realmId, publicId: payload.contentId });
        return undefined;
      });
    }),
  ];
}
