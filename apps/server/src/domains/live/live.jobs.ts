// The table `live_event` contains the start and end times. A job at each of these times publishes the starts and
// ends that are due.
import { z } from 'zod';
import type { Executor } from '../../platform/database/index.ts';
import {
  defineJob,
  defineJobHandler,
  enqueue,
  type JobDefinition,
  type JobHandler,
} from '../../platform/jobs/index.ts';
import type { Services } from '../../services.ts';
import { publishStartsAndEnds } from './operations/publish-starts-and-ends.ts';

type EmptyPayload = Record<string, never>;

const publishStartsAndEndsJob: JobDefinition<EmptyPayload> = defineJob({
  // Queued jobs contain this name.
  name: 'live.publish-due-events',
  schema: z.strictObject({}),
});

/** Enqueues a job for the start of an event and one for its end. */
export async function enqueueStartAndEndJobs(
  executor: Executor,
  event: { realmId: number; publicId: string; startsAt: Temporal.Instant; endsAt: Temporal.Instant },
): Promise<void> {
  for (const runAt of [event.startsAt, event.endsAt]) {
    const dedupeKey = `${event.publicId} ${runAt}`;
    await enqueue(executor, publishStartsAndEndsJob, {}, { realmId: event.realmId, runAt, dedupeKey });
  }
}

/** Enqueues a job for the starts and ends that became due while no worker ran. */
export async function enqueueMissedStartsAndEnds(executor: Executor): Promise<void> {
  await enqueue(executor, publishStartsAndEndsJob, {}, { dedupeKey: 'now' });
}

export function createLiveJobHandlers({ clock }: Pick<Services, 'clock'>): JobHandler[] {
  return [
    defineJobHandler(publishStartsAndEndsJob, async (ctx) => {
      await ctx.finish(async (trx) => {
        await publishStartsAndEnds(trx, clock.now());
        return undefined;
      });
    }),
  ];
}
