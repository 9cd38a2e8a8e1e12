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
import { publishDueEvents } from './operations/publish-due-events.ts';

type EmptyPayload = Record<string, never>;

const publishDueEventsJob: JobDefinition<EmptyPayload> = defineJob({
  name: 'live.publish-due-events',
  schema: z.strictObject({}),
});

/** Schedules a job at the start and one at the end of the event. */
export async function schedulePublication(
  executor: Executor,
  event: { realmId: number; publicId: string; startsAt: Temporal.Instant; endsAt: Temporal.Instant },
): Promise<void> {
  for (const runAt of [event.startsAt, event.endsAt]) {
    const dedupeKey = `${event.publicId} ${runAt}`;
    await enqueue(executor, publishDueEventsJob, {}, { realmId: event.realmId, runAt, dedupeKey });
  }
}

/** Enqueues a job for the starts and ends that became due while no worker ran. */
export async function enqueueDueEventPublication(executor: Executor): Promise<void> {
  await enqueue(executor, publishDueEventsJob, {}, { dedupeKey: 'now' });
}

export function createLiveJobHandlers({ clock }: Pick<Services, 'clock'>): JobHandler[] {
  return [
    defineJobHandler(publishDueEventsJob, async (ctx) => {
      await ctx.finish(async (trx) => {
        await publishDueEvents(trx, clock.now());
        return undefined;
      });
    }),
  ];
}
