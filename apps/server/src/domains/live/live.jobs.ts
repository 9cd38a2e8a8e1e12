// Due times are in the table of events; a job at each of them only makes the service look.
import { z } from 'zod';
import type { Executor } from '../../platform/database/index.ts';
import {
  defineJob,
  enqueue,
  handle,
  type JobDefinition,
  type JobHandler,
} from '../../platform/jobs/index.ts';
import type { Services } from '../../services.ts';
import { announceDue } from './operations/announce-due.ts';

type Nothing = Record<string, never>;

const tickJob: JobDefinition<Nothing> = defineJob({ name: 'live.tick', schema: z.strictObject({}) });

/** Looks at the event's start and at its end. */
export async function scheduleTicks(
  executor: Executor,
  event: { realmId: number; publicId: string; startsAt: Temporal.Instant; endsAt: Temporal.Instant },
): Promise<void> {
  for (const runAt of [event.startsAt, event.endsAt]) {
    const dedupeKey = `${event.publicId} ${runAt}`;
    await enqueue(executor, tickJob, {}, { realmId: event.realmId, runAt, dedupeKey });
  }
}

/** Looks now: what became due while nobody worked is told late rather than never. */
export async function tickNow(executor: Executor): Promise<void> {
  await enqueue(executor, tickJob, {}, { dedupeKey: 'now' });
}

export function liveJobs({ clock }: Pick<Services, 'clock'>): JobHandler[] {
  return [
    handle(tickJob, async (ctx) => {
      await ctx.finish(async (trx) => {
        await announceDue(trx, clock.now());
        return undefined;
      });
    }),
  ];
}
