// A title comes and goes by its dates without anybody's doing: whoever asks is told the truth at that moment. A job at
// each of the dates tells those who have asked before: caches, and pages that are open.
import { z } from 'zod';
import type { Executor } from '../../platform/database/index.ts';
import { emit } from '../../platform/events/index.ts';
import {
  defineJob,
  enqueue,
  handle,
  type JobDefinition,
  type JobHandler,
} from '../../platform/jobs/index.ts';

const availabilityJob: JobDefinition<{ contentId: string }> = defineJob({
  name: 'catalogue.turn',
  schema: z.strictObject({ contentId: z.string() }),
});

export interface AvailabilityDates {
  realmId: number;
  publicId: string;
  /** From or until which it can be seen. */
  dates: readonly (Temporal.Instant | null | undefined)[];
  now: Temporal.Instant;
}

/** Tells at each of the dates that is still to come. */
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

/** The title can be seen from now on, or no more. */
export async function publishAvailabilityChange(
  executor: Executor,
  { realmId, contentId }: { realmId: number; contentId: string },
): Promise<void> {
  await emit(executor, { realmId, type: 'ContentChanged', payload: { contentId } });
  await emit(executor, { realmId, type: 'ContentTurned', payload: { contentId } });
}

export function titleJobs(): JobHandler[] {
  return [
    handle(availabilityJob, async (ctx) => {
      const { realmId, payload } = ctx.job;
      await ctx.finish(async (trx) => {
        if (realmId !== null) await publishAvailabilityChange(trx, { realmId, contentId: payload.contentId });
        return undefined;
      });
    }),
  ];
}
